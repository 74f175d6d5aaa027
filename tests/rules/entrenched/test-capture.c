/* test-capture.c: objectives of Entrenched!: taken, dropped, carried home
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

/* Half the depth of a base of infantry. */
#define HALF (10 * WAR_MILLIMETRE)

/* Side 1 has its zone and "maps" on the left, side 2 its zone and "orders" on the right. */
typedef struct
{
  Table *table;
  guint own, other, enemy; /* infantry; the first two are side 1's */
  guint orders, maps; /* what side 1 has to fetch, and what side 2 has to */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  Table *table = fixture->table = table_new ();

  table_add_point (table, "maps", WAR_POINT_OBJECTIVE, IN (4), IN (5));
  table_add_point (table, "orders", WAR_POINT_OBJECTIVE, IN (20), IN (6));
  fixture->own = table_add_unit (table, 1, "bef-infantry");
  fixture->other = table_add_unit (table, 1, "bef-infantry");
  fixture->enemy = table_add_unit (table, 2, "german-infantry");
  fixture->orders = fixture->enemy + 1;
  fixture->maps = fixture->enemy + 2;
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "orders", 0, 0);
  table_add_condition (table, WAR_CONDITION_CARRY, 2, "maps", 0, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  table_free (fixture->table);
}

/* Begins with all units far from the objectives. */
static void
begin (Fixture *fixture)
{
  table_begin (fixture->table);
  table_put (fixture->table, fixture->own, IN (11), IN (2), 0);
  table_put (fixture->table, fixture->other, IN (11), IN (10), 0);
  table_put (fixture->table, fixture->enemy, IN (14), IN (6), 0);
}

/* Puts the unit below side 2's objective, so far from it. */
static void
put_near (Fixture *fixture, guint piece, WarLength distance)
{
  table_put (fixture->table, piece, IN (20), IN (6) + HALF + distance, 0);
}

/* Any order of the side's turn. */
static void
act (Fixture *fixture, gint side)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", side);

  table_set_phase (fixture->table, side, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  table_order (fixture->table, line, "");
}

/* The unit carries the objective already. */
static void
give (Fixture *fixture, guint piece, guint objective)
{
  *table_piece (fixture->table, piece, WAR_ENTRENCHED_PIECE_LOAD) = (gint32) objective;
  *table_piece (fixture->table, objective, WAR_ENTRENCHED_PIECE_CARRIER) = (gint32) piece;
}

static void
assert_carrier (Fixture *fixture, guint objective, gint piece)
{
  g_assert_cmpint (*table_piece (fixture->table, objective, WAR_ENTRENCHED_PIECE_CARRIER), ==,
                   piece);
  if (piece != WAR_NONE)
    g_assert_cmpint (*table_piece (fixture->table, (guint) piece, WAR_ENTRENCHED_PIECE_LOAD), ==,
                     (gint) objective);
}

static void
assert_winner (Fixture *fixture, gint winner)
{
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, winner);
}

static void
test_taken (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
  assert_carrier (fixture, fixture->maps, WAR_NONE);
  assert_winner (fixture, WAR_WINNER_NONE);

  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_TAKEN, 0);
  g_assert_cmpint (event->actor, ==, (gint) fixture->own);
  g_assert_cmpint (event->target, ==, (gint) fixture->orders);
  g_assert_cmpstr (event->clause, ==, "entrenched.9.3");
}

static void
test_too_far (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1) + 1);
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, WAR_NONE);
}

/* In whatever state the unit is. */
static void
test_any_state (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_STUNNED) = 99;
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
}

static void
test_in_contact (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  put_near (fixture, fixture->enemy, IN (1) + 2 * HALF);
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_ENGAGED)
    = (gint32) fixture->own;
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
}

/* Not in the enemy's turn, but as soon as that is over. */
static void
test_own_turn (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  act (fixture, 2);
  assert_carrier (fixture, fixture->orders, WAR_NONE);

  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MELEE, 3);
  table_order (fixture->table, "2 end-phase", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_GAME_SIDE), ==, 0);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
}

