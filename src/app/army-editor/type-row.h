/* type-row.h: a row of the book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/type-item.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TYPE_ROW (duck_type_row_get_type ())
G_DECLARE_FINAL_TYPE (DuckTypeRow, duck_type_row, DUCK, TYPE_ROW, AdwBin)

GtkWidget *duck_type_row_new (void);

/* NULL: the row is out of use. */
void duck_type_row_set_item (DuckTypeRow *self, DuckTypeItem *item);

G_END_DECLS
