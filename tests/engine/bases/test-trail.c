/* test-trail.c: bases that go one behind the other along a line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/trail.h"

#include "engine/geometry/geometry.h"

#define CM(value) ((value) *WAR_CENTIMETRE)
#define N_BASES 4
#define N_CASES 200

/* A column that looks north, its front there. */
static void
stand (WarBase *bases, WarPosition front)
{
  for (gint i = 0; i < N_BASES; i++)
    bases[i]
      = war_base_place ((WarPosition){ front.x, front.y + CM (1) + i * CM (2) }, 0, CM (3), CM (2));
}

/* Each base touches the one before with the middle of its edge, and none is turned past it. */
static void
check_chain (const WarBase *bases)
{
  for (guint i = 1; i < N_BASES; i++)
    {
      WarPosition rear
        = war_position_offset (bases[i - 1].centre, bases[i - 1].heading, 0, -CM (1));
      WarPosition front = war_position_offset (bases[i].centre, bases[i].heading, 0, CM (1));

      g_assert_cmpint (war_position_distance (rear, front), <=, WAR_MILLIMETRE / 4);
    }
}

/* Straight on it stays a straight column; round a corner the bases come after the first. */
static void
test_corner (void)
{
  static const WarPosition line[]
    = { { CM (50), CM (100) }, { CM (50), CM (50) }, { CM (90), CM (50) } };
  WarBase bases[N_BASES];
  WarHeading heading;
  WarTrail trail;

  g_assert_cmpint (war_trail_measure_line (line, 3), ==, CM (90));
  g_assert_cmpint (war_trail_find_nearest (line, 3, (WarPosition){ CM (51), CM (70) }), ==,
                   CM (30));
  g_assert_true (war_trail_get_heading (line, 3, CM (60), CM (2), FALSE, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 4);
  g_assert_true (war_trail_get_heading (line, 3, CM (30), CM (2), TRUE, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 2);
  g_assert_false (war_trail_get_heading (line, 3, CM (90), CM (2), FALSE, &heading));

  stand (bases, (WarPosition){ CM (50), CM (70) });
  war_trail_init (&trail, bases, N_BASES);
  war_trail_follow (&trail, line, 3, FALSE, CM (2));
  g_assert_cmpint (war_trail_get_length (&trail), ==, CM (60));
  war_trail_place (&trail, CM (10), bases, N_BASES);
  g_assert_cmpint (bases[0].centre.y, ==, CM (61));
  g_assert_cmpint (bases[3].centre.y, ==, CM (67));
  g_assert_cmpint (bases[3].heading, ==, 0);

  stand (bases, (WarPosition){ CM (50), CM (70) });
  war_trail_place (&trail, CM (24), bases, N_BASES);
  check_chain (bases);
  g_assert_cmpint (bases[0].centre.x, ==, CM (53));
  g_assert_cmpint (bases[0].centre.y, ==, CM (50));
  g_assert_cmpint (bases[0].heading, ==, WAR_HEADING_TURN / 4);
  g_assert_cmpint (bases[3].heading, <, 100);

  /* Past the corner it is straight again. */
  stand (bases, (WarPosition){ CM (50), CM (70) });
  war_trail_place (&trail, CM (40), bases, N_BASES);
  g_assert_cmpint (bases[3].heading, ==, WAR_HEADING_TURN / 4);
  g_assert_cmpint (bases[3].centre.x, ==, CM (63));
}

/* Who stands beside the line comes to it little by little. */
static void
test_beside (void)
{
  static const WarPosition line[] = { { CM (50), CM (10) }, { CM (50), CM (100) } };
  WarBase bases[N_BASES];
  WarTrail trail;

  stand (bases, (WarPosition){ CM (51), CM (70) });
  war_trail_init (&trail, bases, N_BASES);
  war_trail_follow (&trail, line, 2, TRUE, CM (2));
  war_trail_place (&trail, WAR_MILLIMETRE, bases, N_BASES);
  g_assert_cmpint (bases[1].centre.x, ==, CM (51));
  g_assert_cmpint (bases[0].centre.x, <=, CM (51));
  g_assert_cmpint (bases[0].centre.x, >=, CM (51) - WAR_MILLIMETRE);
  war_trail_place (&trail, CM (20), bases, N_BASES);
  g_assert_cmpint (bases[0].centre.x, ==, CM (50));
}

/* On lines with any corners the chain holds. */
static void
test_any (void)
{
  for (guint i = 0; i < N_CASES; i++)
    {
      WarPosition line[8];
      WarBase bases[N_BASES];
      WarTrail trail;

      line[0] = (WarPosition){ CM (50), CM (50) };
      for (guint j = 1; j < G_N_ELEMENTS (line); j++)
        line[j] = (WarPosition){ line[j - 1].x + g_test_rand_int_range (CM (-9), CM (10)),
                                 line[j - 1].y - g_test_rand_int_range (CM (1), CM (10)) };
      stand (bases, line[0]);
      war_trail_init (&trail, bases, N_BASES);
      war_trail_follow (&trail, line, G_N_ELEMENTS (line), FALSE, CM (2));
      for (WarLength distance = 0; distance <= war_trail_get_length (&trail);
           distance += WAR_CENTIMETRE / 3)
        {
          war_trail_place (&trail, distance, bases, N_BASES);
          check_chain (bases);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bases/trail/corner", test_corner);
  g_test_add_func ("/bases/trail/beside", test_beside);
  g_test_add_func ("/bases/trail/any", test_any);
  return g_test_run ();
}
