/* chart.h: the enemy of Trench Club, who acts by the boxes of a chart (club.8, club.M-7)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/club/fight.h"

G_BEGIN_DECLS

/* The chart: chart.c has its boxes, chart-turn.c the order of a turn, chart-forts.c what comes
 * before the rows, chart-fights.c whom they attack; what a box says is done by chart-box.c,
 * chart-carry.c, chart-medic.c, chart-money.c and chart-repair.c. */

/* A box of the chart. */
typedef struct
{
  WarClubRow row;
  gint column; /* its leftmost */
  gboolean repairs;
  gint order, what, nearest, load, where, but, but_what; /* words of system.c */
} WarClubBox;

enum
{
  WAR_CLUB_DO_NOTHING,
  WAR_CLUB_DO_ONTO,
  WAR_CLUB_DO_INTO,
  WAR_CLUB_DO_TOWARDS,
  WAR_CLUB_DO_AWAY,
  WAR_CLUB_DO_CARRY,
  WAR_CLUB_DO_ATTACK,
  WAR_CLUB_DO_POSITION,
};

enum
{
  WAR_CLUB_WHAT_NOTHING,
  WAR_CLUB_WHAT_CROSSROADS,
  WAR_CLUB_WHAT_FOREST,
  WAR_CLUB_WHAT_CLUSTER,
  WAR_CLUB_WHAT_FORT,
  WAR_CLUB_WHAT_ENTRANCE,
  WAR_CLUB_WHAT_AIRCRAFT,
  WAR_CLUB_WHAT_TRUCK,
  WAR_CLUB_WHAT_FOOT,
  WAR_CLUB_WHAT_ARTILLERY,
  WAR_CLUB_WHAT_ARMOUR,
  WAR_CLUB_WHAT_ANTI_AIRCRAFT,
  WAR_CLUB_WHAT_OTHERS,
  WAR_CLUB_WHAT_HIGHEST,
  WAR_CLUB_WHAT_SECOND,
  WAR_CLUB_WHAT_DAMAGED,
  WAR_CLUB_WHAT_ANY,
};

/* The box of a row and a column, 1 … 12; and the next different one to the left, round the end. */
WarClubBox war_club_find_box (const WarRules *rules, WarClubRow row, gint column);
WarClubBox war_club_get_left_box (const WarRules *rules, const WarClubBox *box);
guint war_club_count_boxes (const WarRules *rules, WarClubRow row);
const char *war_club_get_box_clause (const WarClubBox *box);

/* One way to do what is ordered. */
typedef struct
{
  gint target; /* unit; WAR_NONE */
  WarHex hex;
  gint cost;
  gint goal; /* how far it still is to the goal; 0 */
} WarClubWay;

/* A unit of the chart that is choosing. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  guint unit;
  const WarClubType *type;
  gint side;
  WarHex hex;
  WarClubWays ways;
  WarClubBoard board; /* as it is until the unit goes */
  GArray *options; /* WarClubWay */
  WarClubPriorities asked;
} WarClubMind;

/* What a unit has tried in its row. */
typedef struct
{
  gboolean is_done;
  gboolean is_told; /* why it is not repaired */
  WarClubObstacle obstacle; /* to the box that it has tried last */
  gint left; /* of its move, after the repair order (club.M-27) */
  guint n_before; /* boxes that it could not do */
  WarClubObstacle before[WAR_CLUB_SIDES];
} WarClubAttempt;

void war_club_mind_init (WarClubMind *mind, const WarSetup *setup, const WarState *state,
                         guint unit);
void war_club_mind_clear (WarClubMind *mind);
void war_club_mind_add (WarClubMind *mind, gint target, WarHex hex, gint goal);

/* Leaves out all but the best of the options; FALSE: there is none. */
gboolean war_club_mind_choose (WarClubMind *mind, gboolean attacks, WarClubWay *best);

/* Leaves those whose goal is the least far; that is noted as asked. */
void war_club_mind_keep_least (WarClubMind *mind, WarClubPriority as);
gint war_club_rank_terrain (const WarClub *data, const WarClubType *type, WarHex hex);

/* Whether the unit may stay there: forts are ends of ways only for repair, and by 5.1. */
gboolean war_club_mind_can_end (const WarClubMind *mind, guint hex);

/* Goes the best way, and tells of the box that it was for, or NULL. FALSE: it needs an answer. */
gboolean war_club_mind_go (WarContext *context, WarClubMind *mind, const WarClubWay *best,
                           const WarClubBox *box, WarClubDeed deed, WarClubAttempt *attempt,
                           const char *clause);

/* Towards the goals, as near as the move allows, and nearer than before; who is there stays
 * (club.M-10). */
gboolean war_club_try_towards (WarContext *context, WarClubMind *mind, const guint8 *goals,
                               const WarClubBox *box, WarClubDeed deed, WarClubAttempt *attempt,
                               const char *clause);

/* The place of the n-th nearest fort that is not the side's own, or WAR_NONE, and where next to it
 * a loaded truck would go. */
gint war_club_mind_find_fort (const WarClubMind *mind, gint n, guint8 *goals);

/* Who does what its box says, or what comes before. */
gboolean war_club_try_box (WarContext *context, guint unit, const WarClubBox *box,
                           WarClubAttempt *attempt);
gboolean war_club_fall_back (WarContext *context, guint unit, const WarClubBox *first,
                             WarClubAttempt *attempt);
gboolean war_club_try_carry (WarContext *context, WarClubMind *mind, const WarClubBox *box,
                             WarClubAttempt *attempt);
gboolean war_club_try_repair (WarContext *context, guint unit, const WarClubBox *box,
                              WarClubAttempt *attempt);

/* A unit of the row has left that fort: who waits for it may come in. attempts: of all units. */
gboolean war_club_fill_fort (WarContext *context, WarClubRow row, guint fort,
                             WarClubAttempt *attempts);

/* attempt: NULL: of no box. */
void war_club_tell_deed (WarContext *context, guint unit, gint target, const WarClubBox *box,
                         WarClubDeed deed, WarClubPriorities asked, WarHex hex,
                         const WarClubAttempt *attempt, const char *clause);
/* Why the unit of such an event could not do the n-th box that it tried. */
WarClubObstacle war_club_get_obstacle (const WarEvent *event, guint n);
gboolean war_club_acts (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_club_lead_out (WarContext *context, guint unit);
gboolean war_club_work_medics (WarContext *context);
gboolean war_club_spend (WarContext *context);
gboolean war_club_get_automatic (const WarSetup *setup, const WarState *state, gint seat,
                                 WarOrder *order);

/* Of a turn that is carried out: a cell of a unit, and whether the unit is of the side whose turn
 * it is. */
static inline gint
war_club_chart_get (const WarContext *context, guint unit, guint column)
{
  return war_club_get (context->setup, context->state, unit, column);
}

static inline gboolean
war_club_chart_is_own (const WarContext *context, guint unit)
{
  return war_club_get_side (context->setup, context->state, unit)
         == war_context_get_game (context)[WAR_GAME_SIDE];
}

/* Who stands at a fort takes it, mounts up at entrances or goes on to be repaired (club.5.1 to
 * club.5.5); then mines are laid (club.8.8). FALSE: an answer is needed. */
gboolean war_club_chart_work_forts (WarContext *context);
gboolean war_club_chart_work_mines (WarContext *context);

G_END_DECLS
