/* test-odds.c: the odds of dice against counting every outcome
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/chance/odds.h"

#define N_VALUES 64

static const guint all_sides[] = { 2, 3, 4, 6, 8, 9, 12 };

/* The oracle: rolls every combination of the faces of the dice and counts the sums. */
typedef struct
{
  WarDie dice[8];
  guint n_dice;
  guint64 counts[N_VALUES];
  guint64 n;
} Enumeration;

static void
enumerate_from (Enumeration *all, guint first, guint sum)
{
  guint result = 0, left;

  if (first == all->n_dice)
    {
      all->counts[MIN (sum, N_VALUES - 1)]++;
      all->n++;
      return;
    }

  g_assert_cmpuint (first, <, G_N_ELEMENTS (all->dice));
  left = all->dice[first].faces[0];
  for (guint face = 0; face < all->dice[first].n_faces; face++, left--)
    {
      while (left == 0)
        left = all->dice[first].faces[++result];
      enumerate_from (all, first + 1, sum + result);
    }
}

static void
enumerate (Enumeration *all)
{
  all->n = 0;
  for (guint value = 0; value < N_VALUES; value++)
    all->counts[value] = 0;
  enumerate_from (all, 0, 0);
}

static void
cap_counts (Enumeration *all, guint cap)
{
  for (guint value = cap + 1; value < N_VALUES; value++)
    {
      all->counts[cap] += all->counts[value];
      all->counts[value] = 0;
    }
}

/* The same fraction, exactly, and as a chance. */
static void
assert_odds (const WarOdds *odds, const Enumeration *all)
{
  guint64 above = 0, total = 0;

  for (guint value = N_VALUES; value-- > 0;)
    {
      guint64 n, of;

      g_assert_true (war_odds_get_outcomes (odds, value, &n, &of));
      g_assert_cmpuint (all->n % of, ==, 0);
      g_assert_cmpuint (n * (all->n / of), ==, all->counts[value]);
      g_assert_cmpuint (war_odds_exactly (odds, value), ==,
                        war_probability ((guint) all->counts[value], (guint) all->n));

      above += all->counts[value];
      total += all->counts[value] * value;
      g_assert_cmpuint (war_odds_at_least (odds, value), ==,
                        war_probability ((guint) above, (guint) all->n));
      g_assert_cmpfloat (
        fabs (war_odds_display_at_least (odds, value) - (double) above / (double) all->n), <,
        1e-15);
      for (guint percent = 0; percent <= 100; percent += 5)
        g_assert_true (war_odds_is_likely (odds, value, percent)
                       == (above * 100 >= percent * all->n));
    }

  g_assert_cmpuint (above, ==, all->n);
  g_assert_cmpfloat (fabs (war_odds_display_mean (odds) - (double) total / (double) all->n), <,
                     1e-13);
  g_assert_cmpfloat (fabs ((double) war_odds_get_mean (odds) / (double) WAR_PROBABILITY_ONE
                           - (double) total / (double) all->n),
                     <, 0.5001 / (double) WAR_PROBABILITY_ONE);

  for (guint percent = 0; percent <= 100; percent++)
    {
      guint quantile = war_odds_get_quantile (odds, percent);
      guint64 up_to = 0;

      for (guint value = 0; value < quantile; value++)
        up_to += all->counts[value];
      g_assert_true (quantile == 0 || up_to * 100 < percent * all->n);
      g_assert_cmpuint ((up_to + all->counts[quantile]) * 100, >=, percent * all->n);
    }
}

static WarDie
random_die (void)
{
  guint sides = all_sides[g_test_rand_int_range (0, G_N_ELEMENTS (all_sides))];
  gint modifier = g_test_rand_int_range (-4, 4);
  gint needs[3];

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    needs[i] = g_test_rand_int_range (0, 14);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      return war_die_pass (sides, needs[0], modifier, (WarDieFlags) g_test_rand_int_range (0, 4));
    case 1:
      return war_die_table (sides, modifier, needs, G_N_ELEMENTS (needs));
    case 2:
      return war_die_number (sides, MIN (modifier, 3));
    default:
      {
        WarDie hit = war_die_pass (6, needs[0], 0, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
        WarDie save = war_die_pass (6, needs[1], 0, WAR_DIE_ONE_FAILS);

        return war_die_unsaved (&hit, &save);
      }
    }
}

