/* test-base.c: oriented bases
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "placing.h"

#define SIZE 40000
#define QUARTER (WAR_HEADING_TURN / 4)

static void
assert_same (WarPosition a, WarPosition b)
{
  g_assert_cmpint (a.x, ==, b.x);
  g_assert_cmpint (a.y, ==, b.y);
}

static void
test_corners (void)
{
  const WarBase up = war_base_place ((WarPosition){ 1000, 2000 }, 0, 400, 200);
  const WarBase right = war_base_place ((WarPosition){ 1000, 2000 }, QUARTER, 400, 200);
  WarPosition from, to;

  assert_same (up.corners[0], (WarPosition){ 800, 1900 });
  assert_same (up.corners[1], (WarPosition){ 1200, 1900 });
  assert_same (up.corners[2], (WarPosition){ 1200, 2100 });
  assert_same (up.corners[3], (WarPosition){ 800, 2100 });
  assert_same (right.corners[0], (WarPosition){ 1100, 1800 });
  assert_same (right.corners[2], (WarPosition){ 900, 2200 });

  war_base_get_edge (&up, WAR_EDGE_LEFT, &from, &to);
  assert_same (from, up.corners[3]);
  assert_same (to, up.corners[0]);
  g_assert_cmpuint (war_base_get_edge_heading (&right, WAR_EDGE_LEFT), ==, 0);
  g_assert_cmpuint (war_base_get_edge_heading (&right, WAR_EDGE_REAR), ==, 3 * QUARTER);

  /* Opposite corners are exactly opposite, and the outline is clockwise. */
  for (guint i = 0; i < 10000; i++)
    {
      WarBase base = placing_random_base (-SIZE, SIZE);

      for (guint j = 0; j < 2; j++)
        {
          g_assert_cmpint (base.corners[j].x + base.corners[j + 2].x, ==, 2 * base.centre.x);
          g_assert_cmpint (base.corners[j].y + base.corners[j + 2].y, ==, 2 * base.centre.y);
        }
      g_assert_cmpint (war_polygon_get_double_area (base.corners, WAR_N_EDGES), >, 0);
      g_assert_cmpint (war_polygon_check (base.corners, WAR_N_EDGES, NULL), ==, WAR_POLYGON_VALID);
    }
}

/* What is turned or mirrored as a whole answers alike. */
static void
test_symmetry (void)
{
  for (guint i = 0; i < 4000; i++)
    {
      WarBase a = placing_random_base (0, SIZE / 4), b = placing_random_base (0, SIZE / 4);
      WarPosition position = placing_random (0, SIZE / 4);
      WarLength distance = war_base_get_distance (&a, &b);
      guint half_arc = (guint) g_test_rand_int_range (0, 2049);
      WarEdge edge = war_base_find_edge (&a, position);

      for (guint symmetry = 0; symmetry < PLACING_N_SYMMETRIES; symmetry++)
        {
          WarBase c = placing_map_base (a, symmetry, SIZE);
          WarBase d = placing_map_base (b, symmetry, SIZE);
          WarPosition mapped = placing_map (position, symmetry, SIZE);
          gboolean is_mirrored = symmetry >= 4;
          WarEdge expected = is_mirrored && edge % 2 == 1 ? (edge + 2) % WAR_N_EDGES : edge;

          for (guint j = 0; j < WAR_N_EDGES; j++)
            assert_same (c.corners[is_mirrored ? j ^ 1 : j],
                         placing_map (a.corners[j], symmetry, SIZE));
          g_assert_cmpint (war_base_get_distance (&c, &d), ==, distance);
          g_assert_true (war_base_overlaps (&c, &d) == war_base_overlaps (&a, &b));
          g_assert_true (war_base_has_in_arc (&c, mapped, half_arc)
                         == war_base_has_in_arc (&a, position, half_arc));
          g_assert_cmpint (war_base_find_edge (&c, mapped), ==, expected);
        }
    }
}

