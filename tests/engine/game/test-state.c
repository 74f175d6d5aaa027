/* test-state.c: states: rows, copies, hashes, texts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/game/state.h"

static const WarColumn pluck_first[]
  = { { "pluck", 3 }, { "ammunition", 0, WAR_SECRECY_SIDE }, { NULL } };
static const WarColumn pluck_last[]
  = { { "ammunition", 0, WAR_SECRECY_SIDE }, { "pluck", 3 }, { NULL } };
static const WarColumn with_more[]
  = { { "ammunition", 0, WAR_SECRECY_SIDE }, { "horses", 17 }, { "pluck", 3 }, { NULL } };
static const WarColumn game_columns[] = { { "wind", WAR_NONE }, { NULL } };

static WarLayout *
make_layout (const WarColumn *piece_columns, guint n_pieces)
{
  const WarColumn *columns[WAR_N_TABLES]
    = { [WAR_TABLE_GAME] = game_columns, [WAR_TABLE_PIECES] = piece_columns };
  const guint rows[WAR_N_TABLES] = {
    [WAR_TABLE_SEATS] = 3,    [WAR_TABLE_PIECES] = n_pieces, [WAR_TABLE_FORMATIONS] = 2,
    [WAR_TABLE_FEATURES] = 4, [WAR_TABLE_DECISIONS] = 3,     [WAR_TABLE_SEALED] = 2,
  };

  return war_layout_new (columns, rows);
}

/* Sets a cell by name. */
static void
set (const WarLayout *layout, WarState *state, WarTable table, guint row, const char *name,
     gint32 value)
{
  gint column = war_layout_find_column (layout, table, name);

  g_assert_cmpint (column, >=, 0);
  war_state_get_row (layout, state, table, row)[column] = value;
}

static WarState *
make_state (const WarLayout *layout)
{
  WarState *state = war_state_new (layout, war_generator_new (1, 1));

  set (layout, state, WAR_TABLE_GAME, 0, "round", 4);
  set (layout, state, WAR_TABLE_GAME, 0, "wind", 2);
  set (layout, state, WAR_TABLE_PIECES, 1, "presence", WAR_PRESENCE_ON_FIELD);
  set (layout, state, WAR_TABLE_PIECES, 1, "x", -2540);
  set (layout, state, WAR_TABLE_PIECES, 1, "pluck", 0);
  set (layout, state, WAR_TABLE_PIECES, 5, "ammunition", G_MAXINT32);
  set (layout, state, WAR_TABLE_PIECES, 5, "pluck", G_MININT32);
  set (layout, state, WAR_TABLE_FEATURES, 3, "gone", 1);

  return state;
}

static void
test_rows (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);
  g_autofree WarState *state = war_state_new (layout, war_generator_new (1, 1));

  /* Every cell begins as its column says, and no two rows share one. */
  for (guint table = 0; table < WAR_N_TABLES; table++)
    for (guint row = 0; row < layout->tables[table].n_rows; row++)
      for (guint column = 0; column < layout->tables[table].n_columns; column++)
        {
          gint32 *cells = war_state_get_row (layout, state, table, row);

          g_assert_cmpint (cells[column], ==,
                           war_layout_get_column (layout, table, column)->initial);
          cells[column] = 0x5eed;
          g_assert_true (&cells[column] < state->cells + layout->n_cells);
        }
  for (gsize i = 0; i < layout->n_cells; i++)
    g_assert_cmpint (state->cells[i], ==, 0x5eed);

  g_assert_cmpuint (layout->tables[WAR_TABLE_GAME].n_rows, ==, 1);
  g_assert_cmpuint (layout->tables[WAR_TABLE_SIDES].n_rows, ==, 2);
  g_assert_cmpint (war_layout_find_column (layout, WAR_TABLE_PIECES, "pluck"), ==, WAR_PIECE_OWN);
  g_assert_cmpint (war_layout_find_column (layout, WAR_TABLE_PIECES, "x"), ==, WAR_PIECE_X);
  g_assert_cmpint (war_layout_find_column (layout, WAR_TABLE_SIDES, "pluck"), ==, -1);
}

static void
test_copy (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);
  g_autofree WarState *state = make_state (layout);
  g_autofree WarState *copy = war_state_copy (state);
  g_autofree WarState *target = war_state_new (layout, war_generator_new (9, 9));

  g_assert_cmpmem (copy, copy->size, state, state->size);
  war_state_assign (target, state);
  g_assert_cmpmem (target, target->size, state, state->size);
  set (layout, state, WAR_TABLE_PIECES, 1, "x", 1);
  g_assert_cmphex (war_state_hash (layout, copy), ==, war_state_hash (layout, target));
  g_assert_cmphex (war_state_hash (layout, copy), !=, war_state_hash (layout, state));
}

