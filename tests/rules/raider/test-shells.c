/* test-shells.c: thrown shells and gas in Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  LEADER,
  MEN, /* eight */
  TANK = 9,
  FRENCH_GUN,
  FRENCH_MORTAR,
  GERMAN_LEADER,
  GERMANS, /* six */
  ELITE = 19, /* two */
  MORTAR = 21,
  GERMAN_GUN,
  GERMAN_OTHER_GUN,
};

static Stage *
begin (WarAmendments amendments)
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 8, "1st");
  stage_add (stage, 1, "renault", 1, NULL);
  stage_add (stage, 1, "field-gun", 1, NULL);
  stage_add (stage, 1, "mortar", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 6, "I");
  stage_add (stage, 2, "elite", 2, NULL);
  stage_add (stage, 2, "mortar", 1, NULL);
  stage_add (stage, 2, "field-gun", 2, NULL);
  stage_add_bunker (stage, 30);
  stage_begin (stage);
  return stage;
}

static gboolean
bombard (WarContext *context)
{
  return war_raider_begin_bombardment (context, WAR_RAIDER_FRENCH);
}

static gboolean
bombard_back (WarContext *context)
{
  return war_raider_begin_bombardment (context, WAR_RAIDER_GERMAN);
}

static void
begin_shells (Stage *stage, gint side, const char *dice)
{
  *stage_game (stage, WAR_GAME_SIDE) = side - 1;
  *stage_game (stage, WAR_GAME_PHASE)
    = side == 1 ? WAR_RAIDER_PHASE_BOMBARDMENT : WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT;
  war_raider_give_shots (
    &(WarContext){ .setup = stage_get_setup (stage), .state = stage_get_state (stage) }, side - 1,
    *stage_game (stage, WAR_GAME_PHASE));
  stage_do (stage, side == 1 ? bombard : bombard_back, dice);
}

/* How many ------------------------------------------------------------------------------------ */

/* 1–4 none, 5 and 6 that many for the French (raider.3.2); for the Germans three dice on a 6
 * (raider.4.5). */
static void
test_count (void)
{
  static const struct
  {
    gint side;
    const char *dice;
    gint shells;
  } rows[] = {
    { 1, "1", 0 }, { 1, "4", 0 }, { 1, "5", 5 },       { 1, "6", 6 },
    { 2, "5", 0 }, { 2, "1", 0 }, { 2, "6 1 2 4", 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32);

      begin_shells (stage, rows[i].side, rows[i].dice);
      g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_SHELLS), ==, rows[i].shells);
      g_assert_cmpint (stage_get_decision (stage, rows[i].side), ==,
                       rows[i].shells > 0 ? WAR_RAIDER_DECIDE_SHELLS : -1);
    }
}

/* Then any gun on the field may fire, also when nothing comes from beyond it (raider.4.6). */
static void
test_german_gun (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put (stage, GERMAN_GUN, 10, 10);
  begin_shells (stage, 2, "5");
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_SHELLS);
  stage_order (stage, "2", "2 load pieces.%d", GERMAN_GUN);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_SHELLS), ==, 2);
}

/* Some at one point anywhere, the rest at another or left (raider.3.3). */
static void
test_points (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  begin_shells (stage, 1, "5");
  stage_order (stage, "1 1 1 1 1 1", "1 throw x=%d y=%d shells=2", STAGE_IN (10), STAGE_IN (20));
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_SHELL), ==, 2);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_SHELLS, "raider.R-2", "1 throw x=%d y=%d shells=4",
                STAGE_IN (10), STAGE_IN (20));
  stage_order (stage, "6 6 0", "1 throw x=%d y=%d shells=1", STAGE_IN (40), STAGE_IN (70));
  stage_order (stage, "", "1 leave");
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_SHELLS), ==, 0);
}

/* Where and what ------------------------------------------------------------------------------ */

/* Two dice less 2 inches away for a large one, on one of 24 headings clockwise from the top. */
static void
test_scatter (void)
{
  static const struct
  {
    const char *dice;
    double x, y;
  } rows[] = {
    { "1 1 13", 20, 30 }, /* none away */
    { "2 2 0", 20, 28 }, /* the top */
    { "2 2 6", 22, 30 }, /* the right */
    { "2 2 12", 20, 32 }, /* the bottom */
    { "6 6 18", 10, 30 }, /* the left, 10″ */
    { "3 3 3", 22.8284, 27.1716 }, /* 45° */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32);
      const WarEvent *event;

      begin_shells (stage, 1, "5");
      stage_order (stage, rows[i].dice, "1 throw x=%d y=%d shells=1", STAGE_IN (20), STAGE_IN (30));
      event = stage_event (stage, WAR_RAIDER_EVENT_SHELL, 0);
      stage_assert_inches (event->arguments[0], rows[i].x);
      stage_assert_inches (event->arguments[1], rows[i].y);
    }
}

