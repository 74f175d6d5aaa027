/* test-pointing.c: what pointing means for units of End of Empires 1914 that wheel and go aslant
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/choice.h"
#include "engine/game/reach.h"
#include "stage.h"

#define CM(value) ((value) *WAR_CENTIMETRE)
#define TURN(degrees) ((degrees) *WAR_HEADING_TURN / 360)

enum
{
  BRIGADE,
  GENERAL,
  ENEMY,
};

static Stage *
begin (void)
{
  Stage *stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_begin (stage);
  stage_put (stage, BRIGADE, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 70, 84, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 150, 10, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  return stage;
}

/* Of the brigade, such an order. */
static WarChoice
find_kind (Stage *stage, guint kind)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (stage_get_setup (stage), stage_get_state (stage), 0, 0, choices);
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, WarChoice, i).order.kind == kind)
      return g_array_index (choices, WarChoice, i);
  g_assert_not_reached ();
}

static WarChoice
find_march (Stage *stage)
{
  return find_kind (stage, WAR_EMPIRES_ORDER_MARCH);
}

static WarOrder
point (Stage *stage, const WarChoice *choice, gint degrees, WarLength distance)
{
  WarStance stance;
  WarOrder order;

  g_assert_true (
    war_choice_find_stance (stage_get_setup (stage), stage_get_state (stage), choice, &stance));
  g_assert_true (war_choice_point (
    stage_get_setup (stage), stage_get_state (stage), choice,
    war_position_step (stance.middle, war_heading_add (stance.heading, TURN (degrees)), distance),
    0, &order));
  return order;
}

/* Angles within a fifth of a degree. */
static void
assert_march (const WarOrder *order, gint wheel, gint slant, WarLength least)
{
  g_assert_cmpint (order->arguments[0], >=, TURN (wheel) - 2);
  g_assert_cmpint (order->arguments[0], <=, TURN (wheel) + 2);
  g_assert_cmpint (order->arguments[1], >=, TURN (slant) - 2);
  g_assert_cmpint (order->arguments[1], <=, TURN (slant) + 2);
  g_assert_cmpint (order->arguments[2], >=, least);
}

/* From the middle of all of its bases: ahead and up to 45° beside that it need not wheel, nor
 * straight back; else it wheels, and goes straight ahead. */
static void
test_point (void)
{
  g_autoptr (Stage) stage = begin ();
  WarChoice march = find_march (stage);
  WarStance stance;
  WarOrder order;

  g_assert_true (
    war_choice_find_stance (stage_get_setup (stage), stage_get_state (stage), &march, &stance));
  g_assert_cmpint (stance.middle.x, ==, CM (60));
  g_assert_cmpint (stance.middle.y, ==, CM (81));
  g_assert_cmpint (stance.heading, ==, 0);

  order = point (stage, &march, 0, CM (10));
  assert_march (&order, 0, 0, CM (10) - 10);
  order = point (stage, &march, 30, CM (10));
  assert_march (&order, 0, 30, CM (10) - 10);
  order = point (stage, &march, -45, CM (10));
  assert_march (&order, 0, -45, CM (10) - 10);
  order = point (stage, &march, 180, CM (6));
  assert_march (&order, 0, 180, CM (6) - 10);
  order = point (stage, &march, 60, CM (3));
  assert_march (&order, 60, 0, CM (3) - 10);
}

/* Who points far beside a unit wants it to go: it wheels no more than it must to go there aslant,
 * and not at all if nothing would be left to go. */
static void
test_far_beside (void)
{
  g_autoptr (Stage) stage = begin ();
  WarChoice march = find_march (stage);
  WarChoice half = find_kind (stage, WAR_EMPIRES_ORDER_ADVANCE);
  WarStance stance;
  WarOrder order;

  order = point (stage, &march, 104, CM (60));
  assert_march (&order, 59, 45, CM (3));
  order = point (stage, &march, -104, CM (60));
  assert_march (&order, -59, -45, CM (3));
  order = point (stage, &march, 60, CM (60));
  assert_march (&order, 60, 0, CM (3));

  g_assert_true (
    war_choice_find_stance (stage_get_setup (stage), stage_get_state (stage), &march, &stance));
  g_assert_false (war_choice_point (stage_get_setup (stage), stage_get_state (stage), &half,
                                    war_position_step (stance.middle, TURN (110), CM (60)), 0,
                                    &order));
}

