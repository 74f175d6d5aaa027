/* test-goals.c: how units divide among goals, and spots to place them at
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/goals.h"
#include "engine/solo/spots.h"

#define WORTH 6000
#define N_CASES 2000

static const WarGoalPace pace = { .round = 1, .rounds = 10, .length = 30 * WAR_INCH };

static WarPosition
at (gint x, gint y)
{
  return (WarPosition){ x * WAR_INCH, y * WAR_INCH };
}

/* One to the west, one farther off to the east. */
static WarGoals
get_goals (guint n_wanted)
{
  WarGoals goals = { 0 };

  war_goals_add_place (&goals, at (10, 10), WAR_INCH, WORTH, n_wanted);
  war_goals_add_place (&goals, at (24, 10), WAR_INCH, WORTH, n_wanted);
  return goals;
}

static void
test_choose (void)
{
  const WarGoals goals = get_goals (G_MAXUINT);
  const WarPosition friends[] = { at (10, 10), at (10, 11), at (11, 10), at (9, 10) };
  const WarPosition from = at (14, 10);

  g_assert_true (war_goals_choose (&goals, &pace, from, NULL, 0) == &goals.items[0]);
  g_assert_true (war_goals_choose (&goals, &pace, from, friends, 4) == &goals.items[1]);

  /* Who is nearer than they are does not leave it to them. */
  g_assert_true (war_goals_choose (&goals, &pace, at (10, 10), friends, 4) == &goals.items[0]);
}

static void
test_wanted (void)
{
  const WarGoals goals = get_goals (1);
  const WarPosition friends[] = { at (10, 10), at (24, 10) };

  g_assert_true (war_goals_choose (&goals, &pace, at (13, 10), friends, 1) == &goals.items[1]);
  g_assert_null (war_goals_choose (&goals, &pace, at (17, 10), friends, 2));
  g_assert_null (war_goals_share (&goals, &pace, at (17, 10), friends, 2));
}

/* Friends are far from both, but each is nearest to one. */
static void
test_share (void)
{
  const WarGoals goals = get_goals (G_MAXUINT);
  const WarPosition friends[] = { at (2, 40), at (3, 40), at (4, 40), at (5, 40) };

  g_assert_true (war_goals_choose (&goals, &pace, at (14, 10), friends, 4) == &goals.items[0]);
  g_assert_true (war_goals_share (&goals, &pace, at (14, 10), friends, 4) == &goals.items[1]);
}

static void
test_pace (void)
{
  WarGoalPace last = pace;

  last.round = pace.rounds;
  g_assert_cmpint (war_goal_rate_way (&last, pace.length, WORTH), ==, -3 * WORTH);
  last.round = pace.rounds + 5; /* a game that is over */
  g_assert_cmpint (war_goal_rate_way (&last, pace.length, WORTH), ==, -3 * WORTH);
  last.round = 0;
  g_assert_cmpint (war_goal_rate_way (&last, pace.length, WORTH), ==, -WORTH);
  g_assert_cmpint (war_goal_rate_distance (&last, 0, WORTH), ==, WORTH);
  g_assert_cmpint (war_goal_rate_distance (&last, WAR_INCH, WORTH), <, WORTH / 2);
}

static void
test_full (void)
{
  WarGoals goals = { 0 };

  for (guint i = 0; i < WAR_GOALS_MAX + 5; i++)
    war_goals_add_place (&goals, at (1, 1), 0, WORTH, 1);
  g_assert_cmpuint (goals.n_items, ==, WAR_GOALS_MAX);
}

