/* test-movement.c: moves in Trench Assault: legs, who is in the way, trenches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "moves.h"

#include "engine/game/foresight.h"
#include "engine/game/joint-move.h"

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
  g_autoptr (Stage) stage = moves_begin (0, NULL);

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
  g_autoptr (Stage) stage = moves_begin (0, NULL);

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
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 10);
  assert_most (stage, RIFLES, RIGHT, 30);
  moves_go (stage, RIFLES, RIGHT, 10);
  assert_most (stage, RIFLES, BACK, 20);
  moves_go (stage, RIFLES, AHEAD, 5);
  moves_refuse (stage, RIFLES, AHEAD, 1000, WAR_ASSAULT_REFUSAL_DONE);
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
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_moves (stage, 1);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 0);
  moves_go (stage, RIFLES, AHEAD, 10);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 1);
  moves_go (stage, RIFLES, BACK, 10);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 0);
}

static void
test_pinned (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

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
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 100, 140);
  stage_put (stage, RIFLES + 2, 150, 150);
  stage_put (stage, GERMANS, 150, 140);
  stage_begin_moves (stage, 1);

  /* Past a friend, up to him, not onto him. */
  moves_allow (stage, RIFLES, AHEAD, 8500);
  moves_refuse (stage, RIFLES, AHEAD, 8504, WAR_ASSAULT_REFUSAL_FRIEND);
  moves_refuse (stage, RIFLES, AHEAD, 11496, WAR_ASSAULT_REFUSAL_FRIEND);
  moves_allow (stage, RIFLES, AHEAD, 11500);

  /* An enemy is touched, and not passed. */
  moves_allow (stage, RIFLES + 2, AHEAD, 8500);
  moves_refuse (stage, RIFLES + 2, AHEAD, 8504, WAR_ASSAULT_REFUSAL_ENEMY);
  moves_refuse (stage, RIFLES + 2, AHEAD, 12000, WAR_ASSAULT_REFUSAL_ENEMY);

  /* Passing is the centre's way: beside the base it goes on. */
  stage_put (stage, GERMANS, 153, 140);
  moves_allow (stage, RIFLES + 2, AHEAD, 12000);
  moves_refuse (stage, RIFLES + 2, AHEAD, 10000, WAR_ASSAULT_REFUSAL_ENEMY);
}

/* Any enemy, not only who fights: officers and tanks bar the way, too. */
static void
test_other_enemies (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  const guint enemies[] = { OFFICER, HEADQUARTERS, TANK };

  for (guint i = 0; i < G_N_ELEMENTS (enemies); i++)
    {
      stage_put (stage, enemies[i], 50 + 40 * i, 100);
      stage_put (stage, GERMANS + i, 50 + 40 * i, 80);
    }
  stage_begin_moves (stage, 2);
  for (guint i = 0; i < G_N_ELEMENTS (enemies); i++)
    g_assert_cmpint (stage_refuse (stage, WAR_ASSAULT_REFUSAL_ENEMY, "assault.A-17",
                                   "3 go pieces.%u heading=2048 distance=38000", GERMANS + i)
                       .arguments[1],
                     ==, enemies[i]);
}

static void
test_edge (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 180, 150);
  stage_begin_moves (stage, 1);
  assert_most (stage, RIFLES, RIGHT, 17.5);
  moves_refuse (stage, RIFLES, RIGHT, 17501, WAR_ASSAULT_REFUSAL_OFF_FIELD);

  /* A base that turns has to stay on the field, too. */
  moves_go (stage, RIFLES, RIGHT, 17.5);
  g_assert_true (stage_allows (stage, "1 turn pieces.%d heading=1024", RIFLES));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ROOM, "assault.A-17", "1 turn pieces.%d heading=64",
                RIFLES);
}

