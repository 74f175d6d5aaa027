/* test-turns.c: how a game of Entrenched! opens, and its turns, clause by clause
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

static gint32
get_phase (Table *table)
{
  return *table_game (table, WAR_GAME_PHASE);
}

static gint
get_deciding_seat (Table *table)
{
  guint32 must, may;

  war_decision_get_seats (table_get_setup (table), table_get_state (table), &must, &may);
  return must == 1 ? 1 : must == 2 ? 2 : 0;
}

/* A table with two units each, in the response phase of side 1's turn in round 2. */
static Table *
begin_response (void)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry"); /* response 3+ */
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, IN (2), IN (3), 1024);
  table_put (table, 1, IN (2), IN (9), 1024);
  table_put (table, 2, IN (20), IN (6), 3072);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 2);
  return table;
}

/* Opening ------------------------------------------------------------------------------------- */

/* Higher goes first; equal dice are rolled again (G-6). */
static void
test_roll_off (void)
{
  g_autoptr (Table) table = table_new ();

  table_get_operation (table)->first_side = 0;
  table_begin_game (table);
  g_assert_true (table_allows (table, "1 roll-off"));
  table_refuse (table, "2 roll-off", WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_order (table, "1 roll-off", "4 4 1 1 2 5");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_TIED), ==, 2);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_TIED, 1)->dice[1], ==, 1);
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_TIED, 1)->clause, ==, "common.G-6");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_ROLLED_OFF, 0)->dice[1], ==, 5);
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_FIRST), ==, 1);
  g_assert_cmpint (get_deciding_seat (table), ==, 2);

  g_autoptr (Table) other = table_new ();
  table_get_operation (other)->first_side = 0;
  table_begin_game (other);
  table_order (other, "1 roll-off", "6 1");
  g_assert_cmpint (*table_game (other, WAR_ENTRENCHED_GAME_FIRST), ==, 0);
}

/* By agreement nobody rolls. */
static void
test_agreement (void)
{
  g_autoptr (Table) table = table_new ();

  table_get_operation (table)->first_side = 2;
  table_begin_game (table);
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_FIRST), ==, 1);
  table_refuse (table, "2 roll-off", WAR_REFUSAL_NOT_THIS_ORDER, NULL);
}

/* The winner of the operation before chooses. */
static void
test_choose_first (void)
{
  g_autoptr (Table) table = table_new ();

  table_get_operation (table)->first_side = 0;
  table_get_operation (table)->first_chooser = 2;
  table_begin_game (table);
  g_assert_cmpint (get_deciding_seat (table), ==, 2);
  g_assert_true (table_allows (table, "2 choose-first side=1"));
  table_refuse (table, "2 choose-first side=3", WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (table, "2 choose-first side=0", WAR_REFUSAL_MALFORMED, NULL);
  table_order (table, "2 choose-first side=1", "");
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_FIRST), ==, 0);
}

/* Who goes second chooses his edge, in a game type's battle; in an operation zones are drawn. */
static void
test_edge (void)
{
  g_autoptr (Table) table = table_new ();

  g_free (table_get_operation (table)->game_type);
  table_get_operation (table)->game_type = g_strdup ("assault");
  table_begin_game (table);
  g_assert_cmpint (get_deciding_seat (table), ==, 2);
  table_refuse (table, "2 choose-edge swap=2", WAR_REFUSAL_MALFORMED, NULL);
  table_order (table, "2 choose-edge swap=1", "");
  g_assert_cmpstr (
    war_entrenched_get_zone (table_get_setup (table), table_get_state (table), 0)->id, ==,
    "zone-2");
  g_assert_cmpint (get_deciding_seat (table), ==, 1);
  table_order (table, "1 place pieces.0 x=50000 y=15000 heading=0", "");

  g_autoptr (Table) operation = table_new ();
  table_begin_game (operation);
  table_refuse (operation, "1 choose-edge swap=1", WAR_REFUSAL_NOT_THIS_ORDER, NULL);
}

