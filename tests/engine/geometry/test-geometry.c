/* test-geometry.c: exact geometry against plain arithmetic
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/geometry/geometry.h"
#include "engine/geometry/wide.h"

/* The oracle: numbers of any size as lists of 16-bit digits, lowest first, with a sign apart. Slow
 * and plain, so that it is right. */
#define N_DIGITS 20

/* Of so many random cases one is tried; with -m slow all. */
#define SHARE (g_test_slow () ? 1 : 8)

typedef struct
{
  gint sign; /* −1, 0, 1 */
  guint32 digits[N_DIGITS];
} Big;

static gint
compare_magnitudes (const Big *a, const Big *b)
{
  for (gint i = N_DIGITS - 1; i >= 0; i--)
    if (a->digits[i] != b->digits[i])
      return a->digits[i] < b->digits[i] ? -1 : 1;

  return 0;
}

static Big
big (gint64 number)
{
  Big result = { .sign = (number > 0) - (number < 0) };
  guint64 magnitude = number < 0 ? 0 - (guint64) number : (guint64) number;

  for (guint i = 0; magnitude > 0; i++, magnitude >>= 16)
    result.digits[i] = (guint32) (magnitude & 0xffff);

  return result;
}

static Big
multiply (Big a, Big b)
{
  Big result = { .sign = a.sign * b.sign };

  for (guint i = 0; i < N_DIGITS; i++)
    {
      guint64 carry = 0;

      for (guint j = 0; i + j < N_DIGITS; j++)
        {
          carry += (guint64) a.digits[i] * b.digits[j] + result.digits[i + j];
          result.digits[i + j] = (guint32) (carry & 0xffff);
          carry >>= 16;
        }
    }

  return result;
}

static Big
subtract (Big a, Big b)
{
  Big result = { 0 };

  b.sign = -b.sign;
  if (a.sign == 0 || b.sign == 0)
    return a.sign == 0 ? b : a;

  if (a.sign == b.sign)
    {
      guint32 carry = 0;

      result.sign = a.sign;
      for (guint i = 0; i < N_DIGITS; i++)
        {
          carry += a.digits[i] + b.digits[i];
          result.digits[i] = carry & 0xffff;
          carry >>= 16;
        }
      return result;
    }

  gint order = compare_magnitudes (&a, &b);

  if (order == 0)
    return result;

  const Big *larger = order > 0 ? &a : &b;
  const Big *smaller = order > 0 ? &b : &a;
  gint32 borrow = 0;

  result.sign = larger->sign;
  for (guint i = 0; i < N_DIGITS; i++)
    {
      gint32 digit = (gint32) larger->digits[i] - (gint32) smaller->digits[i] - borrow;

      borrow = digit < 0;
      result.digits[i] = (guint32) (digit + (borrow << 16));
    }

  return result;
}

static gint
compare (Big a, Big b)
{
  return subtract (a, b).sign;
}

static gint
oracle_orientation (WarPosition a, WarPosition b, WarPosition c)
{
  Big left = multiply (subtract (big (b.x), big (a.x)), subtract (big (c.y), big (a.y)));
  Big right = multiply (subtract (big (b.y), big (a.y)), subtract (big (c.x), big (a.x)));

  return compare (left, right);
}

/* By the book: proper crossing, or an end of one on the other. */
static gboolean
oracle_on (WarPosition a, WarPosition b, WarPosition p)
{
  return oracle_orientation (a, b, p) == 0 && MIN (a.x, b.x) <= p.x && p.x <= MAX (a.x, b.x)
         && MIN (a.y, b.y) <= p.y && p.y <= MAX (a.y, b.y);
}

static gboolean
oracle_meet (WarPosition a, WarPosition b, WarPosition c, WarPosition d)
{
  if (oracle_on (a, b, c) || oracle_on (a, b, d) || oracle_on (c, d, a) || oracle_on (c, d, b))
    return TRUE;

  return oracle_orientation (a, b, c) * oracle_orientation (a, b, d) < 0
         && oracle_orientation (c, d, a) * oracle_orientation (c, d, b) < 0;
}

