/* test-misfortunes.c: each misfortune of war in Trench Raider, by dice and by a game master
 * (raider.R-4, raider.R-32)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  LEADER,
  MEN, /* four */
  SECOND_LEADER = 5,
  SECOND_MEN, /* four */
  FRENCH_GUN = 10,
  FRENCH_OTHER_GUN,
  FRENCH_MORTAR,
  CAR,
  FRENCH_PLANE,
  GERMAN_LEADER,
  GERMANS, /* eight */
  GERMAN_GUN = 24,
  GERMAN_OTHER_GUN,
  ELITE,
  DRAWN, /* ten soldiers */
  PLANE = 37,
};

static Stage *
begin (WarAmendments amendments)
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 4, "1st");
  stage_add (stage, 1, "leader", 1, "2nd");
  stage_add (stage, 1, "soldier", 4, "2nd");
  stage_add (stage, 1, "machine-gun", 2, NULL);
  stage_add (stage, 1, "mortar", 1, NULL);
  stage_add (stage, 1, "armoured-car", 1, NULL);
  stage_add (stage, 1, "aeroplane", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 8, "I");
  stage_add (stage, 2, "machine-gun", 2, NULL);
  stage_add (stage, 2, "elite", 1, NULL);
  stage_add_drawn (stage, 2, "soldier", 10);
  stage_add_drawn (stage, 2, "aeroplane", 1);
  stage_begin (stage);
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_MISFORTUNES;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_NONE;
  return stage;
}

/* With the die that says that there is one, the two that say which, and what it asks for. */
static Stage *
befall (const char *dice, void (*put) (Stage *stage))
{
  Stage *stage = begin (G_MAXUINT32);

  if (put != NULL)
    put (stage);
  stage_do (stage, war_raider_roll_misfortune, dice);
  return stage;
}

static void
put_leaders (Stage *stage)
{
  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, MEN, 10, 62);
  stage_put (stage, SECOND_LEADER, 30, 58); /* nearer the enemy's base line */
  stage_put (stage, SECOND_MEN, 30, 60);
  stage_put (stage, SECOND_MEN + 1, 30, 57.3);
  stage_put (stage, GERMAN_LEADER, 20, 10);
  stage_put (stage, GERMANS, 20, 12);
}

/* 2: a large shell on the leader of a side who is nearest the enemy's base line, scattered by two
 * dice; who it touches dies, and men in a leader's stead. */
static void
test_short (void)
{
  g_autoptr (Stage) stage = befall ("4 1 1 3 1 1 1", put_leaders);
  g_autoptr (Stage) german = befall ("4 1 1 4 2 2 12", put_leaders);

  g_assert_true (stage_stands (stage, SECOND_LEADER));
  g_assert_false (stage_stands (stage, SECOND_MEN));
  g_assert_false (stage_stands (stage, SECOND_MEN + 1));
  g_assert_false (stage_stands (stage, MEN)); /* the third, of any regiment */
  g_assert_false (stage_stands (german, GERMANS)); /* 2″ towards the south of their leader */
  g_assert_true (stage_stands (german, MEN));
}

static void
put_far (Stage *stage)
{
  stage_put (stage, LEADER, 10, 40);
  stage_put (stage, MEN, 10, 38);
  stage_put (stage, MEN + 1, 12, 36);
  stage_put (stage, FRENCH_MORTAR, 20, 50);
  stage_put (stage, GERMANS, 10, 38 - 6 - 10 / 25.4 - 0.01); /* a hair beyond 6″ */
  stage_put (stage, GERMANS + 1, 12, 36 - 6 - 10 / 25.4);
}

/* 3: in fog no aimed fire beyond 6″, mortars' neither. */
static void
test_fog (void)
{
  g_autoptr (Stage) stage = befall ("4 1 2", put_far);

  stage_begin_moves (stage, 1, "1 1 1 1");
  stage_refuse (stage, WAR_RAIDER_REFUSAL_RANGE, "raider.R-1",
                "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN, GERMANS);
  stage_order (stage, "1", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 1,
               GERMANS + 1);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_RANGE, "raider.R-1", "1 lob pieces.%d x=%d y=%d",
                FRENCH_MORTAR, 508 * WAR_MILLIMETRE, 1100 * WAR_MILLIMETRE);
  g_assert_true (stage_allows (stage, "1 lob pieces.%d x=%d y=%d", FRENCH_MORTAR,
                               508 * WAR_MILLIMETRE, 1110 * WAR_MILLIMETRE));
}

