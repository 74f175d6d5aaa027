/* document.h: an open file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "desk/documents/history.h"
#include "draw/surface/sheets.h"
#include "draw/surface/subject.h"
#include "store/documents/library.h"
#include "store/draft/draft.h"

G_BEGIN_DECLS

#define DUCK_TYPE_DOCUMENT (duck_document_get_type ())
G_DECLARE_DERIVABLE_TYPE (DuckDocument, duck_document, DUCK, DOCUMENT, GObject)

/* An open file: an immutable value of the engine, its history, and where it is kept.
 *
 * Properties, all read-only, that notify: "title", "path", "modified", "undo-name", "redo-name".
 * Signals: "changed": there is another value, by an edit, an undo or a redo; "draft-failed" (text):
 * unsaved changes would not outlive a crash, and why. An edit is in the draft when "changed" is
 * emitted, unless somebody holds the draft; where one went in the history, as soon as that has been
 * drawn. */
struct _DuckDocumentClass
{
  GObjectClass parent_class;

  const char *suffix; /* of its files: ".duckarmy" */
  const char *kind; /* N_(): "Armies", for a file chooser */

  /* What a file says, in any thread; NULL if faults has anything to say. Then a document that is
   * made of it, which takes it over; or it is released. */
  gpointer (*read) (StoreLibrary *library, const char *path, StoreFaults *faults);
  DuckDocument *(*make) (StoreLibrary *library, const char *path, gpointer value);
  GDestroyNotify release;

  const char *(*get_title) (DuckDocument *self);
  char *(*dup_stem) (DuckDocument *self); /* of its own file's name; NULL: made of the title */
  gboolean (*save) (DuckDocument *self, const char *path, GError **error);

  /* What its draft keeps: a file that needs no other, and the document made of such bytes. path: of
   * its file, or NULL; only what was absent is looked for beside it. Documents that are never
   * edited have neither. */
  GBytes *(*to_bytes) (DuckDocument *self);
  DuckDocument *(*from_bytes) (StoreLibrary *library, const char *path, GBytes *bytes,
                               StoreFaults *faults);

  /* What is printed of a value, which ref_value keeps so long, in any thread; NULL for what is not
   * printed. subject: NULL if it has none. sheet_parts: what may be left out of it, as
   * DrawSheetPart. */
  DrawSheets *(*new_sheets) (gpointer value, const DrawSubject *subject,
                             const DrawSheetSetup *setup);
  gpointer (*ref_value) (gpointer value);
  guint sheet_parts;
  /* What those of its parts are about that stand behind it; NULL: it has none. A routine is found
   * by the rules. */
  DrawSubject (*get_subject) (DuckDocument *self);

  /* Follows another value, before anybody else hears of it. */
  void (*value_changed) (DuckDocument *self);

  /* The files that it takes something from, as store/documents/links.h lists them; and what it
   * does when one of them has come, changed or gone: TRUE if it has something else to show. All may
   * be NULL. */
  GPtrArray *(*list_links) (DuckDocument *self, const char *folder);
  gboolean (*links_changed) (DuckDocument *self, const char *folder);
  DuckCarryFunc carry_found; /* what of it steps have that can be redone */

  /* Keeps what the file that has just been read says beside what can be edited; may be NULL. */
  void (*file_read) (DuckDocument *self);

  /* Why so many steps may not be undone, or redone, as duck_document_go() has them, a sentence;
   * NULL: they may. And what is done about it when somebody tries. Both may be NULL: all may. */
  const char *(*find_bar) (DuckDocument *self, gint n_steps);
  void (*barred) (DuckDocument *self, const char *bar);
};

/* For subclasses: the first value, which is taken over, and the rest of what a document is made of.
 * The library must outlive the document. */
void duck_document_construct (DuckDocument *self, StoreLibrary *library, const char *path,
                              gpointer value, GDestroyNotify unref);

/* For subclasses: the present value; an edit, which takes the value over. */
gpointer duck_document_get_value (DuckDocument *self);
void duck_document_push (DuckDocument *self, gpointer value, const char *name);
void duck_document_push_typed (DuckDocument *self, gpointer value, const char *name);
void duck_document_push_typed_into (DuckDocument *self, gpointer value, const char *name,
                                    const char *part);

/* Likewise, when what was absent has been found: a document that was as its file says still is, and
 * what has been undone can still be redone, with what was found. */
void duck_document_push_found (DuckDocument *self, gpointer value, const char *name);

/* Likewise, when something comes of the last step by itself: both are one step. */
void duck_document_replace (DuckDocument *self, gpointer value);

