/* test-decisions.c: what Entrenched! asks of those who play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/order.h"

#include "scenario.h"

/* Only where another attack may come is there anything to wait for. */
static void
test_waiting (Fixture *fixture, gconstpointer data)
{
  const guint rows[] = { BRITISH, BRITISH + 1, GERMANS };
  g_autofree char *may_wait = NULL;
  g_autofree char *last = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, rows[i]);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = 6 * WAR_INCH + 2000 * (gint) i;
      cells[WAR_PIECE_Y] = WAR_INCH;
      cells[WAR_PIECE_HEADING] = 1024;
      cells[WAR_ENTRENCHED_PIECE_MUST_FIGHT] = i == 1;
    }
  war_setup_get_piece (fixture->setup, fixture->state, BRITISH + 1)[WAR_PIECE_X]
    = 6 * WAR_INCH + 6000;
  for (guint i = 0; i < 2; i++)
    war_setup_get_piece (fixture->setup, fixture->state, BRITISH + i)[WAR_ENTRENCHED_PIECE_ENGAGED]
      = GERMANS;
  war_state_get_game (fixture->setup->layout, fixture->state)[WAR_GAME_SIDE] = 0;
  war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
  war_decision_open (fixture->setup, fixture->state, 1, WAR_ENTRENCHED_DECIDE_STRIKE_BACK, TRUE,
                     GERMANS, BRITISH, NULL);
  may_wait = text_decision (fixture->setup, fixture->state, 1);
  g_assert_cmpstr (may_wait, ==,
                   "Central Powers: German Infantry 1 may strike back at BEF Infantry 1, or wait "
                   "for another attack.");

  war_setup_get_piece (fixture->setup, fixture->state, BRITISH + 1)[WAR_ENTRENCHED_PIECE_MUST_FIGHT]
    = 0;
  last = text_decision (fixture->setup, fixture->state, 1);
  g_assert_cmpstr (last, ==,
                   "Central Powers: German Infantry 1 strikes back at BEF Infantry 1; choose its "
                   "weapon.");
}

/* Who has to test is named, with what it needs, as far as there is room. */
static void
test_wavering (Fixture *fixture, gconstpointer data)
{
  const char *const expected[] = {
    "Central Powers: test the morale of German Infantry 1 (needs 3+).",
    "Central Powers: test the morale of German Infantry 1 (needs 3+), German Infantry 2 (needs "
    "3+).",
    ("Central Powers: test the morale of German Infantry 1 (needs 3+), German Infantry 2 (needs "
     "3+), "
     "German Infantry 3 (needs 3+)."),
    ("Central Powers: test the morale of German Infantry 1 (needs 3+), German Infantry 2 (needs "
     "3+), "
     "German Infantry 3 (needs 3+), and 1 more."),
  };

  for (guint i = 0; i < WAR_N_SIDES * G_N_ELEMENTS (expected); i++)
    {
      guint row = i % 2 == 0 ? BRITISH + i : GERMANS + i / 2;
      gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, row);
      g_autofree char *sentence = NULL;

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = 6 * WAR_INCH + 5000 * (gint) i;
      cells[WAR_PIECE_Y] = WAR_INCH;
      cells[WAR_ENTRENCHED_PIECE_LOST] = 5;
      if (i % 2 == 0)
        continue;

      war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
      war_decision_open (fixture->setup, fixture->state, 1, WAR_ENTRENCHED_DECIDE_MORALE, TRUE,
                         WAR_NONE, 0, NULL);
      sentence = text_decision (fixture->setup, fixture->state, 1);
      g_assert_cmpstr (sentence, ==, expected[i / 2]);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/decisions/entrenched.E-13/waiting", test_waiting);
  ADD ("/text/decisions/entrenched.8.2/wavering", test_wavering);

  return g_test_run ();
}
