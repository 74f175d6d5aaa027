/* test-movement.c: moves in Trench Assault: legs, wire and its gaps, trenches, tanks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "engine/game/foresight.h"

enum
{
  RIFLES = 0, /* six */
  LEWIS = 6,
  OFFICER,
  HEADQUARTERS,
  TANK,
  GERMANS, /* three */
  GERMAN_OFFICER = 13,
};

#define AMENDED(amendment) (1u << WAR_ASSAULT_AMENDMENT_##amendment)

/* Headings, as the attackers see them. */
#define AHEAD 0
#define RIGHT 1024
#define BACK 2048

static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "riflemen", 6);
  stage_add (stage, 1, "lewis-gun", 1);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 2, "riflemen", 3);
  stage_add (stage, 2, "company-officer", 1);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

static int
get_seat (Stage *stage, guint unit)
{
  return war_assault_get_unit (stage_get_setup (stage), unit)->seat + 1;
}

/* How far the unit goes at most on a leg in the heading, which is allowed while a little more is
 * not; in hundredths of a millimetre. */
static WarLength
get_most (Stage *stage, guint unit, WarHeading heading)
{
  WarAssaultLeg leg;
  WarLength most;

  war_assault_plan_leg (stage_get_setup (stage), stage_get_state (stage), unit, heading, &leg);
  most = war_assault_leg_get_farthest (&leg, WAR_LENGTH_MAX);
  if (most > 0)
    g_assert_true (stage_allows (stage, "%d go pieces.%u heading=%d distance=%d",
                                 get_seat (stage, unit), unit, heading, most));
  g_assert_false (stage_allows (stage, "%d go pieces.%u heading=%d distance=%d",
                                get_seat (stage, unit), unit, heading, most + 1));
  return most;
}

static void
go (Stage *stage, guint unit, WarHeading heading, double centimetres)
{
  stage_order (stage, "", "%d go pieces.%u heading=%d distance=%d", get_seat (stage, unit), unit,
               heading, (gint) (centimetres * WAR_CENTIMETRE));
}

#define assert_most(stage, unit, heading, centimetres) \
  g_assert_cmpint (get_most (stage, unit, heading), ==, (gint) ((centimetres) *WAR_CENTIMETRE))

/* What wire costs is counted in whole hundredths of a millimetre, and so comes out one less. */
static void
assert_about (Stage *stage, guint unit, WarHeading heading, double centimetres)
{
  WarLength most = get_most (stage, unit, heading);

  g_assert_cmpint (most, >=, (gint) (centimetres * WAR_CENTIMETRE) - 4);
  g_assert_cmpint (most, <=, (gint) (centimetres * WAR_CENTIMETRE) + 4);
}

/* Allowances ----------------------------------------------------------------------------------- */

static void
test_open (void)
{
  static const struct
  {
    guint unit;
    double most;
  } units[] = {
    { RIFLES, 40 }, { LEWIS, 40 }, { OFFICER, 40 }, { HEADQUARTERS, 40 }, { TANK, 30 },
  };
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    stage_put (stage, units[i].unit, 20 + 30 * i, 150);
  stage_begin_moves (stage, 1);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    assert_most (stage, units[i].unit, AHEAD, units[i].most);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_TOO_FAR, "assault.8.1",
                "1 go pieces.%d heading=0 distance=40001", RIFLES);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOTHING, NULL, "1 go pieces.%d heading=0 distance=0",
                RIFLES);
}

/* The defenders' machine guns and men move as the others. */
static void
test_defenders (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, GERMANS, 100, 60);
  stage_put (stage, GERMAN_OFFICER, 140, 60);
  stage_begin_moves (stage, 2);
  assert_most (stage, GERMANS, BACK, 40);
  assert_most (stage, GERMAN_OFFICER, BACK, 40);
}

/* assault.A-17: three legs, together as far as one. */
static void
test_legs (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_begin_moves (stage, 1);
  go (stage, RIFLES, AHEAD, 10);
  assert_most (stage, RIFLES, RIGHT, 30);
  go (stage, RIFLES, RIGHT, 10);
  assert_most (stage, RIFLES, BACK, 20);
  go (stage, RIFLES, AHEAD, 5);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_DONE, "assault.A-17",
                "1 go pieces.%d heading=0 distance=1000", RIFLES);
  g_assert_cmpint (stage_x (stage, RIFLES), ==, 11000);
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 13500);

  /* To turn costs nothing and is always allowed. */
  stage_order (stage, "", "1 turn pieces.%d heading=1024", RIFLES);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_PIECE_HEADING), ==, 1024);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOTHING, NULL, "1 turn pieces.%d heading=1024", RIFLES);
}

