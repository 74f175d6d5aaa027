/* average.h: what the weapons of Entrenched! will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/odds.h"
#include "engine/game/play.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

/* Dice that hit, and are saved, in numbers: a shot, a template on one unit, a strike. */
typedef struct
{
  guint n_dice; /* in any case; at most WAR_ENTRENCHED_ATTACK_MAX_DICE with the others */
  gboolean per_wound; /* and one for each wound that who rolls has left */
  gint hit; /* 2 … 6 */
  gint modifier; /* of the rolls to hit */
  gint save; /* 2 … 6 */
  gint cover; /* what it adds to the saves; 0 if it is negated, and in melee */
  gboolean one_never_saves; /* a natural 1, whatever cover adds: E-5 */
} WarEntrenchedAttack;

#define WAR_ENTRENCHED_ATTACK_MAX_DICE 20

/* The wounds that the target loses, of those that it has left. */
void war_entrenched_get_attack_odds (const WarEntrenchedAttack *attack, guint attacker_wounds,
                                     guint target_wounds, WarOdds *odds);

/* The wounds that both lose when the attacker charges (entrenched.7.4 to 7.7). counter_fire and
 * strike_back may be NULL. */
void war_entrenched_get_charge_odds (guint attacker_wounds, guint target_wounds,
                                     const WarEntrenchedAttack *counter_fire,
                                     const WarEntrenchedAttack *attack,
                                     const WarEntrenchedAttack *strike_back, WarOdds *attacker_loss,
                                     WarOdds *target_loss);

/* The same numbers for units of a game, as they are now. Nobody asks whether the attack is allowed;
 * pieces are units that stand, weapons those of orders. */
WarEntrenchedAttack war_entrenched_get_shot (const WarSetup *setup, const WarState *state,
                                             guint piece, guint weapon, guint target);
WarEntrenchedAttack war_entrenched_get_shell (const WarSetup *setup, const WarState *state,
                                              guint piece, guint weapon, WarPosition point,
                                              guint target);
WarEntrenchedAttack war_entrenched_get_blow (const WarSetup *setup, const WarState *state,
                                             guint piece, guint weapon, guint target, WarEdge edge);

/* What comes of it for one unit. */
typedef struct
{
  WarProbability wounds; /* expected, of those that it has left */
  WarProbability destroyed;
} WarEntrenchedAverage;

WarEntrenchedAverage war_entrenched_average_shot (const WarSetup *setup, const WarState *state,
                                                  guint piece, guint weapon, guint target);
WarEntrenchedAverage war_entrenched_average_shell (const WarSetup *setup, const WarState *state,
                                                   guint piece, guint weapon, WarPosition point,
                                                   guint target);

/* A strike in a melee that goes on, and what is struck back with, or WAR_NONE. */
void war_entrenched_average_fight (const WarSetup *setup, const WarState *state, guint piece,
                                   guint weapon, guint target, gint back_weapon,
                                   WarEntrenchedAverage *own, WarEntrenchedAverage *targets);

/* A charge that would come to that edge of the target. counter_weapon and back_weapon: what the
 * target fires and strikes back with, or WAR_NONE. */
void war_entrenched_average_charge (const WarSetup *setup, const WarState *state, guint piece,
                                    guint weapon, guint target, WarEdge edge, gint counter_weapon,
                                    gint back_weapon, WarEntrenchedAverage *own,
                                    WarEntrenchedAverage *targets);

G_END_DECLS
