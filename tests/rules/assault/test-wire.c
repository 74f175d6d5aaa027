/* test-wire.c: moves in Trench Assault: wire and its gaps, runners, tanks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "moves.h"

#include "engine/game/foresight.h"

/* Wire ----------------------------------------------------------------------------------------- */

static void
open_gap (Stage *stage, double from, double to)
{
  war_assault_open_stretch (stage_get_setup (stage), stage_get_state (stage), 0,
                            &g_array_index (stage_get_data (stage)->wires, WarAssaultSegment, 0),
                            (WarLength) (from * WAR_CENTIMETRE), (WarLength) (to * WAR_CENTIMETRE));
}

/* 10 cm before the belt: 10 + 2 × 8 + 14 through a gap, 10 + 30 ÷ 4 else. */
static void
test_wire (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);

  open_gap (stage, 80, 120);
  stage_put (stage, RIFLES, 100, 60);
  stage_put (stage, RIFLES + 1, 60, 60);
  stage_put (stage, OFFICER, 150, 60);
  stage_begin_moves (stage, 1);
  moves_assert_about (stage, RIFLES, AHEAD, 32);
  moves_assert_about (stage, RIFLES + 1, AHEAD, 17.5);
  moves_assert_about (stage, OFFICER, AHEAD, 17.5);

  /* What it has cost is gone for the next leg. */
  moves_go (stage, RIFLES, AHEAD, 14);
  moves_assert_about (stage, RIFLES, RIGHT, 11);
  moves_go (stage, RIFLES + 1, AHEAD, 12);
  moves_assert_about (stage, RIFLES + 1, BACK, 2 + 14);
}

/* One's own wire counts as gapped; others' does not (assault.A-16). */
static void
add_both_wires (Stage *stage)
{
  stage_add_wire (stage);
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "attackers-wire", 0, 192, 200, 200);
}

static void
test_own_wire (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_both_wires);

  stage_put (stage, RIFLES, 100, 205);
  stage_put (stage, GERMANS, 100, 36);
  stage_put (stage, GERMANS + 1, 150, 187);
  stage_begin_moves (stage, 1);
  moves_assert_about (stage, RIFLES, AHEAD, 32);
  stage_begin_moves (stage, 2);
  moves_assert_about (stage, GERMANS, BACK, 32);
  moves_assert_about (stage, GERMANS + 1, BACK, 5 + 8 + 3);

  /* Through one's own nobody leaves a gap. */
  moves_go (stage, GERMANS, BACK, 30);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
}

/* Wire that is nobody's is nobody's own: it costs both sides as much. */
static void
add_wire_of_nobody (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, NULL, 0, 120, 200, 128);
}

static void
test_wire_of_nobody (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_wire_of_nobody);

  stage_put (stage, RIFLES, 100, 138);
  stage_put (stage, GERMANS, 50, 110);
  stage_begin_moves (stage, 1);
  moves_assert_about (stage, RIFLES, AHEAD, 17.5);
  stage_begin_moves (stage, 2);
  moves_assert_about (stage, GERMANS, BACK, 17.5);

  /* A gap that the attackers leave is there in the defenders' step of the same turn. */
  stage_put (stage, RIFLES, 50, 121);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED) = -1;
  stage_put (stage, GERMANS, 150, 110);
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 3);
  stage_put (stage, RIFLES, 150, 160);
  stage_put (stage, GERMANS, 50, 110);
  stage_begin_moves (stage, 2);
  moves_assert_about (stage, GERMANS, BACK, 32);
  g_assert_cmpuint (war_assault_count_stretches (stage_get_setup (stage)), ==, 0);
}

/* assault.8.3, assault.A-16: who leaves on the other side leaves a gap as wide as his base, open to
 * both sides from the next movement step on. */
