/* test-sweep.c: bases that move straight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/sweep.h"

#include "placing.h"

#define SIZE 40000

static WarPosition
at (WarLength x, WarLength y)
{
  return (WarPosition){ x, y };
}

/* Lent until the next but seven. */
static const WarSweep *
plan (const WarBase *base, WarPosition vector)
{
  static WarSweep sweeps[8];
  static guint next;
  WarSweep *sweep = &sweeps[next++ % G_N_ELEMENTS (sweeps)];

  *sweep = war_sweep_plan (base, vector);
  return sweep;
}

static WarPosition
random_vector (void)
{
  if (g_test_rand_int_range (0, 3) > 0)
    return war_position_step (at (0, 0), placing_random_heading (),
                              g_test_rand_int_range (0, 9000));
  return placing_random (-3, 3);
}

static WarPosition
map_vector (WarPosition vector, guint symmetry)
{
  return placing_map (vector, symmetry, 0);
}

/* The outline is convex and clockwise, and holds the base at the start, on the way and in the end;
 * its area is that of the base and of the way of its diagonals. */
static void
test_outline (void)
{
  for (guint i = 0; i < 5000; i++)
    {
      WarBase base = placing_random_base (0, SIZE);
      WarPosition vector = random_vector ();
      WarSweep sweep = war_sweep_plan (&base, vector);
      gint64 area = war_polygon_get_double_area (base.corners, WAR_N_EDGES);
      gint64 widest = 0;

      g_assert_cmpuint (sweep.n_outline, <=, WAR_SWEEP_MAX_VERTICES);
      for (guint j = 0; j < sweep.n_outline; j++)
        for (guint k = 0; k < sweep.n_outline; k++)
          g_assert_cmpint (war_orientation (sweep.outline[j],
                                            sweep.outline[(j + 1) % sweep.n_outline],
                                            sweep.outline[k]),
                           >=, 0);
      for (guint j = 0; j < WAR_N_EDGES; j++)
        {
          const WarPosition end = at (base.corners[j].x + vector.x, base.corners[j].y + vector.y);

          g_assert_cmpint (war_polygon_locate (sweep.outline, sweep.n_outline, base.corners[j]), !=,
                           WAR_LOCATION_OUTSIDE);
          g_assert_cmpint (war_polygon_locate (sweep.outline, sweep.n_outline, end), !=,
                           WAR_LOCATION_OUTSIDE);
          for (guint k = 0; k < WAR_N_EDGES; k++)
            widest = MAX (widest, (gint64) (base.corners[j].x - base.corners[k].x) * vector.y
                                    - (gint64) (base.corners[j].y - base.corners[k].y) * vector.x);
        }
      g_assert_cmpint (war_polygon_get_double_area (sweep.outline, sweep.n_outline), ==,
                       area + 2 * widest);
    }
}

static void
test_place (void)
{
  const WarBase base = war_base_place (at (10000, 10000), 300, 2000, 1000);
  const WarSweep level = war_sweep_plan (&base, at (3000, 4000));
  const WarSweep askew = war_sweep_plan (&base, at (100, 100));

  g_assert_cmpint (war_sweep_get_length (&level), ==, 5000);
  g_assert_cmpint (war_sweep_get_length (&askew), ==, 141);
  g_assert_cmpint (war_sweep_place (&level, 0).centre.x, ==, 10000);
  g_assert_cmpint (war_sweep_place (&level, 2500).centre.x, ==, 11500);
  g_assert_cmpint (war_sweep_place (&level, 2500).centre.y, ==, 12000);
  g_assert_cmpint (war_sweep_place (&level, 9999).centre.y, ==, 14000);
  g_assert_cmpint (war_sweep_place (&askew, 140).centre.y, ==, 10099);
  g_assert_cmpint (war_sweep_place (&askew, 141).centre.y, ==, 10100);

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarBase placed = war_sweep_place (&level, 5000);

      g_assert_cmpint (placed.corners[i].x, ==, base.corners[i].x + 3000);
      g_assert_cmpint (placed.corners[i].y, ==, base.corners[i].y + 4000);
    }
}

