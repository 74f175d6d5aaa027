/* test-shown.c: what a board shows of units of End of Empires 1914: one body of several bases,
 * tokens, and who commands whom
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/shown-body.h"
#include "stage.h"

#define CM(value) ((value) *WAR_CENTIMETRE)
#define TURN(degrees) ((degrees) *WAR_HEADING_TURN / 360)

enum
{
  BRIGADE,
  RIDERS,
  GUNS,
  LORRY,
  GENERAL,
  ENEMY,
};

#define PIECE_RIDERS 4
#define PIECE_GUNS 8
#define PIECE_LORRY 9
#define PIECE_GENERAL 10

static Stage *
begin (void)
{
  Stage *stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "cavalry-brigade");
  stage_add_unit (stage, 1, "battery");
  stage_add_unit (stage, 1, "lorry");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 2, "infantry-brigade");
  stage_begin (stage);
  stage_put (stage, BRIGADE, WAR_FORMATION_LINE, 60, 78, 0);
  stage_put (stage, RIDERS, WAR_FORMATION_COLUMN, 75, 78, 30);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 50, 85, 0);
  stage_put (stage, LORRY, WAR_FORMATION_LINE, 40, 85, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 60, 86, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 150, 10, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  return stage;
}

static guint
show_body (Stage *stage, guint row, WarShownPiece pieces[WAR_BODY_MAX_PIECES])
{
  return war_play_show_body (stage_get_setup (stage), stage_get_state (stage), row, pieces);
}

/* empires.1.1: four bases that touch each other have one outline: of the brigade 12 × 2 cm, of the
 * riders in column, who look to the north-east, 3 × 12 cm. It is told once, by the first base. */
static void
test_body (void)
{
  g_autoptr (Stage) stage = begin ();
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  WarBase whole;

  g_assert_cmpuint (show_body (stage, 0, pieces), ==, 4);
  g_assert_true (war_body_enclose (pieces, 4, &whole));
  g_assert_cmpint (whole.centre.x, ==, CM (60));
  g_assert_cmpint (whole.centre.y, ==, CM (79));
  g_assert_cmpint (whole.width, ==, CM (12));
  g_assert_cmpint (whole.depth, ==, CM (2));
  for (guint i = 1; i < 4; i++)
    g_assert_cmpuint (show_body (stage, i, pieces), ==, 0);

  g_assert_cmpuint (show_body (stage, PIECE_RIDERS, pieces), ==, 4);
  g_assert_true (war_body_enclose (pieces, 4, &whole));
  g_assert_cmpint (whole.heading, ==, TURN (30));
  g_assert_cmpfloat_with_epsilon (whole.width, CM (3), WAR_MILLIMETRE / 5);
  g_assert_cmpfloat_with_epsilon (whole.depth, CM (12), WAR_MILLIMETRE / 5);
}

/* empires.1.2: a base by itself is its own outline. Who is not on the field has none. */
static void
test_single (void)
{
  g_autoptr (Stage) stage = begin ();
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  WarBase whole;

  g_assert_cmpuint (show_body (stage, PIECE_GUNS, pieces), ==, 1);
  g_assert_true (war_body_enclose (pieces, 1, &whole));
  g_assert_cmpint (whole.width, ==, CM (4));
  war_ranks_set_presence (stage_get_setup (stage), stage_get_state (stage), GUNS,
                          WAR_PRESENCE_AWAY);
  g_assert_cmpuint (show_body (stage, PIECE_GUNS, pieces), ==, 0);
}

/* empires.C-19, empires.C-3: where a base has fallen in the midst, or one stands round the bend of
 * a road, each has an outline of its own. */
static void
test_apart (void)
{
  g_autoptr (Stage) stage = begin ();
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  WarBase whole;

  g_assert_cmpuint (show_body (stage, 0, pieces), ==, 4);
  pieces[1] = pieces[3];
  g_assert_false (war_body_enclose (pieces, 3, &whole));

  g_assert_cmpuint (show_body (stage, PIECE_RIDERS, pieces), ==, 4);
  pieces[3].base.heading = TURN (45);
  g_assert_false (war_body_enclose (pieces, 4, &whole));
}

static guint
get_tokens (Stage *stage, guint row)
{
  WarShownPiece piece;

  g_assert_true (
    war_play_show_piece (stage_get_setup (stage), stage_get_state (stage), row, &piece));
  return piece.tokens;
}

/* What the bases themselves do not show. */
static void
test_tokens (void)
{
  g_autoptr (Stage) stage = begin ();

  g_assert_cmpuint (get_tokens (stage, 0), ==, 0);
  g_assert_cmpuint (get_tokens (stage, PIECE_LORRY), ==, 0);
  stage_order (stage, "", "1 lie pieces.0");
  g_assert_cmpuint (get_tokens (stage, 0), ==, 1u << WAR_TOKEN_PRONE);
  g_assert_cmpuint (get_tokens (stage, 1), ==, 0);
  stage_order (stage, "", "1 limber pieces.%u", PIECE_GUNS);
  g_assert_cmpuint (get_tokens (stage, PIECE_GUNS), ==, 1u << WAR_TOKEN_TOWED);

  stage_put (stage, RIDERS, WAR_FORMATION_COLUMN, 65, 83, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 dismount pieces.%u", PIECE_RIDERS);
  g_assert_cmpuint (get_tokens (stage, PIECE_RIDERS), ==, 1u << WAR_TOKEN_DISMOUNTED);
  *stage_unit (stage, LORRY, WAR_EMPIRES_UNIT_STATE_LOAD) = GUNS;
  g_assert_cmpuint (get_tokens (stage, PIECE_LORRY), ==, 1u << WAR_TOKEN_LADEN);
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_PRONE) = 0;
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_RETREAT) = 2;
  g_assert_cmpuint (get_tokens (stage, 0), ==, 1u << WAR_TOKEN_PINNED | 1u << WAR_TOKEN_FELL_BACK);
}

static guint
count_bonds (Stage *stage, guint row)
{
  gint rows[WAR_MAX_BONDS];

  return war_play_list_bonds (stage_get_setup (stage), stage_get_state (stage), row, rows);
}

/* empires.C-2, empires.C-21: who retreats obeys nobody, and who does so or forms up passes on no
 * order by it. */
static void
test_bonds (void)
{
  g_autoptr (Stage) stage = begin ();

  g_assert_cmpuint (count_bonds (stage, 0), ==, 1);
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_FORM_UP;
  g_assert_cmpuint (count_bonds (stage, 0), ==, 1);
  *stage_unit (stage, BRIGADE, WAR_EMPIRES_UNIT_STATE_RETREAT) = 2;
  g_assert_cmpuint (count_bonds (stage, 0), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.1.1/shown/body", test_body);
  g_test_add_func ("/rules/empires.1.2/shown/single", test_single);
  g_test_add_func ("/rules/empires.C-19/shown/apart", test_apart);
  g_test_add_func ("/rules/empires.C-22/shown/tokens", test_tokens);
  g_test_add_func ("/rules/empires.C-2/shown/bonds", test_bonds);
  return g_test_run ();
}