static void
test_not_its_owner (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->enemy, 0);
  act (fixture, 2);
  assert_carrier (fixture, fixture->orders, WAR_NONE);
}

/* The nearest takes it; of two as near, the first. */
static void
test_nearest (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (0.5));
  table_put (fixture->table, fixture->other, IN (20), IN (6) - HALF - IN (0.5) + 1, 0);
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->other);
}

static void
test_first_of_two (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (0.5));
  table_put (fixture->table, fixture->other, IN (20), IN (6) - HALF - IN (0.5), 0);
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
}

/* Who carries one takes no second: another unit takes that. */
static void
test_one_each (Fixture *fixture, gconstpointer data)
{
  guint second = fixture->maps + 1;

  table_add_point (fixture->table, "codes", WAR_POINT_OBJECTIVE, IN (20), IN (6));
  table_add_condition (fixture->table, WAR_CONDITION_CARRY, 1, "codes", 0, 0);
  begin (fixture);
  put_near (fixture, fixture->own, IN (0.5));
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
  assert_carrier (fixture, second, WAR_NONE);

  table_put (fixture->table, fixture->other, IN (20), IN (6) - HALF - IN (1), 0);
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
  assert_carrier (fixture, second, (gint) fixture->other);
}

static void
test_carried_home (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  begin (fixture);
  give (fixture, fixture->own, fixture->orders);

  /* The centre lies outside of the zone, though the base reaches into it. */
  table_put (fixture->table, fixture->own, IN (8) + 1, IN (6), 0);
  act (fixture, 1);
  assert_winner (fixture, WAR_WINNER_NONE);

  table_put (fixture->table, fixture->own, IN (8), IN (6), 0);
  act (fixture, 1);
  assert_winner (fixture, WAR_WINNER_SIDE_1);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_REASON), ==, 0);

  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_OVER, 0);
  g_assert_cmpint (event->arguments[0], ==, WAR_WINNER_SIDE_1);
  g_assert_cmpint (event->arguments[1], ==, 0);

  table_refuse (fixture->table, "1 end-phase", WAR_REFUSAL_GAME_OVER, NULL);
}

/* By side 2, at the end of a move, at once. */
static void
test_carried_home_by_move (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  give (fixture, fixture->enemy, fixture->maps);
  table_put (fixture->table, fixture->enemy, IN (15), IN (6), WAR_HEADING_FROM_DEGREES (90));
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  table_order (fixture->table, "2 move pieces.2 heading=1024 distance=2540", "");
  assert_winner (fixture, WAR_WINNER_SIDE_2);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_REASON), ==, 1);
}

/* Two at a time win no more than one. */
static void
test_two_carried_home (Fixture *fixture, gconstpointer data)
{
  guint second = fixture->maps + 1;

  table_add_point (fixture->table, "codes", WAR_POINT_OBJECTIVE, IN (20), IN (2));
  table_add_condition (fixture->table, WAR_CONDITION_CARRY, 1, "codes", 0, 0);
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  give (fixture, fixture->other, second);
  table_put (fixture->table, fixture->own, IN (4), IN (6), 0);
  table_put (fixture->table, fixture->other, IN (4), IN (9), 0);
  act (fixture, 1);
  assert_winner (fixture, WAR_WINNER_SIDE_1);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_REASON), ==, 0);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_OVER), ==, 1);
}

/* What is the enemy's zone is no home. */
static void
test_wrong_zone (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  table_put (fixture->table, fixture->own, IN (18), IN (6), 0);
  act (fixture, 1);
  assert_winner (fixture, WAR_WINNER_NONE);
}

static gint
get_cell (Fixture *fixture, guint piece, guint column)
{
  return *table_piece (fixture->table, piece, column);
}

/* Shot dead in the enemy's turn: the objective lies where the carrier stood, in the enemy's turn as
 * in the own, until another takes it. */
