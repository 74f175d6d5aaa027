/* test-wheel.c: wheels among obstacles, against a look at every turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/wheel.h"

#include "placing.h"

#define SIZE 16000
#define N_OBSTACLES 6
#define N_CASES 400

/* The corner about which it wheels stays where it is, but for rounding; the other front corner goes
 * a quarter of a circle at most, and what it has gone is never said too short. */
static void
test_path (void)
{
  for (guint i = 0; i < N_CASES; i++)
    {
      WarBase start = placing_random_base (0, SIZE);
      gboolean is_right = g_test_rand_bit ();
      gint32 turn = g_test_rand_int_range (0, WAR_WHEEL_MOST + 1);
      WarBase base = war_wheel_place (&start, is_right, turn);
      guint pivot = is_right ? 1 : 0, outer = is_right ? 0 : 1;
      WarLength path = war_wheel_get_path (&start, turn);

      g_assert_cmpint (war_position_distance (start.corners[pivot], base.corners[pivot]), <=, 2);
      g_assert_cmpint (base.heading, ==, war_heading_add (start.heading, is_right ? turn : -turn));
      g_assert_cmpint (war_position_distance (start.corners[outer], base.corners[outer]), <=,
                       path + 3);
      g_assert_cmpfloat (path, >=, start.width * 2 * G_PI * turn / WAR_HEADING_TURN - 1e-6);
      g_assert_cmpfloat (path, <=, start.width * 2 * G_PI * turn / WAR_HEADING_TURN + 1);
      g_assert_cmpint (war_wheel_find_most (&start, path), >=, turn);
      if (turn > 0)
        g_assert_cmpint (war_wheel_find_most (&start, war_wheel_get_path (&start, turn) - 1), <,
                         turn);
    }

  {
    const WarBase line = war_base_place ((WarPosition){ 50000, 50000 }, 0, 24000, 2000);
    const WarBase right = war_wheel_place (&line, TRUE, WAR_WHEEL_MOST);
    const WarBase left = war_wheel_place (&line, FALSE, WAR_WHEEL_MOST);

    g_assert_cmpint (war_wheel_get_path (&line, WAR_WHEEL_MOST), ==, 37700);
    g_assert_cmpint (right.centre.x, ==, 61000);
    g_assert_cmpint (right.centre.y, ==, 37000);
    g_assert_cmpint (left.centre.x, ==, 39000);
    g_assert_cmpint (left.centre.y, ==, 37000);
  }
}

static gboolean
may_be (const WarBase *base, const WarObstacle *obstacles, gboolean is_end)
{
  if (!war_base_is_on_field (base, SIZE, SIZE))
    return FALSE;
  for (guint i = 0; i < N_OBSTACLES; i++)
    if ((is_end || obstacles[i].kind != WAR_OBSTACLE_FRIEND)
        && (obstacles[i].limit > 0
              ? war_base_is_nearer (base, &obstacles[i].base, obstacles[i].limit)
              : war_base_overlaps (base, &obstacles[i].base)))
      return FALSE;

  return TRUE;
}

static void
test_room (void)
{
  g_autoptr (WarField) field = war_field_new ("Plain", SIZE, SIZE);
  guint n_free = 0, n_stopped = 0, n_on_friends = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      WarObstacle obstacles[N_OBSTACLES];
      WarWheel wheel = { .start = placing_random_base (0, SIZE),
                         .is_right = g_test_rand_bit (),
                         .most = g_test_rand_int_range (0, WAR_WHEEL_MOST + 1) };
      WarDomain turns;
      gint32 room = -1;

      for (guint j = 0; j < N_OBSTACLES; j++)
        obstacles[j] = (WarObstacle){ .base = placing_random_base (0, SIZE),
                                      .row = (gint) j,
                                      .kind = (WarObstacleKind) g_test_rand_int_range (0, 3),
                                      .limit = 0 };
      for (guint j = 0; j < N_OBSTACLES; j++)
        if (obstacles[j].kind == WAR_OBSTACLE_ENEMY)
          obstacles[j].limit = WAR_MILLIMETRE;

      war_wheel_plan (&wheel, field, obstacles, N_OBSTACLES);
      war_domain_clear (&turns, 1);
      war_wheel_get_turns (&wheel, obstacles, N_OBSTACLES, &turns);

      for (gint32 turn = 0; turn <= wheel.most; turn++)
        {
          WarBase base = war_wheel_place (&wheel.start, wheel.is_right, turn);

          if (!may_be (&base, obstacles, FALSE))
            break;
          room = turn;
          g_assert_cmpint (war_domain_has (&turns, turn), ==, may_be (&base, obstacles, TRUE));
          n_on_friends += !may_be (&base, obstacles, TRUE);
        }
      g_assert_cmpint (wheel.room, ==, room);
      g_assert_cmpint (wheel.end == WAR_WAY_MOST, ==, room == wheel.most);
      n_free += room == wheel.most;
      n_stopped += room >= 0 && room < wheel.most;
    }

  g_assert_cmpuint (n_free, >, N_CASES / 20);
  g_assert_cmpuint (n_stopped, >, N_CASES / 20);
  g_assert_cmpuint (n_on_friends, >, N_CASES / 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wheel/path", test_path);
  g_test_add_func ("/wheel/room", test_room);

  return g_test_run ();
}
