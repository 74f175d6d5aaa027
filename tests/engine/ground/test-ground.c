/* test-ground.c: the features of a field, through the grid and without it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <sys/resource.h>

#include "placing.h"

#define SIZE 40000
#define MAX_FOUND 4096

/* Of so many random fields one is tried; with -m slow all. */
#define SHARE (g_test_slow () ? 1 : 4)

/* Plain looking through all parts of all features, with nothing but geometry.h. */
static gboolean
oracle_segment_meets (const WarGround *ground, guint feature, WarPosition a, WarPosition b)
{
  for (guint i = 0; i < war_ground_get_n_parts (ground, feature); i++)
    {
      guint n_vertices;
      const WarPosition *vertices = war_ground_get_part (ground, feature, i, &n_vertices);

      if (war_segment_meets_polygon (a, b, vertices, n_vertices))
        return TRUE;
    }

  return FALSE;
}

static WarLength
oracle_distance (const WarGround *ground, guint feature, const WarPosition *outline,
                 guint n_outline)
{
  WarLength distance = G_MAXINT32;

  for (guint i = 0; i < war_ground_get_n_parts (ground, feature); i++)
    {
      guint n_vertices;
      const WarPosition *vertices = war_ground_get_part (ground, feature, i, &n_vertices);
      WarLength each;

      each = n_outline == 1 ? war_polygon_distance (vertices, n_vertices, *outline)
                            : war_polygons_distance (vertices, n_vertices, outline, n_outline);
      distance = MIN (distance, each);
    }

  return distance;
}

