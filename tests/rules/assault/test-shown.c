/* test-shown.c: what is drawn of a game of Trench Assault, and what a table needs for it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "moves.h"

#include "engine/game/supply.h"

/* Tokens --------------------------------------------------------------------------------------- */

static guint
get_tokens (Stage *stage, guint unit)
{
  WarShownPiece piece;

  g_assert_true (
    war_play_show_piece (stage_get_setup (stage), stage_get_state (stage), unit, &piece));
  g_assert_true (piece.is_on_field);
  return piece.tokens;
}

/* A pin and what it is stuck in are the base's; of nerves the whole company has a sign. */
static void
test_tokens (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  WarShownPiece piece;

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, OFFICER, 120, 150);
  stage_put (stage, TANK, 140, 150);
  stage_put (stage, GERMANS, 100, 30);
  g_assert_cmpuint (get_tokens (stage, RIFLES), ==, 0);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED) = 1;
  *stage_unit (stage, TANK, WAR_ASSAULT_PIECE_STUCK) = 1;
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  g_assert_cmpuint (get_tokens (stage, RIFLES), ==,
                    1u << WAR_TOKEN_PINNED | 1u << WAR_TOKEN_SUPPRESSED);
  g_assert_cmpuint (get_tokens (stage, OFFICER), ==, 1u << WAR_TOKEN_SUPPRESSED);
  g_assert_cmpuint (get_tokens (stage, TANK), ==, 1u << WAR_TOKEN_INACTIVE);
  g_assert_cmpuint (get_tokens (stage, GERMANS), ==, 1u << WAR_TOKEN_FELL_BACK);

  /* Who is in a bunker is nowhere. */
  g_assert_false (
    war_play_show_piece (stage_get_setup (stage), stage_get_state (stage), GERMANS + 1, &piece));
  g_assert_cmpint (piece.side, ==, WAR_ASSAULT_DEFENDERS);
}

/* A gap as it lies across the wire: wide as it is, through the whole depth. */
static void
test_gap (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  const WarAssault *data = stage_get_data (stage);
  WarShownMarker marker;

  g_assert_false (war_play_show_marker (stage_get_setup (stage), stage_get_state (stage),
                                        data->units->len, &marker));
  war_assault_open_stretch (stage_get_setup (stage), stage_get_state (stage), 0,
                            &g_array_index (data->wires, WarAssaultSegment, 0), 80 * WAR_CENTIMETRE,
                            120 * WAR_CENTIMETRE);
  g_assert_true (war_play_show_marker (stage_get_setup (stage), stage_get_state (stage),
                                       data->units->len, &marker));
  g_assert_cmpint (marker.kind, ==, WAR_MARKER_GAP);
  g_assert_cmpint (marker.centre.x, ==, 100 * WAR_CENTIMETRE);
  g_assert_cmpint (marker.centre.y, ==, 46 * WAR_CENTIMETRE);
  g_assert_cmpint (marker.width, ==, 40 * WAR_CENTIMETRE);
  g_assert_cmpint (marker.depth, ==, 8 * WAR_CENTIMETRE);
  g_assert_false (war_play_show_marker (stage_get_setup (stage), stage_get_state (stage),
                                        data->units->len + 1, &marker));
}

/* Who belongs together ------------------------------------------------------------------------- */

/* An officer and the bases of his company that he unpins, to 40 cm; not each of these with the
 * others, nor the enemy's. */
static void
test_bonds (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  const WarSetup *setup = stage_get_setup (stage);
  gint rows[WAR_MAX_BONDS];

  stage_put (stage, OFFICER, 100, 150);
  stage_put (stage, RIFLES, 143.5, 150);
  stage_put (stage, RIFLES + 1, 56.4, 150);
  stage_put (stage, HEADQUARTERS, 100, 160);
  stage_put (stage, GERMANS, 100, 140);
  g_assert_cmpuint (war_play_list_bonds (setup, stage_get_state (stage), OFFICER, rows), ==, 1);
  g_assert_cmpint (rows[0], ==, RIFLES);
  g_assert_cmpuint (war_play_list_bonds (setup, stage_get_state (stage), RIFLES, rows), ==, 1);
  g_assert_cmpint (rows[0], ==, OFFICER);
  g_assert_cmpuint (war_play_list_bonds (setup, stage_get_state (stage), RIFLES + 1, rows), ==, 0);

  /* The company moves together, however far they are. */
  g_assert_cmpuint (war_play_list_fellows (setup, stage_get_state (stage), OFFICER, rows), ==, 2);
  g_assert_cmpint (rows[1], ==, RIFLES + 1);
  g_assert_cmpuint (war_play_list_fellows (setup, stage_get_state (stage), HEADQUARTERS, rows), ==,
                    0);
}

