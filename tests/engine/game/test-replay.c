/* test-replay.c: looking at a game while it goes on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/replay.h"

#include <string.h>

#include "probe/driver.h"
#include "probe/probe.h"

#define MOST_ORDERS 120

/* What happened in each order is the same in both. */
static void
assert_same_events (const WarReplay *replay, const WarReplay *expected)
{
  guint n_orders = war_replay_get_n_orders (expected);
  guint n_events, n_expected;
  const WarEvent *events = war_replay_get_events (replay, &n_events);
  const WarEvent *others = war_replay_get_events (expected, &n_expected);

  g_assert_cmpuint (war_replay_get_n_orders (replay), ==, n_orders);
  g_assert_cmpuint (n_events, ==, n_expected);
  for (guint i = 0; i < n_events; i++)
    {
      g_assert_cmpuint (events[i].kind, ==, others[i].kind);
      g_assert_cmpint (events[i].actor, ==, others[i].actor);
      g_assert_cmpint (events[i].target, ==, others[i].target);
      g_assert_cmpuint (events[i].n_dice, ==, others[i].n_dice);
    }
  for (guint i = 0; i < n_orders; i++)
    {
      guint first, n, other_first, other_n;

      war_replay_find_events (replay, i, &first, &n);
      war_replay_find_events (expected, i, &other_first, &other_n);
      g_assert_cmpuint (first, ==, other_first);
      g_assert_cmpuint (n, ==, other_n);
    }
}

static void
assert_shows (WarReplay *replay, const WarGame *game, guint n_orders)
{
  const WarState *state = war_replay_go_to (replay, n_orders);

  if (n_orders > 0)
    g_assert_cmphex (war_state_hash (game->setup->layout, state), ==,
                     g_array_index (game->records, WarRecord, n_orders - 1).hash);
  else
    g_assert_cmpmem (state, state->size, game->beginning, game->beginning->size);
}

/* The game goes on and back as it likes: a replay that follows is at any time as a new one. */
static void
test_follows (void)
{
  WarSetup setup;

  probe_setup_init (&setup, NULL);
  for (guint i = 0; i < 40; i++)
    {
      guint64 seed = (guint32) g_test_rand_int ();
      WarGenerator generator = war_generator_new (seed, 6);
      g_autoptr (WarGame) game = war_game_new (&setup, seed);
      g_autoptr (WarReplay) replay = war_replay_new (game, WAR_NONE);

      g_assert_cmpuint (war_replay_get_n_orders (replay), ==, 0);
      for (guint j = 0; j < 12; j++)
        {
          g_autoptr (WarReplay) expected = NULL;
          guint n_orders = game->records->len;
          guint n_left = n_orders;

          if (war_generator_draw (&generator, 3) == 0)
            n_left = war_generator_draw (&generator, n_orders + 1);
          war_game_go_back (game, n_left);
          if (war_generator_draw (&generator, 4) != 0)
            driver_play (game, war_generator_next (&generator),
                         n_left + war_generator_draw (&generator, 40));

          /* What was given again may be the same once more. */
          g_assert_cmpuint (war_replay_update (replay), >=, MIN (n_left, game->records->len));
          expected = war_replay_new (game, WAR_NONE);
          assert_same_events (replay, expected);
          assert_shows (replay, game, war_generator_draw (&generator, game->records->len + 1));
          assert_shows (replay, game, game->records->len);
          assert_shows (replay, game, war_generator_draw (&generator, game->records->len + 1));
        }
    }
  war_setup_clear (&setup);
}

/* Where the mine lies (probe.2), how hurt enemies far away are, and who is told what (probe.13) is
 * for some seats alone: a replay by the eyes of one shows what the game shows it. */
static void
test_seats (void)
{
  WarSetup setup;
  guint n_hidden = 0;

  probe_setup_init (&setup, NULL);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (WarGame) game = war_game_new (&setup, i);
      g_autofree WarState *view = war_state_copy (game->state);
      guint n_all = 0;

      driver_play (game, i, MOST_ORDERS);
      g_assert_cmpint (war_game_find_viewer (game) == WAR_NONE, ==,
                       setup.play->get_winner (&setup, game->state) != WAR_WINNER_NONE);
      for (gint seat = WAR_NONE; seat < PROBE_N_SEATS; seat++)
        {
          g_autoptr (WarReplay) replay = war_replay_new (game, seat);
          const WarState *state = war_replay_go_to (replay, game->records->len);
          guint n_events;
          const WarEvent *events = war_replay_get_events (replay, &n_events);

          if (seat == WAR_NONE)
            {
              n_all = n_events;
              continue;
            }
          n_hidden += n_all - n_events;
          for (guint j = 0; j < n_events; j++)
            g_assert_cmpuint (events[j].seats >> seat & 1, ==, 1);
          war_play_view (&setup, game->state, seat, 0, view);
          g_assert_cmpmem (state, state->size, view, view->size);
        }
    }
  g_assert_cmpuint (n_hidden, >, 0);
  war_setup_clear (&setup);
}

/* A seat was told all (probe.2, probe.13) until the first order of which it was not. */
static void
test_alike (void)
{
  WarSetup setup;
  guint n_different = 0;

  probe_setup_init (&setup, NULL);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (WarGame) game = war_game_new (&setup, i);
      g_autoptr (WarReplay) before = war_replay_new (game, 0);
      g_autoptr (WarReplay) replay = NULL;
      g_autoptr (WarReplay) other = NULL;
      const WarEvent *events, *others;
      guint n_events, n_others, n_alike, first, n;

      driver_play (game, i, MOST_ORDERS);
      replay = war_replay_new (game, 0);
      other = war_replay_new (game, WAR_NONE);
      events = war_replay_get_events (replay, &n_events);
      others = war_replay_get_events (other, &n_others);
      n_alike = war_replay_count_alike (replay, other);
      g_assert_cmpuint (war_replay_count_alike (other, replay), ==, n_alike);
      g_assert_cmpuint (war_replay_count_alike (replay, replay), ==, game->records->len);
      g_assert_cmpuint (war_replay_count_alike (before, replay), ==, 0);
      if (n_alike == game->records->len)
        {
          g_assert_cmpmem (events, n_events * sizeof (WarEvent), others,
                           n_others * sizeof (WarEvent));
          continue;
        }

      n_different++;
      war_replay_find_events (replay, n_alike, &first, &n);
      war_replay_find_events (other, n_alike, &first, &n_others);
      g_assert_cmpmem (events, first * sizeof (WarEvent), others, first * sizeof (WarEvent));
      g_assert_true (n != n_others
                     || memcmp (&events[first], &others[first], n * sizeof (WarEvent)));
    }
  g_assert_cmpuint (n_different, >, 0);
  war_setup_clear (&setup);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/replay/follows", test_follows);
  g_test_add_func ("/replay/seats", test_seats);
  g_test_add_func ("/replay/alike", test_alike);

  return g_test_run ();
}
