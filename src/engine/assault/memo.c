/* memo.c: what a thread that plays Trench Assault works with
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

gpointer
war_assault_begin_memo (gconstpointer pointer)
{
  const WarAssault *data = pointer;
  WarAssaultMemo *memo = g_new0 (WarAssaultMemo, 1);
  WarSightScene sight = { .ground = data->ground, .effects = data->effects };

  memo->scratch = sight.scratch = war_ground_scratch_new (data->ground);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      WarCostScene cost = {
        .ground = data->ground,
        .scratch = memo->scratch,
        .factors = data->factors[side],
        .terrains = data->wire_terrains,
      };

      memo->looks[side] = war_look_new (&sight, &cost);
    }
  return memo;
}

void
war_assault_end_memo (gpointer pointer)
{
  WarAssaultMemo *memo = pointer;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    war_look_free (memo->looks[side]);
  war_ground_scratch_free (memo->scratch);
  g_free (memo);
}
