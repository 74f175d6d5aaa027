/* test-undo.c: what keeps orders of Entrenched! from being taken back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"

#define MOST_ORDERS 600

typedef struct
{
  WarSetup *setup;
  WarGame *game;
  WarSession session;
  WarGenerator generator;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->setup = games_set_up (GAMES_LANGEMARCK);
  fixture->game = war_game_new (fixture->setup, 1914);
  war_session_init (&fixture->session, fixture->game);
  fixture->generator = war_generator_new (1, 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_session_clear (&fixture->session);
  war_game_free (fixture->game);
  war_setup_free (fixture->setup);
}

static WarBarrier
find_barrier (Fixture *fixture, guint n_orders)
{
  return war_session_find_barrier (&fixture->session, WAR_UNDO_UNTIL_CHANCE, n_orders);
}

/* Gives an order of the person whose decision it is. */
static void
give_order (Fixture *fixture, WarStep step)
{
  const WarState *view = war_session_get_view (&fixture->session, step.seat);
  WarOrder order;

  g_assert_true (
    war_solo_quick_choose (fixture->setup, view, step.seat, &fixture->generator, &order));
  g_assert_cmpint (war_session_give (&fixture->session, &order, NULL, NULL), ==, WAR_OUTCOME_DONE);
}

/* Two persons place in turn, and each has a turn; nothing in this game is secret. */
static void
test_two_persons (Fixture *fixture, gconstpointer data)
{
  guint counts[WAR_BARRIER_HAND_OVER + 1] = { 0 };
  WarStep step = war_session_get_step (&fixture->session);

  while (step.kind == WAR_STEP_PERSON && fixture->game->records->len < MOST_ORDERS)
    {
      guint n_orders = fixture->game->records->len;
      WarStep next;
      WarBarrier barrier, expected;

      give_order (fixture, step);
      next = war_session_get_step (&fixture->session);
      barrier = find_barrier (fixture, n_orders);
      counts[barrier]++;

      expected = g_array_index (fixture->game->records, WarRecord, n_orders).n_answers > 0
                   ? WAR_BARRIER_CHANCE
                 : next.kind == WAR_STEP_PERSON && next.seat != step.seat ? WAR_BARRIER_HAND_OVER
                                                                          : WAR_BARRIER_NONE;
      g_assert_cmpint (barrier, ==, expected);

      /* Whatever was before, that is met first on the way back. */
      if (expected != WAR_BARRIER_NONE)
        g_assert_cmpint (find_barrier (fixture, 0), ==, expected);
      step = next;
    }

  g_assert_cmpuint (counts[WAR_BARRIER_NONE], >, 0);
  g_assert_cmpuint (counts[WAR_BARRIER_CHANCE], >, 0);
  g_assert_cmpuint (counts[WAR_BARRIER_HAND_OVER], >, 0);
  g_assert_cmpuint (counts[WAR_BARRIER_REVEAL], ==, 0);
}

/* A commander is nobody to hand over to: its orders are taken back with those before them, until
 * there were dice. */
static void
test_commander (Fixture *fixture, gconstpointer data)
{
  const GArray *records = fixture->game->records, *answers = fixture->game->answers;
  guint n_first, n_mixed = 0;
  WarStep step;

  fixture->session.commanders[1] = war_quick_command;
  step = war_session_run (&fixture->session, MOST_ORDERS);
  n_first = records->len;
  while (step.kind == WAR_STEP_PERSON && records->len < MOST_ORDERS)
    {
      guint n_before = records->len, n_rolled = answers->len;

      give_order (fixture, step);
      step = war_session_run (&fixture->session, MOST_ORDERS);
      if (answers->len > n_rolled)
        {
          g_assert_cmpint (find_barrier (fixture, n_before), ==, WAR_BARRIER_CHANCE);
          n_first = records->len;
          continue;
        }

      g_assert_cmpint (find_barrier (fixture, n_first), ==, WAR_BARRIER_NONE);
      n_mixed += records->len > n_before + 1;
    }
  g_assert_cmpuint (n_mixed, >, 0);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/undo/two-persons", test_two_persons);
  ADD ("/undo/commander", test_commander);

  return g_test_run ();
}
