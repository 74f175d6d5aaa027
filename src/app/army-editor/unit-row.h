/* unit-row.h: a row of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/unit-item.h"

G_BEGIN_DECLS

#define DUCK_TYPE_UNIT_ROW (duck_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (DuckUnitRow, duck_unit_row, DUCK, UNIT_ROW, AdwBin)

/* Signals: "chosen": its menu is about to open, so its unit should be the one that is selected;
 * "dropped", with a DuckUnitItem or a DuckTypeItem of the book, and whether after this row: that is
 * to come here. */

/* menu: what can be done with a unit, by actions that apply to the selected ones. */
GtkWidget *duck_unit_row_new (GMenuModel *menu);

/* NULL: the row is out of use. */
void duck_unit_row_set_item (DuckUnitRow *self, DuckUnitItem *item);
DuckUnitItem *duck_unit_row_get_item (DuckUnitRow *self);

/* Whether the army takes no more units. */
void duck_unit_row_set_full (DuckUnitRow *self, gboolean full);

G_END_DECLS
