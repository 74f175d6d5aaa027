/* test-placement.c: units are put where they were seen, as far as they can stand there
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/placement.h"

#include <math.h>

#include "engine/game/position.h"
#include "engine/geometry/base.h"
#include "shipped.h"

typedef struct
{
  WarSetup *setup;
  WarState *state;
  GArray *seen, *faults;
  gboolean *is_put;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  fixture->setup = shipped_set_up (name);
  fixture->state = war_setup_begin (fixture->setup, 0);
  fixture->seen = g_array_new (FALSE, FALSE, sizeof (WarSeenBase));
  fixture->faults = g_array_new (FALSE, FALSE, sizeof (WarPlacementFault));
  fixture->is_put
    = g_new0 (gboolean, fixture->setup->layout->tables[WAR_TABLE_PIECES].n_rows);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  g_array_unref (fixture->seen);
  g_array_unref (fixture->faults);
  g_free (fixture->is_put);
  g_free (fixture->state);
  war_setup_free (fixture->setup);
}

static const WarUnitType *
get_type (const Fixture *fixture, guint id, WarTagged *tagged)
{
  const WarForceEntry *entry;

  g_assert_true (war_tag_find (fixture->setup->operation, id, tagged));
  entry = g_ptr_array_index (fixture->setup->operation->forces[tagged->side]->entries,
                             tagged->entry);
  return entry->type;
}

/* A base that somebody sees not quite where it is. */
static void
see (Fixture *fixture, guint id, double x, double y, double degrees)
{
  WarSeenBase base = { .at = { (WarLength) lround (x * 100), (WarLength) lround (y * 100) } };
  double noise = g_test_rand_double_range (-0.5, 0.5);

  get_type (fixture, id, &base.tagged);
  base.at.x += g_test_rand_int_range (-15, 16);
  base.at.y += g_test_rand_int_range (-15, 16);
  base.heading = (WarHeading) ((gint) lround ((degrees + noise) / 360 * WAR_HEADING_TURN)
                               & (WAR_HEADING_TURN - 1));
  g_array_append_val (fixture->seen, base);
}

static void
put (Fixture *fixture)
{
  war_placement_put (fixture->setup, fixture->state, fixture->seen, fixture->is_put,
                     fixture->faults);
}

static gint
get_row (const Fixture *fixture, guint id)
{
  WarTagged tagged;

  get_type (fixture, id, &tagged);
  return war_placement_find_row (fixture->setup, &tagged);
}

static WarBase
get_base (const Fixture *fixture, gint row)
{
  WarShownPiece piece;

  g_assert_true (
    war_play_show_piece (fixture->setup, fixture->state, (guint) row, &piece));
  return piece.base;
}

static void
assert_at (const WarBase *base, double x, double y, double degrees)
{
  double turn = remainder (base->heading * 360.0 / WAR_HEADING_TURN - degrees, 360);

  g_assert_cmpfloat (hypot (base->centre.x / 100.0 - x, base->centre.y / 100.0 - y), <, 0.8);
  g_assert_cmpfloat (fabs (turn), <, 1.5);
}

/* The first brigade of Mons has four bases, numbered 0 to 3. They may lie in any order. */
static const guint order[] = { 2, 0, 3, 1 };

/* Bases side by side are a line, wherever it looks. */
static void
test_line (Fixture *fixture, gconstpointer name)
{
  WarTagged tagged;
  double width = get_type (fixture, 0, &tagged)->base_width / 100.0;

  for (guint i = 0; i < 4; i++)
    see (fixture, order[i], 600 + i * width * cos (0.5), 500 + i * width * sin (0.5),
         0.5 * 180 / G_PI);
  put (fixture);
  g_assert_cmpuint (fixture->faults->len, ==, 0);
  g_assert_true (fixture->is_put[get_row (fixture, 0)]);
  for (guint i = 0; i < 4; i++)
    {
      WarBase base = get_base (fixture, get_row (fixture, 0) + (gint) i);

      assert_at (&base, 600 + i * width * cos (0.5), 500 + i * width * sin (0.5), 0.5 * 180 / G_PI);
    }
}

