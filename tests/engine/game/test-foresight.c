/* test-foresight.c: what is foreseen of an order, in any system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"

#include "engine/game/decision.h"
#include "probe/driver.h"
#include "probe/probe.h"

#define N_GAMES 60
#define N_SLOW_GAMES 3000
#define N_SECRET_STATES 250
#define N_SLOW_SECRET_STATES 10000
#define MOST_ORDERS 400

/* Others learn later, or never, where the mine lies and at whom somebody fires (probe.2, 3). */
#define SECRET_ORDERS (1u << PROBE_ORDER_LAY | 1u << PROBE_ORDER_FIRE)

typedef struct
{
  WarSetup setup;
  WarState *view, *state, *scratch;
  WarForesight foresight;
  WarChance chance;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  probe_setup_init (&fixture->setup, NULL);
  fixture->view = war_setup_begin (&fixture->setup, 1);
  fixture->state = war_state_copy (fixture->view);
  fixture->scratch = war_state_copy (fixture->view);
  war_foresight_init (&fixture->foresight);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_foresight_clear (&fixture->foresight);
  g_free (fixture->scratch);
  g_free (fixture->state);
  g_free (fixture->view);
  war_setup_clear (&fixture->setup);
}

static gboolean
foresee (Fixture *fixture, const WarState *state, const WarOrder *order)
{
  WarRefusal refusal;

  war_play_view (&fixture->setup, state, order->seat, 1, fixture->view);
  return war_play_foresee (&fixture->setup, fixture->view, order, &fixture->foresight, &refusal);
}

static WarOutcome
carry_out (Fixture *fixture, const WarState *before, const WarOrder *order)
{
  WarRefusal refusal;

  war_state_assign (fixture->state, before);
  return war_play_carry_out (&fixture->setup, fixture->state, fixture->scratch, order,
                             &fixture->chance, NULL, &refusal);
}

/* Who is on the ground is where it was foreseen. Newcomers are if they pass. */
static void
compare_poses (const Fixture *fixture, const WarState *before)
{
  for (guint row = 0; row < fixture->setup.layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const WarForeseenPose *pose = war_foresight_find_pose (&fixture->foresight, (gint) row);
      WarShownPiece was, is;
      gboolean was_there = war_play_show_piece (&fixture->setup, before, row, &was);

      if (!war_play_show_piece (&fixture->setup, fixture->state, row, &is))
        continue;

      g_assert_true (was_there || pose != NULL);
      g_assert_cmpint (pose != NULL && pose->comes, ==, !was_there);
      g_assert_true (war_base_is_same (&is.base, pose != NULL ? &pose->base : &was.base));
    }
}

/* Whatever anybody orders but the chart's rolls, pieces stand where the order was foreseen to put
 * them; the mine, and what is hit, take some away. */
static void
test_poses (Fixture *fixture, gconstpointer data)
{
  guint n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES, n_poses = 0;

  war_chance_init (&fixture->chance, WAR_CHANCE_GENERATOR);
  for (guint i = 0; i < n_games; i++)
    {
      WarGame *game = war_game_new (&fixture->setup, (guint64) g_test_rand_int ());
      WarGenerator generator = war_generator_new ((guint64) g_test_rand_int (), 5);

      while (game->records->len < MOST_ORDERS
             && probe_play.get_winner (&fixture->setup, game->state) == WAR_WINNER_NONE)
        {
          WarOrder order;

          driver_choose (&fixture->setup, game->state, &generator, &order);
          g_assert_true (foresee (fixture, game->state, &order));
          n_poses += fixture->foresight.n_poses;
          if (order.kind != PROBE_ORDER_CHART)
            {
              g_assert_cmpint (carry_out (fixture, game->state, &order), ==, WAR_OUTCOME_DONE);
              compare_poses (fixture, game->state);
            }
          war_game_give (game, &order, NULL, 0, NULL, NULL, NULL);
        }
      war_game_free (game);
    }

  g_test_message ("%u poses", n_poses);
  g_assert_cmpuint (n_poses, >, n_games);
}

