/* battle.c: battles of a game type, arranged from two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/field-edit/field-layout.h"

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

/* What systems arrange it of ------------------------------------------------------------------ */

WarOperation *
war_battle_begin (const WarBattle *battle)
{
  WarRules *rules = battle->armies[0]->rules;
  const WarGameType *game_type = war_rules_find_game_type (rules, battle->game_type);
  WarOperation *operation = war_operation_new (game_type->id, game_type->name, rules);

  operation->game_type = g_strdup (game_type->id);
  operation->rounds = battle->rounds > 0 ? battle->rounds : game_type->rounds_usual;
  operation->amendments = battle->amendments;
  operation->level = g_strdup (battle->level);
  operation->field = war_field_copy (battle->field);
  return operation;
}

WarForce *
war_battle_make_force (const WarArmy *army)
{
  WarForce *force = war_force_new (army->name, army->own_book);

  war_force_take_allies (force, army);
  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);
      WarForceEntry *entry = war_force_entry_new (unit->type, 1);

      entry->name = g_strdup (unit->name);
      entry->group = g_strdup (unit->group);
      g_ptr_array_add (force->entries, entry);
    }

  return force;
}

/* Never more than a third of the field each. */
static gboolean
add_zones (WarField *field, WarBattleEdges edges, WarLength depth, WarBattleFault *fault)
{
  gboolean is_wide = field->width >= field->depth;
  gboolean is_left = is_wide == (edges == WAR_BATTLE_SHORT_EDGES);
  WarLength third = (is_left ? field->width : field->depth) / 3;
  WarPosition end = { field->width, field->depth };

  if (third == 0)
    return war_battle_refuse (fault, WAR_BATTLE_FIELD_TOO_SMALL, 0);
  if (field->zones->len + WAR_N_SIDES > WAR_FIELD_MAX_ZONES)
    return war_battle_refuse (fault, WAR_BATTLE_NO_ZONE, 1);

  depth = depth == 0 ? third : MIN (depth, third);
  if (is_left)
    {
      war_field_lay_zone (field, 1, (WarPosition){ 0, 0 }, (WarPosition){ depth, end.y });
      war_field_lay_zone (field, 2, (WarPosition){ end.x - depth, 0 }, end);
    }
  else
    {
      war_field_lay_zone (field, 1, (WarPosition){ 0, end.y - depth }, end);
      war_field_lay_zone (field, 2, (WarPosition){ 0, 0 }, (WarPosition){ end.x, depth });
    }

  return TRUE;
}

gboolean
war_battle_ensure_zones (WarField *field, WarBattleEdges edges, WarLength depth,
                         WarBattleFault *fault)
{
  gboolean has_first = war_field_find_deployment_zone (field, 1) != NULL;
  gboolean has_second = war_field_find_deployment_zone (field, 2) != NULL;

  if (!has_first && !has_second)
    return add_zones (field, edges, depth, fault);
  if (!has_first || !has_second)
    return war_battle_refuse (fault, WAR_BATTLE_NO_ZONE, has_first ? 2 : 1);

  return TRUE;
}