static void
test_distance (void)
{
  const WarBase base = war_base_place ((WarPosition){ 0, 0 }, 0, 2000, 1000);

  /* To the side, and over a corner: 3, 4, 5. */
  g_assert_cmpint (war_base_get_position_distance (&base, (WarPosition){ 1500, 100 }), ==, 500);
  g_assert_cmpint (war_base_get_position_distance (&base, (WarPosition){ 1300, 900 }), ==, 500);
  g_assert_cmpint (war_base_get_position_distance (&base, (WarPosition){ 1300, 901 }), ==, 501);
  g_assert_cmpint (war_base_get_position_distance (&base, (WarPosition){ 10, -10 }), ==, 0);

  for (guint i = 0; i < 4000; i++)
    {
      WarBase a = placing_random_base (0, SIZE / 4), b = placing_random_base (0, SIZE / 4);
      WarLength distance = war_base_get_distance (&a, &b);
      WarGap gap = war_polygons_get_gap (a.corners, WAR_N_EDGES, b.corners, WAR_N_EDGES);

      g_assert_cmpint (distance, ==, war_base_get_distance (&b, &a));
      g_assert_true (war_base_is_within (&a, &b, distance));
      g_assert_cmpint (war_gap_compare_length (gap, distance), <=, 0);
      if (distance == 0)
        continue;

      g_assert_false (war_base_is_within (&a, &b, distance - 1));
      g_assert_false (war_base_is_nearer (&a, &b, distance - 1));
      g_assert_true (war_base_is_nearer (&a, &b, distance + 1));
      g_assert_cmpint (war_gap_compare_length (gap, distance - 1), >, 0);
      g_assert_true (war_base_is_nearer (&a, &b, distance)
                     == (war_gap_compare_length (gap, distance) < 0));
    }
}

/* E-3: exactly 3″ is allowed, what is less by any fraction of a unit is not. */
static void
test_limit (void)
{
  const WarLength limit = 3 * WAR_INCH;
  WarBase base = war_base_place ((WarPosition){ 0, 0 }, 0, 1000, 1000);
  WarBase beside = war_base_place ((WarPosition){ 1000 + limit, 0 }, 0, 1000, 1000);
  WarBase askew = war_base_place ((WarPosition){ 1000 + limit - 1, 1000 + 100 }, 0, 1000, 1000);

  g_assert_false (war_base_is_nearer (&base, &beside, limit));
  g_assert_true (war_base_is_within (&base, &beside, limit));

  /* √(7619² + 100²) is a little less than 7620, and reads 7620. */
  g_assert_cmpint (war_base_get_distance (&base, &askew), ==, limit);
  g_assert_true (war_base_is_nearer (&base, &askew, limit));
  g_assert_false (war_base_is_nearer (&base, &base, 0));
  g_assert_false (war_base_is_within (&base, &beside, -1));
}

static void
test_overlap (void)
{
  const WarBase base = war_base_place ((WarPosition){ 0, 0 }, 0, 1000, 1000);
  const WarPosition around[] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
  guint n_overlapping = 0, n_meeting = 0;

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    for (gint depth = 0; depth < 6; depth++)
      {
        const WarBase other = war_base_place (
          (WarPosition){ around[i].x * (1000 - depth), around[i].y * (1000 - depth) }, 0, 1000,
          1000);

        g_assert_true (war_base_overlaps (&base, &other) == (depth > 2));
      }
  g_assert_true (war_base_overlaps (&base, &base));

  /* At a corner, askew: by how far the corner reaches in, along the axis that parts them best. */
  for (gint depth = 0; depth < 6; depth++)
    {
      const WarBase other = war_base_place ((WarPosition){ 1000 - depth, 900 }, 0, 1000, 1000);
      const WarBase corner
        = war_base_place ((WarPosition){ 500 + 707 - depth, 0 }, 512, 1000, 1000);

      g_assert_true (war_base_overlaps (&base, &other) == (depth > 2));
      g_assert_true (war_base_overlaps (&base, &corner) == (depth > 2));
    }

  for (guint i = 0; i < 4000; i++)
    {
      WarBase a = placing_random_base (0, SIZE / 6), b = placing_random_base (0, SIZE / 6);
      gboolean overlaps = war_base_overlaps (&a, &b);
      gboolean meets = war_base_meets_polygon (&a, b.corners, WAR_N_EDGES);

      g_assert_true (overlaps == war_base_overlaps (&b, &a));
      g_assert_true (!overlaps || meets);
      n_overlapping += overlaps;
      n_meeting += meets;
    }
  g_assert_cmpuint (n_overlapping, >, 400);
  g_assert_cmpuint (n_meeting, <, 3900);
}

/* In general positions a base is in a polygon if its corners are, no vertex of the polygon is in
 * the base, and no edges cross. */
