/* test-balance.c: armies all against all, and what their types are worth
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "engine/solo/worth.h"
#include "fixture.h"

/* In as many games as there are pairs, twice: each pair once with either on each side, and after
 * each few games all armies have had as many. */
static void
test_pairs (void)
{
  for (guint n = WAR_BALANCE_MIN_ARMIES; n <= 9; n++)
    {
      guint n_pairs = war_balance_count_pairs (n);
      g_autofree guint *met = g_new0 (guint, n * n);
      g_autofree gboolean *is_used = g_new0 (gboolean, n_pairs);

      for (guint number = 0; number < 4 * n_pairs; number++)
        {
          guint sides[WAR_N_SIDES];

          war_balance_find_pair (n, number, sides);
          g_assert_cmpuint (sides[0], <, n);
          g_assert_cmpuint (sides[1], <, n);
          g_assert_cmpuint (sides[0], !=, sides[1]);
          met[sides[0] * n + sides[1]]++;
          if (number % 2 == 1)
            {
              guint before[WAR_N_SIDES];

              war_balance_find_pair (n, number - 1, before);
              g_assert_cmpuint (before[0], ==, sides[1]);
              g_assert_cmpuint (before[1], ==, sides[0]);
            }
          if (number % (n / 2 * 2) == 0)
            {
              guint least = G_MAXUINT, most = 0;

              for (guint i = 0; i < n; i++)
                {
                  guint played = 0;

                  for (guint j = 0; j < n; j++)
                    played += met[i * n + j] + met[j * n + i];
                  least = MIN (least, played);
                  most = MAX (most, played);
                }
              g_assert_cmpuint (most - least, <=, 3);
            }
        }
      for (guint i = 0; i < n; i++)
        for (guint j = 0; j < n; j++)
          {
            g_assert_cmpuint (met[i * n + j], ==, i != j ? 2 : 0);
            if (i < j)
              {
                guint place = war_balance_find_meeting (n, i, j);

                g_assert_cmpuint (place, <, n_pairs);
                g_assert_false (is_used[place]);
                is_used[place] = TRUE;
              }
          }
    }
}

/* What one army won the other lost; sums are those of the parts. */
static void
test_scores (void)
{
  g_autoptr (WarBalanceTally) tally = war_balance_tally_new (3, 1);
  g_autoptr (WarBalanceTally) other = war_balance_tally_new (3, 1);
  WarScore score;

  tally->meetings[war_balance_find_meeting (3, 0, 2)] = (WarMeeting){ 5, 2, 1 };
  tally->meetings[war_balance_find_meeting (3, 1, 2)] = (WarMeeting){ 1, 0, 3 };
  other->meetings[war_balance_find_meeting (3, 0, 2)] = (WarMeeting){ 10, 20, 30 };
  other->killed[0] = 4;
  war_balance_tally_add (tally, other);
  g_assert_cmpint (tally->killed[0], ==, 4);
  score = war_balance_get_score (tally, 2, 0);
  g_assert_cmpuint (score.won, ==, 31);
  g_assert_cmpuint (score.drawn, ==, 22);
  g_assert_cmpuint (score.lost, ==, 15);
  score = war_balance_get_total (tally, 2);
  g_assert_cmpuint (score.won, ==, 34);
  g_assert_cmpuint (score.lost, ==, 16);
}

/* Of Student's t, from tables. */
static void
test_student (void)
{
  g_assert_cmpfloat (fabs (war_student_reach (1, 0.05) - 12.7062), <, 1e-3);
  g_assert_cmpfloat (fabs (war_student_reach (2, 0.01) - 9.92484), <, 1e-4);
  g_assert_cmpfloat (fabs (war_student_reach (10, 0.05) - 2.228139), <, 1e-5);
  g_assert_cmpfloat (fabs (war_student_reach (62, 0.001) - 3.453), <, 1e-2);
  g_assert_cmpfloat (fabs (war_student_reach (100000, 0.05) - 1.95998), <, 1e-3);
}

