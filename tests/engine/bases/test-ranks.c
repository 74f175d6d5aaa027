/* test-ranks.c: units whose bases stand in ranks, in the rows of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/ranks.h"

#include "engine/geometry/geometry.h"
#include "probe/probe.h"

#define CM(value) ((WarLength) ((value) *WAR_CENTIMETRE))
#define N_UNITS 3

/* Four bases, three, and one of the enemy's, on a field of 100 × 100 cm. */
static const WarRanks ranks[N_UNITS] = {
  { .side = 0, .first = 0, .n_bases = 4, .width = CM (3), .depth = CM (2) },
  { .side = 0, .first = 4, .n_bases = 3, .width = CM (3), .depth = CM (2) },
  { .side = 1, .first = 7, .n_bases = 1, .width = CM (3), .depth = CM (3) },
};

typedef struct
{
  WarOperation operation;
  WarSetup setup;
  WarState *state;
} Ranks;

static void
put (Ranks *fixture, guint unit, gint32 shape, WarLength x, WarLength y, WarHeading heading)
{
  WarBase whole;

  war_ranks_set_presence (&fixture->setup, fixture->state, unit, WAR_PRESENCE_ON_FIELD);
  whole = war_ranks_place_whole (&fixture->setup, fixture->state, unit, shape,
                                 (WarPosition){ x, y }, heading);
  war_ranks_set_whole (&fixture->setup, fixture->state, unit, shape, &whole);
}

static void
ranks_set_up (Ranks *fixture, gconstpointer data)
{
  static const ProbeOptions options = { .n_pieces = 13 };
  static const guint rows[WAR_N_TABLES] = {
    [WAR_TABLE_SEATS] = PROBE_N_SEATS,
    [WAR_TABLE_PIECES] = 13,
    [WAR_TABLE_FORMATIONS] = N_UNITS,
    [WAR_TABLE_DECISIONS] = 1,
  };

  war_setup_init (&fixture->setup, &probe_play, &options, rows);
  fixture->operation.field = war_field_new ("ranks", CM (100), CM (100));
  fixture->setup.operation = &fixture->operation;
  fixture->setup.ranks = ranks;
  fixture->setup.n_units = N_UNITS;
  fixture->state = war_state_new (fixture->setup.layout, war_generator_new (1, 1));
  for (guint i = 0; i < N_UNITS; i++)
    war_ranks_begin (&fixture->setup, fixture->state, i, (gint32) i);
  put (fixture, 0, WAR_FORMATION_LINE, CM (50), CM (50), 0);
  put (fixture, 1, WAR_FORMATION_COLUMN, CM (50), CM (60), 0);
  put (fixture, 2, WAR_FORMATION_LINE, CM (50), CM (40), WAR_HEADING_TURN / 2);
}

static void
ranks_tear_down (Ranks *fixture, gconstpointer data)
{
  war_field_unref (fixture->operation.field);
  fixture->setup.operation = NULL;
  g_free (fixture->state);
  war_setup_clear (&fixture->setup);
}

static gint32 *
get_piece (Ranks *fixture, guint piece)
{
  return war_setup_get_piece (&fixture->setup, fixture->state, piece);
}

static gint32 *
get_formation (Ranks *fixture, guint unit)
{
  return war_setup_get_formation (&fixture->setup, fixture->state, unit);
}

static void
assert_centre (Ranks *fixture, guint piece, WarLength x, WarLength y)
{
  g_assert_cmpint (get_piece (fixture, piece)[WAR_PIECE_X], ==, x);
  g_assert_cmpint (get_piece (fixture, piece)[WAR_PIECE_Y], ==, y);
}

/* -------------------------------------------------------------------------------------------- */

