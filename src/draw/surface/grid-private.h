/* grid-private.h: tables of the rules on printed sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/flow-private.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* What stands in the rows of a table, without the columns in which nothing does; of one that is
 * looked up by two words a square of these. */
typedef struct _DrawGrid DrawGrid;

/* The n-th table of the rules, as it is in the operation, or NULL. NULL: it has no rows. */
DrawGrid *draw_grid_new (const WarRules *rules, guint table, const WarOperation *operation);
void draw_grid_free (gpointer grid);

guint draw_grid_get_n_columns (const DrawGrid *grid);

/* With the one that says what the columns are, which is number 0. */
guint draw_grid_get_n_rows (const DrawGrid *grid);

/* Returns the height of the row. */
double draw_grid_row (const DrawPen *pen, const DrawGrid *grid, guint row, double y);

G_END_DECLS
