/* test-mind.c: what the quick commander of Trench Raider does at close quarters, with mortars, guns
 * and aeroplanes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define MAX_IDEAS 256

enum
{
  LEADER,
  MEN, /* four */
  TANK = 5,
  FRENCH_GUN,
  FRENCH_MORTAR,
  GERMAN_LEADER,
  GERMANS, /* four */
  MACHINE_GUN = 13,
  FLAMETHROWER,
  ELITE,
  GERMAN_GUN,
  GERMAN_MORTAR,
  PLANE,
};

static Stage *
begin (void)
{
  Stage *stage = stage_new (G_MAXUINT32);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 4, "1st");
  stage_add (stage, 1, "st-chamond", 1, NULL);
  stage_add (stage, 1, "field-gun", 1, NULL);
  stage_add (stage, 1, "mortar", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 4, "I");
  stage_add (stage, 2, "machine-gun", 1, NULL);
  stage_add (stage, 2, "flamethrower", 1, NULL);
  stage_add (stage, 2, "elite", 1, NULL);
  stage_add (stage, 2, "field-gun", 1, NULL);
  stage_add (stage, 2, "mortar", 1, NULL);
  stage_add_drawn (stage, 2, "aeroplane", 1);
  stage_add_bunker (stage, 30);
  stage_begin (stage);
  return stage;
}

/* What the seat likes best; of equal ideas the first. */
static WarOrder
think (Stage *stage, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarIdea *ideas = g_new (WarIdea, MAX_IDEAS);
  guint n = setup->play->think (setup, stage_get_state (stage), seat - 1, &war_posture_usual, ideas,
                                MAX_IDEAS);
  guint best = 0;

  g_assert_cmpuint (n, >, 0);
  for (guint i = 1; i < n; i++)
    if (ideas[i].worth > ideas[best].worth)
      best = i;
  return ideas[best].order;
}

static WarOrder
assert_thinks (Stage *stage, gint seat, WarRaiderOrder kind, gint actor)
{
  WarOrder order = think (stage, seat);

  g_assert_cmpstr (war_raider_play.orders[order.kind].name, ==, war_raider_play.orders[kind].name);
  g_assert_cmpint (order.actor, ==, actor);
  return order;
}

/* A flamethrower flames at who is within reach, else goes there first; far from all he walks as
 * others do. */
