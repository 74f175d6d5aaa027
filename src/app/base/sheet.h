/* sheet.h: dialogs that lie in the window which they belong to, where libadwaita can do that
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* While such a dialog lies in the window, no key reaches what is behind it: not the program's
 * either. */
void duck_sheet_watch (GtkWindow *window);

/* The one on top in the window, or NULL: dialogs that are windows of their own are not meant. Where
 * there is no room for it, libadwaita makes a window that has nothing else. */
GtkWidget *duck_sheet_find (GtkWindow *window);

/* Closes a dialog of either kind, as its button does. */
void duck_sheet_close (GtkWidget *dialog);

/* libadwaita's own, to be presented. width, height: what it has at first, in pixels. The properties
 * are those of AdwAboutWindow, with NULL behind them. */
GtkWidget *duck_sheet_new_preferences (AdwPreferencesPage *page, int width, int height);
GtkWidget *duck_sheet_new_about (const char *first_property, ...) G_GNUC_NULL_TERMINATED;
void duck_sheet_add_credits (GtkWidget *about, const char *title, char **people);
gboolean duck_sheet_is_about (GtkWidget *widget);

/* parent: a window, or a widget in one. */
void duck_sheet_present (GtkWidget *dialog, gpointer parent);

G_END_DECLS
