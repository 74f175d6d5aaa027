/* test-threads.c: threads that play with one set-up, each with a memo of its own, of any system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/reach.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define N_THREADS 3
#define N_GAMES 2
#define N_SLOW_GAMES 40

/* Of each game that is not slow; and after how many of them a commander is watched thinking. */
#define MOST_ORDERS 250
#define ORDERS_PER_THOUGHT 16

#define MAX_OPTIONS 8

static const char *const names[]
  = { "langemarck", "hooge", "mons", "switch-line", "club-first-watch", "club-side-by-side" };

typedef struct
{
  const WarSetup *setup; /* lent */
  guint n_games;
  guint64 hashes[N_SLOW_GAMES];
} Player;

static gpointer
play (gpointer data)
{
  Player *player = data;
  WarSetup *setup = war_setup_lend (player->setup);

  for (guint i = 0; i < player->n_games; i++)
    {
      g_autoptr (WarGame) game = war_game_new (setup, 7 + i);
      WarSession session;

      war_session_init (&session, game);
      for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
        session.commanders[seat] = war_quick_command;
      war_session_run (&session, g_test_slow () ? G_MAXUINT : MOST_ORDERS);
      player->hashes[i] = war_state_hash (setup->layout, game->state);
      war_session_clear (&session);
    }

  war_setup_free (setup);
  return NULL;
}

/* Threads play the same games with what one operation was prepared to: all come out as if there
 * were only one. */
static void
test_games (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  Player *players = g_new0 (Player, N_THREADS + 1);
  GThread *threads[N_THREADS];

  for (guint i = 0; i <= N_THREADS; i++)
    {
      players[i].setup = setup;
      players[i].n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES;
    }
  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("player", play, &players[i]);
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);

  play (&players[N_THREADS]);
  for (guint i = 0; i < N_THREADS; i++)
    g_assert_cmpmem (players[i].hashes, sizeof (players[i].hashes), players[N_THREADS].hashes,
                     sizeof (players[N_THREADS].hashes));
  g_free (players);
}

/* A commander thinks in another thread about a view, while whoever waits asks about the same
 * state: the game's own set-up is not touched by the thread. */
typedef struct
{
  WarThought thought;
  gint is_done; /* atomic */
} Commander;

static gpointer
think (gpointer data)
{
  Commander *commander = data;

  war_thought_think (&commander->thought);
  g_atomic_int_set (&commander->is_done, 1);
  return NULL;
}

/* How far somebody of the seat may go, and what he may do. */
static void
look_around (const WarSetup *setup, const WarState *view, gint seat, WarReach *reach)
{
  WarOption options[MAX_OPTIONS];
  guint n_options = setup->play->list (setup, view, seat, WAR_NONE, options, MAX_OPTIONS);

  for (guint i = 0; i < MIN (n_options, MAX_OPTIONS); i++)
    {
      WarOrder begun = war_order_new (options[i].kind, seat, options[i].actor);

      if (war_play_begin_reach (setup, view, &options[i], &begun, 8, reach))
        war_play_reach (setup, view, 0, reach);
    }
}

/* The order that he comes to is the one that is given. */
static void
look_while_thinking (WarSession *session, const WarSetup *lent, gint seat, WarOrder *order)
{
  g_autofree Commander *commander = g_new0 (Commander, 1);
  g_autofree WarReach *reach = g_new (WarReach, 1);
  g_autofree WarState *view = war_state_copy (war_session_get_view (session, seat));
  GThread *thread;

  war_thought_init (&commander->thought, session, seat, lent);
  thread = g_thread_new ("commander", think, commander);
  war_reach_init (reach);
  do
    look_around (session->game->setup, view, seat, reach);
  while (g_atomic_int_get (&commander->is_done) == 0);
  war_reach_clear (reach);
  g_thread_join (thread);
  g_assert_true (war_session_take_thought (session, &commander->thought, order));
  war_thought_clear (&commander->thought);
}

static void
test_commander (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarSetup) lent = war_setup_lend (setup);
  g_autoptr (WarGame) game = war_game_new (setup, 1);
  WarSession session;
  WarStep step;
  guint n_thoughts = 0;

  war_session_init (&session, game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  while (game->records->len < MOST_ORDERS)
    {
      WarOrder order;

      war_session_run (&session, game->records->len + ORDERS_PER_THOUGHT);
      step = war_session_get_step (&session);
      if (step.kind == WAR_STEP_OVER)
        break;
      if (step.kind != WAR_STEP_COMMANDER)
        continue;
      look_while_thinking (&session, lent, step.seat, &order);
      g_assert_cmpint (war_session_give (&session, &order, NULL, NULL), ==, WAR_OUTCOME_DONE);
      n_thoughts++;
    }
  g_assert_cmpuint (n_thoughts, >, 5);
  war_session_clear (&session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *games = g_strdup_printf ("/rules/threads/games/%s", names[i]);
      g_autofree char *commander = g_strdup_printf ("/rules/threads/commander/%s", names[i]);

      g_test_add_data_func (games, names[i], test_games);
      g_test_add_data_func (commander, names[i], test_commander);
    }
  return g_test_run ();
}
