/* battle.c: battles of Trench Assault that are made of two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/assault/private.h"

/* The field has to have its trenches; at the limit the defenders have won (assault.A-7). */
WarOperation *
war_assault_arrange_battle (const WarBattle *battle, WarBattleFault *fault)
{
  const WarGameType *game_type
    = war_rules_find_game_type (battle->armies[0]->rules, battle->game_type);
  g_autoptr (WarOperation) operation = NULL;
  WarCondition *condition;

  if (battle->field->ground != WAR_GROUND_FREE)
    {
      war_battle_refuse (fault, WAR_BATTLE_HEXES, 0);
      return NULL;
    }

  operation = war_battle_begin (battle);
  for (gint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = war_battle_make_force (battle->armies[i]);
  condition = war_condition_new (WAR_CONDITION_LIMIT, 2);
  condition->clause = g_strdup (game_type->clause);
  g_ptr_array_add (operation->conditions, condition);
  return g_steal_pointer (&operation);
}
