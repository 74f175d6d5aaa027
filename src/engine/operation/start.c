/* start.c: how a unit of an operation begins that does not begin whole, or is not placed by hand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/start.h"

static gint
get_statistic (const WarUnitType *type, const WarSystem *system, WarStatRole role)
{
  gint stat = war_stats_find_role (system->unit_stats, role);

  return stat >= 0 ? type->stats[stat] : 0;
}

guint
war_unit_type_get_n_bases (const WarUnitType *type, const WarSystem *system)
{
  g_return_val_if_fail (type != NULL && system != NULL, 1);

  gint n_bases = get_statistic (type, system, WAR_ROLE_BASES);

  return (guint) CLAMP (n_bases, 1, WAR_START_MAX_BASES);
}

gint
war_unit_type_get_strength_of_base (const WarUnitType *type, const WarSystem *system)
{
  g_return_val_if_fail (type != NULL && system != NULL, 1);

  gint n_bases = (gint) war_unit_type_get_n_bases (type, system);
  gint strength = get_statistic (type, system, WAR_ROLE_STRENGTH) / n_bases;

  return MAX (strength, 1);
}

gint
war_unit_type_get_full_strength (const WarUnitType *type, const WarSystem *system)
{
  return (gint) war_unit_type_get_n_bases (type, system)
         * war_unit_type_get_strength_of_base (type, system);
}

WarUnitStart *
war_unit_start_new (void)
{
  return g_new0 (WarUnitStart, 1);
}

WarUnitStart *
war_unit_start_copy (const WarUnitStart *start)
{
  g_return_val_if_fail (start != NULL, NULL);

  WarUnitStart *copy = g_new (WarUnitStart, 1);

  *copy = *start;
  copy->extra = war_extra_ref (start->extra);
  return copy;
}

void
war_unit_start_free (WarUnitStart *start)
{
  war_extra_unref (start->extra);
  g_free (start);
}

gboolean
war_unit_start_is_empty (const WarUnitStart *start)
{
  g_return_val_if_fail (start != NULL, TRUE);

  return !start->is_placed && start->n_bases == 0 && start->marks == 0 && start->experience == 0
         && start->extra == NULL;
}

gboolean
war_unit_start_is_possible (const WarUnitStart *start, const WarUnitType *type,
                            const WarSystem *system)
{
  g_return_val_if_fail (start != NULL, FALSE);

  gint most = war_unit_type_get_strength_of_base (type, system);

  if (start->n_bases > war_unit_type_get_n_bases (type, system))
    return FALSE;
  for (guint i = 0; i < start->n_bases; i++)
    if (start->left[i] < 1 || start->left[i] > most)
      return FALSE;

  return TRUE;
}

gboolean
war_unit_start_is_on (const WarUnitStart *start, const WarField *field)
{
  g_return_val_if_fail (start != NULL && field != NULL, FALSE);

  if (!start->is_placed || field->is_absent)
    return TRUE;
  if (field->board == NULL)
    return war_field_has_position (field, start->at);

  return start->at.x >= 0 && start->at.y >= 0 && start->at.x < (WarLength) field->board->n_columns
         && start->at.y < (WarLength) field->board->n_rows;
}

gint
war_unit_start_get_left (const WarUnitStart *start, const WarUnitType *type,
                         const WarSystem *system)
{
  g_return_val_if_fail (start != NULL, 1);

  gint left = 0;

  if (start->n_bases == 0)
    return war_unit_type_get_full_strength (type, system);
  for (guint i = 0; i < start->n_bases; i++)
    left += start->left[i];

  return left;
}