static void
test_carrier_dies (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  table_put (fixture->table, fixture->own, IN (12), IN (4), 0);
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (fixture->table, "2 fire pieces.2 weapon=0 targets=0", "6 1 1 1 1 1 1");
  assert_carrier (fixture, fixture->orders, WAR_NONE);
  g_assert_cmpint (get_cell (fixture, fixture->own, WAR_ENTRENCHED_PIECE_LOAD), ==, WAR_NONE);
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_X), ==, IN (12));
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_Y), ==, IN (4));

  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_DROPPED, 0);
  g_assert_cmpint (event->target, ==, (gint) fixture->orders);

  /* Its owner's units do not take it back. */
  table_put (fixture->table, fixture->enemy, IN (12), IN (4), 0);
  act (fixture, 2);
  assert_carrier (fixture, fixture->orders, WAR_NONE);

  table_put (fixture->table, fixture->enemy, IN (14), IN (6), 0);
  table_put (fixture->table, fixture->other, IN (12), IN (4) + HALF + IN (1), 0);
  act (fixture, 2);
  assert_carrier (fixture, fixture->orders, WAR_NONE);
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->other);
}

static void
test_carrier_withdraws (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LEFT) = 2;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LOST) = 2;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MORALE, 3);
  table_order (fixture->table, "1 test-morale", "1");
  assert_carrier (fixture, fixture->orders, WAR_NONE);
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_X), ==, IN (11));
}

/* Whoever dies in a bunker leaves the objective in the middle of it. */
static void
test_carrier_in_bunker (Fixture *fixture, gconstpointer data)
{
  table_add_box (fixture->table, WAR_TERRAIN_BUNKER, IN (11), IN (3), IN (13), IN (5));
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  table_put (fixture->table, fixture->own, IN (12), IN (4), 0);
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (fixture->table, "2 fire pieces.2 weapon=0 targets=0", "6 1 1 1 1 1 1");
  assert_carrier (fixture, fixture->orders, WAR_NONE);
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_X), ==, IN (12));
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_Y), ==, IN (4));
}

/* The morale phase still belongs to the own turn: what the carrier drops in it is taken at once,
 * and who takes it in the own zone has it home. */
static void
withdraw_near (Fixture *fixture, WarLength distance)
{
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  table_put (fixture->table, fixture->own, IN (9), IN (6), 0);
  table_put (fixture->table, fixture->other, IN (9), IN (6) + HALF + distance, 0);
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LEFT) = 2;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LOST) = 2;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MORALE, 3);
}

static void
test_taken_in_morale (Fixture *fixture, gconstpointer data)
{
  withdraw_near (fixture, IN (1));
  table_order (fixture->table, "1 test-morale", "1");
  assert_carrier (fixture, fixture->orders, (gint) fixture->other);
  assert_winner (fixture, WAR_WINNER_NONE);
  g_assert_cmpint (*table_game (fixture->table, WAR_GAME_SIDE), ==, 1);
}

static void
test_home_in_morale (Fixture *fixture, gconstpointer data)
{
  withdraw_near (fixture, IN (1));
  *table_piece (fixture->table, fixture->own, WAR_PIECE_X) = IN (8) + 1;
  *table_piece (fixture->table, fixture->other, WAR_PIECE_X) = IN (8);
  table_order (fixture->table, "1 test-morale", "1");
  assert_winner (fixture, WAR_WINNER_SIDE_1);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_OVER), ==, 1);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_TURN), ==, 0);
}

/* It charges the enemy who stands below the objective and has counter-fired already; the enemy's
 * answer kills it. It took the objective when it came there, and drops it where it dies. */
