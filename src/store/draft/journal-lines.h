/* journal-lines.h: the lines of journals, written and read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/draft/journal.h"

G_BEGIN_DECLS

/* Hexadecimal digits of a SHA-256 and the NUL: against accidents, not against forgers. */
#define STORE_JOURNAL_CHECKSUM_SIZE (16 + 1)

/* Lines without their end. The checksum, STORE_JOURNAL_CHECKSUM_SIZE bytes, is that of the line
 * before, "" before the header, and becomes this one's. */
char *store_journal_format_header (const char *kind, const char *subject, char *checksum);
char *store_journal_format_record (guint number, const char *record, char *checksum);

/* What has been read of a journal. */
typedef struct
{
  StoreJournalContents *contents;
  char checksum[STORE_JOURNAL_CHECKSUM_SIZE]; /* of the last good line */
  gsize size; /* of the good lines, in bytes */
} StoreJournalReading;

/* As store_journal_read(), into a reading of zeros; FALSE where that gives NULL. */
gboolean store_journal_read_lines (const char *path, StoreJournalReading *reading,
                                   StoreFaults *faults);

G_END_DECLS
