/* test-hex-edit.c: changes of fields that have a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/field-edit/field-layout.h"
#include "engine/field-edit/hex-edit.h"

static void
test_fill (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (5, 1);
  WarHexFault fault;

  war_hex_board_set_fort (board, 2, 1 << 1 | 1 << 4, 1);
  war_hex_board_set_road (board, 0, 1, TRUE);
  war_hex_board_fill (board, 1, WAR_HEX_RIVER);
  g_assert_cmpuint (board->cells[0].terrain, ==, WAR_HEX_BRIDGE);
  g_assert_cmpuint (board->cells[1].terrain, ==, WAR_HEX_BRIDGE);
  g_assert_cmpuint (board->cells[2].terrain, ==, WAR_HEX_FORT);
  g_assert_cmpuint (board->cells[3].terrain, ==, WAR_HEX_MEADOW);
  war_hex_board_fill (board, 0, WAR_HEX_FOREST);
  g_assert_cmpuint (board->cells[1].terrain, ==, WAR_HEX_FOREST);
  war_hex_board_fill (board, 2, WAR_HEX_FOREST);
  g_assert_cmpuint (board->cells[2].fort, ==, 1);
  g_assert_false (war_hex_board_find_fault (board, &fault));
}

/* How far the centre of a hex lies off the straight line between two others. */
static double
get_offset (const WarHexes *hexes, WarHex from, WarHex to, WarHex hex)
{
  WarPosition start = war_hex_get_centre (hexes, from), end = war_hex_get_centre (hexes, to);
  WarPosition centre = war_hex_get_centre (hexes, hex);
  double x = end.x - start.x, y = end.y - start.y;

  return fabs (x * (centre.y - start.y) - y * (centre.x - start.x)) / hypot (x, y);
}

/* Lines are as short as can be and straight, from neighbour to neighbour; what is laid along them
 * leaves the board without a fault. */
static void
test_lines (void)
{
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (WarHexBoard) board = war_hex_board_new ((guint) g_test_rand_int_range (1, 12),
                                                         (guint) g_test_rand_int_range (1, 12));
      WarHexes hexes = war_hex_board_get_hexes (board);
      gint n = (gint) war_hex_board_get_n (board);
      WarHex from = (WarHex) g_test_rand_int_range (0, n);
      WarHex to = (WarHex) g_test_rand_int_range (0, n);
      WarHex fort = (WarHex) g_test_rand_int_range (0, n);
      g_autofree WarHex *line = g_new (WarHex, n);
      guint length = war_hex_board_find_line (board, from, to, line);
      WarHexFault fault;

      g_assert_cmpuint (length, ==, war_hex_get_distance (&hexes, from, to));
      for (guint j = 0; j < length; j++)
        {
          g_assert_cmpuint (war_hex_get_direction (&hexes, j == 0 ? from : line[j - 1], line[j]), <,
                            WAR_HEX_N_DIRECTIONS);
          g_assert_cmpfloat (get_offset (&hexes, from, to, line[j]), <=, 2 * hexes.half_width);
        }

      war_hex_board_lay_road (board, from, to, TRUE);
      if (length > 0)
        g_assert_cmpuint (war_hex_count_directions (board->cells[to].roads), ==, 1);
      war_hex_board_lay_river (board, from, to, TRUE);
      for (guint j = 0; j < length; j++)
        g_assert_cmpuint (board->cells[line[j]].terrain, ==, WAR_HEX_BRIDGE);
      war_hex_board_set_fort (board, fort, 1 << 0 | 1 << 3, 1);
      war_hex_board_lay_river (board, from, to, TRUE);
      g_assert_cmpuint (board->cells[fort].terrain, ==, WAR_HEX_FORT);
      g_assert_false (war_hex_board_find_fault (board, &fault));

      war_hex_board_lay_road (board, from, to, FALSE);
      g_assert_cmpuint (board->cells[from].roads, ==, 0);
      war_hex_board_clear (board, fort);
      g_assert_cmpuint (board->cells[fort].terrain, ==, WAR_HEX_MEADOW);
      g_assert_false (war_hex_board_find_fault (board, &fault));
    }
}

static void
test_numbers (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (11, 11);

  g_assert_cmpuint (war_hex_board_find_free_fort (board), ==, 1);
  for (guint number = 1; number <= WAR_HEX_MAX_NUMBER; number++)
    {
      war_hex_board_set_fort (board, (WarHex) number, 1 << 0 | 1 << 3, number);
      war_hex_board_set_start (board, (WarHex) number, number);
    }
  g_assert_cmpuint (war_hex_board_find_free_fort (board), ==, 0);
  g_assert_cmpuint (war_hex_board_find_free_start (board), ==, 0);
  war_hex_board_clear (board, 7);
  g_assert_cmpuint (war_hex_board_find_free_fort (board), ==, 7);
  g_assert_cmpuint (war_hex_board_find_free_start (board), ==, 7);
}

