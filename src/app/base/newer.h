/* newer.h: calls whose names have changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row that folds out is a list item without a name to screen readers: it is given its title, also
 * when that changes. */
GtkWidget *duck_expander_row_new (void);
void duck_expander_row_name (AdwExpanderRow *row);

/* At the end of the row's head, before what has been added there already. */
void duck_expander_row_add (AdwExpanderRow *row, GtkWidget *widget);

/* What the widget writes with; what stands out where it lies, in front of whatever. */
void duck_widget_get_color (GtkWidget *widget, GdkRGBA *color);
void duck_widget_get_accent (GtkWidget *widget, GdkRGBA *color);

/* Lets the desktop show the file among others; an older one shows only its folder. */
void duck_window_show_in_folder (GtkWindow *window, const char *path);

/* Readers of the screen say the text, wherever the keys are; of an older GTK it becomes the name of
 * the widget, which is to be one that they follow: of a status. */
void duck_widget_announce (GtkWidget *widget, const char *text);

/* A point in the widget, in those of another; FALSE: they are not in one window. */
gboolean duck_widget_find_point (GtkWidget *widget, GtkWidget *other, double x, double y,
                                 double *other_x, double *other_y);

G_END_DECLS