/* Whoever may still act ------------------------------------------------------------------------ */

static gboolean
has_acted (Stage *stage, guint unit)
{
  return war_play_has_acted (stage_get_setup (stage), stage_get_state (stage), unit);
}

/* assault.A-17, assault.A-1: who has gone as far as he can may turn and no more, and who has a leg
 * left, or may still fire, has something to do. */
static void
test_acted (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 50, 150);
  stage_put (stage, TANK, 150, 150);
  stage_put (stage, GERMANS, 100, 30);
  stage_begin_fire (stage);
  g_assert_false (has_acted (stage, RIFLES));

  *stage_unit (stage, TANK, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_moves (stage, 1);
  g_assert_false (has_acted (stage, RIFLES));
  g_assert_true (has_acted (stage, TANK));
  stage_order (stage, "", "1 go pieces.%u heading=0 distance=20000", RIFLES);
  g_assert_false (has_acted (stage, RIFLES));
  stage_order (stage, "", "1 go pieces.%u heading=0 distance=19950", RIFLES);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_LEFT), ==, 50);
  g_assert_true (stage_allows (stage, "1 turn pieces.%u heading=512", RIFLES));
  g_assert_true (has_acted (stage, RIFLES));
  g_assert_false (has_acted (stage, RIFLES + 1));
}

/* assault.A-8: an officer who may not go may still want to send a runner; who has gone may as well,
 * and is not waited for. */
static void
test_acted_officer (void)
{
  g_autoptr (Stage) stage = moves_begin (1u << WAR_ASSAULT_AMENDMENT_NOTES, NULL);

  stage_put (stage, OFFICER, 100, 150);
  stage_put (stage, HEADQUARTERS, 150, 220);
  stage_put (stage, GERMANS, 100, 30);
  *stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_moves (stage, 1);
  g_assert_false (has_acted (stage, OFFICER));
  stage_order (stage, "", "1 send pieces.%u targets=%u text=\"Help\"", OFFICER, HEADQUARTERS);
  g_assert_true (has_acted (stage, OFFICER));
  g_assert_false (has_acted (stage, HEADQUARTERS));
  stage_order (stage, "", "2 go pieces.%u heading=0 distance=40000", HEADQUARTERS);
  g_assert_true (has_acted (stage, HEADQUARTERS));
}

/* On the table --------------------------------------------------------------------------------- */

/* Five stretches of wire may be gapped throughout, in four strips each, and a base may leave a gap
 * of its own width in each (assault.1.7); officer and headquarters send a runner each. */
static void
test_supply (void)
{
  g_autoptr (Stage) stage = moves_begin (0, stage_add_wire);
  g_autoptr (GArray) supply = war_setup_list_supply (stage_get_setup (stage));
  const WarSupply *items = (const WarSupply *) (gpointer) supply->data;

  g_assert_cmpuint (supply->len, ==, 3);
  g_assert_cmpint (items[0].kind, ==, WAR_SUPPLY_UNIT);
  g_assert_cmpuint (items[0].count, ==, 2);
  g_assert_cmpint (items[0].side, ==, WAR_ASSAULT_ATTACKERS);
  g_assert_cmpstr (items[0].type->id, ==, "battalion-runner");
  for (guint i = 1; i < 3; i++)
    {
      g_assert_cmpint (items[i].kind, ==, WAR_SUPPLY_MARKER);
      g_assert_cmpint (items[i].marker.kind, ==, WAR_MARKER_GAP);
      g_assert_cmpuint (items[i].count, ==, i == 1 ? 20 : 5);
      g_assert_cmpint (items[i].marker.width, ==, (i == 1 ? 10 : 5) * WAR_CENTIMETRE);
      g_assert_cmpint (items[i].marker.depth, ==, 8 * WAR_CENTIMETRE);
    }
}

/* Without wire nothing lies across it. */
static void
test_no_wire (void)
{
  g_autoptr (Stage) stage = moves_begin (0, NULL);
  g_autoptr (GArray) supply = war_setup_list_supply (stage_get_setup (stage));

  g_assert_cmpuint (supply->len, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.4.2/assault.7.4/assault.8.8/tokens", test_tokens);
  g_test_add_func ("/rules/assault.A-16/gap", test_gap);
  g_test_add_func ("/rules/assault.10.2/bonds", test_bonds);
  g_test_add_func ("/rules/assault.A-1/assault.A-17/acted", test_acted);
  g_test_add_func ("/rules/assault.A-8/acted", test_acted_officer);
  g_test_add_func ("/rules/assault.1.7/assault.2.2/assault.A-4/assault.A-8/assault.A-16/supply",
                   test_supply);
  g_test_add_func ("/rules/assault.A-16/no-wire", test_no_wire);
  return g_test_run ();
}