/* The field keeps the size of its hexes; no point is left beyond it. */
static void
test_field (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (6, 6);
  g_autoptr (WarHexBoard) large = war_hex_board_resize (board, 8, 9);
  g_autoptr (WarHexBoard) small = war_hex_board_resize (board, 2, 2);
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, 1234);
  g_autoptr (WarField) grown = NULL, shrunk = NULL;
  WarPoint *point = war_point_new ();

  point->id = g_strdup ("mill");
  point->kind = WAR_POINT_LABEL;
  point->position = (WarPosition){ field->width, field->depth };
  g_ptr_array_add (field->points, point);

  grown = war_field_set_board (field, large);
  g_assert_nonnull (grown);
  g_assert_cmpint (war_field_get_hexes (grown).half_width, ==, 1234);
  g_assert_cmpint (
    war_hexes_get_extent (&(WarHexes){ 8, 9, { 0, 0 }, 1234, war_field_get_hexes (grown).third }).x,
    ==, grown->width);
  g_assert_cmpuint (grown->points->len, ==, 1);
  shrunk = war_field_set_board (field, small);
  g_assert_null (shrunk);
}

/* Whatever size is asked for: whole hexes, about as many as there is room for; by a small step one
 * more or less. */
static void
test_size (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (6, 5);
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, 1500);
  g_autoptr (WarField) same = war_field_set_size (field, field->width, field->depth);

  g_autoptr (WarField) wider = war_field_set_size (field, field->width + 10, field->depth);
  g_autoptr (WarField) flatter = war_field_set_size (field, field->width, field->depth - 10);

  g_assert_true (war_hex_board_equal (same->board, board));
  g_assert_cmpuint (wider->board->n_columns, ==, 7);
  g_assert_cmpuint (wider->board->n_rows, ==, 5);
  g_assert_cmpuint (flatter->board->n_columns, ==, 6);
  g_assert_cmpuint (flatter->board->n_rows, ==, 4);
  for (guint i = 0; i < 100; i++)
    {
      WarLength width = g_test_rand_int_range (4 * 1500, 250000);
      WarLength depth = g_test_rand_int_range (8 * 1500, 250000);
      g_autoptr (WarField) sized = war_field_set_size (field, width, depth);
      WarHexes hexes = war_field_get_hexes (sized);
      WarPosition extent = war_hexes_get_extent (&hexes);

      g_assert_cmpint (hexes.half_width, ==, 1500);
      g_assert_cmpint (extent.x, ==, sized->width);
      g_assert_cmpint (extent.y, ==, sized->depth);
      g_assert_cmpint (sized->width, <=, width + 2 * 1500);
      g_assert_cmpint (sized->depth, <=, depth + 3 * hexes.third);
    }
}

/* A board is turned with its field where that can be, and is never left behind. */
static void
test_turn (void)
{
  g_autoptr (WarHexBoard) odd = war_hex_board_new (4, 5), even = war_hex_board_new (4, 6);
  g_autoptr (WarField) odd_field = war_field_new_hex ("Odd", odd, 1500);
  g_autoptr (WarField) even_field = war_field_new_hex ("Even", even, 1500);
  g_autoptr (WarField) mirrored = NULL, turned = NULL;

  war_hex_board_set_terrain (odd, 1, WAR_HEX_FOREST);
  war_hex_board_set_terrain (even, 1, WAR_HEX_FOREST);
  mirrored = war_field_turn (odd_field, WAR_TURN_MIRROR_ALONG);
  turned = war_field_turn (even_field, WAR_TURN_HALF);
  g_assert_cmpuint (mirrored->board->cells[4 * 4 + 1].terrain, ==, WAR_HEX_FOREST);
  g_assert_cmpuint (turned->board->cells[5 * 4 + 2].terrain, ==, WAR_HEX_FOREST);
  for (WarTurn turn = WAR_TURN_HALF; turn <= WAR_TURN_MIRROR_ALONG; turn++)
    {
      if (turn != WAR_TURN_MIRROR_ALONG)
        g_assert_null (war_field_turn (odd_field, turn));
      if (turn != WAR_TURN_HALF)
        g_assert_null (war_field_turn (even_field, turn));
    }
  g_assert_null (war_field_make_fair (odd_field, WAR_HALF_TOP, FALSE));
}

/* club.M-3: of the half board's upper half its lower one comes as in a mirror, with the numbers
 * from the far end; of an even board by half a turn, with the numbers that follow. */
