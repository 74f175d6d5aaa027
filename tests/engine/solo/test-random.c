/* test-random.c: the commander that gives orders at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/decision.h"
#include "engine/solo/random.h"
#include "probe/probe.h"

static gint
find_seat (const WarSetup *setup, const WarState *state)
{
  guint32 must, may;

  war_decision_get_seats (setup, state, &must, &may);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if (((must != 0 ? must : may) >> seat & 1) != 0)
      return seat;

  g_assert_not_reached ();
}

static void
choose (const WarSetup *setup, const WarState *state, gint seat, guint64 view_seed,
        WarGenerator *generator, WarOrder *order)
{
  g_autofree WarState *view = war_state_copy (state);

  if (war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_CONTROL]
      == WAR_CONTROL_AUTOMATIC)
    {
      g_assert_true (setup->play->get_automatic (setup, state, seat, order));
      return;
    }

  war_play_view (setup, state, seat, view_seed, view);
  g_assert_true (war_solo_random_choose (setup, view, seat, generator, order));
}

/* What it chooses is allowed, is the same whatever dice are to come, and takes it to the end of a
 * game. */
static void
test_games (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      WarGenerator generator = war_generator_new (seed, 9);
      WarSetup setup;
      WarGame *game;

      probe_setup_init (&setup, NULL);
      game = war_game_new (&setup, seed);
      for (guint n = 0; setup.play->get_winner (&setup, game->state) == WAR_WINNER_NONE; n++)
        {
          gint seat = find_seat (&setup, game->state);
          WarGenerator twin = generator;
          WarOrder order, other;

          g_assert_cmpuint (n, <, 5000);
          choose (&setup, game->state, seat, 1, &generator, &order);
          choose (&setup, game->state, seat, 2, &twin, &other);
          g_assert_true (war_order_equal (&order, &other, setup.play->orders));
          g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==,
                           WAR_OUTCOME_DONE);
        }

      war_game_free (game);
      war_setup_clear (&setup);
    }
}

/* A system in which only the second of two arguments has limits, 10, 20, 300 and 4000; the first is
 * a number up to a million. */
static guint
list_one (const WarSetup *setup, const WarState *state, gint seat, gint actor, WarOption *options,
          guint maximum)
{
  options[0] = (WarOption){ .kind = 0, .actor = WAR_NONE };
  war_domain_clear (&options[0].arguments[0], 1);
  war_domain_clear (&options[0].arguments[1], 1);
  war_domain_add (&options[0].arguments[0], 0, 1000000);
  war_domain_add (&options[0].arguments[1], 10, 20);
  war_domain_add (&options[0].arguments[1], 300, 4000);
  return 1;
}

/* One order in four is at a limit: of 4000, 1000 ± 6 times the deviation of √750. */
static void
test_limits (void)
{
  static const WarOrderKind kinds[]
    = { { "go", WAR_NONE, { { "where" }, { "how-far" } }, WAR_NONE }, { NULL } };
  static const char *const nothing[] = { NULL };
  const WarPlay play = {
    .orders = kinds,
    .events = nothing,
    .decisions = nothing,
    .phases = nothing,
    .list = list_one,
  };
  guint rows[WAR_N_TABLES] = { [WAR_TABLE_SEATS] = 1 };
  WarGenerator generator = war_generator_new (1, 9);
  guint n_limits = 0, n_each[4] = { 0 };
  WarSetup setup;
  WarState *state;

  war_setup_init (&setup, &play, NULL, rows);
  state = war_state_new (setup.layout, generator);
  for (guint i = 0; i < 4000; i++)
    {
      static const gint32 limits[] = { 10, 20, 300, 4000 };
      WarOrder order;

      g_assert_true (war_solo_random_choose (&setup, state, 0, &generator, &order));
      for (guint j = 0; j < G_N_ELEMENTS (limits); j++)
        if (order.arguments[1] == limits[j])
          {
            n_limits++;
            n_each[j]++;
          }
    }

  g_assert_cmpuint (n_limits, >, 836);
  g_assert_cmpuint (n_limits, <, 1164);
  for (guint j = 0; j < G_N_ELEMENTS (n_each); j++)
    g_assert_cmpuint (n_each[j], >, 150);

  g_free (state);
  war_setup_clear (&setup);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/games", test_games);
  g_test_add_func ("/random/limits", test_limits);
  return g_test_run ();
}
