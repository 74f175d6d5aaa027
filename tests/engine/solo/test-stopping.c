/* test-stopping.c: a series that stops by itself, and how often its intervals are right
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/stopping.h"

#include <math.h>

#include "engine/solo/random.h"
#include "probe/probe.h"

#define N_RUNS 20000

static gboolean
holds (WarInterval interval, double chance)
{
  return interval.low <= chance && chance <= interval.high;
}

static gboolean
comes_true (WarGenerator *generator, double chance)
{
  return war_generator_next (generator) < chance * 4294967296.;
}

/* Clopper and Pearson's, from the literature's tables, at the share of doubt of the last look: none
 * of n leaves 1 − (0.019)^(1/n). */
static void
test_values (void)
{
  WarInterval none = war_look_interval (WAR_N_LOOKS, 0, 100);
  WarInterval all = war_look_interval (WAR_N_LOOKS, 100, 100);
  WarInterval unknown = war_look_interval (1, 0, 0);

  g_assert_cmpfloat (none.low, ==, 0);
  g_assert_cmpfloat_with_epsilon (none.high, 1 - pow (0.019, 0.01), 1e-9);
  g_assert_cmpfloat_with_epsilon (all.low, pow (0.019, 0.01), 1e-9);
  g_assert_cmpfloat (all.high, ==, 1);
  g_assert_cmpfloat (unknown.low, ==, 0);
  g_assert_cmpfloat (unknown.high, ==, 1);
  /* The first look has two in a thousand, one on each side. */
  g_assert_cmpfloat_with_epsilon (war_look_interval (1, 0, 50).high, 1 - pow (0.001, 0.02), 1e-9);
}

/* Of a number of games that is fixed, whatever the chance: 94 to 96 of a hundred hold it. */
static void
test_fixed (void)
{
  WarGenerator generator = war_generator_new (1, 1);
  WarSeriesTally tally = { .n_games = 400 };
  guint n_held = 0;

  for (guint i = 0; i < N_RUNS; i++)
    {
      double chance = 0.05 + 0.9 * war_generator_next (&generator) / 4294967296.;
      guint hits = 0;

      for (guint j = 0; j < tally.n_games; j++)
        hits += comes_true (&generator, chance) ? 1 : 0;
      n_held += holds (war_series_get_interval (&tally, hits, tally.n_games), chance) ? 1 : 0;
    }

  g_test_message ("%.2f %%", 100. * n_held / N_RUNS);
  g_assert_cmpuint (n_held, >=, N_RUNS * 94 / 100);
  g_assert_cmpuint (n_held, <=, N_RUNS * 96 / 100);
}

/* Looked at again and again until it is narrow enough: in at least 95 of a hundred series the
 * interval holds the chance at all looks together, also where it is so small that usual intervals
 * fail; and it is not as wide as to hold it always. */
static void
test_often (void)
{
  static const double chances[] = { 0.5, 0.3, 0.1, 0.02, 0.003 };
  const WarStopping looks = war_stopping_new (0.05);
  WarGenerator generator = war_generator_new (2, 1);
  g_autofree WarInterval *known = g_new0 (WarInterval, WAR_N_LOOKS * (looks.games[3] + 1));

  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      guint n_missed = 0, n_stopped = 0;

      for (guint j = 0; j < N_RUNS; j++)
        {
          gboolean is_missed = FALSE, is_enough = FALSE;
          guint hits = 0, n = 0;

          for (guint look = 0; look < WAR_N_LOOKS && !is_enough; look++)
            {
              WarInterval *interval;

              for (; n < looks.games[look]; n++)
                hits += comes_true (&generator, chances[i]) ? 1 : 0;
              interval = &known[look * (looks.games[3] + 1) + hits];
              if (interval->high == 0)
                *interval = war_look_interval (look + 1, hits, n);
              is_missed |= !holds (*interval, chances[i]);
              is_enough = interval->high - interval->low <= 2 * looks.within;
              n_stopped += is_enough && look + 1 < WAR_N_LOOKS ? 1 : 0;
            }
          n_missed += is_missed ? 1 : 0;
        }

      g_test_message ("%g: missed in %.2f %%, stopped early in %.0f %%", chances[i],
                      100. * n_missed / N_RUNS, 100. * n_stopped / N_RUNS);
      g_assert_cmpuint (n_missed, <=, N_RUNS / 20);
      if (chances[i] == 0.5)
        g_assert_cmpuint (n_missed, >, N_RUNS / 50);
      if (chances[i] < 0.05)
        g_assert_cmpuint (n_stopped, >, N_RUNS * 9 / 10);
    }
}

/* After the last look no share is less certain than was asked, and one game fewer would not do. */
static void
test_enough (void)
{
  static const double widths[] = { WAR_STOPPING_LEAST, 0.01, 0.05, 0.2, WAR_STOPPING_MOST };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      WarStopping looks = war_stopping_new (widths[i]);
      guint n = looks.games[WAR_N_LOOKS - 1];

      for (guint tenths = 0; tenths <= 10; tenths++)
        {
          WarInterval interval = war_look_interval (WAR_N_LOOKS, (guint) (n * 0.1 * tenths), n);

          g_assert_cmpfloat (interval.high - interval.low, <=, 2 * widths[i] * 1.001);
        }
      for (guint j = 1; j < WAR_N_LOOKS; j++)
        g_assert_cmpuint (looks.games[j - 1], <, looks.games[j]);
    }
  g_assert_cmpuint (war_stopping_new (0.05).games[WAR_N_LOOKS - 1], <, 460);
}

/* It ends after one of the numbers of games, with the games that any other series begins with, for
 * any number of threads. */