static void
test_match_halves (void)
{
  g_autoptr (WarHexBoard) odd = war_hex_board_new (3, 5), even = war_hex_board_new (3, 4);
  g_autoptr (WarHexBoard) mirrored = NULL, turned = NULL, again = NULL, upwards = NULL;

  war_hex_board_set_fort (odd, 1, 1 << 1 | 1 << 3, 1);
  war_hex_board_set_fort (odd, 7, 1 << 1 | 1 << 4, 2);
  war_hex_board_set_start (odd, 3, 1);
  war_hex_board_set_terrain (odd, 12, WAR_HEX_FOREST);
  war_hex_board_lay_road (odd, 0, 6, TRUE); /* 0, 3, 6: into the middle row */
  mirrored = war_hex_board_match_halves (odd, FALSE);
  g_assert_cmpuint (mirrored->cells[13].fort, ==, 3);
  g_assert_cmpuint (mirrored->cells[13].open, ==, 1 << 1 | 1 << 5);
  g_assert_cmpuint (mirrored->cells[7].fort, ==, 2);
  g_assert_cmpuint (mirrored->cells[9].start, ==, 2);
  g_assert_cmpuint (mirrored->cells[12].terrain, ==, WAR_HEX_MEADOW);
  g_assert_cmpuint (war_hex_count_directions (mirrored->cells[6].roads), ==, 2);
  g_assert_cmpuint (mirrored->cells[12].roads, !=, 0);
  again = war_hex_board_mirror (mirrored);
  g_assert_true (war_hex_board_equal (mirrored, again));

  war_hex_board_set_fort (even, 10, 1 << 0 | 1 << 3, 1);
  war_hex_board_lay_road (even, 9, 3, TRUE); /* up over the middle */
  turned = war_hex_board_match_halves (even, TRUE);
  g_assert_cmpuint (turned->cells[1].fort, ==, 2);
  g_assert_cmpuint (turned->cells[10].fort, ==, 1);
  g_assert_cmpuint (turned->cells[2].roads, !=, 0);
  upwards = war_hex_board_turn (turned);
  for (guint hex = 0; hex < 12; hex++)
    g_assert_cmpuint (upwards->cells[hex].roads, ==, turned->cells[hex].roads);
}

/* Whatever lies on a board, and whichever half stays: the other becomes like it, without fault. */
static void
test_match_any (void)
{
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (WarHexBoard) board = war_hex_board_new ((guint) g_test_rand_int_range (1, 9),
                                                         (guint) g_test_rand_int_range (1, 9));
      gint n = (gint) war_hex_board_get_n (board);
      gboolean lower = g_test_rand_bit ();
      g_autoptr (WarHexBoard) matched = NULL, twin = NULL;
      WarHexFault fault;

      for (guint j = 0; j < 12; j++)
        {
          WarHex a = (WarHex) g_test_rand_int_range (0, n);
          WarHex b = (WarHex) g_test_rand_int_range (0, n);

          war_hex_board_lay_road (board, a, b, TRUE);
          war_hex_board_paint (board, b, (guint) g_test_rand_int_range (1, 4),
                               (WarHexTerrain) g_test_rand_int_range (0, WAR_HEX_BRIDGE));
          if (j % 4 == 0)
            war_hex_board_set_fort (board, a, 1 << 1 | 1 << 4,
                                    war_hex_board_find_free_fort (board));
          if (j % 3 == 0)
            war_hex_board_set_start (board, b, war_hex_board_find_free_start (board));
        }
      g_assert_false (war_hex_board_find_fault (board, &fault));
      matched = war_hex_board_match_halves (board, lower);
      g_assert_false (war_hex_board_find_fault (matched, &fault));
      twin = board->n_rows % 2 == 1 ? war_hex_board_mirror (matched) : war_hex_board_turn (matched);
      for (gint hex = 0; hex < n; hex++)
        {
          g_assert_cmpuint (twin->cells[hex].terrain, ==, matched->cells[hex].terrain);
          g_assert_cmpuint (twin->cells[hex].roads, ==, matched->cells[hex].roads);
          g_assert_cmpint (twin->cells[hex].fort != 0, ==, matched->cells[hex].fort != 0);
          g_assert_cmpint (twin->cells[hex].start != 0, ==, matched->cells[hex].start != 0);
        }
    }
}

