/* document-private.h: what the parts of an open file share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "desk/documents/history.h"
#include "desk/documents/link-watch.h"

G_BEGIN_DECLS

typedef struct
{
  StoreLibrary *library;
  DuckHistory *history;
  char *path; /* or NULL */
  char *stamp; /* of the file as it was opened or saved here; NULL: it was not there */
  gboolean shipped;
  GFileMonitor *monitor; /* of the path; NULL: there is none, or it cannot be watched */
  gboolean gone; /* there is no file at the path any more */
  DuckLinkWatch *links; /* NULL: it takes nothing from other files */

  char *draft_folder; /* NULL: no draft is kept */
  StoreDraft *draft; /* NULL: there is nothing to keep */
  guint draft_source; /* will bring it up to date; or 0 */
  guint n_draft_holds;
  gboolean draft_is_due; /* an edit was held back from it */
  gboolean draft_failed; /* and that has been said */
} DuckDocumentPrivate;

DuckDocumentPrivate *duck_document_get_private (DuckDocument *self);

/* The class whose files are called like the path; NULL: the faults say so. */
const DuckDocumentClass *duck_document_find_class (const char *path, StoreFaults *faults);

/* A document of what the class has read, which is taken over. stamp: of the file before. */
DuckDocument *duck_document_make (const DuckDocumentClass *klass, StoreLibrary *library,
                                  const char *path, const char *stamp, gpointer value);

/* The class keeps what the file that has just been read says beside what can be edited. */
void duck_document_note_file_read (DuckDocument *self);

/* There is another value: keeps it as a draft, and tells everybody. */
void duck_document_notify_value (DuckDocument *self);

G_END_DECLS