/* assault.A-3: whoever comes back to where he was has not moved. */
static void
test_moved (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_moves (stage, 1);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 0);
  go (stage, RIFLES, AHEAD, 10);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 1);
  go (stage, RIFLES, BACK, 10);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 0);
}

static void
test_pinned (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 120, 150);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_moves (stage, 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_PINNED, "assault.4.2",
                "1 go pieces.%d heading=0 distance=1000", RIFLES);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_PINNED, "assault.4.2", "1 turn pieces.%d heading=512",
                RIFLES);
}

/* Who is in the way ---------------------------------------------------------------------------- */

static void
test_bases (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 100, 140);
  stage_put (stage, RIFLES + 2, 150, 150);
  stage_put (stage, GERMANS, 150, 140);
  stage_begin_moves (stage, 1);

  /* Past a friend, up to him, not onto him. */
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=8500", RIFLES));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_FRIEND, "assault.A-17",
                "1 go pieces.%d heading=0 distance=8504", RIFLES);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_FRIEND, "assault.A-17",
                "1 go pieces.%d heading=0 distance=11496", RIFLES);
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=11500", RIFLES));

  /* An enemy is touched, and not passed. */
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=8500", RIFLES + 2));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_ENEMY, "assault.A-17",
                "1 go pieces.%d heading=0 distance=8504", RIFLES + 2);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_ENEMY, "assault.A-17",
                "1 go pieces.%d heading=0 distance=12000", RIFLES + 2);

  /* Passing is the centre's way: beside the base it goes on. */
  stage_put (stage, GERMANS, 153, 140);
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=12000", RIFLES + 2));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_ENEMY, "assault.A-17",
                "1 go pieces.%d heading=0 distance=10000", RIFLES + 2);
}

static void
test_edge (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 180, 150);
  stage_begin_moves (stage, 1);
  assert_most (stage, RIFLES, RIGHT, 17.5);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_OFF_FIELD, "assault.A-17",
                "1 go pieces.%d heading=1024 distance=17501", RIFLES);

  /* A base that turns has to stay on the field, too. */
  go (stage, RIFLES, RIGHT, 17.5);
  g_assert_true (stage_allows (stage, "1 turn pieces.%d heading=1024", RIFLES));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ROOM, "assault.A-17", "1 turn pieces.%d heading=64",
                RIFLES);
}

static void
add_ground (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_RIVER, NULL, 0, 120, 100, 124);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, NULL, 40, 119, 60, 125);
  stage_add_box (stage, WAR_TERRAIN_BUILDING, NULL, 120, 120, 140, 130);
  stage_add_box (stage, WAR_TERRAIN_BUNKER, NULL, 150, 120, 160, 130);
  stage_add_box (stage, WAR_TERRAIN_MUD, NULL, 170, 120, 200, 130);
}

/* assault.A-23 */
static void
test_ground (void)
{
  static const struct
  {
    double x, most;
  } places[] = {
    { 20, 15.999 }, { 50, 40 }, { 130, 9.999 }, { 155, 9.999 }, { 185, 40 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Stage) stage = begin (0, add_ground);

      stage_put (stage, RIFLES, places[i].x, 140);
      stage_begin_moves (stage, 1);
      assert_most (stage, RIFLES, AHEAD, places[i].most);
      if (places[i].most < 40)
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_GROUND, "assault.A-23",
                      "1 go pieces.%d heading=0 distance=30000", RIFLES);
    }
}

/* Tanks go over anything (assault.8.7). */
static void
test_tank_ground (void)
{
  g_autoptr (Stage) stage = begin (0, add_ground);

  stage_put (stage, TANK, 130, 140);
  stage_begin_moves (stage, 1);
  assert_most (stage, TANK, AHEAD, 30);
  stage_put (stage, TANK, 20, 140);
  assert_most (stage, TANK, AHEAD, 30);
}

/* Trenches ------------------------------------------------------------------------------------- */