static gboolean
oracle_meets (const WarGround *ground, guint feature, const WarPosition *outline, guint n_outline)
{
  for (guint i = 0; i < war_ground_get_n_parts (ground, feature); i++)
    {
      guint n_vertices;
      const WarPosition *vertices = war_ground_get_part (ground, feature, i, &n_vertices);

      if (war_polygons_meet (vertices, n_vertices, outline, n_outline))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_of (const WarGround *ground, guint feature, guint32 terrains)
{
  const WarFeature *source = g_ptr_array_index (war_ground_get_field (ground)->features, feature);

  return (WAR_TERRAIN_BIT (source->terrain) & terrains) != 0;
}

static guint32
random_terrains (void)
{
  return g_test_rand_int_range (0, 4) == 0 ? WAR_TERRAINS_ALL : (guint32) g_test_rand_int ();
}

/* Ends on vertices of features are frequent, so that much is only touched. */
static WarPosition
random_end (const WarGround *ground, gint reach)
{
  guint feature, part, n_vertices;
  const WarPosition *vertices;

  if (g_test_rand_int_range (0, 3) > 0 || war_ground_get_n_features (ground) == 0)
    return placing_random (-reach, SIZE + reach);

  feature = (guint) g_test_rand_int_range (0, (gint) war_ground_get_n_features (ground));
  part = (guint) g_test_rand_int_range (0, (gint) war_ground_get_n_parts (ground, feature));
  vertices = war_ground_get_part (ground, feature, part, &n_vertices);
  return vertices[g_test_rand_int_range (0, (gint) n_vertices)];
}

static void
assert_hits (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains, WarPosition a,
             WarPosition b)
{
  static WarGroundHit hits[MAX_FOUND], few[3];
  guint n_hits = war_ground_find_hits (ground, scratch, terrains, a, b, hits, MAX_FOUND);
  guint n_expected = 0;

  for (guint i = 0; i < war_ground_get_n_features (ground); i++)
    n_expected += is_of (ground, i, terrains) && oracle_segment_meets (ground, i, a, b);
  g_assert_cmpuint (n_hits, ==, n_expected);
  g_assert_true (war_ground_segment_meets (ground, terrains, a, b) == (n_expected > 0));

  for (guint i = 0; i < n_hits; i++)
    {
      WarFraction entry;
      gint order = i == 0 ? -1 : war_fraction_compare (hits[i - 1].entry, hits[i].entry);

      g_assert_true (is_of (ground, hits[i].feature, terrains));
      g_assert_true (war_ground_feature_meets_segment (ground, hits[i].feature, a, b));
      g_assert_true (war_ground_feature_find_entry (ground, hits[i].feature, a, b, &entry));
      g_assert_cmpint (war_fraction_compare (entry, hits[i].entry), ==, 0);
      g_assert_cmpint (order, <=, 0);
      if (order == 0)
        g_assert_cmpuint (hits[i - 1].feature, <, hits[i].feature);

      /* The place of entry, rounded, is on the feature but for the rounding, and a little before it
       * the segment has not met the feature. */
      WarPosition at = war_fraction_between (entry, a, b);

      g_assert_cmpint (oracle_distance (ground, hits[i].feature, &at, 1), <=, 1);
      if (entry.numerator > 0)
        {
          gint64 x = at.x - a.x, y = at.y - a.y;
          WarLength length = war_position_distance (a, at);
          WarPosition before = { (WarLength) (at.x - 3 * x / MAX (length, 1)),
                                 (WarLength) (at.y - 3 * y / MAX (length, 1)) };

          g_assert_cmpint (war_ground_feature_has (ground, hits[i].feature, a), ==, FALSE);
          if (length > 6 && oracle_segment_meets (ground, hits[i].feature, a, before))
            {
              /* Only a line nearly along an edge may come near it so long before. */
              g_assert_cmpint (oracle_distance (ground, hits[i].feature, &before, 1), <=, 2);
            }
        }
    }

  g_assert_cmpuint (war_ground_find_hits (ground, scratch, terrains, a, b, few, 3), ==, n_hits);
  for (guint i = 0; i < MIN (n_hits, 3); i++)
    g_assert_cmpuint (few[i].feature, ==, hits[i].feature);
  g_assert_cmpuint (war_ground_find_hits (ground, scratch, terrains, a, b, NULL, 0), ==, n_hits);
}

/* The grid answers what looking through everything does: 100,000 segments. */
static void
test_segments (void)
{
  static const guint n_features[] = { 0, 1, 5, 20, 60 };
  guint n_meeting = 0;

  for (guint i = 0; i < 40 / SHARE; i++)
    {
      guint n = n_features[i % G_N_ELEMENTS (n_features)];
      gint reach = n > 40 ? 2500 : 6000;
      g_autoptr (WarField) field = placing_random_field (SIZE, n, reach);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

      for (guint j = 0; j < 2500; j++)
        {
          WarPosition a = random_end (ground, reach), b = random_end (ground, reach);
          guint32 terrains = random_terrains ();
          gboolean expected = FALSE;

          if (j % 25 == 0)
            b = a;
          else if (j % 25 == 1)
            b.x = a.x;
          else if (j % 25 == 2)
            b.y = a.y;

          for (guint k = 0; k < n && !expected; k++)
            expected = is_of (ground, k, terrains) && oracle_segment_meets (ground, k, a, b);
          g_assert_true (war_ground_segment_meets (ground, terrains, a, b) == expected);
          g_assert_true (war_ground_segment_meets (ground, terrains, b, a) == expected);
          n_meeting += expected;
          if (j % 50 == 0)
            assert_hits (ground, scratch, terrains, a, b);
        }
    }

  g_assert_cmpuint (n_meeting, >, 20000 / SHARE);
  g_assert_cmpuint (n_meeting, <, 80000 / SHARE);
}

/* Everything lies on multiples of the cells' size: segments run along the lines between cells, and
 * through their corners. */
static void
test_on_cell_lines (void)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (WarField) field = war_field_new ("squares", 16384, 16384);
      const gint unit = 1 << (8 + i % 4);
      const gint n_units = 16384 / unit;

      for (guint j = 0; j < 30; j++)
        {
          WarPosition corner = placing_random (-2, n_units + 1);

          placing_add_box (field, WAR_TERRAIN_BUILDING, corner.x * unit, corner.y * unit,
                           unit * g_test_rand_int_range (1, 4),
                           unit * g_test_rand_int_range (1, 4));
        }

      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

      for (guint j = 0; j < 250; j++)
        {
          WarPosition a = placing_random (-3, n_units + 3), b = placing_random (-3, n_units + 3);

          if (j % 3 == 0)
            b = (WarPosition){ a.x + b.y, a.y + (j % 2 == 0 ? b.y : -b.y) };
          a = (WarPosition){ a.x * unit, a.y * unit };
          b = (WarPosition){ b.x * unit, b.y * unit };
          assert_hits (ground, scratch, WAR_TERRAINS_ALL, a, b);
        }
    }
}

