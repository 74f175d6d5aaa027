/* draft.h: the unsaved changes of a document, for after a crash
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/draft/journal.h"

G_BEGIN_DECLS

/* A document as it is after each edit, kept in a journal as it is made. The journal's kind is that
 * of the document, a word; its subject is the URI of the document's file, or nothing. A record's
 * first word says what it is:
 *
 *   stamp STAMP              what the file was like when the changes began
 *   title TITLE              what the document is called from now on
 *   whole TEXT               the document
 *   patch AT LENGTH SIZE TEXT  the document as before, but that the LENGTH bytes from AT on have
 *                            given way to TEXT, of SIZE bytes; more of the like may follow after a
 *                            blank, each for what the ones before lead to
 *
 * A journal that is full, or that the disk does not take, is followed by another, and removed once
 * that one is on the disk. */
typedef struct _StoreDraft StoreDraft;

/* Nothing is written before there is something to keep. path, stamp: NULL: there is no file. */
StoreDraft *store_draft_new (const char *folder, const char *kind, const char *path,
                             const char *stamp);

/* Keeps the document as it is now: UTF-8, not empty. It outlives this program as soon as the
 * function returns. An error says why it is not kept; what was kept before is, and the next call
 * tries again. */
gboolean store_draft_keep (StoreDraft *draft, const char *title, GBytes *bytes, GError **error);

/* The file stays, to be offered as one that was left. */
void store_draft_close (StoreDraft *draft);

/* The file goes: the changes are saved, or not wanted. */
gboolean store_draft_discard (StoreDraft *draft, GError **error);

/* A draft that no program is writing: one was left by a crash. */
typedef struct
{
  char *journal; /* path of its file */
  char *kind; /* of the document; NULL: nothing of it can be read */
  char *path; /* of the document's file; or NULL */
  char *stamp; /* of that file when the changes began; or NULL */
  char *title; /* of the document; or NULL */
  gint64 time; /* of the last change, in seconds since the epoch */
  guint n_versions; /* of the document that can be read; the first is 0 */
  gboolean damaged; /* there were more */
  GPtrArray *records; /* char; those that can be read */
} StoreLeftDraft;

/* The drafts that were left in the folder, the oldest first. Nothing is removed but journals in
 * which there is nothing. */
GPtrArray *store_left_draft_list (const char *folder);
void store_left_draft_free (StoreLeftDraft *left);

/* The document as it was after an edit; free it. */
GBytes *store_left_draft_get_version (const StoreLeftDraft *left, guint version);

/* Goes on with the draft, which is read again: another program may have done so since. What is
 * damaged is followed by another journal as soon as there is something to keep. */
StoreDraft *store_left_draft_take_over (StoreLeftDraft *left, GError **error);

/* Removes its file, unless a program has taken it over by now. */
gboolean store_left_draft_discard (const StoreLeftDraft *left, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreDraft, store_draft_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreLeftDraft, store_left_draft_free)

G_END_DECLS