/* Small ranges give touching and collinear cases, large ones long products. */
static WarPosition
random_position (gint range)
{
  return (WarPosition){ g_test_rand_int_range (-range, range + 1),
                        g_test_rand_int_range (-range, range + 1) };
}

static const gint ranges[] = { 3, 12, 1000, WAR_COORDINATE_MAX };

static void
test_segments (void)
{
  guint n_meeting = 0;

  for (guint i = 0; i < 200000 / SHARE; i++)
    {
      gint range = ranges[i % G_N_ELEMENTS (ranges)];
      WarPosition a = random_position (range), b = random_position (range);
      WarPosition c = random_position (range), d = random_position (range);
      gboolean expected = oracle_meet (a, b, c, d);

      g_assert_cmpint (war_orientation (a, b, c), ==, oracle_orientation (a, b, c));
      g_assert_true (war_segments_meet (a, b, c, d) == expected);
      g_assert_true (war_segments_meet (d, c, a, b) == expected);
      g_assert_true (war_segment_has (a, b, c) == oracle_on (a, b, c));
      n_meeting += expected;
    }

  /* The cases are worth trying: both answers are frequent. */
  g_assert_cmpuint (n_meeting, >, 20000 / SHARE);
  g_assert_cmpuint (n_meeting, <, 180000 / SHARE);
}

/* distance is the least whole number whose square is not less than cross² / length²; near the ends
 * of the segment, than the square of the distance to the end. */
static void
assert_is_distance (WarLength distance, Big square_numerator, Big square_denominator)
{
  Big upper = multiply (multiply (big (distance), big (distance)), square_denominator);

  g_assert_cmpint (compare (upper, square_numerator), >=, 0);
  if (distance > 0)
    {
      Big lower = multiply (multiply (big (distance - 1), big (distance - 1)), square_denominator);

      g_assert_cmpint (compare (lower, square_numerator), <, 0);
    }
}

static Big
get_dot (WarPosition origin, WarPosition a, WarPosition b)
{
  Big x = multiply (subtract (big (a.x), big (origin.x)), subtract (big (b.x), big (origin.x)));
  Big y = multiply (subtract (big (a.y), big (origin.y)), subtract (big (b.y), big (origin.y)));

  y.sign = -y.sign;
  return subtract (x, y);
}

static Big
get_cross (WarPosition origin, WarPosition a, WarPosition b)
{
  return subtract (
    multiply (subtract (big (a.x), big (origin.x)), subtract (big (b.y), big (origin.y))),
    multiply (subtract (big (a.y), big (origin.y)), subtract (big (b.x), big (origin.x))));
}

/* It lies on the segment, and nothing of it is nearer. */
static void
test_nearest (void)
{
  for (guint n = 0; n < 10000; n++)
    {
      const WarLength most = WAR_LENGTH_MAX >> g_test_rand_int_range (0, 24);
      WarPosition a = { g_test_rand_int_range (-most, most), g_test_rand_int_range (-most, most) };
      WarPosition b = { g_test_rand_int_range (-most, most), g_test_rand_int_range (-most, most) };
      WarPosition p = { g_test_rand_int_range (-most, most), g_test_rand_int_range (-most, most) };
      WarPosition nearest = war_segment_get_nearest (a, b, p);

      /* Rounded in both directions, and from shares of 2^-30. */
      g_assert_cmpint (war_segment_distance (a, b, nearest), <=, 2);
      g_assert_cmpint (war_position_distance (nearest, p), <=, war_segment_distance (a, b, p) + 2);
    }
}

static void
test_segment_distance (void)
{
  for (guint i = 0; i < 40000 / SHARE; i++)
    {
      gint range = ranges[i % G_N_ELEMENTS (ranges)];
      WarPosition a = random_position (range), b = random_position (range);
      WarPosition p = random_position (range);
      WarLength distance = war_segment_distance (a, b, p);

      if (get_dot (a, b, p).sign <= 0)
        {
          assert_is_distance (distance, get_dot (a, p, p), big (1));
        }
      else if (get_dot (b, a, p).sign <= 0)
        {
          assert_is_distance (distance, get_dot (b, p, p), big (1));
        }
      else
        {
          Big cross = get_cross (a, b, p);

          assert_is_distance (distance, multiply (cross, cross), get_dot (a, b, b));
        }
    }
}

