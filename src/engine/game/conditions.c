/* conditions.c: by what a side of an operation wins: with its place found, and when it holds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/conditions.h"

#include "engine/field/transform.h"
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

const WarPlacedCondition *
war_conditions_find_next (const GArray *conditions, WarConditionKind kind, gint side, guint *index)
{
  for (; *index < conditions->len; (*index)++)
    {
      const WarPlacedCondition *found = war_conditions_get (conditions, *index);

      if (found->kind == kind && found->side == side)
        return found;
    }

  return NULL;
}

gint
war_conditions_find (const GArray *conditions, WarConditionKind kind, gint side)
{
  guint index = 0;

  return war_conditions_find_next (conditions, kind, side, &index) != NULL ? (gint) index
                                                                           : WAR_NONE;
}

/* Changing zones ------------------------------------------------------------------------------- */

static void
exchange (gint32 *a, gint32 *b, guint column)
{
  gint32 cell = a[column];

  a[column] = b[column];
  b[column] = cell;
}

static gboolean
is_in (const WarZone *zone, WarPosition position)
{
  return war_zone_locate (zone, position) != WAR_LOCATION_OUTSIDE;
}

static void
follow_owner (const WarPlacedCondition *condition, const WarSetup *setup, WarState *state,
              const WarZone *const zones[WAR_N_SIDES])
{
  gint32 *cells = war_setup_get_piece (setup, state, (guint) condition->piece);
  const WarZone *zone = zones[condition->side];
  WarPosition middle = war_shape_get_middle (&zone->shape);

  if (is_in (zones[1 - condition->side], war_piece_get_position (cells)) && is_in (zone, middle))
    war_piece_set_position (cells, middle);
}

void
war_conditions_swap_pieces (const GArray *conditions, const WarSetup *setup, WarState *state,
                            const WarZone *const zones[WAR_N_SIDES])
{
  const WarPlacedCondition *found[WAR_N_SIDES];
  guint next[WAR_N_SIDES] = { 0 };

  for (;; next[0]++, next[1]++)
    {
      gint32 *a, *b;

      for (gint side = 0; side < WAR_N_SIDES; side++)
        found[side] = war_conditions_find_next (conditions, WAR_CONDITION_CARRY, side, &next[side]);
      if (found[0] == NULL || found[1] == NULL)
        break;

      a = war_setup_get_piece (setup, state, (guint) found[0]->piece);
      b = war_setup_get_piece (setup, state, (guint) found[1]->piece);
      exchange (a, b, WAR_PIECE_TYPE);
      exchange (a, b, WAR_PIECE_X);
      exchange (a, b, WAR_PIECE_Y);
    }

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (; found[side] != NULL; next[side]++, found[side] = war_conditions_find_next (
                                                conditions, WAR_CONDITION_CARRY, side, &next[side]))
      follow_owner (found[side], setup, state, zones);
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

/* Whether a condition that asks about the end holds there. */
static gboolean
holds_at_limit (const WarPlacedCondition *condition, const WarStanding standings[WAR_N_SIDES])
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

gint
war_conditions_judge_limit (const GArray *conditions, const WarStanding standings[WAR_N_SIDES],
                            gint *condition)
{
  WarReached reached = WAR_REACHED_NOTHING;

  for (guint i = 0; i < conditions->len; i++)
    if (holds_at_limit (war_conditions_get (conditions, i), standings))
      war_reached_note (&reached, conditions, (gint) i);

  return war_reached_judge (&reached, condition);
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
