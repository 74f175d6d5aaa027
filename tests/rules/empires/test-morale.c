/* test-morale.c: surrender, morale, retreats and victory in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define INFANTRY "infantry-brigade"
#define NO_TEST (1u << WAR_EMPIRES_AMENDMENT_NO_TEST)

/* Four brigades on each side, in rows 60 cm apart; that of side 1 in question stands alone in the
 * middle. */
static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  for (guint i = 0; i < 8; i++)
    stage_add_unit (stage, i < 4 ? 1 : 2, INFANTRY);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 90, 70, 0);
  for (guint i = 1; i < 4; i++)
    stage_put (stage, i, WAR_FORMATION_LINE, 20 + 35 * i, 118, 0);
  for (guint i = 0; i < 4; i++)
    stage_put (stage, 4 + i, WAR_FORMATION_LINE, 20 + 40 * i, 4, 180);
  return stage;
}

/* Leaves figures of the unit on its first bases. */
static void
set_strength (Stage *stage, guint unit, gint strength)
{
  while (strength <= 4
                       * ((gint) war_ranks_count_bases (stage_get_setup (stage),
                                                        stage_get_state (stage), unit)
                          - 1))
    {
      WarBase whole;

      war_empires_drop_base (stage_get_setup (stage), stage_get_state (stage), unit, 0);
      whole = war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), unit);
      war_empires_set_whole (stage_get_setup (stage), stage_get_state (stage), unit,
                             WAR_FORMATION_LINE, &whole);
    }
  *stage_base (stage, unit, 0, WAR_EMPIRES_PIECE_FIGURES) = (strength - 1) % 4 + 1;
}

/* Ends side A's shooting, and with it the turn: no melee is possible. */
static void
end_turn (Stage *stage, const char *dice)
{
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_MOVES);
  stage_end_step (stage, dice);
}

typedef struct
{
  const char *path;
  gint strength;
  guint column; /* set to 1 */
  gboolean is_covered;
  gint modifier;
  double friend[2]; /* where one retreats; 0: nowhere */
} Case;

/* Of 16 figures 7 left are 9 lost: 4 on the die (empires.8.6). */
static const Case cases[] = {
  { "/rules/empires.8.1/under-half", 7, .modifier = 4 },
  { "/rules/empires.8.6/losses", 5, .modifier = 5 },
  { "/rules/empires.8.2/under-fire", 7, WAR_EMPIRES_UNIT_STATE_UNDER_FIRE, .modifier = 5 },
  { "/rules/empires.8.3/friends-fled", 7, .friend = { 90, 94 }, .modifier = 5 },
  { "/rules/empires.8.3/nearest-bases", 7, .friend = { 57, 70 }, .modifier = 5 },
  { "/rules/empires.8.3/too-far", 7, .friend = { 55, 70 }, .modifier = 4 },
  { "/rules/empires.8.4/cover", 7, .is_covered = TRUE, .modifier = 3 },
  { "/rules/empires.8.5/enfiladed", 7, WAR_EMPIRES_UNIT_STATE_ENFILADED, .modifier = 5 },
};

static void
add_rubble (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_RUBBLE, 60, 65, 120, 75);
}

static void
test_case (gconstpointer data)
{
  const Case *tried = data;
  g_autoptr (Stage) stage = begin (0, tried->is_covered ? add_rubble : NULL);
  const WarEvent *event;
  gint amount = 0;

  set_strength (stage, 0, tried->strength);
  if (tried->column != 0)
    *stage_unit (stage, 0, tried->column) = 1;
  if (tried->friend[0] > 0)
    {
      stage_put (stage, 1, WAR_FORMATION_LINE, tried->friend[0], tried -> friend[1], 0);
      *stage_unit (stage, 1, WAR_EMPIRES_UNIT_STATE_RETREAT) = 2;
    }
  end_turn (stage, "1");
  event = stage_event (stage, WAR_EMPIRES_EVENT_MORALE);
  g_assert_cmpint (event->arguments[0], ==, tried->modifier);
  g_assert_cmpint (event->adds[0], ==, tried->modifier);
  for (guint i = 0; i < event->n_modifiers; i++)
    amount += event->modifiers[i].amount;
  g_assert_cmpint (amount, ==, tried->modifier);
}

/* empires.8.1, empires.C-9: who has half of its strength does not test. */
static void
test_at_half (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  set_strength (stage, 0, 8);
  end_turn (stage, "");
  g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_MORALE), ==, 0);
}

/* empires.8.7, empires.C-21: on 7 it retreats, straight to its own edge, 16 cm in column, in its
 * next movement steps. */