/* G-1, G-2: exactly at a limit is within it, one unit farther is not. */
static void
test_limits_are_exact (void)
{
  const WarPosition origin = { 0, 0 };
  const WarLength limit = 3 * WAR_INCH;

  g_assert_cmpint (war_position_distance (origin, (WarPosition){ limit, 0 }), ==, limit);
  g_assert_cmpint (war_position_distance (origin, (WarPosition){ limit, 1 }), ==, limit + 1);
  g_assert_cmpint (war_position_distance (origin, (WarPosition){ 3 * 1524, 4 * 1524 }), ==,
                   3 * WAR_INCH);
  g_assert_cmpint (war_segment_distance ((WarPosition){ -5, 3 }, (WarPosition){ 5, 3 }, origin), ==,
                   3);
  g_assert_cmpint (war_segment_distance (origin, origin, (WarPosition){ 3, 4 }), ==, 5);
}

static void
test_wide_products (void)
{
  static const guint64 edges[]
    = { 0, 1, 2, G_MAXUINT32, (guint64) G_MAXUINT32 + 1, G_MAXUINT64 - 1, G_MAXUINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    for (guint j = 0; j < G_N_ELEMENTS (edges); j++)
      {
        WarWide product = war_wide_multiply (edges[i], edges[j]);
        WarWide turned = war_wide_multiply (edges[j], edges[i]);

        g_assert_cmpint (war_wide_compare (product, turned), ==, 0);
        g_assert_true (product.low == edges[i] * edges[j]);
      }

  g_assert_true (war_wide_multiply (G_MAXUINT64, G_MAXUINT64).high == G_MAXUINT64 - 1);

  for (guint i = 0; i < 20000 / SHARE; i++)
    {
      gint64 a
        = (gint64) (((guint64) (guint32) g_test_rand_int () << 31) ^ (guint32) g_test_rand_int ());
      gint64 b = (gint64) (guint32) g_test_rand_int ();
      gint64 c = a + g_test_rand_int_range (-1, 2);
      gint64 d = b + g_test_rand_int_range (-1, 2);

      if (c < 0 || d < 0)
        continue;

      g_assert_cmpint (
        war_wide_compare_products ((guint64) a, (guint64) b, (guint64) c, (guint64) d), ==,
        compare (multiply (big (a), big (b)), multiply (big (c), big (d))));
    }
}

static void
test_divide_by_root (void)
{
  /* √4 = 2: halves go to the even neighbour. */
  g_assert_cmpint (war_divide_by_root (5, 4), ==, 2);
  g_assert_cmpint (war_divide_by_root (7, 4), ==, 4);
  g_assert_cmpint (war_divide_by_root (-5, 4), ==, -2);
  g_assert_cmpint (war_divide_by_root (-7, 4), ==, -4);
  g_assert_cmpint (war_divide_by_root (0, 4), ==, 0);

  for (guint i = 0; i < 20000 / SHARE; i++)
    {
      guint64 square = (guint64) g_test_rand_int_range (1, G_MAXINT32) * 1000;
      gint64 numerator = (gint64) g_test_rand_int () * 1000;
      double exact = (double) numerator / sqrt ((double) square);

      g_assert_cmpfloat (fabs (war_divide_by_root (numerator, square) - exact), <, 0.5001);
    }
}

/* A star with a notch: concave, and its vertices in either direction. */
static const WarPosition star[]
  = { { 0, 0 }, { 40, 10 }, { 80, 0 }, { 70, 40 }, { 80, 80 }, { 40, 30 }, { 0, 80 }, { 10, 40 } };

static void
test_locate (void)
{
  static const struct
  {
    WarPosition position;
    WarLocation expected;
  } cases[] = {
    { { 40, 20 }, WAR_LOCATION_INSIDE },     { { 40, 31 }, WAR_LOCATION_OUTSIDE },
    { { 40, 30 }, WAR_LOCATION_ON_EDGE },    { { 0, 0 }, WAR_LOCATION_ON_EDGE },
    { { 20, 5 }, WAR_LOCATION_ON_EDGE },     { { 5, 20 }, WAR_LOCATION_ON_EDGE },
    { { 4, 20 }, WAR_LOCATION_OUTSIDE },     { { 6, 20 }, WAR_LOCATION_INSIDE },
    { { 40, 9 }, WAR_LOCATION_OUTSIDE },     { { -1, 0 }, WAR_LOCATION_OUTSIDE },
    { { 70, 60 }, WAR_LOCATION_INSIDE },     { { 1000, 40 }, WAR_LOCATION_OUTSIDE },
    { { -1000, 80 }, WAR_LOCATION_OUTSIDE },
  };
  WarPosition reversed[G_N_ELEMENTS (star)];

  for (guint i = 0; i < G_N_ELEMENTS (star); i++)
    reversed[i] = star[G_N_ELEMENTS (star) - 1 - i];

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (war_polygon_locate (star, G_N_ELEMENTS (star), cases[i].position), ==,
                       cases[i].expected);
      g_assert_cmpint (war_polygon_locate (reversed, G_N_ELEMENTS (star), cases[i].position), ==,
                       cases[i].expected);
    }

  g_assert_cmpint (war_polygon_get_double_area (star, G_N_ELEMENTS (star)), ==,
                   -war_polygon_get_double_area (reversed, G_N_ELEMENTS (star)));
  g_assert_cmpint (war_polygon_get_double_area (star, G_N_ELEMENTS (star)), >, 0);
}

