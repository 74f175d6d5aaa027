/* test-commander.c: what the quick commander of Entrenched! has units do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/terms.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "table.h"

#define GUN 0
#define INFANTRY 1
#define ENEMY 2

/* Side 1 wants the far zone, in which the enemy stands behind a wood. */
static Table *
open_advance (void)
{
  Table *table = table_new ();

  table_add_box (table, WAR_TERRAIN_WOOD, IN (16), IN (1), IN (19), IN (11));
  table_add_unit (table, 1, "18-pounder-team");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_condition (table, WAR_CONDITION_HOLD_ZONE, 1, "zone-2", 4, 0);
  table_begin (table);
  table_put (table, GUN, IN (3), IN (6), WAR_HEADING_TURN / 4);
  table_put (table, ENEMY, IN (21), IN (6), 3 * WAR_HEADING_TURN / 4);
  return table;
}

static WarOrder
choose_move (Table *table)
{
  WarGenerator generator = war_generator_new (1, 1);
  WarOrder order;

  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
  g_assert_true (war_solo_quick_choose (table_get_setup (table), table_get_state (table), 0,
                                        &generator, &order));
  return order;
}

static gint
choose_who_moves (Table *table)
{
  return choose_move (table).actor;
}

/* A gun reaches everything from where it is; who is on foot goes. */
static void
test_guns_stay (void)
{
  g_autoptr (Table) table = open_advance ();

  table_put (table, INFANTRY, IN (6), IN (3), WAR_HEADING_TURN / 4);
  g_assert_cmpint (choose_who_moves (table), ==, INFANTRY);
}

/* But nobody wins who has none left to send. */
static void
test_last_guns_go (void)
{
  g_autoptr (Table) table = open_advance ();

  g_assert_cmpint (choose_who_moves (table), ==, GUN);
}

/* Infantry of side 1 wants to be within 3″ of a point so far ahead of it. */
static WarOrder
choose_on_way_to_point (WarLength distance)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_point (table, "point", WAR_POINT_OBJECTIVE, IN (2) + distance, IN (6));
  table_add_condition (table, WAR_CONDITION_HOLD_POINT, 1, "point", 2, IN (3));
  table_begin (table);
  table_put (table, 0, IN (2), IN (6), WAR_HEADING_TURN / 4);
  table_put (table, 1, IN (23), IN (1), 3 * WAR_HEADING_TURN / 4);
  return choose_move (table);
}

/* Who has far to go runs. */
static void
test_runs (void)
{
  g_assert_cmpint (choose_on_way_to_point (IN (14)).kind, ==, WAR_ENTRENCHED_ORDER_RUN);
}

/* But not who gets there without: 4″ and the half of its base from 3″ off the point. */
static void
test_runs_for_something (void)
{
  WarOrder order = choose_on_way_to_point (IN (7) + 9 * WAR_MILLIMETRE);

  g_assert_cmpint (order.kind, ==, WAR_ENTRENCHED_ORDER_MOVE);
  g_assert_cmpint (order.arguments[1], ==, IN (4));
}

/* Who has twice the units goes for the marker, not for the last enemy, who stands the other way. */
static void
test_fetches (void)
{
  g_autoptr (Table) table = table_new ();
  WarOrder order;

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_point (table, "marker", WAR_POINT_OBJECTIVE, IN (14) + 3 * IN (1) / 4, IN (10));
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "marker", 0, 0);
  table_add_condition (table, WAR_CONDITION_DESTROY_ALL, 1, NULL, 0, 0);
  table_begin (table);
  table_put (table, 0, IN (10), IN (10), WAR_HEADING_TURN / 4);
  table_put (table, 1, IN (8), IN (10), WAR_HEADING_TURN / 4);
  table_put (table, 2, IN (10), IN (1), WAR_HEADING_TURN / 2);
  order = choose_move (table);
  g_assert_cmpint (order.kind, ==, WAR_ENTRENCHED_ORDER_MOVE);
  g_assert_cmpint (order.arguments[0], >, WAR_HEADING_TURN / 8);
  g_assert_cmpint (order.arguments[0], <, 3 * WAR_HEADING_TURN / 8);
}

/* Side 1 has three units of infantry, the third of which carries what side 2's one unit lost. Side
 * 1's zone ends at 8″. */
#define CARRIER 2
#define LAST 3

static Table *
open_carrying (void)
{
  Table *table = table_new ();

  for (guint i = 0; i <= CARRIER; i++)
    table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_point (table, "marker", WAR_POINT_OBJECTIVE, IN (20), IN (6));
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "marker", 0, 0);
  table_add_condition (table, WAR_CONDITION_DESTROY_ALL, 1, NULL, 0, 0);
  table_begin (table);
  *table_piece (table, CARRIER, WAR_ENTRENCHED_PIECE_LOAD) = LAST + 1;
  *table_piece (table, LAST + 1, WAR_ENTRENCHED_PIECE_CARRIER) = CARRIER;
  table_put (table, 0, IN (4), IN (6), WAR_HEADING_TURN / 4);
  table_put (table, 1, IN (2), IN (6), WAR_HEADING_TURN / 4);
  return table;
}

