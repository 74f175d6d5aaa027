/* test-exact.c: fractions and distances that are compared exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/geometry/exact.h"
#include "engine/geometry/wide.h"

static guint64
random_number (guint n_bits)
{
  guint64 number = (guint64) (guint32) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();

  return n_bits == 0 ? 0 : number >> (64 - n_bits);
}

static void
test_products (void)
{
  const guint64 most[] = { G_MAXUINT64, G_MAXUINT64, G_MAXUINT64, G_MAXUINT64, G_MAXUINT64 };
  const guint64 less[] = { G_MAXUINT64, G_MAXUINT64, G_MAXUINT64, G_MAXUINT64, G_MAXUINT64 - 1 };
  const guint64 ones[] = { G_MAXUINT64, 1, 1, 1, 1 };

  g_assert_cmpint (war_compare_products (most, 5, most, 5), ==, 0);
  g_assert_cmpint (war_compare_products (most, 5, less, 5), >, 0);
  g_assert_cmpint (war_compare_products (less, 5, most, 5), <, 0);
  g_assert_cmpint (war_compare_products (most, 1, ones, 5), ==, 0);
  g_assert_cmpint (war_compare_products (most, 2, ones, 5), >, 0);
  g_assert_cmpint (war_compare_products (most, 0, ones + 1, 4), ==, 0);

  for (guint i = 0; i < 50000; i++)
    {
      guint64 a = random_number (i % 65), b = random_number (i * 7 % 65);
      guint64 c = random_number (i * 5 % 65), d = random_number (i * 3 % 65);
      const guint64 left[] = { a, b, c }, right[] = { c, a, b }, larger[] = { a, b, c + 1 };
      const guint64 two[] = { a, b }, others[] = { c, d };

      g_assert_cmpint (war_compare_products (left, 3, right, 3), ==, 0);
      g_assert_cmpint (war_compare_products (two, 2, others, 2), ==,
                       war_wide_compare_products (a, b, c, d));
      if (a > 0 && b > 0 && c < G_MAXUINT64)
        g_assert_cmpint (war_compare_products (left, 3, larger, 3), <, 0);
    }
}

static void
test_fixed (void)
{
  g_assert_cmpuint (war_fraction_to_fixed (WAR_FRACTION_START), ==, 0);
  g_assert_cmpuint (war_fraction_to_fixed (WAR_FRACTION_END), ==, WAR_FRACTION_ONE);
  g_assert_cmpuint (war_fraction_to_fixed ((WarFraction){ 3, 6 }), ==, WAR_FRACTION_ONE / 2);
  g_assert_cmpuint (war_fraction_to_fixed ((WarFraction){ 1, 3 }), ==, WAR_FRACTION_ONE / 3);

  for (guint i = 0; i < 50000; i++)
    {
      guint64 denominator = random_number (1 + i % 56) + (i % 56 < 55);
      WarFraction fraction
        = { denominator > 0 ? random_number (64) % (denominator + 1) : 0, MAX (denominator, 1) };
      guint64 fixed = war_fraction_to_fixed (fraction);

      /* fixed / 2^63 ≤ numerator / denominator < (fixed + 1) / 2^63 */
      g_assert_cmpint (war_wide_compare_products (fixed, fraction.denominator, fraction.numerator,
                                                  WAR_FRACTION_ONE),
                       <=, 0);
      g_assert_cmpint (war_wide_compare_products (fixed + 1, fraction.denominator,
                                                  fraction.numerator, WAR_FRACTION_ONE),
                       >, 0);
    }
}

