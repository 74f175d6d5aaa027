/* test-hex-board.c: boards of hexes: changes, mirrors, halves and faults
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/field.h"

static guint8
random_sides (void)
{
  guint first = (guint) g_test_rand_int_range (0, 6);
  guint other = (first + (guint) g_test_rand_int_range (1, 6)) % 6;

  return (guint8) (1 << first | 1 << other);
}

/* Changes of all kinds, in any order. */
static WarHexBoard *
random_board (guint n_columns, guint n_rows)
{
  WarHexBoard *board = war_hex_board_new (n_columns, n_rows);
  guint n = war_hex_board_get_n (board);
  guint n_changes = (guint) g_test_rand_int_range (0, 4 * (gint) n);
  WarHexFault fault;

  for (guint i = 0; i < n_changes; i++)
    {
      WarHex hex = (WarHex) g_test_rand_int_range (0, (gint) n);
      guint number = board->cells[hex].fort;

      if (number == 0)
        number = war_hex_board_get_last_fort (board) + 1;
      switch (g_test_rand_int_range (0, 8))
        {
        case 0:
        case 1:
          war_hex_board_set_terrain (board, hex, (WarHexTerrain) g_test_rand_int_range (0, 4));
          break;
        case 2:
          if (number <= 40)
            war_hex_board_set_fort (board, hex, random_sides (), number);
          break;
        case 3:
          war_hex_board_set_start (board, hex, (guint) g_test_rand_int_range (0, 6));
          break;
        default:
          war_hex_board_set_road (board, hex, (guint) g_test_rand_int_range (0, 6),
                                  g_test_rand_int_range (0, 4) > 0);
        }
      g_assert_false (war_hex_board_find_fault (board, &fault));
    }
  return board;
}

static WarHexBoard *
any_board (gint parity)
{
  guint n_rows = (guint) g_test_rand_int_range (1, 6) * 2 - (guint) parity;

  return random_board ((guint) g_test_rand_int_range (1, 10), n_rows);
}

static void
test_changes (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (4, 4);
  WarHex entrances[WAR_HEX_N_DIRECTIONS];

  /*     0   1   2   3
   *       4   5   6   7
   *     8   9  10  11     */
  war_hex_board_set_terrain (board, 5, WAR_HEX_RIVER);
  war_hex_board_set_road (board, 4, 1, TRUE);
  g_assert_cmpuint (board->cells[4].roads, ==, 1 << 1);
  g_assert_cmpuint (board->cells[5].roads, ==, 1 << 4);
  g_assert_cmpuint (board->cells[5].terrain, ==, WAR_HEX_BRIDGE);
  g_assert_false (war_hex_cell_is_crossroads (&board->cells[5]));

  war_hex_board_set_road (board, 5, 0, TRUE);
  war_hex_board_set_road (board, 10, 5, TRUE);
  g_assert_true (war_hex_cell_is_crossroads (&board->cells[5]));
  war_hex_board_set_terrain (board, 5, WAR_HEX_FOREST);
  g_assert_cmpuint (war_hex_count_directions (board->cells[5].roads), ==, 3);
  war_hex_board_set_terrain (board, 5, WAR_HEX_RIVER);
  g_assert_cmpuint (board->cells[5].terrain, ==, WAR_HEX_BRIDGE);

  /* A fort ends the roads, also in its neighbours, and no road is made to it. */
  war_hex_board_set_fort (board, 5, 1 << 1 | 1 << 3, 2);
  g_assert_cmpuint (board->cells[5].roads | board->cells[4].roads | board->cells[2].roads
                      | board->cells[10].roads,
                    ==, 0);
  war_hex_board_set_road (board, 5, 1, TRUE);
  war_hex_board_set_road (board, 4, 1, TRUE);
  g_assert_cmpuint (board->cells[4].roads | board->cells[5].roads, ==, 0);
  g_assert_cmpuint (war_hex_board_find_fort (board, 2), ==, 5);
  g_assert_cmpuint (war_hex_board_get_entrances (board, 5, entrances), ==, 2);
  g_assert_cmpuint (entrances[0], ==, 6);
  g_assert_cmpuint (entrances[1], ==, 9);

  war_hex_board_set_terrain (board, 5, WAR_HEX_MEADOW);
  g_assert_cmpuint (war_hex_board_find_fort (board, 2), ==, WAR_HEX_NONE);
  g_assert_cmpuint (board->cells[5].open, ==, 0);

  /* Who goes on with a number takes it from who had it. */
  war_hex_board_set_start (board, 1, 3);
  war_hex_board_set_start (board, 2, 3);
  g_assert_cmpuint (board->cells[1].start, ==, 0);
  g_assert_cmpuint (war_hex_board_find_start (board, 3), ==, 2);
  g_assert_cmpuint (war_hex_board_get_last_start (board), ==, 3);
}

