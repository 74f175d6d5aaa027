/* test-luck.c: what luck with dice did in a series, and what is left when it is taken out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/luck.h"

#include <math.h>

/* A die more than on average. */
#define DIE 1000000

static const WarEvent usual
  = { .n_dice = 3, .dice = { 6, 3, 1 }, .sides = 6, .owner = 0, .need = 4 };

/* Of three dice that need 4 or more one has it: half a die less than on average. */
static void
test_dice (void)
{
  WarLuck luck = { 0 };
  WarEvent event = usual;

  war_luck_add (&luck, &event, 0);
  g_assert_cmpint (luck.luck, ==, -DIE / 2);
  g_assert_cmpint (luck.variance, ==, 3 * DIE / 4);

  /* What the second side's dice lack is the first side's luck; nobody's dice are neither's. */
  war_luck_add (&luck, &event, 1);
  war_luck_add (&luck, &event, WAR_N_SIDES);
  g_assert_cmpint (luck.luck, ==, 0);
  g_assert_cmpint (luck.variance, ==, 3 * DIE / 2);

  /* With what is added to the second die it needs 2, and has it: 1/6 more than on average. */
  event.adds[1] = 2;
  war_luck_add (&luck, &event, 0);
  g_assert_cmpint (luck.luck, ==, -500000 + 666667 - 500000 + 500000);

  /* What is looked up in a table is not good or bad. */
  event.need = 0;
  luck = (WarLuck){ 0 };
  war_luck_add (&luck, &event, 0);
  g_assert_cmpint (luck.variance, ==, 0);
}

