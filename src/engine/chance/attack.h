/* attack.h: attacks in numbers: dice of six that hit, and are saved
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* A shot, a template on one unit, a strike. A natural 1 never hits, a natural 6 always. */
typedef struct
{
  guint n_dice; /* in any case; at most WAR_ATTACK_MAX_DICE with the others */
  gboolean per_wound; /* and one for each wound that who rolls has left */
  gint hit; /* 2 … 6 */
  gint modifier; /* of the rolls to hit */
  gint save; /* 2 … 6 */
  gint cover; /* what it adds to the saves; 0 if it is negated, and in melee */
  gboolean one_never_saves; /* a natural 1, whatever cover adds */
} WarAttack;

#define WAR_ATTACK_MAX_DICE 20

/* The wounds that the target loses, of those that it has left. */
void war_attack_get_odds (const WarAttack *attack, guint attacker_wounds, guint target_wounds,
                          WarOdds *odds);

/* The wounds that both lose in war_odds_exchange(). counter_fire and strike_back may be NULL. */
void war_attack_exchange (guint attacker_wounds, guint target_wounds, const WarAttack *counter_fire,
                          const WarAttack *attack, const WarAttack *strike_back,
                          WarOdds *attacker_loss, WarOdds *target_loss);

/* What comes of it for one unit. */
typedef struct
{
  WarProbability wounds; /* expected, of those that it has left */
  WarProbability destroyed;
} WarAttackAverage;

WarAttackAverage war_attack_average (const WarAttack *attack, guint attacker_wounds,
                                     guint target_wounds);
void war_attack_average_exchange (guint attacker_wounds, guint target_wounds,
                                  const WarAttack *counter_fire, const WarAttack *attack,
                                  const WarAttack *strike_back, WarAttackAverage *attacker,
                                  WarAttackAverage *target);

G_END_DECLS
