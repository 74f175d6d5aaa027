/* test-fire.c: fire in Trench Raider: who at whom, what it does, and when machine guns may fire
 * amid the other side's moves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  LEADER,
  MEN, /* six, of the first regiment */
  FRENCH_GUN = 7,
  TANK, /* a St. Chamond */
  FIELD_GUN,
  GERMAN_LEADER,
  GERMANS, /* six */
  ELITE = 17, /* two */
  GUNS = 19, /* two machine guns */
  A7V = 21,
};

static Stage *
begin (void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (G_MAXUINT32);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 6, "1st");
  stage_add (stage, 1, "machine-gun", 1, NULL);
  stage_add (stage, 1, "st-chamond", 1, NULL);
  stage_add (stage, 1, "field-gun", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 6, "I");
  stage_add (stage, 2, "elite", 2, NULL);
  stage_add (stage, 2, "machine-gun", 2, NULL);
  stage_add (stage, 2, "a7v", 1, NULL);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

static WarRaiderAim
aim_at (Stage *stage, guint unit, guint weapon, guint target)
{
  WarRaiderAim aim = { 0 };
  WarRefusal refusal = { 0 };

  if (!war_raider_take_aim (stage_get_setup (stage), stage_get_state (stage), unit, weapon, target,
                            &aim, &refusal))
    aim.need = 0;
  return aim;
}

/* The table ----------------------------------------------------------------------------------- */

static void
add_ground (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_WALL, NULL, 30, 39.8, 40, 40);
  stage_add_box (stage, WAR_TERRAIN_WOOD, NULL, 0, 30, 4, 40);
  stage_add_box (stage, WAR_TERRAIN_SMALL_SHELL_HOLE, NULL, 20, 38, 22, 40);
  stage_add_box (stage, WAR_TERRAIN_BUILDING, NULL, 42, 30, 46, 33);
}

/* 5 in the open, 6 in cover, at any distance in range, from edge to edge. */
static void
test_table (void)
{
  static const struct
  {
    guint firer;
    double x, y; /* of a Frenchman; the firer is above him, at x too */
    double from;
    guint need;
  } rows[] = {
    { GERMANS, 10, 40, 39, 5 },
    { GERMANS, 10, 40, 28, 5 }, /* with both bases a little less than 12″ */
    { GERMANS, 10, 40, 27.61, 5 },
    { GERMANS, 10, 40, 27.59, 0 },
    { GUNS, 10, 49, 25.4, 5 }, /* 24″ from a base of 2 cm */
    { GUNS, 10, 49, 24.41, 5 },
    { GUNS, 10, 49, 24.39, 0 },
    { GERMANS, 21, 39, 30, 6 }, /* in a hole */
    { GERMANS, 10, 50, 40, 6 }, /* in a trench, whose own */
    { GERMANS, 10, 26, 20, 6 },
    { GERMANS, 35, 40.5, 30, 6 }, /* behind a wall, within an inch of it */
    { GERMANS, 35, 41.3, 30, 5 }, /* beyond that */
    { GERMANS, 35, 39, 30, 5 }, /* before it */
    { GERMANS, 2, 41, 31.5, 0 }, /* through more than 2″ of wood */
    { GERMANS, 2, 38, 29, 0 },
    { GERMANS, 44, 35, 29, 0 }, /* a house between them */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (add_ground);

      stage_put (stage, MEN, rows[i].x, rows[i].y);
      stage_put (stage, rows[i].firer, rows[i].x, rows[i].from);
      g_test_message ("row %u", i);
      g_assert_cmpuint (aim_at (stage, rows[i].firer, 0, MEN).need, ==, rows[i].need);
    }
}

/* Pieces do not block sight. */
static void
test_over_heads (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMANS, 10, 30);
  stage_put (stage, MEN, 10, 40);
  stage_put_heading (stage, TANK, 10, 35, WAR_HEADING_TURN / 4);
  g_assert_cmpuint (aim_at (stage, GERMANS, 0, MEN).need, ==, 5);
}

/* Nothing armoured is hurt by small arms; a direct shot kills any one target on a 6
 * (raider.3.7). */
