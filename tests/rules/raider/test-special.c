/* test-special.c: bunkers, flamethrowers, aeroplanes and the order of steps in Trench Raider
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
  FRENCH_PLANES, /* two */
  GERMAN_LEADER = 13,
  GERMANS, /* six */
  ELITE = 20, /* two */
  FLAMETHROWER = 22,
  PLANES, /* two */
};

static Stage *
begin (void)
{
  Stage *stage = stage_new (G_MAXUINT32);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 8, "1st");
  stage_add (stage, 1, "renault", 1, NULL);
  stage_add (stage, 1, "field-gun", 1, NULL);
  stage_add (stage, 1, "aeroplane", 2, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 6, "I");
  stage_add (stage, 2, "elite", 2, NULL);
  stage_add (stage, 2, "flamethrower", 1, NULL);
  stage_add_drawn (stage, 2, "aeroplane", 2);
  stage_add_bunker (stage, 30);
  stage_begin (stage);
  return stage;
}

static WarRaiderAim
aim_at (Stage *stage, guint unit, guint weapon, guint target)
{
  WarRaiderAim aim = { 0 };

  if (!war_raider_take_aim (stage_get_setup (stage), stage_get_state (stage), unit, weapon, target,
                            &aim, NULL))
    aim.need = 0;
  return aim;
}

/* Bunkers ------------------------------------------------------------------------------------- */

/* A machine gun fires from each side, each over 90°, but no more of them than men live in it; range
 * is from its edge (raider.7.1, raider.R-26). */
static void
test_sides (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put_inside (stage, GERMANS, 0);
  stage_put (stage, LEADER, 30, 55);
  stage_put (stage, MEN, 30, 51.19); /* to the south, 24″ from its edge */
  stage_put (stage, MEN + 1, 36, 26.8); /* to the east */
  stage_put (stage, MEN + 2, 30, 51.3);
  stage_begin_return_fire (stage, 1);
  g_assert_cmpuint (aim_at (stage, GERMANS, 0, MEN).need, ==, 5);
  g_assert_cmpuint (aim_at (stage, GERMANS, 0, MEN + 2).need, ==, 0);
  g_assert_cmpint (
    war_raider_count_shots (stage_get_setup (stage), stage_get_state (stage), GERMANS, 0, MEN + 1),
    ==, 1);
  stage_order (stage, "1", "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GERMANS, MEN);
  g_assert_cmpint (
    war_raider_count_shots (stage_get_setup (stage), stage_get_state (stage), GERMANS, 0, MEN + 1),
    ==, 0);
}

/* All inside are in cover: a shot hits on 6, and one of them saves on 4 or dies (raider.7.4,
 * raider.7.5). */
static void
test_shot_at_bunker (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put_inside (stage, GERMANS, 0);
  stage_put_inside (stage, GERMANS + 1, 0);
  stage_put (stage, LEADER, 30, 40);
  for (guint i = 0; i < 3; i++)
    stage_put (stage, MEN + i, 29 + i, 35);
  stage_begin_moves (stage, 1, "1 1");
  g_assert_cmpuint (aim_at (stage, MEN, 0, GERMANS).need, ==, 6);
  stage_order (stage, "5", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN, GERMANS);
  stage_order (stage, "6 4", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 1, GERMANS);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_LOSS), ==, 0);
  stage_order (stage, "6 3", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 2, GERMANS);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_LOSS), ==, WAR_RAIDER_LOSS_KILLED);
}

/* A cannon destroys it on a 6; nobody but the elite saves from that (raider.7.2). */
static void
test_cannon (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put_inside (stage, GERMANS, 0);
  stage_put (stage, TANK, 30, 40);
  stage_begin_moves (stage, 1, "1 1 1");
  stage_order (stage, "6", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", TANK, GERMANS);
  g_assert_cmpint (*stage_bunker (stage, 0, WAR_RAIDER_FEATURE_DESTROYED), ==, 1);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_LOSS), ==, WAR_RAIDER_LOSS_KILLED);
}

/* From within 3″: 5 kills all inside, 6 one; the thrower has no cover until his next phase
 * (raider.7.6, raider.7.7). */
