/* test-tracker.c: a game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/tracker/tracker.h"
#include "fixture.h"

static void
add_phase (WarRoutine *routine, const char *id, WarPhaseOwner owner)
{
  WarPhase *phase = war_phase_new ();

  phase->id = g_strdup (id);
  phase->name = g_strdup (id);
  phase->owner = owner;
  g_ptr_array_add (routine->phases, phase);
}

/* "wind", "move/1", "fire/1", "move/2" … of the whole round. */
static char *
describe_steps (const WarTracker *tracker)
{
  g_autoptr (GArray) steps = war_tracker_list_steps (tracker);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      const WarTrackerStep *step = &g_array_index (steps, WarTrackerStep, i);

      g_string_append_printf (text, "%s%s/%d", i > 0 ? " " : "",
                              step->phase != NULL ? step->phase->id : "turn", step->side + 1);
    }
  return g_string_free (text, FALSE);
}

static void
assert_steps (const WarTracker *tracker, const char *wanted)
{
  g_autofree char *steps = describe_steps (tracker);

  g_assert_cmpstr (steps, ==, wanted);
}

/* Phases of a turn are gone through by one side, then by the other; the rest is as it stands. */
static void
test_steps (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarRoutine) routine = war_routine_new ();
  g_autoptr (WarTracker) tracker = war_tracker_new ("Table", rules, routine);
  g_autoptr (WarTracker) other = NULL;

  assert_steps (tracker, "turn/1 turn/2");
  add_phase (routine, "wind", WAR_PHASE_OF_ROUND);
  add_phase (routine, "move", WAR_PHASE_OF_TURN);
  add_phase (routine, "fire", WAR_PHASE_OF_TURN);
  add_phase (routine, "last", WAR_PHASE_OF_SECOND);
  assert_steps (tracker, "wind/0 move/1 fire/1 move/2 fire/2 last/2");
  other = war_tracker_set_first (tracker, 1);
  assert_steps (other, "wind/0 move/2 fire/2 move/1 fire/1 last/1");
}

/* The next step forgets who has acted; the last one of the last round ends the game. */
static void
test_go_on (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarRoutine) routine = war_routine_new ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  g_autoptr (WarArmy) army = fixture_new_army (book, "rifle", 2, NULL);
  g_autoptr (WarTracker) empty = war_tracker_new ("Table", rules, routine);
  WarTracker *tracker;

  war_tracker_add_army (empty, 0, army);
  tracker = war_tracker_set_rounds (empty, 2);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (WarTracker) acted = war_tracker_set_acted (tracker, 1, TRUE);

      g_assert_false (war_tracker_is_over (tracker));
      g_assert_cmpint (tracker->round, ==, 1 + (gint) i / 2);
      g_assert_true (war_tracker_get_unit (acted, 1)->has_acted);
      war_tracker_unref (tracker);
      tracker = war_tracker_go_on (acted);
      g_assert_false (war_tracker_get_unit (tracker, 1)->has_acted);
      g_assert_true (war_tracker_get_unit (tracker, 0) == war_tracker_get_unit (empty, 0));
    }
  g_assert_true (war_tracker_is_over (tracker));
  war_tracker_unref (tracker);
}

/* Wounds stay within what a unit has, and the other trackers stay what they were. */
static void
test_wounds (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarRoutine) routine = war_routine_new ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  g_autoptr (WarArmy) first = fixture_new_army (book, "rifle", 2, "officer", 1, NULL);
  g_autoptr (WarArmy) second = fixture_new_army (book, "gun", 1, NULL);
  g_autoptr (WarTracker) tracker = war_tracker_new ("Table", rules, routine);
  g_autoptr (WarTracker) lost = NULL;
  gint strength;

  war_tracker_add_army (tracker, 1, second);
  war_tracker_add_army (tracker, 0, first);
  g_assert_cmpuint (tracker->units->len, ==, 4);
  g_assert_cmpint (war_tracker_get_unit (tracker, 3)->side, ==, 1);
  g_assert_cmpuint (war_tracker_get_number (tracker, 1), ==, 2);
  g_assert_cmpuint (war_tracker_get_number (tracker, 2), ==, 0);

  strength = war_tracked_get_strength (war_tracker_get_unit (tracker, 1), rules->system);
  lost = war_tracker_set_lost (tracker, 1, strength + 5);
  g_assert_cmpint (war_tracker_get_unit (lost, 1)->lost, ==, strength);
  g_assert_cmpuint (war_tracker_count_left (lost, 0), ==, 2);
  g_assert_cmpint (war_tracker_get_cost_lost (lost, 0), ==, 40);
  g_assert_cmpint (war_tracker_get_cost_lost (lost, 1), ==, 0);
  g_assert_cmpuint (war_tracker_count_left (tracker, 0), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/tracker/steps", test_steps);
  g_test_add_func ("/engine/tracker/go-on", test_go_on);
  g_test_add_func ("/engine/tracker/wounds", test_wounds);
  return g_test_run ();
}