/* Every unit begins with all its wounds. */
static void
test_wounds_shown (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin_game (table);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_LEFT), ==, 4);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_LEFT), ==, 6);
}

/* Turns --------------------------------------------------------------------------------------- */

/* Response, movement, ranged, melee, morale; then the other player's turn. */
static void
test_phases (void)
{
  g_autoptr (Table) table = begin_response ();

  table_order (table, "1 respond", "3 3");
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=2", WAR_REFUSAL_NOT_THIS_ORDER,
                "entrenched.2.1");
  table_order (table, "1 end-phase", "");
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_RANGED);
  table_refuse (table, "1 move pieces.0 heading=0 distance=0", WAR_REFUSAL_NOT_THIS_ORDER,
                "entrenched.2.1");
  table_order (table, "1 end-phase", "");
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_MELEE);
  table_order (table, "1 end-phase", "");

  /* Nobody wavers, so morale is over at once. */
  g_assert_cmpint (*table_game (table, WAR_GAME_SIDE), ==, 1);
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_RESPONSE);
  table_refuse (table, "1 respond", WAR_REFUSAL_NOT_YOUR_TURN, NULL);
}

static void
end_turn (Table *table, gint seat)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", seat);

  for (guint i = 0; i < 3; i++)
    table_order (table, line, "");
}

/* A round is both sides' turns. */
static void
test_round (void)
{
  g_autoptr (Table) table = begin_response ();

  table_order (table, "1 respond", "3 3");
  end_turn (table, 1);
  g_assert_cmpint (*table_game (table, WAR_GAME_ROUND), ==, 2);
  table_order (table, "2 respond", "3");
  end_turn (table, 2);
  g_assert_cmpint (*table_game (table, WAR_GAME_ROUND), ==, 3);
  g_assert_cmpint (*table_game (table, WAR_GAME_SIDE), ==, 0);
}

/* When the limit has passed, after both sides' turns, it is a draw if nobody has won. */
static void
test_limit (void)
{
  g_autoptr (Table) table = begin_response ();

  table_get_operation (table)->rounds = 2;
  table_order (table, "1 respond", "3 3");
  end_turn (table, 1);
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_NONE);
  table_order (table, "2 respond", "3");
  end_turn (table, 2);
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_DRAW);
  table_refuse (table, "1 end-phase", WAR_REFUSAL_GAME_OVER, NULL);
}

/* Each side's first turn has no response phase. */
static void
test_first_turns (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin_game (table);
  table_order (table, "1 place pieces.0 x=5000 y=15000 heading=1024", "");
  table_order (table, "2 place pieces.1 x=55000 y=15000 heading=3072", "");
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
  g_assert_cmpint (*table_game (table, WAR_GAME_ROUND), ==, 1);
  end_turn (table, 1);
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
  end_turn (table, 2);
  g_assert_cmpint (get_phase (table), ==, WAR_ENTRENCHED_PHASE_RESPONSE);
}

/* Response ------------------------------------------------------------------------------------ */

/* At or above the value a unit is active, below it inactive until its owner's next turn. */
static void
test_response (void)
{
  g_autoptr (Table) table = begin_response ();
  const WarEvent *event;

  table_order (table, "1 respond", "3 2");
  event = table_event (table, WAR_ENTRENCHED_EVENT_RESPONDED, 0);
  g_assert_cmpint (event->need, ==, 3);
  g_assert_cmpint (event->arguments[0], ==, TRUE);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 0);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 1);
  table_refuse (table, "1 move pieces.1 heading=0 distance=0", WAR_ENTRENCHED_REFUSAL_INACTIVE,
                "entrenched.3.3");

  /* Through the enemy's turn it stays so. */
  end_turn (table, 1);
  table_order (table, "2 respond", "3");
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 1);
  end_turn (table, 2);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 0);
}