/* All pools of few dice, of the same and of different kinds, with a cap set early, late or not. */
static void
test_pools (void)
{
  for (guint i = 0; i < 600; i++)
    {
      Enumeration all = { 0 };
      WarOdds odds;
      guint64 n_outcomes = 1;
      guint cap = (guint) g_test_rand_int_range (0, 12);

      war_odds_init (&odds);
      if (i % 3 == 0)
        war_odds_cap (&odds, cap);

      while (all.n_dice < 4)
        {
          WarDie die = random_die ();
          guint n_dice = (guint) g_test_rand_int_range (0, 5 - (gint) all.n_dice);

          for (guint j = 0; j < n_dice && n_outcomes * die.n_faces < 200000; j++)
            {
              all.dice[all.n_dice++] = die;
              n_outcomes *= die.n_faces;
              war_odds_add_dice (&odds, &die, 1);
            }
          if (n_outcomes * die.n_faces >= 200000)
            break;
        }

      enumerate (&all);
      if (i % 3 == 1)
        war_odds_cap (&odds, cap);
      if (i % 3 < 2)
        cap_counts (&all, cap);
      assert_odds (&odds, &all);
    }
}

/* The sum of two distributions is that of all their dice; ÷ 2 halves every outcome. */
static void
test_sums (void)
{
  for (guint i = 0; i < 300; i++)
    {
      Enumeration all = { .n_dice = 4 };
      WarOdds odds, other;
      guint cap = (guint) g_test_rand_int_range (0, 12);
      gboolean capped = i % 2 == 0, halved = i % 3 == 0;

      war_odds_init (&odds);
      war_odds_init (&other);
      for (guint j = 0; j < all.n_dice; j++)
        {
          all.dice[j] = random_die ();
          while (all.dice[j].n_faces > 12)
            all.dice[j] = random_die ();
          war_odds_add_dice (j < 2 ? &odds : &other, &all.dice[j], 1);
        }
      if (capped)
        war_odds_cap (&odds, cap);
      war_odds_add (&odds, &other);
      enumerate (&all);
      if (capped)
        cap_counts (&all, cap);
      else if (halved)
        {
          war_odds_divide (&odds, 2);
          for (guint value = 0; value < N_VALUES; value++)
            {
              guint64 count = all.counts[value];

              all.counts[value] = 0;
              all.counts[value / 2] += count;
            }
        }
      assert_odds (&odds, &all);
    }
}

/* A die that no common denominator has room for is a programmer's mistake, and is no die. */
static void
test_refused (void)
{
  static const guint refused[] = { 0, 1, 5, 7, 10, 11, 13, 24, 100 };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      WarDie die;

      g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*is_die*");
      die = war_die_pass (refused[i], 1, 0, WAR_DIE_PLAIN);
      g_test_assert_expected_messages ();
      g_assert_cmpuint (die.n_faces, ==, 1);
      g_assert_cmpuint (die.faces[0], ==, 1);
    }

  /* Dice that would not fit leave the distribution as it was. */
  for (guint i = 0; i < 3; i++)
    {
      static const guint sides[][2] = { { 12, 12 }, { 9, 3 }, { 8, 4 } };
      WarDie hit = war_die_pass (sides[i][0], 2, 0, WAR_DIE_PLAIN);
      WarDie more = war_die_pass (sides[i][1], 2, 0, WAR_DIE_PLAIN);
      WarOdds odds;

      hit = war_die_unsaved (&hit, &hit);
      more = war_die_unsaved (&more, &more);
      war_odds_init (&odds);
      war_odds_add_dice (&odds, &hit, WAR_ODDS_MAX_DICE);
      g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*count_digits*");
      war_odds_add_dice (&odds, &more, 30);
      g_test_assert_expected_messages ();
      g_assert_cmpuint (war_odds_get_top (&odds), ==, WAR_ODDS_MAX_DICE);
      g_assert_cmpuint (war_odds_at_least (&odds, 0), ==, WAR_PROBABILITY_ONE);
    }
}

