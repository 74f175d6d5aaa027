/* window.h: the main window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_WINDOW (duck_window_get_type ())
G_DECLARE_FINAL_TYPE (DuckWindow, duck_window, DUCK, WINDOW, AdwApplicationWindow)

/* A DuckShell. The library outlives it. */
GtkWidget *duck_window_new (GtkApplication *application, StoreLibrary *library);

/* Lets the user choose files to open. */
void duck_window_choose_files (DuckWindow *self);

/* Opens the files (GFile), the first at once and the others one by one behind it, while the window
 * goes on: of each that cannot be opened a dialog says why. */
void duck_window_open_files (DuckWindow *self, GPtrArray *files);

/* Likewise, by a function of an owner that lives as long as the window. FALSE: it has not been
 * opened. */
typedef gboolean (*DuckOpenOne) (gpointer owner, GFile *file);
void duck_window_open_one_by_one (DuckWindow *self, GPtrArray *files, DuckOpenOne open,
                                  gpointer owner);

/* Opens a draft that was left, in place of its file if a tab has that. FALSE: it cannot be opened,
 * and something says why. */
gboolean duck_window_recover (DuckWindow *self, StoreLeftDraft *left);

/* The document of the tab that is shown; NULL: none is, or the library is shown. */
DuckDocument *duck_window_get_document (DuckWindow *self);

guint duck_window_get_n_documents (DuckWindow *self);

G_END_DECLS