/* And aeroplanes that were drawn go back to be drawn again. */
static void
test_grounded (void)
{
  g_autoptr (Stage) stage = befall ("4 1 2", put_far);

  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_GERMAN;
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT;
  *stage_unit (stage, PLANE, WAR_RAIDER_PIECE_FLIES) = 1;
  stage_do (stage, war_raider_go_on_with_planes, "");
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
  g_assert_cmpint (*stage_unit (stage, PLANE, WAR_RAIDER_PIECE_FLIES), ==, 0);
  g_assert_cmpint (*stage_unit (stage, PLANE, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_AWAY);
}

static void
put_all_kinds (Stage *stage)
{
  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, MEN, 10, 58);
  stage_put (stage, FRENCH_GUN, 20, 60);
  stage_put (stage, CAR, 30, 40);
  stage_put (stage, GERMAN_LEADER, 20, 10);
  stage_put (stage, GERMANS, 20, 12);
  stage_put (stage, ELITE, 22, 12);
}

static WarLength
get_inches (Stage *stage, guint unit)
{
  return war_raider_get_inches (stage_get_setup (stage), stage_get_state (stage), unit);
}

/* 4: in mud who walks has 2″ less of each roll, but an inch at least; vehicles do not walk. */
static void
test_mud (void)
{
  g_autoptr (Stage) stage = befall ("4 1 3", put_all_kinds);

  stage_begin_moves (stage, 1, "3 2 1 1 2 3 4");
  g_assert_cmpint (get_inches (stage, MEN), ==, STAGE_IN (3));
  g_assert_cmpint (get_inches (stage, FRENCH_GUN), ==, STAGE_IN (1));
  g_assert_cmpint (get_inches (stage, CAR), ==, STAGE_IN (9));
  stage_begin_moves (stage, 2, "4 4 1 2 3");
  g_assert_cmpint (get_inches (stage, GERMANS), ==, STAGE_IN (6));
  g_assert_cmpint (get_inches (stage, ELITE), ==, STAGE_IN (4));
}

static void
put_guns (Stage *stage)
{
  stage_put (stage, LEADER, 10, 44);
  stage_put (stage, MEN, 10, 40);
  stage_put (stage, FRENCH_GUN, 20, 40);
  stage_put (stage, FRENCH_OTHER_GUN, 22, 40);
  stage_put (stage, GERMAN_GUN, 20, 30);
  stage_put (stage, GERMAN_OTHER_GUN, 22, 30);
}

#define FIRE "%d fire pieces.%d weapon=1 shots=1 on=0 targets=%d"

/* 5: of each side one machine gun, by lot, is silent all turn: in its own step, amid the enemy's
 * moves, in return fire. */
static void
test_jam (void)
{
  g_autoptr (Stage) stage = befall ("4 1 4 1 0", put_guns);

  stage_begin_moves (stage, 1, "1 1 1 1");
  g_assert_true (stage_allows (stage, FIRE, 1, FRENCH_GUN, GERMAN_GUN));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15", FIRE, 1, FRENCH_OTHER_GUN,
                GERMAN_GUN);
  stage_order (stage, "",
               "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
               "distance-3=0",
               MEN, STAGE_IN (2));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15", FIRE, 2, GERMAN_GUN, MEN);
  g_assert_true (stage_allows (stage, FIRE, 2, GERMAN_OTHER_GUN, MEN));
  stage_order (stage, "", "2 no-more");
  stage_begin_return_fire (stage, 1);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15", FIRE, 2, GERMAN_GUN, MEN);
  g_assert_true (stage_allows (stage, FIRE, 2, GERMAN_OTHER_GUN, MEN));
}

static void
put_regiments (Stage *stage)
{
  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, MEN, 10, 58);
  stage_put (stage, SECOND_LEADER, 30, 60);
  stage_put (stage, SECOND_MEN, 30, 58);
}

/* 6: one French regiment rolls one die. */
static void
test_runner (void)
{
  g_autoptr (Stage) stage = befall ("4 1 5 1", put_regiments);

  stage_begin_moves (stage, 1, "3 3 5");
  g_assert_cmpint (get_inches (stage, MEN), ==, STAGE_IN (6));
  g_assert_cmpint (get_inches (stage, SECOND_MEN), ==, STAGE_IN (5));
}

