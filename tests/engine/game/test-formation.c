/* test-formation.c: bases follow from their formation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/formation.h"

#include "probe/probe.h"

#define WIDTH (30 * WAR_MILLIMETRE)
#define DEPTH (20 * WAR_MILLIMETRE)

static void
assert_pose (const gint32 *formation, guint rank, guint n_bases, WarLength x, WarLength y)
{
  WarPosition centre;
  WarHeading heading;

  war_formation_get_pose (formation, rank, n_bases, WIDTH, DEPTH, &centre, &heading);
  g_assert_cmpint (centre.x, ==, x);
  g_assert_cmpint (centre.y, ==, y);
  g_assert_cmpint (heading, ==, formation[WAR_FORMATION_HEADING]);
}

static void
test_line (void)
{
  gint32 formation[WAR_FORMATION_OWN] = { [WAR_FORMATION_SHAPE] = WAR_FORMATION_LINE,
                                          [WAR_FORMATION_X] = 100000,
                                          [WAR_FORMATION_Y] = 50000 };

  /* Facing up, from the left; centres lie half a depth behind the front. */
  assert_pose (formation, 0, 4, 95500, 51000);
  assert_pose (formation, 1, 4, 98500, 51000);
  assert_pose (formation, 2, 4, 101500, 51000);
  assert_pose (formation, 3, 4, 104500, 51000);
  assert_pose (formation, 0, 3, 97000, 51000);
  assert_pose (formation, 1, 3, 100000, 51000);
  assert_pose (formation, 0, 1, 100000, 51000);

  /* Facing right, the left end is at the top. */
  formation[WAR_FORMATION_HEADING] = WAR_HEADING_TURN / 4;
  assert_pose (formation, 0, 4, 99000, 45500);
  assert_pose (formation, 3, 4, 99000, 54500);
  formation[WAR_FORMATION_HEADING] = WAR_HEADING_TURN / 2;
  assert_pose (formation, 0, 4, 104500, 49000);
}

static void
test_column (void)
{
  gint32 formation[WAR_FORMATION_OWN] = { [WAR_FORMATION_SHAPE] = WAR_FORMATION_COLUMN,
                                          [WAR_FORMATION_X] = 100000,
                                          [WAR_FORMATION_Y] = 50000 };

  assert_pose (formation, 0, 4, 100000, 51000);
  assert_pose (formation, 3, 4, 100000, 57000);
  formation[WAR_FORMATION_HEADING] = 3 * WAR_HEADING_TURN / 4;
  assert_pose (formation, 1, 4, 103000, 50000);
}

/* Ranks need not be without gaps, rows not in their order; pieces elsewhere do not count. */
static void
test_place (void)
{
  static const gint32 ranks[] = { 7, 2, 5, 2 };
  static const WarLength expected[] = { 4500, -4500, 1500, -1500 };
  WarSetup setup;
  WarState *state;

  probe_setup_init (&setup, NULL);
  state = war_state_new (setup.layout, war_generator_new (1, 1));
  war_state_get_row (setup.layout, state, WAR_TABLE_FORMATIONS, 0)[WAR_FORMATION_IN_USE] = 1;
  for (guint i = 0; i < 6; i++)
    {
      gint32 *piece = war_state_get_row (setup.layout, state, WAR_TABLE_PIECES, 2 * i);

      piece[WAR_PIECE_PRESENCE] = i == 4 ? WAR_PRESENCE_AWAY : WAR_PRESENCE_ON_FIELD;
      piece[WAR_PIECE_FORMATION] = i == 5 ? WAR_NONE : 0;
      piece[WAR_PIECE_RANK] = i < 4 ? ranks[i] : 0;
      piece[WAR_PIECE_X] = piece[WAR_PIECE_Y] = 12345;
    }

  g_assert_cmpuint (war_formation_count (&setup, state, 0), ==, 4);
  war_formation_place (&setup, state, 0, WIDTH, DEPTH);
  for (guint i = 0; i < 6; i++)
    {
      const gint32 *piece = war_state_peek_row (setup.layout, state, WAR_TABLE_PIECES, 2 * i);

      g_assert_cmpint (piece[WAR_PIECE_X], ==, i < 4 ? expected[i] : 12345);
      g_assert_cmpint (piece[WAR_PIECE_Y], ==, i < 4 ? 1000 : 12345);
    }

  /* An inner base goes: the others close up. */
  war_state_get_row (setup.layout, state, WAR_TABLE_PIECES, 4)[WAR_PIECE_PRESENCE]
    = WAR_PRESENCE_GONE;
  war_formation_place (&setup, state, 0, WIDTH, DEPTH);
  g_assert_cmpint (war_state_get_row (setup.layout, state, WAR_TABLE_PIECES, 2)[WAR_PIECE_X], ==,
                   -3000);
  g_assert_cmpint (war_state_get_row (setup.layout, state, WAR_TABLE_PIECES, 6)[WAR_PIECE_X], ==,
                   0);
  g_assert_cmpint (war_state_get_row (setup.layout, state, WAR_TABLE_PIECES, 0)[WAR_PIECE_X], ==,
                   3000);

  g_free (state);
  war_setup_clear (&setup);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formation/line", test_line);
  g_test_add_func ("/formation/column", test_column);
  g_test_add_func ("/formation/place", test_place);

  return g_test_run ();
}
