/* average.c: what the weapons of Entrenched! will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/average.h"

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

static guint
get_left (const WarSetup *setup, const WarState *state, guint piece)
{
  gint32 left = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_LEFT];

  return (guint) MAX (left, 0);
}

static WarAttack
begin_attack (const WarSetup *setup, guint piece, guint weapon, guint target, guint n_dice)
{
  return (WarAttack){
    .n_dice = MIN (n_dice, WAR_ATTACK_MAX_DICE),
    .hit = war_entrenched_get_weapon (setup, piece, weapon)->hit,
    .save = war_entrenched_get_type (setup, target)->save,
    .one_never_saves = war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_SAVES),
  };
}

WarAttack
war_entrenched_get_shot (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                         guint target)
{
  WarAttack attack = begin_attack (setup, piece, weapon, target,
                                   war_entrenched_count_shots (setup, state, piece, weapon));
  WarBase base = war_entrenched_get_base (setup, state, piece);

  attack.cover = war_entrenched_get_cover (setup, state, target, &base,
                                           war_entrenched_get_weapon (setup, piece, weapon), NULL);
  return attack;
}

WarAttack
war_entrenched_get_shell (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                          WarPosition point, guint target)
{
  WarAttack attack = war_entrenched_get_shot (setup, state, piece, weapon, target);

  attack.modifier = war_entrenched_get_signal (setup, state, piece, point);
  return attack;
}

/* entrenched.7.11, E-12, E-14 */
WarAttack
war_entrenched_get_blow (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                         guint target, WarEdge edge)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  gboolean per_wound = type->weapons[weapon].dice == WAR_DICE_PER_WOUND && !type->is_single;
  guint n_dice = per_wound ? 0 : war_entrenched_count_dice (setup, state, piece, weapon);
  WarAttack attack;

  if (edge != WAR_EDGE_FRONT)
    n_dice += (guint) data->rules->numbers[WAR_ENTRENCHED_EDGE_DICE];

  attack = begin_attack (setup, piece, weapon, target, n_dice);
  attack.per_wound = per_wound;
  return attack;
}

static WarAttackAverage
average_attack (const WarSetup *setup, const WarState *state, guint piece, guint target,
                const WarAttack *attack)
{
  return war_attack_average (attack, get_left (setup, state, piece),
                             get_left (setup, state, target));
}

WarAttackAverage
war_entrenched_average_shot (const WarSetup *setup, const WarState *state, guint piece,
                             guint weapon, guint target)
{
  WarAttack attack = war_entrenched_get_shot (setup, state, piece, weapon, target);

  return average_attack (setup, state, piece, target, &attack);
}

WarAttackAverage
war_entrenched_average_shell (const WarSetup *setup, const WarState *state, guint piece,
                              guint weapon, WarPosition point, guint target)
{
  WarAttack attack = war_entrenched_get_shell (setup, state, piece, weapon, point, target);

  return average_attack (setup, state, piece, target, &attack);
}

void
war_entrenched_average_fight (const WarSetup *setup, const WarState *state, guint piece,
                              guint weapon, guint target, WarEdge edge, gint back_weapon,
                              WarAttackAverage *own, WarAttackAverage *targets)
{
  WarAttack attack = war_entrenched_get_blow (setup, state, piece, weapon, target, edge), back;

  if (back_weapon != WAR_NONE)
    back = war_entrenched_get_blow (setup, state, target, (guint) back_weapon, piece,
                                    war_entrenched_get_struck_edge (setup, state, target, piece));
  war_attack_average_exchange (get_left (setup, state, piece), get_left (setup, state, target),
                               NULL, &attack, back_weapon != WAR_NONE ? &back : NULL, own, targets);
}
