/* test-visibility.c: all that is seen from a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/visibility.h"

#include "placing.h"

#define SIZE 40000
#define MAX_FEATURES 40

typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
  WarSightEffect effects[MAX_FEATURES];
  WarBase bases[3];
  WarSightScene scene;
} Place;

static void
place_begin (Place *place)
{
  *place = (Place){ .field = war_field_new ("visibility", SIZE, SIZE) };
}

/* The last feature that was added does this. */
static void
place_set (Place *place, WarBlocks blocks, WarLength limit)
{
  place->effects[place->field->features->len - 1]
    = (WarSightEffect){ .blocks = (guint8) blocks, .limit = limit };
}

static void
place_build (Place *place)
{
  place->ground = war_ground_new (place->field);
  place->scratch = war_ground_scratch_new (place->ground);
  place->scene = (WarSightScene){
    .ground = place->ground,
    .scratch = place->scratch,
    .effects = place->effects,
    .bases = place->bases,
  };
}

static void
place_clear (Place *place)
{
  war_ground_scratch_free (place->scratch);
  war_ground_unref (place->ground);
  war_field_unref (place->field);
}

static const WarPosition *
get_vertices (const GArray *polygon)
{
  return (const WarPosition *) (void *) polygon->data;
}

static gboolean
is_shown (const GPtrArray *polygons, WarPosition position)
{
  for (guint i = 0; i < polygons->len; i++)
    {
      const GArray *polygon = g_ptr_array_index (polygons, i);

      if (war_polygon_locate (get_vertices (polygon), polygon->len, position)
          != WAR_LOCATION_OUTSIDE)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_near_edge (const GPtrArray *polygons, WarPosition position)
{
  for (guint i = 0; i < polygons->len; i++)
    {
      const GArray *polygon = g_ptr_array_index (polygons, i);
      const WarPosition *vertices = get_vertices (polygon);

      for (guint j = 0, k = polygon->len - 1; j < polygon->len; k = j++)
        if (war_segment_distance (vertices[k], vertices[j], position) <= WAR_VISIBILITY_TOLERANCE)
          return TRUE;
    }

  return FALSE;
}

/* In square millimetres. */
static double
get_area (const GPtrArray *polygons)
{
  double area = 0;

  for (guint i = 0; i < polygons->len; i++)
    {
      const GArray *polygon = g_ptr_array_index (polygons, i);

      gint64 double_area = war_polygon_get_double_area (get_vertices (polygon), polygon->len);

      area += (double) ABS (double_area);
    }

  return area / 2 / WAR_MILLIMETRE / WAR_MILLIMETRE;
}

static WarBase
base_at (WarLength x, WarLength y)
{
  return war_base_place ((WarPosition){ x, y }, 0, 2000, 2000);
}

static GPtrArray *
find (const Place *place, WarLength x, WarLength y)
{
  const WarBase firer = base_at (x, y);

  return war_visibility_find (&place->scene, &firer);
}

static void
assert_shown (const GPtrArray *polygons, WarLength x, WarLength y, gboolean shown)
{
  g_assert_cmpint (is_shown (polygons, (WarPosition){ x, y }), ==, shown);
}

static void
test_open (void)
{
  Place place;

  place_begin (&place);
  place_build (&place);

  for (WarLength x = 0; x <= SIZE; x += SIZE / 2)
    for (WarLength y = 0; y <= SIZE; y += SIZE / 2)
      {
        g_autoptr (GPtrArray) seen = find (&place, x, y);

        g_assert_cmpfloat_with_epsilon (get_area (seen), 160000, 0.1);
      }
  place_clear (&place);
}

/* G-3: a building hides what is behind it, but not itself; two that touch have no seam. */
static void
test_always (void)
{
  Place place;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_BUILDING, 10000, 10000, 10000, 5000);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0);
  placing_add_box (place.field, WAR_TERRAIN_BUILDING, 20000, 10000, 10000, 5000);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0);
  place_build (&place);

  g_autoptr (GPtrArray) seen = find (&place, 20000, 20000);

  assert_shown (seen, 15000, 14000, TRUE);
  assert_shown (seen, 15000, 9000, FALSE);
  assert_shown (seen, 25000, 9000, FALSE);
  assert_shown (seen, 20000, 5000, FALSE);
  assert_shown (seen, 5000, 15000, TRUE);
  assert_shown (seen, 38000, 2000, FALSE);

  /* Hidden are the whole width beyond the houses, and a triangle on either side of them. */
  g_assert_cmpfloat_with_epsilon (get_area (seen), 160000 - 40000 - 2 * 2500, 0.1);

  /* From inside one of the two, only the other hides anything. */
  g_autoptr (GPtrArray) inside = find (&place, 15000, 12500);

  assert_shown (inside, 15000, 1000, TRUE);
  assert_shown (inside, 25000, 12500, TRUE);
  assert_shown (inside, 35000, 12500, FALSE);
  place_clear (&place);
}

