/* conditions.c: by what a side of an operation wins: with its place found, and when it holds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/conditions.h"

#include "engine/game/prepare.h"

/* Placing -------------------------------------------------------------------------------------- */

static WarPlacedCondition
place (const WarOperation *operation, const WarCondition *condition, const char *const clauses[])
{
  gboolean is_zone = condition->kind == WAR_CONDITION_HOLD_ZONE;
  gboolean is_point
    = condition->kind == WAR_CONDITION_HOLD_POINT || condition->kind == WAR_CONDITION_CARRY;

  return (WarPlacedCondition){
    .kind = condition->kind,
    .side = condition->winner - 1,
    .count = condition->count,
    .reach = condition->reach,
    .zone = is_zone ? war_field_find_zone (operation->field, condition->place) : NULL,
    .point = is_point ? war_field_find_point (operation->field, condition->place) : NULL,
    .piece = WAR_NONE,
    .clause = condition->clause != NULL ? condition->clause : clauses[condition->kind],
    .is_off = !war_operation_counts_condition (operation, condition),
  };
}

GArray *
war_conditions_place (const WarOperation *operation, const char *const clauses[WAR_N_CONDITIONS],
                      GArray *faults)
{
  GArray *placed = g_array_new (FALSE, FALSE, sizeof (WarPlacedCondition));

  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);
      WarPlacedCondition its = place (operation, condition, clauses);
      gboolean needs_place
        = war_condition_is_for_holding (condition->kind) || condition->kind == WAR_CONDITION_CARRY;

      if (war_condition_is_for_holding (its.kind)
          && war_conditions_find (placed, its.kind, its.side) != WAR_NONE)
        war_prepare_refuse (
          faults, (WarSetupFault){ .kind = WAR_SETUP_CONDITION_TWICE, .condition = condition });
      if ((condition->place != NULL || needs_place) && its.zone == NULL && its.point == NULL)
        war_prepare_refuse (
          faults, (WarSetupFault){ .kind = WAR_SETUP_CONDITION_PLACE, .condition = condition });
      g_array_append_val (placed, its);
    }

  return placed;
}

gint
war_conditions_find (const GArray *conditions, WarConditionKind kind, gint side)
{
  for (guint i = 0; i < conditions->len; i++)
    if (war_conditions_get (conditions, i)->kind == kind
        && war_conditions_get (conditions, i)->side == side)
      return (gint) i;

  return WAR_NONE;
}

/* Judging -------------------------------------------------------------------------------------- */

void
war_reached_note (WarReached *reached, const GArray *conditions, gint index)
{
  gint *first = &reached->conditions[war_conditions_get (conditions, (guint) index)->side];

  if (*first == WAR_NONE)
    *first = index;
}

gint
war_reached_judge (const WarReached *reached, gint *condition)
{
  gint first = reached->conditions[0], second = reached->conditions[1];

  *condition = first != WAR_NONE ? first : second;
  if (*condition == WAR_NONE)
    return WAR_WINNER_NONE;

  return second == WAR_NONE  ? WAR_WINNER_SIDE_1
         : first == WAR_NONE ? WAR_WINNER_SIDE_2
                             : WAR_WINNER_DRAW;
}

gboolean
war_condition_holds_at_limit (const WarPlacedCondition *condition,
                              const WarStanding standings[WAR_N_SIDES])
{
  const WarStanding *own = &standings[condition->side], *other = &standings[1 - condition->side];

  if (condition->is_off)
    return FALSE;

  switch (condition->kind)
    {
    case WAR_CONDITION_LIMIT:
      return TRUE;
    case WAR_CONDITION_MOST_KILLED:
      return own->killed > other->killed;
    case WAR_CONDITION_MOST_POINTS:
      return own->points > other->points;
    case WAR_CONDITION_SURVIVE:
      return own->n_left >= condition->count;
    case WAR_CONDITION_DESTROY_ALL:
    case WAR_CONDITION_HOLD_ZONE:
    case WAR_CONDITION_HOLD_POINT:
    case WAR_CONDITION_CARRY:
    default:
      return FALSE;
    }
}

gboolean
war_conditions_may_hold_at_limit (const GArray *conditions, gint side)
{
  for (guint i = 0; i < conditions->len; i++)
    {
      const WarPlacedCondition *its = war_conditions_get (conditions, i);

      if (its->kind == WAR_CONDITION_MOST_KILLED || its->kind == WAR_CONDITION_MOST_POINTS)
        return TRUE;
      if ((its->kind == WAR_CONDITION_SURVIVE || its->kind == WAR_CONDITION_LIMIT)
          && its->side == side && !its->is_off)
        return TRUE;
    }

  return FALSE;
}
