/* swap.c: an operation in which the sides have changed zones
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/swap.h"

#include "engine/field-edit/field-edit.h"
#include "engine/field/field-item.h"
#include "engine/field/transform.h"

/* A field with that zone where another one was; takes the field. */
static WarField *
move_zone (WarField *field, const WarZone *zone, const WarZone *to)
{
  g_autoptr (WarField) old = field;
  g_autoptr (WarZone) moved = war_zone_copy (zone);
  WarField *turned;
  guint index = 0;

  g_ptr_array_find (field->zones, zone, &index);
  war_shape_clear (&moved->shape);
  moved->shape = war_shape_copy (&to->shape);
  turned = war_field_replace_zone (field, index, moved);
  return turned != NULL ? turned : g_steal_pointer (&old);
}

/* The first condition by which the side wins that carries something home; or NULL. */
static WarCondition *
find_prize (const WarOperation *operation, gint winner)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (condition->kind == WAR_CONDITION_CARRY && condition->winner == winner)
        return condition;
    }

  return NULL;
}

void
war_operation_swap_zones (WarOperation *operation, const WarZone *first, const WarZone *second)
{
  WarCondition *prize = find_prize (operation, 1), *other = find_prize (operation, 2);

  operation->field = move_zone (operation->field, first, second);
  operation->field = move_zone (operation->field, second, first);
  g_clear_pointer (&operation->field_link, g_free);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        entry->edge = war_field_edge_get_across (entry->edge);
      }
  if (prize != NULL && other != NULL)
    {
      char *place = prize->place;

      prize->place = other->place;
      other->place = place;
    }
}
