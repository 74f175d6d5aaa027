/* prepare.c: what has to be so of any operation that a system makes ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/prepare.h"

#include "engine/geometry/base.h"

gboolean
war_prepare_refuse (GArray *faults, WarSetupFault fault)
{
  g_array_append_val (faults, fault);
  return FALSE;
}

gboolean
war_prepare_has_ground (const WarOperation *operation, WarGroundKind ground, GArray *faults)
{
  if (operation->field == NULL)
    return war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_NO_FIELD });

  return operation->field->ground == ground
         || war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_WRONG_GROUND });
}

gboolean
war_prepare_has_force (const WarOperation *operation, gint side, GArray *faults)
{
  const WarForce *force = operation->forces[side];

  if (force != NULL && force->cost_limit != 0)
    return war_prepare_refuse (
      faults,
      (WarSetupFault){ .kind = WAR_SETUP_NO_ARMY, .side = side + 1, .limit = force->cost_limit });

  return (force != NULL && force->entries->len > 0)
         || war_prepare_refuse (faults,
                                (WarSetupFault){ .kind = WAR_SETUP_NO_UNITS, .side = side + 1 });
}

gboolean
war_prepare_refuse_type (GArray *faults, WarSetupFaultKind kind, const WarUnitType *type,
                         gint limit)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const WarSetupFault *fault = &g_array_index (faults, WarSetupFault, i);

      if (fault->kind == kind && fault->type == type)
        return FALSE;
    }

  return war_prepare_refuse (faults, (WarSetupFault){ .kind = kind, .type = type, .limit = limit });
}

gboolean
war_prepare_has_base (const WarUnitType *type, GArray *faults)
{
  return MIN (type->base_width, type->base_depth) >= WAR_BASE_MIN
         || war_prepare_refuse_type (faults, WAR_SETUP_BASE_TOO_SMALL, type, 0);
}

gboolean
war_prepare_has_room (guint n_units, guint most, GArray *faults)
{
  return n_units <= most
         || war_prepare_refuse (
           faults, (WarSetupFault){ .kind = WAR_SETUP_TOO_MANY_UNITS, .limit = (gint) most });
}