/* A state in which seat 1 decides what it does after the first fire. */
static void
go_to_moves (Fixture *fixture, WarGame *game)
{
  while (war_state_get_game (fixture->setup.layout, game->state)[WAR_GAME_PHASE]
         != PROBE_PHASE_MOVE)
    {
      guint32 must, may;
      gint seat = 0;
      WarOrder order;

      war_decision_get_seats (&fixture->setup, game->state, &must, &may);
      while ((must >> seat & 1) == 0)
        seat++;
      order = war_order_new (PROBE_ORDER_DONE, seat, WAR_NONE);
      if (seat == 2)
        g_assert_true (probe_play.get_automatic (&fixture->setup, game->state, seat, &order));
      g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
}

/* Who is called comes on 3+: it stands there if so, and nowhere if not. */
static void
test_check (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarGame) game = war_game_new (&fixture->setup, 1);
  WarOrder order = war_order_new (PROBE_ORDER_CALL, 0, 0);
  const WarForeseenCheck *check = &fixture->foresight.checks[0];

  go_to_moves (fixture, game);
  order.arguments[0] = 0;
  order.arguments[1] = 6;
  g_assert_true (foresee (fixture, game->state, &order));
  g_assert_cmpuint (fixture->foresight.n_checks, ==, 1);
  g_assert_cmpuint (check->kind, ==, PROBE_CHECK_ARRIVAL);
  g_assert_cmpint (check->need, ==, 3);
  g_assert_cmpuint (check->chance, ==, war_probability (2, 3));
  g_assert_false (check->stops);
  g_assert_cmpfloat_with_epsilon (war_foresight_get_chance (&fixture->foresight), 2.0 / 3, 1e-9);
  g_assert_cmpuint (fixture->foresight.n_poses, ==, 1);
  g_assert_true (fixture->foresight.poses[0].comes);

  for (gint32 die = 1; die <= 6; die++)
    {
      WarShownPiece piece;

      war_chance_init (&fixture->chance, WAR_CHANCE_GIVEN);
      war_chance_give (&fixture->chance, die);
      g_assert_cmpint (carry_out (fixture, game->state, &order), ==, WAR_OUTCOME_DONE);
      g_assert_cmpint (war_play_show_piece (&fixture->setup, fixture->state,
                                            (guint) fixture->foresight.poses[0].row, &piece),
                       ==, die >= check->need);
      if (piece.is_on_field)
        g_assert_true (war_base_is_same (&piece.base, &fixture->foresight.poses[0].base));
    }
}

/* An order that is refused has no foresight, and leaves none of the last one. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarGame) game = war_game_new (&fixture->setup, 1);
  WarOrder order = war_order_new (PROBE_ORDER_CALL, 0, 0);

  go_to_moves (fixture, game);
  order.arguments[1] = 6;
  g_assert_true (foresee (fixture, game->state, &order));
  order.arguments[1] = 3;
  g_assert_false (foresee (fixture, game->state, &order));
  g_assert_cmpuint (fixture->foresight.n_poses, ==, 0);
  g_assert_cmpuint (fixture->foresight.n_checks, ==, 0);
}

/* More is added than there is room for: what comes last is left out. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  WarForesight *foresight = &fixture->foresight;

  for (gint i = 0; i < 1000; i++)
    {
      war_foresight_add_check (foresight, 0, i)->need = i;
      war_foresight_add_loss (foresight, i)->cover = i;
      war_foresight_add_line (foresight, (WarPosition){ 0, 0 }, (WarPosition){ i, i });
      war_foresight_add_modifier (foresight, 0, i, i, NULL);
    }

  g_assert_cmpuint (foresight->n_checks, <, WAR_FORESIGHT_MAX_CHECKS);
  g_assert_cmpuint (foresight->n_losses, <, WAR_FORESIGHT_MAX_LOSSES);
  g_assert_cmpuint (foresight->n_lines, <, WAR_FORESIGHT_MAX_LINES);
  g_assert_cmpuint (foresight->n_modifiers, <, WAR_FORESIGHT_MAX_MODIFIERS);
  g_assert_cmpint (foresight->checks[foresight->n_checks - 1].row, ==,
                   (gint) foresight->n_checks - 1);
  g_assert_null (war_foresight_find_loss (foresight, 999));
  g_assert_cmpint (war_foresight_find_loss (foresight, 7)->cover, ==, 7);
}

/* The mine, sealed orders, wounds far away and notes may be anything: what others see, may do, and
 * are told of their orders and of those of others stays. */
static void
test_secrets (Fixture *fixture, gconstpointer data)
{
  guint most = g_test_slow () ? N_SLOW_SECRET_STATES : N_SECRET_STATES;
  guint n_states = 0, n_cells = 0, n_told = 0;

  while (n_states < most)
    {
      g_autoptr (WarGame) game = war_game_new (&fixture->setup, (guint64) g_test_rand_int ());
      WarGenerator generator = war_generator_new ((guint64) g_test_rand_int (), 5);

      while (game->records->len < MOST_ORDERS && n_states < most
             && probe_play.get_winner (&fixture->setup, game->state) == WAR_WINNER_NONE)
        {
          WarOrder order;

          for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
            n_told += driver_check_telling (&fixture->setup, game->state, seat, SECRET_ORDERS,
                                            &generator);
          driver_choose (&fixture->setup, game->state, &generator, &order);
          war_game_give (game, &order, NULL, 0, NULL, NULL, NULL);
          for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
            n_cells += driver_check_secrets (&fixture->setup, game->state, seat, &generator);
          n_states++;
        }
    }

  g_test_message ("%u states, %u cells exchanged, %u pairs told", n_states, n_cells, n_told);
  g_assert_cmpuint (n_cells, >, n_states);
  g_assert_cmpuint (n_told, >, n_states / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/foresight/poses", test_poses);
  ADD ("/foresight/check", test_check);
  ADD ("/foresight/refused", test_refused);
  ADD ("/foresight/room", test_room);
  ADD ("/foresight/secrets", test_secrets);
  return g_test_run ();
}