static gboolean
oracle_in_polygon (const WarBase *base, const WarPosition *vertices, guint n_vertices)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition a, b;

      war_base_get_edge (base, i, &a, &b);
      if (war_polygon_locate (vertices, n_vertices, a) == WAR_LOCATION_OUTSIDE)
        return FALSE;
      for (guint j = 0, k = n_vertices - 1; j < n_vertices; k = j++)
        if (war_orientation (a, b, vertices[j]) * war_orientation (a, b, vertices[k]) < 0
            && war_orientation (vertices[j], vertices[k], a)
                   * war_orientation (vertices[j], vertices[k], b)
                 < 0)
          return FALSE;
    }
  for (guint j = 0; j < n_vertices; j++)
    if (war_polygon_locate (base->corners, WAR_N_EDGES, vertices[j]) == WAR_LOCATION_INSIDE)
      return FALSE;

  return TRUE;
}

static void
test_inside (void)
{
  /* A zone with a notch from above. */
  const WarPosition zone[] = { { 0, 0 },    { 4000, 0 },  { 4000, 3000 },   { 6000, 3000 },
                               { 6000, 0 }, { 10000, 0 }, { 10000, 10000 }, { 0, 10000 } };
  static const struct
  {
    WarPosition centre;
    gboolean expected;
  } cases[] = {
    { { 1000, 500 }, TRUE },   { { 999, 500 }, FALSE },   { { 3000, 500 }, TRUE },
    { { 3001, 500 }, FALSE },  { { 5000, 3500 }, TRUE },  { { 5000, 3499 }, FALSE },
    { { 5000, 1000 }, FALSE }, { { 9000, 9500 }, TRUE },  { { 9000, 9501 }, FALSE },
    { { 5000, 2500 }, FALSE }, { { 20000, 500 }, FALSE },
  };
  guint n_inside = 0;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const WarBase base = war_base_place (cases[i].centre, 0, 2000, 1000);

      g_assert_true (war_base_is_in_polygon (&base, zone, G_N_ELEMENTS (zone))
                     == cases[i].expected);
    }

  /* It fills the notch exactly: all corners are on the edge of the zone, and it is outside. */
  const WarBase filling = war_base_place ((WarPosition){ 5000, 1500 }, 0, 2000, 3000);

  g_assert_false (war_base_is_in_polygon (&filling, zone, G_N_ELEMENTS (zone)));

  for (guint i = 0; i < 20000; i++)
    {
      const WarBase base = placing_random_base (0, 10000);
      gboolean expected = oracle_in_polygon (&base, zone, G_N_ELEMENTS (zone));

      n_inside += expected;
      g_assert_true (war_base_is_in_polygon (&base, zone, G_N_ELEMENTS (zone)) == expected);
    }
  g_assert_cmpuint (n_inside, >, 1000);

  const WarBase corner = war_base_place ((WarPosition){ 1000, 500 }, 0, 2000, 1000);
  const WarBase beyond = war_base_place ((WarPosition){ 9001, 500 }, 0, 2000, 1000);

  g_assert_true (war_base_is_on_field (&corner, 2000, 1000));
  g_assert_false (war_base_is_on_field (&corner, 1999, 1000));
  g_assert_false (war_base_is_on_field (&corner, 2000, 999));
  g_assert_false (war_base_is_on_field (&beyond, 10000, 1000));
}

/* E-6: any part of the base. */
static void
test_template (void)
{
  const WarBase base = war_base_place ((WarPosition){ 0, 0 }, 0, 2000, 1000);
  const WarPosition cloud[] = { { 1000, 500 }, { 2000, 500 }, { 2000, 2000 } };
  const WarPosition away[] = { { 1001, 500 }, { 2000, 500 }, { 2000, 2000 } };

  g_assert_true (war_base_meets_disc (&base, (WarPosition){ 1000 + WAR_INCH, 0 }, WAR_INCH));
  g_assert_false (war_base_meets_disc (&base, (WarPosition){ 1001 + WAR_INCH, 0 }, WAR_INCH));
  g_assert_true (war_base_meets_disc (&base, (WarPosition){ 1300, 900 }, 500));
  g_assert_false (war_base_meets_disc (&base, (WarPosition){ 1300, 900 }, 499));
  g_assert_true (war_base_meets_disc (&base, (WarPosition){ 0, 0 }, 1));
  g_assert_true (war_base_meets_polygon (&base, cloud, 3));
  g_assert_false (war_base_meets_polygon (&base, away, 3));
}

