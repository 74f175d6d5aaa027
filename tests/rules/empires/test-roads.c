/* test-roads.c: columns along roads in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define CM(value) ((value) *WAR_CENTIMETRE)

enum
{
  BRIGADE,
  GENERAL,
  GUNS,
  ENEMY,
};

#define PIECE_ENEMY 7

/* A road from the south that turns east at (60,50), and a river under it with a bridge. */
static void
add_road (Stage *stage)
{
  static const double road[3][2] = { { 60, 120 }, { 60, 50 }, { 120, 50 } };

  stage_add_box (stage, WAR_TERRAIN_RIVER, 80, 0, 84, 120);
  stage_add_line (stage, WAR_TERRAIN_ROAD, 3, road);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, 79, 48, 85, 52);
  stage_add_box (stage, WAR_TERRAIN_HEDGE, 40, 66, 80, 67);
}

static Stage *
begin (double x, double y, gint degrees)
{
  Stage *stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 1, "battery");
  stage_add_unit (stage, 2, "infantry-brigade");
  add_road (stage);
  stage_begin (stage);
  stage_put (stage, BRIGADE, WAR_FORMATION_COLUMN, x, y, degrees);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, x + 6, y + 4, 0);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 20, 100, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 150, 10, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  return stage;
}

/* empires.C-3: the front goes the distance along the road, round its corner, each base behind the
 * one before; what the road crosses is not touched (empires.C-12), and 20 cm are the most. */
static void
test_corner (void)
{
  g_autoptr (Stage) stage = begin (60, 62, 0);
  const WarEvent *event;

  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 follow pieces.0 heading=0 distance=20100");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_ROAD, "empires.C-3",
                "1 follow pieces.0 heading=2048 distance=1000");
  stage_order (stage, "", "1 follow pieces.0 heading=0 distance=16000");
  event = stage_event (stage, WAR_EMPIRES_EVENT_MOVED);
  g_assert_cmpint (event->arguments[3], ==, CM (16));
  g_assert_cmpint (*stage_base (stage, BRIGADE, 0, WAR_PIECE_X), ==, CM (63));
  g_assert_cmpint (*stage_base (stage, BRIGADE, 0, WAR_PIECE_Y), ==, CM (50));
  g_assert_cmpint (*stage_base (stage, BRIGADE, 3, WAR_PIECE_X), <, CM (61));
  g_assert_cmpint (*stage_base (stage, BRIGADE, 3, WAR_PIECE_Y), >, CM (51));
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_BENT), ==, 1);
  g_assert_null (war_play_find_fault (stage_get_setup (stage), stage_get_state (stage)));

  /* Later it goes on, and stands straight again past the corner. */
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 66, 56, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 follow pieces.0 heading=1024 distance=20000");
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_BENT), ==, 0);
  g_assert_cmpint (*stage_base (stage, BRIGADE, 0, WAR_PIECE_X), ==, CM (83));
}

/* empires.C-3: off the road a column moves like any unit, straight behind its leading base; into a
 * line it changes at its front. */
static void
test_leaving (void)
{
  g_autoptr (Stage) stage = begin (60, 62, 0);

  stage_order (stage, "", "1 follow pieces.0 heading=0 distance=16000");
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 66, 56, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 march pieces.0 wheel=-512 slant=0 distance=1000");
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_BENT), ==, 0);
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_FORMATION_HEADING), ==, 512);

  g_autoptr (Stage) other = begin (60, 62, 0);

  stage_order (other, "", "1 follow pieces.0 heading=0 distance=16000");
  stage_put (other, GENERAL, WAR_FORMATION_LINE, 66, 56, 0);
  stage_set_step (other, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (other, "", "1 change pieces.0 formation=0");
  g_assert_cmpint (*stage_unit (other, BRIGADE, WAR_FORMATION_X), ==, CM (64));
  g_assert_cmpint (*stage_unit (other, BRIGADE, WAR_FORMATION_HEADING), ==, 1024);
}

/* empires.3.3: only in column; empires.C-14: with every base on the road; and who has to be on it
 * cannot end on others, nor come near enemies. */