static void
test_places (void)
{
  static guint found[MAX_FOUND], few[3];

  for (guint i = 0; i < 20 / SHARE; i++)
    {
      gint reach = i % 2 == 0 ? 1500 : 8000;
      g_autoptr (WarField) field = placing_random_field (SIZE, 80, reach);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

      for (guint j = 0; j < 100; j++)
        {
          WarPosition position = random_end (ground, reach);
          WarBase base = placing_random_base (-reach, SIZE + reach);
          guint32 terrains = random_terrains ();
          guint n_found
            = war_ground_find_at (ground, scratch, terrains, position, found, MAX_FOUND);
          guint n_expected = 0;
          WarLength distance, nearest = G_MAXINT32;
          gint nearest_feature;

          for (guint k = 0; k < 80; k++)
            {
              gboolean has = oracle_segment_meets (ground, k, position, position);

              g_assert_true (war_ground_feature_has (ground, k, position) == has);
              if (!is_of (ground, k, terrains))
                continue;
              if (has)
                g_assert_cmpuint (found[n_expected++], ==, k);
              distance = oracle_distance (ground, k, &position, 1);
              nearest = MIN (nearest, distance);
            }
          g_assert_cmpuint (n_found, ==, n_expected);
          few[2] = MAX_FOUND; /* beyond what it may write */
          g_assert_cmpuint (war_ground_find_at (ground, scratch, terrains, position, few, 2), ==,
                            n_found);
          for (guint k = 0; k < MIN (n_found, 2); k++)
            g_assert_cmpuint (few[k], ==, found[k]);

          g_assert_cmpuint (few[2], ==, MAX_FOUND);

          nearest_feature = war_ground_find_nearest (ground, terrains, position, &distance);
          g_assert_cmpint (distance, ==, nearest);
          if (nearest < G_MAXINT32)
            g_assert_cmpint (oracle_distance (ground, (guint) nearest_feature, &position, 1), ==,
                             nearest);
          else
            g_assert_cmpint (nearest_feature, ==, -1);

          n_found = war_ground_find_meeting (ground, scratch, terrains, base.corners, WAR_N_EDGES,
                                             found, MAX_FOUND);
          n_expected = 0;
          for (guint k = 0; k < 80; k++)
            {
              gboolean meets = oracle_meets (ground, k, base.corners, WAR_N_EDGES);

              g_assert_true (war_ground_feature_meets_polygon (ground, k, base.corners, WAR_N_EDGES)
                             == meets);
              if (j % 25 == 0)
                {
                  WarLength apart = oracle_distance (ground, k, base.corners, WAR_N_EDGES);

                  g_assert_cmpint (
                    war_ground_feature_get_distance (ground, k, base.corners, WAR_N_EDGES), ==,
                    apart);
                  g_assert_true (
                    war_ground_feature_is_within (ground, k, base.corners, WAR_N_EDGES, apart));
                  g_assert_false (
                    war_ground_feature_is_within (ground, k, base.corners, WAR_N_EDGES, apart - 1));
                }
              if (is_of (ground, k, terrains) && meets)
                g_assert_cmpuint (found[n_expected++], ==, k);
            }
          g_assert_cmpuint (n_found, ==, n_expected);
          g_assert_cmpuint (
            war_ground_find_meeting (ground, scratch, terrains, base.corners, WAR_N_EDGES, few, 2),
            ==, n_found);
          g_assert_cmpuint (few[2], ==, MAX_FOUND);
          for (guint k = 0; k < MIN (n_found, 2); k++)
            g_assert_cmpuint (few[k], ==, found[k]);
        }
    }
}

/* A field turned or mirrored as a whole answers alike. Ellipses and discs have their vertices in
 * places that the symmetries map onto each other. */
static void
test_symmetry (void)
{
  for (guint i = 0; i < 12 / SHARE; i++)
    {
      g_autoptr (WarField) field = placing_random_field (SIZE, 40, 4000);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

      for (guint symmetry = 1; symmetry < PLACING_N_SYMMETRIES; symmetry++)
        {
          g_autoptr (WarField) mapped = placing_map_field (field, symmetry);
          g_autoptr (WarGround) other = war_ground_new (mapped);
          g_autoptr (WarGroundScratch) other_scratch = war_ground_scratch_new (other);
          WarGroundHit hits[40], other_hits[40];

          for (guint j = 0; j < 200; j++)
            {
              WarPosition a = random_end (ground, 4000), b = random_end (ground, 4000);
              WarPosition c = placing_map (a, symmetry, SIZE), d = placing_map (b, symmetry, SIZE);
              guint n_hits
                = war_ground_find_hits (ground, scratch, WAR_TERRAINS_ALL, a, b, hits, 40);

              g_assert_cmpuint (
                war_ground_find_hits (other, other_scratch, WAR_TERRAINS_ALL, c, d, other_hits, 40),
                ==, n_hits);
              for (guint k = 0; k < n_hits; k++)
                {
                  g_assert_cmpuint (other_hits[k].feature, ==, hits[k].feature);
                  g_assert_cmpint (war_fraction_compare (other_hits[k].entry, hits[k].entry), ==,
                                   0);
                  g_assert_cmpint (
                    war_ground_feature_get_length (ground, scratch, hits[k].feature, a, b), ==,
                    war_ground_feature_get_length (other, other_scratch, hits[k].feature, c, d));
                }
            }
        }
    }
}

