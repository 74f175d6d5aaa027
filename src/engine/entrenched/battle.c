/* battle.c: battles of the four game types
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/army/army-check.h"
#include "engine/entrenched/entrenched.h"
#include "engine/field/transform.h"

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

static gboolean
check (const WarBattle *battle, const GameType *game_type, WarBattleFault *fault)
{
  if (game_type == NULL)
    return war_battle_refuse (fault, WAR_BATTLE_NO_GAME_TYPE, 0);
  if (battle->field->ground != WAR_GROUND_FREE)
    return war_battle_refuse (fault, WAR_BATTLE_HEXES, 0);

  return TRUE;
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

static WarForce *
make_force (const WarArmy *army, const WarBattle *battle)
{
  WarForce *force = war_battle_make_force (army);

  if (has_waves (army, battle))
    for (guint i = 0; i < army->units->len; i++)
      ((WarForceEntry *) g_ptr_array_index (force->entries, i))->wave
        = war_army_get_unit (army, i)->wave;

  return force;
}

/* A point whose id begins so and ends with the number, or the next that is free. */
static const WarPoint *
add_point (WarField *field, const char *stem, gint number, WarPointKind kind, WarPosition position)
{
  WarPoint *point = war_point_new ();

  do
    {
      g_free (point->id);
      point->id = g_strdup_printf ("%s-%d", stem, number++);
    }
  while (war_field_find_point (field, point->id) != NULL);

  point->kind = kind;
  point->position = position;
  g_ptr_array_add (field->points, point);
  return point;
}

static gboolean
has_control_points (const WarField *field)
{
  for (guint i = 0; i < field->points->len; i++)
    if (((const WarPoint *) g_ptr_array_index (field->points, i))->kind == WAR_POINT_CONTROL)
      return TRUE;

  return FALSE;
}

/* Puts control points at a quarter, a half and three quarters of the middle line, which lies across
 * the way from zone to zone: entrenched.E-17. */
static void
add_control_points (WarField *field)
{
  WarPosition first = war_shape_get_middle (&war_field_find_deployment_zone (field, 1)->shape),
              second = war_shape_get_middle (&war_field_find_deployment_zone (field, 2)->shape);
  gboolean is_upright = ABS (second.x - first.x) > ABS (second.y - first.y);

  for (gint i = 1; i <= N_CONTROL_POINTS; i++)
    {
      WarPosition position = { field->width / 2, field->depth / 2 };

      if (is_upright)
        position.y = field->depth * i / (N_CONTROL_POINTS + 1);
      else
        position.x = field->width * i / (N_CONTROL_POINTS + 1);
      add_point (field, "control", i, WAR_POINT_CONTROL, position);
    }
}

/* Control points lie outside both zones: entrenched.9.2. */
static gboolean
ensure_control_points (WarField *field, WarBattleFault *fault)
{
  if (!has_control_points (field))
    add_control_points (field);

  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      for (gint side = 1; side <= WAR_N_SIDES && point->kind == WAR_POINT_CONTROL; side++)
        if (war_zone_locate (war_field_find_deployment_zone (field, side), point->position)
            == WAR_LOCATION_INSIDE)
          return war_battle_refuse (fault, WAR_BATTLE_POINT_IN_ZONE, side);
    }

  return TRUE;
}

/* The objective in the side's zone: the field's own, or a new one in the middle (entrenched.9.3).
 * NULL if the zone does not hold its own middle. */
static const WarPoint *
ensure_objective (WarField *field, gint side)
{
  const WarZone *zone = war_field_find_deployment_zone (field, side);
  WarPosition middle = war_shape_get_middle (&zone->shape);

  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      if (point->kind == WAR_POINT_OBJECTIVE
          && war_zone_locate (zone, point->position) != WAR_LOCATION_OUTSIDE)
        return point;
    }

  if (war_zone_locate (zone, middle) == WAR_LOCATION_OUTSIDE)
    return NULL;

  return add_point (field, "objective", side, WAR_POINT_OBJECTIVE, middle);
}

static WarCondition *
add_condition (WarOperation *operation, WarConditionKind kind, gint winner, const char *clause)
{
  WarCondition *condition = war_condition_new (kind, winner);

  condition->clause = g_strdup (clause);
  g_ptr_array_add (operation->conditions, condition);
  return condition;
}

/* What the game type asks for on the field, and how it is won: entrenched.9.1 to 9.4. */
static gboolean
add_conditions (WarOperation *operation, const GameType *game_type, const char *clause,
                WarBattleFault *fault)
{
  WarField *field = operation->field;

  if (game_type->kind == WAR_CONDITION_MOST_POINTS && !ensure_control_points (field, fault))
    return FALSE;

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    {
      gint loser = WAR_N_SIDES + 1 - winner;
      WarCondition *condition = add_condition (operation, game_type->kind, winner, clause);

      condition->count = game_type->count;
      if (game_type->kind == WAR_CONDITION_HOLD_ZONE)
        condition->place = g_strdup (war_field_find_deployment_zone (field, loser)->id);
      if (game_type->kind == WAR_CONDITION_CARRY)
        {
          const WarPoint *objective = ensure_objective (field, loser);

          if (objective == NULL)
            return war_battle_refuse (fault, WAR_BATTLE_NO_MIDDLE, loser);
          condition->place = g_strdup (objective->id);
        }
    }

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    add_condition (operation, WAR_CONDITION_DESTROY_ALL, winner, clause);

  return TRUE;
}

WarOperation *
war_entrenched_arrange_battle (const WarBattle *battle, WarBattleFault *fault)
{
  WarRules *rules = battle->armies[0]->rules;
  const WarGameType *game_type = war_rules_find_game_type (rules, battle->game_type);
  const GameType *known = find_game_type (game_type->id);
  g_autoptr (WarOperation) operation = NULL;

  if (!check (battle, known, fault))
    return NULL;

  operation = war_battle_begin (battle);
  for (gint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = make_force (battle->armies[i], battle);

  if (!war_battle_ensure_zones (operation->field, battle->edges, 0, fault)
      || !add_conditions (operation, known, game_type->clause, fault))
    return NULL;

  return g_steal_pointer (&operation);
}
