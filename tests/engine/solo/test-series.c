/* test-series.c: many games with a seat that goes by a chart, and the interval of a chance
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/series.h"

#include <math.h>
#include <stdlib.h>

#include "engine/solo/random.h"
#include "probe/probe.h"

#define N_GAMES 60
#define N_SLOW_GAMES 1000
#define N_ROUNDS 6

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

/* Of lengths 2, 4, 4 and 9 half are over by round 4, three quarters too, all by round 9. */
static void
test_lengths (void)
{
  WarSeriesTally tally = { .n_games = 5, .unfinished = 1 };

  g_assert_cmpuint (war_series_get_length (&tally, 50), ==, 0);
  tally.lengths[2] = tally.lengths[9] = 1;
  tally.lengths[4] = 2;
  g_assert_cmpuint (war_series_get_length (&tally, 0), ==, 2);
  g_assert_cmpuint (war_series_get_length (&tally, 25), ==, 2);
  g_assert_cmpuint (war_series_get_length (&tally, 50), ==, 4);
  g_assert_cmpuint (war_series_get_length (&tally, 75), ==, 4);
  g_assert_cmpuint (war_series_get_length (&tally, 76), ==, 9);
  g_assert_cmpuint (war_series_get_length (&tally, 100), ==, 9);
}

/* Three seats: two of one side, and the chart's. However many threads play, it comes to the same,
 * and no game is left unfinished. */
static void
test_games (void)
{
  g_autoptr (WarOperation) operation = probe_operation_new (N_ROUNDS);
  WarSeriesPlan plan = {
    .n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES,
    .seed = 7,
    .n_threads = 1,
    .commanders = { war_random_command, war_random_command },
  };
  WarSeriesTally one, several;
  WarSetupFault fault;
  guint n_decided = 0;
  gint64 n_rounds = 0;

  g_assert_true (war_series_play (operation, &plan, NULL, NULL, &one, &fault));
  g_assert_cmpuint (one.n_games, ==, plan.n_games);
  g_assert_cmpuint (one.unfinished, ==, 0);
  g_assert_cmpuint (one.wins[0] + one.wins[1] + one.draws, ==, plan.n_games);
  g_assert_cmpint (one.rounds, >, plan.n_games);
  g_assert_cmpint (one.rounds, <=, plan.n_games * (N_ROUNDS + 1));

  /* Each game that came to an end is counted once by what decided it, and once by its length. */
  for (guint i = 0; i <= WAR_SERIES_BY_RULES; i++)
    n_decided += one.decided[i];
  for (guint i = 0; i <= WAR_SERIES_MAX_LENGTH; i++)
    n_rounds += i * one.lengths[i];
  g_assert_cmpuint (n_decided, ==, plan.n_games);
  g_assert_cmpint (n_rounds, ==, one.rounds);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_assert_cmpuint (one.began_and_won[i], <=, MIN (one.began[i], one.wins[i]));
  g_assert_cmpuint (one.began[0] + one.began[1], <=, plan.n_games);

  /* What was killed in all rounds is what was killed in all; who is lost had come, and where he
   * was lost is counted once at most. */
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      gint64 killed = 0;
      guint n_lost = 0, n_fielded = 0, n_placed = 0;

      for (guint j = 0; j <= WAR_SERIES_MAX_LENGTH; j++)
        killed += one.killed_in[i][j];
      g_assert_cmpint (killed, ==, one.killed[i]);
      for (guint j = 0; j < WAR_SERIES_MAX_TYPES; j++)
        {
          g_assert_cmpuint (one.lost[i][j], <=, one.fielded[i][j]);
          n_lost += one.lost[i][j];
          n_fielded += one.fielded[i][j];
        }
      for (guint j = 0; j < G_N_ELEMENTS (one.lost_at[i]); j++)
        n_placed += one.lost_at[i][j];
      g_assert_cmpuint (n_placed, <=, n_lost);
      g_test_message ("%u of %u lost, %u placed", n_lost, n_fielded, n_placed);
    }

  plan.n_threads = 3;
  g_assert_true (war_series_play (operation, &plan, NULL, NULL, &several, &fault));
  g_assert_cmpmem (&one, sizeof one, &several, sizeof several);
}

/* Three parts of other lengths, the last one first: their sum is the whole, to the last byte. */
static void
test_parts (void)
{
  static const guint begins[] = { 0, 7, 8, N_GAMES };
  g_autoptr (WarOperation) operation = probe_operation_new (N_ROUNDS);
  WarSeriesPlan plan = {
    .n_games = N_GAMES,
    .seed = 7,
    .n_threads = 2,
    .commanders = { war_random_command, war_random_command },
  };
  WarSeriesTally whole, sum = { 0 };
  WarSetupFault fault;

  g_assert_true (war_series_play (operation, &plan, NULL, NULL, &whole, &fault));
  for (guint i = G_N_ELEMENTS (begins) - 1; i > 0; i--)
    {
      WarSeriesTally part;

      plan.first = begins[i - 1];
      plan.n_games = begins[i] - begins[i - 1];
      g_assert_true (war_series_play (operation, &plan, NULL, NULL, &part, &fault));
      g_assert_cmpuint (part.n_games, ==, plan.n_games);
      war_series_tally_add (&sum, &part);
    }
  g_assert_cmpmem (&whole, sizeof whole, &sum, sizeof sum);
}

static gint
compare_seeds (gconstpointer a, gconstpointer b)
{
  const guint64 *first = a, *second = b;

  return *first < *second ? -1 : *first > *second ? 1 : 0;
}

/* No two games of a long series are the same one, nor of two series whose seeds follow each other:
 * whichever shards they are in. */
static void
test_seeds (void)
{
  const guint n = 300000;
  g_autofree guint64 *seeds = g_new (guint64, 2 * n);

  for (guint i = 0; i < n; i++)
    {
      seeds[2 * i] = war_series_get_seed (7, i);
      seeds[2 * i + 1] = war_series_get_seed (8, i);
    }
  qsort (seeds, 2 * n, sizeof seeds[0], compare_seeds);
  for (guint i = 1; i < 2 * n; i++)
    g_assert_cmpuint (seeds[i - 1], !=, seeds[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/series/interval", test_values);
  g_test_add_func ("/engine/series/coverage", test_coverage);
  g_test_add_func ("/engine/series/lengths", test_lengths);
  g_test_add_func ("/engine/series/games", test_games);
  g_test_add_func ("/engine/series/parts", test_parts);
  g_test_add_func ("/engine/series/seeds", test_seeds);
  return g_test_run ();
}
