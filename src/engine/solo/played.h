/* played.h: games that somebody has played to their end, and what they add up to
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"
#include "engine/game/tally.h"

G_BEGIN_DECLS

/* How a game ended for the one side that persons had. */
typedef enum
{
  WAR_PLAYED_WON,
  WAR_PLAYED_LOST,
  WAR_PLAYED_DRAWN,
  WAR_PLAYED_BETWEEN, /* persons had both: for whom is not known */
} WarPlayedEnd;

#define WAR_N_PLAYED_ENDS (WAR_PLAYED_BETWEEN + 1)

/* Who is said to have commanded what the rules do: no commander's id. */
#define WAR_PLAYED_RULES "rules"

/* Such a game. By system, operation and seed it is told from all others: who goes on from another
 * moment of it, or takes back its end, plays the same one. */
typedef struct
{
  char *system; /* its id */
  char *operation; /* its name */
  guint64 seed;
  gint64 time; /* when it ended, in seconds since the epoch */
  WarPlayedEnd end;
  char *opponent; /* the id of who commanded the other side; a person's, where persons had both */
  guint n_needed, n_met; /* of the dice of the side, or of both: as in WarTally */
  double expected, variance;
} WarPlayed;

/* The game, which is over. commanders: ids of who had the seats, in order; dice: of the sides.
 * NULL: no person had one on either side. Free it. */
WarPlayed *war_played_new (const WarGame *game, const char *const *commanders,
                           const WarTally dice[WAR_N_SIDES], gint64 time);
void war_played_free (WarPlayed *played);

/* What some of them add up to. */
typedef struct
{
  guint n_games;
  guint ends[WAR_N_PLAYED_ENDS];
  WarTally dice; /* what was needed and met: no faces */
} WarPlayedSum;

void war_played_sum_add (WarPlayedSum *sum, const WarPlayed *played);

/* By what they are put together; operations of one name are other ones in another system. */
typedef enum
{
  WAR_PLAYED_BY_SYSTEM,
  WAR_PLAYED_BY_OPERATION,
  WAR_PLAYED_BY_OPPONENT,
} WarPlayedBy;

typedef struct
{
  const WarPlayed *first; /* which says what they have in common; lent */
  WarPlayedSum sum;
} WarPlayedGroup;

/* WarPlayedGroup: of the games (WarPlayed) of a system, or, NULL, of all, those with most games
 * first. Free the array before the games. */
GArray *war_played_group (const GPtrArray *games, const char *system, WarPlayedBy by);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarPlayed, war_played_free)

G_END_DECLS