/* Armies -------------------------------------------------------------------------------------- */

#define N_ARMIES 30
#define N_GAMES 400 /* of each pair */

typedef struct
{
  WarRules *rules;
  WarBook *book;
  WarBalanceRoll *roll;
  WarBalanceTally *tally;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) books = g_ptr_array_new ();
  g_autoptr (GPtrArray) armies = g_ptr_array_new_with_free_func ((GDestroyNotify) war_army_unref);

  fixture->rules = fixture_new_rules ();
  fixture->book = fixture_new_book (fixture->rules);
  war_book_find_type (fixture->book, "rider")->symbol = WAR_SYMBOL_CAVALRY;
  war_book_find_type (fixture->book, "gun")->symbol = WAR_SYMBOL_FIELD_GUN;
  war_book_find_type (fixture->book, "officer")->symbol = WAR_SYMBOL_OFFICER;
  g_ptr_array_add (books, fixture->book);
  fixture->roll = war_balance_roll_new ();
  war_balance_roll_add_book (fixture->roll, fixture->book);
  for (guint i = 0; i < N_ARMIES; i++)
    {
      WarStyle style;
      WarArmy *army
        = war_balance_make_army (books, i, "assault", 700, 0, g_test_rand_int (), &style);

      g_assert_cmpint ((gint) style, ==, (gint) (i % WAR_N_STYLES));
      g_ptr_array_add (armies, army);
      war_balance_roll_add_army (fixture->roll, army, (gint) style);
    }
  fixture->tally = war_balance_tally_new (N_ARMIES, fixture->roll->types->len);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_balance_tally_free (fixture->tally);
  war_balance_roll_free (fixture->roll);
  war_book_unref (fixture->book);
  war_rules_unref (fixture->rules);
}

static guint
find_type (Fixture *fixture, const char *id)
{
  for (guint i = 0; i < fixture->roll->types->len; i++)
    if (g_str_equal (war_balance_roll_get_type (fixture->roll, i)->id, id))
      return i;
  g_assert_not_reached ();
}

static double
get_cost (Fixture *fixture, guint type)
{
  return war_balance_roll_get_type (fixture->roll, type)->cost;
}

static double
draw_normal (void)
{
  double sum = -6;

  for (guint i = 0; i < 12; i++)
    sum += g_test_rand_double ();
  return sum;
}

/* Games as if armies were as strong as chance makes them, and by so much stronger for each part of
 * their cost that goes into the type. */
static void
play (Fixture *fixture, guint type, double worth)
{
  double strengths[N_ARMIES];

  for (guint i = 0; i < N_ARMIES; i++)
    {
      const WarBalanceArmy *army = war_balance_roll_get_army (fixture->roll, i);

      strengths[i] = draw_normal () * 0.05
                     + worth * army->n_units[type]
                         * war_balance_roll_get_type (fixture->roll, type)->cost / army->cost;
    }
  for (guint i = 0; i < N_ARMIES; i++)
    for (guint j = i + 1; j < N_ARMIES; j++)
      {
        double share = 0.5 + strengths[i] - strengths[j];
        guint won = (guint) (CLAMP (share, 0, 1) * N_GAMES);

        fixture->tally->meetings[war_balance_find_meeting (N_ARMIES, i, j)]
          = (WarMeeting){ won, 0, N_GAMES - won };
      }
}

/* A type that wins games is found to be worth more, one that loses them less, by as much as it
 * is. */