/* Numbers of outcomes up to 64 bits. */
static void
test_outcomes (void)
{
  WarDie coin = war_die_pass (2, 2, 0, WAR_DIE_PLAIN);
  WarOdds odds;
  guint64 n, of;

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &coin, 40);
  g_assert_true (war_odds_get_outcomes (&odds, 20, &n, &of));
  g_assert_cmpuint (n, ==, G_GUINT64_CONSTANT (137846528820));
  g_assert_cmpuint (of, ==, G_GUINT64_CONSTANT (1) << 40);

  war_odds_add_dice (&odds, &coin, 23);
  g_assert_true (war_odds_get_outcomes (&odds, 63, &n, &of));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (of, ==, G_GUINT64_CONSTANT (1) << 63);

  war_odds_add_dice (&odds, &coin, 1);
  g_assert_false (war_odds_get_outcomes (&odds, 63, &n, &of));
}

/* Better dice, more dice and lower needs never make a result less likely. */
static void
test_more_is_more (void)
{
  for (guint i = 0; i < 60; i++)
    {
      guint n_dice = (guint) g_test_rand_int_range (0, 30);
      gint need = g_test_rand_int_range (2, 7);
      WarDie die = war_die_pass (6, need, 0, WAR_DIE_ONE_FAILS);
      WarDie better = war_die_pass (6, need - 1, 0, WAR_DIE_ONE_FAILS);
      WarOdds odds, more_dice, better_dice;

      war_odds_init (&odds);
      war_odds_add_dice (&odds, &die, n_dice);
      more_dice = odds;
      war_odds_add_dice (&more_dice, &die, 1);
      war_odds_init (&better_dice);
      war_odds_add_dice (&better_dice, &better, n_dice);

      for (guint least = 0; least < n_dice + 2; least++)
        {
          WarProbability chance = war_odds_at_least (&odds, least);

          g_assert_cmpuint (chance, <=, war_odds_at_least (&more_dice, least));
          g_assert_cmpuint (chance, <=, war_odds_at_least (&better_dice, least));
          g_assert_cmpuint (chance, >=, war_odds_at_least (&odds, least + 1));
        }
    }
}

/* The largest pools, against floating point and against themselves: the order in which dice are
 * added, or dice and sums of dice, make no difference at all. */
static void
test_large_pools (void)
{
  for (guint i = 0; i < 20; i++)
    {
      WarDie dice[3];
      guint n_dice[3], first = (guint) g_test_rand_int_range (0, 3);
      WarOdds forward, backward, sum, part;
      double mean = 0;

      war_odds_init (&forward);
      war_odds_init (&backward);
      war_odds_init (&sum);
      for (guint j = 0; j < 3; j++)
        {
          gint need = g_test_rand_int_range (1, 13);
          WarDie hit = war_die_pass (12, need, 0, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
          WarDie save = war_die_pass (12, g_test_rand_int_range (1, 13), 0, WAR_DIE_ONE_FAILS);

          dice[j] = war_die_unsaved (&hit, &save);
          n_dice[j] = (guint) g_test_rand_int_range (0, WAR_ODDS_MAX_DICE / 3 + 1);
          mean += n_dice[j] * dice[j].faces[1] / 144.0;
        }
      for (guint j = 0; j < 3; j++)
        {
          guint other = (first + 3 - j) % 3;

          war_odds_add_dice (&forward, &dice[j], n_dice[j]);
          war_odds_add_dice (&backward, &dice[other], n_dice[other]);
          war_odds_init (&part);
          war_odds_add_dice (&part, &dice[j], n_dice[j]);
          war_odds_add (&sum, &part);
        }

      g_assert_cmpfloat (fabs (war_odds_display_mean (&forward) - mean), <, 1e-12);
      g_assert_cmpuint (war_odds_at_least (&forward, 0), ==, WAR_PROBABILITY_ONE);
      for (guint value = 0; value <= WAR_ODDS_MAX_DICE; value++)
        {
          WarProbability chance = war_odds_exactly (&forward, value);

          g_assert_cmpuint (chance, ==, war_odds_exactly (&backward, value));
          g_assert_cmpuint (chance, ==, war_odds_exactly (&sum, value));
          for (guint percent = 1; percent < 100; percent++)
            {
              double excess = war_odds_display_at_least (&forward, value) - percent / 100.0;

              if (fabs (excess) > 1e-9)
                g_assert_true (war_odds_is_likely (&forward, value, percent) == (excess > 0));
            }
        }
    }
}

/* The most that one distribution is promised to hold: 60 d12, each with a save on a d12. Its ends
 * are powers. */
static void
test_limit (void)
{
  WarDie hit = war_die_pass (12, 2, 0, WAR_DIE_ONE_FAILS);
  WarDie save = war_die_pass (12, 12, 0, WAR_DIE_ONE_FAILS);
  WarDie wound = war_die_unsaved (&hit, &save);
  WarOdds odds;

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &wound, WAR_ODDS_MAX_DICE);
  g_assert_cmpuint (wound.faces[1], ==, 121);
  g_assert_cmpfloat (
    fabs (war_odds_display_at_least (&odds, WAR_ODDS_MAX_DICE) / pow (121 / 144.0, 60) - 1), <,
    1e-12);
  g_assert_cmpfloat (fabs (1 - war_odds_display_at_least (&odds, 1) - pow (23 / 144.0, 60)), <,
                     1e-15);
  g_assert_cmpuint (war_odds_at_least (&odds, 0), ==, WAR_PROBABILITY_ONE);
  g_assert_cmpfloat (fabs (war_odds_display_mean (&odds) - 60 * 121 / 144.0), <, 1e-12);
}