static void
test_leaving_gap (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  const WarEvent *event;
  WarBase gap;
  gboolean is_found = FALSE;

  stage_put (stage, RIFLES, 100, 60);
  stage_put (stage, RIFLES + 1, 101, 70);
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 15);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED), ==, -1);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_begin_moves (stage, 1);
  moves_assert_about (stage, RIFLES, AHEAD, 3 + 28);
  moves_go (stage, RIFLES, AHEAD, 10);
  event = stage_event (stage, WAR_ASSAULT_EVENT_GAPPED, 0);
  g_assert_cmpstr (event->clause, ==, "assault.8.3");
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED), ==, 0);
  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    if (war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                             stage_get_data (stage)->units->len + i, &gap))
      {
        g_assert_false (is_found);
        is_found = TRUE;
        g_assert_cmpint (gap.centre.x, ==, 100 * WAR_CENTIMETRE);
        g_assert_cmpint (gap.centre.y, ==, 46 * WAR_CENTIMETRE);
        g_assert_cmpint (gap.width, ==, 5 * WAR_CENTIMETRE);
        g_assert_cmpint (gap.depth, ==, 8 * WAR_CENTIMETRE);
      }
  g_assert_true (is_found);

  /* Not yet for those who move in the same step. */
  moves_assert_about (stage, RIFLES + 1, AHEAD, 20 + 5);
  stage_put (stage, GERMANS, 101, 40);
  stage_put (stage, RIFLES + 1, 150, 70);
  stage_begin_moves (stage, 2);
  moves_assert_about (stage, GERMANS, BACK, 32);
  stage_put (stage, GERMANS, 150, 30);
  stage_put (stage, RIFLES + 1, 101, 70);
  stage_put (stage, RIFLES, 180, 100);
  *stage_game (stage, WAR_GAME_ROUND) = 3;
  stage_begin_moves (stage, 1);
  moves_assert_about (stage, RIFLES + 1, AHEAD, 20 + 8 + 4);
  stage_put (stage, RIFLES + 1, 102.6, 70);
  moves_assert_about (stage, RIFLES + 1, AHEAD, 20 + 5);
}

/* Who goes back to where he came from leaves none. */
static void
test_back_out (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);

  stage_put (stage, RIFLES, 100, 52);
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 5);
  moves_go (stage, RIFLES, BACK, 5);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED), ==, 0);
}

/* Gaps of one step that touch become one. */
static void
test_gaps_join (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  guint n_gaps = 0;

  for (guint i = 0; i < 3; i++)
    {
      stage_put (stage, RIFLES + i, 100 + 5 * i, 45);
      *stage_unit (stage, RIFLES + i, WAR_ASSAULT_PIECE_ENTERED) = -1;
    }
  stage_begin_moves (stage, 1);
  for (guint i = 0; i < 3; i++)
    moves_go (stage, RIFLES + i, AHEAD, 8);
  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    {
      WarBase gap;

      if (!war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                                stage_get_data (stage)->units->len + i, &gap))
        continue;
      n_gaps++;
      g_assert_cmpint (gap.width, ==, 15 * WAR_CENTIMETRE);
      g_assert_cmpint (gap.centre.x, ==, 105 * WAR_CENTIMETRE);
    }
  g_assert_cmpuint (n_gaps, ==, 1);
}

/* The one gap that there is; how many there are. */
static guint
find_gap (Stage *stage, WarBase *gap)
{
  guint n = 0;

  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    {
      WarBase found;

      if (!war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                                stage_get_data (stage)->units->len + i, &found))
        continue;
      *gap = found;
      n++;
    }
  return n;
}

static void
add_short_wire (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 50, 42, 150, 50);
}

/* It ends where the wire ends. */
static void
test_gap_at_end (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_short_wire);
  WarBase gap;

  stage_put (stage, RIFLES, 51, 45);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED) = -1;
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 8);
  g_assert_cmpuint (find_gap (stage, &gap), ==, 1);
  g_assert_cmpint (gap.width, ==, WAR_CENTIMETRE * 7 / 2);
  g_assert_cmpint (gap.centre.x, ==, WAR_CENTIMETRE * 207 / 4);
}

