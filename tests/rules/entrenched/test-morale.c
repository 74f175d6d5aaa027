/* test-morale.c: morale in Entrenched!, clause by clause
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

/* In the melee phase of side 1, which is about to end; units 0 and 1 are its French infantry
 * (bravery 2, response 3+). */
static Table *
begin_melee (const char *third)
{
  Table *table = table_new ();
  guint enemy;

  table_add_unit (table, 1, "french-infantry");
  table_add_unit (table, 1, "french-infantry");
  if (third != NULL)
    table_add_unit (table, 1, third);
  enemy = table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, IN (2), IN (3), 1024);
  table_put (table, 1, IN (2), IN (6), 1024);
  if (third != NULL)
    table_put (table, 2, IN (2), IN (9), 1024);
  table_put (table, enemy, IN (20), IN (6), 3072);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 2);
  return table;
}

static void
lose (Table *table, guint piece, gint wounds)
{
  *table_piece (table, piece, WAR_ENTRENCHED_PIECE_LEFT) -= wounds;
  *table_piece (table, piece, WAR_ENTRENCHED_PIECE_LOST) += wounds;
}

/* Bravery 2 less one wound is more than 0: no test. Less two, it is: a test. */
static void
test_bravery (void)
{
  g_autoptr (Table) table = begin_melee (NULL);

  lose (table, 0, 1);
  table_order (table, "1 end-phase", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_SIDE), ==, 1);

  g_autoptr (Table) other = begin_melee (NULL);
  lose (other, 0, 2);
  table_order (other, "1 end-phase", "");
  g_assert_cmpint (*table_game (other, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_MORALE);
  table_order (other, "1 test-morale", "3");
  g_assert_cmpint (table_event (other, WAR_ENTRENCHED_EVENT_MORALE, 0)->arguments[2], ==, 0);
}

/* At or above its response value it stays; below, it leaves for good, and counts as killed. */
static void
test_leaving (void)
{
  g_autoptr (Table) table = begin_melee (NULL);

  lose (table, 0, 2);
  lose (table, 1, 3);
  table_order (table, "1 end-phase", "");
  table_order (table, "1 test-morale", "3 2");
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_ON_FIELD);
  g_assert_cmpint (*table_piece (table, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_KILLED, 0)->arguments[0], ==,
                   WAR_ENTRENCHED_LOST_MORALE);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 50);
}

/* The count starts afresh: the same wounds are not tested for twice. */
static void
test_afresh (void)
{
  g_autoptr (Table) table = begin_melee (NULL);

  lose (table, 0, 2);
  table_order (table, "1 end-phase", "");
  table_order (table, "1 test-morale", "6");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_LOST), ==, 0);

  /* Wounds of one turn and of the next do not add up either. */
  lose (table, 1, 1);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  table_order (table, "1 end-phase", "");
  lose (table, 1, 1);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 4);
  table_order (table, "1 end-phase", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_SIDE), ==, 1);
}

/* Only the player whose turn ends tests, for all wounds since that player's last morale phase. */
static void
test_own_turn (void)
{
  g_autoptr (Table) table = begin_melee (NULL);

  lose (table, 0, 2);
  table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_MELEE, 2);
  table_order (table, "2 end-phase", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_SIDE), ==, 0);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_LOST), ==, 2);

  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  table_order (table, "1 end-phase", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_MORALE);
}

/* Command adds 1, and a natural 1 fails all the same. */
static void
test_command (void)
{
  g_autoptr (Table) table = begin_melee ("french-officer");

  lose (table, 0, 2);
  lose (table, 1, 2);
  table_order (table, "1 end-phase", "");
  table_order (table, "1 test-morale", "2 1");
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_ON_FIELD);
  g_assert_cmpint (*table_piece (table, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
}

/* The flag inspires whoever is near, itself too: bravery is one more. */
static void
test_inspire (void)
{
  g_autoptr (Table) table = begin_melee ("french-flag-bearer");

  lose (table, 0, 2);
  lose (table, 2, 2);
  table_order (table, "1 end-phase", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_SIDE), ==, 1);

  g_autoptr (Table) far = begin_melee ("french-flag-bearer");
  table_put (far, 2, IN (7), IN (11), 0);
  lose (far, 1, 2);
  lose (far, 0, 2);
  table_put (far, 1, IN (7), IN (11) - 1000 - 1000 - IN (6), 0);
  table_put (far, 0, IN (7), IN (11) - 1000 - 1000 - IN (6) - 2001, 0);
  table_order (far, "1 end-phase", "");
  table_order (far, "1 test-morale", "3");
  g_assert_cmpint (table_event (far, WAR_ENTRENCHED_EVENT_MORALE, 0)->actor, ==, 0);
}