static void
test_armour (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, TANK, 10, 40);
  stage_put (stage, A7V, 10, 30);
  stage_put (stage, GERMANS, 12, 30);
  stage_put (stage, FRENCH_GUN, 10, 44);
  g_assert_cmpuint (aim_at (stage, GERMANS, 0, TANK).need, ==, 0);
  g_assert_cmpuint (aim_at (stage, FRENCH_GUN, 0, A7V).need, ==, 0);
  g_assert_cmpuint (aim_at (stage, A7V, 1, TANK).need, ==, 0);
  g_assert_cmpuint (aim_at (stage, A7V, 0, TANK).need, ==, 6);
  g_assert_cmpuint (aim_at (stage, TANK, 0, GERMANS).need, ==, 6);
  g_assert_cmpuint (aim_at (stage, TANK, 1, GERMANS).need, ==, 5);
}

/* A tank fires once for each cannon and three times for each machine gun, and goes on
 * (raider.3.13). */
static void
test_tank (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, TANK, 10, 40);
  for (guint i = 0; i < 6; i++)
    stage_put (stage, GERMANS + i, 8 + i, 36);
  stage_begin_moves (stage, 1, "1 2 3");
  g_assert_cmpint (*stage_unit (stage, TANK, WAR_RAIDER_PIECE_SHOTS), ==, 1);
  g_assert_cmpint (*stage_unit (stage, TANK, WAR_RAIDER_PIECE_SHOTS + 1), ==, 12);
  stage_order (stage, "5 1 6", "1 fire pieces.%d weapon=2 shots=3 on=1 targets=%d", TANK, GERMANS);
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_false (stage_stands (stage, GERMANS + 1));
  g_assert_cmpint (*stage_unit (stage, TANK, WAR_RAIDER_PIECE_SHOTS + 1), ==, 9);
  stage_order (stage, "", "1 drive pieces.%d heading=1024 distance=%d backwards=0", TANK,
               STAGE_IN (2));
  stage_order (stage, "6", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", TANK, GERMANS + 2);
  g_assert_false (stage_stands (stage, GERMANS + 2));
}

/* A gun is covered wherever it stands, until it has fired direct (raider.3.8). */
static void
test_gun_cover (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, FIELD_GUN, 10, 45);
  stage_put (stage, GUNS, 10, 30);
  g_assert_cmpuint (aim_at (stage, GUNS, 0, FIELD_GUN).need, ==, 6);
  *stage_unit (stage, FIELD_GUN, WAR_RAIDER_PIECE_DIRECT) = 1;
  g_assert_cmpuint (aim_at (stage, GUNS, 0, FIELD_GUN).need, ==, 5);
}

/* Groups -------------------------------------------------------------------------------------- */

/* One by one; when the target is dead the rest go on at the nearest of its kind within 2″. */
static void
test_group (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  for (guint i = 0; i < 4; i++)
    stage_put (stage, MEN + i, 10 + 0.5 * i, 40);
  stage_put (stage, GERMANS, 10, 34);
  stage_put (stage, GERMANS + 1, 11.5, 34); /* 1.1″ from the first */
  stage_put (stage, GUNS, 10.9, 34); /* nearer, but a stand */
  stage_put (stage, LEADER, 10, 41);
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "5 6", "1 fire pieces.%d weapon=1 shots=1 on=1 targets=%d,%d,%d,%d", MEN,
               GERMANS, MEN + 1, MEN + 2, MEN + 3);
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_FIRED), ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_FIRED, 1)->target, ==, GERMANS + 1);
  g_assert_true (stage_stands (stage, GUNS));

  /* The others have found nobody of the kind: they have not fired, and may yet. */
  stage_order (stage, "1", "1 fire pieces.%d weapon=1 shots=1 on=1 targets=%d", MEN + 2, GUNS);
  g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_ACTIVITY), ==, WAR_RAIDER_DONE);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_DONE, "raider.3.14",
                "1 move pieces.%d heading=0 distance=100 heading-2=0 distance-2=0 heading-3=0 "
                "distance-3=0",
                MEN);
}

/* Without "on" nobody else is fired at. */
static void
test_group_stops (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 41);
  for (guint i = 0; i < 2; i++)
    stage_put (stage, MEN + i, 10 + i, 40);
  stage_put (stage, GERMANS, 10, 34);
  stage_put (stage, GERMANS + 1, 11, 34);
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "5", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d,%d", MEN, GERMANS,
               MEN + 1);
  g_assert_true (stage_stands (stage, GERMANS + 1));
}