static void
put_fight (Stage *stage)
{
  put_regiments (stage);
  stage_put (stage, SECOND_MEN, 30, 57);
  stage_put (stage, GERMANS, 10, 58 - 10 / 25.4);
  stage_put (stage, GERMANS + 1, 30, 57 - 10 / 25.4);
}

/* 7: one regiment of a side adds 1 hand to hand, the other does not. */
static void
test_rum (void)
{
  g_autoptr (Stage) stage = befall ("4 1 6 2 0", put_fight);

  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_FRENCH;
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_COMBAT;
  *stage_game (stage, WAR_RAIDER_GAME_STAGE) = 0;
  stage_do (stage, war_raider_go_on_with_combat, "3 3 3 3 2 3");
  g_assert_true (stage_stands (stage, MEN));
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_false (stage_stands (stage, SECOND_MEN));
  g_assert_true (stage_stands (stage, GERMANS + 1));
}

/* 8: the die of 2.4 is rolled at once. */
static void
test_wind_turns (void)
{
  g_autoptr (Stage) stage = befall ("4 2 6", put_leaders);

  stage_do (stage, war_raider_roll_wind, "2");
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_WIND), ==, WAR_RAIDER_WIND_RIGHT);
}

/* 9: nobody new comes on either side, and the claims of this turn are used up. */
static void
test_roads (void)
{
  g_autoptr (Stage) stage = befall ("4 3 6", put_leaders);

  *stage_unit (stage, MEN + 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, MEN + 1, WAR_RAIDER_PIECE_LOSS) = WAR_RAIDER_LOSS_KILLED;
  *stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE) = 4;
  *stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE) = 2;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_FRENCH;
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_REINFORCEMENTS;
  *stage_game (stage, WAR_RAIDER_GAME_STAGE) = 0;
  stage_do (stage, war_raider_go_on_with_reinforcements, "");
  stage_do (stage, war_raider_draw_units, "");
  g_assert_cmpint (*stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE), ==, 0);
  g_assert_cmpint (*stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE), ==, 0);
  g_assert_cmpint (stage_get_decision (stage, 1), ==, -1);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, -1);
}

/* 10: each thrown shell fails on 1 or 2, a mortar's too: it does not scatter then. */
static void
test_duds (void)
{
  static const struct
  {
    const char *dice;
    gboolean falls;
  } rows[] = { { "1", FALSE }, { "2", FALSE }, { "3 1 1", TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = befall ("4 4 6", put_far);

      stage_begin_moves (stage, 1, "1 1 1 1");
      stage_order (stage, rows[i].dice, "1 lob pieces.%d x=%d y=%d", FRENCH_MORTAR,
                   508 * WAR_MILLIMETRE, 900 * WAR_MILLIMETRE);
      g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_DUD), ==, 1);
      g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_SHELL), ==, rows[i].falls);
    }
}

/* 11: one leader of a side is "killed": he stays, and men die. */
static void
test_sniper (void)
{
  g_autoptr (Stage) stage = befall ("4 5 6 1 0", put_leaders);

  g_assert_true (stage_stands (stage, LEADER));
  g_assert_false (stage_stands (stage, MEN));
  g_assert_false (stage_stands (stage, SECOND_MEN));
  g_assert_false (stage_stands (stage, SECOND_MEN + 1));
  g_assert_true (stage_stands (stage, GERMANS));
}

/* It lasts for its turn alone. */
static void
test_over (void)
{
  g_autoptr (Stage) stage = befall ("4 1 4 1 0", put_guns);

  stage_do (stage, war_raider_roll_misfortune, "3");
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_MISFORTUNE), ==, WAR_RAIDER_NO_MISFORTUNE);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_MEANT), ==, WAR_NONE);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_MEANT_TOO), ==, WAR_NONE);
}

/* The game master ----------------------------------------------------------------------------- */

#define MASTER (WAR_RAIDER_MASTER + 1)

static Stage *
begin_with_master (void (*put) (Stage *stage))
{
  Stage *stage
    = begin (war_system_get_balanced (&war_raider_system) | 1u << WAR_RAIDER_AMENDMENT_MASTER);

  if (put != NULL)
    put (stage);
  stage_do (stage, war_raider_roll_misfortune, "");
  return stage;
}

/* He alone is asked, with the amendment R-4 too, and announces one or none; then the wind is rolled
 * for, and the sides are asked as ever. */