static void
test_polygon_check (void)
{
  const WarPosition bow[] = { { 0, 0 }, { 10, 10 }, { 10, 0 }, { 0, 10 } };
  const WarPosition spike[] = { { 0, 0 }, { 10, 0 }, { 5, 0 }, { 5, 10 } };
  const WarPosition flat[] = { { 0, 0 }, { 5, 0 }, { 10, 0 } };
  const WarPosition touching[] = { { 0, 0 }, { 10, 0 }, { 10, 10 }, { 5, 0 }, { 0, 10 } };
  const WarPosition repeated[] = { { 0, 0 }, { 10, 0 }, { 10, 0 }, { 0, 10 } };
  const WarPosition tips[] = { { -5, -5 }, { 5, -5 }, { 0, 0 }, { 5, 5 }, { -5, 5 }, { 0, 0 },
                               { -5, -5 }, { 5, -5 }, { 0, 0 }, { 5, 5 }, { -5, 5 } };
  guint edge;

  for (guint i = 0; i < 6; i++)
    g_assert_cmpint (war_polygon_check (tips + i, 6, NULL), ==, WAR_POLYGON_SELF_MEETING);
  g_assert_cmpint (war_polygon_check (star, G_N_ELEMENTS (star), NULL), ==, WAR_POLYGON_VALID);
  g_assert_cmpint (war_polygon_check (star, 2, NULL), ==, WAR_POLYGON_TOO_FEW);
  g_assert_cmpint (war_polygon_check (bow, 4, &edge), ==, WAR_POLYGON_SELF_MEETING);
  g_assert_cmpuint (edge, ==, 0);
  g_assert_cmpint (war_polygon_check (spike, 4, NULL), ==, WAR_POLYGON_SELF_MEETING);
  g_assert_cmpint (war_polygon_check (flat, 3, NULL), ==, WAR_POLYGON_SELF_MEETING);
  g_assert_cmpint (war_polygon_check (touching, 5, NULL), ==, WAR_POLYGON_SELF_MEETING);
  g_assert_cmpint (war_polygon_check (repeated, 4, &edge), ==, WAR_POLYGON_REPEATED);
  g_assert_cmpuint (edge, ==, 1);
}

/* Edges i and j of a polygon without repeated vertices, as they may be in a simple one. */
static gboolean
oracle_edges_agree (const WarPosition *vertices, guint n_vertices, guint i, guint j)
{
  WarPosition a = vertices[i], b = vertices[(i + 1) % n_vertices];
  WarPosition c = vertices[j], d = vertices[(j + 1) % n_vertices];

  if ((i + 1) % n_vertices == j)
    return !war_segment_has (a, b, d) && !war_segment_has (b, d, a);
  if ((j + 1) % n_vertices == i)
    return oracle_edges_agree (vertices, n_vertices, j, i);

  return !war_segments_meet (a, b, c, d);
}