static void
add_bent_wire (Stage *stage)
{
  static const double places[][2] = { { 0, 46 }, { 100, 46 }, { 200, 86 } };
  WarFeature *wire
    = stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 0, 42, 200, 50);

  wire->shape = (WarShape){
    .kind = WAR_SHAPE_LINE,
    .vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
    .width = 8 * WAR_CENTIMETRE,
  };
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      WarPosition place = { (WarLength) (places[i][0] * WAR_CENTIMETRE),
                            (WarLength) (places[i][1] * WAR_CENTIMETRE) };

      g_array_append_val (wire->shape.vertices, place);
    }
}

/* Across that part of the wire which he has crossed. */
static void
test_gap_in_bent_wire (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_bent_wire);
  WarBase gap;

  stage_put (stage, RIFLES, 150, 66);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED) = -1;
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 8);
  g_assert_cmpuint (find_gap (stage, &gap), ==, 1);
  g_assert_cmpint (gap.centre.x, >, 140 * WAR_CENTIMETRE);
  g_assert_cmpint (gap.centre.x, <, 155 * WAR_CENTIMETRE);
  g_assert_cmpint (gap.centre.y, >, 62 * WAR_CENTIMETRE);
  g_assert_cmpint (gap.heading, !=, 0);
}

/* When so many are that no more can be kept, he goes through all the same. */
static void
test_too_many_gaps (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  WarBase gap;

  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    war_assault_open_stretch (stage_get_setup (stage), stage_get_state (stage), i,
                              &g_array_index (stage_get_data (stage)->wires, WarAssaultSegment, 0),
                              150 * WAR_CENTIMETRE, 160 * WAR_CENTIMETRE);
  stage_put (stage, RIFLES, 100, 45);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED) = -1;
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 8);
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 3700);
  g_assert_cmpuint (find_gap (stage, &gap), ==, stage_get_data (stage)->n_gaps);
}

/* A new gap leaves an older one beside it as it is: open to all, also in this step. */
static void
test_gap_beside (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);

  open_gap (stage, 80, 120);
  stage_put (stage, RIFLES, 122, 45);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED) = -1;
  stage_put (stage, RIFLES + 1, 100, 60);
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 8);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 1);
  moves_assert_about (stage, RIFLES + 1, AHEAD, 32);
}

/* Runners -------------------------------------------------------------------------------------- */

/* Nobody sends one yet: the officer's type becomes theirs. */
static void
make_runner (Stage *stage, guint unit)
{
  WarAssaultType *type = (WarAssaultType *) war_assault_get_type (stage_get_setup (stage), unit);

  type->branch = WAR_ASSAULT_RUNNER;
  type->open = 50 * WAR_CENTIMETRE;
  type->wire = 15 * WAR_CENTIMETRE;
}

/* assault.8.4, assault.8.5: gapped wire has no factor for a runner; whose way meets ungapped wire
 * moves 15 cm. */
static void
test_runner (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);

  make_runner (stage, OFFICER);
  open_gap (stage, 80, 120);
  stage_put (stage, OFFICER, 100, 60);
  stage_begin_moves (stage, 1);
  assert_most (stage, OFFICER, BACK, 50);
  assert_most (stage, OFFICER, AHEAD, 50);

  /* 30 cm before it he goes up to it, near it 15 cm through it. */
  stage_put (stage, OFFICER, 150, 80);
  assert_most (stage, OFFICER, AHEAD, 29.999);
  stage_put (stage, OFFICER, 150, 60);
  assert_most (stage, OFFICER, AHEAD, 15);
  moves_go (stage, OFFICER, AHEAD, 12);
  assert_most (stage, OFFICER, AHEAD, 3);
  stage_put (stage, OFFICER, 150, 46);
  *stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_ENTERED) = -1;
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_begin_moves (stage, 1);
  moves_go (stage, OFFICER, AHEAD, 10);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
}

