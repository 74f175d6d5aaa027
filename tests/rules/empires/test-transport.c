/* test-transport.c: lorries in End of Empires 1914 (empires.C-23)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define CM(value) ((value) *WAR_CENTIMETRE)

enum
{
  BRIGADE,
  COMPANY,
  GUNS,
  GENERAL,
  LORRIES, /* four of them */
  ENEMY = LORRIES + 4,
};

#define PIECE_COMPANY 4
#define PIECE_GUNS 5
#define PIECE_LORRY 7 /* the first */
#define PIECE_ENEMY 11

/* Four lorries abreast, 3 × 5 cm each, and the brigade in line right before them; the company and
 * the guns stand far off. */
static Stage *
begin (void)
{
  static const char *const types[] = { "infantry-brigade",
                                       "machine-gun-company",
                                       "battery",
                                       "general",
                                       "lorry",
                                       "lorry",
                                       "lorry",
                                       "lorry" };
  Stage *stage = stage_new (0);

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    stage_add_unit (stage, 1, types[i]);
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_begin (stage);
  stage_put (stage, BRIGADE, WAR_FORMATION_LINE, 60, 78, 0);
  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 20, 100, 0);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 30, 100, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 60, 86, 0);
  for (guint i = 0; i < 4; i++)
    stage_put (stage, LORRIES + i, WAR_FORMATION_LINE, 55.5 + 3.0 * i, 80, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 150, 10, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  return stage;
}

static void
assert_sound (Stage *stage)
{
  g_autofree char *fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));

  g_assert_cmpstr (fault, ==, NULL);
}

/* Four lorries carry a brigade, which boards and alights whole; each takes half of the move of
 * both, and nobody shoots after it. */
static void
test_brigade (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, LORRIES, WAR_FORMATION_LINE, 55.5, 90, 0);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_LORRY, "empires.C-23", "1 board pieces.0");
  stage_put (stage, LORRIES, WAR_FORMATION_LINE, 55.5, 80, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 board pieces.0");
  g_assert_false (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), BRIGADE));
  g_assert_cmpint (*stage_unit (stage, LORRIES + 3, WAR_EMPIRES_UNIT_STATE_LOAD), ==, BRIGADE);
  assert_sound (stage);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NOT_ON_FIELD, NULL,
                "1 march pieces.0 wheel=0 slant=0 distance=1000");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 go pieces.7 heading=0 distance=5001");
  for (guint i = 0; i < 4; i++)
    stage_order (stage, "", "1 go pieces.%u heading=0 distance=5000", PIECE_LORRY + i);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 alight pieces.8 formation=0 edge=1");
  g_assert_true (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), BRIGADE));
  g_assert_cmpint (*stage_unit (stage, LORRIES, WAR_EMPIRES_UNIT_STATE_LOAD), ==, WAR_NONE);
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_FORMATION_X), ==, CM (60));
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_FORMATION_HEADING), ==, 0);
  assert_sound (stage);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.0 wheel=0 slant=0 distance=8001");
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=8000");
}

/* Why it does not board, whichever way: too few lorries touch it that are free, of which it is told
 * how many; it lies, is pinned, or unlimbered. */
static void
test_reasons (void)
{
  g_autoptr (Stage) stage = begin ();
  WarRefusal refusal;

  *stage_unit (stage, LORRIES, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_MOVE;
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_LORRY, "empires.C-23", "1 board pieces.0");
  g_assert_cmpint (refusal.arguments[1], ==, 3);
  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 70, 90, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_LORRY, "empires.C-23", "1 board pieces.%u",
                          PIECE_COMPANY);
  g_assert_cmpint (refusal.arguments[1], ==, 0);

  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_PRONE) = 1;
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-23", "1 board pieces.0");
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_PRONE) = 0;
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-15", "1 board pieces.0");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-23", "1 board pieces.%u", PIECE_GUNS);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-23", "1 board pieces.%u", PIECE_LORRY);
}

/* The edges beside which the load may alight as that. */
static WarDomain
list_edges (Stage *stage, gint actor, gint32 pose)
{
  WarOrder order = {
    .kind = WAR_EMPIRES_ORDER_ALIGHT,
    .actor = actor,
    .arguments = { pose },
  };
  WarOption option = { 0 };

  g_assert_true (stage_get_setup (stage)->play->narrow (
    stage_get_setup (stage), stage_get_state (stage), &order, 1, &option));
  return option.arguments[1];
}