/* Whether the edge agrees with all others. */
static gboolean
oracle_edge_agrees (const WarPosition *vertices, guint n_vertices, guint edge)
{
  for (guint i = 0; i < n_vertices; i++)
    if (i != edge && !oracle_edges_agree (vertices, n_vertices, edge, i))
      return FALSE;

  return TRUE;
}

/* Asserts that the polygon is judged rightly; whether it is simple. */
static gboolean
try_polygon (const WarPosition *vertices, guint n_vertices)
{
  guint edge;
  gboolean simple = TRUE;

  switch (war_polygon_check (vertices, n_vertices, &edge))
    {
    case WAR_POLYGON_VALID:
      for (guint i = 0; i < n_vertices; i++)
        g_assert_true (oracle_edge_agrees (vertices, n_vertices, i));
      return TRUE;
    case WAR_POLYGON_SELF_MEETING:
      for (guint i = 0; i < n_vertices; i++)
        simple = simple && oracle_edge_agrees (vertices, n_vertices, i);
      g_assert_false (simple);
      g_assert_false (oracle_edge_agrees (vertices, n_vertices, edge));
      return FALSE;
    case WAR_POLYGON_REPEATED:
      g_assert_cmpint (vertices[edge].x, ==, vertices[(edge + 1) % n_vertices].x);
      g_assert_cmpint (vertices[edge].y, ==, vertices[(edge + 1) % n_vertices].y);
      return FALSE;
    case WAR_POLYGON_TOO_FEW:
    default:
      g_assert_not_reached ();
    }
}

/* Any vertices, on fine and on coarse grids, where they meet in every way. */
static void
test_random_polygon_check (void)
{
  guint n_simple = 0;

  for (guint i = 0; i < 30000 / SHARE; i++)
    {
      WarPosition vertices[9];
      guint n_vertices = (guint) g_test_rand_int_range (3, G_N_ELEMENTS (vertices) + 1);

      for (guint j = 0; j < n_vertices; j++)
        vertices[j] = random_position (ranges[i % G_N_ELEMENTS (ranges)]);
      n_simple += try_polygon (vertices, n_vertices);
    }

  g_assert_cmpuint (n_simple, >, 1500 / SHARE);
}

/* A saw: teeth down, and back along teeth that stand off by a gap. It is simple until a vertex of
 * it is moved. */
static void
test_large_polygon_check (void)
{
  guint n_simple = 0;

  for (guint i = 0; i < 200; i++)
    {
      WarPosition vertices[58]; /* an odd number of teeth */
      guint n_teeth = G_N_ELEMENTS (vertices) / 2;
      gint length = g_test_rand_int_range (1, 50);
      gint slant = g_test_rand_int_range (-3, 4);

      for (guint j = 0; j < n_teeth; j++)
        {
          gint y = (gint) j * 2;
          gint x = j % 2 == 0 ? 0 : length;

          vertices[j] = (WarPosition){ x + 2, y + slant * x };
          vertices[G_N_ELEMENTS (vertices) - 1 - j] = (WarPosition){ -x, y - slant * x };
        }
      g_assert_true (try_polygon (vertices, G_N_ELEMENTS (vertices)));

      for (guint j = 0; j < 3; j++)
        {
          WarPosition *vertex
            = &vertices[g_test_rand_int_range (0, (gint) G_N_ELEMENTS (vertices))];

          vertex->x += g_test_rand_int_range (-4, 5);
          vertex->y += g_test_rand_int_range (-4, 5);
          n_simple += try_polygon (vertices, G_N_ELEMENTS (vertices));
        }
    }

  g_assert_cmpuint (n_simple, >, 50);
  g_assert_cmpuint (n_simple, <, 550);
}

/* Laws that hold for any polygons: distance is symmetric, 0 exactly when they meet, and no larger
 * than between any of their positions. */