/* What has been chosen of the wheel stays, and the leg goes from there. */
static void
test_wheeled (void)
{
  g_autoptr (Stage) stage = begin ();
  WarChoice march = find_march (stage), wheeled;
  WarStance stance;
  WarOrder order;

  g_assert_false (war_choice_has_wheeled (stage_get_setup (stage), &march));
  g_assert_true (
    war_choice_turn (stage_get_setup (stage), stage_get_state (stage), &march, TURN (30), &order));
  assert_march (&order, 30, 0, 0);
  g_assert_cmpint (order.arguments[2], ==, 0);
  g_assert_true (war_choice_set (stage_get_setup (stage), stage_get_state (stage), &march,
                                 order.arguments[0], &wheeled));
  g_assert_true (war_choice_has_wheeled (stage_get_setup (stage), &wheeled));
  g_assert_true (
    war_choice_find_stance (stage_get_setup (stage), stage_get_state (stage), &wheeled, &stance));
  g_assert_cmpint (stance.heading, ==, TURN (30));
  /* About the right corner of the front: the middle goes ahead. */
  g_assert_cmpint (stance.middle.y, <, CM (79));

  order = point (stage, &wheeled, 20, CM (5));
  assert_march (&order, 30, 20, CM (5) - 10);
  order = point (stage, &wheeled, 0, CM (5));
  assert_march (&order, 30, 0, CM (5) - 10);
  /* Who turns again does so from where it stands. */
  g_assert_true (war_choice_turn (stage_get_setup (stage), stage_get_state (stage), &wheeled,
                                  TURN (350), &order));
  assert_march (&order, -10, 0, 0);
}

/* Number by number, as far as each is allowed; not if it would stay as it is. */
static void
test_march (void)
{
  g_autoptr (Stage) stage = begin ();
  WarChoice march = find_march (stage);
  WarOrder order;

  g_assert_true (war_choice_march (stage_get_setup (stage), stage_get_state (stage), &march,
                                   -TURN (10), TURN (90), CM (50), &order));
  assert_march (&order, -10, 45, CM (13));
  g_assert_false (
    war_choice_march (stage_get_setup (stage), stage_get_state (stage), &march, 0, 0, 0, &order));
}

/* Its reach is a fan before it, and a line behind; after a wheel from where it looks then. */
static void
test_reach (void)
{
  g_autoptr (Stage) stage = begin ();
  g_autofree WarReach *reach = g_new (WarReach, 1);
  WarChoice march = find_march (stage), wheeled;

  war_reach_init (reach);
  for (gint n = 0; n < 2; n++)
    {
      WarHeading facing = n == 0 ? 0 : TURN (30);

      if (n == 1)
        g_assert_true (war_choice_set (stage_get_setup (stage), stage_get_state (stage), &march,
                                       TURN (30), &wheeled));
      g_assert_true (war_play_begin_reach (stage_get_setup (stage), stage_get_state (stage),
                                           &march.option, n == 0 ? &march.order : &wheeled.order,
                                           33, reach));
      g_assert_true (
        war_play_reach (stage_get_setup (stage), stage_get_state (stage), G_MAXINT32, reach));
      g_assert_cmpuint (reach->n_rays, ==, 33);
      for (guint i = 0; i < reach->n_rays; i++)
        {
          gint32 turn = war_heading_get_turn (facing, reach->rays[i].heading);
          gboolean is_back = ABS (turn) == TURN (180);
          const WarDomain *distances = &reach->rays[i].distances;
          WarLength most = distances->ranges[distances->n_ranges - 1].maximum;
          /* The wheel's path: 30° about a line of 12 cm. */
          WarLength wanted = (CM (16) - n * CM (63) / 10) / (is_back ? 2 : 1);

          g_assert_true ((turn >= -TURN (45) && turn <= TURN (45)) || is_back);
          g_assert_cmpint (most, >, wanted - CM (1) / 5);
          g_assert_cmpint (most, <, wanted + CM (1) / 5);
        }
    }
  war_reach_clear (reach);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.C-3/pointing/ahead", test_point);
  g_test_add_func ("/rules/empires.C-3/pointing/far-beside", test_far_beside);
  g_test_add_func ("/rules/empires.C-3/pointing/wheeled", test_wheeled);
  g_test_add_func ("/rules/empires.C-3/pointing/march", test_march);
  g_test_add_func ("/rules/empires.C-3/pointing/reach", test_reach);
  return g_test_run ();
}
