/* stopping.c: looking at a series while it is played, and stopping when enough is known
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/stopping.h"

#include <math.h>

/* Of being wrong: one in twenty in all. The early looks only stop where one side hardly wins, and
 * leave nearly all to the last. */
static const double doubts[WAR_N_LOOKS] = { 0.002, 0.004, 0.006, 0.038 };

#define MOST_TRIALS 4000000

/* A chance is found to a part in 2^40. */
#define N_HALVINGS 40

/* How likely at most so many hits of n are, where more are expected: from the last term down. */
static double
get_tail (guint hits, guint n, double chance)
{
  double term = exp (lgamma (n + 1.) - lgamma (hits + 1.) - lgamma (n - hits + 1.)
                     + hits * log (chance) + (n - hits) * log1p (-chance));
  double sum = term;

  for (guint i = hits; i > 0 && term > sum * 1e-12; i--)
    {
      term *= i * (1 - chance) / ((n - i + 1) * chance);
      sum += term;
    }
  return sum;
}

/* The chance above which so few hits are less likely than the doubt. */
static double
find_high (guint hits, guint n, double doubt)
{
  double low = n > 0 ? (double) hits / n : 1, high = 1;

  if (hits >= n)
    return 1;
  for (guint i = 0; i < N_HALVINGS; i++)
    {
      double middle = (low + high) / 2;

      if (get_tail (hits, n, middle) > doubt)
        low = middle;
      else
        high = middle;
    }
  return high;
}

WarInterval
war_look_interval (guint look, guint hits, guint n)
{
  g_return_val_if_fail (look >= 1 && look <= WAR_N_LOOKS, ((WarInterval){ 0, 1 }));
  g_return_val_if_fail (hits <= n, ((WarInterval){ 0, 1 }));

  double doubt = doubts[look - 1] / 2;

  return (WarInterval){ 1 - find_high (n - hits, n, doubt), find_high (hits, n, doubt) };
}

WarInterval
war_series_get_interval (const WarSeriesTally *tally, guint hits, guint n)
{
  g_return_val_if_fail (tally != NULL, ((WarInterval){ 0, 1 }));

  return tally->look > 0 ? war_look_interval (tally->look, hits, n) : war_wilson_interval (hits, n);
}

static gboolean
is_within (const WarStopping *looks, WarInterval interval)
{
  return interval.high - interval.low <= 2 * looks->within;
}

WarStopping
war_stopping_new (double within)
{
  g_return_val_if_fail (within > 0 && within < 1, ((WarStopping){ 0 }));

  WarStopping looks = { .within = within };
  guint few = 0, enough = MOST_TRIALS;

  /* No share is less certain than a half. */
  while (enough - few > 1)
    {
      guint middle = (few + enough) / 2;

      if (is_within (&looks, war_look_interval (WAR_N_LOOKS, middle / 2, middle)))
        enough = middle;
      else
        few = middle;
    }
  for (guint i = 0; i < WAR_N_LOOKS; i++)
    looks.games[i] = (enough * (i + 1) + WAR_N_LOOKS - 1) / WAR_N_LOOKS;
  return looks;
}

gboolean
war_series_play_within (WarOperation *operation, const WarSeriesPlan *plan,
                        const WarStopping *looks, WarSeriesTally *tally, WarSetupFault *fault)
{
  g_return_val_if_fail (looks != NULL && tally != NULL, FALSE);

  WarSeriesPlan part = *plan;
  gboolean is_enough = FALSE;

  *tally = (WarSeriesTally){ 0 };
  for (guint i = 0; i < WAR_N_LOOKS && !is_enough; i++)
    {
      WarSeriesTally more;
      guint n;

      part.first = plan->first + tally->n_games;
      part.n_games = looks->games[i] - tally->n_games;
      if (!war_series_play (operation, &part, NULL, NULL, &more, fault))
        return FALSE;

      war_series_tally_add (tally, &more);
      tally->look = i + 1;
      n = tally->n_games - tally->unfinished;
      is_enough = TRUE;
      for (guint side = 0; side < WAR_N_SIDES; side++)
        is_enough &= is_within (looks, war_series_get_interval (tally, tally->wins[side], n));
    }

  return TRUE;
}