/* A refusal says how far it goes that way, or that it does not, and who is in the way. */
static void
test_what_is_left (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  WarRefusal far, taken, off;

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 100, 151.5);
  stage_begin_moves (stage, 1);
  far = stage_refuse (stage, WAR_ASSAULT_REFUSAL_TOO_FAR, "assault.8.1",
                      "1 go pieces.%d heading=0 distance=50000", RIFLES);
  g_assert_cmpint (far.arguments[0], ==, 40 * WAR_CENTIMETRE);
  g_assert_cmpint (far.arguments[1], ==, WAR_NONE);
  g_assert_cmpint (far.arguments[2], ==, RIFLES);
  taken = stage_refuse (stage, WAR_ASSAULT_REFUSAL_FRIEND, "assault.A-17",
                        "1 go pieces.%d heading=2048 distance=100", RIFLES);
  g_assert_cmpint (taken.arguments[1], ==, RIFLES + 1);

  stage_put (stage, RIFLES, 2.5, 150);
  off = stage_refuse (stage, WAR_ASSAULT_REFUSAL_OFF_FIELD, "assault.A-17",
                      "1 go pieces.%d heading=3072 distance=100", RIFLES);
  g_assert_cmpint (off.arguments[0], ==, -1);
}

static void
add_ground (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_RIVER, NULL, 0, 120, 100, 124);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, NULL, 40, 119, 60, 125);
  stage_add_box (stage, WAR_TERRAIN_FORD, NULL, 70, 119, 90, 125);
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
    { 20, 15.999 }, { 50, 40 }, { 80, 40 }, { 130, 9.999 }, { 155, 9.999 }, { 185, 40 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Stage) stage = moves_begin (0, add_ground);

      stage_put (stage, RIFLES, places[i].x, 140);
      stage_begin_moves (stage, 1);
      assert_most (stage, RIFLES, AHEAD, places[i].most);
      if (places[i].most < 40)
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_GROUND, "assault.A-23",
                      "1 go pieces.%d heading=0 distance=30000", RIFLES);
    }
}

static void
add_building (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BUILDING, NULL, 60, 120, 70, 130);
}

/* Nor is a corner cut off which there is less than a millimetre. */
static void
test_corner (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_building);

  stage_put (stage, RIFLES, 59.902, 140.048);
  stage_begin_moves (stage, 1);
  moves_assert_about (stage, RIFLES, 512, 14.21);
}

/* Tanks go over anything (assault.8.7). */
static void
test_tank_ground (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_ground);

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
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = moves_begin (i > 0 ? AMENDED (TRENCHES) : 0, NULL);

      stage_put (stage, RIFLES, 100, 213);
      stage_begin_moves (stage, 1);
      moves_allow (stage, RIFLES, RIGHT, 20000);
      moves_refuse (stage, RIFLES, RIGHT, 20001, WAR_ASSAULT_REFUSAL_SAME_TRENCH);
      moves_go (stage, RIFLES, RIGHT, 12);
      moves_allow (stage, RIFLES, RIGHT, 8000);
      moves_refuse (stage, RIFLES, RIGHT, 8001, WAR_ASSAULT_REFUSAL_SAME_TRENCH);

      /* Out of it with what is left of the whole allowance; in again not with the amendment. */
      assert_most (stage, RIFLES, AHEAD, 28);
      moves_go (stage, RIFLES, AHEAD, 5);
      if (i > 0)
        moves_refuse (stage, RIFLES, BACK, 4000, WAR_ASSAULT_REFUSAL_SAME_TRENCH);
      else
        moves_allow (stage, RIFLES, BACK, 4000);
      moves_allow (stage, RIFLES, BACK, 15000);
    }
}

/* Getting out of a trench costs nothing: the whole allowance from where it was. */
static void
test_out (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

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
      g_autoptr (Stage) stage = moves_begin (is_amended ? AMENDED (TRENCHES) : 0, NULL);

      stage_put (stage, RIFLES, 100, 50);
      stage_put (stage, RIFLES + 1, 140, 50);
      stage_begin_moves (stage, 1);
      if (is_amended)
        {
          assert_most (stage, RIFLES, AHEAD, 21);
          moves_refuse (stage, RIFLES, AHEAD, 30000, WAR_ASSAULT_REFUSAL_TRENCH);
        }
      else
        assert_most (stage, RIFLES, AHEAD, 40);
      moves_go (stage, RIFLES, AHEAD, 18.9);
      moves_allow (stage, RIFLES, AHEAD, 100);
      moves_go (stage, RIFLES, AHEAD, 0.1);
      if (is_amended)
        moves_refuse (stage, RIFLES, RIGHT, 1000, WAR_ASSAULT_REFUSAL_DONE);
      else
        assert_most (stage, RIFLES, RIGHT, 21);
    }
}