/* A gun's are small: a die less one inch; off the field they are lost. */
static void
test_gun (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);
  const WarEvent *event;

  stage_put (stage, FRENCH_GUN, 10, 60);
  begin_shells (stage, 1, "1");
  stage_order (stage, "3", "1 load pieces.%d", FRENCH_GUN);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_SHELLS), ==, 3);
  stage_order (stage, "4 6", "1 throw x=%d y=%d shells=1", STAGE_IN (20), STAGE_IN (30));
  event = stage_event (stage, WAR_RAIDER_EVENT_SHELL, 0);
  g_assert_cmpint (event->arguments[0], ==, STAGE_IN (23));
  g_assert_cmpint (event->arguments[1], ==, STAGE_IN (30));
  stage_order (stage, "4 6", "1 throw x=%d y=%d shells=1", STAGE_IN (47), STAGE_IN (30));
  g_assert_true (stage_event (stage, WAR_RAIDER_EVENT_SHELL, 0)->arguments[3]);
  stage_order (stage, "1 1", "1 throw x=%d y=%d shells=1", STAGE_IN (20), STAGE_IN (30));
}

/* A gun that has thrown does not throw again, or fire direct too; one that fires direct does not
 * throw. When all shells are thrown and no gun is left nobody is asked any more. */
static void
test_once (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put (stage, GERMAN_GUN, 10, 20);
  stage_put (stage, GERMAN_OTHER_GUN, 20, 20);
  stage_put (stage, MEN, 10, 40);
  begin_shells (stage, 2, "1");
  stage_order (stage, "1", "2 load pieces.%d", GERMAN_GUN);
  stage_order (stage, "1 1", "2 throw x=%d y=%d shells=1", STAGE_IN (40), STAGE_IN (60));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_DONE, "raider.3.14", "2 load pieces.%d", GERMAN_GUN);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15",
                "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GERMAN_GUN, MEN);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_SHELLS);
  stage_order (stage, NULL, "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GERMAN_OTHER_GUN,
               MEN);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_RAIDER_PHASE_COUNTER_MOVES);
}

/* A large one touches all within 1″ of its point, a small one within ½″, friend and foe. */
static void
test_touched (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put (stage, MEN, 20, 30);
  stage_put (stage, MEN + 1, 21.19, 30);
  stage_put (stage, MEN + 2, 18.7, 30); /* 1.1″ to its edge */
  stage_put (stage, GERMANS, 20, 31);
  stage_put (stage, TANK, 20, 28.2);
  begin_shells (stage, 1, "5");
  stage_order (stage, "1 1 1", "1 throw x=%d y=%d shells=1", STAGE_IN (20), STAGE_IN (30));
  g_assert_false (stage_stands (stage, MEN));
  g_assert_false (stage_stands (stage, MEN + 1));
  g_assert_true (stage_stands (stage, MEN + 2));
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_false (stage_stands (stage, TANK));
}

static void
lob (Stage *stage, double x, double y)
{
  stage_put (stage, MORTAR, x, y - 10);
  stage_begin_return_fire (stage, 1);
  stage_order (stage, "1 1", "2 lob pieces.%d x=%d y=%d", MORTAR, STAGE_IN (x) / 100 * 100,
               STAGE_IN (y) / 100 * 100);
}

static void
test_small (void)
{
  g_autoptr (Stage) amended = begin (G_MAXUINT32);
  g_autoptr (Stage) printed = begin (0);

  for (guint i = 0; i < 2; i++)
    {
      Stage *stage = i == 0 ? amended : printed;

      stage_put (stage, MEN, 20, 40);
      stage_put (stage, MEN + 1, 20.65, 40); /* 0.45″ to its edge */
      stage_put (stage, MEN + 2, 20, 40.75); /* 0.55″ */
      stage_put (stage, TANK, 19, 40);
      lob (stage, 20, 40);
      g_assert_false (stage_stands (stage, MEN));
      g_assert_false (stage_stands (stage, MEN + 1));
      g_assert_true (stage_stands (stage, MEN + 2));
    }

  /* With the amendment they do not harm vehicles. */
  g_assert_true (stage_stands (amended, TANK));
  g_assert_false (stage_stands (printed, TANK));
}

/* A large one destroys a bunker, and all inside die but for the elite who are saved
 * (raider.7.3). */
static void
test_bunker (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put_inside (stage, GERMANS, 0);
  stage_put_inside (stage, ELITE, 0);
  begin_shells (stage, 1, "5");
  stage_order (stage, "1 1 1 4", "1 throw x=%d y=%d shells=1", STAGE_IN (30), STAGE_IN (27.9));
  g_assert_cmpint (*stage_bunker (stage, 0, WAR_RAIDER_FEATURE_DESTROYED), ==, 1);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_LOSS), ==, WAR_RAIDER_LOSS_KILLED);
  g_assert_true (stage_stands (stage, ELITE));
}

