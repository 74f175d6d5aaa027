/* test-hull.c: the smallest convex polygon about some places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/hull.h"

#define N_PLACES 40
#define SIZE 100

/* Whether the place is on one hand of each line through two of the others, or on none: by hand, of
 * all triangles that they make. */
static gint64
get_bend (WarPosition a, WarPosition b, WarPosition c)
{
  return (gint64) (b.x - a.x) * (c.y - a.y) - (gint64) (b.y - a.y) * (c.x - a.x);
}

static gboolean
is_in_any_triangle (const WarPosition *places, guint n, WarPosition place)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      for (guint k = 0; k < j; k++)
        {
          gint64 a = get_bend (places[i], places[j], place);
          gint64 b = get_bend (places[j], places[k], place);
          gint64 c = get_bend (places[k], places[i], place);

          if (get_bend (places[i], places[j], places[k]) != 0
              && ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0)))
            return TRUE;
        }
  return FALSE;
}

/* What is in the polygon is in a triangle of three of the places, and in no other way. */
static void
test_triangles (void)
{
  WarPosition places[N_PLACES], hull[N_PLACES + 1];

  for (guint n = 3; n < N_PLACES; n++)
    {
      guint n_corners;

      for (guint i = 0; i < n; i++)
        places[i]
          = (WarPosition){ g_test_rand_int_range (0, SIZE), g_test_rand_int_range (0, SIZE) };
      n_corners = war_hull_find (places, n, hull);
      for (guint i = 0; i < 50; i++)
        {
          WarPosition place
            = { g_test_rand_int_range (-5, SIZE + 5), g_test_rand_int_range (-5, SIZE + 5) };

          g_assert_cmpint (war_hull_has (hull, n_corners, place), ==,
                           is_in_any_triangle (places, n, place));
        }
    }
}

/* Nobody, one alone, and those in a line have no inside. */
static void
test_empty (void)
{
  const WarPosition line[] = { { 0, 0 }, { 10, 10 }, { 20, 20 } };
  WarPosition hull[4];

  for (guint n = 0; n <= G_N_ELEMENTS (line); n++)
    g_assert_false (war_hull_has (hull, war_hull_find (line, n, hull), line[0]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry/hull/triangles", test_triangles);
  g_test_add_func ("/geometry/hull/empty", test_empty);
  return g_test_run ();
}
