/* shard.h: many games dealt out to many machines: which of them are whose, and the whole again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/xml/json.h"

G_BEGIN_DECLS

/* Games in more parts than any cluster has tasks. */
#define CLI_SHARD_MOST 100000

/* "3/1000". FALSE: it is none. */
gboolean cli_shard_parse (const char *text, guint *shard, guint *n_shards);

/* Which of n_games a shard has: as many as the others, or one more. */
void cli_shard_split (guint n_games, guint shard, guint n_shards, guint *first, guint *n);

/* What shards of the same games have in common, and which one it is. */
typedef struct
{
  guint rules_version;
  const char *commander_1, *commander_2;
  guint64 seed;
  guint n_games, n_shards;
  guint shard; /* from 1 */
} CliShard;

/* Shards of a command: of what its files are made, and how one becomes the other. */
typedef struct
{
  const char *kind, *format; /* as its files have them at "duckboard" and "format" */
  gsize most_bytes; /* of a file */
  gsize size; /* of what is made of one */

  void (*fail_foreign) (const char *path); /* says that a file is none of these */
  /* Makes one of what was zeroed, to be cleared; FALSE: no game can come to that. */
  gboolean (*read) (StoreJson *json, gpointer content);
  /* Whether the file says what would be written of it, to the last byte. */
  gboolean (*is_as_written) (GBytes *bytes, gconstpointer content);
  CliShard (*describe) (gconstpointer content);
  /* Says that it is of other games than the first, as far as the description does not tell, and
   * gives FALSE; else TRUE. */
  gboolean (*suits) (gconstpointer content, const char *path, gconstpointer first,
                     const char *first_path);
  void (*add) (gpointer sum, gconstpointer content);
  void (*clear) (gpointer content);
} CliShardKind;

/* Reads the shards, in any order, and adds them up, to clear: the first of them, with what all came
 * to. FALSE, with the exit status, after saying which file is wrong, twice there or missing, and
 * what to do. */
gboolean cli_shard_merge (const CliShardKind *kind, char **paths, guint n_paths, gpointer whole,
                          int *status);

G_END_DECLS