StoreLibrary *duck_document_get_library (DuckDocument *self);
const char *duck_document_get_title (DuckDocument *self);
const char *duck_document_get_path (DuckDocument *self); /* or NULL */

/* Whether it is other than its file, or the file is gone. */
gboolean duck_document_get_modified (DuckDocument *self);

/* Whether its file has been deleted or moved by somebody else. It is watched; what happens to the
 * folders around it shows when one looks again. */
gboolean duck_document_is_gone (DuckDocument *self);
void duck_document_check_file (DuckDocument *self);

/* Whether it came with the program: such a document is saved elsewhere. */
gboolean duck_document_is_shipped (DuckDocument *self);

gboolean duck_document_can_print (DuckDocument *self);

gboolean duck_document_undo (DuckDocument *self);
gboolean duck_document_redo (DuckDocument *self);
const char *duck_document_get_undo_name (DuckDocument *self); /* NULL: nothing to undo */
const char *duck_document_get_redo_name (DuckDocument *self);

/* Like duck_history_go(), and the lists of names. However many steps it goes, the document changes
 * once. Its kind may have a bar to that, which is a sentence; NULL: none. */
gboolean duck_document_go (DuckDocument *self, gint n_steps);
const char *duck_document_find_bar (DuckDocument *self, gint n_steps);
const char **duck_document_list_undo (DuckDocument *self, guint max);
const char **duck_document_list_redo (DuckDocument *self, guint max);

/* Whether another program has written the document's file since it was opened or saved here. A file
 * that is gone has not changed: saving brings it back. */
gboolean duck_document_has_changed_on_disk (DuckDocument *self);

/* Writes the file at path, which from then on is the document's. On an error nothing changes. */
gboolean duck_document_save (DuckDocument *self, const char *path, GError **error);

/* Reads the document's file again, in a step that can be undone; what was unsaved is no longer kept
 * as a draft. FALSE: nothing changes, and faults has something to say. */
gboolean duck_document_revert (DuckDocument *self, StoreFaults *faults);

/* How many steps are unsaved; 0: none, or nobody knows how many. */
guint duck_document_count_unsaved (DuckDocument *self);

/* Before a file is written over by one of less than a tenth of its size, it is kept under another
 * name, which is given to backup, else NULL. FALSE: it cannot be kept. */
gboolean duck_document_back_up (DuckDocument *self, const char *path, char **backup,
                                GError **error);

/* From now on unsaved changes are kept in the folder as they are made, until they are saved, undone
 * or given up. */
void duck_document_keep_draft (DuckDocument *self, const char *folder);
void duck_document_give_up_draft (DuckDocument *self);

/* Until as many releases edits are not yet in the draft: for whoever makes several of them before
 * anybody can see the first. */
void duck_document_hold_draft (DuckDocument *self);
void duck_document_release_draft (DuckDocument *self);

/* A document as it was when the program ended unexpectedly: modified, and going on with that draft.
 * NULL: faults says why not. */
DuckDocument *duck_document_recover (StoreLibrary *library, StoreLeftDraft *left,
                                     StoreFaults *faults);

/* Where files that are made of it are likely to go: the folder of its own file; NULL: the user's
 * documents. Free it. */
char *duck_document_dup_folder (DuckDocument *self);

/* Likewise for files that other programs read, which nobody looks for in the program's own
 * folder. */
char *duck_document_dup_export_folder (DuckDocument *self);

/* How the file at path is linked to from the document: by its name, if it lies in the same folder,
 * or may come to do so; NULL: it cannot be. Free it. */
char *duck_document_dup_link (DuckDocument *self, const char *path);

/* "My Army.duckarmy": a file name made of the title; suffix NULL: the document's own, "": none. The
 * file of a book is called as its id. */
char *duck_document_suggest_name (DuckDocument *self, const char *suffix);

/* The name of the file in which it would be saved; what has none of its own yet is not to replace
 * another's, as that of the last new operation. Free it. */
char *duck_document_suggest_file (DuckDocument *self);

/* What sheets and other programs' files are made of, lent until the document changes; FALSE: there
 * is no such thing. */
gboolean duck_document_find_subject (DuckDocument *self, DrawSubject *subject);

/* What can be left out of its sheets, as DrawSheetPart. */
guint duck_document_get_sheet_parts (DuckDocument *self);

/* Opens a file of any kind: NULL if faults has anything to say. */
DuckDocument *duck_document_open (StoreLibrary *library, const char *path, StoreFaults *faults);

G_END_DECLS