/* E-3: nearer than 3″ is forbidden, exactly 3″ is allowed, on the way as at its end. */
static void
test_limit (void)
{
  const WarLength limit = 3 * WAR_INCH;
  const WarBase base = war_base_place (at (0, 0), 0, 1000, 1000);
  const WarBase ahead = war_base_place (at (0, -1000 - limit - 5000), 0, 1000, 1000);
  const WarBase beside = war_base_place (at (1000 + limit, -5000), 0, 1000, 1000);
  const WarBase nearer = war_base_place (at (1000 + limit - 1, -5000), 0, 1000, 1000);
  const WarSweep exactly = war_sweep_plan (&base, at (0, -5000));
  const WarSweep farther = war_sweep_plan (&base, at (0, -5001));
  const WarSweep past = war_sweep_plan (&base, at (0, -12000));
  const WarSweep still = war_sweep_plan (&base, at (0, 0));

  g_assert_false (war_sweep_comes_nearer (&exactly, &ahead, limit));
  g_assert_true (war_sweep_comes_nearer (&farther, &ahead, limit));
  g_assert_false (war_sweep_comes_nearer (&past, &beside, limit));
  g_assert_true (war_sweep_comes_nearer (&past, &nearer, limit));
  g_assert_false (war_sweep_comes_nearer (&still, &ahead, limit));

  g_assert_cmpint (war_sweep_get_room (&past, &ahead, limit), ==, 5000);
  g_assert_cmpint (war_sweep_get_room (&past, &beside, limit), ==, 12000);
  g_assert_cmpint (war_sweep_get_room (&past, &base, limit), ==, -1);
  g_assert_cmpint (war_sweep_get_room (&exactly, &ahead, limit), ==, 5000);

  /* Without a limit: up to it, as deep as bases may. */
  g_assert_cmpint (war_sweep_get_room (&past, &beside, 0), ==, 12000);
  g_assert_cmpint (war_sweep_get_room (plan (&base, at (0, -15000)), &ahead, 0), ==,
                   5000 + limit + WAR_BASE_SLACK);
  g_assert_true (war_sweep_overlaps (plan (&base, at (0, -30000)), &ahead));
  g_assert_false (war_sweep_overlaps (&past, &beside));
}

/* E-3: who is nearer already may move, but not nearer still at any time. */
static void
test_approach (void)
{
  const WarBase base = war_base_place (at (0, 0), 0, 1000, 1000);
  const WarBase other = war_base_place (at (3000, 0), 0, 1000, 1000);
  const WarBase touching = war_base_place (at (1000, 0), 0, 1000, 1000);
  const WarBase askew = war_base_place (at (3000, 3000), 0, 1000, 1000);

  g_assert_false (war_sweep_approaches (plan (&base, at (0, 9000)), &other));
  g_assert_false (war_sweep_approaches (plan (&base, at (-1, 9000)), &other));
  g_assert_true (war_sweep_approaches (plan (&base, at (1, 9000)), &other));
  g_assert_true (war_sweep_approaches (plan (&base, at (1, 0)), &other));
  g_assert_false (war_sweep_approaches (plan (&base, at (0, 0)), &other));

  /* In the end it is farther away, but on the way it came nearer. */
  g_assert_true (war_sweep_approaches (plan (&base, at (20000, 10)), &other));
  g_assert_true (war_sweep_approaches (plan (&base, at (100, 99)), &askew));
  g_assert_true (war_sweep_approaches (plan (&base, at (100, -99)), &askew));
  g_assert_false (war_sweep_approaches (plan (&base, at (100, -100)), &askew));

  g_assert_false (war_sweep_approaches (plan (&base, at (-500, 0)), &touching));
  g_assert_false (war_sweep_approaches (plan (&base, at (0, 5000)), &touching));
  g_assert_true (war_sweep_approaches (plan (&base, at (5, 0)), &touching));
}

/* What holds for any two bases: room keeps the limit, one step more does not but for rounding; the
 * base is nowhere on the way nearer than the way as a whole is. */