static void
test_polygon_laws (void)
{
  guint n_meeting = 0;

  for (guint i = 0; i < 4000 / SHARE; i++)
    {
      gint range = i % 2 == 0 ? 12 : 20000;
      WarPosition a[3], b[4];
      WarLength distance;
      gboolean meet;

      for (guint j = 0; j < G_N_ELEMENTS (a); j++)
        a[j] = random_position (range);
      for (guint j = 0; j < G_N_ELEMENTS (b); j++)
        b[j] = random_position (range);
      for (guint j = 0; j < G_N_ELEMENTS (b); j++)
        b[j].x += range;
      if (war_polygon_check (a, 3, NULL) != WAR_POLYGON_VALID
          || war_polygon_check (b, 4, NULL) != WAR_POLYGON_VALID)
        continue;

      distance = war_polygons_distance (a, 3, b, 4);
      meet = war_polygons_meet (a, 3, b, 4);
      n_meeting += meet;

      g_assert_cmpint (distance, ==, war_polygons_distance (b, 4, a, 3));
      g_assert_true (meet == war_polygons_meet (b, 4, a, 3));
      g_assert_true ((distance == 0) == meet);
      for (guint j = 0; j < 3; j++)
        {
          g_assert_cmpint (distance, <=, war_polygon_distance (b, 4, a[j]));
          for (guint k = 0; k < 4; k++)
            g_assert_cmpint (distance, <=, war_position_distance (a[j], b[k]));
        }
    }

  g_assert_cmpuint (n_meeting, >, 100 / SHARE);
}

static void
test_polygon_in_polygon (void)
{
  const WarPosition inner[] = { { 38, 14 }, { 42, 14 }, { 40, 18 } };
  const WarPosition notch[] = { { 38, 60 }, { 42, 60 }, { 40, 70 } };

  g_assert_true (war_polygons_meet (star, G_N_ELEMENTS (star), inner, 3));
  g_assert_true (war_polygons_meet (inner, 3, star, G_N_ELEMENTS (star)));
  g_assert_false (war_polygons_meet (star, G_N_ELEMENTS (star), notch, 3));
  g_assert_cmpint (war_polygons_distance (star, G_N_ELEMENTS (star), inner, 3), ==, 0);
  g_assert_true (war_segment_meets_polygon (inner[0], inner[1], star, G_N_ELEMENTS (star)));
  g_assert_false (war_segment_meets_polygon (notch[0], notch[1], star, G_N_ELEMENTS (star)));
}

static void
test_disc (void)
{
  const WarPosition centre = { 0, 0 };

  g_assert_true (war_segment_meets_disc ((WarPosition){ -9, 5 }, (WarPosition){ 9, 5 }, centre, 5));
  g_assert_false (
    war_segment_meets_disc ((WarPosition){ -9, 6 }, (WarPosition){ 9, 6 }, centre, 5));
  g_assert_true (war_segment_meets_disc ((WarPosition){ 1, 1 }, (WarPosition){ 2, 2 }, centre, 5));
  g_assert_false (war_segment_meets_disc ((WarPosition){ 4, 4 }, (WarPosition){ 9, 4 }, centre, 5));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/geometry/segments", test_segments);
  g_test_add_func ("/engine/geometry/nearest", test_nearest);
  g_test_add_func ("/engine/geometry/segment-distance", test_segment_distance);
  g_test_add_func ("/engine/geometry/G-2/limits-are-exact", test_limits_are_exact);
  g_test_add_func ("/engine/geometry/wide-products", test_wide_products);
  g_test_add_func ("/engine/geometry/divide-by-root", test_divide_by_root);
  g_test_add_func ("/engine/geometry/locate", test_locate);
  g_test_add_func ("/engine/geometry/polygon-check", test_polygon_check);
  g_test_add_func ("/engine/geometry/random-polygon-check", test_random_polygon_check);
  g_test_add_func ("/engine/geometry/large-polygon-check", test_large_polygon_check);
  g_test_add_func ("/engine/geometry/polygon-laws", test_polygon_laws);
  g_test_add_func ("/engine/geometry/polygon-in-polygon", test_polygon_in_polygon);
  g_test_add_func ("/engine/geometry/disc", test_disc);
  return g_test_run ();
}
