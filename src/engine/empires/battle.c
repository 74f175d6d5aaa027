/* battle.c: battles of End of Empires 1914 that are made of two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/empires/private.h"

/* Zones lie along the long edges, unless the field has its own (empires.C-24); most points win,
 * which units and the field's control points count for (empires.C-10). */
WarOperation *
war_empires_arrange_battle (const WarBattle *battle, WarBattleFault *fault)
{
  const WarRules *rules = battle->armies[0]->rules;
  const WarGameType *game_type = war_rules_find_game_type (rules, battle->game_type);
  g_autoptr (WarOperation) operation = NULL;

  operation = war_battle_begin (battle, WAR_GROUND_FREE, fault);
  if (operation == NULL
      || !war_battle_ensure_zones (operation->field, WAR_BATTLE_LONG_EDGES,
                                   rules->numbers[WAR_EMPIRES_ZONE_DEPTH], fault)
      || !war_battle_add_conditions (operation, WAR_CONDITION_MOST_POINTS, 0, 0, game_type->clause,
                                     fault))
    return NULL;

  return g_steal_pointer (&operation);
}