/* Along the edge that faces the enemy, in the box, equally far apart. */
static void
test_posts (void)
{
  static const WarGoal post = { .reach = 5, .worth = WORTH, .n_wanted = 3 };

  for (guint n = 0; n < N_CASES; n++)
    {
      WarPosition minimum = at (g_test_rand_int_range (0, 20), g_test_rand_int_range (0, 20));
      WarPosition maximum = { minimum.x + g_test_rand_int_range (4, 30) * WAR_INCH,
                              minimum.y + g_test_rand_int_range (4, 30) * WAR_INCH };
      WarPosition enemy = { (minimum.x + maximum.x) / 2, maximum.y + 40 * WAR_INCH };
      WarGoals goals = { 0 };

      war_goals_add_posts (&goals, minimum, maximum, enemy, 7 * WAR_INCH, WAR_INCH, 3, &post);
      g_assert_cmpuint (goals.n_items, ==, MIN ((maximum.x - minimum.x) / (7 * WAR_INCH) + 1, 3));
      for (guint i = 0; i < goals.n_items; i++)
        {
          g_assert_cmpint (goals.items[i].minimum.y, ==, maximum.y - WAR_INCH);
          g_assert_cmpint (goals.items[i].minimum.x, >, minimum.x);
          g_assert_cmpint (goals.items[i].minimum.x, <, maximum.x);
          g_assert_cmpuint (goals.items[i].n_wanted, ==, 3);
        }
    }
}

static void
assert_spots (const WarStandArea *area, WarHeading ahead, WarLength width, WarLength depth)
{
  gboolean is_sideways = ahead % (WAR_HEADING_TURN / 2) != 0;
  WarLength across = (is_sideways ? depth : width) / 2, along = (is_sideways ? width : depth) / 2;
  WarSpot spots[WAR_SPOTS_MAX];
  guint n_spots = war_spots_list (area, ahead, width, depth, spots);

  g_assert_cmpuint (n_spots, >=, 1);
  g_assert_cmpuint (n_spots, <=, WAR_SPOTS_MAX);
  for (guint i = 0; i < n_spots; i++)
    {
      g_assert_cmpint (spots[i].centre.x, >=, area->minimum.x + across);
      g_assert_cmpint (spots[i].centre.x, <=, area->maximum.x - across);
      g_assert_cmpint (spots[i].centre.y, >=, area->minimum.y + along);
      g_assert_cmpint (spots[i].centre.y, <=, area->maximum.y - along);
      spots[i].worth = g_test_rand_int_range (0, 4);
    }

  war_spots_sort (spots, n_spots);
  for (guint i = 1; i < n_spots; i++)
    {
      const WarSpot *before = &spots[i - 1], *after = &spots[i];

      g_assert_cmpint (before->worth, >=, after->worth);
      if (before->worth == after->worth)
        g_assert_true (
          before->centre.y < after->centre.y
          || (before->centre.y == after->centre.y && before->centre.x < after->centre.x));
    }
}

/* Wherever the area is large enough for the base, all of it is within. */
static void
test_spots (void)
{
  for (guint n = 0; n < N_CASES; n++)
    {
      WarLength width = 2 * g_test_rand_int_range (100, 3000);
      WarLength depth = 2 * g_test_rand_int_range (100, 3000);
      WarLength larger = MAX (width, depth);
      WarStandArea area
        = { .minimum = { g_test_rand_int_range (0, 50000), g_test_rand_int_range (0, 50000) } };

      area.maximum.x = area.minimum.x + larger + g_test_rand_int_range (0, 60000);
      area.maximum.y = area.minimum.y + larger + g_test_rand_int_range (0, 60000);
      assert_spots (&area, (WarHeading) (g_test_rand_int_range (0, 4) * (WAR_HEADING_TURN / 4)),
                    width, depth);
    }
}

static void
test_ahead (void)
{
  g_assert_cmpuint (war_spots_find_ahead (at (10, 10), at (11, 2)), ==, 0);
  g_assert_cmpuint (war_spots_find_ahead (at (10, 10), at (20, 14)), ==, WAR_HEADING_TURN / 4);
  g_assert_cmpuint (war_spots_find_ahead (at (10, 10), at (8, 30)), ==, WAR_HEADING_TURN / 2);
  g_assert_cmpuint (war_spots_find_ahead (at (10, 10), at (1, 9)), ==, 3 * WAR_HEADING_TURN / 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/goals/choose", test_choose);
  g_test_add_func ("/goals/wanted", test_wanted);
  g_test_add_func ("/goals/share", test_share);
  g_test_add_func ("/goals/pace", test_pace);
  g_test_add_func ("/goals/full", test_full);
  g_test_add_func ("/goals/posts", test_posts);
  g_test_add_func ("/spots/list", test_spots);
  g_test_add_func ("/spots/ahead", test_ahead);
  return g_test_run ();
}
