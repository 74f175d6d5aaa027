/* tooltip.h: tooltips that change often, and those of buttons that open something
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_widget_set_tooltip_text(), which asks the display server each time where the pointer is;
 * here the text is only fetched when somebody rests on the widget. NULL: none. */
void duck_tooltip_set (GtkWidget *widget, const char *text);

/* Lent; NULL: none. */
const char *duck_tooltip_get (GtkWidget *widget);

/* Once: menu buttons and drop-downs say nothing while what they have opened is there, over which
 * GTK would show it. */
void duck_tooltip_hush_open (void);

G_END_DECLS