/* club.M-15: a fort has two open sides, however often others are opened. */
static void
test_forts (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (5, 5);

  war_hex_board_set_fort (board, 12, 1 << 1 | 1 << 4, 3);
  war_hex_board_open_side (board, 12, 0, WAR_HEX_N_DIRECTIONS); /* for 1, the nearest */
  g_assert_cmpuint (board->cells[12].open, ==, 1 << 0 | 1 << 4);
  war_hex_board_open_side (board, 12, 5, 0); /* 0 is kept */
  g_assert_cmpuint (board->cells[12].open, ==, 1 << 0 | 1 << 5);
  war_hex_board_open_side (board, 12, 5, WAR_HEX_N_DIRECTIONS);
  g_assert_cmpuint (board->cells[12].open, ==, 1 << 0 | 1 << 5);
  war_hex_board_turn_fort (board, 12, 1);
  g_assert_cmpuint (board->cells[12].open, ==, 1 << 0 | 1 << 1);

  war_hex_board_set_start (board, 0, 1);
  g_assert_false (war_hex_board_move (board, 0, 12));
  g_assert_false (war_hex_board_move (board, 4, 5));
  g_assert_true (war_hex_board_move (board, 0, 1));
  g_assert_cmpuint (board->cells[1].start, ==, 1);
  g_assert_true (war_hex_board_move (board, 12, 20));
  g_assert_cmpuint (board->cells[12].terrain, ==, WAR_HEX_MEADOW);
  g_assert_cmpuint (board->cells[20].fort, ==, 3);
  g_assert_cmpuint (board->cells[20].open, ==, 1 << 0 | 1 << 1);

  war_hex_board_set_fort (board, 22, 1 << 1 | 1 << 4, 1);
  war_hex_board_set_start (board, 8, 2);
  war_hex_board_number_fort (board, 20, 1);
  war_hex_board_number_start (board, 8, 1);
  g_assert_cmpuint (board->cells[22].fort, ==, 3);
  g_assert_cmpuint (board->cells[1].start, ==, 2);
}

/* A larger brush leaves forts alone; rivers go, and their bridges. */
static void
test_paint (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (5, 5);
  guint n_forest = 0;

  war_hex_board_set_fort (board, 13, 1 << 1 | 1 << 4, 1);
  war_hex_board_paint (board, 12, 2, WAR_HEX_FOREST);
  for (guint hex = 0; hex < 25; hex++)
    n_forest += board->cells[hex].terrain == WAR_HEX_FOREST ? 1 : 0;
  g_assert_cmpuint (n_forest, ==, 6);
  g_assert_cmpuint (board->cells[13].terrain, ==, WAR_HEX_FORT);

  war_hex_board_lay_river (board, 0, 4, TRUE);
  war_hex_board_lay_road (board, 2, 7, TRUE);
  g_assert_cmpuint (board->cells[2].terrain, ==, WAR_HEX_BRIDGE);
  war_hex_board_lay_river (board, 0, 4, FALSE);
  for (guint hex = 0; hex < 5; hex++)
    g_assert_cmpuint (board->cells[hex].terrain, ==, WAR_HEX_MEADOW);
  g_assert_cmpuint (board->cells[2].roads, !=, 0);
}

/* Larger hexes: the same board, and a point on the same hex. */
static void
test_hex_width (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (6, 5);
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, 1500);
  g_autoptr (WarField) larger = NULL;
  WarHexes before = war_field_get_hexes (field), after;
  WarPoint *point = war_point_new ();

  point->id = g_strdup ("mill");
  point->kind = WAR_POINT_LABEL;
  point->position = war_hex_get_centre (&before, 17);
  g_ptr_array_add (field->points, point);
  larger = war_field_set_hex_width (field, 2000);
  after = war_field_get_hexes (larger);
  g_assert_cmpint (after.half_width, ==, 2000);
  g_assert_true (war_hex_board_equal (larger->board, board));
  g_assert_cmpuint (
    war_hexes_pick (&after, ((WarPoint *) g_ptr_array_index (larger->points, 0))->position), ==,
    17);
  g_assert_null (war_field_set_hex_width (field, WAR_HEX_MIN_HALF_WIDTH - 1));
  g_assert_null (war_field_set_hex_width (field, WAR_HEX_MAX_HALF_WIDTH + 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hex-edit/club.M-3/match-halves", test_match_halves);
  g_test_add_func ("/hex-edit/match-any", test_match_any);
  g_test_add_func ("/hex-edit/club.M-15/forts", test_forts);
  g_test_add_func ("/hex-edit/paint", test_paint);
  g_test_add_func ("/hex-edit/hex-width", test_hex_width);
  g_test_add_func ("/hex-edit/fill", test_fill);
  g_test_add_func ("/hex-edit/lines", test_lines);
  g_test_add_func ("/hex-edit/numbers", test_numbers);
  g_test_add_func ("/hex-edit/field", test_field);
  g_test_add_func ("/hex-edit/size", test_size);
  g_test_add_func ("/hex-edit/turn", test_turn);

  return g_test_run ();
}
