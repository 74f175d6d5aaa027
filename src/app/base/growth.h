/* growth.h: rows of a long list, of which each frame makes a few
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Who opens a large document sees the first rows at once, and the window answers while the others
 * come. Who presses a key in the list may mean the last of them: then all are there. */
typedef struct _DuckGrowth DuckGrowth;

/* Makes n more rows, or as many as are lacking. FALSE: none is lacking any more. */
typedef gboolean (*DuckGrow) (guint n, gpointer data);

/* Rows of the widget, n_first at once and n_more in each frame. To be freed before what func needs
 * is gone; the widget may go before. */
DuckGrowth *duck_growth_new (GtkWidget *widget, guint n_first, guint n_more, DuckGrow func,
                             gpointer data);

/* The same of the model, which the widget shows, beside those that it has. */
DuckGrowth *duck_growth_new_of_slice (GtkWidget *widget, guint n_first, guint n_more,
                                      GtkSliceListModel *model);
void duck_growth_free (DuckGrowth *growth);

/* There are others now, of which the first are lacking as well. */
void duck_growth_begin_anew (DuckGrowth *growth, guint n_first);

/* All rows are there from now on. growth may be NULL. */
void duck_growth_finish (DuckGrowth *growth);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckGrowth, duck_growth_free)

G_END_DECLS