/* Of games with a variance of 4 dice: deviations are 2. */
static void
test_bands (void)
{
  static const struct
  {
    gint64 luck;
    guint band;
  } rows[] = {
    { -4 * DIE, 0 }, { -3 * DIE, 1 }, { -DIE - 1, 1 }, { -DIE, 2 },        { 0, 2 },
    { DIE, 2 },      { DIE + 1, 3 },  { 3 * DIE, 3 },  { 3 * DIE + 1, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const WarLuck luck = { rows[i].luck, 4 * DIE };
      WarLuckTally tally = { 0 };

      war_luck_count (&tally, &luck, WAR_WINNER_SIDE_2);
      g_assert_cmpuint (tally.bands[rows[i].band], ==, 1);
      g_assert_cmpuint (tally.band_wins[1][rows[i].band], ==, 1);
      g_assert_cmpint (tally.sum, ==, llround ((double) rows[i].luck / DIE * WAR_LUCK_UNIT));
      g_assert_cmpint (tally.of_wins[1], ==, tally.sum);
      g_assert_cmpint (tally.of_wins[0], ==, 0);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Games that are nothing but a number of dice with 4 or more, and a coin that they load. */

#define N_DICE 40 /* of both sides together */

typedef struct
{
  double base; /* the chance that the first side wins with average dice, about */
  double slope; /* by how much a die more makes it more likely */
} Model;

static double
get_chance (const Model *model, gint more)
{
  return CLAMP (model->base + model->slope * more, 0.02, 0.98);
}

/* How likely so many of the dice have it. */
static double
get_weight (guint met)
{
  return exp (lgamma (N_DICE + 1.) - lgamma (met + 1.) - lgamma (N_DICE - met + 1.)
              - N_DICE * log (2));
}

/* The share that more and more games would lead to. */
static double
get_true_share (const Model *model)
{
  double share = 0;

  for (guint met = 0; met <= N_DICE; met++)
    share += get_weight (met) * get_chance (model, (gint) met - N_DICE / 2);
  return share;
}

static void
play_model (const Model *model, WarGenerator *generator, WarSeriesTally *tally)
{
  WarLuck luck = { .variance = N_DICE * DIE / 4 };
  gint met = 0, winner;

  for (guint i = 0; i < N_DICE; i += 20)
    for (guint32 bits = war_generator_draw (generator, 1u << 20); bits != 0; bits >>= 1)
      met += (gint) (bits & 1);
  luck.luck = (gint64) (met - N_DICE / 2) * DIE;
  winner = war_generator_draw (generator, 1000000) / 1e6 < get_chance (model, met - N_DICE / 2)
             ? WAR_WINNER_SIDE_1
             : WAR_WINNER_SIDE_2;
  tally->n_games++;
  tally->wins[winner - WAR_WINNER_SIDE_1]++;
  war_luck_count (&tally->luck, &luck, winner);
}

static const Model models[] = {
  { 0.5, 0.06 }, { 0.5, 0.12 }, { 0.62, 0.05 }, { 0.85, 0.06 }, { 0.55, 0 },
};

/* The interval of a number of games that is fixed holds the true share in 94 to 96 % of series, the
 * share is right on average, and where luck matters the interval is narrower than without. */
static void
test_coverage (void)
{
  const guint n_series = g_test_slow () ? 40000 : 4000, n_games = 400;
  const double leeway = 4 * sqrt (0.05 * 0.95 / n_series);

  for (guint i = 0; i < G_N_ELEMENTS (models); i++)
    {
      WarGenerator generator = war_generator_new (49, i);
      double truth = get_true_share (&models[i]), sum = 0, wide = 0, narrow = 0;
      guint n_held = 0;

      for (guint j = 0; j < n_series; j++)
        {
          WarSeriesTally tally = { 0 };
          WarInterval counted;
          WarEvened evened;

          while (tally.n_games < n_games)
            play_model (&models[i], &generator, &tally);
          g_assert_true (war_luck_even_out (&tally, 0, &evened));
          counted = war_wilson_interval (tally.wins[0], n_games);
          n_held += evened.interval.low <= truth && truth <= evened.interval.high ? 1 : 0;
          sum += evened.share;
          wide += counted.high - counted.low;
          narrow += evened.interval.high - evened.interval.low;
        }
      g_test_message ("true %.4f, mean %.4f, held %.4f, width %.3f of %.3f", truth, sum / n_series,
                      (double) n_held / n_series, narrow / n_series, wide / n_series);
      g_assert_cmpfloat (fabs ((double) n_held / n_series - 0.95), <, 0.01 + leeway);
      g_assert_cmpfloat (fabs (sum / n_series - truth), <, 0.002);
      if (models[i].slope > 0)
        g_assert_cmpfloat (narrow, <, 0.95 * wide);
      else
        g_assert_cmpfloat (narrow, <, 1.01 * wide);
    }
}

/* All looks together, and all moments, hold the true share in 95 % of series at least. */
static void
test_looks (void)
{
  const guint n_series = g_test_slow () ? 20000 : 2000;
  const double leeway = 4 * sqrt (0.05 * 0.95 / n_series);
  const WarStopping looks = war_stopping_new (0.05);

  for (guint i = 0; i < G_N_ELEMENTS (models); i++)
    {
      WarGenerator generator = war_generator_new (50, i);
      double truth = get_true_share (&models[i]);
      guint n_at_looks = 0, n_always = 0;

      for (guint j = 0; j < n_series; j++)
        {
          WarSeriesTally tally = { 0 };
          gboolean at_looks = TRUE, always = TRUE;

          for (guint look = 1; look <= WAR_N_LOOKS; look++)
            {
              WarEvened evened;

              while (tally.n_games < looks.games[look - 1])
                {
                  play_model (&models[i], &generator, &tally);
                  tally.look = WAR_ANY_MOMENT;
                  if (tally.n_games % 28 == 0 && war_luck_even_out (&tally, 0, &evened))
                    always &= evened.interval.low <= truth && truth <= evened.interval.high;
                }
              tally.look = look;
              g_assert_true (war_luck_even_out (&tally, 0, &evened));
              at_looks &= evened.interval.low <= truth && truth <= evened.interval.high;
            }
          n_at_looks += at_looks ? 1 : 0;
          n_always += always ? 1 : 0;
        }
      g_test_message ("true %.4f, at all looks %.4f, always %.4f", truth,
                      (double) n_at_looks / n_series, (double) n_always / n_series);
      g_assert_cmpfloat ((double) n_at_looks / n_series, >, 0.95 - leeway);
      g_assert_cmpfloat ((double) n_always / n_series, >, 0.95 - leeway);
    }
}

/* Too few games say nothing of luck, nor do games without dice that need something. */
static void
test_unknown (void)
{
  WarGenerator generator = war_generator_new (51, 0);
  WarSeriesTally tally = { .n_games = 100, .wins = { 60, 40 } };
  WarEvened evened;

  g_assert_false (war_luck_even_out (&tally, 0, &evened));
  tally = (WarSeriesTally){ 0 };
  for (guint i = 0; i < 19; i++)
    play_model (&models[0], &generator, &tally);
  g_assert_false (war_luck_even_out (&tally, 0, &evened));
  play_model (&models[0], &generator, &tally);
  g_assert_true (war_luck_even_out (&tally, 0, &evened));

  /* A side that always wins does whatever the dice. */
  tally.wins[0] = tally.n_games;
  tally.wins[1] = 0;
  tally.luck.of_wins[0] = tally.luck.sum;
  tally.luck.of_wins[1] = 0;
  g_assert_true (war_luck_even_out (&tally, 0, &evened));
  g_assert_cmpfloat (evened.share, ==, 1);
  g_assert_cmpfloat (evened.interval.low, <, 0.9);
  g_assert_true (war_luck_even_out (&tally, 1, &evened));
  g_assert_cmpfloat (evened.share, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/luck/dice", test_dice);
  g_test_add_func ("/engine/luck/bands", test_bands);
  g_test_add_func ("/engine/luck/coverage", test_coverage);
  g_test_add_func ("/engine/luck/looks", test_looks);
  g_test_add_func ("/engine/luck/unknown", test_unknown);
  return g_test_run ();
}
