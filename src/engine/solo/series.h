/* series.h: many games of an operation between commanders, to see how fair it is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

#define WAR_SERIES_MAX_GAMES 1000000000
#define WAR_SERIES_MAX_THREADS 64

/* How a game has ended, for who compares it with another. */
typedef struct
{
  guint8 winner; /* WAR_WINNER_…; NONE: it never came to an end */
  gint8 first; /* the side that had the first turn: 0, 1; WAR_NONE: nobody has turns */
} WarSeriesEnd;

/* What is played. Each game has a seed of its own, by the plan's seed and its number: the tally of
 * all of them is the same however many threads play, and the sum of those of its parts. */
typedef struct
{
  guint first; /* number of the first game, from 0: those before it are another part's */
  guint n_games;
  guint64 seed;
  guint n_threads; /* from 1; the calling thread is one of them */
  WarCommander commanders[WAR_N_SIDES]; /* of all seats of the side that no rules play */
  gboolean changes_sides; /* in each second game the commanders have each other's side */
  WarSeriesEnd *ends; /* where those of the games go, from the first on; or NULL */
} WarSeriesPlan;

/* Games that take more rounds are counted as taking so many. */
#define WAR_SERIES_MAX_LENGTH 60

/* Where the games are counted that none of an operation's conditions has decided. */
#define WAR_SERIES_BY_RULES WAR_OPERATION_MAX_CONDITIONS

/* The field is counted by squares, so many across and deep, whatever its size. */
#define WAR_SERIES_N_COLUMNS 8
#define WAR_SERIES_N_ROWS 6

/* Of a side's types, in the order of war_force_list_types(): more are not told apart. */
#define WAR_SERIES_MAX_TYPES 128

/* Luck with dice is counted in hundredths of a die: by how many more than on average had what they
 * needed, the first side's less the second's. No game is taken to have had more. */
#define WAR_LUCK_UNIT 100
#define WAR_LUCK_MOST 50000

/* The first side's dice were much worse than the second's, worse, neither, better, much better. */
#define WAR_LUCK_N_BANDS 5
#define WAR_LUCK_EVEN 2

/* Of games that came to an end: see luck.h. */
typedef struct
{
  gint64 sum, squares; /* of the luck of each, and of its square */
  gint64 of_wins[WAR_N_SIDES]; /* of those that the side won: the sum */
  guint bands[WAR_LUCK_N_BANDS]; /* how many games */
  guint band_wins[WAR_N_SIDES][WAR_LUCK_N_BANDS]; /* and how many of them the side won */
} WarLuckTally;

/* How the games that are over have ended. */
typedef struct
{
  guint n_games; /* wins, draws and unfinished ones */
  guint wins[WAR_N_SIDES];
  guint draws;
  guint unfinished; /* a commander did not know what to do, or never came to an end */
  gint64 rounds; /* of all games together */
  gint64 killed[WAR_N_SIDES]; /* by cost, of all games together */

  /* Of those that came to an end: which condition of the operation decided, in which round they
   * did, and who had the first turn, if anybody has one, and won. */
  guint decided[WAR_OPERATION_MAX_CONDITIONS + 1];
  guint lengths[WAR_SERIES_MAX_LENGTH + 1];
  guint began[WAR_N_SIDES], began_and_won[WAR_N_SIDES];

  /* Of the games in which the commanders had each other's side. */
  guint n_changed;
  guint changed_wins[WAR_N_SIDES]; /* by the side that won */

  /* By cost, in a round, of all games together; and of each type how many pieces there were, and
   * how many were gone for good when the games were over, and where. */
  gint64 killed_in[WAR_N_SIDES][WAR_SERIES_MAX_LENGTH + 1];
  guint fielded[WAR_N_SIDES][WAR_SERIES_MAX_TYPES];
  guint lost[WAR_N_SIDES][WAR_SERIES_MAX_TYPES];
  guint lost_at[WAR_N_SIDES]
               [WAR_SERIES_N_ROWS * WAR_SERIES_N_COLUMNS]; /* by rows, from the north */

  WarLuckTally luck;

  guint look; /* at which they were seen, from 1 (stopping.h); 0: their number was fixed */
} WarSeriesTally;

/* The seed of the game with the number, from 0, of a series with the seed. */
guint64 war_series_get_seed (guint64 seed, guint number);

/* Adds what other games came to, whoever played them. */
void war_series_tally_add (WarSeriesTally *tally, const WarSeriesTally *other);

/* Told after each game, by any of the threads but never by two at once. FALSE: no more games are
 * begun. */
typedef gboolean (*WarSeriesStep) (const WarSeriesTally *tally, gpointer data);

/* Plays the games; where a side brings an army, each with another one at random. TRUE, when all of
 * them are over or the step has stopped them; FALSE with a fault if the operation cannot be played.
 * step may be NULL. */
gboolean war_series_play (WarOperation *operation, const WarSeriesPlan *plan, WarSeriesStep step,
                          gpointer data, WarSeriesTally *tally, WarSetupFault *fault);

/* Between what a chance lies if it came true so many times of n: at 95 %, by Wilson's score. Of
 * none: anything. */
typedef struct
{
  double low, high; /* 0 … 1 */
} WarInterval;

WarInterval war_wilson_interval (guint hits, guint n);

/* The same by the share, 0 … 1, that n trials have had on average. */
WarInterval war_share_interval (double share, guint n);

/* The round by which so many of a hundred games that came to an end had: 50 is the median. 0: there
 * were none. */
guint war_series_get_length (const WarSeriesTally *tally, guint percent);

G_END_DECLS