static void
test_room_laws (void)
{
  guint n_limited = 0;

  for (guint i = 0; i < 4000; i++)
    {
      WarBase base = placing_random_base (0, SIZE / 3), other = placing_random_base (0, SIZE / 3);
      WarSweep sweep = war_sweep_plan (&base, random_vector ());
      WarLength limit = i % 3 == 0 ? 0 : g_test_rand_int_range (1, 8000);
      WarLength room = war_sweep_get_room (&sweep, &other, limit);
      WarLength length = war_sweep_get_length (&sweep);
      guint symmetry = (guint) g_test_rand_int_range (0, PLACING_N_SYMMETRIES);
      WarBase mapped = placing_map_base (base, symmetry, SIZE);
      WarBase mapped_other = placing_map_base (other, symmetry, SIZE);
      WarSweep mapped_sweep = war_sweep_plan (&mapped, map_vector (sweep.vector, symmetry));

      g_assert_cmpint (war_sweep_get_room (&mapped_sweep, &mapped_other, limit), ==, room);
      g_assert_true (war_sweep_approaches (&mapped_sweep, &mapped_other)
                     == war_sweep_approaches (&sweep, &other));

      g_assert_cmpint (room == -1, ==,
                       limit > 0 ? war_base_is_nearer (&base, &other, limit)
                                 : war_base_overlaps (&base, &other));
      for (guint j = 0; j <= 10 && room >= 0; j++)
        {
          WarBase there = war_sweep_place (&sweep, (WarLength) ((gint64) room * j / 10));

          /* Between the start and the end the rounding may cost a unit. */
          if (limit > 0)
            g_assert_false (war_base_is_nearer (&there, &other, limit - (j % 10 == 0 ? 0 : 2)));
          else if (j % 10 == 0)
            g_assert_false (war_base_overlaps (&there, &other));
        }
      if (room < 0 || room >= length)
        continue;

      n_limited++;
      WarBase beyond = war_sweep_place (&sweep, room + 1);
      const WarSweep *farther
        = plan (&base, at (beyond.centre.x - base.centre.x, beyond.centre.y - base.centre.y));

      g_assert_true (limit > 0 ? war_sweep_comes_nearer (farther, &other, limit)
                               : war_sweep_overlaps (farther, &other));
    }
  g_assert_cmpuint (n_limited, >, 80);
}

typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
} Scene;

static void
begin_scene (Scene *scene)
{
  scene->field = war_field_new ("scene", SIZE, SIZE);
}

static void
build_scene (Scene *scene)
{
  scene->ground = war_ground_new (scene->field);
  scene->scratch = war_ground_scratch_new (scene->ground);
}

static void
clear_scene (Scene *scene)
{
  war_ground_scratch_free (scene->scratch);
  war_ground_unref (scene->ground);
  war_field_unref (scene->field);
}

static guint
cross (const Scene *scene, const WarBase *base, WarPosition vector, WarCrossing *crossings)
{
  WarSweep sweep = war_sweep_plan (base, vector);

  return war_sweep_find_crossings (&sweep, WAR_EDGE_FRONT, scene->ground, scene->scratch,
                                   WAR_TERRAINS_ALL, crossings, 8);
}