static void
test_master (void)
{
  g_autoptr (Stage) stage = begin_with_master (put_all_kinds);
  const gint32 *seat = war_state_peek_row (stage_get_setup (stage)->layout, stage_get_state (stage),
                                           WAR_TABLE_SEATS, WAR_RAIDER_MASTER);

  g_assert_cmpint (seat[WAR_SEAT_SIDE], ==, WAR_NONE);
  g_assert_cmpint (seat[WAR_SEAT_CONTROL], ==, WAR_CONTROL_MASTER);
  g_assert_cmpint (stage_get_decision (stage, MASTER), ==, WAR_RAIDER_DECIDE_MISFORTUNE);
  for (gint side = 1; side <= 2; side++)
    {
      g_assert_cmpint (stage_get_decision (stage, side), ==, -1);
      g_assert_false (stage_allows (stage, "%d befall misfortune=3", side));
    }
  g_assert_false (stage_allows (stage, "%d befall misfortune=0", MASTER));
  g_assert_false (stage_allows (stage, "%d befall misfortune=12", MASTER));
  g_assert_null (war_raider_find_fault (stage_get_setup (stage), stage_get_state (stage)));

  stage_order (stage, "1 3 3 1 6 5 1 1 2 2 2", "%d befall misfortune=3", MASTER);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_MISFORTUNE), ==, WAR_RAIDER_MUD);
  g_assert_cmpstr (stage_event (stage, WAR_RAIDER_EVENT_MISFORTUNE, 0)->clause, ==, "raider.R-32");
  g_assert_cmpint (get_inches (stage, MEN), ==, STAGE_IN (9));
  g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_MOVE);
}

static void
test_none (void)
{
  g_autoptr (Stage) stage = begin_with_master (put_all_kinds);

  stage_order (stage, "1 3 3 1 6 5 1 1 2 2 2", "%d pass", MASTER);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_MISFORTUNE), ==, WAR_RAIDER_NO_MISFORTUNE);
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_MISFORTUNE), ==, 0);
  g_assert_cmpint (get_inches (stage, MEN), ==, STAGE_IN (11));
}

/* Whom it means dice still say; reserves come before the wind. */
static void
test_whom (void)
{
  g_autoptr (Stage) sniper = begin_with_master (put_leaders);
  g_autoptr (Stage) reserves = begin_with_master (put_leaders);

  stage_order (sniper, NULL, "%d befall misfortune=%d", MASTER, WAR_RAIDER_SNIPER);
  g_assert_cmpuint (stage_count_events (sniper, WAR_RAIDER_EVENT_INSTEAD), >, 0);

  stage_order (reserves, "1", "%d befall misfortune=%d", MASTER, WAR_RAIDER_RESERVES);
  g_assert_cmpint (stage_get_decision (reserves, 2), ==, WAR_RAIDER_DECIDE_ARRIVE);
  g_assert_cmpuint (stage_count_events (reserves, WAR_RAIDER_EVENT_WIND), ==, 0);
}

/* Without the switch nobody sits there. */
static void
test_nobody (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32);

  g_assert_cmpuint (stage_get_setup (stage)->layout->tables[WAR_TABLE_SEATS].n_rows, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.R-4/guns-fall-short", test_short);
  g_test_add_func ("/rules/raider.R-4/fog", test_fog);
  g_test_add_func ("/rules/raider.R-21/fog", test_grounded);
  g_test_add_func ("/rules/raider.R-4/mud", test_mud);
  g_test_add_func ("/rules/raider.R-4/jam", test_jam);
  g_test_add_func ("/rules/raider.R-4/runner-lost", test_runner);
  g_test_add_func ("/rules/raider.R-4/rum", test_rum);
  g_test_add_func ("/rules/raider.R-4/wind-turns", test_wind_turns);
  g_test_add_func ("/rules/raider.R-4/roads-shelled", test_roads);
  g_test_add_func ("/rules/raider.R-4/duds", test_duds);
  g_test_add_func ("/rules/raider.R-4/sniper", test_sniper);
  g_test_add_func ("/rules/raider.R-4/over", test_over);
  g_test_add_func ("/rules/raider.R-32/announces", test_master);
  g_test_add_func ("/rules/raider.R-32/none", test_none);
  g_test_add_func ("/rules/raider.R-32/whom", test_whom);
  g_test_add_func ("/rules/raider.R-32/nobody", test_nobody);
  return g_test_run ();
}
