/* dialogs.h: dialogs that newer GTK has other classes for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "store/faults.h"

G_BEGIN_DECLS

typedef enum
{
  DUCK_ANSWER_CANCEL,
  DUCK_ANSWER_DISCARD,
  DUCK_ANSWER_SAVE,
} DuckAnswer;

/* Each is called once. path: NULL if no file was chosen. */
typedef void (*DuckAnswerFunc) (DuckAnswer answer, gpointer data);
typedef void (*DuckSaveFunc) (const char *path, gpointer data);

/* Called once for each file that was chosen, which may be none. */
typedef void (*DuckOpenFunc) (const char *path, gpointer data);

/* All of these return at once, and keep data only until they have called. data of the first is an
 * object, which is kept alive so long. */
void duck_dialog_open_files (GtkWindow *parent, DuckOpenFunc func, gpointer object);

/* folder: NULL for the user's documents. A file name without the suffix gets it. */
void duck_dialog_save_file (GtkWindow *parent, const char *title, const char *folder,
                            const char *name, const char *suffix, DuckSaveFunc func, gpointer data);
void duck_dialog_ask_save (GtkWindow *parent, const char *name, DuckAnswerFunc func, gpointer data);

/* detail: lines to read and copy, or NULL. */
void duck_dialog_show_error (GtkWindow *parent, const char *heading, const char *body,
                             const char *detail);
void duck_dialog_show_faults (GtkWindow *parent, const StoreFaults *faults);

G_END_DECLS
