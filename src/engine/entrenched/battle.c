/* battle.c: battles of the four game types
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/army/army-check.h"
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

/* Whether the army says in which wave each of its units comes, as they may (E-18). If it does not,
 * the player chooses waves when the game begins. */
static gboolean
has_waves (const WarArmy *army, const WarBattle *battle)
{
  g_autoptr (WarArmy) typed = war_army_set_game (army, battle->game_type, battle->amendments);
  g_autoptr (GPtrArray) problems = war_army_check (typed);
  gint n_waves = (gint) war_army_count_waves (typed);

  for (guint i = 0; i < army->units->len; i++)
    {
      gint wave = war_army_get_unit (army, i)->wave;

      if (wave < 1 || wave > n_waves)
        return FALSE;
    }
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (problem->severity == WAR_SEVERITY_ERROR
          && (problem->kind == WAR_PROBLEM_WAVE_EMPTY
              || problem->kind == WAR_PROBLEM_WAVE_TOO_COSTLY))
        return FALSE;
    }

  return TRUE;
}

static void
set_waves (WarForce *force, const WarArmy *army, const WarBattle *battle)
{
  if (has_waves (army, battle))
    for (guint i = 0; i < army->units->len; i++)
      ((WarForceEntry *) g_ptr_array_index (force->entries, i))->wave
        = war_army_get_unit (army, i)->wave;
}

/* What the game type asks for on the field, and how it is won: entrenched.9.1 to 9.4, E-17. */
static gboolean
add_conditions (WarOperation *operation, const GameType *game_type, const char *clause,
                WarBattleFault *fault)
{
  WarField *field = operation->field;

  if (game_type->kind == WAR_CONDITION_MOST_POINTS
      && !war_battle_ensure_control_points (field, N_CONTROL_POINTS, fault))
    return FALSE;

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    {
      gint loser = WAR_N_SIDES + 1 - winner;
      WarCondition *condition
        = war_battle_add_condition (operation, game_type->kind, winner, clause);

      condition->count = game_type->count;
      if (game_type->kind == WAR_CONDITION_HOLD_ZONE)
        condition->place = g_strdup (war_field_find_deployment_zone (field, loser)->id);
      if (game_type->kind == WAR_CONDITION_CARRY)
        {
          const WarPoint *objective = war_battle_ensure_objective (field, loser, fault);

          if (objective == NULL)
            return FALSE;
          condition->place = g_strdup (objective->id);
        }
    }

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    war_battle_add_condition (operation, WAR_CONDITION_DESTROY_ALL, winner, clause);

  return TRUE;
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

  for (gint i = 0; i < WAR_N_SIDES; i++)
    set_waves (operation->forces[i], battle->armies[i], battle);
  if (!war_battle_ensure_zones (operation->field, battle->edges, 0, fault)
      || !add_conditions (operation, known, game_type->clause, fault))
    return NULL;

  return g_steal_pointer (&operation);
}