static void
test_retreat (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  gint32 y;

  set_strength (stage, 0, 7);
  end_turn (stage, "3 2");
  g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_RETREAT), ==, 2);
  y = war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), 0).centre.y;
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_cmpint (
    war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), 0).centre.y - y, ==,
    16 * WAR_CENTIMETRE);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_FORMATION_SHAPE), ==, WAR_FORMATION_COLUMN);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_RETREAT), ==, 1);

  /* Off the field it is lost. */
  stage_put (stage, 0, WAR_FORMATION_COLUMN, 20, 118, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_false (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), 0));
}

/* empires.C-21: guns limber first, for half of the way of those that are limbered. */
static void
test_guns_retreat (void)
{
  gint32 ways[2];

  for (gint is_limbered = 0; is_limbered < 2; is_limbered++)
    {
      g_autoptr (Stage) stage = stage_new (0);

      stage_add_unit (stage, 1, "battery");
      stage_add_unit (stage, 2, "battery");
      stage_begin (stage);
      stage_put (stage, 0, WAR_FORMATION_LINE, 90, 60, 0);
      stage_put (stage, 1, WAR_FORMATION_LINE, 20, 10, 180);
      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_LIMBERED) = is_limbered;
      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_RETREAT) = 2;
      ways[is_limbered]
        = -war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), 0).centre.y;
      stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
      ways[is_limbered]
        += war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), 0).centre.y;
      g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_LIMBERED), ==, 1);
    }

  g_assert_cmpint (ways[0], >, 0);
  g_assert_cmpint (ways[1], ==, 2 * ways[0]);
}

/* empires.C-8, empires.7.9: with enemies all round nobody reaches a friend; a 6 surrenders. */
static void
test_surrender (void)
{
  static const double places[][3]
    = { { 90, 55, 180 }, { 90, 85, 0 }, { 73, 70, 90 }, { 107, 70, 270 } };

  for (gint die = 5; die <= 6; die++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);
      g_autofree char *dice = g_strdup_printf ("%d", die);

      stage_put (stage, 0, WAR_FORMATION_LINE, 90, 69, 0);
      for (guint i = 0; i < 4; i++)
        stage_put (stage, 4 + i, WAR_FORMATION_LINE, places[i][0], places[i][1],
                   (gint) places[i][2]);
      stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
      stage_end_step (stage, dice);
      g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_CUT_OFF)->arguments[0], ==, die == 6);
      g_assert_cmpint (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), 0), ==,
                       die < 6);
    }
}

static void
add_river (Stage *stage)
{
  static const double road[3][2] = { { 60, 0 }, { 60, 120 }, { 60, 120 } };

  stage_add_box (stage, WAR_TERRAIN_RIVER, 0, 84, 180, 90);
  stage_add_line (stage, WAR_TERRAIN_ROAD, 3, road);
}

static void
add_bridge (Stage *stage)
{
  add_river (stage);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, 58, 83, 62, 91);
}

/* empires.C-12, empires.C-8: a river between friends is crossed by bridges, not by roads alone. */
static void
test_cut_off_by_a_river (void)
{
  g_autoptr (Stage) stage = begin (0, add_river);
  g_autoptr (Stage) bridged = begin (0, add_bridge);

  end_turn (stage, "1");
  g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_CUT_OFF), ==, 1);
  end_turn (bridged, "");
  g_assert_cmpuint (stage_count_events (bridged, WAR_EMPIRES_EVENT_CUT_OFF), ==, 0);
}

/* empires.8.8, empires.C-20: under a quarter a unit is pinned; with the amendment it does not
 * test. */
static void
test_under_a_quarter (void)
{
  g_autoptr (Stage) stage = begin (NO_TEST, NULL);
  g_autoptr (Stage) printed = begin (0, NULL);

  set_strength (stage, 0, 3);
  end_turn (stage, "");
  g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PINNED), ==, 1);
  g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_RETREAT_ENDED), ==, 0);
  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_RETREAT) = 3;
  end_turn (stage, "");
  g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_RETREAT_ENDED), ==, 1);
  set_strength (printed, 0, 3);
  end_turn (printed, "1 4");
  g_assert_cmpint (*stage_unit (printed, 0, WAR_EMPIRES_UNIT_STATE_RETREAT), ==, 4);
  g_assert_cmpint (*stage_unit (printed, 0, WAR_EMPIRES_UNIT_STATE_PINNED), ==, 0);
}

/* empires.3.7, empires.C-15: who is under fire stays pinned, who is not is pinned no longer. */
static void
test_unpinning (void)
{
  for (gint fire = 0; fire <= 1; fire++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);

      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_UNDER_FIRE) = fire;
      end_turn (stage, "");
      g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PINNED), ==, fire);
    }
}

static void
add_place (Stage *stage)
{
  stage_add_point (stage, 90, 66);
}