static void
test_taken_by_charge (Fixture *fixture, gconstpointer data)
{
  guint own = fixture->own, orders = fixture->orders;

  begin (fixture);
  put_near (fixture, fixture->enemy, 0);
  table_put (fixture->table, own, IN (20), IN (6) - 3 * HALF - IN (1.5), WAR_HEADING_TURN / 2);
  *table_piece (fixture->table, own, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_COUNTERED) = 1;
  assert_carrier (fixture, orders, WAR_NONE);
  table_order (fixture->table, "1 charge pieces.0 weapon=1 targets=2", "1 6 1 1 1 1 1 1");
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_TAKEN, 0)->actor, ==,
                   (gint) own);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_DROPPED, 0)->target, ==,
                   (gint) orders);
  assert_carrier (fixture, orders, WAR_NONE);
  g_assert_cmpint (get_cell (fixture, orders, WAR_PIECE_Y), ==,
                   get_cell (fixture, own, WAR_PIECE_Y));
}

/* A carrier that charges into its own zone has brought it home before a blow is struck. */
static void
test_carried_home_by_charge (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  table_put (fixture->table, fixture->own, IN (9.5), IN (6), WAR_HEADING_FROM_DEGREES (270));
  table_put (fixture->table, fixture->enemy, IN (7), IN (6), WAR_HEADING_FROM_DEGREES (270));
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_COUNTERED) = 1;
  table_order (fixture->table, "1 charge pieces.0 weapon=1 targets=2", "");
  assert_winner (fixture, WAR_WINNER_SIDE_1);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 0);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_OVER), ==, 1);
}

/* Who comes second takes the other edge, and each objective is with its owner again. */
static void
test_changed_edges (Fixture *fixture, gconstpointer data)
{
  WarOperation *operation = table_get_operation (fixture->table);

  operation->game_type = g_strdup ("capture");
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 choose-edge swap=1", "");
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_X), ==, IN (4));
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_Y), ==, IN (5));
  g_assert_cmpint (get_cell (fixture, fixture->maps, WAR_PIECE_X), ==, IN (20));
  g_assert_cmpint (get_cell (fixture, fixture->maps, WAR_PIECE_Y), ==, IN (6));

  /* A drawing shows the point whose place it is. */
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_TYPE), ==, 0);
  g_assert_cmpint (get_cell (fixture, fixture->maps, WAR_PIECE_TYPE), ==, 1);

  *table_game (fixture->table, WAR_ENTRENCHED_GAME_STAGE) = WAR_ENTRENCHED_STAGE_OVER;
  table_put (fixture->table, fixture->other, IN (11), IN (10), 0);
  table_put (fixture->table, fixture->enemy, IN (14), IN (6), 0);
  table_put (fixture->table, fixture->own, IN (4), IN (5) + HALF + IN (1), 0);
  act (fixture, 1);
  assert_carrier (fixture, fixture->orders, (gint) fixture->own);
  assert_winner (fixture, WAR_WINNER_NONE);

  table_put (fixture->table, fixture->own, IN (16), IN (6), 0);
  act (fixture, 1);
  assert_winner (fixture, WAR_WINNER_SIDE_1);
}

/* The second of one side changes places with the second of the other; a third has no other, and
 * goes into the middle of the zone that its owner has now. */
static void
test_changed_edges_of_more (Fixture *fixture, gconstpointer data)
{
  Table *table = fixture->table;

  table_add_point (table, "codes", WAR_POINT_OBJECTIVE, IN (20), IN (2));
  table_add_point (table, "ciphers", WAR_POINT_OBJECTIVE, IN (4), IN (1));
  table_add_point (table, "flag", WAR_POINT_OBJECTIVE, IN (22), IN (11));
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "codes", 0, 0);
  table_add_condition (table, WAR_CONDITION_CARRY, 2, "ciphers", 0, 0);
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "flag", 0, 0);
  table_get_operation (table)->game_type = g_strdup ("capture");
  table_begin_game (table);
  table_order (table, "2 choose-edge swap=1", "");
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_Y), ==, IN (5));
  g_assert_cmpint (get_cell (fixture, fixture->maps + 1, WAR_PIECE_Y), ==, IN (1));
  g_assert_cmpint (get_cell (fixture, fixture->maps + 2, WAR_PIECE_Y), ==, IN (2));
  g_assert_cmpint (get_cell (fixture, fixture->maps + 3, WAR_PIECE_X), ==, IN (4));
  g_assert_cmpint (get_cell (fixture, fixture->maps + 3, WAR_PIECE_Y), ==, IN (6));
}

