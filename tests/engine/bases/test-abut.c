/* test-abut.c: bases laid along edges of others, against a look at every place there
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/abut.h"
#include "engine/bases/contact.h"
#include "engine/bases/room.h"

#include "placing.h"

#define SIZE 12000
#define N_OBSTACLES 8
#define N_CASES 300

/* Where bases all but touch, rounding decides whether they overlap, anew at each place: only who
 * has so much room all round surely has to be found. */
#define ROUNDING 8

static gboolean
is_free (const WarAbutScene *scene, const WarBase *base)
{
  if (!war_base_is_on_field (base, scene->field->width, scene->field->depth))
    return FALSE;
  for (guint i = 0; i < scene->n_obstacles; i++)
    if (war_base_overlaps (base, &scene->obstacles[i].base))
      return FALSE;

  return TRUE;
}

/* Free, and clear of all but the target, which it touches, with room for rounding. */
static gboolean
is_roomy (const WarAbutScene *scene, const WarBase *base)
{
  WarBase grown = war_base_place (base->centre, base->heading, base->width + 2 * ROUNDING,
                                  base->depth + 2 * ROUNDING);

  if (!is_free (scene, base)
      || !war_base_is_on_field (&grown, scene->field->width, scene->field->depth))
    return FALSE;
  for (guint i = 1; i < scene->n_obstacles; i++)
    if (war_base_overlaps (&grown, &scene->obstacles[i].base))
      return FALSE;

  return TRUE;
}

/* Along that edge of the target, so far right of its middle. */
static WarBase
lay (const WarBase *charger, const WarBase *target, WarEdge edge, WarLength along)
{
  gboolean is_across = edge == WAR_EDGE_FRONT || edge == WAR_EDGE_REAR;
  WarHeading outwards = war_base_get_edge_heading (target, edge);

  return war_base_place (
    war_position_offset (target->centre, outwards, along,
                         ((is_across ? target->depth : target->width) + charger->depth) / 2),
    war_heading_add (outwards, WAR_HEADING_TURN / 2), charger->width, charger->depth);
}

typedef gboolean (*IsGood) (const WarAbutScene *scene, const WarBase *base);

/* How far off the ideal place the nearest good one along the edge is; G_MAXINT32: there is none. */
static WarLength
find_nearest (const WarAbutScene *scene, const WarBase *charger, const WarBase *target,
              WarEdge edge, IsGood is_good)
{
  gboolean is_across = edge == WAR_EDGE_FRONT || edge == WAR_EDGE_REAR;
  WarLength reach = MAX (is_across ? target->width : target->depth, charger->width) / 2;
  WarBase ideal = war_base_lay_against (charger, target, edge);
  WarLength nearest = G_MAXINT32;

  for (WarLength along = -reach; along <= reach; along++)
    {
      WarBase base = lay (charger, target, edge, along);

      WarLength distance = war_position_distance (base.centre, ideal.centre);

      if (distance < nearest && is_good (scene, &base))
        nearest = distance;
    }

  return nearest;
}

/* The first of the edges with a good place; WAR_N_EDGES: none has. */
static guint
find_first (const WarAbutScene *scene, const WarBase *charger, const WarBase *target,
            const WarEdge edges[WAR_N_EDGES], IsGood is_good)
{
  guint n = 0;

  while (n < WAR_N_EDGES && find_nearest (scene, charger, target, edges[n], is_good) == G_MAXINT32)
    n++;

  return n;
}

static void
test_edges (void)
{
  g_autoptr (WarField) field = war_field_new ("Plain", SIZE, SIZE);
  guint n_found = 0, n_others = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      WarObstacle obstacles[N_OBSTACLES];
      WarBase charger = placing_random_base (0, SIZE), target = placing_random_base (2000, 10000);
      const WarAbutScene scene = { field, obstacles, N_OBSTACLES };
      WarEdge edges[WAR_N_EDGES], edge;
      gboolean is_found;
      WarBase base;
      guint n = 0;

      obstacles[0] = (WarObstacle){ .base = target };
      for (guint j = 1; j < N_OBSTACLES; j++)
        do
          obstacles[j] = (WarObstacle){ .base = placing_random_base (0, SIZE) };
        while (war_base_overlaps (&obstacles[j].base, &target));

      is_found = war_abut_find (&scene, &charger, &target, &base, &edge);
      war_base_order_edges (&target, charger.centre, edges);
      while (n < WAR_N_EDGES && (!is_found || edges[n] != edge))
        n++;

      g_assert_cmpuint (n, >=, find_first (&scene, &charger, &target, edges, is_free));
      g_assert_cmpuint (n, <=, find_first (&scene, &charger, &target, edges, is_roomy));
      if (is_found)
        {
          WarBase ideal = war_base_lay_against (&charger, &target, edge);

          g_assert_true (is_free (&scene, &base));
          g_assert_cmpint (war_base_get_distance (&base, &target), <=, WAR_BASE_SLACK);
          /* Places are rounded to a unit. */
          g_assert_cmpint (war_position_distance (base.centre, ideal.centre) - 2, <=,
                           find_nearest (&scene, &charger, &target, edge, is_roomy));
        }
      n_found += is_found;
      n_others += is_found && n > 0;
    }

  g_assert_cmpuint (n_found, >, N_CASES / 10);
  g_assert_cmpuint (n_others, >, N_CASES / 50);
}

/* Who is stopped stands where it is free, and nowhere farther on. */
static void
test_stop (void)
{
  g_autoptr (WarField) field = war_field_new ("Plain", SIZE, SIZE);
  guint n_back = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      WarObstacle obstacles[N_OBSTACLES];
      const WarAbutScene scene = { field, obstacles, N_OBSTACLES };
      WarBase start = placing_random_base (3000, 9000), base;
      WarSweep sweep = war_sweep_plan (&start, placing_random (-6000, 6000));
      WarLength length = war_sweep_get_length (&sweep);
      WarLength stopped = g_test_rand_int_range (0, length + 1), distance = stopped;

      for (guint j = 0; j < N_OBSTACLES; j++)
        do
          obstacles[j] = (WarObstacle){ .base = placing_random_base (0, SIZE) };
        while (war_base_overlaps (&obstacles[j].base, &start));

      if (!war_abut_find_stop (&scene, &sweep, &distance, &base))
        continue;
      g_assert_cmpint (distance, <=, stopped);
      g_assert_true (is_free (&scene, &base));
      g_assert_cmpint (base.centre.x, ==, war_sweep_place (&sweep, distance).centre.x);
      n_back += distance < stopped;
    }

  g_assert_cmpuint (n_back, >, N_CASES / 20);
}

/* The shortest line runs from the one base to the other, and is as long as they are apart. */
static void
test_line (void)
{
  for (guint i = 0; i < 20 * N_CASES; i++)
    {
      WarBase a = placing_random_base (0, SIZE), b = placing_random_base (0, SIZE);
      WarPosition from, to;
      WarLength length, distance;

      if (war_base_is_within (&a, &b, 0))
        continue;

      war_contact_find_line (&a, &b, &from, &to);
      g_assert_cmpint (war_base_get_position_distance (&a, from), <=, 2);
      g_assert_cmpint (war_base_get_position_distance (&b, to), <=, 2);
      length = war_position_distance (from, to);
      distance = war_base_get_distance (&a, &b);
      g_assert_cmpint (ABS (length - distance), <=, 4);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abut/edges", test_edges);
  g_test_add_func ("/abut/stop", test_stop);
  g_test_add_func ("/contact/line", test_line);

  return g_test_run ();
}
