/* kind.h: the kinds of documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  DUCK_KIND_ARMY,
  DUCK_KIND_BOOK,
  DUCK_KIND_FIELD,
  DUCK_KIND_OPERATION,
  DUCK_KIND_CAMPAIGN,
  DUCK_KIND_GAME,
  DUCK_KIND_TRACKER,
} DuckKind;

#define DUCK_N_KINDS (DUCK_KIND_TRACKER + 1)

typedef struct
{
  const char *suffix; /* of its files: ".duckarmy" */
  const char *folder; /* of the user's own, below the program's data folder: "armies" */
  const char *name; /* N_(): "Army" */
  const char *plural; /* N_(): "Armies" */
  const char *icon; /* symbolic */
} DuckKindInfo;

const DuckKindInfo *duck_kind_get_info (DuckKind kind);

/* Whether a game begins, or goes on, with such a document. */
gboolean duck_kind_is_played (DuckKind kind);

/* Whether figures on a real table can be kept track of with such a document. */
gboolean duck_kind_is_tracked (DuckKind kind);

/* How many letters the name of a document may have. */
#define DUCK_NAME_MAX 120

/* The kind of a file by its name; FALSE: it is none of ours. */
gboolean duck_kind_from_path (const char *path, DuckKind *kind);

/* The folder of the user's own documents, which need not exist; free it. */
char *duck_kind_dup_folder (DuckKind kind);

/* The folder in which documents of the kind are saved if nobody says otherwise, which need not
 * exist: one for all, so that what links to another lies beside it; but books are found by their
 * ids, in the folder of the user's own. Free it. */
char *duck_kind_dup_save_folder (DuckKind kind);

/* The folder that has them all but books, and what is exported of any; free it. */
char *duck_kind_dup_usual_folder (void);

/* "My Army.duckarmy": a file name made of a title; free it. */
char *duck_kind_suggest_name (const char *title, const char *suffix);

/* The path of a file of such a name in the folder that does not exist yet: with a number behind the
 * stem if need be. Free it. */
char *duck_file_dup_free_path (const char *folder, const char *stem, const char *suffix);

/* The path of a file in that folder that does not exist yet, named after the title; not for books,
 * which have ids. Free it. */
char *duck_kind_suggest_path (DuckKind kind, const char *title);

/* The path as people read it: "~" is their home folder. Free it. */
char *duck_file_dup_shown (const char *path);

/* What differs once a file has been written again: time and size; NULL: there is none. Free it. */
char *duck_file_dup_stamp (const char *path);

G_END_DECLS
