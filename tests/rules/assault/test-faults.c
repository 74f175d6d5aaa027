/* test-faults.c: states of Trench Assault that no game comes to are told from others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include <string.h>

enum
{
  RIFLES = 0, /* four */
  OFFICER = 4,
  HEADQUARTERS,
  GERMANS, /* two */
  GERMAN_OFFICER = 8,
  GAP, /* the first row for one */
};

/* Everybody stands, and nobody on anybody; one gap; everybody orders fire. */
static Stage *
begin (void)
{
  Stage *stage = stage_new (0);

  stage_add (stage, 1, "riflemen", 4);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 2, "riflemen", 2);
  stage_add (stage, 2, "company-officer", 1);
  stage_add_wire (stage);
  stage_add_bunker (stage, 100);
  stage_begin (stage);
  for (guint i = 0; i < GAP; i++)
    stage_put (stage, i, 20 + 10 * i, i < GERMANS ? 150 : 60);
  war_assault_open_stretch (stage_get_setup (stage), stage_get_state (stage), 0,
                            &g_array_index (stage_get_data (stage)->wires, WarAssaultSegment, 0), 0,
                            40 * WAR_CENTIMETRE);
  stage_begin_fire (stage);
  stage_order (stage, "", "1 fire pieces.%d shots=1 targets=%d", RIFLES, GERMANS);
  return stage;
}

/* Part of what is said about a state in which one cell is that. */
typedef struct
{
  const char *path;
  WarTable table;
  guint row, column;
  gint32 value;
  const char *fault; /* NULL: none */
} Case;

#define GAME(column, value, fault) WAR_TABLE_GAME, 0, column, value, fault
#define PIECE(row, column, value, fault) WAR_TABLE_PIECES, row, column, value, fault
#define DECISION(column, value, fault) WAR_TABLE_DECISIONS, 0, column, value, fault
#define SEALED(column, value, fault) WAR_TABLE_SEALED, 0, column, value, fault