static void
test_root (void)
{
  const WarFraction third = { 1, 3 }, two_thirds = { 2, 3 };

  /* A third of √90000 = 300 is 100, not 99.99… */
  g_assert_cmpint (war_fraction_of_root_down (third, 90000), ==, 100);
  g_assert_cmpint (war_fraction_of_root_up (third, 90000), ==, 100);
  g_assert_cmpint (war_fraction_of_root_down (third, 89999), ==, 99);
  g_assert_cmpint (war_fraction_of_root_up (third, 90001), ==, 101);
  g_assert_cmpint (war_fraction_of_root_down (two_thirds, 2), ==, 0);
  g_assert_cmpint (war_fraction_of_root_up (two_thirds, 2), ==, 1);
  g_assert_cmpint (war_fraction_of_root_down (WAR_FRACTION_START, 2), ==, 0);
  g_assert_cmpint (war_fraction_of_root_up (WAR_FRACTION_START, 2), ==, 0);
  g_assert_cmpint (war_fraction_of_root_down (WAR_FRACTION_END, 0), ==, 0);

  for (guint i = 0; i < 20000; i++)
    {
      guint64 denominator = random_number (1 + i % 63) | 1;
      WarFraction fraction = { random_number (64) % (denominator + 1), denominator };
      guint64 square = random_number (i % 53);
      long double exact = (long double) fraction.numerator / (long double) denominator
                          * sqrtl ((long double) square);
      WarLength down = war_fraction_of_root_down (fraction, square);
      WarLength up = war_fraction_of_root_up (fraction, square);

      g_assert_true (down <= exact + 1e-6L && exact - 1e-6L <= up);
      g_assert_true (up - down <= 1);
      g_assert_true (exact - 1e-6L <= down + 1 && up - 1 <= exact + 1e-6L);
    }
}

static void
test_between (void)
{
  const WarPosition a = { 100, -100 }, b = { 107, 50 };
  WarPosition middle = war_fraction_between ((WarFraction){ 1, 2 }, a, b);

  /* 103½ goes to the even neighbour. */
  g_assert_cmpint (middle.x, ==, 104);
  g_assert_cmpint (middle.y, ==, -25);
  middle = war_fraction_between ((WarFraction){ 1, 2 }, b, a);
  g_assert_cmpint (middle.x, ==, 103);
  middle = war_fraction_between ((WarFraction){ 5, 14 }, a, b);
  g_assert_cmpint (middle.x, ==, 102);
  middle = war_fraction_between (WAR_FRACTION_END, a, b);
  g_assert_cmpint (middle.x, ==, b.x);
  g_assert_cmpint (middle.y, ==, b.y);
  middle = war_fraction_between (WAR_FRACTION_START, a, b);
  g_assert_cmpint (middle.x, ==, a.x);

  for (guint i = 0; i < 20000; i++)
    {
      guint64 denominator = random_number (1 + i % 56) | 1;
      WarFraction fraction = { random_number (64) % (denominator + 1), denominator };
      WarPosition c = { g_test_rand_int_range (-WAR_COORDINATE_MAX, WAR_COORDINATE_MAX), 0 };
      WarPosition d = { g_test_rand_int_range (-WAR_COORDINATE_MAX, WAR_COORDINATE_MAX), 0 };
      double part = (double) fraction.numerator / (double) fraction.denominator;

      g_assert_cmpfloat (
        fabs (war_fraction_between (fraction, c, d).x - (c.x + part * (d.x - c.x))), <, 0.5001);
    }
}

static void
test_gaps (void)
{
  const WarGap one = { 5, 25 }, also_one = { 1, 1 }, root = { 2, 2 }, none = { 0, 1 };

  g_assert_cmpint (war_gap_compare (one, also_one), ==, 0);
  g_assert_cmpint (war_gap_compare (root, one), >, 0);
  g_assert_cmpint (war_gap_compare (none, one), <, 0);
  g_assert_cmpint (war_gap_compare_length (one, 1), ==, 0);
  g_assert_cmpint (war_gap_compare_length (root, 1), >, 0);
  g_assert_cmpint (war_gap_compare_length (root, 2), <, 0);
  g_assert_cmpint (war_gap_compare_length (none, 0), ==, 0);
}

