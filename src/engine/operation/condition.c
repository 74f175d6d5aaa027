/* condition.c: what one wins by in an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation.h"

static const char *const condition_kind_ids[] = {
  [WAR_CONDITION_DESTROY_ALL] = "destroy-all",
  [WAR_CONDITION_HOLD_ZONE] = "hold-zone",
  [WAR_CONDITION_HOLD_POINT] = "hold-point",
  [WAR_CONDITION_CARRY] = "carry",
  [WAR_CONDITION_MOST_KILLED] = "most-killed",
  [WAR_CONDITION_MOST_POINTS] = "most-points",
  [WAR_CONDITION_SURVIVE] = "survive",
  [WAR_CONDITION_LIMIT] = "limit",
  NULL,
};

const char *const *
war_condition_kind_get_ids (void)
{
  return condition_kind_ids;
}

/* Which attributes each kind has: it needs these, and may not have others. */
static const struct
{
  gboolean place, count, reach;
} condition_parts[] = {
  [WAR_CONDITION_DESTROY_ALL] = { FALSE, FALSE, FALSE },
  [WAR_CONDITION_HOLD_ZONE] = { TRUE, TRUE, FALSE },
  [WAR_CONDITION_HOLD_POINT] = { TRUE, TRUE, TRUE },
  [WAR_CONDITION_CARRY] = { TRUE, FALSE, FALSE },
  [WAR_CONDITION_MOST_KILLED] = { FALSE, FALSE, FALSE },
  [WAR_CONDITION_MOST_POINTS] = { FALSE, FALSE, FALSE },
  [WAR_CONDITION_SURVIVE] = { FALSE, TRUE, FALSE },
  [WAR_CONDITION_LIMIT] = { FALSE, FALSE, FALSE },
};

gboolean
war_system_knows_condition (const WarSystem *system, WarConditionKind kind)
{
  return system->play == NULL || (system->conditions >> kind & 1) != 0;
}

gboolean
war_system_decides (const WarSystem *system)
{
  return system->play != NULL && system->conditions == 0;
}

gboolean
war_condition_kind_has_place (WarConditionKind kind)
{
  return condition_parts[kind].place;
}

gboolean
war_condition_kind_has_count (WarConditionKind kind)
{
  return condition_parts[kind].count;
}

gboolean
war_condition_kind_has_reach (WarConditionKind kind)
{
  return condition_parts[kind].reach;
}

gboolean
war_condition_kind_accepts (WarConditionKind kind, const WarField *field, const char *place)
{
  const WarPoint *point;

  if (!condition_parts[kind].place || place == NULL)
    return FALSE;
  if (kind == WAR_CONDITION_HOLD_ZONE)
    return war_field_find_zone (field, place) != NULL;

  point = war_field_find_point (field, place);
  return point != NULL && point->kind != WAR_POINT_LABEL
         && (kind != WAR_CONDITION_CARRY || point->kind == WAR_POINT_OBJECTIVE);
}

WarCondition *
war_condition_new (WarConditionKind kind, gint winner)
{
  g_return_val_if_fail (winner == 1 || winner == 2, NULL);

  WarCondition *condition = g_new0 (WarCondition, 1);

  condition->kind = kind;
  condition->winner = winner;
  return condition;
}

WarCondition *
war_condition_copy (const WarCondition *condition)
{
  g_return_val_if_fail (condition != NULL, NULL);

  WarCondition *copy = g_new (WarCondition, 1);

  *copy = *condition;
  copy->place = g_strdup (condition->place);
  copy->clause = g_strdup (condition->clause);
  copy->extra = war_extra_ref (condition->extra);
  return copy;
}

void
war_condition_free (WarCondition *condition)
{
  g_free (condition->place);
  g_free (condition->clause);
  war_extra_unref (condition->extra);
  g_free (condition);
}