static const Case cases[] = {
  { "/rules/assault.4.1/state/phase", GAME (WAR_GAME_PHASE, 9, "phase is 9") },
  { "/rules/assault.4.1/state/no-phase", GAME (WAR_GAME_PHASE, -1, "phase is -1") },
  { "/rules/assault.A-4/state/phase",
    GAME (WAR_GAME_PHASE, WAR_ASSAULT_PHASE_DIVIDE, "phase is 0 in turn 1") },
  { "/rules/assault.A-4/state/turn", GAME (WAR_GAME_ROUND, 0, "phase is 3 in turn 0") },
  { "/rules/assault.A-7/state/turn", GAME (WAR_GAME_ROUND, -1, "-1") },
  { "/rules/assault.A-28/state/seat", WAR_TABLE_SEATS, 2, WAR_SEAT_SIDE, 0,
    "seats 2: is of side 0" },
  { "/rules/assault.A-28/state/no-seat", WAR_TABLE_SEATS, 0, WAR_SEAT_SIDE, WAR_NONE,
    "seats 0: is of side -1" },
  { "/rules/assault.A-1/state/kind",
    DECISION (WAR_DECISION_KIND, WAR_ASSAULT_DECIDE_MOVE, "kind is 3 in phase 3") },
  { "/rules/assault.A-1/state/secret", DECISION (WAR_DECISION_SECRET, 0, "is secret, or is not") },
  { "/rules/assault.A-1/state/subject", DECISION (WAR_DECISION_SUBJECT, 0, "decisions 0: kind") },
  { "/rules/assault.A-1/state/sealed-kind",
    SEALED (WAR_SEALED_KIND, WAR_ASSAULT_ORDER_GO, "not an order") },
  { "/rules/assault.A-13/state/friend", SEALED (WAR_SEALED_TARGETS, OFFICER, "is no fire") },
  { "/rules/assault.A-13/state/nobody", SEALED (WAR_SEALED_TARGETS, WAR_NONE, "not an order") },
  { "/rules/assault.A-13/state/gap", SEALED (WAR_SEALED_TARGETS, GAP, "is no fire") },
  { "/rules/assault.A-13/state/targets", SEALED (WAR_SEALED_N_TARGETS, 2, "not an order") },
  { "/rules/assault.A-13/state/shots", SEALED (WAR_SEALED_ARGUMENTS, 0, "is no fire") },
  { "/rules/assault.A-13/state/many-shots", SEALED (WAR_SEALED_ARGUMENTS, 21, "is no fire") },
  { "/rules/assault.A-28/state/sealed", SEALED (WAR_SEALED_ACTOR, HEADQUARTERS, "is no fire") },
  { "/rules/assault.A-29/state/side", PIECE (RIFLES, WAR_PIECE_SIDE, 1, "is not its unit") },
  { "/rules/assault.A-29/state/type", PIECE (RIFLES, WAR_PIECE_TYPE, 1, "is not its unit") },
  { "/rules/assault.A-29/state/free",
    PIECE (RIFLES, WAR_PIECE_PRESENCE, WAR_PRESENCE_FREE, "is not its unit") },
  { "/rules/assault.A-29/state/gap", PIECE (RIFLES, WAR_ASSAULT_PIECE_GAP, 0, "is not its unit") },
  { "/rules/assault.A-10/state/gone",
    PIECE (RIFLES, WAR_PIECE_PRESENCE, WAR_PRESENCE_GONE, "is gone, or lost") },
  { "/rules/assault.A-10/state/lost",
    PIECE (RIFLES, WAR_ASSAULT_PIECE_LOSS, WAR_ASSAULT_LOSS_KILLED, "is gone, or lost") },
  { "/rules/assault.A-18/state/bunker",
    PIECE (RIFLES, WAR_ASSAULT_PIECE_BUNKER, 0, "in a bunker") },
  { "/rules/assault.A-18/state/no-bunker",
    PIECE (GERMANS, WAR_ASSAULT_PIECE_BUNKER, 0, "in a bunker") },
  { "/rules/assault.A-18/state/in-bunker", PIECE (GERMANS, WAR_ASSAULT_PIECE_BUNKER, 3, NULL) },
  { "/rules/assault.A-18/state/opens", WAR_TABLE_FEATURES, 0, WAR_ASSAULT_FEATURE_OPENS, 3,
    "features 0: opens" },
  { "/rules/assault.A-18/state/bunker-opens", WAR_TABLE_FEATURES, 3, WAR_ASSAULT_FEATURE_OPENS, 7,
    NULL },
  { "/rules/assault.A-18/state/opens-late", WAR_TABLE_FEATURES, 3, WAR_ASSAULT_FEATURE_OPENS, 8,
    "features 3: opens" },
  { "/rules/assault.A-17/state/edge", PIECE (RIFLES, WAR_PIECE_X, 500, "not on the field") },
  { "/rules/assault.A-17/state/on", PIECE (RIFLES, WAR_PIECE_X, 30000, "stands on piece 1") },
  { "/rules/assault.A-17/state/left", PIECE (RIFLES, WAR_ASSAULT_PIECE_LEFT, -1, "left is") },
  { "/rules/assault.A-17/state/legs", PIECE (RIFLES, WAR_ASSAULT_PIECE_LEGS, 4, "legs is") },
  { "/rules/assault.A-16/state/no-wire", PIECE (GAP, WAR_ASSAULT_PIECE_GAP, 0, "is no gap") },
  { "/rules/assault.A-16/state/nowhere",
    PIECE (GAP, WAR_ASSAULT_PIECE_GAP, WAR_NONE, "is no gap") },
  { "/rules/assault.A-16/state/odd", PIECE (GAP, WAR_ASSAULT_PIECE_WIDTH, 4001, "is no gap") },
  { "/rules/assault.A-16/state/narrow", PIECE (GAP, WAR_ASSAULT_PIECE_WIDTH, 0, "is no gap") },
  { "/rules/assault.A-16/state/away",
    PIECE (GAP, WAR_PIECE_PRESENCE, WAR_PRESENCE_AWAY, "is no gap") },
  { "/rules/assault.A-16/state/free", PIECE (GAP, WAR_PIECE_PRESENCE, WAR_PRESENCE_FREE, NULL) },
  { "/rules/assault.7.3/state/morale", WAR_TABLE_FORMATIONS, 0, WAR_ASSAULT_COMPANY_MORALE, 3,
    "morale is" },
};

static void
test_case (gconstpointer data)
{
  const Case *tried = data;
  g_autoptr (Stage) stage = begin ();
  g_autofree char *before = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_autofree char *fault = NULL;

  g_assert_cmpstr (before, ==, NULL);
  war_state_get_row (stage_get_setup (stage)->layout, stage_get_state (stage), tried->table,
                     tried->row)[tried->column]
    = tried->value;
  fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  if (tried->fault == NULL)
    g_assert_cmpstr (fault, ==, NULL);
  else if (fault == NULL || strstr (fault, tried->fault) == NULL)
    g_error ("“%s” is said, not “%s”", fault, tried->fault);
}

/* Who fires at somebody is asked by nobody in any other step. */
static void
test_sealed_elsewhere (void)
{
  g_autoptr (Stage) stage = begin ();
  g_autofree char *fault = NULL;

  war_decision_close_all (stage_get_setup (stage), stage_get_state (stage), WAR_NONE);
  *stage_game (stage, WAR_GAME_PHASE) = WAR_ASSAULT_PHASE_MORALE;
  fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_assert_cmpstr (fault, ==, "sealed 0: not in the fire step");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/rules/assault.A-1/state/elsewhere", test_sealed_elsewhere);
  return g_test_run ();
}
