/* test-tracker.c: what is said of a game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/tracker.h"

#include "store/documents/tracker-file.h"

typedef struct
{
  StoreLibrary *library;
  WarTracker *tracker; /* of Entrenched!, for tests to go on with */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (StoreFaults) faults = NULL;

  fixture->library = store_library_new (NULL);
  path = store_library_find_file (fixture->library, "schemas/examples/example.ducktable");
  faults = store_faults_new (path);
  fixture->tracker = store_tracker_load (fixture->library, path, faults);
  g_assert_nonnull (fixture->tracker);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_tracker_unref (fixture->tracker);
  store_library_free (fixture->library);
}

static void
change (Fixture *fixture, WarTracker *changed)
{
  war_tracker_unref (fixture->tracker);
  fixture->tracker = changed;
}

/* The type where a unit has a name of its own, what is asked of a figure, and its weapons. */
static void
test_abilities (Fixture *fixture, gconstpointer data)
{
  g_autofree char *usual = text_tracked_abilities (fixture->tracker, 0);
  g_autofree char *named = text_tracked_abilities (fixture->tracker, 1);

  g_assert_cmpstr (usual, ==, "Movement 4″ · Response 3+ · Save 4+ · Bravery 2\nRifle");
  g_assert_cmpstr (named, ==, "Rifles · Movement 4″ · Response 3+ · Save 4+ · Bravery 2\nRifle");
}

/* Units by their names and numbers, how they are, whose points, and notes. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  change (fixture, war_tracker_add_note (fixture->tracker, "Gas!"));
  change (fixture, war_tracker_set_marks (fixture->tracker, 1, 1));
  text = text_tracker (fixture->tracker);
  g_assert_cmpstr (text, ==,
                   "The Far Bank\n"
                   "Round 2 of 10 · Central Powers · Ranged Combat\n"
                   "\n"
                   "Entente: 2 units left, 1 point\n"
                   "  Rifles: 2 of 4 left · Inactive · Stunned\n"
                   "  First Section: 4 of 4 left · Inactive\n"
                   "\n"
                   "Central Powers: 1 unit left, 0 points\n"
                   "  Jäger 1: lost\n"
                   "  Jäger 2: 4 of 4 left · done\n"
                   "\n"
                   "Round 1: Jäger 1 rush the bridge.\n"
                   "Round 2: Gas!\n");
}

/* Step after step, with the clauses to remember; the whole turn of a side without phases. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) steps = g_string_new (NULL);

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *situation = text_tracker_situation (fixture->tracker);
      g_autofree char *reminders = text_tracker_reminders (fixture->tracker);
      guint n_reminders = 0;

      for (const char *c = reminders; *c != '\0'; c++)
        n_reminders += c == reminders || c[-1] == '\n';
      g_string_append_printf (steps, "%s (%u)\n", situation, n_reminders);
      change (fixture, war_tracker_go_on (fixture->tracker));
    }
  g_assert_cmpstr (steps->str, ==,
                   "Round 2 of 10 · Central Powers · Ranged Combat (2)\n"
                   "Round 2 of 10 · Central Powers · Melee (3)\n"
                   "Round 2 of 10 · Central Powers · Morale (3)\n"
                   "Round 2 of 10 · Entente · Response (2)\n"
                   "Round 2 of 10 · Entente · Movement (4)\n"
                   "Round 2 of 10 · Entente · Ranged Combat (2)\n"
                   "Round 2 of 10 · Entente · Melee (3)\n"
                   "Round 2 of 10 · Entente · Morale (3)\n"
                   "Round 3 of 10 · Central Powers · Response (2)\n"
                   "Round 3 of 10 · Central Powers · Movement (4)\n"
                   "Round 3 of 10 · Central Powers · Ranged Combat (2)\n"
                   "Round 3 of 10 · Central Powers · Melee (3)\n");
}

static void
test_end (Fixture *fixture, gconstpointer data)
{
  g_autofree char *over = NULL, *one = NULL, *endless = NULL;

  while (!war_tracker_is_over (fixture->tracker))
    change (fixture, war_tracker_go_on (fixture->tracker));
  over = text_tracker_situation (fixture->tracker);
  g_assert_cmpstr (over, ==, "The last round has passed: there were 10.");
  change (fixture, war_tracker_set_rounds (fixture->tracker, 1));
  one = text_tracker_situation (fixture->tracker);
  g_assert_cmpstr (one, ==, "The last round has passed: there was 1.");
  change (fixture, war_tracker_set_rounds (fixture->tracker, 0));
  endless = text_tracker_situation (fixture->tracker);
  g_assert_cmpstr (endless, ==, "Round 11 · Central Powers · Response");
}

static void
test_sides (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->tracker->sides[0], g_free);
  g_clear_pointer (&fixture->tracker->sides[1], g_free);
  g_assert_cmpstr (text_tracker_side (fixture->tracker, 0), ==, "Side 1");
  g_assert_cmpstr (text_tracker_side (fixture->tracker, 1), ==, "Side 2");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/tracker/whole", test_whole);
  ADD ("/text/tracker/abilities", test_abilities);
  ADD ("/text/tracker/steps", test_steps);
  ADD ("/text/tracker/end", test_end);
  ADD ("/text/tracker/sides", test_sides);

  return g_test_run ();
}
