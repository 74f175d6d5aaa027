/* standings.h: what follows from the record of a campaign: who plays next, and how people stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/league.h"

G_BEGIN_DECLS

/* Nothing of this is kept in a file: it is worked out from the results, so that all of it is right
 * again when a wrong one is taken back. */

typedef enum
{
  WAR_MATCH_OPEN, /* may be played */
  WAR_MATCH_WAITING, /* for what reason says */
  WAR_MATCH_CLOSED, /* will not be played, unless a result changes */
  WAR_MATCH_PLAYED, /* counts */
  WAR_MATCH_DISCOUNTED, /* has a result that does not count, as reason says */
  WAR_MATCH_BYE, /* counts, as another battle of its round has been played, or it is of none */
} WarMatchStatus;

/* Why a battle is not open. */
typedef enum
{
  WAR_REASON_NONE,
  WAR_REASON_NOT_PLAYED, /* other: has to be played first */
  WAR_REASON_ENDED_OTHERWISE, /* other: has ended in another way than this asks for */
  WAR_REASON_CLOSED, /* other: is not played itself */
  WAR_REASON_DRAWN, /* other: nobody has won or lost it */
  WAR_REASON_NOBODY, /* of a side nobody knows who fights */
  WAR_REASON_SAME, /* one person on both sides */
  WAR_REASON_OTHERS, /* others have fought than would have to now */
  WAR_REASON_ROUND, /* a bye: nobody else of its round has played yet */
} WarMatchReason;

typedef struct
{
  WarMatchStatus status;
  WarMatchReason reason;
  gint other; /* a battle, by its place; or −1 */
  gint players[WAR_N_SIDES]; /* by their places; −1: not known, or nobody */
} WarMatchState;

/* WarMatchState, one for each battle. */
GArray *war_league_get_states (const WarLeague *league);

/* The rounds that have battles, in their order, 0 last (gint): to be freed. */
GArray *war_league_list_rounds (const WarLeague *league);

/* How somebody stands. */
typedef struct
{
  guint player; /* by place in the league */
  guint place; /* from 1; people whom nothing parts share one */
  gint points;
  guint n_played, n_won, n_drawn, n_lost, n_byes;
  gint objectives;
  gint64 killed, suffered; /* by cost */
} WarPlayerStanding;

/* WarPlayerStanding, the first first. */
GArray *war_league_get_standings (const WarLeague *league, const GArray *states);

/* How a unit of somebody's army has fared in the battles that count. */
typedef struct
{
  gint lost_in; /* a battle, by its place; −1: it is there */
  gint experience; /* that it has earned */
} WarVeteran;

/* WarVeteran, one for each unit of the player's army, in its order; NULL: he has none. */
GArray *war_league_list_veterans (const WarLeague *league, const GArray *states, guint player);

/* The player's army as it comes to his next battle: without what is lost, if losses are carried
 * over. units: their places in the army, from 1 (guint), to free; or NULL. NULL: he has none. */
WarArmy *war_league_get_army (const WarLeague *league, const GArray *states, guint player,
                              GArray **units);

G_END_DECLS
