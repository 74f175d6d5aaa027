/* test-faults.c: states of Trench Club that no game comes to are told from others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include <string.h>

/* Who stands on the stage, in place of a row of the pieces. */
enum
{
  TRUCK,
  FOOT,
  GERMAN_TANK,
  FLAG, /* a token of the bag */
  FORT_FLAG, /* the first row that is no unit */
  N_PLACES,
};

#define FOOT_AT stage_at (5, 4)
#define FIRST_MINE 1 /* the row of the features after the fort */

typedef struct
{
  Stage *stage;
  gint rows[N_PLACES];
} Situation;

static void
begin (Situation *situation)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  const WarSetup *setup;

  situation->stage = stage;
  g_free (stage_get_operation (stage)->level);
  stage_get_operation (stage)->level = g_strdup ("poilu");
  stage_add_fort (stage, stage_at (10, 4), 4, 1, 1);
  stage_begin (stage);
  setup = stage_get_setup (stage);
  situation->rows[TRUCK] = (gint) stage_put (stage, 0, "truck", stage_at (4, 4));
  situation->rows[FOOT] = (gint) stage_put (stage, 0, "infantry", FOOT_AT);
  situation->rows[GERMAN_TANK] = (gint) stage_put (stage, 1, "tank", stage_at (20, 4));
  situation->rows[FORT_FLAG] = (gint) war_club_count_units (setup);
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_get_unit (setup, i)->type == WAR_NONE)
      situation->rows[FLAG] = (gint) i;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
}

/* Part of what is said about a state in which one cell is that. */
typedef struct
{
  const char *path;
  WarTable table;
  guint row, column;
  gint32 value; /* of a target or a truck: a place in rows, plus ROW */
  const char *fault; /* NULL: none */
} Case;

#define ROW 100000
#define GAME(column, value, fault) WAR_TABLE_GAME, 0, column, value, fault
#define SEAT(row, column, value, fault) WAR_TABLE_SEATS, row, WAR_##column, value, fault
#define PIECE(row, column, value, fault) WAR_TABLE_PIECES, row, WAR_##column, value, fault
#define FEATURE(row, column, value, fault) \
  WAR_TABLE_FEATURES, row, WAR_CLUB_FORT_##column, value, fault
#define DECISION(column, value, fault) WAR_TABLE_DECISIONS, 0, column, value, fault

