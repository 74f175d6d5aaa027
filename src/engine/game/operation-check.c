/* operation-check.c: what is odd about an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/operation-check.h"

#include "engine/operation/operation-edit.h"

static void
add (GArray *oddities, WarOddity oddity)
{
  g_array_append_val (oddities, oddity);
}

/* Zones */

/* Whether everybody finds room, as whoever plays it places them. Armies that are brought do not
 * matter: nobody knows them. */
static void
check_room (const WarOperation *operation, const WarSetup *setup, GArray *oddities)
{
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));

  if (setup->play->muster != NULL)
    setup->play->muster (setup, shortages);

  for (guint i = 0; i < shortages->len; i++)
    {
      const WarShortage *shortage = &g_array_index (shortages, WarShortage, i);

      if (operation->forces[shortage->side - 1]->cost_limit != 0)
        continue;
      if (shortage->type != NULL)
        add (oddities, (WarOddity){ WAR_ODDITY_BASE_TOO_LARGE, shortage->side,
                                    .type = shortage->type, .round = shortage->round });
      else
        add (oddities,
             (WarOddity){ WAR_ODDITY_NO_ROOM, shortage->side, .n_placed = shortage->n_placed,
                          .n_units = shortage->n_units, .round = shortage->round });
    }
}

/* Forces */

/* As above, armies that are brought do not matter. */
static void
check_groups (const WarOperation *operation, const WarSetup *setup, GArray *oddities)
{
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (WarOddGroup));

  if (setup->play->list_odd_groups != NULL)
    setup->play->list_odd_groups (setup, groups);

  for (guint i = 0; i < groups->len; i++)
    {
      const WarOddGroup *group = &g_array_index (groups, WarOddGroup, i);
      const WarForce *force = operation->forces[group->side - 1];

      if (force->cost_limit == 0)
        add (oddities, (WarOddity){ WAR_ODDITY_GROUP, group->side, .group = *group,
                                    .entry = g_ptr_array_index (force->entries, group->entry) });
    }
}

static gint
get_last_wave (const WarForce *force)
{
  gint last = 0;

  for (guint i = 0; i < force->entries->len; i++)
    last = MAX (last, ((const WarForceEntry *) g_ptr_array_index (force->entries, i))->wave);

  return last;
}

static gboolean
has_wave (const WarForce *force, gint wave)
{
  for (guint i = 0; i < force->entries->len; i++)
    if (((const WarForceEntry *) g_ptr_array_index (force->entries, i))->wave == wave)
      return TRUE;

  return FALSE;
}

static void
check_force (const WarOperation *operation, gint side, GArray *oddities)
{
  const WarForce *force = operation->forces[side - 1];
  const WarGameType *game_type = war_rules_find_game_type (operation->rules, operation->game_type);
  gint last_wave = get_last_wave (force);
  gint cost = war_force_get_cost (force);

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      WarComing coming = war_force_entry_get_coming (entry);

      if ((coming & ~operation->rules->system->comings) != 0)
        add (oddities,
             (WarOddity){ WAR_ODDITY_UNKNOWN_COMING, side, .coming = coming, .type = entry->type });
      else if (entry->arrives > operation->rounds)
        add (oddities, (WarOddity){ WAR_ODDITY_ARRIVES_TOO_LATE, side, .round = entry->arrives,
                                    .type = entry->type });
    }
  for (gint wave = 1;
       (operation->rules->system->comings & WAR_COMING_IN_WAVES) != 0 && wave < last_wave; wave++)
    if (!has_wave (force, wave))
      add (oddities, (WarOddity){ WAR_ODDITY_EMPTY_WAVE, side, .wave = wave });

  if (cost > 0 && game_type != NULL && !force->book->is_absent
      && (cost < game_type->cost_minimum || cost > game_type->cost_maximum))
    add (oddities,
         (WarOddity){ WAR_ODDITY_COST_UNUSUAL, side, .cost = cost, .game_type = game_type });
}

/* Conditions */

static gboolean
can_win (const WarOperation *operation, gint side)
{
  if (war_system_decides (operation->rules->system))
    return TRUE;

  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (condition->winner == side
          && war_system_knows_condition (operation->rules->system, condition->kind)
          && war_operation_counts_condition (operation, condition))
        return TRUE;
    }

  return FALSE;
}