static WarLength
get_length (const WarField *field, WarPosition a, WarPosition b)
{
  g_autoptr (WarGround) ground = war_ground_new ((WarField *) field);
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
  WarLength length = war_ground_feature_get_length (ground, scratch, 0, a, b);

  g_assert_cmpint (war_ground_feature_get_length (ground, scratch, 0, b, a), ==, length);
  return length;
}

static WarPosition
at (WarLength x, WarLength y)
{
  return (WarPosition){ x, y };
}

/* G-3: at most 2″ of wood. */
static void
test_length (void)
{
  const WarPosition comb[] = { { 1000, 1000 }, { 9000, 1000 }, { 9000, 5000 }, { 7000, 5000 },
                               { 7000, 3000 }, { 5000, 3000 }, { 5000, 5000 }, { 1000, 5000 } };
  const WarPosition bent[] = { { 1000, 1000 }, { 5000, 1000 }, { 5000, 5000 } };
  g_autoptr (WarField) wood = war_field_new ("wood", SIZE, SIZE);
  g_autoptr (WarField) box = war_field_new ("box", SIZE, SIZE);
  g_autoptr (WarField) road = war_field_new ("road", SIZE, SIZE);

  placing_add_area (wood, WAR_TERRAIN_WOOD, comb, G_N_ELEMENTS (comb));
  placing_add_box (box, WAR_TERRAIN_WOOD, 1000, 1000, 2 * WAR_INCH, 3000);
  placing_add_line (road, WAR_TERRAIN_ROAD, 1000, bent, G_N_ELEMENTS (bent));

  /* Across exactly 2″; and at a slope of 3 : 4, where the lengths are whole again. */
  g_assert_cmpint (get_length (box, at (0, 2000), at (20000, 2000)), ==, 2 * WAR_INCH);
  g_assert_cmpint (get_length (box, at (0, 2000), at (20000, 2001)), ==, 2 * WAR_INCH + 1);
  g_assert_cmpint (get_length (box, at (1000, 1000), at (1000 + 3000, 1000 + 4000)), ==, 3750);
  g_assert_cmpint (get_length (box, at (2000, 2000), at (2300, 2400)), ==, 500);
  g_assert_cmpint (get_length (box, at (0, 1000), at (20000, 1000)), ==, 2 * WAR_INCH);
  g_assert_cmpint (get_length (box, at (0, 4000), at (2000, 4000)), ==, 1000);
  g_assert_cmpint (get_length (box, at (0, 999), at (20000, 999)), ==, 0);
  g_assert_cmpint (get_length (box, at (0, 2000), at (2000, 0)), ==, 0);
  g_assert_cmpint (get_length (box, at (1500, 1500), at (1500, 1500)), ==, 0);

  /* Two teeth, and along the edge between them. */
  g_assert_cmpint (get_length (wood, at (0, 4000), at (20000, 4000)), ==, 6000);
  g_assert_cmpint (get_length (wood, at (0, 3000), at (20000, 3000)), ==, 8000);
  g_assert_cmpint (get_length (wood, at (0, 5000), at (20000, 5000)), ==, 6000);
  g_assert_cmpint (get_length (wood, at (5000, 0), at (5000, 9000)), ==, 4000);
  g_assert_cmpint (get_length (wood, at (6000, 4000), at (6000, 9000)), ==, 0);

  /* Parts overlap: what is in several counts once. */
  g_assert_cmpint (get_length (road, at (0, 1000), at (20000, 1000)), ==, 4500);
  g_assert_cmpint (get_length (road, at (5000, 0), at (5000, 20000)), ==, 4500);

  /* In general: what sampling finds. */
  for (guint i = 0; i < 40 / SHARE; i++)
    {
      g_autoptr (WarField) field = placing_random_field (20000, 1, 6000);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

      for (guint j = 0; j < 10; j++)
        {
          WarPosition a = placing_random (-6000, 26000), b = placing_random (-6000, 26000);
          WarLength length = war_ground_feature_get_length (ground, scratch, 0, a, b);
          double whole = war_position_distance (a, b);
          guint n_inside = 0;

          for (guint k = 0; k < 2000; k++)
            n_inside += war_ground_feature_has (
              ground, 0, war_fraction_between ((WarFraction){ 2 * k + 1, 4000 }, a, b));
          g_assert_cmpfloat (ABS (n_inside / 2000.0 * whole - length), <, whole / 150 + 2);
          g_assert_cmpint (length, <=, war_position_distance (a, b));
          g_assert_cmpint (war_ground_feature_get_length (ground, scratch, 0, b, a), ==, length);
        }
    }
}