/* E-4: in order along the path; where the front enters and leaves. */
static void
test_crossings (void)
{
  /* Facing up, its front at 19500, its left at 9000 and its right at 11000. */
  const WarBase base = war_base_place (at (10000, 20000), 0, 2000, 1000);
  const WarPosition hedge[] = { { 0, 10000 }, { 20000, 10000 } };
  const WarPosition wedge[] = { { 10500, 18000 }, { 12000, 17000 }, { 12000, 19000 } };
  Scene scene;
  WarCrossing crossings[8];
  WarSweep sweep;

  begin_scene (&scene);
  placing_add_line (scene.field, WAR_TERRAIN_HEDGE, 500, hedge, 2);
  placing_add_box (scene.field, WAR_TERRAIN_MUD, 9500, 14500, 500, 2000);
  placing_add_area (scene.field, WAR_TERRAIN_WOOD, wedge, 3);
  placing_add_box (scene.field, WAR_TERRAIN_FENCE, 11000, 12000, 500, 500); /* only touched */
  placing_add_box (scene.field, WAR_TERRAIN_WALL, 11001, 12000, 500, 500);
  build_scene (&scene);

  g_assert_cmpuint (cross (&scene, &base, at (0, -12000), crossings), ==, 3);
  g_assert_cmpuint (crossings[0].feature, ==, 2);
  g_assert_cmpint (crossings[0].entered, ==, 19500 - 18333 - 1);
  g_assert_cmpint (crossings[0].left, ==, 19500 - 17667);
  g_assert_cmpuint (crossings[1].feature, ==, 1);
  g_assert_cmpint (crossings[1].entered, ==, 3000);
  g_assert_cmpint (crossings[1].left, ==, 5000);
  g_assert_cmpuint (crossings[2].feature, ==, 0);
  g_assert_cmpint (crossings[2].entered, ==, 9250);
  g_assert_cmpint (crossings[2].left, ==, 9750);
  for (guint i = 0; i < 3; i++)
    g_assert_false (crossings[i].starts_inside || crossings[i].ends_inside);

  /* Ends in the hedge; ends at its edge, which is not to cross it. */
  g_assert_cmpuint (cross (&scene, &base, at (0, -9300), crossings), ==, 3);
  g_assert_true (crossings[2].ends_inside);
  g_assert_cmpint (crossings[2].left, ==, 9300);
  g_assert_cmpint (war_fraction_compare (crossings[2].exit, WAR_FRACTION_END), ==, 0);
  g_assert_cmpuint (cross (&scene, &base, at (0, -9250), crossings), ==, 2);
  g_assert_cmpuint (cross (&scene, &base, at (0, -9251), crossings), ==, 3);
  g_assert_cmpint (crossings[2].entered, ==, 9250);

  /* Only of some terrains; the first two only. */
  sweep = war_sweep_plan (&base, at (0, -12000));
  g_assert_cmpuint (war_sweep_find_crossings (&sweep, WAR_EDGE_FRONT, scene.ground, scene.scratch,
                                              WAR_TERRAIN_BIT (WAR_TERRAIN_HEDGE), crossings, 8),
                    ==, 1);
  g_assert_cmpuint (crossings[0].feature, ==, 0);
  g_assert_cmpuint (war_sweep_find_crossings (&sweep, WAR_EDGE_FRONT, scene.ground, scene.scratch,
                                              WAR_TERRAINS_ALL, crossings, 2),
                    ==, 3);
  g_assert_cmpuint (crossings[1].feature, ==, 1);
  g_assert_cmpuint (war_sweep_find_crossings (&sweep, WAR_EDGE_FRONT, scene.ground, scene.scratch,
                                              WAR_TERRAINS_ALL, NULL, 0),
                    ==, 3);

  /* Its rear edge leads when it falls back: nothing is behind it. */
  sweep = war_sweep_plan (&base, at (0, 3000));
  g_assert_cmpuint (war_sweep_find_crossings (&sweep, WAR_EDGE_REAR, scene.ground, scene.scratch,
                                              WAR_TERRAINS_ALL, crossings, 8),
                    ==, 0);
  clear_scene (&scene);
}

