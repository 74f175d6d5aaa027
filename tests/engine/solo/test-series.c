/* test-series.c: the interval of a chance
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/series.h"

#include <math.h>

static void
test_values (void)
{
  static const struct
  {
    guint hits, n;
    double low, high; /* from the literature's formula, in ten-thousandths */
  } rows[] = {
    { 0, 0, 0, 10000 },    { 0, 10, 0, 2775 },      { 10, 10, 7225, 10000 },
    { 5, 10, 2366, 7634 }, { 52, 200, 2041, 3249 }, { 1, 1000, 2, 56 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      WarInterval interval = war_wilson_interval (rows[i].hits, rows[i].n);

      g_assert_cmpfloat_with_epsilon (interval.low * 10000, rows[i].low, 0.6);
      g_assert_cmpfloat_with_epsilon (interval.high * 10000, rows[i].high, 0.6);
    }
}

/* How often the interval of n tries holds the chance p: all numbers of hits, each as likely as it
 * is. */
static double
get_coverage (guint n, double p)
{
  double covered = 0;

  for (guint hits = 0; hits <= n; hits++)
    {
      WarInterval interval = war_wilson_interval (hits, n);

      if (interval.low <= p && p <= interval.high)
        covered += exp (lgamma (n + 1.) - lgamma (hits + 1.) - lgamma (n - hits + 1.)
                        + hits * log (p) + (n - hits) * log (1 - p));
    }

  return covered;
}

static void
test_coverage (void)
{
  static const guint ns[] = { 400, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (ns); i++)
    {
      double sum = 0;

      for (guint percent = 1; percent < 100; percent++)
        {
          double coverage = get_coverage (ns[i], percent / 100.);

          g_assert_cmpfloat (coverage, >=, 0.93);
          sum += coverage;
        }
      g_assert_cmpfloat (fabs (sum / 99 - 0.95), <, 0.005);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/series/interval", test_values);
  g_test_add_func ("/engine/series/coverage", test_coverage);
  return g_test_run ();
}
