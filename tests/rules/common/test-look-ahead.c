/* test-look-ahead.c: commanders that play a battle on in their minds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/look-ahead.h"

#include "engine/solo/commander.h"
#include "engine/solo/playout.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define SEED 1914
#define N_TURNS 3 /* that a game is followed here */
#define MAX_ORDERS 20000

/* Of games that are played whole; of these the steady commander is to win so many, of a hundred. */
#define N_GAMES 40
#define LEAST_WINS 60

/* A look that costs little. */
static const WarLookAhead short_look = { .n_playouts = 1, .cost = 1000000 };

/* Every system's commander follows postures, and so every level can play there. */
static void
test_possible (void)
{
  static const char *const names[]
    = { "langemarck", "hooge", "mons", "parapet", "club-first-watch", "one-line" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (WarSetup) setup = shipped_set_up (names[i]);

      g_assert_true (war_playout_is_possible (setup));
      g_assert_cmpuint (war_commander_count (setup), ==,
                        g_strv_length ((char **) war_commander_list ()));
    }
  g_assert_cmpuint (war_commander_count (NULL), <, g_strv_length ((char **) war_commander_list ()));
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
  WarReckoning reckonings[2];
  WarPosture a
    = war_look_ahead_choose (setup, one, 0, &short_look, &generators[0], NULL, &reckonings[0]);
  WarPosture b
    = war_look_ahead_choose (setup, other, 0, &short_look, &generators[1], NULL, &reckonings[1]);

  g_assert_cmpint (a.caution, ==, b.caution);
  g_assert_cmpint (a.drive, ==, b.drive);
  g_assert_cmpuint (reckonings[0].n_won, ==, reckonings[1].n_won);
  g_assert_cmpint (reckonings[0].feared, ==, reckonings[1].feared);
  g_assert_cmpuint (war_generator_next (&generators[0]), ==, war_generator_next (&generators[1]));
}

static gboolean
choose (const WarSetup *setup, const WarState *state, gint seat, WarOrder *order, WarMind *mind)
{
  g_autofree WarState *view = war_state_copy (state);

  war_play_view (setup, state, seat, 1, view);
  *mind = (WarMind){ .generator = war_generator_new (3, 5), .posture = war_posture_usual };
  return war_steady_command (setup, view, seat, mind, order);
}

/* Nor does what is hidden: whatever it is, the attacker of Trench Assault orders the same. He does
 * not look ahead from what he does not know. */
static void
test_hidden (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("parapet");
  g_autoptr (WarGame) game = war_game_new (setup, SEED);
  g_autofree WarState *view = war_state_copy (game->state);
  g_autofree WarState *other = war_state_copy (game->state);
  guint n_changed = 0;
  gint seat = WAR_NONE;
  WarOrder order, same;
  WarSession session;
  WarMind mind;

  war_session_init (&session, game);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    session.commanders[i] = war_quick_command;
  for (guint n = 0; n < MAX_ORDERS && seat == WAR_NONE; n++)
    {
      WarStep step = war_session_get_step (&session);

      if (step.kind == WAR_STEP_COMMANDER
          && war_playout_get_side (setup, game->state, step.seat) == 0
          && war_setup_peek_game (setup, game->state)[WAR_GAME_ROUND] > 0)
        seat = step.seat;
      else
        war_session_run (&session, game->records->len + 1);
    }
  g_assert_cmpint (seat, !=, WAR_NONE);
  war_play_view (setup, game->state, seat, 1, view);
  g_assert_true (war_playout_has_gaps (setup, view));

  war_state_assign (other, game->state);
  for (guint i = 0; i < WAR_N_TABLES; i++)
    for (guint row = 0; row < setup->layout->tables[i].n_rows; row++)
      for (guint column = 0; column < setup->layout->tables[i].n_columns; column++)
        if (war_state_peek_row (setup->layout, view, i, row)[column] == WAR_UNKNOWN)
          {
            war_state_get_row (setup->layout, other, i, row)[column]++;
            n_changed++;
          }
  g_assert_cmpuint (n_changed, >, 0);
  g_assert_true (choose (setup, game->state, seat, &order, &mind));
  g_assert_cmpuint (mind.reckoning.n_played, ==, 0);
  g_assert_true (choose (setup, other, seat, &same, &mind));
  g_assert_true (war_order_equal (&order, &same, setup->play->orders));
  war_session_clear (&session);
}

/* A look is over when somebody hurries it, with what it has by then, and costs no more than it is
 * allowed to: by orders, not by time. */
static void
test_haste (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("hooge");
  g_autofree WarState *view = war_setup_begin (setup, SEED);
  WarGenerator generator = war_generator_new (7, 7);
  WarHaste haste = { .is_wanted = TRUE };
  WarLookAhead little = { .n_playouts = 1000, .cost = 200000 };
  WarReckoning reckoning;
  WarPosture posture
    = war_look_ahead_choose (setup, view, 0, &short_look, &generator, &haste, &reckoning);

  g_assert_cmpuint (reckoning.n_played, ==, 0);
  g_assert_cmpint (posture.caution, ==, WAR_POSTURE_USUAL);
  g_assert_cmpint (haste.done, ==, -1);

  war_look_ahead_choose (setup, view, 0, &little, &generator, NULL, &reckoning);
  g_assert_cmpuint (reckoning.n_played, >, 0);
  g_assert_cmpuint (reckoning.n_played, <, 100);
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
  g_test_add_func ("/look-ahead/hidden", test_hidden);
  g_test_add_func ("/look-ahead/haste", test_haste);
  g_test_add_func ("/look-ahead/wins", test_wins);
  return g_test_run ();
}