/* empires.C-10: two points for a place that one side alone is near, one for a unit lost; most win
 * at the limit. */
static void
test_points (void)
{
  g_autoptr (Stage) stage = begin (0, add_place);
  gint points[WAR_N_SIDES];

  war_empires_count_points (stage_get_setup (stage), stage_get_state (stage), points);
  g_assert_cmpint (points[0], ==, 2);
  g_assert_cmpint (points[1], ==, 0);
  stage_put (stage, 4, WAR_FORMATION_LINE, 90, 62, 180);
  war_empires_count_points (stage_get_setup (stage), stage_get_state (stage), points);
  g_assert_cmpint (points[0], ==, 0);

  g_autoptr (Stage) last = begin (0, add_place);

  *stage_game (last, WAR_GAME_ROUND) = 10;
  end_turn (last, "");
  g_assert_cmpint (*stage_game (last, WAR_EMPIRES_GAME_WINNER), ==, WAR_WINNER_SIDE_1);
  g_assert_cmpint (stage_event (last, WAR_EMPIRES_EVENT_OVER)->arguments[3], ==, FALSE);
}

/* empires.C-10: a side breaks when half of its units are lost or retreat. */
static void
test_breaking (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 4; i < 6; i++)
    *stage_unit (stage, i, WAR_EMPIRES_UNIT_STATE_RETREAT) = 6;
  end_turn (stage, "");
  g_assert_cmpint (*stage_game (stage, WAR_EMPIRES_GAME_WINNER), ==, WAR_WINNER_SIDE_1);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_OVER)->arguments[3], ==, TRUE);
}

/* empires.C-10: of two sides that break the points decide: two units of side 2 leave the field. */
static void
test_both_breaking (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 2; i < 6; i++)
    *stage_unit (stage, i, WAR_EMPIRES_UNIT_STATE_RETREAT) = 6;
  end_turn (stage, "");
  g_assert_cmpint (*stage_game (stage, WAR_EMPIRES_GAME_WINNER), ==, WAR_WINNER_SIDE_1);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_OVER)->arguments[3], ==, TRUE);
}

static void
check_points (const WarEvent *event, gint32 side, gint32 change, gint32 points, gint32 place)
{
  g_assert_cmpint (event->arguments[0], ==, side);
  g_assert_cmpint (event->arguments[1], ==, change);
  g_assert_cmpint (event->arguments[2], ==, points);
  g_assert_cmpint (event->arguments[3], ==, place);
}

/* empires.C-10: whose points change is told, and why, before the next step is. */
static void
test_points_told (void)
{
  g_autoptr (Stage) stage = begin (0, add_place);
  const WarEvent *event;

  set_strength (stage, 0, 5);
  end_turn (stage, "6 6");
  g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_POINTS), ==, 1);
  event = stage_event (stage, WAR_EMPIRES_EVENT_POINTS);
  g_assert_cmpint (event->actor, ==, WAR_NONE);
  check_points (event, 0, -2, 0, 1);
  g_assert_true (event < stage_event (stage, WAR_EMPIRES_EVENT_ROUND));

  g_autoptr (Stage) leaving = begin (0, NULL);

  *stage_unit (leaving, 4, WAR_EMPIRES_UNIT_STATE_RETREAT) = 6;
  stage_set_step (leaving, WAR_EMPIRES_PHASE_A_MOVES);
  while (stage_count_events (leaving, WAR_EMPIRES_EVENT_LOST) == 0)
    stage_end_step (leaving, "");
  event = stage_event (leaving, WAR_EMPIRES_EVENT_POINTS);
  check_points (event, 0, 1, 1, 0);
  g_assert_cmpuint (war_ranks_find_unit (stage_get_setup (leaving), (guint) event->actor), ==, 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/rules/empires.C-9/at-half", test_at_half);
  g_test_add_func ("/rules/empires.C-21/retreat", test_retreat);
  g_test_add_func ("/rules/empires.C-21/guns", test_guns_retreat);
  g_test_add_func ("/rules/empires.C-8/surrender", test_surrender);
  g_test_add_func ("/rules/empires.C-12/cut-off-by-a-river", test_cut_off_by_a_river);
  g_test_add_func ("/rules/empires.8.8/under-a-quarter", test_under_a_quarter);
  g_test_add_func ("/rules/empires.3.7/unpinning", test_unpinning);
  g_test_add_func ("/rules/empires.C-10/points", test_points);
  g_test_add_func ("/rules/empires.C-10/points-told", test_points_told);
  g_test_add_func ("/rules/empires.C-10/breaking", test_breaking);
  g_test_add_func ("/rules/empires.C-10/both-breaking", test_both_breaking);
  return g_test_run ();
}
