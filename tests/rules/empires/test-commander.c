/* test-commander.c: what the quick commander of End of Empires 1914 does in situations that any
 * player would see
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define MAX_IDEAS 64

enum
{
  BRIGADE,
  GENERAL,
  GUNS,
  ENEMY,
};

/* A brigade with its general, a battery and an enemy, on open ground; the battery is out of the
 * way. */
static Stage *
begin (gint32 shape, double x, double y, gint degrees, double enemy_x, double enemy_y)
{
  Stage *stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 1, "battery");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_begin (stage);
  stage_put (stage, BRIGADE, shape, x, y, degrees);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, x + 8, y + 4, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, enemy_x, enemy_y, 180);
  return stage;
}

/* The order that it likes best in the step. */
static WarOrder
think (Stage *stage, WarEmpiresPhase phase)
{
  WarIdea ideas[MAX_IDEAS];
  guint n_ideas, best = 0;

  stage_set_step (stage, phase);
  n_ideas = war_empires_think (stage_get_setup (stage), stage_get_state (stage), 0,
                               &war_posture_usual, ideas, MAX_IDEAS);
  g_assert_cmpuint (n_ideas, >, 0);
  for (guint i = 1; i < n_ideas; i++)
    if (ideas[i].worth > ideas[best].worth)
      best = i;

  return ideas[best].order;
}

static gboolean
is_of (Stage *stage, const WarOrder *order, WarEmpiresOrder kind, guint unit)
{
  return order->kind == kind
         && order->actor == (gint) war_ranks_first (stage_get_setup (stage), unit);
}

/* -------------------------------------------------------------------------------------------- */

/* An enemy comes from behind; from the side a wheel does. */
static void
test_about (void)
{
  g_autoptr (Stage) stage = begin (WAR_FORMATION_LINE, 90, 60, 0, 90, 85);
  g_autoptr (Stage) flank = begin (WAR_FORMATION_LINE, 90, 60, 0, 115, 62);
  WarOrder order;

  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 90, 85, 0);
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_CHANGE, BRIGADE));
  g_assert_cmpint (order.arguments[0], ==, WAR_EMPIRES_POSE_ABOUT);

  order = think (flank, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_false (is_of (flank, &order, WAR_EMPIRES_ORDER_CHANGE, BRIGADE));
}

/* A column forms line before an enemy who is near. */
static void
test_line (void)
{
  g_autoptr (Stage) stage = begin (WAR_FORMATION_COLUMN, 90, 60, 0, 90, 30);
  WarOrder order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);

  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_CHANGE, BRIGADE));
  g_assert_cmpint (order.arguments[0], ==, WAR_EMPIRES_POSE_LINE);
}

/* A river lies before the place that it makes for: a column follows the road to the bridge. */
static void
test_road (void)
{
  static const double road[3][2] = { { 30, 120 }, { 30, 50 }, { 170, 50 } };
  g_autoptr (Stage) stage = stage_new (0);
  WarOrder order;

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_add_box (stage, WAR_TERRAIN_RIVER, 36, 0, 40, 120);
  stage_add_line (stage, WAR_TERRAIN_ROAD, 6, road);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, 35, 47, 41, 53);
  stage_add_point (stage, 160, 50);
  stage_begin (stage);
  stage_put (stage, BRIGADE, WAR_FORMATION_COLUMN, 30, 54, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 24, 58, 0);
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_FOLLOW, BRIGADE));
  g_assert_cmpint (order.arguments[1], >, 15 * WAR_CENTIMETRE);
}

/* Guns that see somebody are got ready; those that see nobody go on, but not in the first
 * rounds. */
static void
test_guns (void)
{
  g_autoptr (Stage) stage = begin (WAR_FORMATION_LINE, 90, 100, 0, 90, 50);
  WarOrder order;

  stage_put (stage, GUNS, WAR_FORMATION_LINE, 70, 95, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 76, 96, 0);
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_MOVED) = 1;
  *stage_unit (stage, GUNS, WAR_EMPIRES_UNIT_STATE_LIMBERED) = 1;
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_UNLIMBER, GUNS));
}

static void
test_guns_see_nobody (void)
{
  g_autoptr (Stage) stage = begin (WAR_FORMATION_LINE, 160, 110, 0, 90, 8);
  WarOrder order;

  war_ranks_set_presence (stage_get_setup (stage), stage_get_state (stage), BRIGADE,
                          WAR_PRESENCE_GONE);
  war_ranks_set_presence (stage_get_setup (stage), stage_get_state (stage), ENEMY,
                          WAR_PRESENCE_GONE);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 90, 110, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 96, 112, 0);
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_false (is_of (stage, &order, WAR_EMPIRES_ORDER_LIMBER, GUNS));
  *stage_game (stage, WAR_GAME_ROUND) = 3;
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_LIMBER, GUNS));
}

/* Who lies and is not pinned gets up. */
static void
test_rise (void)
{
  g_autoptr (Stage) stage = begin (WAR_FORMATION_LINE, 90, 100, 0, 90, 20);
  WarOrder order;

  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_PRONE) = 1;
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_RISE, BRIGADE));
}

/* Who holds a place and has somebody to shoot at stays there; without the place it goes on. */
static void
test_hold (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  WarOrder order;

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_add_point (stage, 90, 60);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 90, 60, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 90, 35, 180);
  order = think (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_cmpint (order.kind, ==, WAR_EMPIRES_ORDER_END_STEP);
}

/* It shoots at whom it hurts: at a battery's crew before a brigade in cover. */
static void
test_shots (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  WarOrder order;

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_add_box (stage, WAR_TERRAIN_WOOD, 60, 20, 85, 40);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 90, 60, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 78, 38, 180);
  stage_put (stage, 2, WAR_FORMATION_LINE, 96, 38, 180);
  order = think (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  g_assert_true (is_of (stage, &order, WAR_EMPIRES_ORDER_FIRE, 0));
  g_assert_cmpint (order.targets[0], ==, war_ranks_first (stage_get_setup (stage), 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/empires/commander/about", test_about);
  g_test_add_func ("/empires/commander/line", test_line);
  g_test_add_func ("/empires/commander/road", test_road);
  g_test_add_func ("/empires/commander/guns", test_guns);
  g_test_add_func ("/empires/commander/guns-see-nobody", test_guns_see_nobody);
  g_test_add_func ("/empires/commander/rise", test_rise);
  g_test_add_func ("/empires/commander/hold", test_hold);
  g_test_add_func ("/empires/commander/shots", test_shots);

  return g_test_run ();
}
