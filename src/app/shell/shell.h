/* shell.h: what pages and dialogs may ask of the window that they are in
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/base/dialogs.h"
#include "app/library/library-model.h"
#include "desk/documents/document.h"

G_BEGIN_DECLS

/* The main window is one. Pages and dialogs know no more of it than this, so that it can know them
 * all. */
#define DUCK_TYPE_SHELL (duck_shell_get_type ())
G_DECLARE_INTERFACE (DuckShell, duck_shell, DUCK, SHELL, GtkWindow)

struct _DuckShellInterface
{
  GTypeInterface parent_iface;

  StoreLibrary *(*get_library) (DuckShell *self);
  DuckLibraryModel *(*get_library_model) (DuckShell *self);
  gboolean (*open_file) (DuckShell *self, GFile *file);
  void (*add_document) (DuckShell *self, DuckDocument *document);
  GPtrArray *(*list_documents) (DuckShell *self);
  gboolean (*has_open) (DuckShell *self, const char *path);
  void (*save_document) (DuckShell *self, DuckDocument *document, DuckSaveFunc func, gpointer data);
  AdwToast *(*add_toast) (DuckShell *self, const char *text, const char *button);
  void (*say_missing_fonts) (DuckShell *self);
};

/* The window that the widget is in; or, if that is a dialog, the one that it was opened from. NULL:
 * in none. */
DuckShell *duck_shell_find (gpointer widget);

/* Rules, books and shipped documents; lent, and lives as long as the program. */
StoreLibrary *duck_shell_get_library (DuckShell *self);

/* The documents of the library; lent. */
DuckLibraryModel *duck_shell_get_library_model (DuckShell *self);

/* Opens the file in a tab, or shows the tab that has it; of a map of another program a window says
 * first what becomes of it, and a roster is shown as it is printed. FALSE: it cannot be opened, and
 * a dialog says why. */
gboolean duck_shell_open_file (DuckShell *self, GFile *file);

/* Shows the document in a new tab. */
void duck_shell_add_document (DuckShell *self, DuckDocument *document);

/* DuckDocument of the tabs, in their order; free the array. */
GPtrArray *duck_shell_list_documents (DuckShell *self);

/* So that tabs and what is in the library can be told apart: "Langemarck · Again", or with a number
 * behind it, "Langemarck · Again (2)". */
char *duck_shell_dup_free_title (DuckShell *self, const char *wanted);

/* Whether a tab has the file at path. */
gboolean duck_shell_has_open (DuckShell *self, const char *path);

/* Saves the document, asking where if that is not plain. */
void duck_shell_save_document (DuckShell *self, DuckDocument *document, DuckSaveFunc func,
                               gpointer data);

/* Says in passing what has been done. button: its label, or NULL. The toast belongs to the
 * window. */
AdwToast *duck_shell_add_toast (DuckShell *self, const char *text, const char *button);

/* What is being typed counts: the focus leaves where it is, and comes back. */
void duck_shell_finish_typing (DuckShell *self);

/* Says so, once, if fonts of what is printed or drawn are not installed. */
void duck_shell_say_missing_fonts (DuckShell *self);

G_END_DECLS
