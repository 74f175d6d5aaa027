/* waves.c: how a solo commander divides units into waves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/waves.h"

static gint
choose_wave (const WarWaves *so_far, const gint *shares, gint n_waves, gint cost)
{
  gint best = 0;

  for (gint i = 1; i <= n_waves; i++)
    {
      if (so_far->n_units[i] == 0)
        return i;
      if (2 * (so_far->cost[i] + cost) <= so_far->all
          && (best == 0 || so_far->cost[i] * shares[best] < so_far->cost[best] * shares[i]))
        best = i;
    }

  return MAX (best, 1);
}

/* The dearest unit without a wave, the first of several; −1. */
static gint
find_dearest (const gint *costs, const gint *waves, guint n_units)
{
  gint dearest = -1;

  for (gint i = 0; i < (gint) n_units; i++)
    if (costs[i] != WAR_WAVES_NOT_MINE && waves[i] == 0
        && (dearest < 0 || costs[i] > costs[dearest]))
      dearest = i;

  return dearest;
}

void
war_waves_divide (const gint *shares, gint n_waves, const gint *costs, gint *waves, guint n_units)
{
  WarWaves so_far = { 0 };
  gint unit;

  for (guint i = 0; i < n_units; i++)
    if (costs[i] != WAR_WAVES_NOT_MINE)
      war_waves_add (&so_far, waves[i], costs[i]);

  while ((unit = find_dearest (costs, waves, n_units)) >= 0)
    {
      waves[unit] = choose_wave (&so_far, shares, n_waves, costs[unit]);
      so_far.n_units[waves[unit]]++;
      so_far.cost[waves[unit]] += costs[unit];
    }
}
