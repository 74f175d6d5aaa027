/* test-aim.c: distances that may be aimed at on random ground, each asked about alone
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/aim.h"

#include "placing.h"

#define SIZE 12000
#define N_FIELDS 30
#define N_FEATURES 10
#define N_AIMS 12 /* on each field */

static void
test_distances (void)
{
  guint n_allowed = 0, n_refused = 0;

  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autoptr (WarField) field = placing_random_field (SIZE, N_FEATURES, 500);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
      WarSightEffect effects[N_FEATURES] = { 0 };
      guint features[N_FEATURES];

      for (guint j = 0; j < N_FEATURES; j++)
        {
          effects[j].blocks = (WarBlocks) g_test_rand_int_range (0, WAR_BLOCKS_FAR + 1);
          effects[j].limit = g_test_rand_int_range (0, 3000);
        }

      for (guint j = 0; j < N_AIMS; j++)
        {
          const WarAim aim = {
            .scene = { .ground = ground, .scratch = scratch, .effects = effects },
            .field = field,
            .features = features,
            .base = placing_random_base (1000, SIZE - 1000),
            .range = g_test_rand_int_range (1, 9000),
            .minimum_range = g_test_rand_bit () ? g_test_rand_int_range (0, 2000) : 0,
            .needs_sight = g_test_rand_int_range (0, 4) > 0,
          };
          WarHeading heading = placing_random_heading ();
          WarDomain distances;

          war_aim_find_distances (&aim, heading, WAR_LENGTH_MAX, &distances);
          if (distances.n_ranges == WAR_DOMAIN_MAX_RANGES)
            continue;
          for (WarLength distance = 0; distance < 12000; distance++)
            {
              gboolean is_allowed = war_domain_has (&distances, distance);

              g_assert_cmpint (war_aim_reaches (&aim, heading, distance), ==, is_allowed);
              n_allowed += is_allowed;
              n_refused += !is_allowed;
            }
        }
    }

  g_assert_cmpuint (n_allowed, >, 0);
  g_assert_cmpuint (n_refused, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/aim/distances", test_distances);

  return g_test_run ();
}