static void
test_grenade (void)
{
  static const struct
  {
    const char *die;
    guint n_dead;
  } rows[] = { { "4", 0 }, { "5", 3 }, { "6", 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin ();
      guint n_dead = 0;

      for (guint j = 0; j < 3; j++)
        stage_put_inside (stage, GERMANS + j, 0);
      stage_put (stage, LEADER, 30, 35);
      stage_put (stage, MEN, 30, 30.19);
      stage_put (stage, MEN + 1, 31, 30.3);
      stage_begin_moves (stage, 1, "1 1");
      stage_refuse (stage, WAR_RAIDER_REFUSAL_RANGE, "raider.7.6", "1 grenade pieces.%d targets=%d",
                    MEN + 1, GERMANS);
      stage_order (stage, rows[i].die, "1 grenade pieces.%d targets=%d", MEN, GERMANS);
      for (guint j = 0; j < 3; j++)
        n_dead += *stage_unit (stage, GERMANS + j, WAR_RAIDER_PIECE_LOSS) == WAR_RAIDER_LOSS_KILLED;
      g_assert_cmpuint (n_dead, ==, rows[i].n_dead);
      g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_UNCOVERED), ==, 1);
      g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_ACTIVITY), ==, WAR_RAIDER_DONE);
      stage_begin_moves (stage, 1, "1 1");
      g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_UNCOVERED), ==, 0);
    }
}

/* Captured by the regiment of the nearest man within 3″; with dice only if its last man died in it
 * (raider.3.28). */
static void
test_captured (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin ();

      *stage_bunker (stage, 0, WAR_RAIDER_FEATURE_KILLED) = (gint32) i;
      stage_put (stage, MEN, 30, 30.3);
      stage_do_surely (stage, war_raider_find_captures);
      g_assert_cmpint (*stage_bunker (stage, 0, WAR_RAIDER_FEATURE_CAPTURED), ==, 0);
      stage_put (stage, MEN, 30, 30.1);
      stage_do_surely (stage, war_raider_find_captures);
      g_assert_cmpint (*stage_bunker (stage, 0, WAR_RAIDER_FEATURE_CAPTURED), ==, 1);
      g_assert_cmpint (*stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE), ==, i == 1 ? 3 : 0);
    }
}

/* To who is inside is measured to the bunker's edge: such a one is nearer to a leader than a man
 * whose base is 2″ away, dies in his stead, and may save. */
static void
test_nearest_inside (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, GERMAN_LEADER, 33, 26); /* 1.3″ from it */
  stage_put_inside (stage, GERMANS, 0);
  stage_put_inside (stage, GERMANS + 1, 0);
  stage_put (stage, GERMANS + 2, 35.4, 26);
  stage_put (stage, GERMANS + 3, 35.4, 27);
  stage_put (stage, LEADER, 33, 36);
  stage_put (stage, MEN, 33, 35);
  stage_begin_moves (stage, 1, "1 1");
  stage_order (stage, "6 4 3", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN,
               GERMAN_LEADER);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_LOSS), ==, 0);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 1, WAR_RAIDER_PIECE_LOSS), ==,
                   WAR_RAIDER_LOSS_KILLED);
  g_assert_false (stage_stands (stage, GERMANS + 2));
  g_assert_true (stage_stands (stage, GERMANS + 3));
}

/* A bunker that is rubble, or was captured, has no guns any more, and nobody goes into it. */
static void
test_used_up (void)
{
  static const guint columns[] = { WAR_RAIDER_FEATURE_DESTROYED, WAR_RAIDER_FEATURE_CAPTURED };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (Stage) stage = begin ();

      stage_put (stage, GERMAN_LEADER, 28, 24);
      stage_put (stage, GERMANS, 28.5 - 5.5 / 25.4, 26);
      *stage_bunker (stage, 0, columns[i]) = 1;
      stage_begin_moves (stage, 2, "2 2");
      stage_refuse (stage, WAR_RAIDER_REFUSAL_BUNKER, "raider.R-26", "2 enter pieces.%d", GERMANS);
    }
}

/* Manned again after its last man has died in it, and then left, it is one that was left empty: its
 * capture brings no dice. */