/* The defenders' enemy trench is the start trench; their own stop nobody. */
static void
test_entering_start_trench (void)
{
  g_autoptr (Stage) stage = moves_begin (AMENDED (TRENCHES), stage_add_second_line);

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
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 150, 213);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=20000", RIFLES);
  assert_most (stage, RIFLES, BACK, 40);
  assert_most (stage, RIFLES, RIGHT, 40);

  /* Along a trench is no advance (assault.A-15), out of it is. */
  assert_most (stage, RIFLES + 1, RIGHT, 20);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=20000", RIFLES + 1);

  /* Back twice, and then forward again as far as it was. */
  moves_go (stage, RIFLES, BACK, 10);
  moves_go (stage, RIFLES, BACK, 5);
  assert_most (stage, RIFLES, AHEAD, 15);
}

/* Whether it is foreseen of the leg of company 1's that it is not the last. */
static gboolean
must_go_on (Stage *stage, guint unit, WarHeading heading, WarLength distance)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarOrder order = war_order_new (WAR_ASSAULT_ORDER_GO, 0, (gint) unit);

  order.arguments[0] = heading;
  order.arguments[1] = distance;
  war_foresight_init (foresight);
  war_play_foresee_briefly (stage_get_setup (stage), stage_get_state (stage), &order, foresight);
  return foresight->must_go_on;
}

/* assault.A-15: it is a move that does not end nearer. A leg may, while what is left of the move
 * suffices to come back with; the last one does not. */
static void
test_round_about (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 50, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);

  /* Half of 40 cm, less half of the millimetre with which it is back for certain. */
  assert_most (stage, RIFLES, AHEAD, 19.95);
  g_assert_true (must_go_on (stage, RIFLES, AHEAD, 10 * WAR_CENTIMETRE));
  g_assert_false (must_go_on (stage, RIFLES, RIGHT, 10 * WAR_CENTIMETRE));
  moves_go (stage, RIFLES, AHEAD, 10);
  assert_most (stage, RIFLES, AHEAD, 9.95);
  assert_most (stage, RIFLES, RIGHT, 19.9);
  moves_go (stage, RIFLES, RIGHT, 10);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=1", RIFLES);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=2048 distance=9900", RIFLES);
  moves_go (stage, RIFLES, BACK, 10);

  /* Who has come back stays; who has not is where it was (and another's moves change nothing). */
  moves_go (stage, RIFLES + 1, AHEAD, 10);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (stage_x (stage, RIFLES), ==, 11000);
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 15000);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_CAME_BACK), ==, 1);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_CAME_BACK, 0)->actor, ==, RIFLES + 1);
  g_assert_cmpint (stage_y (stage, RIFLES + 1), ==, 15000);
  g_assert_cmpint (*stage_unit (stage, RIFLES + 1, WAR_ASSAULT_PIECE_MOVED), ==, 0);
}

/* A company that moves as one goes on no leg from which it would have to come back. */
static void
test_group (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  g_autoptr (GArray) moves = g_array_new (FALSE, TRUE, sizeof (WarJointMove));
  const gint actors[] = { RIFLES, RIFLES + 1 };

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 110, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  for (gint back = 0; back < 2; back++)
    {
      WarPosition by = { 0, back ? 10 * WAR_CENTIMETRE : -10 * WAR_CENTIMETRE };

      g_array_set_size (moves, 0);
      war_joint_move_plan (stage_get_setup (stage), stage_get_state (stage), 0, actors, 2, by,
                           moves);
      g_assert_cmpuint (moves->len, ==, 2);
      for (guint i = 0; i < moves->len; i++)
        g_assert_cmpint (g_array_index (moves, WarJointMove, i).goes, ==, back);
    }
}

/* Another has come to stand where it was: it is put behind him, and at the edge beside him, as
 * there is room. */