/* G-3: who looks between two adjoining houses sees a wall. */
static void
test_seam (void)
{
  g_autoptr (WarField) field = war_field_new ("houses", SIZE, SIZE);

  placing_add_box (field, WAR_TERRAIN_BUILDING, 1000, 1000, 2000, 1000);
  placing_add_box (field, WAR_TERRAIN_BUILDING, 1000, 2000, 2000, 1000);
  placing_add_box (field, WAR_TERRAIN_RUBBLE, 3000, 3000, 500, 500);

  g_autoptr (WarGround) ground = war_ground_new (field);

  g_assert_true (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (0, 2000), at (9000, 2000)));
  g_assert_false (war_ground_segment_meets (ground, WAR_TERRAIN_BIT (WAR_TERRAIN_WOOD),
                                            at (0, 2000), at (9000, 2000)));
  g_assert_true (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (0, 1000), at (1000, 1000)));
  g_assert_false (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (0, 1000), at (999, 1000)));
  g_assert_true (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (2000, 4000), at (4000, 2000)));
  g_assert_false (war_ground_segment_meets (ground, WAR_TERRAIN_BIT (WAR_TERRAIN_RUBBLE),
                                            at (2000, 3999), at (3999, 2000)));
}

static void
test_shapes (void)
{
  const WarPosition line[] = { { 1000, 1000 }, { 1000, 1000 }, { 5000, 1000 }, { 5000, 6000 } };
  const WarPosition dot[] = { { 20000, 20000 }, { 20000, 20000 } };
  g_autoptr (WarField) field = war_field_new ("shapes", SIZE, SIZE);
  WarFeature *feature;
  guint n_vertices;

  placing_add_line (field, WAR_TERRAIN_ROAD, 1001, line, G_N_ELEMENTS (line));
  placing_add_line (field, WAR_TERRAIN_FENCE, 200, dot, 2);
  feature = placing_add (field, WAR_TERRAIN_LARGE_SHELL_HOLE, WAR_SHAPE_ELLIPSE);
  feature->shape.centre = at (10000, 10000);
  feature->shape.width = 2000;
  feature->shape.depth = 4000;
  feature->shape.heading = 1024;
  placing_add_line (field, WAR_TERRAIN_FENCE, 0, line, G_N_ELEMENTS (line));

  g_autoptr (WarGround) ground = war_ground_new (field);
  g_autoptr (WarGround) same = war_ground_ref (ground);

  g_assert_true (war_ground_get_field (same) == field);
  g_assert_cmpuint (war_ground_get_n_features (ground), ==, 4);

  /* The segment without length is left out: two rectangles, and a disc where they meet. */
  g_assert_cmpuint (war_ground_get_n_parts (ground, 0), ==, 3);
  g_assert_true (war_ground_feature_has (ground, 0, at (1000, 500)));
  g_assert_false (war_ground_feature_has (ground, 0, at (999, 1000)));
  g_assert_true (war_ground_feature_has (ground, 0, at (5500, 1000)));
  g_assert_true (war_ground_feature_has (ground, 0, at (5350, 650)));
  g_assert_false (war_ground_feature_has (ground, 0, at (5400, 600)));
  g_assert_false (war_ground_feature_has (ground, 0, at (5000, 6001)));

  g_assert_cmpuint (war_ground_get_n_parts (ground, 1), ==, 1);
  war_ground_get_part (ground, 1, 0, &n_vertices);
  g_assert_cmpuint (n_vertices, ==, WAR_GROUND_N_DISC);
  g_assert_true (war_ground_feature_has (ground, 1, at (20100, 20000)));
  g_assert_false (war_ground_feature_has (ground, 1, at (20101, 20000)));

  /* Turned by a quarter, its depth lies across. */
  g_assert_true (war_ground_feature_has (ground, 2, at (12000, 10000)));
  g_assert_false (war_ground_feature_has (ground, 2, at (12001, 10000)));
  g_assert_true (war_ground_feature_has (ground, 2, at (10000, 9000)));
  g_assert_false (war_ground_feature_has (ground, 2, at (10000, 8999)));
  g_assert_true (war_ground_feature_has (ground, 2, at (11400, 10700)));
  g_assert_false (war_ground_feature_has (ground, 2, at (11500, 10700)));

  /* A line without width is still there. */
  g_assert_true (war_ground_segment_meets (ground, WAR_TERRAIN_BIT (WAR_TERRAIN_FENCE),
                                           at (3000, 0), at (3000, 2000)));
  g_assert_true (war_ground_feature_has (ground, 3, at (5000, 3000)));
  g_assert_false (war_ground_feature_has (ground, 3, at (5001, 3000)));
}

