/* test-trials.c: what small changes do, in games of the same seeds, and how sure that is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/trials.h"

#include <math.h>

#include "engine/solo/random.h"
#include "probe/probe.h"

#define N_RUNS 2000
#define N_PAIRS 100
#define N_CHANGES 8
#define N_GAMES 60
#define N_ROUNDS 6

static gboolean
comes_true (WarGenerator *generator, double chance)
{
  return war_generator_next (generator) < chance * 4294967296.;
}

/* Of ten pairs three were won by the change and one was lost: (3 − 1) / 12 and so many deviations
 * of (4 + 2 − 12 · (1/6)²) / 12² around it. */
static void
test_values (void)
{
  const WarPairs none = { 0 }, same = { .n = 398 }, some = { 10, 4, 16 };
  const double reach = 1.959963984540054 * sqrt ((6 / 12. - 1 / 36.) / 12);
  WarShift shift = war_pairs_get_shift (&some, 1);

  g_assert_cmpfloat_with_epsilon (shift.mean, 0.2, 1e-12);
  g_assert_cmpfloat_with_epsilon (shift.low, 1 / 6. - reach, 1e-9);
  g_assert_cmpfloat_with_epsilon (shift.high, 1 / 6. + reach, 1e-9);
  shift = war_pairs_get_shift (&none, 1);
  g_assert_cmpfloat (shift.low, ==, -1);
  g_assert_cmpfloat (shift.high, ==, 1);

  /* That no pair differs does not say that none ever would; and of many changes the intervals are
   * wider: 2.734 deviations for eight. */
  shift = war_pairs_get_shift (&same, 1);
  g_assert_cmpfloat_with_epsilon (shift.high, 1.959963984540054 * sqrt (2) / 400, 1e-9);
  shift = war_pairs_get_shift (&same, N_CHANGES);
  g_assert_cmpfloat_with_epsilon (shift.high, 2.7344 * sqrt (2) / 400, 1e-6);
}

/* What a game counts, in halves, which is drawn now and then. */
static gint
play_game (WarGenerator *generator, double chance)
{
  return comes_true (generator, 0.1) ? 1 : comes_true (generator, chance) ? 2 : 0;
}

static void
add_pair (WarPairs *pairs, gint before, gint after)
{
  pairs->n++;
  pairs->sum += after - before;
  pairs->squares += (after - before) * (after - before);
}

/* By simulation: one interval holds what is true in 94 to 97 of a hundred series, and those of
 * eight changes, compared with the same games, all together in at least 95. Where most games are
 * the same with the change it is more than that. */
static void
test_coverage (void)
{
  static const double kepts[] = { 0, 0.5, 0.95 };
  WarGenerator generator = war_generator_new (3, 1);

  for (guint i = 0; i < G_N_ELEMENTS (kepts); i++)
    {
      guint n_held = 0, n_together = 0;

      for (guint j = 0; j < N_RUNS; j++)
        {
          const double before = 0.62;
          WarPairs pairs[N_CHANGES] = { 0 };
          gboolean all = TRUE;

          for (guint n = 0; n < N_PAIRS; n++)
            {
              gint game = play_game (&generator, before);

              for (guint k = 0; k < N_CHANGES; k++)
                add_pair (&pairs[k], game,
                          comes_true (&generator, kepts[i])
                            ? game
                            : play_game (&generator, 0.35 + 0.05 * k));
            }
          for (guint k = 0; k < N_CHANGES; k++)
            {
              double truth = (1 - kepts[i]) * 0.9 * (0.35 + 0.05 * k - before);
              WarShift alone = war_pairs_get_shift (&pairs[k], 1);
              WarShift together = war_pairs_get_shift (&pairs[k], N_CHANGES);

              n_held += alone.low <= truth && truth <= alone.high ? 1 : 0;
              all &= together.low <= truth && truth <= together.high;
            }
          n_together += all ? 1 : 0;
        }

      g_test_message ("%g the same: %.2f %% hold, %.2f %% together", kepts[i],
                      100. * n_held / (N_RUNS * N_CHANGES), 100. * n_together / N_RUNS);
      g_assert_cmpuint (n_held, >=, N_RUNS * N_CHANGES * 94 / 100);
      if (kepts[i] < 0.9)
        g_assert_cmpuint (n_held, <=, N_RUNS * N_CHANGES / 100 * 97);
      g_assert_cmpuint (n_together, >=, N_RUNS * 95 / 100);
    }
}

