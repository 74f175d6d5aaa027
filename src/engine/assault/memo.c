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

  memo->scratch = war_ground_scratch_new (data->ground);
  memo->gaps = g_array_new (FALSE, FALSE, sizeof (WarCostGap));
  return memo;
}

void
war_assault_end_memo (gpointer pointer)
{
  WarAssaultMemo *memo = pointer;

  g_array_unref (memo->gaps);
  war_ground_scratch_free (memo->scratch);
  g_free (memo);
}