/* Polygons that no document can have: nothing breaks, and the answers agree with each other. */
static void
test_invalid (void)
{
  for (guint i = 0; i < 200 / SHARE; i++)
    {
      g_autoptr (WarField) field = war_field_new ("invalid", SIZE, SIZE);
      gint reach = i % 2 == 0 ? 3 : SIZE;

      for (guint j = 0; j < 20; j++)
        {
          WarPosition vertices[8];
          guint n_vertices = (guint) g_test_rand_int_range (1, 9);

          for (guint k = 0; k < n_vertices; k++)
            vertices[k] = placing_random (0, reach);
          placing_add_area (field, WAR_TERRAIN_WOOD, vertices, n_vertices);
        }

      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

      for (guint j = 0; j < 50; j++)
        {
          WarPosition a = placing_random (0, reach), b = placing_random (0, reach);
          guint found[20];
          guint n_hits = war_ground_find_hits (ground, scratch, WAR_TERRAINS_ALL, a, b, NULL, 0),
                n_met = 0;

          for (guint k = 0; k < 20; k++)
            {
              n_met += war_ground_feature_meets_segment (ground, k, a, b);
              g_assert_cmpint (war_ground_feature_get_length (ground, scratch, k, a, b), <=,
                               war_position_distance (a, b));
            }
          g_assert_cmpuint (n_hits, ==, n_met);
          war_ground_find_at (ground, scratch, WAR_TERRAINS_ALL, a, found, 20);
        }
    }
}

static void
test_nearest (void)
{
  g_autoptr (WarField) field = war_field_new ("nearest", SIZE, SIZE);
  WarLength distance;

  placing_add_box (field, WAR_TERRAIN_WOOD, 1000, 1000, 1000, 1000);
  placing_add_box (field, WAR_TERRAIN_WOOD, 4000, 1000, 1000, 1000);
  placing_add_box (field, WAR_TERRAIN_HILL, 3001, 1000, 999, 1000);

  g_autoptr (WarGround) ground = war_ground_new (field);

  /* Of equally near ones the last. */
  g_assert_cmpint (war_ground_find_nearest (ground, WAR_TERRAIN_BIT (WAR_TERRAIN_WOOD),
                                            at (3000, 1500), &distance),
                   ==, 1);
  g_assert_cmpint (distance, ==, 1000);
  g_assert_cmpint (war_ground_find_nearest (ground, WAR_TERRAINS_ALL, at (3000, 1500), &distance),
                   ==, 2);
  g_assert_cmpint (distance, ==, 1);
  g_assert_cmpint (
    war_ground_find_nearest (ground, WAR_TERRAIN_BIT (WAR_TERRAIN_MUD), at (3000, 1500), &distance),
    ==, -1);
}

