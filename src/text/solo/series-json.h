/* series-json.h: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/series.h"

G_BEGIN_DECLS

#define TEXT_SERIES_KIND "series"
#define TEXT_SERIES_FORMAT "2" /* raised when the keys, or what they mean, become others */

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
} TextSeries;

void text_series_clear (TextSeries *series);

/* The ids of the side's unit types, from 0: free them. */
GStrv text_series_dup_types (const WarOperation *operation, guint side);

/* One line; equal series make equal bytes. Free it. */
char *text_series_to_json (const TextSeries *series);

/* For who reads it: numbers of the tally, in the order in which they stand in it. */
typedef struct
{
  const char *key;
  gsize offset; /* in the tally */
  guint n; /* 1: a number, else an array, of which zeros at the end are left out */
} TextSeriesCount;

const TextSeriesCount *text_series_get_counts (guint *n);

/* The key of the sums of luck: "sum", "squares" and "of_wins" of the tally, in that order. */
#define TEXT_SERIES_LUCK "luck"
#define TEXT_SERIES_N_LUCK (2 + WAR_N_SIDES)

/* And the keys of what there is of each side. */
typedef struct
{
  const char *killed_in, *types;
} TextSeriesKeys;

const TextSeriesKeys *text_series_get_keys (guint side);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TextSeries, text_series_clear)

G_END_DECLS