static void
test_along (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 213);
  stage_begin_moves (stage, 1);
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=1024 distance=20000", RIFLES));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SAME_TRENCH, "assault.A-17",
                "1 go pieces.%d heading=1024 distance=20001", RIFLES);
  go (stage, RIFLES, RIGHT, 12);
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=1024 distance=8000", RIFLES));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SAME_TRENCH, "assault.A-17",
                "1 go pieces.%d heading=1024 distance=8001", RIFLES);

  /* Out of it with what is left of the whole allowance, and not in again. */
  assert_most (stage, RIFLES, AHEAD, 28);
  go (stage, RIFLES, AHEAD, 5);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SAME_TRENCH, "assault.A-17",
                "1 go pieces.%d heading=2048 distance=4000", RIFLES);
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=2048 distance=15000", RIFLES));
}

/* Getting out of a trench costs nothing: the whole allowance from where it was. */
static void
test_out (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 215);
  stage_begin_moves (stage, 1);
  assert_most (stage, RIFLES, AHEAD, 40);
}

/* assault.A-17, with the amendment and without. */
static void
test_entering (void)
{
  for (guint is_amended = 0; is_amended < 2; is_amended++)
    {
      g_autoptr (Stage) stage = begin (is_amended ? AMENDED (TRENCHES) : 0, NULL);

      stage_put (stage, RIFLES, 100, 50);
      stage_put (stage, RIFLES + 1, 140, 50);
      stage_begin_moves (stage, 1);
      if (is_amended)
        {
          assert_most (stage, RIFLES, AHEAD, 21);
          stage_refuse (stage, WAR_ASSAULT_REFUSAL_TRENCH, "assault.A-17",
                        "1 go pieces.%d heading=0 distance=30000", RIFLES);
        }
      else
        assert_most (stage, RIFLES, AHEAD, 40);
      go (stage, RIFLES, AHEAD, 18.9);
      g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=100", RIFLES));
      go (stage, RIFLES, AHEAD, 0.1);
      if (is_amended)
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_DONE, "assault.A-17",
                      "1 go pieces.%d heading=1024 distance=1000", RIFLES);
      else
        assert_most (stage, RIFLES, RIGHT, 21);
    }
}

/* The defenders' enemy trench is the start trench; their own stop nobody. */
static void
test_entering_start_trench (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (TRENCHES), stage_add_second_line);

  stage_put (stage, GERMANS, 100, 200);
  stage_put (stage, GERMANS + 1, 150, 40);
  stage_begin_moves (stage, 2);
  assert_most (stage, GERMANS, BACK, 16);
  assert_most (stage, GERMANS + 1, AHEAD, 39.25);
}

/* Nerves --------------------------------------------------------------------------------------- */

static void
test_nervous (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 150, 213);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=1", RIFLES);
  assert_most (stage, RIFLES, BACK, 40);
  assert_most (stage, RIFLES, RIGHT, 40);

  /* Along a trench is no advance (assault.A-15), out of it is. */
  assert_most (stage, RIFLES + 1, RIGHT, 20);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=10000", RIFLES + 1);

  /* Back, and forward again as far as it was. */
  go (stage, RIFLES, BACK, 10);
  assert_most (stage, RIFLES, AHEAD, 10);
}

/* The headquarters and tanks have no morale (assault.A-21); an officer has his company's. */
static void
test_nervous_company (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, OFFICER, 100, 150);
  stage_put (stage, HEADQUARTERS, 120, 150);
  stage_put (stage, TANK, 140, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=1000", OFFICER);
  assert_most (stage, HEADQUARTERS, AHEAD, 40);
  assert_most (stage, TANK, AHEAD, 30);
}

/* Beyond the first line the attackers' enemy is in the second; the defenders' in the start trench
 * (assault.A-15). */
static void
test_nervous_beyond (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_second_line);

  stage_put (stage, RIFLES, 100, 20);
  stage_put (stage, GERMANS, 150, 100);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=1000", RIFLES);
  assert_most (stage, RIFLES, BACK, 40);
  stage_begin_moves (stage, 2);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "3 go pieces.%d heading=2048 distance=1000", GERMANS);
  assert_most (stage, GERMANS, AHEAD, 40);
}