/* Gas ----------------------------------------------------------------------------------------- */

/* 12″ with the wind; whose centre leaves the field is gone. */
static void
test_drift (void)
{
  static const struct
  {
    WarRaiderWind wind;
    double x, y;
    gboolean is_gone;
  } rows[] = {
    { WAR_RAIDER_WIND_LEFT, 32, 40, FALSE },
    { WAR_RAIDER_WIND_RIGHT, 8, 40, FALSE },
    { WAR_RAIDER_WIND_REAR, 20, 28, FALSE },
    { WAR_RAIDER_WIND_FRONT, 20, 52, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32);
      const WarEvent *event;

      stage_put_cloud (stage, 0, 20, 40);
      *stage_game (stage, WAR_RAIDER_GAME_WIND) = rows[i].wind;
      stage_put (stage, FRENCH_GUN, 1, 71); /* so that the next step asks somebody */
      stage_begin_gas (stage, "3 6 1");
      event = stage_event (stage, WAR_RAIDER_EVENT_DRIFTED, 0);
      g_assert_cmpint (event->arguments[0], ==, STAGE_IN (rows[i].x));
      g_assert_cmpint (event->arguments[1], ==, STAGE_IN (rows[i].y));
    }
}

/* In rain nobody makes one. */
static void
test_rain (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  *stage_game (stage, WAR_RAIDER_GAME_WIND) = WAR_RAIDER_WIND_RAIN;
  stage_put (stage, FRENCH_GUN, 1, 71);
  stage_begin_gas (stage, "1"); /* the bombardment's */
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_GAS_ROLL), ==, 0);
}

static void
test_blown_away (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put_cloud (stage, 0, 20, 11.9);
  stage_put (stage, FRENCH_GUN, 1, 71);
  stage_begin_gas (stage, "3 6 1");
  g_assert_true (stage_event (stage, WAR_RAIDER_EVENT_DRIFTED, 0)->arguments[2]);
  g_assert_cmpint (*stage_unit (stage, war_raider_get_data (stage_get_setup (stage))->first_cloud,
                                WAR_PIECE_PRESENCE),
                   !=, WAR_PRESENCE_ON_FIELD);
}

/* Everybody below one rolls, once however many there are, and 6 kills; the others are pinned, but
 * for the elite who save. Vehicles too. */
static void
test_below (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put (stage, MEN, 20, 30);
  stage_put (stage, MEN + 1, 26.15, 30); /* its edge is below it */
  stage_put (stage, MEN + 2, 26.25, 36); /* it is not */
  stage_put (stage, TANK, 18, 30);
  stage_put (stage, ELITE, 20, 32);
  stage_put (stage, FRENCH_GUN, 1, 71);
  stage_put_cloud (stage, 0, 20, 42); /* they come to y 30 */
  stage_put_cloud (stage, 1, 21, 42);
  stage_begin_gas (stage, "3 6 6 5 5 2 4 1");
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_GASSED), ==, 4);
  g_assert_false (stage_stands (stage, MEN));
  g_assert_cmpint (*stage_unit (stage, MEN + 1, WAR_RAIDER_PIECE_PINNED), ==, 1);
  g_assert_cmpint (*stage_unit (stage, MEN + 2, WAR_RAIDER_PIECE_PINNED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, TANK, WAR_RAIDER_PIECE_PINNED), ==, 1);
  g_assert_cmpint (*stage_unit (stage, ELITE, WAR_RAIDER_PIECE_PINNED), ==, 0);
}

/* A line whose last German gas kills is captured then (raider.R-6), before the French phase
 * (raider.R-18), whatever the bombardment does to who is in it. */
static void
test_captured (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  *stage_game (stage, WAR_GAME_ROUND) = 3;
  stage_put (stage, MEN, 5, 26);
  stage_put (stage, GERMANS, 20, 26);
  stage_put (stage, FRENCH_GUN, 1, 71);
  stage_put_cloud (stage, 0, 20, 38);
  stage_begin_gas (stage, "3 6 6 1");
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), ==,
                   WAR_RAIDER_SIDE_PHASE (2, WAR_RAIDER_GERMAN));
}