/* G-3: through at most so much of a wood, also for who is in it. */
static void
test_depth (void)
{
  Place place;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_WOOD, 0, 10000, SIZE, 10000);
  place_set (&place, WAR_BLOCKS_DEPTH, 5000);
  place_build (&place);

  g_autoptr (GPtrArray) outside = find (&place, 20000, 30000);

  assert_shown (outside, 20000, 15100, TRUE);
  assert_shown (outside, 20000, 14900, FALSE);
  assert_shown (outside, 20000, 5000, FALSE);

  /* In the wood all around is seen as far as that: a disc; and it ends before the edge. */
  g_autoptr (GPtrArray) inside = find (&place, 20000, 15000);

  g_assert_cmpuint (inside->len, ==, 1);
  g_assert_cmpfloat_with_epsilon (get_area (inside), 2500 * G_PI, 25);

  /* Near the edge, out of it. */
  g_autoptr (GPtrArray) edge = find (&place, 20000, 19000);

  assert_shown (edge, 20000, 39000, TRUE);
  assert_shown (edge, 20000, 14100, TRUE);
  assert_shown (edge, 20000, 13900, FALSE);
  place_clear (&place);
}

/* G-3: a hedge hides nothing that is near it, or from who is near. */
static void
test_far (void)
{
  const WarPosition hedge[] = { { 5000, 20000 }, { 20000, 20000 }, { 35000, 15000 } };
  Place place;

  place_begin (&place);
  placing_add_line (place.field, WAR_TERRAIN_HEDGE, 400, hedge, G_N_ELEMENTS (hedge));
  place_set (&place, WAR_BLOCKS_FAR, 2540);
  place_build (&place);

  g_autoptr (GPtrArray) far = find (&place, 20000, 30000);

  assert_shown (far, 18000, 17300, TRUE);
  assert_shown (far, 18000, 17200, FALSE);
  assert_shown (far, 18000, 1000, FALSE);
  assert_shown (far, 1000, 19000, TRUE);

  g_autoptr (GPtrArray) near = find (&place, 15000, 23700);

  assert_shown (near, 15000, 1000, TRUE);
  g_assert_cmpfloat_with_epsilon (get_area (near), 160000, 0.1);
  place_clear (&place);
}

/* E-2: other bases hide what is behind them, and themselves. */
static void
test_bases (void)
{
  Place place;

  place_begin (&place);
  place_build (&place);
  place.bases[0] = base_at (20000, 20000);
  place.scene.n_bases = 1;

  g_autoptr (GPtrArray) seen = find (&place, 20000, 30000);

  assert_shown (seen, 20000, 21100, TRUE);
  assert_shown (seen, 20000, 20900, FALSE);
  assert_shown (seen, 20000, 1000, FALSE);
  assert_shown (seen, 1000, 1000, TRUE);
  place_clear (&place);
}

static void
set_random_effects (Place *place)
{
  for (guint i = 0; i < place->field->features->len; i++)
    place->effects[i] = (WarSightEffect){
      .blocks = (guint8) g_test_rand_int_range (0, WAR_BLOCKS_FAR + 1),
      .limit = g_test_rand_int_range (0, 6) * 1000,
    };
}

/* What is shown is what the engine says, wherever one looks. */
static void
test_agrees (void)
{
  guint n_compared = 0;

  for (guint i = 0; i < 120; i++)
    {
      Place place = { .field = placing_random_field (
                        SIZE, (guint) g_test_rand_int_range (1, MAX_FEATURES), 7000) };
      WarBase firer = placing_random_base (0, SIZE);

      if (i % 8 == 0)
        firer = base_at (0, g_test_rand_int_range (0, SIZE + 1));
      set_random_effects (&place);
      place_build (&place);
      place.scene.n_bases = (guint) g_test_rand_int_range (0, 4);
      for (guint j = 0; j < place.scene.n_bases; j++)
        place.bases[j] = placing_random_base (0, SIZE);

      g_autoptr (GPtrArray) seen = war_visibility_find (&place.scene, &firer);

      for (guint j = 0; j < 400; j++)
        {
          WarPosition position = placing_random (0, SIZE);

          if (is_shown (seen, position) == war_sight_reaches (&place.scene, &firer, position, NULL))
            n_compared++;
          else if (!is_near_edge (seen, position))
            g_error ("field %u: sight of %d, %d from %d, %d is not as shown", i, position.x,
                     position.y, firer.centre.x, firer.centre.y);
        }
      place_clear (&place);
    }

  /* Few are too near to an edge to tell. */
  g_assert_cmpuint (n_compared, >, 120 * 400 * 9 / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/visibility/open", test_open);
  g_test_add_func ("/visibility/always", test_always);
  g_test_add_func ("/visibility/depth", test_depth);
  g_test_add_func ("/visibility/far", test_far);
  g_test_add_func ("/visibility/bases", test_bases);
  g_test_add_func ("/visibility/agrees", test_agrees);

  return g_test_run ();
}
