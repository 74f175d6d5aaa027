/* test-way.c: where bases may end among obstacles, against a look at every place on the way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/way.h"
#include "engine/game/state.h"

#include "placing.h"

#define SIZE 30000
#define N_OBSTACLES 12
#define N_CASES 2000
#define N_DISTANCES 6 /* for each way, beside the ends of its ranges */
#define N_PLACES 400 /* that are looked at on a way */

/* What rounding may cost: the way's own places, and those that are looked at here. */
#define ROUNDING 2

static WarBase
shift (const WarBase *base, WarHeading heading, WarLength distance)
{
  WarPosition vector = war_room_get_vector (heading, distance);

  return war_base_place ((WarPosition){ base->centre.x + vector.x, base->centre.y + vector.y },
                         base->heading, base->width, base->depth);
}

static gboolean
overlaps (const WarBase *a, const WarBase *b, WarLength depth)
{
  return war_polygons_overlap (a->corners, WAR_N_EDGES, b->corners, WAR_N_EDGES, MAX (depth, 0));
}

/* Obstacles that do not stand in the base; some closer than their limit would have it. */
static guint
draw_obstacles (const WarBase *now, WarObstacle *obstacles)
{
  guint n_obstacles = 0;

  while (n_obstacles < N_OBSTACLES)
    {
      WarObstacle *obstacle = &obstacles[n_obstacles];

      *obstacle = (WarObstacle){ .base = placing_random_base (0, SIZE),
                                 .row = (gint) n_obstacles,
                                 .kind = (WarObstacleKind) g_test_rand_int_range (0, 3) };
      if (overlaps (now, &obstacle->base, 0))
        continue;
      if (obstacle->kind == WAR_OBSTACLE_ENEMY)
        {
          obstacle->limit = war_obstacle_get_limit (now, &obstacle->base, 2000);
          obstacle->setting = obstacle->limit == 2000 ? WAR_MILLIMETRE : 0;
        }
      n_obstacles++;
    }

  return n_obstacles;
}

/* Whether the base may be there: on its way, or in the end. */
static gboolean
may_be (const WarBase *base, gboolean is_end, const WarObstacle *obstacles, gint grace)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    if (base->corners[i].x < -grace || base->corners[i].x > SIZE + grace
        || base->corners[i].y < -grace || base->corners[i].y > SIZE + grace)
      return FALSE;

  for (guint i = 0; i < N_OBSTACLES; i++)
    {
      const WarObstacle *obstacle = &obstacles[i];

      if (obstacle->kind == WAR_OBSTACLE_FRIEND && !is_end)
        continue;
      if (obstacle->limit > grace
            ? war_base_is_nearer (base, &obstacle->base, obstacle->limit - grace)
            : overlaps (base, &obstacle->base, WAR_BASE_SLACK + grace))
        return FALSE;
    }

  return TRUE;
}

static gboolean
may_go (const WarWay *way, WarLength distance, const WarObstacle *obstacles, gint grace)
{
  if (distance == 0 && way->is_still)
    return TRUE;

  for (guint i = 0; i <= N_PLACES; i++)
    {
      WarBase base
        = shift (&way->start, way->heading, (WarLength) ((gint64) distance * i / N_PLACES));

      if (!may_be (&base, i == N_PLACES, obstacles, grace))
        return FALSE;
    }

  return TRUE;
}

/* What is allowed can be gone; for what is not there is a reason, and a look finds it too unless it
 * lies between two places. */
