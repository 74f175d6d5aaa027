/* test-trial.c: tests that hang on each other, beside all throws of their dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/trial.h"

#define FACES 6
#define MAX_TESTS 5
#define N_CASES 300

/* One of the tests. */
typedef struct
{
  guint32 who, helpers;
  guint n_fail, n_fail_helped;
  gboolean is_last;
} Test;

static Test
draw_test (guint n_followed)
{
  guint who = (guint) g_test_rand_int_range (0, (gint32) n_followed + 1);
  Test test = {
    .who = who == n_followed ? 0 : 1u << who,
    .helpers = (guint32) g_test_rand_int_range (0, 1 << n_followed),
    .n_fail = (guint) g_test_rand_int_range (0, FACES + 1),
    .is_last = g_test_rand_bit (),
  };

  test.n_fail_helped = (guint) g_test_rand_int_range (0, (gint32) test.n_fail + 1);
  return test;
}

/* What comes of a throw of all dice, in which the faces that fail come first. */
static void
play (const Test *tests, guint n_tests, guint throw, guint failed[MAX_TESTS], guint32 *gone,
      guint32 *shaken)
{
  *gone = *shaken = 0;
  for (guint i = 0; i < n_tests; i++, throw /= FACES)
    {
      gboolean is_helped = (tests[i].helpers & ~(*gone | *shaken)) != 0;

      if ((*gone & tests[i].who) != 0
          || throw % FACES >= (is_helped ? tests[i].n_fail_helped : tests[i].n_fail))
        continue;
      failed[i]++;
      if (tests[i].is_last)
        *gone |= tests[i].who;
      else
        *shaken |= tests[i].who;
    }
}

static void
assert_same (const Test *tests, guint n_tests, guint n_followed)
{
  guint failed[MAX_TESTS] = { 0 }, n_gone[MAX_TESTS] = { 0 }, n_shaken[MAX_TESTS] = { 0 };
  guint n_throws = 1;
  WarTrial trial;

  for (guint i = 0; i < n_tests; i++)
    n_throws *= FACES;
  for (guint throw = 0; throw < n_throws; throw ++)
    {
      guint32 gone, shaken;

      play (tests, n_tests, throw, failed, &gone, &shaken);
      for (guint i = 0; i < n_followed; i++)
        {
          n_gone[i] += (gone >> i & 1) != 0;
          n_shaken[i] += (gone >> i & 1) == 0 && (shaken >> i & 1) != 0;
        }
    }

  war_trial_begin (&trial, FACES);
  for (guint i = 0; i < n_tests; i++)
    g_assert_cmpuint (war_trial_test (&trial, tests[i].who, tests[i].helpers, tests[i].n_fail,
                                      tests[i].n_fail_helped, tests[i].is_last),
                      ==, war_probability (failed[i], n_throws));
  for (guint i = 0; i < n_followed; i++)
    {
      WarProbability gone, shaken;

      war_trial_get_fate (&trial, 1u << i, &gone, &shaken);
      g_assert_cmpuint (gone, ==, war_probability (n_gone[i], n_throws));
      g_assert_cmpuint (shaken, ==, war_probability (n_shaken[i], n_throws));
    }
}

static void
test_all_throws (void)
{
  for (guint n = 0; n < N_CASES; n++)
    {
      guint n_tests = (guint) g_test_rand_int_range (1, MAX_TESTS + 1);
      guint n_followed = (guint) g_test_rand_int_range (1, 4);
      Test tests[MAX_TESTS];

      for (guint i = 0; i < n_tests; i++)
        tests[i] = draw_test (n_followed);
      assert_same (tests, n_tests, n_followed);
    }
}

/* Who is followed has a bit of his own as long as there is room for all his tests. */
static void
test_followed (void)
{
  WarTrial trial;

  war_trial_begin (&trial, FACES);
  war_trial_follow (&trial, 17, WAR_TRIAL_MAX - 3);
  war_trial_follow (&trial, 4, 2);
  g_assert_false (trial.is_rough);
  war_trial_follow (&trial, 5, 2);
  g_assert_true (trial.is_rough);
  war_trial_follow (&trial, 6, 1);

  g_assert_cmpuint (trial.n_followed, ==, 3);
  g_assert_cmphex (war_trial_get_bit (&trial, 17), ==, 1);
  g_assert_cmphex (war_trial_get_bit (&trial, 4), ==, 2);
  g_assert_cmphex (war_trial_get_bit (&trial, 5), ==, 0);
  g_assert_cmphex (war_trial_get_bit (&trial, 6), ==, 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trial/all-throws", test_all_throws);
  g_test_add_func ("/trial/followed", test_followed);
  return g_test_run ();
}