/* The most that the condition's count could be and still be met. */
static gint
get_most (const WarOperation *operation, const WarCondition *condition)
{
  switch (condition->kind)
    {
    case WAR_CONDITION_HOLD_ZONE:
      return operation->rounds;
    case WAR_CONDITION_HOLD_POINT: /* turns of both sides */
      return operation->rounds * WAR_N_SIDES;
    case WAR_CONDITION_SURVIVE:
      return operation->forces[condition->winner - 1]->cost_limit != 0
               ? G_MAXINT
               : (gint) war_force_count_units (operation->forces[condition->winner - 1]);
    case WAR_CONDITION_DESTROY_ALL:
    case WAR_CONDITION_CARRY:
    case WAR_CONDITION_MOST_KILLED:
    case WAR_CONDITION_MOST_POINTS:
    case WAR_CONDITION_LIMIT:
    default:
      return G_MAXINT;
    }
}

static void
check_condition (const WarOperation *operation, const WarCondition *condition, GArray *oddities)
{
  gint most = get_most (operation, condition);

  if (!war_system_knows_condition (operation->rules->system, condition->kind))
    {
      add (oddities, (WarOddity){ WAR_ODDITY_NOT_OF_SYSTEM, .condition = condition });
      return;
    }
  if (!war_operation_counts_condition (operation, condition))
    add (oddities, (WarOddity){ WAR_ODDITY_NOT_AMENDED, .condition = condition });
  if (condition->count > most)
    add (oddities, (WarOddity){ WAR_ODDITY_CANNOT_BE_MET, .condition = condition, .most = most });
  if (condition->kind == WAR_CONDITION_MOST_POINTS && !operation->field->is_absent
      && war_field_count_points (operation->field, WAR_POINT_CONTROL) == 0)
    add (oddities, (WarOddity){ WAR_ODDITY_NO_CONTROL_POINTS, .condition = condition });
}

/* Control points that count lie outside of where the sides are placed: the first zone of each. */
static void
check_control_points (const WarField *field, GArray *oddities)
{
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const WarZone *zone = war_field_find_deployment_zone (field, side);

      for (guint i = 0; zone != NULL && i < field->points->len; i++)
        {
          const WarPoint *point = g_ptr_array_index (field->points, i);

          if (point->kind == WAR_POINT_CONTROL
              && war_zone_locate (zone, point->position) == WAR_LOCATION_INSIDE)
            add (oddities, (WarOddity){ WAR_ODDITY_POINT_IN_ZONE, side, .point = point });
        }
    }
}

static gboolean
counts_points (const WarOperation *operation)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    if (((const WarCondition *) g_ptr_array_index (operation->conditions, i))->kind
        == WAR_CONDITION_MOST_POINTS)
      return TRUE;

  return FALSE;
}

/* Sides without a zone, and systems that nobody can play yet, are told apart from this. */
static void
add_fault (const WarOperation *operation, const WarOperation *supplied, WarSetupFault fault,
           GArray *oddities)
{
  if (fault.kind == WAR_SETUP_NO_PLAY || fault.kind == WAR_SETUP_NO_ZONE)
    return;

  if (fault.kind == WAR_SETUP_NO_UNITS && operation->forces[fault.side - 1]->cost_limit != 0)
    {
      add (oddities, (WarOddity){ WAR_ODDITY_NOTHING_AFFORDED, fault.side });
      return;
    }

  fault.condition = war_operation_find_condition (operation, supplied, fault.condition);
  add (oddities, (WarOddity){ WAR_ODDITY_UNPLAYABLE, .side = fault.side, .type = fault.type,
                              .condition = fault.condition, .fault = fault });
}

/* Tries it. What the conditions lack keeps nobody from the field: then it is tried without them. */
static void
check_setup (const WarOperation *operation, WarOperation *supplied, GArray *oddities)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  g_autoptr (WarSetup) setup = war_setup_try (supplied, faults);

  for (guint i = 0; i < faults->len; i++)
    add_fault (operation, supplied, g_array_index (faults, WarSetupFault, i), oddities);
  if (setup == NULL)
    {
      g_autoptr (WarOperation) bare = war_operation_copy (supplied);

      g_ptr_array_set_size (bare->conditions, 0);
      setup = war_setup_try (bare, faults);
    }
  if (setup == NULL)
    return;

  check_room (operation, setup, oddities);
  check_groups (operation, setup, oddities);
}

