/* test-look-ahead.c: commanders that play a battle on in their minds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/look-ahead.h"

#include "engine/solo/commander.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define SEED 1914
#define N_TURNS 3 /* that a game is followed here */
#define MAX_ORDERS 20000

/* Of games that are played whole; of these the steady commander is to win so many, of a hundred. */
#define N_GAMES 40
#define LEAST_WINS 60

/* Where it can be done: nothing is hidden, and the system's commander follows postures. */
static void
test_possible (void)
{
  static const struct
  {
    const char *name;
    gboolean is_possible;
  } rows[] = {
    { "langemarck", TRUE },        { "hooge", TRUE }, { "mons", TRUE },
    { "parapet", FALSE }, /* messages and bunkers are secret */
    { "club-first-watch", FALSE }, /* forces are drawn face down */
    { "one-line", FALSE }, /* no postures yet */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (WarSetup) setup = shipped_set_up (rows[i].name);

      g_assert_cmpint (war_look_ahead_is_possible (setup), ==, rows[i].is_possible);
      g_assert_cmpint (war_commander_suits ("steady", setup), ==, rows[i].is_possible);
      g_assert_cmpint (war_commander_suits ("veteran", setup), ==, rows[i].is_possible);
      g_assert_true (war_commander_suits ("quick", setup));
      g_assert_true (war_commander_suits (WAR_COMMANDER_PERSON, setup));
    }
  g_assert_false (war_commander_suits ("steady", NULL));
}

/* The quick commander has the usual posture, also in a seat whose commander before had another. */
static void
test_usual (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("hooge");
  g_autoptr (WarGame) game = war_game_new (setup, SEED);
  WarSession session;

  war_session_init (&session, game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    {
      session.commanders[seat] = war_quick_command;
      session.minds[seat].posture = (WarPosture){ .caution = 1, .drive = 30 };
    }
  for (guint n = 0; n < 60 && war_session_get_step (&session).kind == WAR_STEP_COMMANDER; n++)
    {
      WarStep step = war_session_get_step (&session);
      WarMind mind = session.minds[step.seat];
      g_autofree WarState *view = war_state_copy (game->state);
      WarOrder order, same;

      war_play_view (setup, game->state, step.seat, war_generator_next (&mind.generator), view);
      g_assert_true (war_solo_quick_choose (setup, view, step.seat, &mind.generator, &order));
      g_assert_true (war_session_choose (&session, step.seat, &same));
      g_assert_true (war_order_equal (&order, &same, setup->play->orders));
      g_assert_cmpint (war_session_give (&session, &same, NULL, NULL), ==, WAR_OUTCOME_DONE);
    }
  war_session_clear (&session);
}

/* Plays until so many turns have begun: the side's commander chooses at most once for each, and not
 * in the other's. Returns the hash of the state. */
static guint64
play_turns (const WarSetup *setup, guint n_turns)
{
  g_autoptr (WarGame) game = war_game_new (setup, SEED);
  gint32 round = -1, turn = -1;
  WarSession session;
  WarMind before = { 0 };
  guint64 hash;

  war_session_init (&session, game);
  session.commanders[0] = war_steady_command;
  session.commanders[1] = war_quick_command;
  for (guint n = 0; n_turns > 0 && n < MAX_ORDERS; n++)
    {
      const gint32 *cells = war_setup_peek_game (setup, game->state);

      if (cells[WAR_GAME_ROUND] != round || cells[WAR_GAME_SIDE] != turn)
        n_turns--;
      else
        {
          g_assert_cmpint (session.minds[0].posture.caution, ==, before.posture.caution);
          g_assert_cmpint (session.minds[0].posture.drive, ==, before.posture.drive);
        }
      round = cells[WAR_GAME_ROUND];
      turn = cells[WAR_GAME_SIDE];
      war_session_run (&session, game->records->len + 1);
      before = session.minds[0];
      if (before.has_plan)
        g_assert_cmpint (before.side, !=, 1);
      g_assert_false (session.minds[1].has_plan);
    }
  g_assert_true (session.minds[0].has_plan);
  hash = war_state_hash (setup->layout, game->state);
  war_session_clear (&session);
  return hash;
}

static gpointer
play_in_thread (gpointer data)
{
  WarSetup *setup = war_setup_lend (data);
  guint64 *hash = g_new (guint64, 1);

  *hash = play_turns (setup, N_TURNS);
  war_setup_free (setup);
  return hash;
}

/* The same game once more, and beside another one in a thread. */
static void
test_repeats (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("hooge");
  GThread *thread = g_thread_new ("look ahead", play_in_thread, setup);
  guint64 hash = play_turns (setup, N_TURNS);
  g_autofree guint64 *other = g_thread_join (thread);

  g_assert_cmphex (hash, ==, play_turns (setup, N_TURNS));
  g_assert_cmphex (hash, ==, *other);
}

/* The dice that the game will roll tell it nothing. */
static void
test_view (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("hooge");
  g_autofree WarState *one = war_setup_begin (setup, SEED);
  g_autofree WarState *other = war_setup_begin (setup, SEED + 1);
  WarGenerator generators[] = { war_generator_new (7, 7), war_generator_new (7, 7) };
  WarPosture a = war_look_ahead_choose (setup, one, 0, 1, &generators[0]);
  WarPosture b = war_look_ahead_choose (setup, other, 0, 1, &generators[1]);

  g_assert_cmpint (a.caution, ==, b.caution);
  g_assert_cmpint (a.drive, ==, b.drive);
  g_assert_cmpuint (war_generator_next (&generators[0]), ==, war_generator_next (&generators[1]));
}

static gboolean
wins (const WarSetup *setup, guint64 seed, guint side)
{
  g_autoptr (WarGame) game = war_game_new (setup, seed);
  WarSession session;

  war_session_init (&session, game);
  session.commanders[side] = war_steady_command;
  session.commanders[1 - side] = war_quick_command;
  war_session_run (&session, MAX_ORDERS);
  war_session_clear (&session);
  return war_play_get_result (setup, game->state).winner == WAR_WINNER_SIDE_1 + (gint) side;
}

/* It is worth it: with sides changed it beats the quick commander. The seeds are fixed, and so are
 * the games. */
static void
test_wins (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("hooge");
  guint n_wins = 0;

  if (!g_test_slow ())
    {
      g_test_skip ("as long as other battles of commanders");
      return;
    }
  for (guint i = 0; i < N_GAMES; i++)
    n_wins += wins (setup, SEED + i / 2, i % 2) ? 1 : 0;
  g_assert_cmpuint (100 * n_wins, >=, LEAST_WINS * N_GAMES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/look-ahead/possible", test_possible);
  g_test_add_func ("/look-ahead/usual", test_usual);
  g_test_add_func ("/look-ahead/repeats", test_repeats);
  g_test_add_func ("/look-ahead/view", test_view);
  g_test_add_func ("/look-ahead/wins", test_wins);
  return g_test_run ();
}
