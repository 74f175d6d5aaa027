/* memo.c: what a thread that plays End of Empires 1914 works with
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

gpointer
war_empires_begin_memo (gconstpointer pointer)
{
  const WarEmpires *data = pointer;
  WarEmpiresMemo *memo = g_new0 (WarEmpiresMemo, 1);
  guint n_units = data->units->len;

  memo->scratch = war_ground_scratch_new (data->ground);
  war_steps_init (&memo->steps, data->field, data->rules->numbers[WAR_EMPIRES_CELL]);
  memo->watch = war_empires_watch_new (n_units);
  memo->sightings = g_new0 (WarEmpiresSightings, n_units * n_units);
  memo->contacts = g_new0 (WarEmpiresContact, n_units);
  return memo;
}

void
war_empires_end_memo (gpointer pointer)
{
  WarEmpiresMemo *memo = pointer;

  war_ground_scratch_free (memo->scratch);
  war_steps_clear (&memo->steps);
  for (guint i = 0; i < WAR_EMPIRES_N_GAITS; i++)
    {
      g_free (memo->bars[i]);
      for (guint side = 0; side < WAR_N_SIDES; side++)
        war_steps_clear (&memo->steps_to_edge[i][side]);
    }
  war_empires_watch_free (memo->watch);
  g_free (memo->sightings);
  g_free (memo->contacts);
  g_free (memo);
}