/* Who is demoralised goes where he must, and not where anybody wants. */
static void
test_demoralised (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, HEADQUARTERS, 150, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);
  g_assert_false (stage_allows (stage, "1 go pieces.%d heading=2048 distance=1000", RIFLES));
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 19000);
}

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
  g_autoptr (Stage) stage = begin (0, stage_add_wire);

  open_gap (stage, 80, 120);
  stage_put (stage, RIFLES, 100, 60);
  stage_put (stage, RIFLES + 1, 60, 60);
  stage_put (stage, OFFICER, 150, 60);
  stage_begin_moves (stage, 1);
  assert_about (stage, RIFLES, AHEAD, 32);
  assert_about (stage, RIFLES + 1, AHEAD, 17.5);
  assert_about (stage, OFFICER, AHEAD, 17.5);

  /* What it has cost is gone for the next leg. */
  go (stage, RIFLES, AHEAD, 14);
  assert_about (stage, RIFLES, RIGHT, 11);
  go (stage, RIFLES + 1, AHEAD, 12);
  assert_about (stage, RIFLES + 1, BACK, 2 + 14);
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
  g_autoptr (Stage) stage = begin (0, add_both_wires);

  stage_put (stage, RIFLES, 100, 205);
  stage_put (stage, GERMANS, 100, 36);
  stage_put (stage, GERMANS + 1, 150, 187);
  stage_begin_moves (stage, 1);
  assert_about (stage, RIFLES, AHEAD, 32);
  stage_begin_moves (stage, 2);
  assert_about (stage, GERMANS, BACK, 32);
  assert_about (stage, GERMANS + 1, BACK, 5 + 8 + 3);

  /* Through one's own nobody leaves a gap. */
  go (stage, GERMANS, BACK, 30);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
}

/* assault.8.3, assault.A-16: who leaves on the other side leaves a gap as wide as his base, open to
 * both sides from the next movement step on. */
static void
test_leaving_gap (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_wire);
  const WarEvent *event;
  WarBase gap;
  gboolean is_found = FALSE;

  stage_put (stage, RIFLES, 100, 60);
  stage_put (stage, RIFLES + 1, 101, 70);
  stage_begin_moves (stage, 1);
  go (stage, RIFLES, AHEAD, 15);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED), ==, -1);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_begin_moves (stage, 1);
  assert_about (stage, RIFLES, AHEAD, 3 + 28);
  go (stage, RIFLES, AHEAD, 10);
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
  assert_about (stage, RIFLES + 1, AHEAD, 20 + 5);
  stage_put (stage, GERMANS, 101, 40);
  stage_put (stage, RIFLES + 1, 150, 70);
  stage_begin_moves (stage, 2);
  assert_about (stage, GERMANS, BACK, 32);
  stage_put (stage, GERMANS, 150, 30);
  stage_put (stage, RIFLES + 1, 101, 70);
  stage_put (stage, RIFLES, 180, 100);
  *stage_game (stage, WAR_GAME_ROUND) = 3;
  stage_begin_moves (stage, 1);
  assert_about (stage, RIFLES + 1, AHEAD, 20 + 8 + 4);
  stage_put (stage, RIFLES + 1, 102.6, 70);
  assert_about (stage, RIFLES + 1, AHEAD, 20 + 5);
}

/* Who goes back to where he came from leaves none. */
static void
test_back_out (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_wire);

  stage_put (stage, RIFLES, 100, 52);
  stage_begin_moves (stage, 1);
  go (stage, RIFLES, AHEAD, 5);
  go (stage, RIFLES, BACK, 5);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED), ==, 0);
}

