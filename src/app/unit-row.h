/* unit-row.h: a row of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/unit-item.h"

G_BEGIN_DECLS

#define DUCK_TYPE_UNIT_ROW (duck_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (DuckUnitRow, duck_unit_row, DUCK, UNIT_ROW, AdwBin)

GtkWidget *duck_unit_row_new (void);

/* NULL: the row is out of use. */
void duck_unit_row_set_item (DuckUnitRow *self, DuckUnitItem *item);

/* Where its unit stands in the army. */
guint duck_unit_row_get_index (DuckUnitRow *self);

G_END_DECLS
