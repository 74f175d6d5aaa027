/* test-cost.c: what ways over random ground cost, against a count of every hundredth of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/cost.h"
#include "engine/bases/room.h"
#include "engine/ground/sweep.h"

#include "placing.h"

#define SIZE 8000
#define N_FIELDS 40
#define N_FEATURES 24
#define N_WAYS 20 /* on each field */

typedef struct
{
  WarGround *ground;
  WarGroundScratch *scratch;
  guint8 factors[N_FEATURES];
  WarCostScene scene;
} Fixture;

static void
set_up (Fixture *fixture)
{
  g_autoptr (WarField) field = placing_random_field (SIZE, N_FEATURES, 500);

  fixture->ground = war_ground_new (field);
  fixture->scratch = war_ground_scratch_new (fixture->ground);
  fixture->scene = (WarCostScene){ .ground = fixture->ground,
                                   .scratch = fixture->scratch,
                                   .factors = fixture->factors };
  for (guint i = 0; i < N_FEATURES; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      fixture->factors[i] = (guint8) g_test_rand_int_range (0, 5);
      if (fixture->factors[i] > 1)
        fixture->scene.terrains |= WAR_TERRAIN_BIT (feature->terrain);
    }
}

static void
tear_down (Fixture *fixture)
{
  war_ground_scratch_free (fixture->scratch);
  war_ground_unref (fixture->ground);
}

static gint
count_factor (const Fixture *fixture, WarPosition point)
{
  gint factor = 1;

  for (guint i = 0; i < N_FEATURES; i++)
    if (fixture->factors[i] > factor && war_ground_feature_has (fixture->ground, i, point))
      factor = fixture->factors[i];

  return factor;
}

/* Each hundredth counts as its end does, and a move comes as far as its allowance lasts. */
static void
test_reach (void)
{
  guint n_slowed = 0;

  for (guint i = 0; i < N_FIELDS * N_WAYS; i++)
    {
      static Fixture fixture;
      WarPosition from = placing_random (0, SIZE);
      WarHeading heading = placing_random_heading ();
      WarLength allowance = g_test_rand_int_range (0, 6000), reach = 0, cost = 0;

      if (i % N_WAYS == 0)
        set_up (&fixture);

      for (;;)
        {
          gint factor = count_factor (&fixture, war_position_step (from, heading, reach + 1));

          if (cost + factor > allowance)
            break;
          cost += factor;
          reach++;
        }
      n_slowed += reach < allowance;

      g_assert_cmpint (war_cost_find_reach (&fixture.scene, from, heading, allowance), ==, reach);
      g_assert_cmpint (war_cost_measure (&fixture.scene, from, heading, reach, allowance), ==,
                       cost);
      g_assert_cmpint (war_cost_measure (&fixture.scene, from, heading, reach + 1, allowance), ==,
                       allowance + 1);
      if (i % N_WAYS == N_WAYS - 1)
        tear_down (&fixture);
    }

  g_assert_cmpuint (n_slowed, >, N_FIELDS * N_WAYS / 8);
}

/* Who touches an obstacle has its whole allowance halved, once. */
static void
test_divided (void)
{
  guint n_free = 0, n_stopped = 0, n_halved = 0;

  for (guint i = 0; i < N_FIELDS * N_WAYS; i++)
    {
      static Fixture fixture;
      WarBase start = placing_random_base (0, SIZE);
      WarHeading heading = placing_random_heading ();
      WarLength allowance = g_test_rand_int_range (0, 6000), reach;
      WarSweep sweep;

      if (i % N_WAYS == 0)
        set_up (&fixture);

      reach = war_cost_find_divided (&fixture.scene, &start, heading, allowance, 2);
      g_assert_cmpint (reach, >=, allowance / 2);
      g_assert_cmpint (reach, <=, allowance);
      n_free += reach == allowance;
      n_halved += reach == allowance / 2;
      n_stopped += reach > allowance / 2 && reach < allowance;

      for (gint beyond = 0; beyond < 2 && reach + beyond <= allowance; beyond++)
        {
          gboolean touches = FALSE;

          sweep = war_sweep_plan (&start, war_room_get_vector (heading, reach + beyond));
          for (guint j = 0; j < N_FEATURES; j++)
            touches |= fixture.factors[j] > 1
                       && war_ground_feature_meets_polygon (fixture.ground, j, sweep.outline,
                                                            sweep.n_outline);
          if (beyond == 0)
            g_assert_true (!touches || reach == allowance / 2);
          else
            g_assert_true (touches);
        }
      if (i % N_WAYS == N_WAYS - 1)
        tear_down (&fixture);
    }

  g_assert_cmpuint (n_free, >, N_FIELDS / 10);
  g_assert_cmpuint (n_stopped, >, N_FIELDS / 10);
  g_assert_cmpuint (n_halved, >, N_FIELDS / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cost/reach", test_reach);
  g_test_add_func ("/cost/divided", test_divided);

  return g_test_run ();
}