/* Where only one side has something to fetch it is not home from the beginning; what lies outside
 * of the zones stays. */
static void
test_changed_edges_of_one (Fixture *fixture, gconstpointer data)
{
  GPtrArray *conditions = table_get_operation (fixture->table)->conditions;

  g_ptr_array_remove_index (conditions, 1);
  table_add_point (fixture->table, "well", WAR_POINT_OBJECTIVE, IN (12), IN (2));
  table_add_condition (fixture->table, WAR_CONDITION_CARRY, 1, "well", 0, 0);
  table_get_operation (fixture->table)->game_type = g_strdup ("capture");
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 choose-edge swap=1", "");
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_X), ==, IN (4));
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_Y), ==, IN (6));
  g_assert_cmpint (get_cell (fixture, fixture->orders + 1, WAR_PIECE_X), ==, IN (12));
  g_assert_cmpint (get_cell (fixture, fixture->orders + 1, WAR_PIECE_Y), ==, IN (2));
}

static void
test_same_edges (Fixture *fixture, gconstpointer data)
{
  table_get_operation (fixture->table)->game_type = g_strdup ("capture");
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 choose-edge swap=0", "");
  g_assert_cmpint (get_cell (fixture, fixture->orders, WAR_PIECE_X), ==, IN (20));
  g_assert_cmpint (get_cell (fixture, fixture->maps, WAR_PIECE_X), ==, IN (4));
}

/* Nobody has brought one home. */
static void
test_draw (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  give (fixture, fixture->own, fixture->orders);
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MELEE, 12);
  table_order (fixture->table, "2 end-phase", "");
  assert_winner (fixture, WAR_WINNER_DRAW);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_REASON), ==, WAR_NONE);
  g_assert_cmpstr (table_event (fixture->table, WAR_ENTRENCHED_EVENT_OVER, 0)->clause, ==,
                   "entrenched.9.3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/rules/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("entrenched.9.3/taken", test_taken);
  ADD ("entrenched.9.3/too-far", test_too_far);
  ADD ("entrenched.E-17/any-state", test_any_state);
  ADD ("entrenched.E-17/in-contact", test_in_contact);
  ADD ("entrenched.E-17/own-turn", test_own_turn);
  ADD ("entrenched.E-17/not-its-owner", test_not_its_owner);
  ADD ("entrenched.E-17/nearest", test_nearest);
  ADD ("entrenched.E-17/first-of-two", test_first_of_two);
  ADD ("entrenched.E-17/one-each", test_one_each);
  ADD ("entrenched.9.3/carried-home", test_carried_home);
  ADD ("entrenched.9.3/carried-home-by-move", test_carried_home_by_move);
  ADD ("entrenched.9.3/two-carried-home", test_two_carried_home);
  ADD ("entrenched.9.3/wrong-zone", test_wrong_zone);
  ADD ("entrenched.9.3/carrier-dies", test_carrier_dies);
  ADD ("entrenched.E-17/carrier-withdraws", test_carrier_withdraws);
  ADD ("entrenched.E-25/carrier-in-bunker", test_carrier_in_bunker);
  ADD ("entrenched.E-17/taken-in-morale", test_taken_in_morale);
  ADD ("entrenched.E-17/home-in-morale", test_home_in_morale);
  ADD ("entrenched.E-17/taken-by-charge", test_taken_by_charge);
  ADD ("entrenched.E-17/carried-home-by-charge", test_carried_home_by_charge);
  ADD ("entrenched.E-1/changed-edges", test_changed_edges);
  ADD ("entrenched.E-1/changed-edges-of-more", test_changed_edges_of_more);
  ADD ("entrenched.E-1/changed-edges-of-one", test_changed_edges_of_one);
  ADD ("entrenched.E-1/same-edges", test_same_edges);
  ADD ("entrenched.9.3/draw", test_draw);
#undef ADD

  return g_test_run ();
}