static void
test_manned_again (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, GERMAN_LEADER, 28, 24);
  stage_put (stage, GERMANS, 28.5 - 5.5 / 25.4, 26);
  *stage_bunker (stage, 0, WAR_RAIDER_FEATURE_KILLED) = 1;
  stage_begin_moves (stage, 2, "2 2");
  stage_order (stage, "", "2 enter pieces.%d", GERMANS);
  g_assert_cmpint (*stage_bunker (stage, 0, WAR_RAIDER_FEATURE_KILLED), ==, 0);
}

/* Who stands in its trench within 1 mm goes in for an inch, up to four; who comes out begins his
 * move at the nearest free place of the trench. */
static void
test_in_and_out (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, GERMAN_LEADER, 28, 24);
  stage_put (stage, GERMANS, 28.5 - 5.5 / 25.4, 26);
  stage_put (stage, GERMANS + 1, 28, 26);
  for (guint i = 2; i < 5; i++)
    stage_put_inside (stage, GERMANS + i, 0);
  stage_begin_moves (stage, 2, "2 2");
  stage_refuse (stage, WAR_RAIDER_REFUSAL_BUNKER, "raider.R-26", "2 enter pieces.%d", GERMANS + 1);
  *stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_PINNED) = 1;
  stage_refuse (stage, WAR_RAIDER_REFUSAL_PINNED, "raider.2.10", "2 enter pieces.%d", GERMANS);
  *stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_PINNED) = 0;
  stage_order (stage, "", "2 enter pieces.%d", GERMANS);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_BUNKER), !=, WAR_NONE);
  stage_put (stage, GERMANS + 1, 28.5 - 5.5 / 25.4, 26);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_BUNKER, "raider.R-26", "2 enter pieces.%d", GERMANS + 1);
  stage_order (stage, "",
               "2 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
               "distance-3=0",
               GERMANS + 2, STAGE_IN (2));
  g_assert_true (stage_stands (stage, GERMANS + 2));
  g_assert_cmpint (*stage_unit (stage, GERMANS + 2, WAR_RAIDER_PIECE_BUNKER), ==, WAR_NONE);
}

/* Flames -------------------------------------------------------------------------------------- */

/* All enemies within 3″ in an arc of 45°, in contact or cover or not, vehicles too (raider.6.9,
 * raider.R-27). */
static void
test_flame (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, FLAMETHROWER, 20, 30);
  stage_put (stage, MEN, 20, 33.3); /* 2.9″ from base to base */
  stage_put (stage, MEN + 1, 20, 33.5); /* 3.1″ */
  stage_put (stage, MEN + 2, 21, 32); /* 26° off: a corner of it is in the arc */
  stage_put (stage, MEN + 3, 22, 31.5); /* 53° */
  stage_put (stage, TANK, 19.6, 32);
  stage_put (stage, GERMANS, 20, 31.5); /* a friend */
  stage_begin_moves (stage, 2, "1 1 1 1 1");
  stage_order (stage, "2", "2 flame pieces.%d flames=1 heading=0 distance=0 flame=2048",
               FLAMETHROWER);
  g_assert_false (stage_stands (stage, MEN));
  g_assert_true (stage_stands (stage, MEN + 1));
  g_assert_false (stage_stands (stage, MEN + 2));
  g_assert_true (stage_stands (stage, MEN + 3));
  g_assert_false (stage_stands (stage, TANK));
  g_assert_true (stage_stands (stage, GERMANS));
}

/* Of a tank a side may cross the arc that has no corner of it inside, nor its centre. */
static void
test_flame_side (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, FLAMETHROWER, 20, 30);
  stage_put_heading (stage, TANK, 20.6, 30.85, 1024);
  stage_begin_moves (stage, 2, "1 1 1");
  stage_order (stage, "2", "2 flame pieces.%d flames=1 heading=0 distance=0 flame=1920",
               FLAMETHROWER);
  g_assert_false (stage_stands (stage, TANK));
}

/* On a 1 he dies, and friends behind, 45° and up to 6″; he may save as all the elite
 * (raider.6.10). */
static void
test_explosion (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, FLAMETHROWER, 20, 30);
  stage_put (stage, MEN, 20, 32);
  stage_put (stage, GERMANS, 20, 26); /* behind */
  stage_put (stage, GERMANS + 1, 20, 23); /* farther than 6″ */
  stage_put (stage, GERMANS + 2, 20, 33); /* before him */
  stage_begin_moves (stage, 2, "1 1 1 1 1");
  stage_order (stage, "1 3", "2 flame pieces.%d flames=1 heading=0 distance=0 flame=2048",
               FLAMETHROWER);
  g_assert_false (stage_stands (stage, FLAMETHROWER));
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_true (stage_stands (stage, GERMANS + 1));
  g_assert_true (stage_stands (stage, GERMANS + 2));
}

