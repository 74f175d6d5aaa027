/* test-map.c: the boards of Trench Club, and boards of all sizes in files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "store/documents/field-file.h"
#include "store/documents/library.h"
#include "store/documents/operation-file.h"

static WarField *
load_field (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", file, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (file);
  WarField *field = store_field_load (path, faults);

  g_assert_nonnull (field);
  return field;
}

/* Digits of directions, or "-". */
static guint8
read_directions (const char *text)
{
  guint8 bits = 0;

  for (; *text != '-' && *text != '\0'; text++)
    bits |= (guint8) (1 << (*text - '0'));
  return bits;
}

static void
check_row (const WarHexBoard *board, char **row)
{
  guint hex = (guint) g_ascii_strtoull (row[0], NULL, 10);
  const WarHexCell *cell = &board->cells[hex];

  g_test_message ("hex %u", hex);
  g_assert_cmpuint (hex % board->n_columns, ==, g_ascii_strtoull (row[1], NULL, 10));
  g_assert_cmpuint (hex / board->n_columns, ==, g_ascii_strtoull (row[2], NULL, 10));
  g_assert_cmpstr (war_hex_terrain_get_ids ()[cell->terrain], ==, row[3]);
  g_assert_cmpuint (cell->roads, ==, read_directions (row[4]));
  g_assert_cmpint (war_hex_cell_is_crossroads (cell), ==, g_str_equal (row[5], "yes"));
  g_assert_cmpuint (cell->fort, ==, g_ascii_strtoull (row[6], NULL, 10));
  g_assert_cmpuint (cell->open, ==, read_directions (row[7]));
  g_assert_cmpuint (cell->start, ==, g_ascii_strtoull (row[8], NULL, 10));
}

/* The half board is the table, and the same upside down. */
static void
test_half_board (void)
{
  g_autoptr (WarField) field = load_field ("club-half-board.duckfield");
  g_autoptr (WarHexBoard) mirrored = war_hex_board_mirror (field->board);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "rules", "club", "map.tsv", NULL);
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &table, NULL, NULL));
  lines = g_strsplit (table, "\n", -1);
  for (guint i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++, n++)
    {
      g_auto (GStrv) row = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (g_strv_length (row), ==, 9);
      check_row (field->board, row);
    }

  g_assert_cmpuint (n, ==, 143);
  g_assert_cmpuint (n, ==, war_hex_board_get_n (field->board));
  g_assert_cmpuint (war_hex_board_get_last_fort (field->board), ==, 7);
  g_assert_cmpuint (war_hex_board_get_last_start (field->board), ==, 6);
  g_assert_true (war_hex_board_equal (field->board, mirrored));
}

/* The full board is the half board and its half turn; the road in the middle joins. */
static void
test_full_board (void)
{
  g_autoptr (WarField) half = load_field ("club-half-board.duckfield");
  g_autoptr (WarField) full = load_field ("club-full-board.duckfield");
  g_autoptr (WarHexBoard) joined = war_hex_board_join (half->board);
  g_autoptr (WarHexBoard) turned = war_hex_board_turn (full->board);

  g_assert_true (war_hex_board_equal (full->board, joined));
  g_assert_true (war_hex_board_equal (full->board, turned));
  g_assert_cmpuint (war_hex_board_get_last_fort (full->board), ==, 14);
  g_assert_cmpuint (war_hex_board_get_last_start (full->board), ==, 12);
  g_assert_cmpuint (full->board->cells[10 * 13 + 6].roads >> 2 & 1, ==, 1);
  g_assert_cmpuint (full->board->cells[11 * 13 + 6].roads >> 5 & 1, ==, 1);
}