/* E-4: who stands at an edge, having failed, checks again; who stands astride does not. */
static void
check_at_edge (const WarPosition river[4])
{
  WarBase base = war_base_place (at (10000, 20000), 0, 2000, 1000);
  Scene scene;
  WarCrossing crossings[8];

  begin_scene (&scene);
  placing_add_area (scene.field, WAR_TERRAIN_RIVER, river, 4);
  build_scene (&scene);

  /* The front is on the edge. */
  g_assert_cmpuint (cross (&scene, &base, at (0, -1), crossings), ==, 1);
  g_assert_cmpint (crossings[0].entered, ==, 0);
  g_assert_false (crossings[0].starts_inside);
  g_assert_true (crossings[0].ends_inside);
  g_assert_cmpuint (cross (&scene, &base, at (0, -9000), crossings), ==, 1);
  g_assert_false (crossings[0].starts_inside);
  g_assert_false (crossings[0].ends_inside);
  g_assert_cmpint (crossings[0].entered, ==, 0);
  g_assert_cmpint (crossings[0].left, ==, 4500);
  g_assert_cmpuint (cross (&scene, &base, at (500, 0), crossings), ==, 0);
  g_assert_cmpuint (cross (&scene, &base, at (500, 500), crossings), ==, 0);

  /* The front is in the river, and comes to stand on its far edge, beyond it, or before. */
  base = war_base_place (at (10000, 19999), 0, 2000, 1000);
  g_assert_cmpuint (cross (&scene, &base, at (0, -9000), crossings), ==, 1);
  g_assert_true (crossings[0].starts_inside);
  g_assert_cmpint (crossings[0].entered, ==, 0);
  g_assert_cmpint (crossings[0].left, ==, 4499);
  g_assert_cmpuint (cross (&scene, &base, at (0, -4499), crossings), ==, 1);
  g_assert_false (crossings[0].ends_inside);
  g_assert_cmpint (crossings[0].left, ==, 4499);
  g_assert_cmpuint (cross (&scene, &base, at (0, -4498), crossings), ==, 1);
  g_assert_true (crossings[0].ends_inside);

  /* On the far edge: the front is out, though the base is not. */
  base = war_base_place (at (10000, 15500), 0, 2000, 1000);
  g_assert_cmpuint (cross (&scene, &base, at (0, -4000), crossings), ==, 0);
  g_assert_cmpuint (cross (&scene, &base, at (0, 0), crossings), ==, 0);

  /* Comes to stand with its front on the far edge, from outside. */
  base = war_base_place (at (10000, 21000), 0, 2000, 1000);
  g_assert_cmpuint (cross (&scene, &base, at (0, -5500), crossings), ==, 1);
  g_assert_cmpint (crossings[0].entered, ==, 1000);
  g_assert_cmpint (crossings[0].left, ==, 5500);
  g_assert_false (crossings[0].ends_inside);
  clear_scene (&scene);
}

static void
test_at_edge (void)
{
  const WarPosition river[] = { { 0, 15000 }, { 30000, 15000 }, { 30000, 19500 }, { 0, 19500 } };
  const WarPosition reversed[] = { river[3], river[2], river[1], river[0] };

  check_at_edge (river);
  check_at_edge (reversed);
}

/* Exactly along its own front. */
static void
test_sideways (void)
{
  const WarBase base = war_base_place (at (10000, 20000), 0, 2000, 1000);
  Scene scene;
  WarCrossing crossings[8];

  begin_scene (&scene);
  placing_add_box (scene.field, WAR_TERRAIN_MUD, 15000, 19000, 1000, 2000);
  placing_add_box (scene.field, WAR_TERRAIN_WALL, 13000, 19500, 1000, 2000);
  build_scene (&scene);

  g_assert_cmpuint (cross (&scene, &base, at (9000, 0), crossings), ==, 1);
  g_assert_cmpuint (crossings[0].feature, ==, 0);
  g_assert_cmpint (crossings[0].entered, ==, 4000);
  g_assert_cmpint (crossings[0].left, ==, 7000);
  g_assert_cmpuint (cross (&scene, &base, at (4000, 0), crossings), ==, 0);
  g_assert_cmpuint (cross (&scene, &base, at (4001, 0), crossings), ==, 1);
  g_assert_true (crossings[0].ends_inside);
  g_assert_cmpuint (cross (&scene, &base, at (-9000, 0), crossings), ==, 0);
  clear_scene (&scene);
}

/* Whether the front of a base placed so enters the feature. */
static gboolean
front_enters (const Scene *scene, guint feature, const WarBase *base)
{
  for (guint i = 0; i < war_ground_get_n_parts (scene->ground, feature); i++)
    {
      guint n_vertices;
      const WarPosition *vertices = war_ground_get_part (scene->ground, feature, i, &n_vertices);

      if (war_segment_enters_polygon (base->corners[0], base->corners[1], vertices, n_vertices))
        return TRUE;
    }

  return FALSE;
}

/* Against stepping along the way: every feature that the front is in anywhere is crossed, between
 * its entry and its exit; what is not seen so is crossed for a very short time at most. */