/* Gaps of one step that touch become one. */
static void
test_gaps_join (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_wire);
  guint n_gaps = 0;

  for (guint i = 0; i < 3; i++)
    {
      stage_put (stage, RIFLES + i, 100 + 5 * i, 45);
      *stage_unit (stage, RIFLES + i, WAR_ASSAULT_PIECE_ENTERED) = -1;
    }
  stage_begin_moves (stage, 1);
  for (guint i = 0; i < 3; i++)
    go (stage, RIFLES + i, AHEAD, 8);
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
  g_autoptr (Stage) stage = begin (0, stage_add_wire);

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
  go (stage, OFFICER, AHEAD, 12);
  assert_most (stage, OFFICER, AHEAD, 3);
  stage_put (stage, OFFICER, 150, 46);
  *stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_ENTERED) = -1;
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_begin_moves (stage, 1);
  go (stage, OFFICER, AHEAD, 10);
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
      g_autoptr (Stage) stage = begin (0, stage_add_wire);

      make_runner (stage, OFFICER);
      stage_put (stage, cases[i].unit, 20 + 30 * i, cases[i].y);
      stage_begin_moves (stage, 1);
      stage_refuse (stage, WAR_ASSAULT_REFUSAL_TOO_FAR, cases[i].clause,
                    "%d go pieces.%u heading=0 distance=50001", get_seat (stage, cases[i].unit),
                    cases[i].unit);
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
      g_autoptr (Stage) stage = begin (0, add_bog);
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
  g_autoptr (Stage) stage = begin (0, add_bog);
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
test_tank_and_wire (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_wire);
  WarBase gap;

  stage_put (stage, TANK, 100, 60);
  stage_begin_moves (stage, 1);
  assert_most (stage, TANK, AHEAD, 30);
  go (stage, TANK, AHEAD, 20);
  g_assert_cmpstr (stage_event (stage, WAR_ASSAULT_EVENT_GAPPED, 0)->clause, ==, "assault.8.9");
  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    if (war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                             stage_get_data (stage)->units->len + i, &gap))
      g_assert_cmpint (gap.width, ==, 4 * WAR_CENTIMETRE);
}

/* Whose base it is ----------------------------------------------------------------------------- */

/* assault.A-28: the headquarters' seat moves headquarters and tanks, each company its own. */
static void
test_seats (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  guint32 must, may;

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, TANK, 120, 150);
  stage_put (stage, GERMANS, 100, 30);
  stage_begin_moves (stage, 1);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmpuint (must, ==, 1u << 0 | 1u << 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_YOURS, "assault.A-28",
                "1 go pieces.%d heading=0 distance=1000", TANK);
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "3 go pieces.%d heading=0 distance=1000",
                GERMANS);

  /* In any order: the headquarters first, each until it says so. */
  go (stage, TANK, AHEAD, 10);
  stage_order (stage, "", "2 end-step");
  go (stage, RIFLES, AHEAD, 10);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_DEFENDERS);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmpuint (must, ==, 1u << 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.8.1/open", test_open);
  g_test_add_func ("/rules/assault.8.1/defenders", test_defenders);
  g_test_add_func ("/rules/assault.A-17/legs", test_legs);
  g_test_add_func ("/rules/assault.A-3/moved", test_moved);
  g_test_add_func ("/rules/assault.4.2/pinned", test_pinned);
  g_test_add_func ("/rules/assault.A-17/bases", test_bases);
  g_test_add_func ("/rules/assault.A-17/edge", test_edge);
  g_test_add_func ("/rules/assault.A-23/ground", test_ground);
  g_test_add_func ("/rules/assault.8.7/ground", test_tank_ground);
  g_test_add_func ("/rules/assault.8.6/along", test_along);
  g_test_add_func ("/rules/assault.A-17/out", test_out);
  g_test_add_func ("/rules/assault.A-17/entering", test_entering);
  g_test_add_func ("/rules/assault.A-17/start-trench", test_entering_start_trench);
  g_test_add_func ("/rules/assault.7.4/nervous", test_nervous);
  g_test_add_func ("/rules/assault.A-21/nervous", test_nervous_company);
  g_test_add_func ("/rules/assault.A-15/nervous-beyond", test_nervous_beyond);
  g_test_add_func ("/rules/assault.A-15/demoralised", test_demoralised);
  g_test_add_func ("/rules/assault.8.2/wire", test_wire);
  g_test_add_func ("/rules/assault.A-16/own-wire", test_own_wire);
  g_test_add_func ("/rules/assault.8.3/leaving-gap", test_leaving_gap);
  g_test_add_func ("/rules/assault.A-16/back-out", test_back_out);
  g_test_add_func ("/rules/assault.A-16/gaps-join", test_gaps_join);
  g_test_add_func ("/rules/assault.2.3/assault.8.4/assault.8.5/runner", test_runner);
  g_test_add_func ("/rules/assault.8.4/assault.8.5/assault.8.7/clauses", test_reach_clauses);
  g_test_add_func ("/rules/assault.8.8/stuck", test_stuck);
  g_test_add_func ("/rules/assault.A-22/stuck-twice", test_stuck_twice);
  g_test_add_func ("/rules/assault.8.9/wire", test_tank_and_wire);
  g_test_add_func ("/rules/assault.A-28/seats", test_seats);
  return g_test_run ();
}
