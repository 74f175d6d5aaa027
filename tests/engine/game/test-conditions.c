/* test-conditions.c: conditions that are looked for, and who wins by them at the limit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/conditions.h"

static GArray *
list (const WarPlacedCondition *conditions, guint n_conditions)
{
  GArray *listed = g_array_new (FALSE, FALSE, sizeof (WarPlacedCondition));

  g_array_append_vals (listed, conditions, n_conditions);
  return listed;
}

static void
test_next (void)
{
  const WarPlacedCondition conditions[] = {
    { .kind = WAR_CONDITION_CARRY, .side = 1 },
    { .kind = WAR_CONDITION_CARRY, .side = 0 },
    { .kind = WAR_CONDITION_SURVIVE, .side = 0 },
    { .kind = WAR_CONDITION_CARRY, .side = 0 },
  };
  g_autoptr (GArray) listed = list (conditions, G_N_ELEMENTS (conditions));
  guint index = 0;

  g_assert_true (war_conditions_find_next (listed, WAR_CONDITION_CARRY, 0, &index)
                 == war_conditions_get (listed, 1));
  g_assert_cmpuint (index++, ==, 1);
  g_assert_true (war_conditions_find_next (listed, WAR_CONDITION_CARRY, 0, &index)
                 == war_conditions_get (listed, 3));
  index++;
  g_assert_null (war_conditions_find_next (listed, WAR_CONDITION_CARRY, 0, &index));
  g_assert_cmpint (war_conditions_find (listed, WAR_CONDITION_CARRY, 1), ==, 0);
  g_assert_cmpint (war_conditions_find (listed, WAR_CONDITION_LIMIT, 1), ==, WAR_NONE);
}

static void
test_limit (void)
{
  const WarPlacedCondition conditions[] = {
    { .kind = WAR_CONDITION_HOLD_ZONE, .side = 0 },
    { .kind = WAR_CONDITION_MOST_KILLED, .side = 0 },
    { .kind = WAR_CONDITION_MOST_KILLED, .side = 1 },
    { .kind = WAR_CONDITION_SURVIVE, .side = 1, .count = 3 },
  };
  g_autoptr (GArray) listed = list (conditions, G_N_ELEMENTS (conditions));
  WarStanding standings[WAR_N_SIDES] = { { .killed = 10 }, { .killed = 10, .n_left = 2 } };
  gint condition;

  g_assert_cmpint (war_conditions_judge_limit (listed, standings, &condition), ==, WAR_WINNER_NONE);
  standings[0].killed = 11;
  g_assert_cmpint (war_conditions_judge_limit (listed, standings, &condition), ==,
                   WAR_WINNER_SIDE_1);
  g_assert_cmpint (condition, ==, 1);
  standings[1].n_left = 3;
  g_assert_cmpint (war_conditions_judge_limit (listed, standings, &condition), ==, WAR_WINNER_DRAW);
  standings[0].killed = 10;
  g_assert_cmpint (war_conditions_judge_limit (listed, standings, &condition), ==,
                   WAR_WINNER_SIDE_2);
  g_assert_cmpint (condition, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/conditions/next", test_next);
  g_test_add_func ("/conditions/limit", test_limit);
  return g_test_run ();
}
