/* kind.h: the kinds of documents, all treated alike
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/documents/library.h"

typedef struct
{
  const char *name; /* "army" */
  /* ".duckarmy"; of what is never written: an example in the data; NULL: it is another program's */
  const char *suffix;

  /* Reads a document and writes it again: the canonical file, or NULL and faults.
   * folder: where links lead from; or NULL. */
  GBytes *(*rewrite) (StoreLibrary *library, GBytes *bytes, const char *folder,
                      StoreFaults *faults);

  char *(*dup_example) (StoreLibrary *library); /* where no file has it; or NULL */
  GBytes *(*pack) (const char *text, gsize length); /* what is read lies in an archive; or NULL */
} Kind;

/* Ends with a name of NULL. */
extern const Kind kinds[];

/* What is read alike, but has no kind of file of its own: tables of rules and files of other
 * programs, of which what is rewritten is empty, and operations that bring all they need. Ends so,
 * too. */
extern const Kind read_kinds[];

/* The documented example of the kind: its text, and, if folder is not NULL, where it lies. Both are
 * to be freed. */
char *kind_get_example (const Kind *kind, StoreLibrary *library, char **folder);