static void
test_games (void)
{
  g_autoptr (WarOperation) operation = probe_operation_new (6);
  const WarStopping looks = war_stopping_new (0.2);
  WarSeriesPlan plan = {
    .seed = 7,
    .n_threads = 1,
    .commanders = { war_random_command, war_random_command },
  };
  WarSeriesTally one = { 0 }, several = { 0 }, fixed;
  WarSetupFault fault;

  g_assert_true (war_series_play_within (operation, &plan, &looks, NULL, NULL, &one, &fault));
  g_assert_cmpuint (one.look, >=, 1);
  g_assert_cmpuint (one.n_games, ==, looks.games[one.look - 1]);
  plan.n_threads = 3;
  g_assert_true (war_series_play_within (operation, &plan, &looks, NULL, NULL, &several, &fault));
  g_assert_cmpmem (&one, sizeof one, &several, sizeof several);

  plan.n_games = one.n_games;
  g_assert_true (war_series_play (operation, &plan, NULL, NULL, &fixed, &fault));
  fixed.look = one.look;
  g_assert_cmpmem (&one, sizeof one, &fixed, sizeof fixed);
}

static gboolean
stop_cb (const WarSeriesTally *tally, gpointer data)
{
  guint *until = data;

  g_assert_cmpint (tally->look, ==, WAR_ANY_MOMENT);
  return tally->n_games < *until;
}

/* Stopped at any moment, and gone on with, it comes to the same as if nobody had: also where that
 * is the moment of a look. */
static void
test_stopped (void)
{
  g_autoptr (WarOperation) operation = probe_operation_new (6);
  const WarStopping looks = war_stopping_new (0.2);
  const guint moments[] = { 1, 5, looks.games[0], looks.games[0] + 1 };
  WarSeriesPlan plan = {
    .n_games = 20,
    .seed = 7,
    .n_threads = 2,
    .commanders = { war_random_command, war_random_command },
  };
  WarSeriesTally whole = { 0 }, fixed = { 0 };
  WarSetupFault fault;

  g_assert_true (war_series_play_within (operation, &plan, &looks, NULL, NULL, &whole, &fault));
  g_assert_true (war_series_play (operation, &plan, NULL, NULL, &fixed, &fault));
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      WarSeriesTally tally = { 0 };
      guint until = moments[i];

      g_assert_true (
        war_series_play_within (operation, &plan, &looks, stop_cb, &until, &tally, &fault));
      g_assert_cmpuint (tally.n_games, >=, moments[i]);
      g_assert_cmpuint (tally.n_games, <=, moments[i] + plan.n_threads);
      if (tally.n_games < whole.n_games && tally.n_games != looks.games[0])
        g_assert_cmpuint (tally.look, ==, WAR_ANY_MOMENT);
      g_assert_true (war_series_play_within (operation, &plan, &looks, NULL, NULL, &tally, &fault));
      g_assert_cmpmem (&tally, sizeof tally, &whole, sizeof whole);
    }

  {
    WarSeriesTally tally = { 0 };
    guint until = 7;

    g_assert_true (war_series_play_on (operation, &plan, stop_cb, &until, &tally, &fault));
    g_assert_cmpuint (tally.look, ==, WAR_ANY_MOMENT);
    g_assert_cmpuint (tally.n_games, <, 20);
    g_assert_true (war_series_play_on (operation, &plan, NULL, NULL, &tally, &fault));
    g_assert_cmpmem (&tally, sizeof tally, &fixed, sizeof fixed);
  }
}

/* Watched after each of many games it holds the chance at all of these moments in at least 95 of a
 * hundred series; none that is worth watching is always held. The odds are 20 at its ends. */
static void
test_watched (void)
{
  enum
  {
    MOST = 1000,
    RUNS = 2000
  };
  static const double chances[] = { 0.5, 0.2, 0.01 };
  WarGenerator generator = war_generator_new (4, 1);
  WarInterval interval = war_moment_interval (0, 10);
  g_autofree WarInterval *known = g_new0 (WarInterval, (MOST + 1) * (MOST + 1));

  g_assert_cmpfloat (interval.low, ==, 0);
  g_assert_cmpfloat_with_epsilon (interval.high, 1 - pow (1 / (20. * 11), 0.1), 1e-9);
  interval = war_moment_interval (10, 10);
  g_assert_cmpfloat_with_epsilon (interval.low, pow (1 / (20. * 11), 0.1), 1e-9);
  g_assert_cmpfloat (interval.high, ==, 1);

  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      guint n_missed = 0;

      for (guint j = 0; j < RUNS; j++)
        {
          gboolean is_missed = FALSE;
          guint hits = 0;

          for (guint n = 1; n <= MOST && !is_missed; n++)
            {
              WarInterval *at;

              hits += comes_true (&generator, chances[i]) ? 1 : 0;
              at = &known[n * (MOST + 1) + hits];
              if (at->high == 0)
                *at = war_moment_interval (hits, n);
              is_missed = !holds (*at, chances[i]);
            }
          n_missed += is_missed ? 1 : 0;
        }

      g_test_message ("%g: missed in %.2f %%", chances[i], 100. * n_missed / RUNS);
      g_assert_cmpuint (n_missed, <=, RUNS / 20);
      if (chances[i] == 0.5)
        g_assert_cmpuint (n_missed, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/stopping/values", test_values);
  g_test_add_func ("/engine/stopping/fixed", test_fixed);
  g_test_add_func ("/engine/stopping/often", test_often);
  g_test_add_func ("/engine/stopping/enough", test_enough);
  g_test_add_func ("/engine/stopping/games", test_games);
  g_test_add_func ("/engine/stopping/stopped", test_stopped);
  g_test_add_func ("/engine/stopping/watched", test_watched);
  return g_test_run ();
}