static void
test_rounding (void)
{
  g_assert_cmpuint (war_probability (1, 3), ==, 1431655765);
  g_assert_cmpuint (war_probability (2, 3), ==, 2863311531);
  g_assert_cmpuint (war_probability (0, 7), ==, 0);
  g_assert_cmpuint (war_probability (7, 7), ==, WAR_PROBABILITY_ONE);

  /* Of 33 coins, one outcome is half of 1/2^32: ties go to the even neighbour. */
  {
    WarDie coin = war_die_pass (2, 2, 0, WAR_DIE_PLAIN);
    WarDie often = war_die_pass (4, 2, 0, WAR_DIE_PLAIN);
    WarDie rarely = war_die_pass (4, 4, 0, WAR_DIE_PLAIN);
    WarOdds odds;

    war_odds_init (&odds);
    war_odds_add_dice (&odds, &coin, 33);
    g_assert_cmpuint (war_odds_exactly (&odds, 0), ==, 0);
    g_assert_cmpuint (war_odds_exactly (&odds, 1), ==, 16);
    g_assert_cmpuint (war_odds_at_least (&odds, 32), ==, 17);

    war_odds_init (&odds);
    war_odds_add_dice (&odds, &coin, 34);
    g_assert_cmpuint (war_odds_exactly (&odds, 0), ==, 0);
    g_assert_cmpuint (war_odds_exactly (&odds, 1), ==, 8);
    g_assert_cmpuint (war_odds_at_least (&odds, 33), ==, 9);

    war_odds_init (&odds);
    war_odds_add_dice (&odds, &coin, 35);
    g_assert_cmpuint (war_odds_exactly (&odds, 1), ==, 4);
    g_assert_cmpuint (war_odds_at_least (&odds, 34), ==, 4);

    /* 3^15 of 2^33: up. */
    war_odds_init (&odds);
    war_odds_add_dice (&odds, &often, 15);
    war_odds_add_dice (&odds, &rarely, 1);
    war_odds_add_dice (&odds, &coin, 1);
    g_assert_cmpuint (war_odds_exactly (&odds, 17), ==, 14348907 / 2 + 1);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/odds/pools", test_pools);
  g_test_add_func ("/engine/odds/sums", test_sums);
  g_test_add_func ("/engine/odds/outcomes", test_outcomes);
  g_test_add_func ("/engine/odds/refused", test_refused);
  g_test_add_func ("/engine/odds/more-is-more", test_more_is_more);
  g_test_add_func ("/engine/odds/large-pools", test_large_pools);
  g_test_add_func ("/engine/odds/limit", test_limit);
  g_test_add_func ("/engine/odds/rounding", test_rounding);
  return g_test_run ();
}
