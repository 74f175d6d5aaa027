/* test-hex-map.c: boards of hexes as letters, and what is odd about them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/field.h"
#include "text/field/hex-map.h"

/*  A   B   C   D
 *    A   B   C   D  */
static WarHexBoard *
make_board (void)
{
  WarHexBoard *board = war_hex_board_new (4, 4);

  for (WarHex hex = 4; hex < 8; hex++)
    war_hex_board_set_terrain (board, hex, WAR_HEX_RIVER);
  war_hex_board_set_terrain (board, 3, WAR_HEX_FOREST);
  war_hex_board_set_road (board, 0, 1, TRUE);
  war_hex_board_set_road (board, 1, 2, TRUE);
  war_hex_board_set_road (board, 5, 3, TRUE);
  war_hex_board_set_start (board, 0, 1);
  war_hex_board_set_fort (board, 10, 1 << 1 | 1 << 3, 1);
  return board;
}

static void
test_map (void)
{
  g_autoptr (WarHexBoard) board = make_board ();
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, WAR_HEX_USUAL_HALF_WIDTH);
  g_autofree char *text = text_hex_map (field);

  g_assert_cmpstr (text, ==,
                   "    A   B   C   D\n"
                   " 1  S1--.   .   ♣\n"
                   "         \\\n"
                   " 2    ≈   H   ≈   ≈\n"
                   "         /\n"
                   " 3  .   .   F1  .\n"
                   "\n"
                   " 4    .   .   .   .\n"
                   "    .\u00a0Meadow, ♣\u00a0Forest, ≈\u00a0River, H\u00a0Bridge, F1\u00a0Fort, "
                   "S1\u00a0Start\n"
                   "    Fort 1 in C3: entered from D3 and B4.\n");
}

static void
check_words (const WarHexBoard *board, WarHex hex, const char *expected)
{
  g_autofree char *words = text_hex_words (board, hex);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_words (void)
{
  g_autoptr (WarHexBoard) board = make_board ();

  check_words (board, 0, "Start 1");
  check_words (board, 3, "Forest");
  check_words (board, 5, "Bridge");
  check_words (board, 10, "Fort 1");
  check_words (board, 1, "Meadow");
}

static char *
list_oddities (WarHexBoard *board)
{
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, WAR_HEX_USUAL_HALF_WIDTH);
  g_autoptr (GArray) oddities = war_field_check (field, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < oddities->len; i++)
    {
      g_autofree char *sentence
        = text_field_oddity (&g_array_index (oddities, WarFieldOddity, i), field, NULL);

      g_string_append_printf (text, "%s\n", sentence);
    }
  return g_string_free (text, FALSE);
}

/* Wheels need the bridge, who walks may wade; nobody goes through the walls of a fort. */
static void
test_ways (void)
{
  g_autoptr (WarHexBoard) board = make_board ();
  g_autofree char *whole = list_oddities (board), *broken = NULL, *walled = NULL;

  g_assert_cmpstr (whole, ==, "");

  war_hex_board_set_road (board, 1, 2, FALSE);
  broken = list_oddities (board);
  g_assert_cmpstr (broken, ==,
                   "Nobody comes on wheels from start 1 to fort 1. Turn its open sides, or build a "
                   "road.\n");

  war_hex_board_set_fort (board, 3, 1 << 0 | 1 << 1, 1 + 1);
  walled = list_oddities (board);
  g_assert_cmpstr (walled, ==,
                   "Nobody comes on foot from start 1 to fort 2. Turn its open sides, or clear a "
                   "way.\n"
                   "Nobody comes on wheels from start 1 to fort 1. Turn its open sides, or build a "
                   "road.\n"
                   "Nobody comes on wheels from start 1 to fort 2. Turn its open sides, or build a "
                   "road.\n");
}

/* A fort is entered, and nobody goes on through it; in a forest wheels keep to the road. */
static void
test_steps (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (4, 1);
  gboolean reached[4];

  war_hex_board_set_fort (board, 2, 1 << 1 | 1 << 4, 1);
  war_hex_board_find_reached (board, 0, WAR_HEX_ON_FOOT, reached);
  g_assert_true (reached[1] && reached[2] && !reached[3]);
  war_hex_board_find_reached (board, 2, WAR_HEX_ON_FOOT, reached);
  g_assert_true (reached[0] && reached[1] && reached[3]);

  war_hex_board_set_terrain (board, 1, WAR_HEX_FOREST);
  g_assert_true (war_hex_board_can_step (board, 0, 1, WAR_HEX_ON_FOOT));
  g_assert_false (war_hex_board_can_step (board, 0, 1, WAR_HEX_ON_WHEELS));
  war_hex_board_set_road (board, 0, 1, TRUE);
  g_assert_true (war_hex_board_can_step (board, 0, 1, WAR_HEX_ON_WHEELS));
  g_assert_false (war_hex_board_can_step (board, 0, 4, WAR_HEX_ON_FOOT));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hex-map/map", test_map);
  g_test_add_func ("/hex-map/words", test_words);
  g_test_add_func ("/hex-map/club.M-20/ways", test_ways);
  g_test_add_func ("/hex-map/club.M-15/steps", test_steps);

  return g_test_run ();
}
