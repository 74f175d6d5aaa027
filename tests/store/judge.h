/* judge.h: reader and schema as two judges of the same text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/documents/library.h"

/* The shipped one, between set_up() and run(). */
extern StoreLibrary *library;

typedef struct
{
  gboolean accepted_by_reader;
  gboolean is_newer; /* of a newer version, which our schemas cannot judge */
  gboolean structural; /* the reader has a fault that a schema can know about */
  gboolean is_for_all_systems; /* such a one that is not about the numbers of one system */
  gboolean accepted_by_schema;
  char *words; /* what both say */
} Judgement;

/* path: where the text comes from: it tells the kind, and where links lead from. */
Judgement judge (const char *path, const char *text, gsize length);
void judgement_clear (Judgement *judgement);

/* Kinds of documents: 0 … JUDGE_N_KINDS − 1. */
#define JUDGE_N_KINDS 8
guint find_kind (const char *path);

/* Every shipped document, table and example: char. */
GPtrArray *list_files (void);
char *get_text (const char *path);

/* What a test program begins with, and what it ends with. */
void set_up (int *argc, char ***argv);
int run (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Judgement, judgement_clear)
