/* window-shortcuts.h: all keys, and what mouse and fingers do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Over the window. prefix: of the actions of the page that is shown, whose keys come first; or
 * NULL. */
void duck_window_shortcuts_show (GtkWindow *window, const char *prefix);

/* Whether the keys of this action are among them. */
gboolean duck_window_shortcuts_has (const char *action);

G_END_DECLS