static void
test_rows (Ranks *fixture, gconstpointer data)
{
  for (guint i = 0; i < N_UNITS; i++)
    for (guint j = 0; j < ranks[i].n_bases; j++)
      {
        const gint32 *cells = get_piece (fixture, ranks[i].first + j);

        g_assert_cmpuint (war_ranks_find_unit (&fixture->setup, ranks[i].first + j), ==, i);
        g_assert_cmpint (cells[WAR_PIECE_SIDE], ==, ranks[i].side);
        g_assert_cmpint (cells[WAR_PIECE_FORMATION], ==, i);
        g_assert_cmpint (cells[WAR_PIECE_RANK], ==, j);
        g_assert_cmpint (cells[WAR_PIECE_TYPE], ==, i);
      }
  g_assert_false (war_ranks_is_enemy (&fixture->setup, 0, 1));
  g_assert_true (war_ranks_is_enemy (&fixture->setup, 0, 2));

  war_ranks_set_presence (&fixture->setup, fixture->state, 0, WAR_PRESENCE_AWAY);
  g_assert_false (war_ranks_stands (&fixture->setup, fixture->state, 0));
  g_assert_cmpuint (war_ranks_count_bases (&fixture->setup, fixture->state, 0), ==, 4);
  g_assert_cmpint (get_formation (fixture, 0)[WAR_FORMATION_IN_USE], ==, 0);
  war_ranks_set_presence (&fixture->setup, fixture->state, 0, WAR_PRESENCE_GONE);
  g_assert_cmpuint (war_ranks_count_bases (&fixture->setup, fixture->state, 0), ==, 0);
}

static void
test_shapes (Ranks *fixture, gconstpointer data)
{
  WarBase bases[WAR_RANKS_MAX_BASES];
  WarBase whole = war_ranks_get_whole (&fixture->setup, fixture->state, 0);

  g_assert_cmpint (whole.width, ==, CM (12));
  g_assert_cmpint (whole.depth, ==, CM (2));
  g_assert_cmpint (whole.centre.x, ==, CM (50));
  g_assert_cmpint (whole.centre.y, ==, CM (51));
  assert_centre (fixture, 0, CM (45.5), CM (51));
  assert_centre (fixture, 3, CM (54.5), CM (51));

  whole = war_ranks_get_whole (&fixture->setup, fixture->state, 1);
  g_assert_cmpint (whole.width, ==, CM (3));
  g_assert_cmpint (whole.depth, ==, CM (6));
  assert_centre (fixture, 4, CM (50), CM (61));
  assert_centre (fixture, 6, CM (50), CM (65));

  whole = war_ranks_place_around (&fixture->setup, fixture->state, 0, WAR_FORMATION_COLUMN,
                                  (WarPosition){ CM (20), CM (30) }, WAR_HEADING_TURN / 4);
  g_assert_cmpuint (
    war_ranks_split (&fixture->setup, fixture->state, 0, WAR_FORMATION_COLUMN, &whole, bases), ==,
    4);
  g_assert_cmpint (bases[0].centre.x, ==, CM (23));
  g_assert_cmpint (bases[3].centre.x, ==, CM (17));
  g_assert_cmpint (bases[3].heading, ==, WAR_HEADING_TURN / 4);
}

/* The base goes, those behind it move up in the rows and keep what is known of them, and where they
 * stand; the next shape closes the ranks. */
static void
test_drop (Ranks *fixture, gconstpointer data)
{
  WarBase whole;

  get_piece (fixture, 3)[PROBE_PIECE_WOUNDS] = 1;
  war_ranks_drop (&fixture->setup, fixture->state, 0, 1);
  g_assert_cmpuint (war_ranks_count_bases (&fixture->setup, fixture->state, 0), ==, 3);
  g_assert_cmpint (get_piece (fixture, 2)[PROBE_PIECE_WOUNDS], ==, 1);
  g_assert_cmpint (get_piece (fixture, 3)[WAR_PIECE_PRESENCE], ==, WAR_PRESENCE_GONE);
  assert_centre (fixture, 1, CM (51.5), CM (51));
  assert_centre (fixture, 2, CM (54.5), CM (51));

  whole = war_ranks_get_whole (&fixture->setup, fixture->state, 0);
  g_assert_cmpint (whole.width, ==, CM (9));
  war_ranks_set_whole (&fixture->setup, fixture->state, 0, WAR_FORMATION_LINE, &whole);
  assert_centre (fixture, 0, CM (47), CM (51));
  assert_centre (fixture, 2, CM (53), CM (51));
}