/* Which of both is not fair: sides come before the first turn, of which one can say something only
 * if both sides have it. A draw is a half. */
static void
test_aspect (void)
{
  WarSeriesTally tally = { .n_games = 101,
                           .unfinished = 1,
                           .wins = { 40, 40 },
                           .draws = 20,
                           .began = { 50, 50 },
                           .began_and_won = { 35, 35 } };

  g_assert_cmpfloat_with_epsilon (war_series_get_score (&tally, WAR_ASPECT_SIDES), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (war_series_get_score (&tally, WAR_ASPECT_FIRST), 0.8, 1e-12);
  g_assert_cmpint (war_series_find_aspect (&tally), ==, WAR_ASPECT_FIRST);
  tally.began[0] = 100;
  tally.began[1] = 0;
  g_assert_cmpint (war_series_find_aspect (&tally), ==, WAR_ASPECT_SIDES);
  tally.began[0] = tally.began[1] = 50;
  tally.wins[0] = 70;
  tally.wins[1] = 10;
  g_assert_cmpint (war_series_find_aspect (&tally), ==, WAR_ASPECT_SIDES);
}

static WarSeriesPlan
get_plan (guint n_threads)
{
  return (WarSeriesPlan){
    .n_games = N_GAMES,
    .seed = 7,
    .n_threads = n_threads,
    .commanders = { war_random_command, war_random_command },
  };
}

static GArray *
new_variants (void)
{
  static const WarVariant all[] = {
    { .kind = WAR_VARIANT_ROUNDS, .number = 2 },
    { .kind = WAR_VARIANT_FIRST, .number = 1 }, /* the probe does not ask who is to begin */
    { .kind = WAR_VARIANT_ROUNDS, .number = 9 },
  };
  GArray *variants = g_array_new (FALSE, FALSE, sizeof (WarVariant));

  g_array_append_vals (variants, all, G_N_ELEMENTS (all));
  return variants;
}

/* Each change's games are those that a series of the changed operation has, and the pairs come to
 * the difference of the scores; what changes nothing is found out, and played no more. Threads do
 * not matter. */
static void
test_games (void)
{
  g_autoptr (WarOperation) operation = probe_operation_new (N_ROUNDS);
  g_autoptr (WarOperation) shorter = probe_operation_new (2);
  g_autoptr (GArray) variants = new_variants ();
  g_auto (WarTrials) trials = { 0 }, others = { 0 };
  g_autoptr (GPtrArray) ranked = NULL;
  WarSeriesPlan plan = get_plan (1);
  const WarTrial *trial;
  WarSeriesTally tally;
  WarSetupFault fault;
  double shift;

  g_assert_true (war_trials_play (operation, &plan, variants, NULL, NULL, &trials, &fault));
  g_assert_cmpuint (trials.trials->len, ==, 3);
  g_assert_true (war_series_play (operation, &plan, NULL, NULL, &tally, &fault));
  g_assert_cmpmem (&trials.before, sizeof tally, &tally, sizeof tally);
  g_assert_true (war_series_play (shorter, &plan, NULL, NULL, &tally, &fault));
  trial = &g_array_index (trials.trials, WarTrial, 0);
  g_assert_cmpmem (&trial->tally, sizeof tally, &tally, sizeof tally);
  g_assert_cmpuint (trial->pairs[0].n, ==, N_GAMES);
  shift = war_series_get_score (&tally, WAR_ASPECT_SIDES)
          - war_series_get_score (&trials.before, WAR_ASPECT_SIDES);
  g_assert_cmpfloat (shift, !=, 0);
  g_assert_cmpfloat_with_epsilon (war_pairs_get_shift (&trial->pairs[0], 1).mean, shift, 1e-9);
  g_assert_false (trial->is_idle);
  g_assert_true (g_array_index (trials.trials, WarTrial, 1).is_idle);
  g_assert_cmpuint (g_array_index (trials.trials, WarTrial, 1).tally.n_games, ==, N_GAMES / 4);

  ranked = war_trials_rank (&trials);
  g_assert_cmpuint (ranked->len, ==, 2);
  g_assert_cmpfloat (
    fabs (war_series_get_score (&((WarTrial *) ranked->pdata[0])->tally, trials.aspect) - 0.5), <=,
    fabs (war_series_get_score (&((WarTrial *) ranked->pdata[1])->tally, trials.aspect) - 0.5));

  plan = get_plan (3);
  g_assert_true (war_trials_play (operation, &plan, variants, NULL, NULL, &others, &fault));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpmem (&g_array_index (trials.trials, WarTrial, i), sizeof (WarTrial),
                     &g_array_index (others.trials, WarTrial, i), sizeof (WarTrial));
}

static gboolean
stop_cb (guint n_played, guint n_all, gpointer data)
{
  g_assert_cmpuint (n_all, ==, N_GAMES * 4);
  return n_played < *(const guint *) data;
}

/* Stopped amid a change, its games count for nothing, and those before it do; no more are begun. */
static void
test_stopped (void)
{
  static const struct
  {
    guint most, n_trials;
  } rows[] = {
    { 5, 0 },
    { N_GAMES + 5, 0 },
    { N_GAMES + N_GAMES / 4 + 5, 1 },
    { N_GAMES + 3 * N_GAMES / 4 + 5, 3 },
  };
  g_autoptr (WarOperation) operation = probe_operation_new (N_ROUNDS);
  g_autoptr (GArray) variants = new_variants ();
  WarSeriesPlan plan = get_plan (2);
  WarSetupFault fault;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (WarTrials) trials = { 0 };

      g_assert_true (war_trials_play (operation, &plan, variants, stop_cb, (gpointer) &rows[i].most,
                                      &trials, &fault));
      g_assert_cmpuint (trials.trials->len, ==, rows[i].n_trials);
      g_assert_cmpuint (trials.n_variants, ==, 3);
      for (guint j = 0; j < trials.trials->len; j++)
        g_assert_cmpuint (g_array_index (trials.trials, WarTrial, j).pairs[0].n, ==, N_GAMES / 4);
    }
}

