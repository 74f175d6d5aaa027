/* dialogs.h: dialogs that newer GTK has other classes for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/base/kind.h"
#include "store/disk/faults.h"

G_BEGIN_DECLS

typedef enum
{
  DUCK_ANSWER_CANCEL,
  DUCK_ANSWER_DISCARD,
  DUCK_ANSWER_SAVE,
  DUCK_ANSWER_SAVE_AS,
  DUCK_ANSWER_REPLACE,
} DuckAnswer;

/* Each is called once. path: NULL if no file was chosen. */
typedef void (*DuckAnswerFunc) (DuckAnswer answer, gpointer data);
typedef void (*DuckSaveFunc) (const char *path, gpointer data);

/* Called once for each file that was chosen, which may be none. */
typedef void (*DuckOpenFunc) (const char *path, gpointer data);

/* Called once with all (GFile), which may be none. */
typedef void (*DuckOpenFilesFunc) (GPtrArray *files, gpointer data);

/* All of these return at once, and keep data only until they have called. data of the first is an
 * object, which is kept alive so long. */
void duck_dialog_open_files (GtkWindow *parent, DuckOpenFilesFunc func, gpointer object);

/* Likewise one document of the kind. */
void duck_dialog_open_document (GtkWindow *parent, DuckKind kind, DuckOpenFunc func,
                                gpointer object);

/* Likewise one picture. */
void duck_dialog_open_picture (GtkWindow *parent, DuckOpenFunc func, gpointer object);

/* folder: NULL for where such files are kept (duck_kind_dup_save_folder()), else the user's
 * documents. A file name without the suffix gets it: func is never
 * called with another, nor with an existing file that the user has not agreed to replace. */
void duck_dialog_save_file (GtkWindow *parent, const char *title, const char *folder,
                            const char *name, const char *suffix, DuckSaveFunc func, gpointer data);

/* Questions about a document or a file by its name: to save, discard or cancel (name: with its
 * kind, as in Game “Mons”; gone: because there is no file any more); to save it before it is used
 * elsewhere, or cancel; to replace the file or cancel; to replace what another program has written,
 * save elsewhere or cancel. */
void duck_dialog_ask_save (GtkWindow *parent, const char *name, gboolean gone, DuckAnswerFunc func,
                           gpointer data);
void duck_dialog_ask_save_first (GtkWindow *parent, const char *name, DuckAnswerFunc func,
                                 gpointer data);
void duck_dialog_ask_overwrite (GtkWindow *parent, const char *name, DuckAnswerFunc func,
                                gpointer data);

/* To save under another name, or cancel: the file could not be written. reason: why. */
void duck_dialog_ask_elsewhere (GtkWindow *parent, const char *reason, DuckAnswerFunc func,
                                gpointer data);

/* To take back what is not saved, or cancel. n_changes: 0 if nobody knows how many there are.
 * changed_on_disk: another program has written the file. */
void duck_dialog_ask_revert (GtkWindow *parent, const char *name, guint n_changes,
                             gboolean changed_on_disk, DuckAnswerFunc func, gpointer data);

/* To discard what was kept of a document, or of all (name: NULL), or cancel. */
void duck_dialog_ask_discard (GtkWindow *parent, const char *name, DuckAnswerFunc func,
                              gpointer data);

/* To duplicate an army's book and make the army from the copy (replace), only to duplicate it
 * (discard), or cancel. */
void duck_dialog_ask_copy_book (GtkWindow *parent, const char *name, DuckAnswerFunc func,
                                gpointer data);

/* To give a game up (discard), or cancel. person: who does, "British"; meaning: what it comes to,
 * without a full stop, or NULL. */
void duck_dialog_ask_give_up (GtkWindow *parent, const char *person, const char *meaning,
                              DuckAnswerFunc func, gpointer data);

/* To end a step of a game (discard), or cancel. end: what its button says; names: of units that
 * could still act, of which there are n. */
void duck_dialog_ask_end (GtkWindow *parent, const char *end, const char *names, guint n,
                          DuckAnswerFunc func, gpointer data);

/* Asks for a name; answer: what its button says. func gets NULL if it stays as it was, and else
 * what has something in it. */
typedef void (*DuckNameFunc) (const char *name, gpointer data);
void duck_dialog_ask_name (GtkWindow *parent, const char *heading, const char *name,
                           const char *answer, DuckNameFunc func, gpointer data);

/* detail: lines to read and copy, or NULL. */
void duck_dialog_show_error (GtkWindow *parent, const char *heading, const char *body,
                             const char *detail);
void duck_dialog_show_faults (GtkWindow *parent, const StoreFaults *faults);

G_END_DECLS