static void
test_crossing_laws (void)
{
  guint n_crossed = 0, n_stands = 0, n_grazed = 0;

  for (guint i = 0; i < 60; i++)
    {
      Scene scene = { .field = placing_random_field (20000, 12, 4000) };
      guint symmetry = i % PLACING_N_SYMMETRIES;
      Scene mapped = { .field = placing_map_field (scene.field, symmetry) };

      build_scene (&scene);
      build_scene (&mapped);
      for (guint j = 0; j < 25; j++)
        {
          WarBase base = placing_random_base (0, 20000);
          WarBase mapped_base = placing_map_base (base, symmetry, 20000);
          WarSweep sweep = war_sweep_plan (&base, random_vector ());
          WarLength length = war_sweep_get_length (&sweep);
          WarBase end = war_sweep_place (&sweep, length);
          WarCrossing crossings[12], others[12];
          guint n_crossings = war_sweep_find_crossings (
            &sweep, WAR_EDGE_FRONT, scene.ground, scene.scratch, WAR_TERRAINS_ALL, crossings, 12);
          WarSweep mapped_sweep
            = war_sweep_plan (&mapped_base, map_vector (sweep.vector, symmetry));

          g_assert_cmpuint (war_sweep_find_crossings (&mapped_sweep, WAR_EDGE_FRONT, mapped.ground,
                                                      mapped.scratch, WAR_TERRAINS_ALL, others, 12),
                            ==, n_crossings);
          for (guint k = 0; k < n_crossings; k++)
            {
              const WarCrossing *c = &crossings[k];
              WarBase entering = war_sweep_place (&sweep, c->entered);

              n_crossed++;
              g_assert_cmpuint (others[k].feature, ==, c->feature);
              g_assert_cmpint (others[k].entered, ==, c->entered);
              g_assert_cmpint (others[k].left, ==, c->left);
              g_assert_cmpint (war_fraction_compare (c->entry, c->exit), <=, 0);
              g_assert_cmpint (c->entered, <=, c->left);
              g_assert_cmpint (c->left, <=, length);
              if (k > 0)
                g_assert_cmpint (war_fraction_compare (c[-1].entry, c->entry), <=, 0);
              g_assert_true (c->starts_inside == front_enters (&scene, c->feature, &base));
              g_assert_true (c->ends_inside == front_enters (&scene, c->feature, &end));
              if (!c->starts_inside)
                g_assert_false (front_enters (&scene, c->feature, &entering));
            }

          for (guint k = 0; k < 12; k++)
            {
              const WarCrossing *crossing = NULL;

              for (guint l = 0; l < n_crossings; l++)
                if (crossings[l].feature == k)
                  crossing = &crossings[l];

              /* Placed on whole positions, a front that moves nearly along an edge may be in it a
               * little sooner, or later. */
              for (guint l = 0; l <= 40 && length > 0; l++)
                {
                  WarLength distance = (WarLength) ((gint64) length * l / 40);
                  WarBase there = war_sweep_place (&sweep, distance);

                  if (!front_enters (&scene, k, &there))
                    continue;
                  n_stands++;
                  if (crossing == NULL)
                    g_assert_true (l > 0 && l < 40);
                  n_grazed += crossing == NULL || distance < crossing->entered - 3
                              || distance > crossing->left + 3;
                }
            }
        }
      clear_scene (&scene);
      clear_scene (&mapped);
    }
  g_assert_cmpuint (n_crossed, >, 500);
  g_assert_cmpuint (n_grazed, <, n_stands / 500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/sweep/outline", test_outline);
  g_test_add_func ("/engine/sweep/place", test_place);
  g_test_add_func ("/engine/sweep/entrenched.E-3/limit", test_limit);
  g_test_add_func ("/engine/sweep/entrenched.E-3/approach", test_approach);
  g_test_add_func ("/engine/sweep/entrenched.E-3/room-laws", test_room_laws);
  g_test_add_func ("/engine/sweep/entrenched.E-4/crossings", test_crossings);
  g_test_add_func ("/engine/sweep/entrenched.E-4/at-edge", test_at_edge);
  g_test_add_func ("/engine/sweep/entrenched.E-4/sideways", test_sideways);
  g_test_add_func ("/engine/sweep/entrenched.E-4/crossing-laws", test_crossing_laws);
  return g_test_run ();
}