/* Who dies ------------------------------------------------------------------------------------ */

/* Three men of his side die in a leader's stead, the nearest, and he stays (raider.6.8). */
static void
test_leader (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 40);
  stage_put (stage, FRENCH_GUN, 10.7, 40); /* a stand is no man */
  for (guint i = 0; i < 4; i++)
    stage_put (stage, MEN + i, 11 + i, 41);
  stage_put (stage, GUNS, 10, 30);
  stage_begin_return_fire (stage, 1);
  stage_order (stage, "5", "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GUNS, LEADER);
  g_assert_true (stage_stands (stage, LEADER));
  g_assert_true (stage_stands (stage, FRENCH_GUN));
  for (guint i = 0; i < 3; i++)
    g_assert_false (stage_stands (stage, MEN + i));
  g_assert_true (stage_stands (stage, MEN + 3));
}

/* Fewer than three: all of them; none: he dies. */
static void
test_lonely_leader (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 40);
  stage_put (stage, MEN, 11, 40);
  stage_put (stage, GUNS, 10, 30);
  stage_put (stage, GUNS + 1, 12, 30);
  stage_begin_return_fire (stage, 1);
  stage_order (stage, "5", "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GUNS, LEADER);
  g_assert_false (stage_stands (stage, MEN));
  g_assert_true (stage_stands (stage, LEADER));
  stage_order (stage, "5", "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GUNS + 1, LEADER);
  g_assert_false (stage_stands (stage, LEADER));
}

/* The elite may save on 4 or more, also in a leader's stead, where nobody takes the place of who
 * has done so (raider.6.1, raider.R-17). */
static void
test_saves (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMAN_LEADER, 10, 30);
  stage_put (stage, ELITE, 10.5, 30);
  stage_put (stage, ELITE + 1, 11, 30);
  for (guint i = 0; i < 2; i++)
    stage_put (stage, GERMANS + i, 12 + i, 30);
  stage_put (stage, FRENCH_GUN, 10, 40);
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "5 4 3", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", FRENCH_GUN,
               GERMAN_LEADER);
  g_assert_true (stage_stands (stage, ELITE));
  g_assert_false (stage_stands (stage, ELITE + 1));
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_true (stage_stands (stage, GERMANS + 1));
}

/* Opportunity fire ---------------------------------------------------------------------------- */

#define MOVE \
  "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 distance-3=0"

/* Only if a gun bears on who has moved; three shots in the phase (raider.3.15). */
static void
test_opportunity (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 55);
  stage_put (stage, MEN, 10, 52);
  stage_put (stage, MEN + 1, 12, 52);
  stage_put (stage, GUNS, 10, 26);
  stage_begin_moves (stage, 1, "3 3");
  stage_order (stage, "", MOVE, MEN, STAGE_IN (1)); /* still out of range */
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
  stage_order (stage, "", MOVE, MEN + 1, STAGE_IN (1));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
}

static void
test_opportunity_shots (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 55);
  for (guint i = 0; i < 3; i++)
    stage_put (stage, MEN + i, 10 + i, 48);
  stage_put (stage, GUNS, 10, 26);
  stage_put (stage, GERMANS, 11, 40); /* who has no machine gun does not fire then */
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "", MOVE, MEN, STAGE_IN (2));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_OPPORTUNITY);
  g_assert_false (
    stage_allows (stage, "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GERMANS, MEN));

  /* Any enemy, not only who has moved. */
  stage_order (stage, "5 1", "2 fire pieces.%d weapon=1 shots=2 on=1 targets=%d", GUNS, MEN + 1);
  g_assert_false (stage_stands (stage, MEN + 1));
  g_assert_cmpint (*stage_unit (stage, GUNS, WAR_RAIDER_PIECE_SHOTS), ==, 1);
  stage_order (stage, "", "2 pass");
  stage_order (stage, "", MOVE, MEN + 2, STAGE_IN (2));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_OPPORTUNITY);
  stage_order (stage, "1", "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GUNS, MEN + 2);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1); /* no shot is left */
}

/* "None more in this phase" is kept, and forgotten in the next. */
static void
test_no_more (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 55);
  for (guint i = 0; i < 2; i++)
    stage_put (stage, MEN + i, 10 + i, 48);
  stage_put (stage, GUNS, 10, 26);
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "", MOVE, MEN, STAGE_IN (1));
  stage_order (stage, "", "2 no-more");
  stage_order (stage, "", MOVE, MEN + 1, STAGE_IN (1));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "", MOVE, MEN, STAGE_IN (1));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_OPPORTUNITY);
}