/* An officer nearby adds 1; a natural 1 fails all the same; who is stunned does not command. */
static void
test_command (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-officer"); /* response 2+, Command 6″ */
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, IN (2), IN (2), 1024);
  table_put (table, 1, IN (2), IN (2) + 1000 + IN (6) + 2000, 0);
  table_put (table, 2, IN (20), IN (6), 3072);

  /* The infantry's base is turned: its side is 20 mm from its middle. */
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 2);
  table_order (table, "1 respond", "2 2");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 0);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RESPONDED, 0)->arguments[1], ==, 1);

  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 3);
  table_order (table, "1 respond", "1 2");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 1);

  /* The officer does not command itself, and an inactive one still commands. */
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 4);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_order (table, "1 respond", "2 2");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RESPONDED, 1)->arguments[1], ==, 0);

  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 5);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  table_order (table, "1 respond", "2 2");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 1);

  /* One hundredth farther is out of reach. */
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED) = 0;
  table_put (table, 1, IN (2), IN (2) + 1000 + IN (6) + 2001, 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 6);
  table_order (table, "1 respond", "2 2");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE), ==, 1);
}

/* Stun and suppression end with the owner's turn that they are counted to. */
static void
test_effects_end (void)
{
  g_autoptr (Table) table = begin_response ();

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_STUNNED) = 3;
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED) = 4;
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_SUPPRESSED) = 3;
  *table_side (table, 1, WAR_ENTRENCHED_SIDE_TURNS) = 3;
  table_order (table, "1 respond", "3 3");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_STUNNED), ==, 3);
  end_turn (table, 1);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_STUNNED), ==, 0);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED), ==, 4);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_SUPPRESSED), ==, 0);
}

/* A runner ends its move before anybody does anything else. */
static void
test_runner (void)
{
  g_autoptr (Table) table = begin_response ();

  table_order (table, "1 respond", "3 3");
  table_order (table, "1 run pieces.0", "5");
  table_refuse (table, "1 move pieces.1 heading=1024 distance=100", WAR_ENTRENCHED_REFUSAL_RUNNER,
                "entrenched.E-2");
  table_refuse (table, "1 run pieces.0", WAR_ENTRENCHED_REFUSAL_RUNNER, "entrenched.E-2");
  table_refuse (table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_RUNNER, "entrenched.E-2");
  table_order (table, "1 move pieces.0 heading=1024 distance=0", "");
  table_order (table, "1 move pieces.1 heading=1024 distance=100", "");
}

/* A unit that an order names is its giver's. */
static void
test_own_units (void)
{
  g_autoptr (Table) table = begin_response ();

  table_order (table, "1 respond", "3 3");
  table_refuse (table, "1 move pieces.2 heading=0 distance=0", WAR_ENTRENCHED_REFUSAL_NOT_YOURS,
                "entrenched.1.7");
  table_refuse (table, "2 move pieces.2 heading=0 distance=0", WAR_REFUSAL_NOT_YOUR_TURN, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add_func ("/rules/" path, function)
  ADD ("entrenched.1.3/roll-off", test_roll_off);
  ADD ("entrenched.1.3/agreement", test_agreement);
  ADD ("entrenched.E-24/choose-first", test_choose_first);
  ADD ("entrenched.E-1/edge", test_edge);
  ADD ("entrenched.1.6/wounds", test_wounds_shown);
  ADD ("entrenched.1.7/round", test_round);
  ADD ("entrenched.1.8/limit", test_limit);
  ADD ("entrenched.2.1/phases", test_phases);
  ADD ("entrenched.2.1/own-units", test_own_units);
  ADD ("entrenched.3.1/first-turns", test_first_turns);
  ADD ("entrenched.3.2/response", test_response);
  ADD ("entrenched.3.5/stays", test_response);
  ADD ("entrenched.E-5/command", test_command);
  ADD ("entrenched.E-16/stun-ends", test_effects_end);
  ADD ("entrenched.E-2/runner", test_runner);

  return g_test_run ();
}