/* Bases one behind the other are a column, and an operation that goes on from there has it so. */
static void
test_column (Fixture *fixture, gconstpointer name)
{
  WarTagged tagged;
  double depth = get_type (fixture, 0, &tagged)->base_depth / 100.0;
  g_autoptr (WarOperation) operation = NULL;
  const WarUnitStart *start;

  for (guint i = 0; i < 4; i++)
    see (fixture, order[i], 600 - i * depth, 500, 90);
  put (fixture);
  g_assert_cmpuint (fixture->faults->len, ==, 0);
  for (guint i = 0; i < 4; i++)
    {
      WarBase base = get_base (fixture, get_row (fixture, 0) + (gint) i);

      assert_at (&base, 600 - i * depth, 500, 90);
    }
  operation = war_position_to_operation (fixture->setup, fixture->state, "Mons");
  start = war_force_entry_get_start (
    g_ptr_array_index (operation->forces[0]->entries, 0), 0);
  g_assert_nonnull (start);
  g_assert_true (start->is_placed && start->is_column);
  g_assert_cmpfloat (fabs (start->at.x / 100.0 - (600 + depth / 2)), <, 0.5);
}

static void
assert_fault (const Fixture *fixture, WarPlacementFaultKind kind, gint row)
{
  const WarPlacementFault *fault = &g_array_index (fixture->faults, WarPlacementFault, 0);

  g_assert_cmpuint (fixture->faults->len, ==, 1);
  g_assert_cmpint (fault->kind, ==, kind);
  g_assert_cmpint (fault->row, ==, row);
  g_assert_false (fixture->is_put[row]);
}

/* A brigade of which a base is not seen, or stands by itself, is left out. */
static void
test_not_whole (Fixture *fixture, gconstpointer name)
{
  for (guint i = 0; i < 3; i++)
    see (fixture, i, 600 + i * 30, 500, 0);
  put (fixture);
  assert_fault (fixture, WAR_PLACEMENT_INCOMPLETE, get_row (fixture, 0));

  see (fixture, 3, 600 + 3 * 30, 540, 0);
  g_array_set_size (fixture->faults, 0);
  put (fixture);
  assert_fault (fixture, WAR_PLACEMENT_SCATTERED, get_row (fixture, 0));
}

/* Bases that touch, and such at the edge, are seen to reach a little too far: they stand, and the
 * operation that begins so is played. */
static void
test_touching (Fixture *fixture, gconstpointer name)
{
  g_autoptr (WarOperation) operation = NULL;
  g_autoptr (WarSetup) setup = NULL;
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));

  for (guint id = 0; id < 5; id++)
    see (fixture, id, 20 + id * 39.4, 9.3, 0);
  put (fixture);
  g_assert_cmpuint (fixture->faults->len, ==, 0);
  for (guint id = 0; id + 1 < 5; id++)
    {
      WarBase base = get_base (fixture, get_row (fixture, id));
      WarBase next = get_base (fixture, get_row (fixture, id + 1));

      g_assert_false (war_base_overlaps (&base, &next));
      g_assert_cmpint (base.corners[0].y, >=, 0);
      g_assert_cmpfloat (fabs (base.centre.x / 100.0 - (20 + id * 39.4)), <, 2.5);
    }
  operation = war_position_to_operation (fixture->setup, fixture->state, "Touching");
  setup = war_setup_try (operation, faults);
  g_assert_cmpuint (faults->len, ==, 0);
}

/* Who stands on another or beyond the edge is left out, and all others stand. */
static void
test_wrong (Fixture *fixture, gconstpointer name)
{
  see (fixture, 0, 100, 100, 0);
  see (fixture, 1, 100, 108, 0);
  put (fixture);
  assert_fault (fixture, WAR_PLACEMENT_TAKEN, get_row (fixture, 0));
  g_assert_true (fixture->is_put[get_row (fixture, 1)]);

  g_array_set_size (fixture->seen, 0);
  g_array_set_size (fixture->faults, 0);
  see (fixture, 2, 200, 5, 0);
  put (fixture);
  assert_fault (fixture, WAR_PLACEMENT_OUTSIDE, get_row (fixture, 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, name, function) \
  g_test_add (path, Fixture, name, set_up, function, tear_down)
  ADD ("/placement/line", "mons", test_line);
  ADD ("/placement/column", "mons", test_column);
  ADD ("/placement/not-whole", "mons", test_not_whole);
  ADD ("/placement/touching", "langemarck", test_touching);
  ADD ("/placement/wrong", "langemarck", test_wrong);
  return g_test_run ();
}