/* What is offered is where it has room: beside a lorry that stands alone, everywhere. */
static void
test_edges (void)
{
  g_autoptr (Stage) stage = begin ();
  WarDomain edges;

  stage_put (stage, LORRIES, WAR_FORMATION_LINE, 90, 90, 0);
  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 90, 95, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 100, 92, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 board pieces.%u", PIECE_COMPANY);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  edges = list_edges (stage, PIECE_LORRY, WAR_EMPIRES_POSE_SINGLE);
  for (gint32 edge = 1; edge <= 4; edge++)
    g_assert_true (war_domain_has (&edges, edge));

  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 90, 89.5, 180);
  edges = list_edges (stage, PIECE_LORRY, WAR_EMPIRES_POSE_SINGLE);
  g_assert_false (war_domain_has (&edges, 1));
  g_assert_true (war_domain_has (&edges, 3));

  /* A company is no line, and a lorry has four edges. */
  for (gint32 edge = 0; edge <= 5; edge += 5)
    stage_refuse (stage, (WarEmpiresRefusal) WAR_REFUSAL_MALFORMED, NULL,
                  "1 alight pieces.%d formation=5 edge=%d", PIECE_LORRY, edge);
  stage_refuse (stage, (WarEmpiresRefusal) WAR_REFUSAL_MALFORMED, NULL,
                "1 alight pieces.%d formation=0 edge=3", PIECE_LORRY);
}

/* Who has moved with it cannot let it alight, whichever of the lorries it is. */
static void
test_moved (void)
{
  g_autoptr (Stage) stage = begin ();
  WarRefusal refusal;

  stage_order (stage, "", "1 board pieces.0");
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  for (guint i = 1; i < 4; i++)
    {
      *stage_unit (stage, LORRIES + i, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_MOVE;
      refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_DONE, "empires.C-23",
                              "1 alight pieces.%d formation=0 edge=1", PIECE_LORRY);
      g_assert_cmpint (refusal.arguments[0], ==, PIECE_LORRY + (gint) i);
      *stage_unit (stage, LORRIES + i, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_NONE;
    }
}

/* All four touch it, or it does not alight so. */
static void
test_touching (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_order (stage, "", "1 board pieces.0");
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NOT_TOUCHING, "empires.C-23",
                "1 alight pieces.7 formation=1 edge=1");
  stage_order (stage, "", "1 alight pieces.7 formation=0 edge=3");
  g_assert_cmpint (*stage_unit (stage, BRIGADE, WAR_FORMATION_HEADING), ==, 2048);
}

/* One lorry carries a company or tows a battery, which is limbered. */
static void
test_single (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 55.5, 85, 0);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 66, 85, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 board pieces.%u", PIECE_COMPANY);
  g_assert_cmpint (*stage_unit (stage, LORRIES, WAR_EMPIRES_UNIT_STATE_LOAD), ==, COMPANY);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-23", "1 board pieces.%u", PIECE_GUNS);
  *stage_unit (stage, GUNS, WAR_EMPIRES_UNIT_STATE_LIMBERED) = 1;
  stage_order (stage, "", "1 board pieces.%u", PIECE_GUNS);
  assert_sound (stage);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 alight pieces.%u formation=5 edge=3", PIECE_LORRY);
  stage_order (stage, "", "1 alight pieces.%u formation=3 edge=3", PIECE_LORRY + 3);
  g_assert_cmpint (*stage_unit (stage, GUNS, WAR_EMPIRES_UNIT_STATE_LIMBERED), ==, 1);
  assert_sound (stage);
}

/* Two hits remove a lorry, and a quarter of what four carry: each of its figures is saved by 4 or
 * more; the rest alights. A carried unit is not lost (empires.C-10). */