/* French machine guns have it in the German moves, but not those on vehicles (raider.4.11). */
static void
test_french_opportunity (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMAN_LEADER, 10, 22);
  stage_put (stage, GERMANS, 10, 26);
  stage_put (stage, FRENCH_GUN, 10, 40);
  stage_put (stage, TANK, 14, 40);
  stage_begin_moves (stage, 2, "2 2");
  stage_order (stage, "",
               "2 move pieces.%d heading=2048 distance=%d heading-2=0 distance-2=0 heading-3=0 "
               "distance-3=0",
               GERMANS, STAGE_IN (2));
  g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_OPPORTUNITY);
  g_assert_false (
    stage_allows (stage, "1 fire pieces.%d weapon=2 shots=1 on=0 targets=%d", TANK, GERMANS));
  stage_order (stage, "5", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", FRENCH_GUN,
               GERMANS);
  g_assert_false (stage_stands (stage, GERMANS));
}

/* Never for vehicles. */
static void
test_no_opportunity_at_vehicles (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, TANK, 10, 44);
  stage_put (stage, GUNS, 10, 26);
  stage_begin_moves (stage, 1, "1 2 3");
  stage_order (stage, "", "1 drive pieces.%d heading=0 distance=%d backwards=0", TANK,
               STAGE_IN (3));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
}

/* Who has moved counts as in the open, unless all of his way lay in one feature that covers. */
static void
test_in_the_open (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LEADER, 10, 55);
  stage_put (stage, MEN, 10, 50);
  stage_put (stage, MEN + 1, 12, 48);
  stage_put (stage, GUNS, 10, 27);
  stage_begin_moves (stage, 1, "3 3");
  stage_order (stage, "",
               "1 move pieces.%d heading=1024 distance=%d heading-2=0 distance-2=0 heading-3=0 "
               "distance-3=0",
               MEN, STAGE_IN (1));
  g_assert_cmpuint (aim_at (stage, GUNS, 0, MEN).need, ==, 6);
  stage_order (stage, "", "2 pass");
  stage_order (stage, "",
               "1 move pieces.%d heading=2048 distance=%d heading-2=0 distance-2=0 heading-3=0 "
               "distance-3=0",
               MEN + 1, STAGE_IN (1)); /* into the trench */
  g_assert_cmpint (stage_y (stage, MEN + 1), ==, 4900);
  g_assert_cmpuint (aim_at (stage, GUNS, 0, MEN + 1).need, ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.R-1/table", test_table);
  g_test_add_func ("/rules/raider.R-1/over-heads", test_over_heads);
  g_test_add_func ("/rules/raider.R-1/armour", test_armour);
  g_test_add_func ("/rules/raider.3.13", test_tank);
  g_test_add_func ("/rules/raider.3.8", test_gun_cover);
  g_test_add_func ("/rules/raider.R-10/goes-on", test_group);
  g_test_add_func ("/rules/raider.R-10/stops", test_group_stops);
  g_test_add_func ("/rules/raider.6.8", test_leader);
  g_test_add_func ("/rules/raider.R-17/lonely", test_lonely_leader);
  g_test_add_func ("/rules/raider.R-17/saves", test_saves);
  g_test_add_func ("/rules/raider.R-8/bears", test_opportunity);
  g_test_add_func ("/rules/raider.3.15", test_opportunity_shots);
  g_test_add_func ("/rules/raider.4.11", test_french_opportunity);
  g_test_add_func ("/rules/raider.R-8/no-more", test_no_more);
  g_test_add_func ("/rules/raider.R-8/vehicles", test_no_opportunity_at_vehicles);
  g_test_add_func ("/rules/raider.R-8/open", test_in_the_open);
  return g_test_run ();
}
