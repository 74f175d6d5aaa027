/* memo.c: what a thread that plays Entrenched! remembers and works with
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

gpointer
war_entrenched_begin_memo (gconstpointer pointer)
{
  const WarEntrenched *data = pointer;
  WarEntrenchedMemo *memo = g_new0 (WarEntrenchedMemo, 1);

  memo->scratch = war_ground_scratch_new (data->ground);
  memo->near_features = g_new0 (guint, war_ground_get_n_features (data->ground));
  memo->ways = war_ways_new ();
  memo->cells = war_entrenched_begin_cells (data, memo->scratch);
  return memo;
}

void
war_entrenched_end_memo (gpointer pointer)
{
  WarEntrenchedMemo *memo = pointer;

  war_cells_free (memo->cells);
  war_ways_free (memo->ways);
  g_free (memo->near_features);
  war_ground_scratch_free (memo->scratch);
  g_free (memo);
}
