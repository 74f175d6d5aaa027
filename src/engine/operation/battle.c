/* battle.c: battles of a game type, arranged from two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/army/army-check.h"
#include "engine/field-edit/field-layout.h"
#include "engine/field/transform.h"

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

static WarForce *
make_force (const WarArmy *army)
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

WarOperation *
war_battle_begin (const WarBattle *battle, WarGroundKind ground, WarBattleFault *fault)
{
  WarRules *rules = battle->armies[0]->rules;
  const WarGameType *game_type = war_rules_find_game_type (rules, battle->game_type);
  WarOperation *operation;

  if (battle->field->ground != ground)
    {
      war_battle_refuse (fault, ground == WAR_GROUND_HEX ? WAR_BATTLE_NO_HEXES : WAR_BATTLE_HEXES,
                         0);
      return NULL;
    }

  operation = war_operation_new (game_type->id, game_type->name, rules);
  operation->game_type = g_strdup (game_type->id);
  operation->rounds = battle->rounds > 0 ? battle->rounds : game_type->rounds_usual;
  operation->amendments = battle->amendments;
  operation->level = g_strdup (battle->level);
  operation->field = war_field_copy (battle->field);
  for (gint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = make_force (battle->armies[i]);
  return operation;
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

/* A point whose id is that of its kind and the number, or the next that is free. */
static const WarPoint *
add_point (WarField *field, gint number, WarPointKind kind, WarPosition position)
{
  WarPoint *point = war_point_new ();

  do
    {
      g_free (point->id);
      point->id = g_strdup_printf ("%s-%d", war_point_kind_get_ids ()[kind], number++);
    }
  while (war_field_find_point (field, point->id) != NULL);

  point->kind = kind;
  point->position = position;
  g_ptr_array_add (field->points, point);
  return point;
}

static void
add_control_points (WarField *field, gint n)
{
  WarPosition first = war_shape_get_middle (&war_field_find_deployment_zone (field, 1)->shape),
              second = war_shape_get_middle (&war_field_find_deployment_zone (field, 2)->shape);
  gboolean is_upright = ABS (second.x - first.x) > ABS (second.y - first.y);

  for (gint i = 1; i <= n; i++)
    {
      WarPosition position = { field->width / 2, field->depth / 2 };

      if (is_upright)
        position.y = field->depth * i / (n + 1);
      else
        position.x = field->width * i / (n + 1);
      add_point (field, i, WAR_POINT_CONTROL, position);
    }
}

static gboolean
ensure_control_points (WarField *field, gint n, WarBattleFault *fault)
{
  if (war_field_count_points (field, WAR_POINT_CONTROL) == 0)
    add_control_points (field, n);

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

static const WarPoint *
ensure_objective (WarField *field, gint side, WarBattleFault *fault)
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
    {
      war_battle_refuse (fault, WAR_BATTLE_NO_MIDDLE, side);
      return NULL;
    }

  return add_point (field, side, WAR_POINT_OBJECTIVE, middle);
}

static WarCondition *
add_condition (WarOperation *operation, WarConditionKind kind, gint winner, const char *clause)
{
  WarCondition *condition = war_condition_new (kind, winner);

  condition->clause = g_strdup (clause);
  g_ptr_array_add (operation->conditions, condition);
  return condition;
}

gboolean
war_battle_add_conditions (WarOperation *operation, WarConditionKind kind, gint count,
                           gint n_points, const char *clause, WarBattleFault *fault)
{
  WarField *field = operation->field;

  if (n_points > 0 && !ensure_control_points (field, n_points, fault))
    return FALSE;

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    {
      gint loser = WAR_N_SIDES + 1 - winner;
      WarCondition *condition = add_condition (operation, kind, winner, clause);
      const WarPoint *objective;

      condition->count = count;
      if (kind == WAR_CONDITION_HOLD_ZONE)
        condition->place = g_strdup (war_field_find_deployment_zone (field, loser)->id);
      if (kind == WAR_CONDITION_CARRY)
        {
          objective = ensure_objective (field, loser, fault);
          if (objective == NULL)
            return FALSE;
          condition->place = g_strdup (objective->id);
        }
    }

  return TRUE;
}

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

void
war_battle_set_waves (WarForce *force, const WarArmy *army, const WarBattle *battle)
{
  if (has_waves (army, battle))
    for (guint i = 0; i < army->units->len; i++)
      ((WarForceEntry *) g_ptr_array_index (force->entries, i))->wave
        = war_army_get_unit (army, i)->wave;
}