/* The clause by which somebody goes no farther: his own, and that of the wire that slows him. */
static void
test_reach_clauses (void)
{
  static const struct
  {
    guint unit;
    double y;
    const char *clause;
  } cases[] = {
    { RIFLES, 150, "assault.8.1" }, { OFFICER, 150, "assault.8.4" }, { TANK, 150, "assault.8.7" },
    { RIFLES, 60, "assault.A-16" }, { OFFICER, 60, "assault.8.5" },  { TANK, 60, "assault.8.7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);

      make_runner (stage, OFFICER);
      stage_put (stage, cases[i].unit, 20 + 30 * i, cases[i].y);
      stage_begin_moves (stage, 1);
      stage_refuse (stage, WAR_ASSAULT_REFUSAL_TOO_FAR, cases[i].clause,
                    "%d go pieces.%u heading=0 distance=50001",
                    moves_get_seat (stage, cases[i].unit), cases[i].unit);
    }
}

/* Tanks ---------------------------------------------------------------------------------------- */

static void
add_bog (Stage *stage)
{
  stage_add_wire (stage);
  stage_add_box (stage, WAR_TERRAIN_MUD, NULL, 0, 120, 200, 140);
}

static void
test_stuck (void)
{
  for (gint die = 1; die <= 6; die++)
    {
      g_autoptr (Stage) stage = moves_begin (0, add_bog);
      g_autofree char *dice = g_strdup_printf ("%d", die);
      gboolean is_stuck = die <= 2;

      stage_put (stage, TANK, 100, 150);
      stage_put (stage, RIFLES, 150, 150);
      stage_begin_moves (stage, 1);
      stage_order (stage, dice, "2 go pieces.%d heading=0 distance=25000", TANK);
      g_assert_cmpint (*stage_unit (stage, TANK, WAR_ASSAULT_PIECE_STUCK), ==, is_stuck);
      g_assert_cmpint (stage_y (stage, TANK), ==, is_stuck ? 14000 : 12500);
      if (is_stuck)
        {
          stage_refuse (stage, WAR_ASSAULT_REFUSAL_STUCK, "assault.A-22",
                        "2 go pieces.%d heading=0 distance=1000", TANK);
          stage_refuse (stage, WAR_ASSAULT_REFUSAL_STUCK, "assault.A-22",
                        "2 turn pieces.%d heading=1024", TANK);
        }
      else
        {
          /* It has rolled for this one. */
          stage_order (stage, "", "2 go pieces.%d heading=0 distance=3000", TANK);
          *stage_game (stage, WAR_GAME_ROUND) = 2;
          stage_begin_moves (stage, 1);
          stage_order (stage, "", "2 go pieces.%d heading=0 distance=20000", TANK);
        }
    }
}

/* One roll for each that it enters: mud, and a trench. Who ends a hair inside has entered, too. */
static void
test_stuck_twice (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_bog);
  WarOrder order = war_order_new (WAR_ASSAULT_ORDER_GO, 1, TANK);
  WarForesight foresight = { 0 };

  stage_put (stage, TANK, 100, 20);
  stage_put (stage, RIFLES, 150, 150);
  stage_begin_moves (stage, 1);
  g_assert_true (stage_allows (stage, "2 go pieces.%d heading=2048 distance=30000", TANK));

  /* Wire in the way: a gap (assault.8.9). */
  stage_order (stage, "3", "2 go pieces.%d heading=2048 distance=30000", TANK);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_STUCK), ==, 1);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_put (stage, TANK, 100, 119);
  stage_begin_moves (stage, 1);
  order.arguments[0] = BACK;
  order.arguments[1] = 30 * WAR_CENTIMETRE;
  war_assault_foresee (stage_get_setup (stage), stage_get_state (stage), &order, TRUE, &foresight);
  g_assert_cmpuint (foresight.n_checks, ==, 1);
  g_assert_cmpint (foresight.checks[0].distance, ==, WAR_CENTIMETRE);
  g_assert_cmpuint (foresight.checks[0].chance, ==, WAR_PROBABILITY_ONE * 4 / 6);
  stage_order (stage, "", "2 go pieces.%d heading=2048 distance=999", TANK);
  stage_order (stage, "3", "2 go pieces.%d heading=2048 distance=2", TANK);
  stage_order (stage, "", "2 go pieces.%d heading=2048 distance=10000", TANK);
}