/* Aeroplanes ---------------------------------------------------------------------------------- */

static void
begin_run (Stage *stage)
{
  *stage_unit (stage, PLANES, WAR_RAIDER_PIECE_FLIES) = 1;
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_GERMAN;
  *stage_game (stage, WAR_RAIDER_GAME_STAGE) = 0;
  stage_do (stage, war_raider_go_on_with_planes, "");
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_RUN);
}

/* Each Frenchman on a line of 36″ dies on 4 or more, from its start; vehicles are not strafed.
 * After its run it leaves (raider.8.4), and the moves begin (raider.4.7). */
static void
test_strafing (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, LEADER, 40, 70);
  stage_put (stage, MEN, 20, 60);
  stage_put (stage, MEN + 1, 20.19, 50);
  stage_put (stage, MEN + 2, 20.21, 45); /* the line passes it */
  stage_put (stage, MEN + 3, 20, 33.7); /* beyond its end */
  stage_put (stage, TANK, 20, 40);
  *stage_unit (stage, FRENCH_PLANES, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, FRENCH_PLANES + 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  begin_run (stage);
  /* Then the moves begin, with the dice of the tank alone on the German side: none. */
  stage_order (stage, "4 3", "2 strafe x=%d y=%d heading=0", STAGE_IN (20), STAGE_IN (70));
  g_assert_false (stage_stands (stage, MEN));
  g_assert_true (stage_stands (stage, MEN + 1));
  g_assert_true (stage_stands (stage, TANK));
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_STRAFED), ==, 2);
  g_assert_cmpint (*stage_unit (stage, PLANES, WAR_RAIDER_PIECE_FLIES), ==, 0);
  g_assert_cmpint (*stage_unit (stage, PLANES, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_AWAY);
}

/* On a 1 he hits it: 1 and 2 make no difference, on 3 and 4 it breaks off, on 5 and 6 it crashes
 * (raider.8.3, raider.R-21); it stops there. */
