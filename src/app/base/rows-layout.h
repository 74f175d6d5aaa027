/* rows-layout.h: rows above each other, of which some are left out where the window is too low
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUCK_ROWS_MAX_SPARES 2

#define DUCK_TYPE_ROWS_LAYOUT (duck_rows_layout_get_type ())
G_DECLARE_FINAL_TYPE (DuckRowsLayout, duck_rows_layout, DUCK, ROWS_LAYOUT, GtkLayoutManager)

/* What is left over goes to the rows that expand. Property "comfort": as much of it, in pixels, as
 * they have to have before the spare rows are in sight.
 *
 * A row that is a GtkScrolledWindow with a natural height to propagate is as high as its content
 * at that width, or else as the last parts of that, children of one box, which fit whole. */

/* The rows, lent, that may be left out, the first one first; NULL: none. They need no room in the
 * least height. */
void duck_rows_layout_set_spares (DuckRowsLayout *self, GtkWidget *first, GtkWidget *second);

G_END_DECLS