static void
test_loss (void)
{
  g_autoptr (Stage) stage = begin ();
  gint points[WAR_N_SIDES];

  stage_order (stage, "", "1 board pieces.0");
  war_empires_count_points (stage_get_setup (stage), stage_get_state (stage), points);
  g_assert_cmpint (points[1], ==, 0);

  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 60, 70, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  stage_order (stage, "4 4 1 1 1 4 6 3", "2 fire pieces.%u moves=0 targets=%u", PIECE_ENEMY,
               PIECE_LORRY + 1);
  g_assert_false (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), LORRIES + 1));
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_LOAD)->arguments[0], ==, 2);
  g_assert_cmpint (
    war_empires_get_strength (stage_get_setup (stage), stage_get_state (stage), BRIGADE), ==, 14);
  g_assert_true (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), BRIGADE));
  g_assert_cmpint (*stage_base (stage, BRIGADE, 1, WAR_EMPIRES_PIECE_FIGURES), ==, 2);
  g_assert_cmpint (*stage_unit (stage, LORRIES, WAR_EMPIRES_UNIT_STATE_LOAD), ==, WAR_NONE);
  assert_sound (stage);
}

/* Who has no room where the lorry was alights in the nearest place round it: here a bit behind, as
 * the company stands before it and another lorry beside. */
static void
test_loss_without_room (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_order (stage, "", "1 board pieces.0");
  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 55.5, 76.5, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 44, 82.5, 90);
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  stage_order (stage, "4 4 1 1 4 4 4 4", "2 fire pieces.%u moves=0 targets=%u", PIECE_ENEMY,
               PIECE_LORRY);
  g_assert_true (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), BRIGADE));
  g_assert_cmpint (*stage_base (stage, BRIGADE, 0, WAR_PIECE_Y), ==, CM (805) / 10);
  assert_sound (stage);
}

/* A quarter that loses all of its figures is a base less. */
static void
test_loss_of_base (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_order (stage, "", "1 board pieces.0");
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 60, 70, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  stage_order (stage, "4 4 1 1 1 2 3 1", "2 fire pieces.%u moves=0 targets=%u", PIECE_ENEMY,
               PIECE_LORRY + 1);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_LOAD)->arguments[0], ==, 4);
  g_assert_cmpuint (
    war_ranks_count_bases (stage_get_setup (stage), stage_get_state (stage), BRIGADE), ==, 3);
  g_assert_cmpint (
    war_empires_get_strength (stage_get_setup (stage), stage_get_state (stage), BRIGADE), ==, 12);
  assert_sound (stage);
}

/* Enemies who touch a lorry take it with its load. */
static void
test_overrun (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, BRIGADE, WAR_FORMATION_LINE, 20, 60, 0);
  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 55.5, 85, 0);
  for (guint i = 1; i < 4; i++)
    stage_put (stage, LORRIES + i, WAR_FORMATION_LINE, 100 + 4.0 * i, 110, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 board pieces.%u", PIECE_COMPANY);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 55, 77, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_MELEE);
  stage_end_step (stage, "");
  stage_order (stage, "1 2 3 1", "2 charge pieces.%u", PIECE_ENEMY);
  g_assert_false (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), LORRIES));
  g_assert_cmpint (*stage_unit (stage, COMPANY, WAR_EMPIRES_UNIT_STATE_CARRIED), ==, 0);
  g_assert_false (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), COMPANY));
  assert_sound (stage);
}

/* Who has no lorries never hears of them. */
static void
test_none (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 2, "lorry");
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 10, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-23", "1 board pieces.0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.C-23/brigade", test_brigade);
  g_test_add_func ("/rules/empires.C-23/none", test_none);
  g_test_add_func ("/rules/empires.C-23/reasons", test_reasons);
  g_test_add_func ("/rules/empires.C-23/edges", test_edges);
  g_test_add_func ("/rules/empires.C-23/moved", test_moved);
  g_test_add_func ("/rules/empires.C-23/touching", test_touching);
  g_test_add_func ("/rules/empires.C-23/single", test_single);
  g_test_add_func ("/rules/empires.C-23/loss", test_loss);
  g_test_add_func ("/rules/empires.C-23/loss-of-base", test_loss_of_base);
  g_test_add_func ("/rules/empires.C-23/loss-without-room", test_loss_without_room);
  g_test_add_func ("/rules/empires.C-23/overrun", test_overrun);
  return g_test_run ();
}