static void
test_return_shot (void)
{
  static const struct
  {
    const char *dice;
    guint n_strafed;
    gboolean is_gone;
  } rows[] = {
    { "1 1 4", 2, FALSE }, { "1 2 4", 2, FALSE }, { "1 3", 1, FALSE },
    { "1 4", 1, FALSE },   { "1 5", 1, TRUE },    { "1 6", 1, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin ();

      stage_put (stage, MEN, 20, 60);
      stage_put (stage, MEN + 1, 20, 50);
      *stage_unit (stage, FRENCH_PLANES, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      *stage_unit (stage, FRENCH_PLANES + 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      begin_run (stage);
      stage_order (stage, rows[i].dice, "2 strafe x=%d y=%d heading=0", STAGE_IN (20),
                   STAGE_IN (70));
      g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_STRAFED), ==,
                        rows[i].n_strafed);
      g_assert_cmpint (*stage_unit (stage, PLANES, WAR_PIECE_PRESENCE) == WAR_PRESENCE_GONE, ==,
                       rows[i].is_gone);
    }
}

static void
test_bomb (void)
{
  static const struct
  {
    const char *die;
    gboolean is_hit, is_gone;
  } rows[] = { { "1", FALSE, TRUE },
               { "2", FALSE, FALSE },
               { "4", FALSE, FALSE },
               { "5", TRUE, FALSE },
               { "6", TRUE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin ();

      stage_put (stage, TANK, 20, 60);
      *stage_unit (stage, FRENCH_PLANES, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      *stage_unit (stage, FRENCH_PLANES + 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      begin_run (stage);
      stage_order (stage, rows[i].die, "2 bomb targets=%d", TANK);
      g_assert_cmpint (stage_stands (stage, TANK), ==, !rows[i].is_hit);
      g_assert_cmpint (*stage_unit (stage, PLANES, WAR_PIECE_PRESENCE) == WAR_PRESENCE_GONE, ==,
                       rows[i].is_gone);
    }
}

/* 5–6 both meet it, 3–4 one, 1–2 none and one is lost; with one left that one on 3–6. Each who
 * meets it: 5–6 shot down, 3–4 driven off, 1–2 another run for nothing (raider.8.6, raider.8.7,
 * raider.R-21). */
static void
test_interception (void)
{
  static const struct
  {
    guint n_planes;
    const char *dice;
    gboolean is_run;
    guint n_left; /* of the French */
    gboolean is_gone;
    gboolean has_free_run;
  } rows[] = {
    { 2, "5 5", FALSE, 2, TRUE, FALSE },    { 2, "6 2 4", FALSE, 2, FALSE, FALSE },
    { 2, "6 1 2 4", TRUE, 2, FALSE, TRUE }, { 2, "3 3", FALSE, 2, FALSE, FALSE },
    { 2, "4 1 4", TRUE, 2, FALSE, TRUE },   { 2, "1 4", TRUE, 1, FALSE, FALSE },
    { 1, "3 6", FALSE, 1, TRUE, FALSE },    { 1, "2 4", TRUE, 0, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin ();
      guint n_left = 0;

      g_test_message ("row %u", i);
      stage_put (stage, MEN, 20, 60);
      if (rows[i].n_planes == 1)
        *stage_unit (stage, FRENCH_PLANES, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      begin_run (stage);
      stage_order (stage, "", "2 strafe x=%d y=%d heading=0", STAGE_IN (20), STAGE_IN (70));
      g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_INTERCEPT);
      stage_order (stage, rows[i].dice, "1 intercept");
      g_assert_cmpint (stage_stands (stage, MEN), ==, !rows[i].is_run);
      for (guint j = 0; j < 2; j++)
        n_left += *stage_unit (stage, FRENCH_PLANES + j, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY;
      g_assert_cmpuint (n_left, ==, rows[i].n_left);
      g_assert_cmpint (*stage_unit (stage, PLANES, WAR_PIECE_PRESENCE) == WAR_PRESENCE_GONE, ==,
                       rows[i].is_gone);
      g_assert_cmpint (stage_get_decision (stage, 2) == WAR_RAIDER_DECIDE_RUN, ==,
                       rows[i].has_free_run);
    }
}

/* Soldiers whose group has no leader are said to be of another regiment, once. */
static void
test_group_without_leader (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (WarOddGroup));

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 8, "1st");
  stage_add (stage, 1, "soldier", 2, "Lost");
  stage_add (stage, 1, "soldier", 3, "Lost");
  stage_add (stage, 1, "soldier", 1, NULL);
  stage_add (stage, 2, "leader", 1, "Lost");
  stage_begin (stage);
  war_raider_list_odd_groups (stage_get_setup (stage), groups);
  g_assert_cmpuint (groups->len, ==, 1);
  g_assert_cmpint (g_array_index (groups, WarOddGroup, 0).side, ==, 1);
  g_assert_cmpuint (g_array_index (groups, WarOddGroup, 0).entry, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.7.1", test_sides);
  g_test_add_func ("/rules/raider.7.5", test_shot_at_bunker);
  g_test_add_func ("/rules/raider.7.2", test_cannon);
  g_test_add_func ("/rules/raider.7.6", test_grenade);
  g_test_add_func ("/rules/raider.3.28", test_captured);
  g_test_add_func ("/rules/raider.R-26/doors", test_in_and_out);
  g_test_add_func ("/rules/raider.R-26/nearest", test_nearest_inside);
  g_test_add_func ("/rules/raider.R-26/used-up", test_used_up);
  g_test_add_func ("/rules/raider.R-26/manned-again", test_manned_again);
  g_test_add_func ("/rules/raider.6.9", test_flame);
  g_test_add_func ("/rules/raider.6.9/side", test_flame_side);
  g_test_add_func ("/rules/raider.6.10", test_explosion);
  g_test_add_func ("/rules/raider.8.1", test_strafing);
  g_test_add_func ("/rules/raider.8.3", test_return_shot);
  g_test_add_func ("/rules/raider.8.5", test_bomb);
  g_test_add_func ("/rules/raider.8.6", test_interception);
  g_test_add_func ("/rules/raider.6.6/group", test_group_without_leader);

  return g_test_run ();
}