/* Men inside of bunkers roll, and may save; the bunker only without the amendment, and first. */
static void
test_gassed_bunker (void)
{
  g_autoptr (Stage) amended = begin (G_MAXUINT32);
  g_autoptr (Stage) printed = begin (0);

  for (guint i = 0; i < 2; i++)
    {
      Stage *stage = i == 0 ? amended : printed;

      stage_put_inside (stage, GERMANS, 0);
      stage_put (stage, FRENCH_GUN, 1, 71);
      stage_put_cloud (stage, 0, 30, 38);
    }
  stage_begin_gas (amended, "3 6 6 4 1");
  g_assert_cmpint (*stage_unit (amended, GERMANS, WAR_RAIDER_PIECE_LOSS), ==, 0);
  stage_begin_gas (printed, "3 6 6 1");
  g_assert_cmpint (*stage_bunker (printed, 0, WAR_RAIDER_FEATURE_DESTROYED), ==, 1);
  g_assert_cmpint (*stage_unit (printed, GERMANS, WAR_RAIDER_PIECE_LOSS), ==,
                   WAR_RAIDER_LOSS_KILLED);
}

/* Who rolled 1 or 2 places one, the French first, aimed within 24″ of the own line 1. */
static void
test_makers (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put (stage, FRENCH_GUN, 1, 71);
  stage_begin_gas (stage, "2 1");
  g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_GAS);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_TOO_FAR, "raider.R-3", "1 gas x=%d y=%d",
                STAGE_IN (20) / 100 * 100, STAGE_IN (25.4) / 100 * 100);
  stage_order (stage, "4 12", "1 gas x=%d y=%d", 50000, 65000); /* 3″ on */
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_CLOUD, 0)->arguments[1], ==,
                   65000 + STAGE_IN (3));
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_GAS);
  stage_order (stage, "1", "2 pass");
}

/* Fire into a cloud, out of it or along a line that crosses one reaches only 4″ (raider.2.12). */
static void
test_fire (void)
{
  static const struct
  {
    double from, to;
    gboolean reaches;
  } rows[] = {
    { 31, 35, TRUE }, /* within, with both bases less than 4″ */
    { 31, 36, FALSE },   { 22, 38, FALSE }, /* across */
    { 22, 28, FALSE }, /* into it */
    { 20, 22.5, TRUE }, /* neither */
    { 37.1, 42, FALSE }, /* out of it by who is below it with a part of his base, */
    { 42, 37.1, FALSE }, /* at such a one, */
    { 37.3, 42, TRUE }, /* and beside it */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32);
      WarRaiderAim aim;

      stage_put_cloud (stage, 0, 20, 31); /* y 25 to 37 */
      stage_put (stage, GERMANS, 20, rows[i].from);
      stage_put (stage, MEN, 20, rows[i].to);
      g_assert_cmpint (war_raider_take_aim (stage_get_setup (stage), stage_get_state (stage),
                                            GERMANS, 0, MEN, &aim, NULL),
                       ==, rows[i].reaches);
    }
}

/* Nobody gets under a cloud from outside (raider.2.11); who is pinned does not move, but fires
 * (raider.2.10). */
static void
test_into_gas (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  stage_put (stage, LEADER, 20, 50);
  stage_put (stage, MEN, 20, 46);
  stage_put (stage, MEN + 1, 22, 46);
  stage_put (stage, GERMANS, 24, 45);
  *stage_unit (stage, MEN + 1, WAR_RAIDER_PIECE_PINNED) = 1;
  stage_put_cloud (stage, 0, 20, 38); /* to y 44 */
  stage_begin_moves (stage, 1, "4 4");
  stage_order (stage, "",
               "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
               "distance-3=0",
               MEN, STAGE_IN (5));
  g_assert_cmpint (stage_y (stage, MEN), ==, 4419);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_PINNED, "raider.2.10",
                "1 move pieces.%d heading=2048 distance=%d heading-2=0 distance-2=0 heading-3=0 "
                "distance-3=0",
                MEN + 1, STAGE_IN (1));
  stage_order (stage, "5", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 1, GERMANS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.3.2", test_count);
  g_test_add_func ("/rules/raider.4.6", test_german_gun);
  g_test_add_func ("/rules/raider.R-2/points", test_points);
  g_test_add_func ("/rules/raider.R-2/scatter", test_scatter);
  g_test_add_func ("/rules/raider.3.5", test_gun);
  g_test_add_func ("/rules/raider.3.7/once", test_once);
  g_test_add_func ("/rules/raider.3.4", test_touched);
  g_test_add_func ("/rules/raider.3.6", test_small);
  g_test_add_func ("/rules/raider.7.3", test_bunker);
  g_test_add_func ("/rules/raider.2.8", test_drift);
  g_test_add_func ("/rules/raider.R-3/rain", test_rain);
  g_test_add_func ("/rules/raider.2.8/gone", test_blown_away);
  g_test_add_func ("/rules/raider.2.9", test_below);
  g_test_add_func ("/rules/raider.R-6/gas", test_captured);
  g_test_add_func ("/rules/raider.R-3/bunkers", test_gassed_bunker);
  g_test_add_func ("/rules/raider.2.6", test_makers);
  g_test_add_func ("/rules/raider.2.12", test_fire);
  g_test_add_func ("/rules/raider.2.11", test_into_gas);
  return g_test_run ();
}
