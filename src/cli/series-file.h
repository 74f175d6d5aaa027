/* series-file.h: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/series.h"
#include "store/library.h"

G_BEGIN_DECLS

/* A series in more parts than any cluster has tasks. */
#define CLI_SERIES_MAX_SHARDS 100000

/* A shard: so many of the games of a series, by their numbers, and what they came to. A series that
 * is whole is its only shard. */
typedef struct
{
  char *system; /* id */
  guint rules_version;
  char *operation; /* its name */
  char *hash; /* of all that the games hang on beside this program */
  char *commanders[WAR_N_SIDES]; /* ids */
  GStrv types[WAR_N_SIDES]; /* ids of unit types, as the tally counts them */
  guint64 seed;
  gboolean changes_sides; /* commanders have each other's in each second game */
  guint n_games; /* of the whole series */
  guint shard, n_shards; /* from 1 */
  WarSeriesTally tally;
} CliSeries;

void cli_series_clear (CliSeries *series);

/* SHA-256 of the operation with its field and books, and of the numbers of its rules, in hex
 * digits: free it. NULL with an error: the rules' file cannot be read. */
char *cli_series_dup_hash (StoreLibrary *library, const WarOperation *operation, GError **error);

/* The ids of the side's unit types, from 0: free them. */
GStrv cli_series_dup_types (const WarOperation *operation, guint side);

/* "3/1000". FALSE: it is none. */
gboolean cli_series_parse_shard (const char *text, guint *shard, guint *n_shards);

/* Which of n_games a shard has: as many as the others, or one more. */
void cli_series_split (guint n_games, guint shard, guint n_shards, guint *first, guint *n);

/* The same of a series. */
void cli_series_get_range (const CliSeries *series, guint *first, guint *n_games);

/* One line; equal series make equal bytes. Free it. */
char *cli_series_to_json (const CliSeries *series);

/* Reads what the function above wrote, nothing else; FALSE after saying what is wrong with the file
 * and what to do. */
gboolean cli_series_read (const char *path, CliSeries *series, int *status);

/* Say of a file that another version of the program made it, or that somebody changed it. */
void cli_fail_shard_version (const char *path, const char *program);
void cli_fail_shard_changed (const char *path);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSeries, cli_series_clear)

G_END_DECLS
