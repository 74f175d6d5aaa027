/* forces.c: the units of an operation, one by one, as a system plays them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/forces.h"

#include "engine/game/prepare.h"

static gboolean
find_type (GPtrArray *types, WarUnitType *type, guint *index, GArray *faults)
{
  if (g_ptr_array_find (types, type, index))
    return TRUE;
  if (!war_prepare_has_base (type, faults))
    return FALSE;

  *index = types->len;
  g_ptr_array_add (types, type);
  return TRUE;
}

static void
add_force (GArray *units, const WarOperation *operation, gint side, guint most, GPtrArray *types,
           GArray *faults)
{
  const WarForce *force = operation->forces[side];

  if (!war_prepare_has_force (operation, side, faults))
    return;

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      WarForceUnit unit = {
        .side = side,
        .wave = entry->wave,
        .arrives = entry->arrives,
        .zone = war_field_find_zone (operation->field, entry->zone),
        .edge = entry->edge,
        .name = entry->name,
        .entry = entry,
      };

      if ((operation->rules->system->comings & WAR_COMING_IN_ROUNDS) != 0
          && !war_force_entry_has_place (entry, operation->field))
        war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_RESERVE_PLACE,
                                                     .side = side + 1,
                                                     .type = entry->type });
      if (!find_type (types, entry->type, &unit.type, faults))
        continue;
      for (; (gint) unit.nth < entry->count && units->len <= most; unit.nth++)
        g_array_append_val (units, unit);
    }
}

static void
count_namesakes (GArray *units, const GPtrArray *types)
{
  g_autofree WarNamed *named = g_new (WarNamed, units->len);

  for (guint i = 0; i < units->len; i++)
    {
      WarForceUnit *unit = &g_array_index (units, WarForceUnit, i);
      const WarUnitType *type = g_ptr_array_index (types, unit->type);

      named[i]
        = (WarNamed){ unit->name != NULL ? unit->name : type->name, unit->side, &unit->namesake };
    }
  war_namesakes_count (named, units->len);
}

GArray *
war_forces_list (const WarOperation *operation, guint most, GPtrArray *types, GArray *faults)
{
  GArray *units = g_array_new (FALSE, TRUE, sizeof (WarForceUnit));

  for (gint side = 0; side < WAR_N_SIDES; side++)
    add_force (units, operation, side, most, types, faults);
  count_namesakes (units, types);
  war_prepare_has_room (units->len, most, faults);
  return units;
}

gboolean
war_force_units_come_together (const WarForceUnit *a, const WarForceUnit *b)
{
  return a->side == b->side && a->arrives == b->arrives && a->zone == b->zone && a->edge == b->edge;
}
