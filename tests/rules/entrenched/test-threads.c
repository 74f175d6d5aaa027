/* test-threads.c: threads that play with one set-up, each with a memo of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/reach.h"
#include "engine/solo/quick.h"
#include "common/games.h"

#define N_THREADS 3
#define N_GAMES 2
#define N_SLOW_GAMES 40

typedef struct
{
  const WarSetup *setup; /* lent */
  guint n_games;
  guint64 first;
  guint64 hashes[N_SLOW_GAMES];
} Player;

static gpointer
play (gpointer data)
{
  static const GamesCommander quickly[] = { war_solo_quick_choose, war_solo_quick_choose };
  Player *player = data;
  WarSetup *setup = war_setup_lend (player->setup);

  for (guint i = 0; i < player->n_games; i++)
    {
      WarGame *game = games_play (setup, player->first + i, quickly, NULL, NULL);

      player->hashes[i] = war_state_hash (setup->layout, game->state);
      war_game_free (game);
    }

  war_setup_free (setup);
  return NULL;
}

/* Threads play the same games with what one operation was prepared to: all come out as if there
 * were only one. */
static void
test_games (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up (GPOINTER_TO_INT (data));
  guint n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES;
  Player *players = g_new0 (Player, N_THREADS + 1);
  GThread *threads[N_THREADS];

  for (guint i = 0; i <= N_THREADS; i++)
    {
      players[i].setup = setup;
      players[i].n_games = n_games;
      players[i].first = 7;
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
  const WarSetup *setup; /* lent */
  WarState *view;
  gint seat;
  WarOrder order;
  gint is_done; /* atomic */
} Thought;

static gpointer
think (gpointer data)
{
  Thought *thought = data;
  WarSetup *setup = war_setup_lend (thought->setup);
  WarGenerator generator = war_generator_new (1, 1);

  g_assert_true (
    war_solo_quick_choose (setup, thought->view, thought->seat, &generator, &thought->order));
  war_setup_free (setup);
  g_atomic_int_set (&thought->is_done, 1);
  return NULL;
}

static void
look_while_thinking (const WarGame *game, const WarEvents *events, gpointer data)
{
  guint *n_thoughts = data;
  g_autofree WarState *view = war_state_copy (game->state);
  g_autofree WarReach *reach = g_new (WarReach, 1);
  WarOption options[8];
  Thought thought = { .setup = game->setup };
  guint n_options;
  GThread *thread;

  if (game->records->len % 16 != 0
      || game->setup->play->get_winner (game->setup, game->state) != WAR_WINNER_NONE)
    return;

  while (game->setup->play->list (game->setup, game->state, thought.seat, WAR_NONE, options, 8)
         == 0)
    thought.seat++;
  war_play_view (game->setup, game->state, thought.seat, 1, view);
  thought.view = war_state_copy (view);
  thread = g_thread_new ("commander", think, &thought);

  war_reach_init (reach);
  do
    {
      n_options = game->setup->play->list (game->setup, view, thought.seat, WAR_NONE, options, 8);
      for (guint i = 0; i < MIN (n_options, 8); i++)
        {
          WarOrder begun = war_order_new (options[i].kind, thought.seat, options[i].actor);

          if (war_play_begin_reach (game->setup, view, &options[i], &begun, 8, reach))
            war_play_reach (game->setup, view, 0, reach);
        }
    }
  while (g_atomic_int_get (&thought.is_done) == 0);
  war_reach_clear (reach);

  g_thread_join (thread);
  g_free (thought.view);
  (*n_thoughts)++;
}

static void
test_commander (void)
{
  static const GamesCommander quickly[] = { war_solo_quick_choose, war_solo_quick_choose };
  g_autoptr (WarSetup) setup = games_set_up (GAMES_LANGEMARCK);
  guint n_thoughts = 0;

  war_game_free (games_play (setup, 1, quickly, look_while_thinking, &n_thoughts));
  g_assert_cmpuint (n_thoughts, >, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gint i = 0; i < GAMES_N_BATTLES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/threads/games/%s", games_get_name (i));

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_games);
    }
  g_test_add_func ("/rules/threads/commander", test_commander);
  return g_test_run ();
}