static void
test_who (void)
{
  g_autoptr (Stage) stage = begin (60, 80, 0);

  stage_put (stage, BRIGADE, WAR_FORMATION_LINE, 60, 80, 0);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_COLUMN, "empires.3.3",
                "1 follow pieces.0 heading=0 distance=1000");
  stage_put (stage, BRIGADE, WAR_FORMATION_COLUMN, 62, 80, 0);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_ROAD, "empires.C-3",
                "1 follow pieces.0 heading=0 distance=1000");
  stage_put (stage, BRIGADE, WAR_FORMATION_COLUMN, 60, 80, 0);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 60, 70, 0);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_FRIEND, "empires.C-14",
                "1 follow pieces.0 heading=0 distance=8000");
  stage_order (stage, "", "1 follow pieces.0 heading=0 distance=6000");

  g_autoptr (Stage) barred = begin (60, 80, 0);
  WarRefusal refusal;

  stage_put (barred, ENEMY, WAR_FORMATION_LINE, 60, 70, 180);
  for (gint distance = 0; distance < 3; distance++)
    stage_refuse (barred, (WarEmpiresRefusal) WAR_REFUSAL_MALFORMED, NULL,
                  "1 follow pieces.0 heading=0 distance=%d", distance);
  refusal = stage_refuse (barred, WAR_EMPIRES_REFUSAL_ENEMY, "empires.C-14",
                          "1 follow pieces.0 heading=0 distance=10000");
  g_assert_cmpint (refusal.arguments[1], ==, PIECE_ENEMY);
  stage_order (barred, "", "1 follow pieces.0 heading=0 distance=9900");
}

/* empires.C-3: single bases go along a road likewise, in either direction. */
static void
test_single (void)
{
  g_autoptr (Stage) stage = begin (60, 80, 0);

  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 60, 55, 45);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 follow pieces.4 heading=0 distance=30000");
  g_assert_cmpint (*stage_base (stage, GENERAL, 0, WAR_PIECE_X), >, CM (80));
  g_assert_cmpint (*stage_base (stage, GENERAL, 0, WAR_PIECE_HEADING), ==, 1024);

  g_autoptr (Stage) back = begin (60, 62, 0);

  stage_put (back, GENERAL, WAR_FORMATION_LINE, 60, 80, 45);
  stage_set_step (back, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (back, "", "1 follow pieces.4 heading=2048 distance=10000");
  g_assert_cmpint (*stage_base (back, GENERAL, 0, WAR_PIECE_HEADING), ==, 2048);
}

/* empires.C-25: round a bend a column closes up where its bases stood. */
static void
test_losses (void)
{
  g_autoptr (Stage) stage = begin (60, 62, 0);
  WarPosition last;

  stage_order (stage, "", "1 follow pieces.0 heading=0 distance=16000");
  last = (WarPosition){ *stage_base (stage, BRIGADE, 2, WAR_PIECE_X),
                        *stage_base (stage, BRIGADE, 2, WAR_PIECE_Y) };
  *stage_base (stage, BRIGADE, 0, WAR_EMPIRES_PIECE_FIGURES) = 1;
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_LOSING) = 0;
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 74, 50, 270);
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  stage_order (stage, "4 1 1 1", "2 fire pieces.6 moves=0 targets=0");
  g_assert_cmpuint (war_ranks_count_bases (stage_get_setup (stage), stage_get_state (stage), 0), ==,
                    3);
  g_assert_cmpint (*stage_base (stage, BRIGADE, 2, WAR_PIECE_X), ==, last.x);
  g_assert_cmpint (*stage_base (stage, BRIGADE, 2, WAR_PIECE_Y), ==, last.y);
  g_assert_null (war_play_find_fault (stage_get_setup (stage), stage_get_state (stage)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.C-3/road-corner", test_corner);
  g_test_add_func ("/rules/empires.C-3/leaving-roads", test_leaving);
  g_test_add_func ("/rules/empires.3.3/columns-only", test_who);
  g_test_add_func ("/rules/empires.C-3/single-bases", test_single);
  g_test_add_func ("/rules/empires.C-25/round-a-bend", test_losses);
  return g_test_run ();
}
