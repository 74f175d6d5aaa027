/* test-faults.c: states of End of Empires 1914 that no game comes to are told from others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "stage.h"

enum
{
  BRIGADE,
  GENERAL,
  LORRY,
  RIDERS,
  ENEMY,
};

/* Everybody stands, and nobody on anybody. */
static Stage *
begin (void)
{
  Stage *stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 1, "lorry");
  stage_add_unit (stage, 1, "cavalry-brigade");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_begin (stage);
  stage_put (stage, BRIGADE, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 80, 80, 0);
  stage_put (stage, LORRY, WAR_FORMATION_LINE, 90, 80, 0);
  stage_put (stage, RIDERS, WAR_FORMATION_LINE, 110, 80, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 60, 20, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  return stage;
}

/* Part of what is said about a state in which one cell is that. */
typedef struct
{
  const char *path;
  WarTable table; /* of the game, formations, pieces or decisions */
  guint row, column;
  gint32 value;
  const char *fault; /* NULL: none */
} Case;

#define UNIT(row, column, value, fault) \
  WAR_TABLE_FORMATIONS, row, WAR_EMPIRES_UNIT_STATE_##column, value, fault
#define GAME(column, value, fault) WAR_TABLE_GAME, 0, column, value, fault
#define PIECE(row, column, value, fault) WAR_TABLE_PIECES, row, column, value, fault
#define DECISION(column, value, fault) WAR_TABLE_DECISIONS, 0, column, value, fault

static const Case cases[] = {
  { "/rules/empires.2.2/state/phase", GAME (WAR_GAME_PHASE, 9, "game 0: phase is 9") },
  { "/rules/empires.2.2/state/no-phase", GAME (WAR_GAME_PHASE, -1, "game 0: phase is -1") },
  { "/rules/empires.2.1/state/nobody-is-a",
    GAME (WAR_EMPIRES_GAME_SIDE_A, WAR_NONE, "nobody is side A") },
  { "/rules/empires.C-4/state/shooter", GAME (WAR_EMPIRES_GAME_SHOOTER, 0, "shoots at unit -1") },
  { "/rules/empires.C-21/state/retreat", UNIT (BRIGADE, RETREAT, 7, "formations 0: retreat is 7") },
  { "/rules/empires.C-21/state/long-retreat", UNIT (BRIGADE, RETREAT, 6, NULL) },
  { "/rules/empires.C-17/state/losing", UNIT (GENERAL, LOSING, 1, "on a base that it lacks") },
  { "/rules/empires.C-17/state/last-losing", UNIT (BRIGADE, LOSING, 3, NULL) },
  { "/rules/empires.7.8/state/pinned", UNIT (RIDERS, PINNED, 1, "pinned and mounted") },
  { "/rules/empires.7.7/state/pinned", UNIT (BRIGADE, PINNED, 1, NULL) },
  { "/rules/empires.C-23/state/load", UNIT (LORRY, LOAD, BRIGADE, "unit 2 carries unit 0") },
  { "/rules/empires.C-23/state/no-lorry", UNIT (BRIGADE, LOAD, GENERAL, "unit 0 carries unit 1") },
  { "/rules/empires.C-23/state/carried", UNIT (BRIGADE, CARRIED, 1, "carried by nobody") },
  { "/rules/empires.1.1/state/figures", PIECE (0, WAR_EMPIRES_PIECE_FIGURES, 5, "has 5 figures") },
  { "/rules/empires.7.2/state/no-figure", PIECE (0, WAR_EMPIRES_PIECE_FIGURES, 0, "has 0") },
  { "/rules/empires.7.1/state/one-figure", PIECE (0, WAR_EMPIRES_PIECE_FIGURES, 1, NULL) },
  { "/rules/empires.1.1/state/side", PIECE (0, WAR_PIECE_SIDE, 1, "none of unit 0") },
  { "/rules/empires.C-3/state/out-of-place", PIECE (0, WAR_PIECE_X, 50000, "out of its place") },
  { "/rules/empires.C-26/state/off-field", PIECE (4, WAR_PIECE_Y, 500, "not on the field") },
  { "/rules/empires.3.1/state/start", PIECE (0, WAR_EMPIRES_PIECE_START_X, G_MAXINT32, "start-x") },
  { "/rules/empires.7.7/state/hits", UNIT (BRIGADE, HITS, G_MAXINT32, "formations 0: hits is") },
  { "/rules/empires.2.2/state/no-decision",
    DECISION (WAR_DECISION_KIND, 32 + WAR_EMPIRES_DECIDE_MOVE, "decisions 0: kind is 36") },
  { "/rules/empires.2.2/state/negative-decision",
    DECISION (WAR_DECISION_KIND, -1, "decisions 0: kind is -1") },
  { "/rules/empires.C-17/state/no-shot",
    DECISION (WAR_DECISION_KIND, WAR_EMPIRES_DECIDE_EXPOSE, "decisions 0: is about no shot") },
  { "/rules/empires.C-16/state/no-shot",
    DECISION (WAR_DECISION_KIND, WAR_EMPIRES_DECIDE_LIE, "decisions 0: is about no shot") },
  { "/rules/empires.2.2/state/subject",
    DECISION (WAR_DECISION_SUBJECT, 0, "decisions 0: is about piece 0") },
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

/* empires.C-14, empires.C-26, empires.C-18: nobody stands on anybody but a commander. */
static void
test_standing_on (void)
{
  g_autoptr (Stage) stage = begin ();
  g_autofree char *fault = NULL;
  g_autofree char *none = NULL;

  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 60, 81, 0);
  none = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_assert_cmpstr (none, ==, NULL);
  stage_put (stage, RIDERS, WAR_FORMATION_LINE, 60, 81, 0);
  fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_assert_cmpstr (fault, ==, "unit 3 stands on unit 0");
}

/* What is lost is counted by cost, what stands is not. */
static void
test_killed (void)
{
  g_autoptr (Stage) stage = begin ();
  const WarSetup *setup = stage_get_setup (stage);
  WarResult result = { 0 };

  for (guint i = 0; i < WAR_EMPIRES_MAX_BASES; i++)
    *stage_base (stage, ENEMY, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  setup->play->get_result (setup, stage_get_state (stage), &result);
  g_assert_cmpint (result.killed[0], ==, 60);
  g_assert_cmpint (result.killed[1], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/rules/empires.C-14/state/standing-on", test_standing_on);
  g_test_add_func ("/rules/empires.C-10/killed", test_killed);
  return g_test_run ();
}