/* Terrain, roads, forts and starts all over a board. */
static WarHexBoard *
fill_board (guint n_columns, guint n_rows)
{
  WarHexBoard *board = war_hex_board_new (n_columns, n_rows);
  guint n = war_hex_board_get_n (board);

  for (guint i = 0; i < n; i++)
    {
      WarHex hex = (WarHex) g_test_rand_int_range (0, (gint) n);

      war_hex_board_set_terrain (board, hex, (WarHexTerrain) g_test_rand_int_range (0, 4));
      war_hex_board_set_road (board, hex, (guint) g_test_rand_int_range (0, 6), TRUE);
    }
  for (guint i = 1; i <= MIN (n, WAR_HEX_MAX_NUMBER); i++)
    war_hex_board_set_fort (board, (WarHex) (i - 1), 1 << 0 | 1 << 3, i);
  for (guint i = 1; i <= MIN (n, WAR_HEX_MAX_NUMBER); i++)
    war_hex_board_set_start (board, (WarHex) (n - i), i);
  return board;
}

/* What is written is read as it was, and written in the same way again: from one hex to 64 × 64,
 * small hexes and large ones. */
static void
test_round_trip (void)
{
  static const guint sizes[][2] = { { 1, 1 }, { 64, 64 }, { 64, 1 }, { 1, 64 }, { 13, 11 } };
  static const WarLength half_widths[]
    = { WAR_HEX_MIN_HALF_WIDTH, WAR_HEX_USUAL_HALF_WIDTH, 1501, WAR_HEX_MAX_HALF_WIDTH };

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (half_widths); i++)
    {
      const guint *size = sizes[i / G_N_ELEMENTS (half_widths)];
      WarLength half_width = half_widths[i % G_N_ELEMENTS (half_widths)];
      g_autoptr (WarHexBoard) board = fill_board (size[0], size[1]);
      g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, half_width);
      g_autoptr (StoreFaults) faults = store_faults_new ("hexes");
      g_autoptr (GBytes) bytes = store_field_to_bytes (field);
      g_autoptr (WarField) read = NULL;
      g_autoptr (GBytes) again = NULL;

      if (field->width < WAR_FIELD_MIN_SIZE || field->depth < WAR_FIELD_MIN_SIZE)
        continue;
      read = store_field_from_bytes (bytes, faults);
      g_assert_nonnull (read);
      g_assert_true (war_hex_board_equal (read->board, board));
      g_assert_cmpint (war_field_get_hexes (read).half_width, ==, half_width);
      again = store_field_to_bytes (read);
      g_assert_true (g_bytes_equal (bytes, again));
    }
}

/* In an operation the board stands in its field, and what is wrong with it is said there too. */
static void
test_in_operations (void)
{
  StoreLibrary *library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (WarField) field = load_field ("club-half-board.duckfield");
  g_autoptr (StoreFaults) faults = store_faults_new ("operation");
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  g_autoptr (StoreFaults) more_faults = store_faults_new ("operation");
  g_autoptr (GBytes) bytes = NULL, broken = NULL;
  g_autoptr (WarOperation) read = NULL;
  g_autofree char *text = NULL, *said = NULL;

  /* Of any system: that it could be played is not asked. */
  g_assert_nonnull (operation);
  g_ptr_array_set_size (operation->conditions, 0);
  g_clear_pointer (&operation->field, war_field_unref);
  operation->field = war_field_ref (field);
  bytes = store_operation_to_whole_bytes (operation);
  read = store_operation_from_bytes (library, bytes, NULL, faults);
  g_assert_nonnull (read);
  g_assert_true (war_hex_board_equal (read->field->board, field->board));

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  memcpy (strstr (text, "fort=\"2\""), "fort=\"7\"", strlen ("fort=\"7\""));
  broken = g_bytes_new (text, strlen (text));
  g_assert_null (store_operation_from_bytes (library, broken, NULL, more_faults));
  said = store_faults_to_string (more_faults);
  g_assert_nonnull (strstr (said, "another fort has the same number"));

  store_library_free (library);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/club-map/club.M-3/half-board", test_half_board);
  g_test_add_func ("/club-map/club.M-3/full-board", test_full_board);
  g_test_add_func ("/club-map/round-trip", test_round_trip);
  g_test_add_func ("/club-map/in-operations", test_in_operations);

  return g_test_run ();
}