static void
test_distances (Ranks *fixture, gconstpointer data)
{
  const WarSetup *setup = &fixture->setup;

  g_assert_cmpint (war_ranks_get_distance (setup, fixture->state, 0, 1), ==, CM (8));
  g_assert_cmpint (war_ranks_get_distance (setup, fixture->state, 0, 2), ==, CM (10));
  g_assert_true (war_ranks_is_within (setup, fixture->state, 0, 2, CM (10)));
  g_assert_false (war_ranks_is_within (setup, fixture->state, 0, 2, CM (10) - 1));

  /* However far their first bases are apart. */
  put (fixture, 1, WAR_FORMATION_LINE, CM (66), CM (50), 0);
  g_assert_true (war_ranks_is_within (setup, fixture->state, 0, 1, CM (5.5)));
  g_assert_false (war_ranks_is_within (setup, fixture->state, 0, 1, CM (5.5) - 1));

  g_assert_false (war_ranks_touches (setup, fixture->state, 0, 1));
  put (fixture, 2, WAR_FORMATION_LINE, CM (50), CM (47) - 50, 0);
  g_assert_true (war_ranks_touches (setup, fixture->state, 0, 2));
  put (fixture, 2, WAR_FORMATION_LINE, CM (50), CM (47) - 51, 0);
  g_assert_false (war_ranks_touches (setup, fixture->state, 0, 2));
}

/* All that two units have in common by the rounding of bases is no overlap. */
static void
test_overlap (Ranks *fixture, gconstpointer data)
{
  const WarSetup *setup = &fixture->setup;

  put (fixture, 2, WAR_FORMATION_LINE, CM (50), CM (47) + 4, 0);
  g_assert_false (war_ranks_overlap (setup, fixture->state, 0, 2));
  put (fixture, 2, WAR_FORMATION_LINE, CM (50), CM (47) + 20, 0);
  g_assert_true (war_ranks_overlap (setup, fixture->state, 0, 2));
  g_assert_true (war_ranks_overlap (setup, fixture->state, 2, 0));
}

static void
test_shift (Ranks *fixture, gconstpointer data)
{
  war_ranks_shift (&fixture->setup, fixture->state, 0, (WarPosition){ CM (1), CM (-2) });
  assert_centre (fixture, 0, CM (46.5), CM (49));
  g_assert_cmpint (get_formation (fixture, 0)[WAR_FORMATION_X], ==, CM (51));
  g_assert_cmpint (get_formation (fixture, 0)[WAR_FORMATION_Y], ==, CM (48));
  g_assert_null (war_ranks_find_place_fault (&fixture->setup, fixture->state, 0, TRUE));
}

/* Straight, a column on a road is one as its formation says; round a bend it is not. */
static void
test_trail (Ranks *fixture, gconstpointer data)
{
  WarBase bases[WAR_RANKS_MAX_BASES];
  g_autofree char *fault = NULL;

  for (guint i = 0; i < 3; i++)
    bases[i] = war_base_place ((WarPosition){ CM (20), CM (20 + 2 * (gint) i) }, 0, CM (3), CM (2));
  g_assert_true (war_ranks_set_trail (&fixture->setup, fixture->state, 1, bases));
  assert_centre (fixture, 6, CM (20), CM (24));
  g_assert_cmpint (get_formation (fixture, 1)[WAR_FORMATION_Y], ==, CM (19));

  bases[2] = war_base_place ((WarPosition){ CM (21.5), CM (22.5) }, 3 * WAR_HEADING_TURN / 4,
                             CM (3), CM (2));
  g_assert_false (war_ranks_set_trail (&fixture->setup, fixture->state, 1, bases));
  g_assert_cmpint (get_piece (fixture, 6)[WAR_PIECE_HEADING], ==, 3 * WAR_HEADING_TURN / 4);
  g_assert_null (war_ranks_find_place_fault (&fixture->setup, fixture->state, 1, FALSE));
  fault = war_ranks_find_place_fault (&fixture->setup, fixture->state, 1, TRUE);
  g_assert_nonnull (fault);
}

