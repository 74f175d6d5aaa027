/* test-cells.c: guesses over the cells of a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/cells.h"

#include "placing.h"

/* As large a field, in cells as small, as any system asks for: 5,400 and more. */
#define WIDTH (1800 * WAR_MILLIMETRE)
#define DEPTH (1200 * WAR_MILLIMETRE)
#define CELL (20 * WAR_MILLIMETRE)
#define BAR (100 * WAR_MILLIMETRE)
#define TOLL (150 * WAR_MILLIMETRE)

typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
  WarSightEffect *effects;
  WarCellCost *costs;
  WarCells *cells;
} Fixture;

static void
begin (Fixture *fixture)
{
  guint n_features = fixture->field->features->len;
  WarSightScene scene;

  fixture->ground = war_ground_new (fixture->field);
  fixture->scratch = war_ground_scratch_new (fixture->ground);
  fixture->effects = g_new0 (WarSightEffect, n_features);
  fixture->costs = g_new0 (WarCellCost, n_features);
  for (guint i = 0; i < n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (fixture->field->features, i);

      if (feature->terrain == WAR_TERRAIN_BRIDGE)
        fixture->costs[i].is_crossing = TRUE;
      else
        fixture->costs[i].toll = TOLL;
      if (feature->terrain == WAR_TERRAIN_BUILDING)
        fixture->effects[i].blocks = WAR_BLOCKS_ALWAYS;
    }
  scene = (WarSightScene){ .ground = fixture->ground,
                           .scratch = fixture->scratch,
                           .effects = fixture->effects };
  fixture->cells = war_cells_new (&scene, fixture->field, CELL, CELL, fixture->costs, BAR);
}

static void
end (Fixture *fixture)
{
  war_cells_free (fixture->cells);
  g_free (fixture->effects);
  g_free (fixture->costs);
  war_ground_scratch_free (fixture->scratch);
  war_ground_unref (fixture->ground);
  war_field_unref (fixture->field);
}

static WarPosition
at (gint x, gint y)
{
  return (WarPosition){ x * WAR_MILLIMETRE, y * WAR_MILLIMETRE };
}

/* In the open it is not much farther over the cells than straight; round or through what bars it is
 * farther, never by more than what that costs, and it is forgotten when nothing bars it any more.
 * */
static void
test_paths (void)
{
  Fixture fixture = { war_field_new ("Plain", WIDTH, DEPTH) };
  WarCells *cells;

  begin (&fixture);
  cells = fixture.cells;
  g_assert_cmpuint (cells->n_cells, >=, 5400);
  for (guint i = 0; i < 30; i++)
    {
      WarPosition from = at (g_test_rand_int_range (0, 1800), g_test_rand_int_range (0, 1200));
      WarPosition to = at (g_test_rand_int_range (0, 1800), g_test_rand_int_range (0, 1200));
      WarLength straight = war_cells_guess_distance (from, to);
      WarLength path = war_cells_guess_path (cells, from, to), barred;

      g_assert_cmpint (path, >=, straight - 2 * CELL);
      g_assert_cmpint (path, <=, straight * 109 / 100 + 3 * CELL);

      war_cells_begin_bars (cells);
      war_cells_bar (cells, at (900, 600), 200 * WAR_MILLIMETRE);
      war_cells_end_bars (cells);
      barred = war_cells_guess_path (cells, from, to);
      g_assert_cmpint (barred, >=, path);

      war_cells_begin_bars (cells);
      war_cells_end_bars (cells);
      g_assert_cmpint (war_cells_guess_path (cells, from, to), ==, path);
    }
  end (&fixture);
}

/* Over a river to the bridge, unless that is so far that the toll is less. */
static void
test_bridge (void)
{
  Fixture fixture = { war_field_new ("River", WIDTH, DEPTH) };
  WarLength near, far, open;
  WarPosition on_way;

  placing_add_box (fixture.field, WAR_TERRAIN_RIVER, 890 * WAR_MILLIMETRE, 0, CELL, DEPTH);
  placing_add_box (fixture.field, WAR_TERRAIN_BRIDGE, 850 * WAR_MILLIMETRE, 560 * WAR_MILLIMETRE,
                   100 * WAR_MILLIMETRE, 80 * WAR_MILLIMETRE);
  begin (&fixture);
  open = war_cells_guess_path (fixture.cells, at (200, 600), at (800, 600));
  near = war_cells_guess_path (fixture.cells, at (600, 600), at (1200, 600));
  far = war_cells_guess_path (fixture.cells, at (600, 50), at (1200, 50));
  g_assert_cmpint (near, ==, open);
  open = war_cells_guess_path (fixture.cells, at (200, 50), at (800, 50));
  g_assert_cmpint (far, ==, open + TOLL);

  on_way
    = war_cells_follow_path (fixture.cells, at (870, 500), at (930, 500), 150 * WAR_MILLIMETRE);
  g_assert_cmpint (on_way.x, >, 850 * WAR_MILLIMETRE);
  end (&fixture);
}

/* A house hides who is behind it, both ways, and not who is beside it. */
static void
test_glances (void)
{
  Fixture fixture = { war_field_new ("House", WIDTH, DEPTH) };
  WarCells *cells;
  WarCellGlance there, back;
  guint left, right, beside;

  placing_add_box (fixture.field, WAR_TERRAIN_BUILDING, 850 * WAR_MILLIMETRE, 500 * WAR_MILLIMETRE,
                   100 * WAR_MILLIMETRE, 200 * WAR_MILLIMETRE);
  begin (&fixture);
  cells = fixture.cells;
  left = war_cells_find (cells, at (600, 600));
  right = war_cells_find (cells, at (1200, 600));
  beside = war_cells_find (cells, at (600, 1100));

  for (guint i = 0; i < 2; i++)
    {
      there = war_cells_glance (cells, left, right, &back);
      g_assert_false (there.is_seen);
      g_assert_false (back.is_seen);
      there = war_cells_glance (cells, beside, left, &back);
      g_assert_true (there.is_seen);
      g_assert_true (back.is_seen);
    }
  g_assert_true (cells->pairs[0] == cells->none);
  end (&fixture);
}

/* No more cells than so many, and no larger than they have to be. */
static void
test_size (void)
{
  g_autoptr (WarField) field = war_field_new ("Field", 1200 * WAR_MILLIMETRE, 900 * WAR_MILLIMETRE);

  g_assert_cmpint (war_cells_choose_size (field, 10 * WAR_MILLIMETRE, 2000), ==,
                   30 * WAR_MILLIMETRE);
  g_assert_cmpint (war_cells_choose_size (field, 10 * WAR_MILLIMETRE, G_MAXINT), ==,
                   10 * WAR_MILLIMETRE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cells/paths", test_paths);
  g_test_add_func ("/cells/bridge", test_bridge);
  g_test_add_func ("/cells/glances", test_glances);
  g_test_add_func ("/cells/size", test_size);

  return g_test_run ();
}