/* Into the zone, and not only to its edge, where a step is missing. */
static void
test_comes_home (void)
{
  g_autoptr (Table) table = open_carrying ();
  WarPosition from = { IN (8) + WAR_INCH / 3, IN (6) };
  WarOrder order;

  table_put (table, CARRIER, from.x, from.y, 3 * WAR_HEADING_TURN / 4);
  table_put (table, LAST, IN (23), IN (1), 3 * WAR_HEADING_TURN / 4);
  *table_piece (table, CARRIER - 1, WAR_ENTRENCHED_PIECE_MOVED) = 1;
  order = choose_move (table);
  g_assert_cmpint (order.kind, ==, WAR_ENTRENCHED_ORDER_MOVE);
  g_assert_cmpint (order.actor, ==, CARRIER);
  g_assert_cmpint (war_position_step (from, (WarHeading) order.arguments[0], order.arguments[1]).x,
                   <, IN (8));
}

/* Who does not carry it does not crowd round who does, but goes for the last enemy. */
static void
test_hunts (void)
{
  g_autoptr (Table) table = open_carrying ();
  WarOrder order;

  table_put (table, 0, IN (11), IN (9), WAR_HEADING_TURN / 4);
  table_put (table, 1, IN (9), IN (9), WAR_HEADING_TURN / 4);
  table_put (table, CARRIER, IN (18), IN (11), 3 * WAR_HEADING_TURN / 4);
  table_put (table, LAST, IN (11), IN (1), WAR_HEADING_TURN / 2);
  order = choose_move (table);
  g_assert_cmpint (order.actor, ==, 0);
  g_assert_cmpint (war_heading_add ((WarHeading) order.arguments[0], WAR_HEADING_TURN / 8), <,
                   WAR_HEADING_TURN / 4);
}

#define N_PLACED 12
#define N_POINTS 3

/* Side 1 of a battle for control points, placed against one unit. */
static Table *
open_control (void)
{
  static const char *const points[N_POINTS] = { "north", "centre", "south" };
  Table *table = table_new ();

  for (guint i = 0; i < N_PLACED; i++)
    table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  for (guint i = 0; i < N_POINTS; i++)
    table_add_point (table, points[i], WAR_POINT_CONTROL, IN (12), IN (3 * (i + 1)));
  for (guint side = 1; side <= 2; side++)
    table_add_condition (table, WAR_CONDITION_MOST_POINTS, side, NULL, 0, 0);
  table_begin_game (table);
  return table;
}

/* The game after both have placed their units. */
static WarGame *
place_all (Table *table)
{
  const WarSetup *setup = table_get_setup (table);
  WarGame *game = war_game_new (setup, 1);
  WarGenerator generator = war_generator_new (1, 1);

  while (war_state_peek_row (setup->layout, game->state, WAR_TABLE_GAME, 0)[WAR_GAME_PHASE]
         == WAR_ENTRENCHED_PHASE_SETUP)
    {
      guint32 must, may;
      WarOrder order;
      gint seat;

      war_decision_get_seats (setup, game->state, &must, &may);
      seat = g_bit_nth_lsf (must != 0 ? must : may, -1);
      g_assert_true (war_solo_quick_choose (setup, game->state, seat, &generator, &order));
      g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
    }

  return game;
}

/* Of twelve units each point has some near it, all at most 3″ behind the zone’s edge, along which
 * there is room for seven. */
static void
test_spreads (void)
{
  g_autoptr (Table) table = open_control ();
  g_autoptr (WarGame) game = place_all (table);
  guint near[N_POINTS] = { 0 };

  for (guint i = 0; i < N_PLACED; i++)
    {
      const gint32 *cells
        = war_state_peek_row (table_get_setup (table)->layout, game->state, WAR_TABLE_PIECES, i);

      g_assert_cmpint (cells[WAR_PIECE_X], >=, IN (8 - 3));
      near[MIN (cells[WAR_PIECE_Y] / IN (4), N_POINTS - 1)]++;
    }

  for (guint i = 0; i < N_POINTS; i++)
    g_assert_cmpuint (near[i], >=, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/commander/guns-stay", test_guns_stay);
  g_test_add_func ("/rules/commander/last-guns-go", test_last_guns_go);
  g_test_add_func ("/rules/commander/entrenched.4.5/far", test_runs);
  g_test_add_func ("/rules/commander/entrenched.4.5/near", test_runs_for_something);
  g_test_add_func ("/rules/commander/entrenched.9.3/fetches", test_fetches);
  g_test_add_func ("/rules/commander/entrenched.9.3/comes-home", test_comes_home);
  g_test_add_func ("/rules/commander/entrenched.9.3/hunts", test_hunts);
  g_test_add_func ("/rules/commander/entrenched.1.5/control", test_spreads);
  return g_test_run ();
}
