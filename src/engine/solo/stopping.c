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

/* Of being wrong at any moment. */
#define WATCHED_DOUBT 0.05

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

/* The logarithm of the odds against the chance after so many hits. */
static double
get_odds (guint hits, guint n, double chance)
{
  guint misses = n - hits;
  double odds = lgamma (hits + 1.) + lgamma (misses + 1.) - lgamma (n + 2.);

  /* At the ends only what has never come true, or always, is not impossible. */
  if (hits > 0)
    odds -= hits * log (chance);
  if (misses > 0)
    odds -= misses * log1p (-chance);
  return odds;
}

/* The end of the interval between the share, which it holds, and the outermost chance, which it
 * does not. */
static double
find_end (guint hits, guint n, double outermost)
{
  double inner = (double) hits / n, outer = outermost;

  if (inner == outermost)
    return outermost;
  for (guint i = 0; i < N_HALVINGS; i++)
    {
      double middle = (inner + outer) / 2;

      if (get_odds (hits, n, middle) < log (1 / WATCHED_DOUBT))
        inner = middle;
      else
        outer = middle;
    }
  return outer;
}

WarInterval
war_moment_interval (guint hits, guint n)
{
  g_return_val_if_fail (hits <= n, ((WarInterval){ 0, 1 }));

  if (n == 0)
    return (WarInterval){ 0, 1 };
  return (WarInterval){ find_end (hits, n, 0), find_end (hits, n, 1) };
}

WarInterval
war_series_get_interval (const WarSeriesTally *tally, guint hits, guint n)
{
  g_return_val_if_fail (tally != NULL, ((WarInterval){ 0, 1 }));

  if (tally->look == WAR_ANY_MOMENT)
    return war_moment_interval (hits, n);
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

/* A part of a series, of which there were games before. */
typedef struct
{
  const WarSeriesTally *before;
  WarSeriesStep step; /* or NULL */
  gpointer data;
} Part;

static gboolean
step_cb (const WarSeriesTally *tally, gpointer data)
{
  const Part *part = data;
  WarSeriesTally whole;

  if (part->step == NULL)
    return TRUE;
  whole = *part->before;
  war_series_tally_add (&whole, tally);
  whole.look = WAR_ANY_MOMENT;
  return part->step (&whole, part->data);
}

/* Until there are so many games in all, or the step stops them. */
static gboolean
play_until (WarOperation *operation, const WarSeriesPlan *plan, guint n_games, const Part *part,
            WarSeriesTally *tally, WarSetupFault *fault)
{
  WarSeriesPlan rest = *plan;
  WarSeriesTally more;

  rest.first = plan->first + tally->n_games;
  rest.n_games = n_games - tally->n_games;
  if (!war_series_play (operation, &rest, step_cb, (gpointer) part, &more, fault))
    return FALSE;

  war_series_tally_add (tally, &more);
  tally->look = WAR_ANY_MOMENT;
  return TRUE;
}

gboolean
war_series_play_on (WarOperation *operation, const WarSeriesPlan *plan, WarSeriesStep step,
                    gpointer data, WarSeriesTally *tally, WarSetupFault *fault)
{
  g_return_val_if_fail (plan != NULL && tally != NULL, FALSE);

  const WarSeriesTally before = *tally;
  const Part part = { &before, step, data };

  if (before.n_games < plan->n_games
      && !play_until (operation, plan, plan->n_games, &part, tally, fault))
    return FALSE;
  if (tally->n_games == plan->n_games)
    tally->look = 0;
  return TRUE;
}

gboolean
war_series_play_within (WarOperation *operation, const WarSeriesPlan *plan,
                        const WarStopping *looks, WarSeriesStep step, gpointer data,
                        WarSeriesTally *tally, WarSetupFault *fault)
{
  g_return_val_if_fail (plan != NULL && looks != NULL && tally != NULL, FALSE);

  gboolean is_enough = FALSE;

  for (guint i = 0; i < WAR_N_LOOKS && !is_enough; i++)
    {
      const WarSeriesTally before = *tally;
      const Part part = { &before, step, data };
      guint n;

      /* It has been looked at there, and was not enough. */
      if (before.n_games >= looks->games[i])
        continue;
      if (!play_until (operation, plan, looks->games[i], &part, tally, fault))
        return FALSE;
      if (tally->n_games < looks->games[i])
        break;

      tally->look = i + 1;
      n = tally->n_games - tally->unfinished;
      is_enough = TRUE;
      for (guint side = 0; side < WAR_N_SIDES; side++)
        is_enough &= is_within (looks, war_series_get_interval (tally, tally->wins[side], n));
    }

  return TRUE;
}
