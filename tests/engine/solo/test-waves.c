/* test-waves.c: how a solo commander divides units into waves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/waves.h"

#define N_CASES 3000
#define N_WAVES 3
#define MAX_UNITS 30

static const gint shares[] = { 0, 40, 35, 25 };

static WarWaves
sum (const gint *costs, const gint *waves, guint n_units)
{
  WarWaves sum = { 0 };

  for (guint i = 0; i < n_units; i++)
    if (costs[i] != WAR_WAVES_NOT_MINE)
      war_waves_add (&sum, waves[i], costs[i]);

  return sum;
}

/* Every army comes in waves that are in order, whoever else is in the list. */
static void
test_any_army (void)
{
  for (guint n = 0; n < N_CASES; n++)
    {
      guint n_units = (guint) g_test_rand_int_range (1, MAX_UNITS);
      gint costs[MAX_UNITS], waves[MAX_UNITS] = { 0 };
      WarWaves divided;

      for (guint i = 0; i < n_units; i++)
        costs[i]
          = g_test_rand_int_range (0, 5) == 0 ? WAR_WAVES_NOT_MINE : g_test_rand_int_range (1, 200);
      war_waves_divide (shares, N_WAVES, costs, waves, n_units);
      divided = sum (costs, waves, n_units);

      g_assert_cmpuint (divided.n_units[0], ==, 0);
      for (guint wave = 1; wave <= N_WAVES; wave++)
        {
          g_assert_false (war_waves_is_empty (&divided, wave));
          g_assert_false (war_waves_is_costly (&divided, wave));
        }
      for (guint i = 0; i < n_units; i++)
        if (costs[i] == WAR_WAVES_NOT_MINE)
          g_assert_cmpint (waves[i], ==, 0);
    }
}

/* The dearest first, each to what lacks most; what is given stays. */
static void
test_shares (void)
{
  const gint costs[] = { 10, 40, 30, 20, 25 };
  gint waves[] = { 0, 0, 0, 0, 0 }, given[] = { 0, 2, 0, 0, 0 };

  war_waves_divide (shares, N_WAVES, costs, waves, G_N_ELEMENTS (costs));
  g_assert_cmpint (waves[1], ==, 1);
  g_assert_cmpint (waves[2], ==, 2);
  g_assert_cmpint (waves[4], ==, 3);
  g_assert_cmpint (waves[3], ==, 2); /* 30 of 35 lacks more than 25 of 25, or 40 of 40 */
  g_assert_cmpint (waves[0], ==, 1); /* 40 of 40 lacks more than 25 of 25 */

  war_waves_divide (shares, N_WAVES, costs, given, G_N_ELEMENTS (costs));
  g_assert_cmpint (given[1], ==, 2);
  g_assert_cmpint (given[2], ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/waves/any-army", test_any_army);
  g_test_add_func ("/waves/shares", test_shares);
  return g_test_run ();
}