static void
test_worth (Fixture *fixture, gconstpointer data)
{
  guint gun = find_type (fixture, "gun");
  g_autofree WarWorth *more = NULL;
  g_autofree WarWorth *less = NULL;

  play (fixture, gun, 1.5);
  more = war_worth_measure (fixture->roll, fixture->tally);
  g_assert_true (more[gun].is_known);
  g_assert_cmpint ((gint) war_worth_judge (&more[gun]), !=, WAR_WORTH_UNKNOWN);
  g_assert_cmpfloat (more[gun].interval.low, >, 0);
  g_assert_cmpfloat (more[gun].interval.low, <, 1.6);
  g_assert_cmpfloat (more[gun].interval.high, >, 1.4);
  g_assert_true (more[gun].is_priced);
  g_assert_cmpfloat (more[gun].price, >, war_balance_roll_get_type (fixture->roll, gun)->cost);
  g_assert_cmpfloat (more[gun].price_interval.low, <, more[gun].price);
  g_assert_cmpfloat (more[gun].price_interval.high, >, more[gun].price);
  g_assert_cmpuint (more[gun].n_armies, ==, N_ARMIES);
  g_assert_cmpuint (more[gun].n_third, ==, N_ARMIES / 3);
  g_assert_cmpuint (more[gun].n_of_best, >=, more[gun].n_of_worst);

  play (fixture, gun, -1.5);
  less = war_worth_measure (fixture->roll, fixture->tally);
  g_assert_cmpfloat (less[gun].interval.high, <, 0);
  g_assert_cmpuint (less[gun].n_of_best, <=, less[gun].n_of_worst);
}

/* Where no type is worth more than another, at most one set of games in twenty says so of any of
 * them: of 300 not more than 25, which chance would exceed once in 200. */
static void
test_coverage (Fixture *fixture, gconstpointer data)
{
  guint n_wrong = 0, n_known = 0, n_mispriced = 0;

  for (guint n = 0; n < 300; n++)
    {
      g_autofree WarWorth *worths = NULL;
      gboolean is_wrong = FALSE, is_mispriced = FALSE;

      play (fixture, 0, 0);
      worths = war_worth_measure (fixture->roll, fixture->tally);
      for (guint i = 0; i < fixture->roll->types->len; i++)
        {
          is_wrong |= war_worth_judge (&worths[i]) != WAR_WORTH_UNKNOWN;
          n_known += worths[i].is_known;
          is_mispriced |= worths[i].is_priced
                          && (worths[i].price_interval.low > get_cost (fixture, i)
                              || worths[i].price_interval.high < get_cost (fixture, i));
        }
      n_mispriced += is_mispriced;
      n_wrong += is_wrong;
    }
  g_assert_cmpuint (n_known, >, 300);
  g_assert_cmpuint (n_wrong, <=, 25);
  g_assert_cmpuint (n_mispriced, <=, 25);
}

/* A million games between few armies say nothing about their types. */
static void
test_few (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  g_autoptr (WarBalanceRoll) roll = war_balance_roll_new ();
  g_autoptr (WarBalanceTally) tally = NULL;
  g_autofree WarWorth *worths = NULL;

  war_balance_roll_add_book (roll, book);
  for (guint i = 0; i < WAR_WORTH_LEAST_ARMIES - 1; i++)
    {
      g_autoptr (WarArmy) army = i % 2 == 0 ? fixture_new_army (book, "rifle", 5, NULL)
                                            : fixture_new_army (book, "rifle", 2, "gun", 1, NULL);

      war_balance_roll_add_army (roll, army, WAR_NONE);
    }
  tally = war_balance_tally_new (roll->armies->len, roll->types->len);
  for (guint i = 0; i < war_balance_count_pairs (roll->armies->len); i++)
    tally->meetings[i] = (WarMeeting){ 100000, 0, 0 };
  worths = war_worth_measure (roll, tally);
  for (guint i = 0; i < roll->types->len; i++)
    g_assert_false (worths[i].is_known);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/balance/pairs", test_pairs);
  g_test_add_func ("/engine/balance/scores", test_scores);
  g_test_add_func ("/engine/balance/student", test_student);
  ADD ("/engine/balance/worth", test_worth);
  ADD ("/engine/balance/coverage", test_coverage);
  g_test_add_func ("/engine/balance/few", test_few);
  return g_test_run ();
}
