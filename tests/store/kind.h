/* kind.h: the kinds of documents, all treated alike
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/library.h"

typedef struct
{
  const char *name; /* "army" */
  const char *suffix; /* ".duckarmy"; of what is never written: an example in the data */

  /* Reads a document and writes it again: the canonical file, or NULL and faults.
   * folder: where links lead from; or NULL. */
  GBytes *(*rewrite) (StoreLibrary *library, GBytes *bytes, const char *folder,
                      StoreFaults *faults);
} Kind;

/* Ends with a name of NULL. */
extern const Kind kinds[];

/* What is read alike, but is never written: tables of rules, maps of other programs. What is
 * rewritten is empty. Ends so, too. */
extern const Kind read_kinds[];

/* The documented example of the kind: its text, and, if folder is not NULL, where it lies. Both are
 * to be freed. */
char *kind_get_example (const Kind *kind, const StoreLibrary *library, char **folder);