static void
test_flame (void)
{
  static const struct
  {
    double away;
    gboolean flames, goes;
  } rows[] = { { 2, TRUE, FALSE }, { 5, TRUE, TRUE }, { 20, FALSE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin ();
      WarOrder order;

      stage_put (stage, FLAMETHROWER, 20, 30);
      stage_put (stage, MEN, 20, 30 + rows[i].away);
      stage_begin_moves (stage, 2, "1 1 2");
      order = think (stage, 2);
      g_assert_cmpint (order.kind == WAR_RAIDER_ORDER_FLAME, ==, rows[i].flames);
      if (rows[i].flames)
        g_assert_cmpint (order.arguments[2] > 0, ==, rows[i].goes);
    }
}

/* In a line that both hold the French close, and with stands anywhere; the elite always do. Who is
 * in the open fires at men in a trench. */
static void
test_charge (void)
{
  static const struct
  {
    gint seat;
    guint unit, target;
    double y, target_y;
    gboolean charges;
  } rows[] = {
    { 1, MEN, GERMANS, 26, 26, TRUE },       { 1, MEN, GERMANS, 29, 26, FALSE },
    { 1, MEN, MACHINE_GUN, 29, 27.5, TRUE }, { 1, MEN, ELITE, 26, 26, FALSE },
    { 2, ELITE, MEN, 22, 23, TRUE },         { 2, GERMANS, MEN, 22, 23, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin ();
      WarOrder order;
      gboolean is_elite = rows[i].unit == ELITE;

      stage_put (stage, rows[i].unit, 10, rows[i].y);
      stage_put (stage, rows[i].target, 11.5, rows[i].target_y);
      stage_begin_moves (stage, rows[i].seat, is_elite ? "3 3 3" : "3 3");
      order = think (stage, rows[i].seat);
      if (!rows[i].charges)
        {
          g_assert_cmpint (order.kind == WAR_RAIDER_ORDER_MOVE && order.arguments[0] == 1024, ==,
                           FALSE);
          continue;
        }
      g_assert_cmpuint (order.kind, ==, WAR_RAIDER_ORDER_MOVE);
      g_assert_cmpint (order.actor, ==, rows[i].unit);
      stage_order (stage, NULL,
                   "%d move pieces.%d heading=%d distance=%d heading-2=0 distance-2=0 heading-3=0 "
                   "distance-3=0",
                   rows[i].seat, order.actor, order.arguments[0], order.arguments[1]);
      g_assert_true (war_raider_is_within (stage_get_setup (stage), stage_get_state (stage),
                                           rows[i].unit, rows[i].target, WAR_MILLIMETRE));
    }
}

/* A bunker whose men are nearly all dead gets one from its trench, who walks to it first; one with
 * men enough gets none. */
static void
test_bunker (void)
{
  for (guint n_inside = 1; n_inside <= 2; n_inside++)
    {
      g_autoptr (Stage) stage = begin ();

      stage_put (stage, GERMAN_LEADER, 28, 23);
      stage_put (stage, GERMANS, 27, 26);
      for (guint i = 1; i <= n_inside; i++)
        stage_put_inside (stage, GERMANS + i, 0);
      stage_begin_moves (stage, 2, "3 3");
      if (n_inside == 2)
        {
          g_assert_cmpuint (think (stage, 2).kind, !=, WAR_RAIDER_ORDER_MOVE);
          continue;
        }
      assert_thinks (stage, 2, WAR_RAIDER_ORDER_MOVE, GERMANS);
      stage_put (stage, GERMANS, 28.5 - 5 / 25.4, 26);
      assert_thinks (stage, 2, WAR_RAIDER_ORDER_ENTER, GERMANS);
    }
}

/* Mortars throw in their own moves and in return fire, at the enemy, and then all others fire. */
static void
test_mortar (void)
{
  g_autoptr (Stage) stage = begin ();
  WarOrder order;

  stage_put (stage, FRENCH_MORTAR, 20, 50);
  stage_put (stage, GERMAN_MORTAR, 20, 12);
  stage_put (stage, MEN, 20, 34);
  stage_put (stage, LEADER, 20, 40);
  stage_put (stage, GERMANS, 21, 28);
  stage_begin_moves (stage, 1, "1 1 1 1");
  assert_thinks (stage, 1, WAR_RAIDER_ORDER_LOB, FRENCH_MORTAR);
  stage_begin_return_fire (stage, 1);
  order = assert_thinks (stage, 2, WAR_RAIDER_ORDER_LOB, GERMAN_MORTAR);
  stage_order (stage, NULL, "2 lob pieces.%d x=%d y=%d", GERMAN_MORTAR, order.arguments[0],
               order.arguments[1]);
  g_assert_cmpuint (think (stage, 2).kind, ==, WAR_RAIDER_ORDER_FIRE_REST);
}

static void
begin_bombardment (Stage *stage, gint side)
{
  WarRaiderPhase phase
    = side == 1 ? WAR_RAIDER_PHASE_BOMBARDMENT : WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT;
  WarContext context = { .setup = stage_get_setup (stage), .state = stage_get_state (stage) };

  *stage_game (stage, WAR_GAME_SIDE) = side - 1;
  *stage_game (stage, WAR_GAME_PHASE) = (gint32) phase;
  war_raider_give_shots (&context, side - 1, phase);
  war_context_open_decision (&context, side - 1, WAR_RAIDER_DECIDE_SHELLS);
}

/* A gun fires direct at a tank or bunker within reach, and throws shells at men. */
static void
test_gun (void)
{
  g_autoptr (Stage) tank = begin ();
  g_autoptr (Stage) bunker = begin ();
  g_autoptr (Stage) men = begin ();

  stage_put (tank, GERMAN_GUN, 20, 30);
  stage_put (tank, TANK, 20, 45);
  begin_bombardment (tank, 2);
  g_assert_cmpint (assert_thinks (tank, 2, WAR_RAIDER_ORDER_FIRE, GERMAN_GUN).targets[0], ==, TANK);

  stage_put (bunker, FRENCH_GUN, 30, 45);
  stage_put_inside (bunker, GERMANS, 0);
  begin_bombardment (bunker, 1);
  g_assert_cmpint (assert_thinks (bunker, 1, WAR_RAIDER_ORDER_FIRE, FRENCH_GUN).targets[0], ==,
                   GERMANS);

  stage_put (men, FRENCH_GUN, 10, 45);
  for (guint i = 0; i < 4; i++)
    stage_put (men, GERMANS + i, 10 + i, 30);
  begin_bombardment (men, 1);
  assert_thinks (men, 1, WAR_RAIDER_ORDER_LOAD, FRENCH_GUN);
}

/* A bomb is for a tank, a line for men. */
static void
test_run (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin ();
      WarContext context = { .setup = stage_get_setup (stage), .state = stage_get_state (stage) };

      if (i == 0)
        stage_put (stage, TANK, 30, 50);
      stage_put (stage, LEADER, 10, 50);
      for (guint j = 0; j < 4; j++)
        stage_put (stage, MEN + j, 11 + j, 50);
      *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_GERMAN;
      *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT;
      *stage_game (stage, WAR_RAIDER_GAME_PLANE) = PLANE;
      war_context_open_decision (&context, WAR_RAIDER_GERMAN, WAR_RAIDER_DECIDE_RUN);
      assert_thinks (stage, 2, i == 0 ? WAR_RAIDER_ORDER_BOMB : WAR_RAIDER_ORDER_STRAFE, WAR_NONE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.6.9/mind", test_flame);
  g_test_add_func ("/rules/raider.3.17/mind", test_charge);
  g_test_add_func ("/rules/raider.R-26/mind", test_bunker);
  g_test_add_func ("/rules/raider.3.16/mind", test_mortar);
  g_test_add_func ("/rules/raider.3.7/mind", test_gun);
  g_test_add_func ("/rules/raider.8.5/mind", test_run);
  return g_test_run ();
}