/* A bridge that loses its road is river, and a road beyond the board is only half one. */
static void
test_edges (void)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (2, 1);
  WarHexFault fault;

  war_hex_board_set_terrain (board, 0, WAR_HEX_BRIDGE);
  g_assert_cmpuint (board->cells[0].terrain, ==, WAR_HEX_RIVER);
  war_hex_board_set_road (board, 0, 5, TRUE);
  g_assert_cmpuint (board->cells[0].terrain, ==, WAR_HEX_BRIDGE);
  g_assert_false (war_hex_board_find_fault (board, &fault));
  war_hex_board_set_road (board, 0, 5, FALSE);
  g_assert_cmpuint (board->cells[0].terrain, ==, WAR_HEX_RIVER);
}

static guint
get_mirrored (guint direction)
{
  static const guint mirrored[] = { 2, 1, 0, 5, 4, 3 };

  return mirrored[direction];
}

/* Of both: twice is what it was; every hex, road, side and number is where it belongs. */
static void
test_mirror_and_turn (void)
{
  for (guint i = 0; i < 60; i++)
    {
      gboolean turns = i % 2 == 0;
      g_autoptr (WarHexBoard) board = any_board (turns ? 0 : 1);
      g_autoptr (WarHexBoard) other
        = turns ? war_hex_board_turn (board) : war_hex_board_mirror (board);
      g_autoptr (WarHexBoard) again
        = turns ? war_hex_board_turn (other) : war_hex_board_mirror (other);
      WarHexes hexes = war_hex_board_get_hexes (board);
      WarPosition extent = war_hexes_get_extent (&hexes);
      guint n = war_hex_board_get_n (board);
      WarHexFault fault;

      g_assert_true (war_hex_board_equal (board, again));
      g_assert_false (war_hex_board_find_fault (other, &fault));
      for (guint hex = 0; hex < n; hex++)
        {
          WarPosition centre = war_hex_get_centre (&hexes, (WarHex) hex);
          const WarHexCell *from = &board->cells[hex], *to;

          if (turns)
            centre.x = extent.x - centre.x;
          centre.y = extent.y - centre.y;
          to = &other->cells[war_hexes_pick (&hexes, centre)];
          g_assert_cmpuint (to->terrain, ==, from->terrain);
          g_assert_cmpuint (to->fort != 0, ==, from->fort != 0);
          for (guint direction = 0; direction < 6; direction++)
            {
              guint there = turns ? (direction + 3) % 6 : get_mirrored (direction);

              g_assert_cmpuint (from->roads >> direction & 1, ==, to->roads >> there & 1);
              g_assert_cmpuint (from->open >> direction & 1, ==, to->open >> there & 1);
            }
        }
    }
}

/* club.M-3: the half is what it was, and the lower half is what half a turn makes of it. */
static void
test_join (void)
{
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (WarHexBoard) half = any_board ((gint) (i % 2));
      g_autoptr (WarHexBoard) full = war_hex_board_join (half);
      g_autoptr (WarHexBoard) turned = war_hex_board_turn (full);
      guint n = war_hex_board_get_n (half);
      guint last_fort = war_hex_board_get_last_fort (half);
      WarHexFault fault;

      g_assert_cmpuint (full->n_rows, ==, 2 * half->n_rows);
      g_assert_false (war_hex_board_find_fault (full, &fault));
      g_assert_cmpuint (war_hex_board_get_last_fort (full), ==, 2 * last_fort);
      for (guint hex = 0; hex < n; hex++)
        {
          guint row = hex / half->n_columns, column = hex % half->n_columns;
          const WarHexCell *own = &full->cells[hex];
          const WarHexCell *other = &full->cells[(full->n_rows - 1 - row) * half->n_columns
                                                 + (half->n_columns - 1u - column)];

          g_assert_cmpuint (own->fort, ==, half->cells[hex].fort);
          g_assert_cmpuint (other->fort, ==, own->fort == 0 ? 0 : own->fort + last_fort);
          if (row + 1 < half->n_rows)
            g_assert_cmpmem (own, sizeof *own, &half->cells[hex], sizeof *own);
        }

      /* Numbers need not be without gaps: a board without them is the same after half a turn. */
      for (guint hex = 0; hex < 2 * n; hex++)
        full->cells[hex].start = turned->cells[hex].start = full->cells[hex].fort
          = turned->cells[hex].fort = 0;
      g_assert_true (war_hex_board_equal (full, turned));
    }
}

static void
test_join_limits (void)
{
  g_autoptr (WarHexBoard) high = war_hex_board_new (3, 33);
  g_autoptr (WarHexBoard) many = war_hex_board_new (3, 3);

  g_assert_null (war_hex_board_join (high));
  war_hex_board_set_start (many, 0, 50);
  g_assert_null (war_hex_board_join (many));
}