/* At the ends of what coordinates may be. */
static void
test_far (void)
{
  const WarLength far = WAR_COORDINATE_MAX;
  const WarPosition diamond[] = { { -far, 0 }, { 0, -far }, { far, 0 }, { 0, far } };
  g_autoptr (WarField) field = war_field_new ("far", WAR_LENGTH_MAX, WAR_LENGTH_MAX);

  placing_add_area (field, WAR_TERRAIN_SNOW, diamond, 4);

  g_autoptr (WarGround) ground = war_ground_new (field);
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

  g_assert_true (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (far / 2, far / 2), at (far, far)));
  g_assert_false (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (far / 2, far / 2 + 1), at (far, far)));
  g_assert_true (
    war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (-far, far), at (far, -far)));
  g_assert_false (war_ground_segment_meets (ground, WAR_TERRAINS_ALL, at (1, far), at (far, 1)));
  g_assert_cmpint (war_ground_feature_get_length (ground, scratch, 0, at (-far, 0), at (far, 0)),
                   ==, 2 * far);
  g_assert_cmpint (war_ground_feature_get_length (ground, scratch, 0, at (-far, 5), at (far, 5)),
                   ==, 2 * far - 10);
}

/* Features that all cover the whole field take no more memory than a field is worth. */
static void
test_many_large_features (void)
{
  g_autoptr (WarField) field = war_field_new ("Large", 240000, 180000);
  g_autoptr (WarGround) ground = NULL;

  for (guint i = 0; i < WAR_FIELD_MAX_FEATURES; i++)
    {
      WarFeature *feature = war_feature_new ();

      feature->id = g_strdup_printf ("f%u", i);
      feature->terrain = WAR_TERRAIN_MUD;
      feature->shape.kind = WAR_SHAPE_BOX;
      feature->shape.centre = (WarPosition){ 120000, 90000 };
      feature->shape.width = 240000;
      feature->shape.depth = 180000;
      g_ptr_array_add (field->features, feature);
    }

  ground = war_ground_new (field);
  g_assert_true (war_ground_segment_meets (ground, WAR_TERRAINS_ALL, (WarPosition){ 1, 1 },
                                           (WarPosition){ 2, 2 }));
}

#define N_WALLS 40
#define MEMORY (96 * 1024) /* in KB; a field of 1 MB */

/* Whether memory is not given back at once. */
#if defined __SANITIZE_ADDRESS__
#define IS_SANITISED TRUE
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define IS_SANITISED TRUE
#endif
#endif
#ifndef IS_SANITISED
#define IS_SANITISED FALSE
#endif

/* Where walls turn sharply at every of their thousands of corners, a disc fits each: its edges take
 * one mark where they lie in one cell. */
static void
test_tangle (void)
{
  g_autoptr (WarField) field = war_field_new ("Tangle", 60960, 30480);
  g_autoptr (WarGround) ground = NULL;
  struct rusage before, after;

  for (guint i = 0; i < N_WALLS; i++)
    {
      WarFeature *feature = war_feature_new ();

      feature->id = g_strdup_printf ("w%u", i);
      feature->terrain = WAR_TERRAIN_WALL;
      feature->shape.kind = WAR_SHAPE_LINE;
      feature->shape.width = 300;
      feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      for (guint j = 0; j < WAR_SHAPE_MAX_VERTICES; j++)
        {
          WarPosition position
            = { g_test_rand_int_range (0, 60960), g_test_rand_int_range (0, 30480) };

          g_array_append_val (feature->shape.vertices, position);
        }
      g_ptr_array_add (field->features, feature);
    }

  g_assert_cmpint (getrusage (RUSAGE_SELF, &before), ==, 0);
  ground = war_ground_new (field);
  g_assert_cmpint (getrusage (RUSAGE_SELF, &after), ==, 0);
  g_test_message ("%ld KB", after.ru_maxrss - before.ru_maxrss);
  if (!IS_SANITISED)
    g_assert_cmpint (after.ru_maxrss - before.ru_maxrss, <=, MEMORY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/ground/segments", test_segments);
  g_test_add_func ("/engine/ground/on-cell-lines", test_on_cell_lines);
  g_test_add_func ("/engine/ground/places", test_places);
  g_test_add_func ("/engine/ground/symmetry", test_symmetry);
  g_test_add_func ("/engine/ground/G-3/length", test_length);
  g_test_add_func ("/engine/ground/G-3/seam", test_seam);
  g_test_add_func ("/engine/ground/shapes", test_shapes);
  g_test_add_func ("/engine/ground/invalid", test_invalid);
  g_test_add_func ("/engine/ground/nearest", test_nearest);
  g_test_add_func ("/engine/ground/far", test_far);
  g_test_add_func ("/engine/ground/tangle", test_tangle);
  g_test_add_func ("/engine/ground/many-large-features", test_many_large_features);
  return g_test_run ();
}