static void
test_hash_sees_all (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);
  g_autofree WarState *state = make_state (layout);
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree WarState *summed = war_state_new (layout, war_generator_new (1, 1));
  gint64 hash = (gint64) war_state_hash (layout, state);
  guint64 sum = 0;
  guint n_changes = 0;

  g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash));
  for (gsize i = 0; i < layout->n_cells; i++)
    for (gint change = -2; change <= 2; change++)
      {
        gint32 cell = state->cells[i];

        if (change == 0)
          continue;
        state->cells[i] = (gint32) ((guint32) cell + (guint32) change);
        hash = (gint64) war_state_hash (layout, state);
        g_assert_true (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)));
        g_assert_cmphex (war_state_hash_again (layout, state, summed, &sum), ==, (guint64) hash);
        state->cells[i] = cell;
        n_changes++;
      }
  g_assert_cmpuint (n_changes, ==, 4 * layout->n_cells);

  state->generator.state++;
  hash = (gint64) war_state_hash (layout, state);
  g_assert_true (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)));
  state->generator.state--;
  state->generator.stream += 2;
  hash = (gint64) war_state_hash (layout, state);
  g_assert_true (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)));
}

/* Two cells that change places, in a column, a row or between tables, are another state. */
static void
test_hash_sees_places (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);
  WarGenerator generator = war_generator_new (5, 5);

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree WarState *a = war_state_new (layout, generator);
      g_autofree WarState *b = NULL;
      guint32 first = war_generator_draw (&generator, (guint32) layout->n_cells);
      guint32 second = war_generator_draw (&generator, (guint32) layout->n_cells);
      gint32 cell;

      if (first == second)
        continue;
      a->cells[first] = 1000;
      a->cells[second] = 2000;
      b = war_state_copy (a);
      cell = b->cells[first];
      b->cells[first] = b->cells[second];
      b->cells[second] = cell;
      g_assert_cmphex (war_state_hash (layout, a), !=, war_state_hash (layout, b));
    }
}

static void
test_hash_goes_by_names (void)
{
  g_autoptr (WarLayout) first = make_layout (pluck_first, 6);
  g_autoptr (WarLayout) last = make_layout (pluck_last, 6);
  g_autoptr (WarLayout) more = make_layout (with_more, 6);
  g_autoptr (WarLayout) longer = make_layout (pluck_first, 9);
  g_autofree WarState *a = make_state (first);
  g_autofree WarState *b = make_state (last);
  g_autofree WarState *c = make_state (more);
  g_autofree WarState *d = make_state (longer);

  g_assert_cmphex (war_state_hash (first, a), ==, war_state_hash (last, b));
  g_assert_cmphex (war_state_hash (first, a), ==, war_state_hash (more, c));
  g_assert_cmphex (war_state_hash (first, a), ==, war_state_hash (longer, d));
  set (more, c, WAR_TABLE_PIECES, 0, "horses", 16);
  g_assert_cmphex (war_state_hash (first, a), !=, war_state_hash (more, c));
}

/* What saved games rely on: never to be changed. */
static void
test_hash_golden (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);
  g_autofree WarState *empty = war_state_new (layout, (WarGenerator){ 0, 1 });
  g_autofree WarState *state = make_state (layout);

  g_assert_cmphex (war_state_hash (layout, empty), ==, G_GUINT64_CONSTANT (0x52ead7e36ea7fea8));
  g_assert_cmphex (war_state_hash (layout, state), ==, G_GUINT64_CONSTANT (0x0f41f295e6670899));
}

static void
test_take_piece (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 3);
  g_autofree WarState *state = war_state_new (layout, war_generator_new (1, 1));
  gint32 *piece = war_state_get_row (layout, state, WAR_TABLE_PIECES, 1);
  guint64 hash;

  piece[WAR_PIECE_X] = 99;
  for (gint i = 0; i < 3; i++)
    {
      g_assert_cmpint (war_state_take_piece (layout, state), ==, i);
      g_assert_cmpint (
        war_state_get_row (layout, state, WAR_TABLE_PIECES, (guint) i)[WAR_PIECE_PRESENCE], ==,
        WAR_PRESENCE_AWAY);
    }
  g_assert_cmpint (piece[WAR_PIECE_X], ==, 0);

  hash = war_state_hash (layout, state);
  g_assert_cmpint (war_state_take_piece (layout, state), ==, WAR_NONE);
  g_assert_cmphex (war_state_hash (layout, state), ==, hash);

  /* A row of a piece that is gone is not used again; one that is free is. */
  piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  g_assert_cmpint (war_state_take_piece (layout, state), ==, WAR_NONE);
  piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_FREE;
  g_assert_cmpint (war_state_take_piece (layout, state), ==, 1);
}

