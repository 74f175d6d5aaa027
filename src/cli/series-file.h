/* series-file.h: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/solo/series-json.h"

G_BEGIN_DECLS

/* A series in more parts than any cluster has tasks. */
#define CLI_SERIES_MAX_SHARDS 100000

/* "3/1000". FALSE: it is none. */
gboolean cli_series_parse_shard (const char *text, guint *shard, guint *n_shards);

/* Which of n_games a shard has: as many as the others, or one more. */
void cli_series_split (guint n_games, guint shard, guint n_shards, guint *first, guint *n);

/* The same of a series. */
void cli_series_get_range (const TextSeries *series, guint *first, guint *n_games);

/* Reads what text_series_to_json() wrote, nothing else; FALSE after saying what is wrong with the
 * file and what to do. */
gboolean cli_series_read (const char *path, TextSeries *series, int *status);

/* Say of a file that another version of the program made it, or that somebody changed it. */
void cli_fail_shard_version (const char *path, const char *program);
void cli_fail_shard_changed (const char *path);

G_END_DECLS
