/* average.c: what the weapons of Entrenched! will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/average.h"

#include "engine/entrenched/private.h"

/* In numbers -------------------------------------------------------------------------------- */

/* One of the dice: 1 for a wound (entrenched.5.5 to 5.8, E-5). */
static WarDie
get_wound_die (const WarEntrenchedAttack *attack)
{
  WarDie hit
    = war_die_pass (6, attack->hit, attack->modifier, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
  WarDie save = war_die_pass (6, attack->save, attack->cover,
                              attack->one_never_saves ? WAR_DIE_ONE_FAILS : 0);

  return war_die_unsaved (&hit, &save);
}

static WarStrike
get_strike (const WarEntrenchedAttack *attack)
{
  return (WarStrike){
    .die = get_wound_die (attack),
    .n_dice = attack->n_dice,
    .per_wound = attack->per_wound,
  };
}

void
war_entrenched_get_attack_odds (const WarEntrenchedAttack *attack, guint attacker_wounds,
                                guint target_wounds, WarOdds *odds)
{
  WarDie die = get_wound_die (attack);

  war_odds_init (odds);
  war_odds_cap (odds, target_wounds);
  war_odds_add_dice (odds, &die, attack->n_dice + (attack->per_wound ? attacker_wounds : 0));
}

void
war_entrenched_get_charge_odds (guint attacker_wounds, guint target_wounds,
                                const WarEntrenchedAttack *counter_fire,
                                const WarEntrenchedAttack *attack,
                                const WarEntrenchedAttack *strike_back, WarOdds *attacker_loss,
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

/* Of a game --------------------------------------------------------------------------------- */

static guint
get_left (const WarSetup *setup, const WarState *state, guint piece)
{
  gint32 left = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_LEFT];

  return (guint) MAX (left, 0);
}

static WarEntrenchedAttack
begin_attack (const WarSetup *setup, guint piece, guint weapon, guint target, guint n_dice)
{
  return (WarEntrenchedAttack){
    .n_dice = MIN (n_dice, WAR_ENTRENCHED_ATTACK_MAX_DICE),
    .hit = war_entrenched_get_type (setup, piece)->weapons[weapon].hit,
    .save = war_entrenched_get_type (setup, target)->save,
    .one_never_saves = war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_SAVES),
  };
}

static WarEntrenchedAttack
begin_shot (const WarSetup *setup, const WarState *state, guint piece, guint weapon, guint target,
            guint n_dice)
{
  WarEntrenchedAttack attack = begin_attack (setup, piece, weapon, target, n_dice);
  WarBase base = war_entrenched_get_base (setup, state, piece);

  attack.cover = war_entrenched_get_cover (
    setup, state, target, &base, &war_entrenched_get_type (setup, piece)->weapons[weapon]);
  return attack;
}

WarEntrenchedAttack
war_entrenched_get_shot (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                         guint target)
{
  return begin_shot (setup, state, piece, weapon, target,
                     war_entrenched_count_shots (setup, state, piece, weapon));
}

WarEntrenchedAttack
war_entrenched_get_shell (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                          WarPosition point, guint target)
{
  WarEntrenchedAttack attack = war_entrenched_get_shot (setup, state, piece, weapon, target);

  attack.modifier = war_entrenched_get_signal (setup, state, piece, point);
  return attack;
}

/* entrenched.7.11, E-12, E-14 */
WarEntrenchedAttack
war_entrenched_get_blow (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                         guint target, WarEdge edge)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  gboolean per_wound = type->weapons[weapon].dice == WAR_DICE_PER_WOUND && !type->is_single;
  guint n_dice = per_wound ? 0 : war_entrenched_count_dice (setup, state, piece, weapon);
  WarEntrenchedAttack attack;

  if (edge != WAR_EDGE_FRONT)
    n_dice += (guint) data->rules->numbers[WAR_ENTRENCHED_EDGE_DICE];

  attack = begin_attack (setup, piece, weapon, target, n_dice);
  attack.per_wound = per_wound;
  return attack;
}

