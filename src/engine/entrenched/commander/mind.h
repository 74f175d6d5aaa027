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

G_BEGIN_DECLS

/* Worth is counted in hundredths of cost. All of it is integers, so that a commander chooses the
 * same on every machine. */
#define WAR_ENTRENCHED_WORTH 100

#define WAR_ENTRENCHED_CAUTION 12
#define WAR_ENTRENCHED_MAX_SHELTERS 16

/* What an enemy might do to the unit that is thought about, and the other way round; in cover 0, 1
 * and 2. Worked out once, as every place of the unit asks for it. */
typedef struct
{
  WarLength movement;
  WarLength reach; /* beyond that it can do nothing before it has moved again, nor be shot at */
  gboolean may_charge;
  guint n_weapons; /* that reach farther than a blade */
  WarLength ranges[WAR_ENTRENCHED_MAX_WEAPONS];
  gboolean is_indirect[WAR_ENTRENCHED_MAX_WEAPONS];
  gint32 shots[WAR_ENTRENCHED_MAX_WEAPONS][3];
  gint32 blade;
  gint32 targets[WAR_ENTRENCHED_MAX_WEAPONS]
                [3]; /* what the unit's own weapons do to it; 0 for those
                                                    that it cannot be shot at with */
  gint32 charge; /* what a charge at it is worth */
} WarEntrenchedThreat;

/* One act of thinking. */
typedef struct
{
  const WarSetup *setup;
  const WarEntrenched *data;
  WarEntrenchedMemo *memo;
  const WarState *view;
  gint seat; /* which is the side too */
  WarIdeas ideas;

  guint n_enemies; /* that stand on the field */
  guint *enemies;
  WarBase *enemy_bases; /* in the same order */
  guint *enemy_cells;
  WarGoals goals;
  guint n_shelters; /* those that it thinks of */
  guint shelters[WAR_ENTRENCHED_MAX_SHELTERS]; /* by feature */
  WarGoals cares; /* what bearers go for */
  WarGoalPace pace;
  gboolean must_attack; /* time is on the enemy's side */
  gint32 caution; /* how much losses count: WAR_ENTRENCHED_CAUTION, or less where time runs out */
  const WarGoal *goal; /* of the unit that is thought about */
  gboolean stays; /* it has no goal, nor does it go for the enemy */
  WarPosition aim; /* the place that it goes to for that, or with its load */
  WarEntrenchedThreat *threats; /* to it, in the order of enemies */
  gint32 best_shot; /* the most that it could do with its weapons to any enemy */
  guint n_prey; /* enemies that are worth a charge of it */
  guint *prey; /* their places in `enemies`, the best first */
} WarEntrenchedMind;

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

/* Begins to think about a unit: sets mind->threats. */
void war_entrenched_consider (WarEntrenchedMind *mind, guint piece);

/* A place where a unit might stand: how far each enemy is from it, roughly. */
typedef struct
{
  WarPosition centre;
  WarLength inset; /* half the shorter side of its base */
  guint cell;
  WarLength distances[WAR_ENTRENCHED_MAX_UNITS]; /* in the order of mind->enemies: at most so far */
  gint nearest; /* index of the nearest of them, or −1 */
} WarEntrenchedSpot;

void war_entrenched_look_round (const WarEntrenchedMind *mind, guint piece, WarPosition centre,
                                WarEntrenchedSpot *spot);

/* What the unit that is considered could do there with its weapons in this turn, less what the
 * enemies on the field might do to it before it can move again. */
gint32 war_entrenched_rate_fire (const WarEntrenchedMind *mind, guint piece,
                                 const WarEntrenchedSpot *spot);

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
                                  const WarEntrenchedSpot *spot);

/* At least that, sooner said. */
gint32 war_entrenched_limit_goals (const WarEntrenchedMind *mind, guint piece,
                                   const WarEntrenchedSpot *spot);

/* Where it heads for from there, of all positions of its goal the nearest; FALSE: nowhere. */
gboolean war_entrenched_find_aim (const WarEntrenchedMind *mind, guint piece,
                                  const WarEntrenchedSpot *spot, WarPosition *aim);

/* shots.c: ideas for the ranged phase, one unit at a time, and for counter-fire. */
void war_entrenched_think_of_shots (WarEntrenchedMind *mind);
void war_entrenched_think_of_counter_fire (WarEntrenchedMind *mind, guint piece);

/* fight.c: ideas for the melee phase. */
void war_entrenched_think_of_fights (WarEntrenchedMind *mind);
void war_entrenched_think_of_strikes (WarEntrenchedMind *mind, guint piece, guint target);
void war_entrenched_think_of_striking_back (WarEntrenchedMind *mind, guint piece, guint target);

/* move.c: ideas for the movement phase, one unit at a time. */
void war_entrenched_think_of_moves (WarEntrenchedMind *mind);

/* waves.c */
void war_entrenched_think_of_waves (WarEntrenchedMind *mind);

/* setup.c: where units are placed, before the first turn and on arrival. */
void war_entrenched_think_of_places (WarEntrenchedMind *mind);

/* mind.c: WarPlay.think() */
guint war_entrenched_think (const WarSetup *setup, const WarState *view, gint seat, WarIdea *ideas,
                            guint maximum);

G_END_DECLS