/* Friends bar ends only; enemies keep the gap, but for who is nearer already. */
static void
test_obstacles (Ranks *fixture, gconstpointer data)
{
  g_autoptr (GArray) obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));
  WarBase near
    = war_base_place ((WarPosition){ CM (50), CM (43) }, 0, CM (3), CM (2)); /* 2 cm off */
  const WarObstacle *items;

  war_ranks_add_obstacles (&fixture->setup, fixture->state, 0, 1, NULL, CM (5), obstacles);
  war_ranks_add_obstacles (&fixture->setup, fixture->state, 0, 2, NULL, CM (5), obstacles);
  war_ranks_add_obstacles (&fixture->setup, fixture->state, 0, 2, &near, CM (1), obstacles);
  war_ranks_add_obstacles (&fixture->setup, fixture->state, 0, 2, &near, CM (5), obstacles);
  items = (const WarObstacle *) (void *) obstacles->data;
  g_assert_cmpuint (obstacles->len, ==, 6);
  g_assert_cmpint (items[0].kind, ==, WAR_OBSTACLE_FRIEND);
  g_assert_cmpint (items[2].row, ==, 6);
  g_assert_cmpint (items[3].kind, ==, WAR_OBSTACLE_ENEMY);
  g_assert_cmpint (items[3].row, ==, 7);
  g_assert_cmpint (items[3].limit, ==, 0);
  g_assert_cmpint (items[4].limit, ==, CM (1));
  g_assert_cmpint (items[5].limit, ==, CM (2));
}

static void
assert_fault (Ranks *fixture, guint unit, gboolean is_there)
{
  g_autofree char *fault = war_ranks_find_fault (&fixture->setup, fixture->state, unit);

  g_assert_true ((fault != NULL) == is_there);
}

static void
spoil (Ranks *fixture, gint32 *cell, gint32 value)
{
  gint32 kept = *cell;

  assert_fault (fixture, 0, FALSE);
  *cell = value;
  assert_fault (fixture, 0, TRUE);
  *cell = kept;
}

/* What no game can have, and what it can. */
static void
test_faults (Ranks *fixture, gconstpointer data)
{
  gint32 *formation = get_formation (fixture, 0);

  spoil (fixture, &formation[WAR_FORMATION_SHAPE], 2);
  spoil (fixture, &formation[WAR_FORMATION_SHAPE], -1);
  spoil (fixture, &formation[WAR_FORMATION_IN_USE], 0);
  spoil (fixture, &formation[WAR_FORMATION_SIDE], 1);
  spoil (fixture, &get_piece (fixture, 2)[WAR_PIECE_SIDE], 1);
  spoil (fixture, &get_piece (fixture, 2)[WAR_PIECE_FORMATION], 1);
  spoil (fixture, &get_piece (fixture, 2)[WAR_PIECE_PRESENCE], WAR_PRESENCE_FREE);
  spoil (fixture, &get_piece (fixture, 2)[WAR_PIECE_PRESENCE], WAR_PRESENCE_AWAY);
  get_piece (fixture, 3)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  assert_fault (fixture, 0, FALSE);
  get_piece (fixture, 1)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  assert_fault (fixture, 0, TRUE);
}

static void
test_place_faults (Ranks *fixture, gconstpointer data)
{
  g_autofree char *off = NULL, *out = NULL;

  g_assert_null (war_ranks_find_place_fault (&fixture->setup, fixture->state, 0, TRUE));
  get_piece (fixture, 2)[WAR_PIECE_X] += WAR_BASE_SLACK + 1;
  out = war_ranks_find_place_fault (&fixture->setup, fixture->state, 0, TRUE);
  g_assert_nonnull (out);
  g_assert_null (war_ranks_find_place_fault (&fixture->setup, fixture->state, 0, FALSE));

  put (fixture, 0, WAR_FORMATION_LINE, CM (6), CM (50), 0);
  g_assert_null (war_ranks_find_place_fault (&fixture->setup, fixture->state, 0, TRUE));
  put (fixture, 0, WAR_FORMATION_LINE, CM (6) - WAR_BASE_SLACK - 1, CM (50), 0);
  off = war_ranks_find_place_fault (&fixture->setup, fixture->state, 0, TRUE);
  g_assert_nonnull (off);
}

#define ADD(path, test) g_test_add (path, Ranks, NULL, ranks_set_up, test, ranks_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/ranks/rows", test_rows);
  ADD ("/ranks/shapes", test_shapes);
  ADD ("/ranks/drop", test_drop);
  ADD ("/ranks/distances", test_distances);
  ADD ("/ranks/overlap", test_overlap);
  ADD ("/ranks/shift", test_shift);
  ADD ("/ranks/trail", test_trail);
  ADD ("/ranks/obstacles", test_obstacles);
  ADD ("/ranks/faults", test_faults);
  ADD ("/ranks/place-faults", test_place_faults);

  return g_test_run ();
}
