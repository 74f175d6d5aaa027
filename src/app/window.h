/* window.h: the main window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/application.h"
#include "app/dialogs.h"
#include "app/document.h"
#include "app/library-model.h"

G_BEGIN_DECLS

#define DUCK_TYPE_WINDOW (duck_window_get_type ())
G_DECLARE_FINAL_TYPE (DuckWindow, duck_window, DUCK, WINDOW, AdwApplicationWindow)

GtkWidget *duck_window_new (DuckApplication *application);

/* Lets the user choose files to open. */
void duck_window_choose_files (DuckWindow *self);

/* Opens the file in a tab, or shows the tab that has it; of a map of another program a window says
 * first what becomes of it. FALSE: it cannot be opened, and a dialog says why. */
gboolean duck_window_open_file (DuckWindow *self, GFile *file);

/* Opens a draft that was left, in place of its file if a tab has that. FALSE: it cannot be opened,
 * and something says why. */
gboolean duck_window_recover (DuckWindow *self, StoreLeftDraft *left);

/* Shows the document in a new tab. */
void duck_window_add_document (DuckWindow *self, DuckDocument *document);

/* The document of the tab that is shown; NULL: none is, or the library is shown. */
DuckDocument *duck_window_get_document (DuckWindow *self);

guint duck_window_get_n_documents (DuckWindow *self);

/* DuckDocument of the tabs, in their order; free the array. */
GPtrArray *duck_window_list_documents (DuckWindow *self);

/* The documents of the library; lent. */
DuckLibraryModel *duck_window_get_library_model (DuckWindow *self);

/* Saves the document, asking where if that is not plain. */
void duck_window_save_document (DuckWindow *self, DuckDocument *document, DuckSaveFunc func,
                                gpointer data);

/* Whether a tab has the file at path. */
gboolean duck_window_has_open (DuckWindow *self, const char *path);

/* Says in passing what has been done. button: its label, or NULL. The toast belongs to the
 * window. */
AdwToast *duck_window_add_toast (DuckWindow *self, const char *text, const char *button);

/* Says so, once, if fonts of what is printed or drawn are not installed. */
void duck_window_say_missing_fonts (DuckWindow *self);

G_END_DECLS