static void
add_bogs (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_MUD, NULL, 0, 120, 40, 140);
  stage_add_box (stage, WAR_TERRAIN_DEEP_MUD, NULL, 40, 120, 80, 140);
  stage_add_box (stage, WAR_TERRAIN_SWAMP, NULL, 80, 120, 120, 140);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, NULL, 120, 120, 160, 140);
  stage_add_box (stage, WAR_TERRAIN_LARGE_SHELL_HOLE, NULL, 160, 120, 200, 140);
  /* One that is a line is a trench, which makes none of the others. */
  stage_add_box (stage, WAR_TERRAIN_LARGE_SHELL_HOLE, "second-line", 0, 4, 200, 6);
}

/* assault.A-23: what is a bog, and a trench that is nobody's line; a shell hole is neither. */
static void
test_bogs (void)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (Stage) stage = moves_begin (0, add_bogs);

      stage_put (stage, TANK, 20 + 40 * i, 150);
      stage_put (stage, RIFLES, 150, 170);
      stage_begin_moves (stage, 1);
      stage_order (stage, i < 4 ? "3" : "", "2 go pieces.%d heading=0 distance=25000", TANK);
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_STUCK), ==, i < 4);
    }
}

/* assault.8.7: an enemy's trench ends no tank's move, and along one it goes as anywhere. */
static void
test_tank_and_trench (void)
{
  g_autoptr (Stage) stage = moves_begin (AMENDED (TRENCHES), NULL);

  stage_put (stage, TANK, 100, 45);
  stage_begin_moves (stage, 1);
  stage_order (stage, "3", "2 go pieces.%d heading=0 distance=30000", TANK);
  g_assert_cmpint (stage_y (stage, TANK), ==, 1500);
  stage_put (stage, TANK, 100, 213);
  stage_begin_moves (stage, 1);
  assert_most (stage, TANK, RIGHT, 30);
}

static void
test_tank_and_wire (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  WarBase gap;

  stage_put (stage, TANK, 100, 60);
  stage_begin_moves (stage, 1);
  assert_most (stage, TANK, AHEAD, 30);
  moves_go (stage, TANK, AHEAD, 20);
  g_assert_cmpstr (stage_event (stage, WAR_ASSAULT_EVENT_GAPPED, 0)->clause, ==, "assault.8.9");
  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    if (war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                             stage_get_data (stage)->units->len + i, &gap))
      g_assert_cmpint (gap.width, ==, 4 * WAR_CENTIMETRE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.8.2/wire", test_wire);
  g_test_add_func ("/rules/assault.A-16/own-wire", test_own_wire);
  g_test_add_func ("/rules/assault.8.3/leaving-gap", test_leaving_gap);
  g_test_add_func ("/rules/assault.A-16/back-out", test_back_out);
  g_test_add_func ("/rules/assault.A-16/gaps-join", test_gaps_join);
  g_test_add_func ("/rules/assault.A-16/gap-at-end", test_gap_at_end);
  g_test_add_func ("/rules/assault.A-16/gap-in-bent-wire", test_gap_in_bent_wire);
  g_test_add_func ("/rules/assault.A-16/too-many-gaps", test_too_many_gaps);
  g_test_add_func ("/rules/assault.A-16/gap-beside", test_gap_beside);
  g_test_add_func ("/rules/assault.2.3/assault.8.4/assault.8.5/runner", test_runner);
  g_test_add_func ("/rules/assault.8.4/assault.8.5/assault.8.7/clauses", test_reach_clauses);
  g_test_add_func ("/rules/assault.8.8/stuck", test_stuck);
  g_test_add_func ("/rules/assault.A-23/bogs", test_bogs);
  g_test_add_func ("/rules/assault.A-22/stuck-twice", test_stuck_twice);
  g_test_add_func ("/rules/assault.8.7/trench", test_tank_and_trench);
  g_test_add_func ("/rules/assault.8.9/wire", test_tank_and_wire);
  g_test_add_func ("/rules/assault.A-16/wire-of-nobody", test_wire_of_nobody);
  return g_test_run ();
}
