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

  if (battle->field->ground != WAR_GROUND_FREE)
    {
      war_battle_refuse (fault, WAR_BATTLE_HEXES, 0);
      return NULL;
    }

  operation = war_battle_begin (battle);
  for (gint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = war_battle_make_force (battle->armies[i]);
  if (!war_battle_ensure_zones (operation->field, WAR_BATTLE_LONG_EDGES,
                                rules->numbers[WAR_EMPIRES_ZONE_DEPTH], fault))
    return NULL;
  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    {
      WarCondition *condition = war_condition_new (WAR_CONDITION_MOST_POINTS, winner);

      condition->clause = g_strdup (game_type->clause);
      g_ptr_array_add (operation->conditions, condition);
    }

  return g_steal_pointer (&operation);
}