static void
test_taken (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 110, 150);
  stage_put (stage, RIFLES + 2, 100, 239.25);
  stage_put (stage, OFFICER, 110, 239);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  moves_go (stage, RIFLES, AHEAD, 10);
  stage_order (stage, "", "1 go pieces.%d heading=3072 distance=10000", RIFLES + 1);
  moves_go (stage, RIFLES + 2, AHEAD, 10);
  stage_order (stage, "", "1 turn pieces.%d heading=1024", RIFLES + 2);
  stage_order (stage, "", "1 go pieces.%d heading=3072 distance=10000", OFFICER);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (stage_x (stage, RIFLES + 2), ==, 9650);
  g_assert_cmpint (*stage_unit (stage, RIFLES + 2, WAR_PIECE_HEADING), ==, AHEAD);
  g_assert_cmpint (stage_y (stage, RIFLES + 2), ==, 23925);
  g_assert_cmpint (stage_x (stage, RIFLES), ==, 10000);
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 15150);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 1);
}

/* The enemy's trench is not passed so, nor wire from which what is left brings nobody back. */
static void
test_no_round_about (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  WarLength most;

  stage_put (stage, RIFLES, 100, 53);
  stage_put (stage, RIFLES + 1, 150, 36);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);

  /* 3 cm to the wire and 3 back leave 34, and so 17 for one way through it, at four times. */
  most = moves_get_most (stage, RIFLES, AHEAD);
  g_assert_cmpint (most, >=, 3 * WAR_CENTIMETRE + 4200);
  g_assert_cmpint (most, <=, 3 * WAR_CENTIMETRE + 4250);
  g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=4900", RIFLES + 1));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=5100", RIFLES + 1);
}

static void
add_sap (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_TRENCH, NULL, 97, 60, 103, 200);
}

/* Along a trench is no advance, wherever it leads; out of it is. */
static void
test_sap (void)
{
  g_autoptr (Stage) stage = moves_begin (0, add_sap);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, OFFICER, 20, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  assert_most (stage, RIFLES, AHEAD, 20);
  moves_go (stage, RIFLES, AHEAD, 20);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=1024 distance=15000", RIFLES);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 13000);
}

/* Nor into the trench from which he came (assault.A-17): he comes back behind it, or to where he
 * was when the step ends; and he is in no wire then into which he had gone. */
static void
test_back_to_trench (void)
{
  g_autoptr (Stage) stage = moves_begin (AMENDED (TRENCHES), stage_add_wire);

  stage_put (stage, RIFLES, 150, 213);
  stage_put (stage, RIFLES + 1, 100, 53);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  /* As far ahead, back again, 3 cm to behind the trench, and a millimetre: 40 cm. */
  assert_most (stage, RIFLES, AHEAD, 18.45);
  moves_go (stage, RIFLES + 1, AHEAD, 5);
  g_assert_cmpint (*stage_unit (stage, RIFLES + 1, WAR_ASSAULT_PIECE_ENTERED), ==, -1);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (stage_y (stage, RIFLES + 1), ==, 5300);
  g_assert_cmpint (*stage_unit (stage, RIFLES + 1, WAR_ASSAULT_PIECE_ENTERED), ==, 0);
}

/* The headquarters and tanks have no morale (assault.A-21); an officer has his company's. */
static void
test_nervous_company (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, OFFICER, 100, 150);
  stage_put (stage, HEADQUARTERS, 120, 150);
  stage_put (stage, TANK, 140, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  assert_most (stage, OFFICER, AHEAD, 19.95);
  assert_most (stage, HEADQUARTERS, AHEAD, 40);
  assert_most (stage, TANK, AHEAD, 30);
}

/* Beyond the first line the attackers' enemy is in the second; the defenders' in the start trench
 * (assault.A-15). */
static void
test_nervous_beyond (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_second_line);

  stage_put (stage, RIFLES, 100, 20);
  stage_put (stage, GERMANS, 150, 100);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  stage_begin_moves (stage, 1);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ADVANCE, "assault.7.4",
                "1 go pieces.%d heading=0 distance=14000", RIFLES);
  assert_most (stage, RIFLES, BACK, 40);
  stage_begin_moves (stage, 2);
  assert_most (stage, GERMANS, BACK, 19.95);
  assert_most (stage, GERMANS, AHEAD, 40);
}

