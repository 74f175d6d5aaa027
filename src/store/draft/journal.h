/* journal.h: records that are kept as they are made, for after a crash
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/disk/faults.h"

G_BEGIN_DECLS

/* A text file that only grows: a header, then a line for each record. It holds what no document has
 * yet, such as the edits of a draft or the orders of a game; what a record means is up to the kind
 * of the journal. Every line has a checksum over itself and all lines before it, so that what is
 * read is the beginning of what was written, whatever happened to the file:
 *
 *   duckboard-journal 1.0 CHECKSUM KIND SUBJECT
 *   1 CHECKSUM RECORD
 *   2 CHECKSUM RECORD
 *
 * Control characters and backslashes stand as a backslash and two hexadecimal digits. */
typedef struct _StoreJournal StoreJournal;

#define STORE_JOURNAL_VERSION "1.0"
#define STORE_JOURNAL_SUFFIX ".duckjournal"

/* What was read from a journal: all of it, or what stands before the first damage. */
typedef struct
{
  char *kind;
  char *subject;
  GPtrArray *records; /* char, in the order in which they were appended */
  gboolean torn; /* the last line was broken off or damaged, and is not among the records */
} StoreJournalContents;

void store_journal_contents_free (StoreJournalContents *contents);

/* Reads a journal, also one that is being written. NULL and a fault if it is none, or of another
 * version. Damage before the last line is a fault too, but what stands before it is given. */
StoreJournalContents *store_journal_read (const char *path, StoreFaults *faults);

/* The paths of the journals in the folder that no program is writing, the oldest first: those that
 * were left behind. Those without a record are removed. A folder that does not exist has none. */
GPtrArray *store_journal_list_left (const char *folder);

/* Begins a journal in the folder, which is made if need be.
 * kind: what the records mean, a word; subject: what they belong to, such as a path. */
StoreJournal *store_journal_new (const char *folder, const char *kind, const char *subject,
                                 GError **error);

/* Opens a journal that was left, to append more; what it has is given to contents. A torn last line
 * is cut off. An error if it is damaged before that, or if another program is writing it. */
StoreJournal *store_journal_open (const char *path, StoreJournalContents **contents,
                                  GError **error);

const char *store_journal_get_path (const StoreJournal *journal);

/* Appends a record, valid UTF-8. It outlives this program as soon as the function returns, and the
 * machine a moment later: a thread of the journal's own syncs the disk, once for all that has come
 * in the meantime.
 *
 * After an error the journal takes nothing more, as a record would be missing before the next: this
 * function and the next give the same error, and the caller begins another journal. */
gboolean store_journal_append (StoreJournal *journal, const char *record, GError **error);

/* Waits until all records are on the disk. */
gboolean store_journal_flush (StoreJournal *journal, GError **error);

/* Calls back, at most once, when the disk did not take what was appended, in the main context that
 * is the default of the calling thread; the same thread closes the journal. */
typedef void (*StoreJournalFailed) (const GError *error, gpointer data);
void store_journal_set_failed (StoreJournal *journal, StoreJournalFailed failed, gpointer data);

/* Closes the journal, once all is on the disk; the file stays, to be opened again. */
void store_journal_close (StoreJournal *journal);

/* Closes the journal and removes its file: what it holds is saved elsewhere, or not wanted. */
gboolean store_journal_discard (StoreJournal *journal, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreJournal, store_journal_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreJournalContents, store_journal_contents_free)

G_END_DECLS
