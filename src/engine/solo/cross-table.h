/* cross-table.h: who has won how often against whom, and how strong that makes him
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/series.h"

G_BEGIN_DECLS

#define WAR_CROSS_TABLE_MAX_PLAYERS 16

/* Of one player, against another or all. */
typedef struct
{
  guint won, drawn, lost;
  guint forfeited; /* of those lost: he broke off, or nobody won */
} WarScore;

typedef struct
{
  guint n_players;
  WarScore scores[WAR_CROSS_TABLE_MAX_PLAYERS]
                 [WAR_CROSS_TABLE_MAX_PLAYERS]; /* of [i] against [j] */
} WarCrossTable;

typedef enum
{
  WAR_GAME_WON, /* by the first of the two */
  WAR_GAME_DRAWN,
  WAR_GAME_LOST,
  WAR_GAME_FORFEITED_BY_FIRST,
  WAR_GAME_FORFEITED_BY_SECOND,
} WarGameEnd;

/* Counts a game between two of the players. */
void war_cross_table_add (WarCrossTable *table, guint first, guint second, WarGameEnd end);

/* Of a player against all others. */
WarScore war_cross_table_get_total (const WarCrossTable *table, guint player);

guint war_score_get_n (const WarScore *score);

/* What he has of each game on average, a draw being a half: 0 … 1; 0.5 of none. And between what
 * that lies at 95 %, by Wilson's score, which is wider than need be where there are draws. */
double war_score_get_share (const WarScore *score);
WarInterval war_score_get_interval (const WarScore *score);

/* How strong each player is, in Elo points, whose mean is 0: he who has 400 more wins ten games of
 * eleven. The likeliest strengths by Bradley's and Terry's model, with a drawn game added between
 * all two who have met, so that who has won all has an end, too. */
void war_cross_table_rate (const WarCrossTable *table, double ratings[WAR_CROSS_TABLE_MAX_PLAYERS]);

G_END_DECLS
