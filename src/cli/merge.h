/* merge.h: the shards of a series become the whole
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/series-file.h"

G_BEGIN_DECLS

/* Reads the shards, in any order, and adds them up, to clear; FALSE, with the exit status, after
 * saying which file is wrong, twice there or missing, and what to do. */
gboolean cli_merge (char **paths, guint n_paths, TextSeries *whole, int *status);

/* What follows merges shards of any kind: each says what is wrong with the file, if it is.
 *
 * What shards of the same games have in common. */
typedef struct
{
  guint rules_version;
  const char *commander_1, *commander_2;
  guint64 seed;
  guint n_games, n_shards;
} CliShard;

gboolean cli_merge_suits (const CliShard *shard, const char *path, const CliShard *first,
                          const char *first_path);

/* found: the file of each shard, or NULL. */
gboolean cli_merge_is_new (const char *const *found, guint shard, guint n_shards, const char *path);
gboolean cli_merge_is_complete (const char *const *found, guint n_shards, const char *first_path);

G_END_DECLS