static void
test_text (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);
  g_autoptr (WarLayout) more = make_layout (with_more, 6);
  g_autofree WarState *state = make_state (layout);
  g_autofree char *text = war_state_to_text (layout, state);
  g_autofree WarState *again = war_state_from_text (layout, text, NULL);
  g_autofree WarState *newer = war_state_from_text (more, text, NULL);

  g_assert_cmpstr (text, ==,
                   "generator 7009800821677620407 3\n"
                   "game 0 round=4 wind=2\n"
                   "pieces 1 presence=2 x=-2540 pluck=0\n"
                   "pieces 5 pluck=-2147483648 ammunition=2147483647\n"
                   "features 3 gone=1\n");
  g_assert_nonnull (again);
  g_assert_cmpmem (again, again->size, state, state->size);

  /* A later version with more columns reads it as the same state. */
  g_assert_nonnull (newer);
  g_assert_cmphex (war_state_hash (more, newer), ==, war_state_hash (layout, state));
}

static void
test_random_texts (void)
{
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);

  for (guint i = 0; i < 500; i++)
    {
      WarGenerator generator = war_generator_new ((guint32) g_test_rand_int (), 1);
      g_autofree WarState *state = war_state_new (layout, generator);
      g_autofree WarState *again = NULL;
      g_autofree char *text = NULL;

      for (guint j = 0; j < 40; j++)
        state->cells[war_generator_draw (&generator, (guint32) layout->n_cells)]
          = (gint32) war_generator_next (&generator);
      text = war_state_to_text (layout, state);
      again = war_state_from_text (layout, text, NULL);
      g_assert_nonnull (again);
      g_assert_cmpmem (again, again->size, state, state->size);
    }
}

#define G "generator 1 3\n"

static void
test_wrong_texts (void)
{
  static const struct
  {
    const char *text;
    guint line;
  } wrong[] = {
    { "", 1 },
    { "\n", 1 },
    { "generator", 1 },
    { "generator 1", 1 },
    { "generator 1 2", 1 },
    { "generator 1 3 5", 1 },
    { "generator -1 3", 1 },
    { "generator 18446744073709551616 3", 1 },
    { "generator x 3", 1 },
    { "Generator 1 3", 1 },
    { "game 0 round=1", 1 },
    { " " G, 1 },
    { G G, 2 },
    { G "game 0 round=1\n\ngame 0 side=1\n", 3 },
    { G "game", 2 },
    { G "game 0", 2 },
    { G "game 0 ", 2 },
    { G "game 0  round=1", 2 },
    { G "game 0 round=1 ", 2 },
    { G "game 1 round=1", 2 },
    { G "game -1 round=1", 2 },
    { G "game 0 round", 2 },
    { G "game 0 round=", 2 },
    { G "game 0 round=1x", 2 },
    { G "game 0 round= 1", 2 },
    { G "game 0 round=2147483648", 2 },
    { G "game 0 round=-2147483649", 2 },
    { G "game 0 round=99999999999999999999999", 2 },
    { G "game 0 =1", 2 },
    { G "game 0 round=1 round=2", 2 },
    { G "game 0 colour=1", 2 },
    { G "game 0 round=1\r\n", 2 },
    { G "game 0 round=1\ngame 0 side=1\n", 3 },
    { G "pieces 5 x=1\npieces 4 x=1\n", 3 },
    { G "pieces 5 x=1\nsides 0 x=1\n", 3 },
    { G "pieces 6 x=1", 2 },
    { G "pieces 99999999999999999999 x=1", 2 },
    { G "towns 0 x=1", 2 },
    { G "game 0 round=1\npieces 0 x=1=2\n", 3 },
    { G "game 0 round=1\n# comment\n", 3 },
  };
  g_autoptr (WarLayout) layout = make_layout (pluck_first, 6);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      guint line = 0;
      g_autofree WarState *state = war_state_from_text (layout, wrong[i].text, &line);

      if (state != NULL || line != wrong[i].line)
        g_error ("“%s”: line %u instead of %u", wrong[i].text, line, wrong[i].line);
      g_assert_null (war_state_from_text (layout, wrong[i].text, NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/state/rows", test_rows);
  g_test_add_func ("/state/copy", test_copy);
  g_test_add_func ("/state/hash/sees-all", test_hash_sees_all);
  g_test_add_func ("/state/hash/sees-places", test_hash_sees_places);
  g_test_add_func ("/state/hash/goes-by-names", test_hash_goes_by_names);
  g_test_add_func ("/state/hash/golden", test_hash_golden);
  g_test_add_func ("/state/take-piece", test_take_piece);
  g_test_add_func ("/state/text", test_text);
  g_test_add_func ("/state/text/random", test_random_texts);
  g_test_add_func ("/state/text/wrong", test_wrong_texts);

  return g_test_run ();
}
