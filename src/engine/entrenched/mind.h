/* mind.h: what a solo commander of Entrenched! knows: shared by its files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"

G_BEGIN_DECLS

/* Worth is counted in hundredths of cost. All of it is integers, so that a commander chooses the
 * same on every machine. */
#define WAR_ENTRENCHED_WORTH 100

/* A place that the side wants units at, and how much. */
typedef struct
{
  WarPosition position;
  WarLength reach; /* near enough */
  gint32 worth; /* of being there */
  gboolean is_defended; /* it is the enemy who wants it */
} WarEntrenchedGoal;

#define WAR_ENTRENCHED_MAX_GOALS 12

/* What an enemy might do to the unit that is thought about, and the other way round; in cover 0, 1
 * and 2. Worked out once, as every place of the unit asks for it. */
typedef struct
{
  WarLength movement;
  gboolean may_charge;
  guint n_weapons;
  WarLength ranges[WAR_ENTRENCHED_MAX_WEAPONS];
  gint32 shots[WAR_ENTRENCHED_MAX_WEAPONS][3];
  gint32 blade;
  gint32 targets[WAR_ENTRENCHED_MAX_WEAPONS]; /* the unit's own weapons against it, without cover */
} WarEntrenchedThreat;

/* One act of thinking. */
typedef struct
{
  const WarSetup *setup;
  const WarEntrenched *data;
  const WarState *view;
  gint seat; /* which is the side too */
  WarIdea *ideas;
  guint maximum;
  guint n_ideas;

  guint n_enemies; /* that stand on the field */
  guint enemies[WAR_ENTRENCHED_MAX_UNITS];
  WarBase enemy_bases[WAR_ENTRENCHED_MAX_UNITS]; /* in the same order */
  guint n_goals;
  WarEntrenchedGoal goals[WAR_ENTRENCHED_MAX_GOALS];
  gboolean must_attack; /* time is on the enemy's side */
  const WarEntrenchedGoal *goal; /* of the unit that is thought about */
  WarEntrenchedThreat threats[WAR_ENTRENCHED_MAX_UNITS]; /* to it, in the order of enemies */
} WarEntrenchedMind;

/* Adds an idea if the order is allowed; what is beyond the maximum is forgotten. Whether it was. */
gboolean war_entrenched_add_idea (WarEntrenchedMind *mind, const WarOrder *order, gint64 worth);

/* Whether the piece is a unit of the commander's own on the field. */
gboolean war_entrenched_is_own (const WarEntrenchedMind *mind, guint piece);

/* The value of the domain that is nearest to the wanted one; the domain is not empty. */
gint32 war_entrenched_find_value (const WarDomain *domain, gint32 wanted);

/* mind-rate.c: what dice are worth. */

/* So many dice that hit on `hit` against so good a save of the unit, which has some wounds left. */
gint32 war_entrenched_rate_dice (const WarEntrenchedMind *mind, guint target, guint n_dice,
                                 gint hit, gint save);

/* The weapon in the unit's hands against the target in that cover, wherever they are. */
gint32 war_entrenched_rate_weapon (const WarEntrenchedMind *mind, guint piece, guint weapon,
                                   guint target, gint cover);

/* The melee weapon that is best against the target, and what it is worth; fists if there is none.
 * worth may be NULL. */
guint war_entrenched_choose_blade (const WarEntrenchedMind *mind, guint piece, guint target,
                                   gint32 *worth);

/* A melee between the two that the first begins, its own losses taken off. */
gint32 war_entrenched_rate_melee (const WarEntrenchedMind *mind, guint piece, guint target);

/* Begins to think about a unit: sets mind->threats. */
void war_entrenched_consider (WarEntrenchedMind *mind, guint piece);

/* A place where a unit might stand: how far each enemy is from it, roughly. */
typedef struct
{
  WarBase base;
  WarLength distances[WAR_ENTRENCHED_MAX_UNITS]; /* in the order of mind->enemies */
  gint nearest; /* index of the nearest of them, or −1 */
} WarEntrenchedSpot;

/* How far the base is from a position, roughly: at least that. */
WarLength war_entrenched_guess_distance (const WarBase *base, WarPosition position);

void war_entrenched_look_round (const WarEntrenchedMind *mind, const WarBase *base,
                                WarEntrenchedSpot *spot);

/* What the enemies on the field might do to the unit that is considered, stood it there in that
 * cover, before it can move again. */
gint32 war_entrenched_rate_danger (const WarEntrenchedMind *mind, const WarEntrenchedSpot *spot,
                                   gint cover);

/* The cover there against the nearest enemy. */
gint war_entrenched_guess_cover (const WarEntrenchedMind *mind, const WarEntrenchedSpot *spot);

/* mind-goals.c: what the conditions of the battle make worth having. */
void war_entrenched_find_goals (WarEntrenchedMind *mind);

/* Chooses the goal that the unit goes for from there: mind->goal, which may be NULL. All places of
 * the unit are then judged by it. */
void war_entrenched_choose_goal (WarEntrenchedMind *mind, guint piece, WarPosition from);

/* What standing there is worth for the goal that was chosen: the nearer the better. */
gint32 war_entrenched_rate_goals (const WarEntrenchedMind *mind, guint piece,
                                  const WarEntrenchedSpot *spot);

/* mind-shots.c: ideas for the ranged phase, one unit at a time, and for counter-fire. */
void war_entrenched_think_of_shots (WarEntrenchedMind *mind);
void war_entrenched_think_of_counter_fire (WarEntrenchedMind *mind, guint piece);

/* The best that the unit could do with its weapons from there; without looking whether the target
 * is in sight and covered it is at least that. */
gint32 war_entrenched_rate_shots (const WarEntrenchedMind *mind, guint piece,
                                  const WarEntrenchedSpot *spot, gboolean looks);

/* mind-fight.c: ideas for the melee phase. */
void war_entrenched_think_of_fights (WarEntrenchedMind *mind);
void war_entrenched_think_of_strikes (WarEntrenchedMind *mind, guint piece, guint target);
void war_entrenched_think_of_striking_back (WarEntrenchedMind *mind, guint piece, guint target);

/* mind-move.c: ideas for the movement phase, one unit at a time. */
void war_entrenched_think_of_moves (WarEntrenchedMind *mind);

/* mind-waves.c */
void war_entrenched_think_of_waves (WarEntrenchedMind *mind);

/* mind-setup.c: where units are placed, before the first turn and on arrival. */
void war_entrenched_think_of_places (WarEntrenchedMind *mind);

/* mind.c: WarPlay.think() */
guint war_entrenched_think (const WarSetup *setup, const WarState *view, gint seat, WarIdea *ideas,
                            guint maximum);

G_END_DECLS