static const Case cases[] = {
  { "/club-faults/club.2.4/phase", GAME (WAR_GAME_PHASE, 9, "phase is 9") },
  { "/club-faults/club.2.4/armies", GAME (WAR_GAME_PHASE, WAR_CLUB_PHASE_ARMIES, "in phase 1") },
  { "/club-faults/club.M-17/round", GAME (WAR_GAME_ROUND, 0, "round is 0") },
  { "/club-faults/club.M-4/first", GAME (WAR_CLUB_GAME_FIRST, WAR_NONE, "first-side") },
  { "/club-faults/club.M-4/turn", GAME (WAR_CLUB_GAME_TURN, 2, "turn is 2") },
  { "/club-faults/club.M-4/side", SEAT (0, SEAT_SIDE, 1, "is of side 1") },
  { "/club-faults/club.M-4/control",
    SEAT (0, SEAT_CONTROL, WAR_CONTROL_AUTOMATIC, "the chart plays") },
  { "/club-faults/club.M-4/no-chart",
    SEAT (1, SEAT_CONTROL, WAR_CONTROL_PERSON, "the chart plays") },
  { "/club-faults/club.M-34/next-round", SEAT (0, CLUB_SEAT_GAVE_UP, 4, NULL) },
  { "/club-faults/club.M-34/later", SEAT (0, CLUB_SEAT_GAVE_UP, 5, "gave-up is 5") },
  { "/club-faults/club.M-34/chart", SEAT (1, CLUB_SEAT_GAVE_UP, 1, "gave-up is 1") },
  { "/club-faults/club.2.1/start", SEAT (0, CLUB_SEAT_TOKEN, 3, NULL) },
  { "/club-faults/club.2.1/no-start", SEAT (0, CLUB_SEAT_TOKEN, 7, "no start 7") },
  { "/club-faults/club.M-21/two", PIECE (FOOT, PIECE_X, 4 * 36 + 4, "stands where") },
  { "/club-faults/club.M-21/nowhere", PIECE (FOOT, PIECE_X, 36 * 9, "stands on hex") },
  { "/club-faults/club.M-20/fort", PIECE (FOOT, PIECE_X, 4 * 36 + 10, NULL) },
  { "/club-faults/club.M-23/damage", PIECE (FOOT, CLUB_PIECE_DAMAGE, 5, NULL) },
  { "/club-faults/club.M-23/destroyed",
    PIECE (FOOT, CLUB_PIECE_DAMAGE, 6, "stands with damage 6") },
  { "/club-faults/club.1.1/type", PIECE (FOOT, PIECE_TYPE, 0, "is another unit") },
  { "/club-faults/club.1.1/nation", PIECE (FOOT, CLUB_PIECE_NATION, 1, "is another unit") },
  { "/club-faults/club.1.1/side", PIECE (FOOT, PIECE_SIDE, 1, "is another unit") },
  { "/club-faults/club.2.3/away", PIECE (FOOT, PIECE_PRESENCE, WAR_PRESENCE_AWAY, "presence is") },
  { "/club-faults/club.4.5/flag",
    PIECE (FLAG, PIECE_PRESENCE, WAR_PRESENCE_ON_FIELD, "presence is") },
  { "/club-faults/club.4.5/drawn", PIECE (FLAG, PIECE_PRESENCE, WAR_PRESENCE_GONE, NULL) },
  { "/club-faults/club.2.7/start", PIECE (FOOT, CLUB_PIECE_START, 36 * 9, "was on hex") },
  { "/club-faults/club.M-22/truck", PIECE (FOOT, CLUB_PIECE_TRUCK, ROW + TRUCK, "is on truck") },
  { "/club-faults/club.2.5/enemy", PIECE (FOOT, CLUB_PIECE_TARGET, ROW + GERMAN_TANK, NULL) },
  { "/club-faults/club.2.5/friend", PIECE (FOOT, CLUB_PIECE_TARGET, ROW + TRUCK, "attacks") },
  { "/club-faults/club.3.5/weapon",
    PIECE (TRUCK, CLUB_PIECE_TARGET, ROW + GERMAN_TANK, "attacks") },
  { "/club-faults/club.2.5/nobody", PIECE (FOOT, CLUB_PIECE_TARGET, ROW + FORT_FLAG, "attacks") },
  { "/club-faults/club.M-31/flag",
    PIECE (FORT_FLAG, PIECE_PRESENCE, WAR_PRESENCE_AWAY, "is no unit") },
  { "/club-faults/club.3.9/fort", FEATURE (0, MINE, 5, "is a fort and a mine") },
  { "/club-faults/club.3.9/held", FEATURE (FIRST_MINE, HOLDER, 0, "is a fort and a mine") },
  { "/club-faults/club.3.9/turret", FEATURE (FIRST_MINE, TURRET, 1, "is a fort and a mine") },
  { "/club-faults/club.3.9/mine", FEATURE (FIRST_MINE, MINE, 5, NULL) },
  { "/club-faults/club.3.9/nowhere", FEATURE (FIRST_MINE, MINE, 36 * 9, "mine is") },
  { "/club-faults/club.M-13/turret", FEATURE (0, TURRET, 1, "a turret is nobody's") },
  { "/club-faults/club.2.10/holder", FEATURE (0, HOLDER, 1, NULL) },
  { "/club-faults/club.2.4/kind", DECISION (WAR_DECISION_KIND, WAR_CLUB_DECIDE_ATTACK, "kind is") },
  { "/club-faults/club.2.4/chart", DECISION (WAR_DECISION_KIND, WAR_CLUB_DECIDE_ROLL, "kind is") },
  { "/club-faults/club.2.4/seat", DECISION (WAR_DECISION_SEAT, 1, "seat is 1") },
  { "/club-faults/club.2.4/subject", DECISION (WAR_DECISION_SUBJECT, 0, "kind is") },
  { "/club-faults/club.M-22/no-load",
    DECISION (WAR_DECISION_KIND, WAR_CLUB_DECIDE_SET_DOWN, "kind is") },
  { "/club-faults/club.M-30/no-ally",
    DECISION (WAR_DECISION_KIND, WAR_CLUB_DECIDE_AGREE, "kind is") },
};

static void
test_case (gconstpointer data)
{
  const Case *tried = data;
  Situation situation;
  const WarSetup *setup;
  guint row = tried->row;
  g_autofree char *before = NULL, *fault = NULL;

  begin (&situation);
  setup = stage_get_setup (situation.stage);
  before = war_play_find_fault (setup, stage_get_state (situation.stage));
  g_assert_cmpstr (before, ==, NULL);
  if (tried->table == WAR_TABLE_PIECES)
    row = (guint) situation.rows[row];
  war_state_get_row (setup->layout, stage_get_state (situation.stage), tried->table,
                     row)[tried->column]
    = tried->value >= ROW ? situation.rows[tried->value - ROW] : tried->value;
  fault = war_play_find_fault (setup, stage_get_state (situation.stage));
  if (tried->fault == NULL)
    g_assert_cmpstr (fault, ==, NULL);
  else if (fault == NULL || strstr (fault, tried->fault) == NULL)
    g_error ("“%s” is said, not “%s”", fault, tried->fault);
  stage_free (situation.stage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  return g_test_run ();
}
