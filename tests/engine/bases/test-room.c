/* test-room.c: how far bases may go, against a look at single places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/room.h"
#include "engine/ground/sweep.h"

#include "placing.h"

#define SIZE 20000
#define N_CASES 20000
#define N_DISTANCES 8 /* that are looked at in each */

/* What the rounding of a place may cost. */
#define ROUNDING 2

/* Whether the base comes nearer than the limit on the way; without one, deeper than bases may. */
static gboolean
is_hindered (const WarBase *start, WarHeading heading, WarLength distance, const WarBase *other,
             WarLength limit, WarLength grace)
{
  const WarSweep sweep = war_sweep_plan (start, war_room_get_vector (heading, distance));

  if (limit > 0)
    return war_sweep_comes_nearer (&sweep, other, limit - grace);

  return war_polygons_overlap (sweep.outline, sweep.n_outline, other->corners, WAR_N_EDGES,
                               MAX (WAR_BASE_SLACK * (grace > 0) + grace, 0));
}

static void
test_find (void)
{
  guint n_barred = 0, n_free = 0, n_stopped = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      WarBase start = placing_random_base (0, SIZE), other = placing_random_base (0, SIZE);
      WarHeading heading = placing_random_heading ();
      WarLength limit = g_test_rand_bit () ? 0 : g_test_rand_int_range (1, 8000);
      WarLength most = g_test_rand_int_range (0, SIZE);
      WarLength room = war_room_find (&start, heading, most, &other, limit);

      g_assert_cmpint (room, >=, -1);
      g_assert_cmpint (room, <=, most);
      n_barred += room < 0;
      n_free += room == most;
      n_stopped += room >= 0 && room < most;

      if (room >= 0)
        g_assert_false (is_hindered (&start, heading, room, &other, limit, ROUNDING));
      if (room < most)
        g_assert_true (
          is_hindered (&start, heading, room + 1, &other, limit, limit > 0 ? -ROUNDING : 0));
    }

  g_assert_cmpuint (n_barred, >, N_CASES / 50);
  g_assert_cmpuint (n_free, >, N_CASES / 50);
  g_assert_cmpuint (n_stopped, >, N_CASES / 50);
}

/* Up to the edge of the field, which belongs to it. */
static void
test_field (void)
{
  g_autoptr (WarField) field = war_field_new ("Plain", SIZE, SIZE / 2);

  for (guint i = 0; i < N_CASES; i++)
    {
      WarBase start = placing_random_base (-1000, SIZE);
      WarHeading heading = placing_random_heading ();
      WarLength most = g_test_rand_int_range (0, SIZE);
      WarLength room = war_room_find_on_field (&start, heading, most, field);

      for (WarLength distance = room; distance <= MIN (room + 1, most); distance++)
        {
          WarPosition vector = war_room_get_vector (heading, MAX (distance, 0));
          WarBase end = start;

          for (guint j = 0; j < WAR_N_EDGES; j++)
            {
              end.corners[j].x += vector.x;
              end.corners[j].y += vector.y;
            }
          g_assert_cmpint (war_base_is_on_field (&end, SIZE, SIZE / 2), ==,
                           distance == room && room >= 0);
        }
    }
}

/* Where bases overlap, all within the range and none outside, but for rounding. */
static void
test_overlap (void)
{
  guint n_found = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      WarBase start = placing_random_base (0, SIZE / 2), other = placing_random_base (0, SIZE / 2);
      WarHeading heading = placing_random_heading ();
      WarLength most = g_test_rand_int_range (0, SIZE), first, last;
      gboolean is_found = war_room_find_overlap (&start, heading, most, &other, &first, &last);

      n_found += is_found;
      for (guint j = 0; j < N_DISTANCES; j++)
        {
          WarLength distance = g_test_rand_int_range (0, most + 1);
          gboolean is_within = is_found && distance >= first && distance <= last;
          WarPosition vector = war_room_get_vector (heading, distance);
          WarBase end
            = war_base_place ((WarPosition){ start.centre.x + vector.x, start.centre.y + vector.y },
                              start.heading, start.width, start.depth);

          g_assert_true (
            is_within
              ? war_polygons_overlap (end.corners, WAR_N_EDGES, other.corners, WAR_N_EDGES, 0)
              : !war_polygons_overlap (end.corners, WAR_N_EDGES, other.corners, WAR_N_EDGES,
                                       WAR_BASE_SLACK + ROUNDING));
        }
    }

  g_assert_cmpuint (n_found, >, N_CASES / 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/room/other-base", test_find);
  g_test_add_func ("/room/field", test_field);
  g_test_add_func ("/room/overlap", test_overlap);

  return g_test_run ();
}
