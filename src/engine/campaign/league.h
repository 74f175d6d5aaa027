/* league.h: people who play a campaign one against one: their armies, battles and results
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

#define WAR_LEAGUE_MAX_PLAYERS 64
#define WAR_LEAGUE_MAX_MATCHES 1000
#define WAR_LEAGUE_MAX_ROUND 100
#define WAR_LEAGUE_MAX_POINTS 100 /* for one thing */
#define WAR_LEAGUE_MAX_OBJECTIVES 100 /* of one side, in one battle */
#define WAR_LEAGUE_MAX_EARNED 100 /* experience of one unit, in one battle */
#define WAR_MATCH_MAX_AFTERS 10

/* What parts people who have as many points, one after the other. */
typedef enum
{
  WAR_TIE_HEAD_TO_HEAD, /* points in the battles among them */
  WAR_TIE_WINS,
  WAR_TIE_OBJECTIVES, /* taken, in all battles */
  WAR_TIE_KILLED, /* by cost */
  WAR_TIE_DIFFERENCE, /* what they have killed, less what has been killed of theirs */
} WarTie;

#define WAR_N_TIES 5

/* What a battle is worth, and what is carried over from one to the next (common.G-8). */
typedef struct
{
  gint win, draw, loss, bye; /* points for each */
  gint objective; /* for each that was taken, beside these */
  guint n_ties;
  WarTie ties[WAR_N_TIES]; /* each at most once */
  gboolean carries_losses; /* units that are lost stay so */
  gboolean carries_experience; /* units keep what they have learned, where the rules know such */
} WarScoring;

/* Somebody who plays. Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name;
  WarArmy *army; /* which he began with, and what came to it, behind that; or NULL */
  WarExtra *extra; /* or NULL */
} WarPlayer;

/* Who is to fight on a side. */
typedef enum
{
  WAR_CONTENDER_NOBODY, /* not chosen yet */
  WAR_CONTENDER_PLAYER,
  WAR_CONTENDER_WINNER, /* whoever wins that battle */
  WAR_CONTENDER_LOSER,
} WarContenderKind;

typedef struct
{
  WarContenderKind kind;
  char *id; /* of the player, or of the battle; or NULL */
} WarContender;

/* How another battle must have ended. */
typedef enum
{
  WAR_ENDING_ANY,
  WAR_ENDING_SIDE_1, /* it has won */
  WAR_ENDING_SIDE_2,
  WAR_ENDING_DRAW,
  WAR_ENDING_NOT_SIDE_1,
  WAR_ENDING_NOT_SIDE_2,
  WAR_ENDING_NOT_DRAW,
} WarEnding;

#define WAR_N_ENDINGS 7

typedef struct
{
  char *match; /* id */
  WarEnding ending;
} WarAfter;

/* What came of a battle: typed in, or read from a game. Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  gint winner; /* WAR_WINNER_…, never NONE */
  gint killed[WAR_N_SIDES]; /* what each side has killed, by cost */
  gint objectives[WAR_N_SIDES]; /* that each has taken */
  char *players[WAR_N_SIDES]; /* ids: who has fought */
  GArray *lost[WAR_N_SIDES]; /* guint: units that are gone, by their place in the army, from 1;
                              * ascending */
  GArray *earned[WAR_N_SIDES]; /* gint: experience of the units of the army, in its order; those
                                * behind its end: none */
  gboolean has_game; /* it was read from a game in Duckboard */
  guint64 game; /* by which that is known again */
  char *date; /* for people; or NULL */
  char *note; /* or NULL */
  WarExtra *extra; /* or NULL */
} WarFought;

/* What people call a battle: two of them, and the operation that they play. Immutable,
 * reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name; /* or NULL */
  gint round; /* from 1; 0: of none */
  guint part; /* of the campaign, whose operation is played, from 1; 0: of no map */
  gboolean is_bye; /* side 1 has nobody to play against in the round */
  WarContender sides[WAR_N_SIDES];
  GPtrArray *afters; /* WarAfter: all must be so before it is played */
  WarFought *fought; /* or NULL */
  WarExtra *extra; /* or NULL */
} WarMatch;

/* Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  WarScoring scoring;
  GPtrArray *players; /* WarPlayer */
  GPtrArray *matches; /* WarMatch; none speaks of one that stands behind it */
  WarExtra *extra; /* or NULL */
} WarLeague;

/* 3 points for a win, 1 for a draw or bye; nothing is carried over. */
WarScoring war_scoring_get_usual (void);
gboolean war_scoring_equal (const WarScoring *a, const WarScoring *b);

const char *const *war_tie_get_ids (void);
const char *const *war_ending_get_ids (void); /* from WAR_ENDING_SIDE_1 on: ANY has none */

/* Whether a battle that somebody has won, as in WarFought, has ended so. */
gboolean war_ending_holds (WarEnding ending, gint winner);

WarLeague *war_league_new (void);
WarLeague *war_league_ref (WarLeague *league);
void war_league_unref (WarLeague *league);

/* A new one that says the same and shares what is in it, for its maker to change; likewise those
 * that follow. */
WarLeague *war_league_copy (const WarLeague *league);

const WarPlayer *war_league_get_player (const WarLeague *league, guint index);
const WarMatch *war_league_get_match (const WarLeague *league, guint index);

/* By their ids; −1: there is none. */
gint war_league_find_player (const WarLeague *league, const char *id);
gint war_league_find_match (const WarLeague *league, const char *id);

WarPlayer *war_player_new (const char *id, const char *name);
WarPlayer *war_player_copy (const WarPlayer *player);
WarPlayer *war_player_ref (WarPlayer *player);
void war_player_unref (WarPlayer *player);

WarMatch *war_match_new (const char *id);
WarMatch *war_match_copy (const WarMatch *match);
WarMatch *war_match_ref (WarMatch *match);
void war_match_unref (WarMatch *match);
void war_match_set_contender (WarMatch *match, guint side, WarContenderKind kind, const char *id);

/* Whether it makes sense as it is planned: a bye is somebody's and has no result, and nobody is on
 * both sides. */
gboolean war_match_can_be (const WarMatch *match);

void war_match_add_after (WarMatch *match, const char *id, WarEnding ending);

WarFought *war_fought_new (gint winner);
WarFought *war_fought_copy (const WarFought *fought);
WarFought *war_fought_ref (WarFought *fought);
void war_fought_unref (WarFought *fought);
gboolean war_fought_has_lost (const WarFought *fought, guint side, guint unit);

/* Whether each battle waits for none but such as stand before it: so none waits for itself. */
gboolean war_league_is_in_order (const WarLeague *league);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarLeague, war_league_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarPlayer, war_player_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarMatch, war_match_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarFought, war_fought_unref)

G_END_DECLS
