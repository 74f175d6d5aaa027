/* battle.c: battles of the four game types
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/entrenched/entrenched.h"

/* Rounds for which a unit keeps the enemy's zone: 9.4. */
#define HOLD_ROUNDS 2

#define N_CONTROL_POINTS 3

/* A game type, and how it is won besides destroying all of the enemy: the same for both sides. */
typedef struct
{
  const char *id;
  WarConditionKind kind;
  gint count;
} GameType;

static const GameType game_types[] = {
  { "assault", WAR_CONDITION_MOST_KILLED, 0 }, /* entrenched.9.1 */
  { "control", WAR_CONDITION_MOST_POINTS, 0 }, /* entrenched.9.2 */
  { "capture", WAR_CONDITION_CARRY, 0 }, /* entrenched.9.3 */
  { "attrition", WAR_CONDITION_HOLD_ZONE, HOLD_ROUNDS }, /* entrenched.9.4 */
};

static const GameType *
find_game_type (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (game_types); i++)
    if (g_strcmp0 (game_types[i].id, id) == 0)
      return &game_types[i];

  return NULL;
}

/* What the game type asks for on the field, and how it is won: entrenched.9.1 to 9.4, E-17. */
static gboolean
add_conditions (WarOperation *operation, const GameType *game_type, const char *clause,
                WarBattleFault *fault)
{
  gint n_points = game_type->kind == WAR_CONDITION_MOST_POINTS ? N_CONTROL_POINTS : 0;

  return war_battle_add_conditions (operation, game_type->kind, game_type->count, n_points, clause,
                                    fault)
         && war_battle_add_conditions (operation, WAR_CONDITION_DESTROY_ALL, 0, 0, clause, fault);
}

WarOperation *
war_entrenched_arrange_battle (const WarBattle *battle, WarBattleFault *fault)
{
  WarRules *rules = battle->armies[0]->rules;
  const WarGameType *game_type = war_rules_find_game_type (rules, battle->game_type);
  const GameType *known = find_game_type (game_type->id);
  g_autoptr (WarOperation) operation = NULL;

  if (known == NULL)
    {
      war_battle_refuse (fault, WAR_BATTLE_NO_GAME_TYPE, 0);
      return NULL;
    }

  operation = war_battle_begin (battle, WAR_GROUND_FREE, fault);
  if (operation == NULL)
    return NULL;

  /* entrenched.E-18 */
  for (gint i = 0; i < WAR_N_SIDES; i++)
    war_battle_set_waves (operation->forces[i], battle->armies[i], battle);
  if (!war_battle_ensure_zones (operation->field, battle->edges, 0, fault)
      || !add_conditions (operation, known, game_type->clause, fault))
    return NULL;

  return g_steal_pointer (&operation);
}