/* C-4: 45° either side, the limit included. */
static void
test_arc (void)
{
  const WarBase base = war_base_place ((WarPosition){ 0, 0 }, 0, 2000, 1000);
  guint n_inside = 0;

  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ 700, -700 }, 512));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ -700, -700 }, 512));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ 701, -700 }, 512));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ -701, -700 }, 512));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ 0, 700 }, 512));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ 0, 0 }, 0));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ 0, -1 }, 0));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ 0, 1 }, 0));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ 1, -5000 }, 0));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ 1, 0 }, QUARTER));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ -1, 0 }, QUARTER));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ 5000, 1 }, QUARTER));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ 700, 700 }, 3 * 512));
  g_assert_false (war_base_has_in_arc (&base, (WarPosition){ 700, 701 }, 3 * 512));
  g_assert_true (war_base_has_in_arc (&base, (WarPosition){ 0, 1 }, 2048));

  for (guint i = 0; i < 20000; i++)
    {
      const WarBase random = placing_random_base (0, SIZE);
      WarPosition position = placing_random (0, SIZE);
      guint half_arc = (guint) g_test_rand_int_range (0, 2049);
      double x = position.x - random.centre.x, y = position.y - random.centre.y;
      double turn = atan2 (x, -y) / G_PI * 2048 - random.heading;
      double off = fabs (remainder (turn, WAR_HEADING_TURN));

      /* Where the floating point cannot tell, the cases above do. */
      if (fabs (off - half_arc) < 0.001)
        continue;
      g_assert_true (war_base_has_in_arc (&random, position, half_arc) == (off < half_arc));
      n_inside += off < half_arc;
    }
  g_assert_cmpuint (n_inside, >, 5000);
}

/* E-10: the diagonals part the plane. */
static void
test_facing_edge (void)
{
  const WarBase base = war_base_place ((WarPosition){ 0, 0 }, 0, 2000, 1000);
  const WarBase turned = war_base_place ((WarPosition){ 0, 0 }, QUARTER, 2000, 1000);
  static const struct
  {
    WarPosition position;
    WarEdge expected;
  } cases[] = {
    { { 0, -1 }, WAR_EDGE_FRONT },       { { 2000, -1000 }, WAR_EDGE_FRONT },
    { { 2001, -1000 }, WAR_EDGE_RIGHT }, { { 2000, 999 }, WAR_EDGE_RIGHT },
    { { 2000, 1000 }, WAR_EDGE_REAR },   { { -2000, 1001 }, WAR_EDGE_REAR },
    { { -2001, -1000 }, WAR_EDGE_LEFT }, { { -1999, -1000 }, WAR_EDGE_FRONT },
    { { 0, 0 }, WAR_EDGE_FRONT },        { { 5000, 0 }, WAR_EDGE_RIGHT },
  };
  WarEdge edges[WAR_N_EDGES];

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (war_base_find_edge (&base, cases[i].position), ==, cases[i].expected);
  g_assert_cmpint (war_base_find_edge (&turned, (WarPosition){ 0, -5000 }), ==, WAR_EDGE_LEFT);

  war_base_order_edges (&base, (WarPosition){ 1200, -4000 }, edges);
  g_assert_cmpint (edges[0], ==, WAR_EDGE_FRONT);
  g_assert_cmpint (edges[1], ==, WAR_EDGE_RIGHT);
  g_assert_cmpint (edges[2], ==, WAR_EDGE_LEFT);
  g_assert_cmpint (edges[3], ==, WAR_EDGE_REAR);

  /* The edge that faces comes first even if another is nearer. */
  war_base_order_edges (&base, (WarPosition){ 950, -470 }, edges);
  g_assert_cmpint (edges[0], ==, WAR_EDGE_RIGHT);
  g_assert_cmpint (edges[1], ==, WAR_EDGE_FRONT);
}

static WarLength
get_contact (const WarBase *a, const WarBase *b, WarHeading along)
{
  gint64 sine = war_heading_sine (along), cosine = war_heading_cosine (along);
  gint64 low = G_MININT64, high = G_MAXINT64;
  const WarBase *bases[] = { a, b };

  for (guint i = 0; i < 2; i++)
    {
      gint64 least = G_MAXINT64, most = G_MININT64;

      for (guint j = 0; j < WAR_N_EDGES; j++)
        {
          gint64 at = bases[i]->corners[j].x * sine - bases[i]->corners[j].y * cosine;

          least = MIN (least, at);
          most = MAX (most, at);
        }
      low = MAX (low, least);
      high = MIN (high, most);
    }

  return (WarLength) ((high - low) / WAR_SINE_ONE);
}