/* What is on both stays; nothing is at fault afterwards. */
static void
test_resize (void)
{
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (WarHexBoard) board = any_board ((gint) (i % 2));
      guint n_columns = (guint) g_test_rand_int_range (1, 14);
      guint n_rows = (guint) g_test_rand_int_range (1, 14);
      g_autoptr (WarHexBoard) resized = war_hex_board_resize (board, n_columns, n_rows);
      g_autoptr (WarHexBoard) same = war_hex_board_resize (board, board->n_columns, board->n_rows);
      WarHexFault fault;

      g_assert_true (war_hex_board_equal (board, same));
      g_assert_false (war_hex_board_find_fault (resized, &fault));
      for (guint row = 0; row < MIN (n_rows, board->n_rows); row++)
        for (guint column = 0; column < MIN (n_columns, board->n_columns); column++)
          {
            const WarHexCell *from = &board->cells[row * board->n_columns + column];
            const WarHexCell *to = &resized->cells[row * n_columns + column];

            g_assert_cmpuint (from->fort, ==, to->fort);
            g_assert_cmpuint (from->start, ==, to->start);
          }
    }
}

static void
test_faults (void)
{
  static const struct
  {
    WarHex hex;
    WarHexCell cell;
    WarHexFaultKind kind;
    WarHex at;
    guint direction;
  } cases[] = {
    { 5, { 5 }, WAR_HEX_FAULT_VALUE, 5 },
    { 5, { WAR_HEX_MEADOW, 64 }, WAR_HEX_FAULT_VALUE, 5 },
    { 5, { WAR_HEX_MEADOW, 0, 0, 0, 100 }, WAR_HEX_FAULT_VALUE, 5 },
    { 5, { WAR_HEX_MEADOW, 1 << 2 }, WAR_HEX_FAULT_ROAD, 5, 2 },
    { 5, { WAR_HEX_RIVER, 1 << 2 }, WAR_HEX_FAULT_ROAD_ON_RIVER, 5 },
    { 5, { WAR_HEX_BRIDGE }, WAR_HEX_FAULT_BRIDGE, 5 },
    { 5, { WAR_HEX_FORT, 1, 3, 9 }, WAR_HEX_FAULT_ROAD_IN_FORT, 5 },
    { 5, { WAR_HEX_FORT, 0, 1, 9 }, WAR_HEX_FAULT_SIDES, 5 },
    { 5, { WAR_HEX_FORT, 0, 7, 9 }, WAR_HEX_FAULT_SIDES, 5 },
    { 5, { WAR_HEX_FOREST, 0, 3 }, WAR_HEX_FAULT_SIDES, 5 },
    { 5, { WAR_HEX_FORT, 0, 3 }, WAR_HEX_FAULT_FORT_NUMBER, 5 },
    { 5, { WAR_HEX_MEADOW, 0, 0, 9 }, WAR_HEX_FAULT_FORT_NUMBER, 5 },
    { 5, { WAR_HEX_FORT, 0, 3, 1 }, WAR_HEX_FAULT_FORT_TWICE, 8 },
    { 5, { WAR_HEX_MEADOW, 0, 0, 0, 1 }, WAR_HEX_FAULT_START_TWICE, 8 },
    { 5, { WAR_HEX_FORT, 0, 3, 9, 2 }, WAR_HEX_FAULT_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (WarHexBoard) board = war_hex_board_new (4, 4);
      WarHexFault fault;

      war_hex_board_set_fort (board, 8, 1 << 0 | 1 << 1, 1);
      war_hex_board_set_start (board, 8, 1);
      board->cells[cases[i].hex] = cases[i].cell;
      g_assert_cmpint (war_hex_board_find_fault (board, &fault), ==,
                       cases[i].kind != WAR_HEX_FAULT_NONE);
      g_assert_cmpuint (fault.kind, ==, cases[i].kind);
      if (fault.kind != WAR_HEX_FAULT_NONE)
        g_assert_cmpuint (fault.hex, ==, cases[i].at);
      if (fault.kind == WAR_HEX_FAULT_ROAD)
        g_assert_cmpuint (fault.direction, ==, cases[i].direction);
    }
}

/* A field is as large as its board, whatever the size of the hexes, and has them where it says. */
static void
test_field (void)
{
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (WarHexBoard) board = war_hex_board_new ((guint) g_test_rand_int_range (1, 65),
                                                         (guint) g_test_rand_int_range (1, 65));
      WarLength half_width = g_test_rand_int_range (200, 10000);
      g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, half_width);
      g_autoptr (WarField) copy = war_field_copy (field);
      WarHexes hexes = war_field_get_hexes (copy);
      WarPosition extent = war_hexes_get_extent (&hexes);

      g_assert_cmpint (hexes.half_width, ==, half_width);
      g_assert_cmpint (extent.x, ==, field->width);
      g_assert_cmpint (extent.y, ==, field->depth);
      g_assert_true (copy->board == board);
      g_assert_cmpint (copy->ground, ==, WAR_GROUND_HEX);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hex-board/changes", test_changes);
  g_test_add_func ("/hex-board/edges", test_edges);
  g_test_add_func ("/hex-board/club.M-3/mirror-and-turn", test_mirror_and_turn);
  g_test_add_func ("/hex-board/club.M-3/join", test_join);
  g_test_add_func ("/hex-board/club.M-3/join-limits", test_join_limits);
  g_test_add_func ("/hex-board/resize", test_resize);
  g_test_add_func ("/hex-board/club.M-15/faults", test_faults);
  g_test_add_func ("/hex-board/field", test_field);

  return g_test_run ();
}