/* The fairest of those that help for certain, whatever is nearer but may be chance. */
static void
test_remedy (void)
{
  g_auto (WarTrials) trials
    = { .before = { .n_games = 400, .wins = { 300, 100 } }, .n_variants = 3 };
  const WarTrial all[] = {
    { .variant.number = 1,
      .tally = { .n_games = 400, .wins = { 200, 200 } },
      .pairs[0] = { 400, -200, 400 * 100 } },
    { .variant.number = 2,
      .tally = { .n_games = 400, .wins = { 210, 190 } },
      .pairs[0] = { 400, -180, 4 * 150 } },
    { .variant.number = 3,
      .tally = { .n_games = 400, .wins = { 250, 150 } },
      .pairs[0] = { 400, -100, 4 * 60 } },
  };

  trials.trials = g_array_new (FALSE, FALSE, sizeof (WarTrial));
  g_array_append_vals (trials.trials, all, G_N_ELEMENTS (all));
  g_assert_true (war_trials_is_unfair (&trials));
  g_assert_cmpint (war_trials_find_remedy (&trials)->variant.number, ==, 2);

  /* Of fewer games it counts what differs in them, wherever they stood: 75 − 25 %. */
  g_array_index (trials.trials, WarTrial, 0).tally
    = (WarSeriesTally){ .n_games = 100, .wins = { 90, 10 } };
  g_array_index (trials.trials, WarTrial, 0).pairs[0] = (WarPairs){ 100, -50, 4 * 50 };
  g_assert_cmpfloat_with_epsilon (
    war_trials_get_score (&trials, &g_array_index (trials.trials, WarTrial, 0)), 0.5, 1e-12);

  trials.before.wins[0] = trials.before.wins[1] = 200;
  g_assert_false (war_trials_is_unfair (&trials));
  g_assert_null (war_trials_find_remedy (&trials));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/trials/values", test_values);
  g_test_add_func ("/engine/trials/coverage", test_coverage);
  g_test_add_func ("/engine/trials/aspect", test_aspect);
  g_test_add_func ("/engine/trials/games", test_games);
  g_test_add_func ("/engine/trials/stopped", test_stopped);
  g_test_add_func ("/engine/trials/remedy", test_remedy);
  return g_test_run ();
}
