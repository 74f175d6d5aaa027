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
  gsize n_cells = (gsize) data->n_columns * (gsize) data->n_rows;
  WarEmpiresMemo *memo = g_new0 (WarEmpiresMemo, 1);

  memo->scratch = war_ground_scratch_new (data->ground);
  memo->steps = g_new0 (gint32, n_cells);
  memo->queue = g_new0 (gint, n_cells);
  return memo;
}

void
war_empires_end_memo (gpointer pointer)
{
  WarEmpiresMemo *memo = pointer;

  war_ground_scratch_free (memo->scratch);
  g_free (memo->steps);
  g_free (memo->queue);
  g_free (memo);
}