static void
check_texts (const WarOperation *operation, GArray *oddities)
{
  if (operation->prologue == NULL)
    add (oddities, (WarOddity){ WAR_ODDITY_NO_PROLOGUE });
  if (operation->place == NULL || operation->date == NULL)
    add (oddities, (WarOddity){ WAR_ODDITY_NO_PLACE });
}

WarOddityWeight
war_oddity_get_weight (const WarOddity *oddity)
{
  switch (oddity->kind)
    {
    case WAR_ODDITY_UNPLAYABLE:
    case WAR_ODDITY_NO_ZONE:
    case WAR_ODDITY_NOTHING_AFFORDED:
    case WAR_ODDITY_POINT_IN_ZONE:
      return WAR_ODDITY_PREVENTS;
    case WAR_ODDITY_NO_PROLOGUE:
    case WAR_ODDITY_NO_PLACE:
    case WAR_ODDITY_NOT_AMENDED:
      return WAR_ODDITY_LACKS;
    case WAR_ODDITY_NO_ROOM:
    case WAR_ODDITY_BASE_TOO_LARGE:
    case WAR_ODDITY_CANNOT_WIN:
    case WAR_ODDITY_NO_CONTROL_POINTS:
    case WAR_ODDITY_CANNOT_BE_MET:
    case WAR_ODDITY_NOT_OF_SYSTEM:
    case WAR_ODDITY_EMPTY_WAVE:
    case WAR_ODDITY_UNKNOWN_COMING:
    case WAR_ODDITY_GROUP:
    case WAR_ODDITY_ARRIVES_TOO_LATE:
    case WAR_ODDITY_ROUNDS_UNUSUAL:
    case WAR_ODDITY_COST_UNUSUAL:
    default:
      return WAR_ODDITY_SPOILS;
    }
}

/* In a system whose play knows no conditions, its rules alone say who wins; in others, beside
 * them. */
static gboolean
is_won_by_rules (const WarOperation *operation)
{
  const WarSystem *system = operation->rules->system;

  return war_system_decides (system) || system->wins_by_rules;
}

GArray *
war_operation_check (WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL && operation->field != NULL, NULL);

  GArray *oddities = g_array_new (FALSE, FALSE, sizeof (WarOddity));
  /* With armies that might be brought. */
  g_autoptr (WarOperation) supplied = war_operation_supply (operation, 0);
  const WarGameType *game_type = war_rules_find_game_type (operation->rules, operation->game_type);

  check_setup (operation, supplied, oddities);
  if (game_type != NULL
      && (operation->rounds < game_type->rounds_minimum
          || operation->rounds > game_type->rounds_maximum))
    add (oddities, (WarOddity){ WAR_ODDITY_ROUNDS_UNUSUAL, .game_type = game_type });

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      if (!operation->field->is_absent && !operation->rules->system->needs_no_zones
          && war_field_find_deployment_zone (operation->field, side) == NULL)
        add (oddities, (WarOddity){ WAR_ODDITY_NO_ZONE, side });
      check_force (operation, side, oddities);
      if (!is_won_by_rules (operation) && !can_win (operation, side))
        add (oddities, (WarOddity){ WAR_ODDITY_CANNOT_WIN, side });
    }

  for (guint i = 0; i < operation->conditions->len; i++)
    check_condition (operation, g_ptr_array_index (operation->conditions, i), oddities);
  if (operation->rules->system->bars_points_in_zones && counts_points (operation))
    check_control_points (operation->field, oddities);
  check_texts (operation, oddities);

  return oddities;
}

static gboolean
is_automatic (const WarSetup *setup, const WarState *state, gint side)
{
  gboolean any = FALSE;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      const gint32 *seat = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, i);

      if (seat[WAR_SEAT_SIDE] != side)
        continue;
      if (seat[WAR_SEAT_CONTROL] != WAR_CONTROL_AUTOMATIC)
        return FALSE;
      any = TRUE;
    }
  return any;
}

gboolean
war_operation_is_automatic (const WarOperation *operation, gint side)
{
  g_return_val_if_fail (operation != NULL, FALSE);
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, FALSE);

  /* With armies that might be brought. */
  g_autoptr (WarOperation) supplied = war_operation_supply (operation, 0);
  WarSetupFault fault;
  g_autoptr (WarSetup) setup = war_setup_new (supplied, &fault);
  WarState *state;
  gboolean is;

  if (setup == NULL)
    return FALSE;

  state = war_setup_begin (setup, 0);
  is = is_automatic (setup, state, side - 1);
  g_free (state);
  return is;
}
