/* bench-state.c: how large a state is, and how long copying, hashing and writing it takes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "engine/game/play.h"
#include "short.h"

#define N_COLUMNS 20

static volatile guint64 sink;

/* A large game: 120 pieces with 20 columns of their own, of which two are secret, 60 features with
 * 4. */
static void
make_setup (WarSetup *setup, WarPlay *play)
{
  static const WarColumn feature_columns[]
    = { { "gap-1", 0 }, { "gap-2", 0 }, { "blocked", 0 }, { "crossing", 0 }, { NULL } };
  static char names[N_COLUMNS][16];
  static WarColumn piece_columns[N_COLUMNS + 1];
  const guint rows[WAR_N_TABLES] = {
    [WAR_TABLE_SEATS] = WAR_MAX_SEATS, [WAR_TABLE_PIECES] = 120,   [WAR_TABLE_FORMATIONS] = 12,
    [WAR_TABLE_FEATURES] = 60,         [WAR_TABLE_DECISIONS] = 32, [WAR_TABLE_SEALED] = 64,
  };

  for (guint i = 0; i < N_COLUMNS; i++)
    {
      g_snprintf (names[i], sizeof names[i], "own-%u", i);
      piece_columns[i].name = names[i];
      piece_columns[i].secrecy = i < 2 ? WAR_SECRECY_SIDE : WAR_SECRECY_OPEN;
    }

  play->columns[WAR_TABLE_PIECES] = piece_columns;
  play->columns[WAR_TABLE_FEATURES] = feature_columns;
  war_setup_init (setup, play, NULL, rows);
}

/* Half of the cells of pieces differ from their initial values, as in a game. */
static void
fill (const WarLayout *layout, WarState *state)
{
  WarGenerator generator = war_generator_new (2, 1);

  for (guint row = 0; row < 120; row++)
    {
      gint32 *piece = war_state_get_row (layout, state, WAR_TABLE_PIECES, row);

      for (guint i = 0; i < layout->tables[WAR_TABLE_PIECES].n_columns; i += 2)
        piece[i] = (gint32) war_generator_draw (&generator, 100000);
    }
}

static void
say (const char *what, gint64 start, guint n_times)
{
  printf ("%-8s %8.2f µs\n", what, (double) (g_get_monotonic_time () - start) / n_times);
}

int
main (int argc, char **argv)
{
  guint n_times = bench_take_short (&argc, argv) ? 100 : 20000;
  g_autofree WarState *state = NULL;
  g_autofree WarState *copy = NULL;
  const WarLayout *layout;
  WarPlay play = { 0 };
  WarSetup setup;
  gint64 start;

  make_setup (&setup, &play);
  layout = setup.layout;
  state = war_state_new (layout, war_generator_new (1, 1));
  copy = war_state_copy (state);
  fill (layout, state);
  printf ("size     %8" G_GSIZE_FORMAT " bytes, of which sealed orders %" G_GSIZE_FORMAT "\n",
          state->size,
          (gsize) layout->tables[WAR_TABLE_SEALED].n_rows
            * layout->tables[WAR_TABLE_SEALED].n_columns * sizeof (gint32));

  start = g_get_monotonic_time ();
  for (guint i = 0; i < n_times; i++)
    {
      state->cells[0] = (gint32) i;
      war_state_assign (copy, state);
      sink += (guint64) copy->cells[i % layout->n_cells];
    }
  say ("copy", start, n_times);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < n_times; i++)
    {
      state->cells[0] = (gint32) i;
      sink += war_state_hash (layout, state);
    }
  say ("hash", start, n_times);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < n_times; i++)
    {
      war_play_view (&setup, state, 0, i, copy);
      sink += copy->generator.state;
    }
  say ("view", start, n_times);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *text = war_state_to_text (layout, state);
      g_autofree WarState *again = war_state_from_text (layout, text, NULL);

      g_assert_nonnull (again);
      sink += strlen (text);
    }
  say ("text", start, 100);

  war_setup_clear (&setup);
  return 0;
}