static void
test_charge_cases (void)
{
  const WarBase target = war_base_place ((WarPosition){ 0, 0 }, 0, 4000, 2000);
  WarBase charger = war_base_place ((WarPosition){ 1000, -5000 }, 700, 2000, 1000);
  WarBase laid = war_base_lay_against (&charger, &target, WAR_EDGE_FRONT);

  /* The line between the centres passes the place of the charger's centre at 1000 × 1500/5000. */
  assert_same (laid.centre, (WarPosition){ 300, -1500 });
  g_assert_cmpuint (laid.heading, ==, 2048);
  g_assert_cmpint (laid.width, ==, 2000);

  laid = war_base_lay_against (&charger, &target, WAR_EDGE_RIGHT);
  assert_same (laid.centre, (WarPosition){ 2500, -1000 });
  g_assert_cmpuint (laid.heading, ==, 3072);

  /* Half of the shorter edge, the charger's 2000, still touches. */
  charger.centre = (WarPosition){ 9000, -1600 };
  laid = war_base_lay_against (&charger, &target, WAR_EDGE_FRONT);
  assert_same (laid.centre, (WarPosition){ 2000, -1500 });

  /* From behind it goes round on the side where it is. */
  charger.centre = (WarPosition){ -100, 5000 };
  laid = war_base_lay_against (&charger, &target, WAR_EDGE_FRONT);
  assert_same (laid.centre, (WarPosition){ -2000, -1500 });
  charger.centre = (WarPosition){ 0, 5000 };
  laid = war_base_lay_against (&charger, &target, WAR_EDGE_FRONT);
  assert_same (laid.centre, (WarPosition){ 0, -1500 });
}

static void
test_charge_laws (void)
{
  for (guint i = 0; i < 5000; i++)
    {
      WarBase charger = placing_random_base (0, SIZE), target = placing_random_base (0, SIZE);
      WarEdge edge = (WarEdge) g_test_rand_int_range (0, WAR_N_EDGES);
      WarBase laid = war_base_lay_against (&charger, &target, edge);
      WarHeading outwards = war_base_get_edge_heading (&target, edge);
      WarLength length = edge % 2 == 0 ? target.width : target.depth;
      WarPosition from, to;

      g_assert_cmpuint (laid.heading, ==, war_heading_add (outwards, 2048));
      g_assert_cmpint (laid.width, ==, charger.width);
      g_assert_cmpint (laid.depth, ==, charger.depth);
      g_assert_false (war_base_overlaps (&laid, &target));
      g_assert_cmpint (war_base_get_distance (&laid, &target), <=, 2);
      g_assert_cmpint (get_contact (&laid, &target, war_heading_add (outwards, QUARTER)), >=,
                       MIN (length, charger.width) / 2 - 2);

      /* Its front lies along that edge, and no other of its edges is near. */
      war_base_get_edge (&target, edge, &from, &to);
      g_assert_cmpint (war_segments_distance (from, to, laid.corners[0], laid.corners[1]), <=, 2);

      for (guint symmetry = 1; symmetry < PLACING_N_SYMMETRIES; symmetry++)
        {
          WarBase c = placing_map_base (charger, symmetry, SIZE);
          WarBase d = placing_map_base (target, symmetry, SIZE);
          WarEdge mapped = symmetry >= 4 && edge % 2 == 1 ? (edge + 2) % WAR_N_EDGES : edge;

          assert_same (war_base_lay_against (&c, &d, mapped).centre,
                       placing_map (laid.centre, symmetry, SIZE));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/base/corners", test_corners);
  g_test_add_func ("/engine/base/symmetry", test_symmetry);
  g_test_add_func ("/engine/base/G-2/distance", test_distance);
  g_test_add_func ("/engine/base/entrenched.E-3/limit", test_limit);
  g_test_add_func ("/engine/base/overlap", test_overlap);
  g_test_add_func ("/engine/base/entrenched.E-1/inside", test_inside);
  g_test_add_func ("/engine/base/entrenched.E-6/template", test_template);
  g_test_add_func ("/engine/base/empires.C-4/arc", test_arc);
  g_test_add_func ("/engine/base/entrenched.E-10/facing-edge", test_facing_edge);
  g_test_add_func ("/engine/base/entrenched.E-10/charge", test_charge_cases);
  g_test_add_func ("/engine/base/entrenched.E-10/charge-laws", test_charge_laws);
  return g_test_run ();
}
