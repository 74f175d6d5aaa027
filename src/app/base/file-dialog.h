/* file-dialog.h: the desktop's own dialogs in which files are chosen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Called once with what was chosen (GFile), which may be nothing. Who asks to save one chooses one
 * at most. Only what has a path is a file. */
typedef void (*DuckFilesFunc) (GPtrArray *files, gpointer data);

/* filters: GtkFileFilter; the first is chosen. Both return at once. */
void duck_file_dialog_open (GtkWindow *parent, const char *title, GListModel *filters,
                            gboolean multiple, DuckFilesFunc func, gpointer data);

/* folder: where the dialog begins. Whether a file may be replaced is asked by it. */
void duck_file_dialog_save (GtkWindow *parent, const char *title, const char *folder,
                            const char *name, DuckFilesFunc func, gpointer data);

G_END_DECLS
