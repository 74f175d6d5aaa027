/* mind.h: what a solo commander of Entrenched! knows: shared by its files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "engine/field/transform.h"
#include "engine/game/ideas.h"
#include "engine/solo/goals.h"
#include "engine/solo/threats.h"

G_BEGIN_DECLS

/* Worth is counted in hundredths of cost. All of it is integers, so that a commander chooses the
 * same on every machine. */
#define WAR_ENTRENCHED_WORTH 100

#define WAR_ENTRENCHED_CAUTION 12
#define WAR_ENTRENCHED_MAX_SHELTERS 16

/* One act of thinking. */
typedef struct
{
  const WarSetup *setup;
  const WarEntrenched *data;
  WarEntrenchedMemo *memo;
  const WarState *view;
  gint seat; /* which is the side too */
  WarIdeas ideas;

  WarThreats *enemies; /* threats are those to the unit that is thought about */
  WarGoals goals;
  guint n_shelters; /* those that it thinks of */
  guint shelters[WAR_ENTRENCHED_MAX_SHELTERS]; /* by feature */
  WarGoals cares; /* what bearers go for */
  WarGoalPace pace;
  gboolean must_attack; /* time is on the enemy's side */
  const WarPosture *posture;
  gint32 caution; /* how much losses count: WAR_ENTRENCHED_CAUTION, or less where time runs out, as
                   * the posture says */
  const WarGoal *goal; /* of the unit that is thought about */
  gboolean stays; /* it has no goal, nor does it go for the enemy */
  WarPosition aim; /* the place that it goes to for that, or with its load */
} WarEntrenchedMind;

static inline const gint32 *
war_entrenched_mind_peek (const WarEntrenchedMind *mind, guint piece)
{
  return war_setup_peek_piece (mind->setup, mind->view, piece);
}

/* Whether the piece is a unit of the commander's own on the field. */
gboolean war_entrenched_is_own (const WarEntrenchedMind *mind, guint piece);

/* rate.c: what dice are worth. */

/* The weapon in the unit's hands against the target in that cover, wherever they are. */
gint32 war_entrenched_rate_weapon (const WarEntrenchedMind *mind, guint piece, guint weapon,
                                   guint target, gint cover);

/* The melee weapon that is best against the target, and what it is worth; fists if there is none.
 * worth may be NULL. */
guint war_entrenched_choose_blade (const WarEntrenchedMind *mind, guint piece, guint target,
                                   gint32 *worth);

/* A melee between the two that the first begins, its own losses taken off. */
gint32 war_entrenched_rate_melee (const WarEntrenchedMind *mind, guint piece, guint target);

/* Charging it: counter-fire is taken off too. */
gint32 war_entrenched_rate_charge (const WarEntrenchedMind *mind, guint piece, guint enemy);

/* Begins to think about a unit: sets their threats. */
void war_entrenched_consider (WarEntrenchedMind *mind, guint piece);

/* The outpost that the unit would be there. */
void war_entrenched_look_round (const WarEntrenchedMind *mind, guint piece, WarPosition centre,
                                WarOutpost *spot);

/* What the unit that is considered could do there with its weapons in this turn, less what the
 * enemies on the field might do to it before it can move again. */
gint32 war_entrenched_rate_fire (const WarEntrenchedMind *mind, const WarOutpost *spot);

/* path.c: looks where enemies bar the way, which goes before all questions about paths. */
void war_entrenched_look_for_bars (const WarEntrenchedMind *mind);

/* Whether the field ends, or a bunker stands, so near to there that the unit's base may not be able
 * to turn and go on; and what that costs. The shelters of the field have to be found before. */
#define WAR_ENTRENCHED_CRAMPED_LOSS (40 * WAR_ENTRENCHED_WORTH)
gboolean war_entrenched_is_cramped (const WarEntrenchedMind *mind, guint piece, WarPosition centre);
void war_entrenched_find_shelters (WarEntrenchedMind *mind);

/* goals.c: what the conditions of the battle make worth having. */
void war_entrenched_find_goals (WarEntrenchedMind *mind);

/* Chooses the goal that the unit goes for from there: mind->goal, which may be NULL. All places of
 * the unit are then judged by it. is_away: the unit has yet to come, so that units divide among the
 * goals before they are near any. */
void war_entrenched_choose_goal (WarEntrenchedMind *mind, guint piece, WarPosition from,
                                 gboolean is_away);

/* What standing there is worth for the goal that was chosen: the nearer the better. */
gint32 war_entrenched_rate_goals (const WarEntrenchedMind *mind, guint piece,
                                  const WarOutpost *spot);

/* At least that, sooner said. */
gint32 war_entrenched_limit_goals (const WarEntrenchedMind *mind, guint piece,
                                   const WarOutpost *spot);

/* Where it heads for from there, of all positions of its goal the nearest; FALSE: nowhere. */
gboolean war_entrenched_find_aim (const WarEntrenchedMind *mind, guint piece,
                                  const WarOutpost *spot, WarPosition *aim);

/* shots.c: ideas for the ranged phase, one unit at a time, and for counter-fire. */
void war_entrenched_think_of_shots (WarEntrenchedMind *mind);
void war_entrenched_think_of_counter_fire (WarEntrenchedMind *mind, guint piece);

/* Ideas for the melee phase. */
void war_entrenched_think_of_fights (WarEntrenchedMind *mind);
void war_entrenched_think_of_strikes (WarEntrenchedMind *mind, WarEntrenchedOrder kind, guint piece,
                                      guint target);

/* move.c: ideas for the movement phase, one unit at a time. */
void war_entrenched_think_of_moves (WarEntrenchedMind *mind);

/* setup.c: how the army comes in waves; where units are placed, before the first turn and on
 * arrival. */
void war_entrenched_think_of_waves (WarEntrenchedMind *mind);
void war_entrenched_think_of_places (WarEntrenchedMind *mind);

/* mind.c: WarPlay.think() */
guint war_entrenched_think (const WarSetup *setup, const WarState *view, gint seat,
                            const WarPosture *posture, WarIdea *ideas, guint maximum);

G_END_DECLS
