/* popups.h: windows and popovers that are made for one look
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a popover with the content at a place of the widget, in its pixels; it goes when it is
 * closed. Lent. */
GtkWidget *duck_popover_show (GtkWidget *widget, const GdkRectangle *place, GtkWidget *content,
                              GtkPositionType position);

/* Shows a menu with a corner where the pointer is, in pixels of the widget, as a secondary click
 * does; it goes when it is closed. Lent. */
GtkWidget *duck_menu_show_at (GtkWidget *widget, GMenuModel *menu, double x, double y);

/* A window beside the widget, which it goes with, around a content that scrolls; Escape closes it,
 * and Ctrl+S saves what the widget shows. Sizes in pixels. It is not shown yet. */
GtkWidget *duck_side_window_new (GtkWidget *widget, const char *title, GtkWidget *content,
                                 int width, int height);

G_END_DECLS
