/* test-counsel.c: the recruit, and what commanders say of orders that they do not give
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/advice.h"
#include "engine/solo/hindsight.h"
#include "engine/solo/look-ahead.h"
#include "engine/solo/quick.h"
#include "engine/solo/recruit.h"
#include "shipped.h"

#define SEED 1915
#define MAX_ORDERS 20000

/* Of so many games with sides changed the recruit wins at most so many of a hundred. */
#define N_GAMES 24
#define MOST_WINS 35

static gboolean
wins (const WarSetup *setup, guint64 seed, guint side, guint64 *hash)
{
  g_autoptr (WarGame) game = war_game_new (setup, seed);
  WarSession session;

  war_session_init (&session, game);
  session.commanders[side] = war_recruit_command;
  session.commanders[1 - side] = war_quick_command;
  war_session_run (&session, MAX_ORDERS);
  war_session_clear (&session);
  *hash = war_state_hash (setup->layout, game->state);
  return war_play_get_result (setup, game->state).winner == WAR_WINNER_SIDE_1 + (gint) side;
}

/* It comes to the end of its games, plays the same one again in the same way, and is beaten. */
static void
test_recruit (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  guint n_wins = 0;
  guint64 hash, again;

  for (guint i = 0; i < N_GAMES; i++)
    n_wins += wins (setup, SEED + i / 2, i % 2, &hash) ? 1 : 0;
  wins (setup, SEED + (N_GAMES - 1) / 2, (N_GAMES - 1) % 2, &again);
  g_assert_cmphex (hash, ==, again);
  g_assert_cmpuint (100 * n_wins, <=, MOST_WINS * N_GAMES);
}

/* The seat that decides after so many orders of quick commanders; its view. */
static gint
play_until (const WarSetup *setup, guint n_orders, WarState **view)
{
  g_autoptr (WarGame) game = war_game_new (setup, SEED);
  WarSession session;
  WarStep step;

  war_session_init (&session, game);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    session.commanders[i] = war_quick_command;
  step = war_session_run (&session, n_orders);
  for (guint n = n_orders; step.kind != WAR_STEP_COMMANDER; n++)
    step = war_session_run (&session, n + 1);
  *view = war_state_copy (game->state);
  war_play_view (setup, game->state, step.seat, 1, *view);
  war_session_clear (&session);
  return step.seat;
}

/* What is advised first is what the commander would do; all that is advised may be done, nothing of
 * it twice, and whoever asks again hears the same. */
static void
test_advice (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);

  for (guint n_orders = 30; n_orders <= 90; n_orders += 30)
    {
      g_autofree WarState *view = NULL;
      gint seat = play_until (setup, n_orders, &view);
      WarMind mind = war_advice_get_mind (n_orders);
      WarAdvice advice, again;
      WarOrder order;

      g_assert_true (war_advice_find (setup, view, seat, n_orders, NULL, &advice));
      g_assert_true (war_steady_command (setup, view, seat, &mind, &order));
      g_assert_cmpuint (advice.n_items, >, 0);
      g_assert_true (war_order_equal (&advice.items[0].order, &order, setup->play->orders));
      g_assert_cmpint (advice.posture.caution, ==, mind.posture.caution);
      g_assert_true (war_advice_find (setup, view, seat, n_orders, NULL, &again));
      g_assert_cmpuint (again.n_items, ==, advice.n_items);
      for (guint i = 0; i < advice.n_items; i++)
        {
          const WarAdvised *item = &advice.items[i];

          g_assert_true (war_play_check (setup, view, &item->order, NULL));
          g_assert_true (
            war_order_equal (&item->order, &again.items[i].order, setup->play->orders));
          g_assert_cmpuint (item->n_won, ==, again.items[i].n_won);
          g_assert_cmpuint (item->n_won + item->n_drawn, <=, item->n_played);
          for (guint j = 0; j < i; j++)
            g_assert_false (
              war_order_equal (&item->order, &advice.items[j].order, setup->play->orders));
        }
    }
}

/* Whoever gave up would better have fought on; of what was as good as all else nothing is said. */
static void
test_hindsight (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("club-first-watch");
  WarPastDecision decision;
  WarHindsight hindsight;
  gint seat = play_until (setup, 60, &decision.view);
  guint kind = 0;

  while (setup->play->orders[kind].role != WAR_ORDER_GIVES_UP)
    g_assert_nonnull (setup->play->orders[++kind].name);
  decision.n_orders = 60;
  decision.given = war_order_new (kind, seat, WAR_NONE);
  g_assert_true (war_play_check (setup, decision.view, &decision.given, NULL));
  g_assert_true (war_hindsight_find (setup, &decision, SEED, NULL, &hindsight));
  g_assert_cmpuint (hindsight.n_won, ==, 0);
  g_assert_cmpuint (hindsight.n_better_won, >, 0);
  g_assert_cmpfloat (hindsight.better_interval.low, >, 0);
  g_assert_cmpfloat (hindsight.better_interval.high, >=,
                     hindsight.n_better_won / (double) hindsight.n_played);
  g_assert_true (war_play_check (setup, decision.view, &hindsight.better, NULL));

  decision.given = hindsight.better;
  g_assert_false (war_hindsight_find (setup, &decision, SEED, NULL, &hindsight));
  g_free (decision.view);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/counsel/recruit/hooge", "hooge", test_recruit);
  g_test_add_data_func ("/counsel/recruit/le-cateau", "le-cateau", test_recruit);
  g_test_add_data_func ("/counsel/advice/hooge", "hooge", test_advice);
  g_test_add_data_func ("/counsel/advice/first-watch", "club-first-watch", test_advice);
  g_test_add_func ("/counsel/hindsight", test_hindsight);
  return g_test_run ();
}