/* Around a square with a notch; most cases only touch. */
static void
test_enters (void)
{
  const WarPosition shape[]
    = { { 0, 0 }, { 4, 0 }, { 4, 4 }, { 6, 4 }, { 6, 0 }, { 10, 0 }, { 10, 10 }, { 0, 10 } };
  static const struct
  {
    WarPosition a, b;
    gboolean expected;
  } cases[] = {
    { { -5, 5 }, { 15, 5 }, TRUE },    { { -5, 0 }, { 15, 0 }, FALSE },
    { { 4, 4 }, { 6, 4 }, FALSE },     { { 3, 4 }, { 7, 4 }, TRUE },
    { { 4, 0 }, { 6, 0 }, FALSE },     { { 5, 0 }, { 5, 4 }, FALSE },
    { { 5, 0 }, { 5, 5 }, TRUE },      { { 0, 0 }, { 10, 10 }, TRUE },
    { { -5, -5 }, { 0, 0 }, FALSE },   { { 4, 4 }, { 0, 10 }, TRUE },
    { { 0, 0 }, { 0, 10 }, FALSE },    { { 4, -3 }, { 4, 20 }, TRUE },
    { { 4, -3 }, { 4, 4 }, FALSE },    { { 2, 2 }, { 2, 2 }, TRUE },
    { { 4, 4 }, { 4, 4 }, FALSE },     { { 5, 2 }, { 5, 2 }, FALSE },
    { { 10, 10 }, { 20, 10 }, FALSE }, { { -2, 2 }, { 2, -2 }, FALSE },
    { { -1, 2 }, { 2, -1 }, TRUE },    { { 0, 5 }, { 5, 4 }, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WarPosition a = cases[i].a, b = cases[i].b;

      g_assert_true (war_segment_enters_polygon (a, b, shape, G_N_ELEMENTS (shape))
                     == cases[i].expected);
      g_assert_true (war_segment_enters_polygon (b, a, shape, G_N_ELEMENTS (shape))
                     == cases[i].expected);
    }
}

/* Whether the place is strictly inside a triangle: coordinates are so small that what is not nearly
 * 0 is far from it. */
static gboolean
is_inside (const WarPosition triangle[3], double x, double y)
{
  gint side = war_orientation (triangle[0], triangle[1], triangle[2]);

  for (guint i = 0; i < 3; i++)
    {
      WarPosition a = triangle[i], b = triangle[(i + 1) % 3];

      if (side * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) < 1e-9)
        return FALSE;
    }

  return TRUE;
}

/* A segment enters a triangle if the middle between two of the places where it passes the lines
 * along the edges is inside. */
static gboolean
oracle_enters (WarPosition a, WarPosition b, const WarPosition triangle[3])
{
  double places[5] = { 0, 1 };
  guint n_places = 2;

  for (guint i = 0; i < 3; i++)
    {
      WarPosition c = triangle[i], d = triangle[(i + 1) % 3];
      double from = (d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x);
      double to = (d.x - c.x) * (b.y - c.y) - (d.y - c.y) * (b.x - c.x);

      if (from != to)
        places[n_places++] = CLAMP (from / (from - to), 0, 1);
    }

  for (guint i = 0; i < n_places; i++)
    for (guint j = 0; j < n_places; j++)
      {
        double middle = (places[i] + places[j]) / 2;

        if (is_inside (triangle, a.x + middle * (b.x - a.x), a.y + middle * (b.y - a.y)))
          return TRUE;
      }

  return FALSE;
}

static void
test_enters_oracle (void)
{
  guint n_entering = 0, n_touching = 0;

  for (guint i = 0; i < 50000; i++)
    {
      WarPosition triangle[3];
      WarPosition a = { g_test_rand_int_range (-6, 7), g_test_rand_int_range (-6, 7) };
      WarPosition b = { g_test_rand_int_range (-6, 7), g_test_rand_int_range (-6, 7) };
      gboolean enters;

      for (guint j = 0; j < 3; j++)
        triangle[j] = (WarPosition){ g_test_rand_int_range (-6, 7), g_test_rand_int_range (-6, 7) };
      if (war_orientation (triangle[0], triangle[1], triangle[2]) == 0)
        continue;

      enters = war_segment_enters_polygon (a, b, triangle, 3);
      g_assert_true (enters == oracle_enters (a, b, triangle));
      n_entering += enters;
      n_touching += !enters && war_segment_meets_polygon (a, b, triangle, 3);
    }
  g_assert_cmpuint (n_entering, >, 5000);
  g_assert_cmpuint (n_touching, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/exact/products", test_products);
  g_test_add_func ("/engine/exact/fixed", test_fixed);
  g_test_add_func ("/engine/exact/root", test_root);
  g_test_add_func ("/engine/exact/between", test_between);
  g_test_add_func ("/engine/exact/gaps", test_gaps);
  g_test_add_func ("/engine/exact/enters", test_enters);
  g_test_add_func ("/engine/exact/enters-oracle", test_enters_oracle);
  return g_test_run ();
}