/* Two flags inspire no more than one, and two officers command no better. */
static void
test_not_cumulative (void)
{
  g_autoptr (Table) flags = table_new (), officers = table_new ();

  table_add_unit (flags, 1, "french-infantry");
  table_add_unit (flags, 1, "french-flag-bearer");
  table_add_unit (flags, 1, "french-flag-bearer");
  table_begin (flags);
  table_put (flags, 0, IN (2), IN (3), 1024);
  table_put (flags, 1, IN (4), IN (3), 1024);
  table_put (flags, 2, IN (2), IN (6), 1024);
  lose (flags, 0, 3);
  table_set_phase (flags, 1, WAR_ENTRENCHED_PHASE_MELEE, 2);
  table_order (flags, "1 end-phase", "");
  table_order (flags, "1 test-morale", "3");
  g_assert_cmpint (table_event (flags, WAR_ENTRENCHED_EVENT_MORALE, 0)->arguments[2], ==, 0);

  table_add_unit (officers, 1, "15-schwere-team"); /* response 4+ */
  table_add_unit (officers, 1, "french-officer");
  table_add_unit (officers, 1, "french-officer");
  table_begin (officers);
  table_put (officers, 0, IN (2), IN (3), 1024);
  table_put (officers, 1, IN (5), IN (3), 1024);
  table_put (officers, 2, IN (2), IN (6), 1024);
  lose (officers, 0, 2);
  table_set_phase (officers, 1, WAR_ENTRENCHED_PHASE_MELEE, 2);
  table_order (officers, "1 end-phase", "");
  table_order (officers, "1 test-morale", "2");
  g_assert_cmpint (table_event (officers, WAR_ENTRENCHED_EVENT_MORALE, 0)->need, ==, 3);
  g_assert_cmpint (*table_piece (officers, 0, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
}

/* Whose response value is 2+ already gains nothing, as a 1 fails, and nobody says that it does. */
static void
test_command_in_vain (void)
{
  g_autoptr (Table) table = begin_melee ("french-officer");

  table_put (table, 2, IN (4), IN (6), 1024);
  *table_side (table, 1, WAR_ENTRENCHED_SIDE_TURNS) = 2;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 2);
  table_order (table, "1 respond", "2 2 2");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RESPONDED, 0)->arguments[1], ==, 1);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RESPONDED, 2)->arguments[1], ==, 0);

  g_autoptr (Table) officers = table_new ();
  table_add_unit (officers, 1, "french-officer");
  table_add_unit (officers, 1, "french-officer");
  table_begin (officers);
  table_put (officers, 0, IN (2), IN (3), 1024);
  table_put (officers, 1, IN (2), IN (6), 1024);
  table_set_phase (officers, 1, WAR_ENTRENCHED_PHASE_RESPONSE, 2);
  table_order (officers, "1 respond", "1 2");
  g_assert_cmpint (table_event (officers, WAR_ENTRENCHED_EVENT_RESPONDED, 0)->arguments[1], ==, 0);
}

/* Who withdraws leaves its melee and the objective that it carries. */
static void
test_leaves_contact (void)
{
  g_autoptr (Table) table = begin_melee (NULL);

  table_put (table, 2, IN (2) + 2000, IN (3), 3072);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_ENGAGED) = 2;
  lose (table, 0, 2);
  table_order (table, "1 end-phase", "");
  table_order (table, "1 test-morale", "1");
  g_assert_false (
    war_entrenched_is_in_contact (table_get_setup (table), table_get_state (table), 2));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add_func ("/rules/" path, function)
  ADD ("entrenched.8.1/bravery", test_bravery);
  ADD ("entrenched.8.2/leaving", test_leaving);
  ADD ("entrenched.8.3/afresh", test_afresh);
  ADD ("entrenched.E-15/own-turn", test_own_turn);
  ADD ("entrenched.E-5/command-in-morale", test_command);
  ADD ("entrenched.8.1/inspire", test_inspire);
  ADD ("entrenched.8.1/not-cumulative", test_not_cumulative);
  ADD ("entrenched.E-5/command-in-vain", test_command_in_vain);
  ADD ("entrenched.E-10/withdrawing", test_leaves_contact);

  return g_test_run ();
}