static void
look_at (const WarWay *way, const WarDomain *distances, WarLength distance,
         const WarObstacle *obstacles, guint *n_by_reason)
{
  gint row;
  WarLength allowed;
  WarWayReason reason;

  if (distance < 0)
    return;
  if (war_domain_has (distances, distance))
    {
      g_assert_true (may_go (way, war_way_set_distance (way, distance), obstacles, ROUNDING));
      return;
    }

  reason = war_way_find_reason (way, distance, &row, &allowed);
  n_by_reason[reason]++;
  g_assert_true (allowed < distance || reason == WAR_WAY_LEAST || way->room < way->least);
  if (reason == WAR_WAY_FRIEND)
    {
      WarBase end = shift (&way->start, way->heading, distance);

      g_assert_cmpint (obstacles[row].kind, ==, WAR_OBSTACLE_FRIEND);
      g_assert_true (overlaps (&end, &obstacles[row].base, 0));
    }
  else if (reason == WAR_WAY_MOST)
    g_assert_true (distance > way->most || way->most < way->least);
  else if (reason == WAR_WAY_LEAST)
    g_assert_cmpint (distance, <, way->least);
  else
    {
      g_assert_cmpint (row == WAR_NONE, ==, reason == WAR_WAY_FIELD);
      if (row != WAR_NONE)
        g_assert_cmpint (obstacles[row].kind, ==,
                         reason == WAR_WAY_WALL ? WAR_OBSTACLE_WALL : WAR_OBSTACLE_ENEMY);

      /* It goes on too near, or would if no place were rounded. */
      g_assert_false (way->room + 1 <= way->most && way->room >= 0
                      && may_go (way, way->room + 1, obstacles, -ROUNDING - 1));
    }
}

static void
test_ways (void)
{
  g_autoptr (WarField) field = war_field_new ("Plain", SIZE, SIZE);
  guint n_by_reason[WAR_WAY_LEAST + 1] = { 0 };

  for (guint i = 0; i < N_CASES; i++)
    {
      WarBase now = placing_random_base (3000, SIZE - 3000);
      WarObstacle obstacles[N_OBSTACLES];
      WarWay way = {
        .heading = placing_random_heading (),
        .is_still = g_test_rand_bit (),
        .most = g_test_rand_int_range (0, SIZE / 2),
      };
      WarDomain distances;

      way.start
        = way.is_still ? now : war_base_place (now.centre, way.heading, now.width, now.depth);
      way.least = way.is_still && g_test_rand_bit () ? WAR_MILLIMETRE : 0;
      way.may_stay = way.least == 0 || g_test_rand_bit ();
      war_way_plan (&way, field, obstacles, draw_obstacles (&now, obstacles));
      war_way_get_distances (&way, &distances);

      look_at (&way, &distances, 0, obstacles, n_by_reason);
      look_at (&way, &distances, way.most + 1, obstacles, n_by_reason);
      for (guint j = 0; j < distances.n_ranges; j++)
        for (gint past = 0; past < 2; past++)
          {
            look_at (&way, &distances, distances.ranges[j].minimum - past, obstacles, n_by_reason);
            look_at (&way, &distances, distances.ranges[j].maximum + past, obstacles, n_by_reason);
          }
      for (guint j = 0; j < N_DISTANCES; j++)
        look_at (&way, &distances, g_test_rand_int_range (0, way.most + 1), obstacles, n_by_reason);
    }

  for (guint i = 0; i <= WAR_WAY_LEAST; i++)
    g_assert_cmpuint (n_by_reason[i], >, N_CASES / 100);
}

/* What is listed as near is all that matters. */
static void
test_near (void)
{
  g_autoptr (WarField) field = war_field_new ("Plain", SIZE, SIZE);

  for (guint i = 0; i < N_CASES; i++)
    {
      WarBase now = placing_random_base (3000, SIZE - 3000);
      WarObstacle all[N_OBSTACLES], near[N_OBSTACLES];
      WarWay way
        = { .heading = placing_random_heading (), .most = g_test_rand_int_range (0, 9000) };
      WarWay other;
      guint n_all = draw_obstacles (&now, all), n_near = 0;

      for (guint j = 0; j < n_all; j++)
        if (war_obstacle_is_near (now.centre, way.most + (now.width + now.depth) / 2,
                                  all[j].base.centre, all[j].base.width, all[j].base.depth,
                                  all[j].limit))
          near[n_near++] = all[j];

      way.start = war_base_place (now.centre, way.heading, now.width, now.depth);
      other = way;
      war_way_plan (&way, field, all, n_all);
      war_way_plan (&other, field, near, n_near);
      g_assert_cmpint (way.room, ==, other.room);
      g_assert_cmpint (way.end, ==, other.end);
      g_assert_cmpint (way.row, ==, other.row);
      g_assert_cmpuint (way.n_bars, ==, other.n_bars);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/way/distances", test_ways);
  g_test_add_func ("/way/near", test_near);

  return g_test_run ();
}