/* Who is demoralised goes where he must, and not where anybody wants. */
static void
test_demoralised (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, HEADQUARTERS, 150, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);
  g_assert_false (stage_allows (stage, "1 go pieces.%d heading=2048 distance=1000", RIFLES));
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 19000);
}
/* Whose base it is ----------------------------------------------------------------------------- */

/* assault.A-28: the headquarters' seat moves headquarters and tanks, each company its own. */
static void
test_seats (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
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
  moves_go (stage, TANK, AHEAD, 10);
  stage_order (stage, "", "2 end-step");
  moves_go (stage, RIFLES, AHEAD, 10);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_DEFENDERS);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmpuint (must, ==, 1u << 2);
}

/* A company is one body, however far its officer is; who is in none moves alone. */
static void
test_fellows (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  gint rows[WAR_MAX_BONDS];

  stage_put (stage, RIFLES, 20, 150);
  stage_put (stage, RIFLES + 1, 30, 150);
  stage_put (stage, OFFICER, 180, 60);
  stage_put (stage, HEADQUARTERS, 25, 160);
  stage_put (stage, TANK, 60, 150);
  g_assert_cmpuint (
    war_play_list_fellows (stage_get_setup (stage), stage_get_state (stage), RIFLES, rows), ==, 2);
  g_assert_cmpint (MIN (rows[0], rows[1]), ==, MIN (RIFLES + 1, OFFICER));
  g_assert_cmpint (MAX (rows[0], rows[1]), ==, MAX (RIFLES + 1, OFFICER));
  g_assert_cmpuint (
    war_play_list_fellows (stage_get_setup (stage), stage_get_state (stage), TANK, rows), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.8.1/open", test_open);
  g_test_add_func ("/rules/assault.8.1/defenders", test_defenders);
  g_test_add_func ("/rules/assault.A-17/legs", test_legs);
  g_test_add_func ("/rules/assault.A-15/fellows", test_fellows);
  g_test_add_func ("/rules/assault.A-3/moved", test_moved);
  g_test_add_func ("/rules/assault.4.2/pinned", test_pinned);
  g_test_add_func ("/rules/assault.A-17/bases", test_bases);
  g_test_add_func ("/rules/assault.A-17/edge", test_edge);
  g_test_add_func ("/rules/assault.A-17/what-is-left", test_what_is_left);
  g_test_add_func ("/rules/assault.A-23/ground", test_ground);
  g_test_add_func ("/rules/assault.A-23/corner", test_corner);
  g_test_add_func ("/rules/assault.8.7/ground", test_tank_ground);
  g_test_add_func ("/rules/assault.8.6/along", test_along);
  g_test_add_func ("/rules/assault.A-17/out", test_out);
  g_test_add_func ("/rules/assault.A-17/entering", test_entering);
  g_test_add_func ("/rules/assault.A-17/start-trench", test_entering_start_trench);
  g_test_add_func ("/rules/assault.7.4/nervous", test_nervous);
  g_test_add_func ("/rules/assault.A-15/round-about", test_round_about);
  g_test_add_func ("/rules/assault.A-15/group", test_group);
  g_test_add_func ("/rules/assault.A-15/taken", test_taken);
  g_test_add_func ("/rules/assault.A-15/assault.A-17/back-to-trench", test_back_to_trench);
  g_test_add_func ("/rules/assault.A-15/sap", test_sap);
  g_test_add_func ("/rules/assault.A-15/no-round-about", test_no_round_about);
  g_test_add_func ("/rules/assault.A-21/nervous", test_nervous_company);
  g_test_add_func ("/rules/assault.A-15/nervous-beyond", test_nervous_beyond);
  g_test_add_func ("/rules/assault.A-15/demoralised", test_demoralised);
  g_test_add_func ("/rules/assault.A-28/seats", test_seats);
  g_test_add_func ("/rules/assault.A-17/other-enemies", test_other_enemies);
  return g_test_run ();
}