static WarEntrenchedAverage
get_average (const WarOdds *odds, guint left)
{
  return (WarEntrenchedAverage){
    .wounds = war_odds_get_mean (odds),
    .destroyed = war_odds_at_least (odds, left),
  };
}

static WarEntrenchedAverage
average_attack (const WarSetup *setup, const WarState *state, guint piece, guint target,
                const WarEntrenchedAttack *attack)
{
  guint left = get_left (setup, state, target);
  WarOdds odds;

  war_entrenched_get_attack_odds (attack, get_left (setup, state, piece), left, &odds);
  return get_average (&odds, left);
}

WarEntrenchedAverage
war_entrenched_average_shot (const WarSetup *setup, const WarState *state, guint piece,
                             guint weapon, guint target)
{
  WarEntrenchedAttack attack = war_entrenched_get_shot (setup, state, piece, weapon, target);

  return average_attack (setup, state, piece, target, &attack);
}

WarEntrenchedAverage
war_entrenched_average_shell (const WarSetup *setup, const WarState *state, guint piece,
                              guint weapon, WarPosition point, guint target)
{
  WarEntrenchedAttack attack
    = war_entrenched_get_shell (setup, state, piece, weapon, point, target);

  return average_attack (setup, state, piece, target, &attack);
}

/* What both lose. counter_fire and strike_back may be NULL. */
static void
average_exchange (const WarSetup *setup, const WarState *state, guint piece, guint target,
                  const WarEntrenchedAttack *counter_fire, const WarEntrenchedAttack *attack,
                  const WarEntrenchedAttack *strike_back, WarEntrenchedAverage *own,
                  WarEntrenchedAverage *targets)
{
  guint left = get_left (setup, state, piece), targets_left = get_left (setup, state, target);
  WarOdds loss, targets_loss;

  war_entrenched_get_charge_odds (left, targets_left, counter_fire, attack, strike_back, &loss,
                                  &targets_loss);
  *own = get_average (&loss, left);
  *targets = get_average (&targets_loss, targets_left);
}

void
war_entrenched_average_fight (const WarSetup *setup, const WarState *state, guint piece,
                              guint weapon, guint target, gint back_weapon,
                              WarEntrenchedAverage *own, WarEntrenchedAverage *targets)
{
  WarEntrenchedAttack back,
    attack = war_entrenched_get_blow (setup, state, piece, weapon, target,
                                      war_entrenched_get_struck_edge (setup, state, piece, target));

  if (back_weapon != WAR_NONE)
    back = war_entrenched_get_blow (setup, state, target, (guint) back_weapon, piece,
                                    war_entrenched_get_struck_edge (setup, state, target, piece));
  average_exchange (setup, state, piece, target, NULL, &attack,
                    back_weapon != WAR_NONE ? &back : NULL, own, targets);
}

void
war_entrenched_average_charge (const WarSetup *setup, const WarState *state, guint piece,
                               guint weapon, guint target, WarEdge edge, gint counter_weapon,
                               gint back_weapon, WarEntrenchedAverage *own,
                               WarEntrenchedAverage *targets)
{
  WarEntrenchedAttack attack = war_entrenched_get_blow (setup, state, piece, weapon, target, edge);
  WarEntrenchedAttack fire, back;

  /* Counter-fire is never an opening volley (E-27). */
  if (counter_weapon != WAR_NONE)
    fire = begin_shot (setup, state, target, (guint) counter_weapon, piece,
                       war_entrenched_count_dice (setup, state, target, (guint) counter_weapon));

  /* The charger's front edge touches the target (E-10). */
  if (back_weapon != WAR_NONE)
    back
      = war_entrenched_get_blow (setup, state, target, (guint) back_weapon, piece, WAR_EDGE_FRONT);

  average_exchange (setup, state, piece, target, counter_weapon != WAR_NONE ? &fire : NULL, &attack,
                    back_weapon != WAR_NONE ? &back : NULL, own, targets);
}
