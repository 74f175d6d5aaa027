/* battle.c: battles of a game type, arranged from two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

gboolean
war_battle_refuse (WarBattleFault *fault, WarBattleFaultKind kind, gint side)
{
  *fault = (WarBattleFault){ .kind = kind, .side = side };
  return FALSE;
}

/* What must be so in every system. */
static gboolean
check (const WarBattle *battle, WarBattleFault *fault)
{
  const WarRules *rules = battle->armies[0]->rules;

  if (rules->system->arrange_battle == NULL)
    return war_battle_refuse (fault, WAR_BATTLE_NONE, 0);

  for (gint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarArmy *army = battle->armies[i];

      if (army->rules->system != rules->system)
        return war_battle_refuse (fault, WAR_BATTLE_OTHER_SYSTEM, i + 1);
      if (army->book == NULL)
        return war_battle_refuse (fault, WAR_BATTLE_NO_BOOK, i + 1);
      if (army->units->len == 0)
        return war_battle_refuse (fault, WAR_BATTLE_NO_UNITS, i + 1);
    }

  if (war_rules_find_game_type (rules, battle->game_type) == NULL)
    return war_battle_refuse (fault, WAR_BATTLE_NO_GAME_TYPE, 0);

  return TRUE;
}

WarOperation *
war_battle_arrange (const WarBattle *battle, WarBattleFault *fault)
{
  g_return_val_if_fail (battle->rounds >= 0 && battle->rounds <= WAR_OPERATION_MAX_ROUNDS, NULL);
  g_return_val_if_fail (fault != NULL, NULL);

  *fault = (WarBattleFault){ 0 };
  if (!check (battle, fault))
    return NULL;

  return battle->armies[0]->rules->system->arrange_battle (battle, fault);
}
