/* attack.c: attacks in numbers: dice of six that hit, and are saved
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/attack.h"

#define SIDES 6

/* One of the dice: 1 for a wound. */
static WarDie
get_wound_die (const WarAttack *attack)
{
  WarDie hit
    = war_die_pass (SIDES, attack->hit, attack->modifier, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
  WarDie save = war_die_pass (SIDES, attack->save, attack->cover,
                              attack->one_never_saves ? WAR_DIE_ONE_FAILS : 0);

  return war_die_unsaved (&hit, &save);
}

static WarStrike
get_strike (const WarAttack *attack)
{
  return (WarStrike){
    .die = get_wound_die (attack),
    .n_dice = attack->n_dice,
    .per_wound = attack->per_wound,
  };
}

void
war_attack_get_odds (const WarAttack *attack, guint attacker_wounds, guint target_wounds,
                     WarOdds *odds)
{
  WarDie die = get_wound_die (attack);

  war_odds_init (odds);
  war_odds_cap (odds, target_wounds);
  war_odds_add_dice (odds, &die, attack->n_dice + (attack->per_wound ? attacker_wounds : 0));
}

void
war_attack_exchange (guint attacker_wounds, guint target_wounds, const WarAttack *counter_fire,
                     const WarAttack *attack, const WarAttack *strike_back, WarOdds *attacker_loss,
                     WarOdds *target_loss)
{
  WarStrike charge = get_strike (attack), fire, back;

  if (counter_fire != NULL)
    fire = get_strike (counter_fire);
  if (strike_back != NULL)
    back = get_strike (strike_back);

  war_odds_exchange (attacker_wounds, target_wounds, counter_fire != NULL ? &fire : NULL, &charge,
                     strike_back != NULL ? &back : NULL, attacker_loss, target_loss);
}

static WarAttackAverage
get_average (const WarOdds *odds, guint left)
{
  return (WarAttackAverage){
    .wounds = war_odds_get_mean (odds),
    .destroyed = war_odds_at_least (odds, left),
  };
}

WarAttackAverage
war_attack_average (const WarAttack *attack, guint attacker_wounds, guint target_wounds)
{
  WarOdds odds;

  war_attack_get_odds (attack, attacker_wounds, target_wounds, &odds);
  return get_average (&odds, target_wounds);
}

void
war_attack_average_exchange (guint attacker_wounds, guint target_wounds,
                             const WarAttack *counter_fire, const WarAttack *attack,
                             const WarAttack *strike_back, WarAttackAverage *attacker,
                             WarAttackAverage *target)
{
  WarOdds loss, target_loss;

  war_attack_exchange (attacker_wounds, target_wounds, counter_fire, attack, strike_back, &loss,
                       &target_loss);
  *attacker = get_average (&loss, attacker_wounds);
  *target = get_average (&target_loss, target_wounds);
}
