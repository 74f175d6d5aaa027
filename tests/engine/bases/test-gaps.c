/* test-gaps.c: what ways cost where somebody has left gaps in features
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/cost.h"
#include "engine/geometry/geometry.h"

#include "placing.h"

#define SIZE 8000
#define N_FIELDS 40
#define N_FEATURES 24
#define N_WAYS 20 /* on each field */
#define N_GAPS 6

typedef struct
{
  WarGround *ground;
  WarGroundScratch *scratch;
  guint8 factors[N_FEATURES];
  WarCostGap gaps[N_GAPS];
  WarCostScene scene;
} Place;

static void
place_init (Place *place, WarField *field)
{
  place->ground = war_ground_new (field);
  place->scratch = war_ground_scratch_new (place->ground);
  place->scene = (WarCostScene){ .ground = place->ground,
                                 .scratch = place->scratch,
                                 .factors = place->factors,
                                 .terrains = WAR_TERRAINS_ALL,
                                 .gaps = place->gaps };
}

static void
place_clear (Place *place)
{
  war_ground_scratch_free (place->scratch);
  war_ground_unref (place->ground);
}

/* So much of the feature is opened. */
static void
open_gap (Place *place, guint feature, guint8 factor, const WarBase *base)
{
  WarCostGap *gap = &place->gaps[place->scene.n_gaps++];

  *gap = (WarCostGap){ .feature = feature, .factor = factor };
  for (guint i = 0; i < WAR_N_EDGES; i++)
    gap->corners[i] = base->corners[i];
}

static gint
count_factor (const Place *place, WarPosition point)
{
  gint factor = 1;

  for (guint i = 0; i < N_FEATURES; i++)
    {
      gint own = place->factors[i];

      if (!war_ground_feature_has (place->ground, i, point))
        continue;
      for (guint j = 0; j < N_GAPS; j++)
        if (place->gaps[j].feature == i
            && war_polygon_locate (place->gaps[j].corners, WAR_N_EDGES, point)
                 != WAR_LOCATION_OUTSIDE)
          own = MIN (own, place->gaps[j].factor);
      factor = MAX (factor, own);
    }

  return factor;
}

/* assault.8.2, assault.8.3: each hundredth counts as the feature does there, gapped or not. */
static void
test_gaps (void)
{
  guint n_other = 0;

  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autoptr (WarField) field = placing_random_field (SIZE, N_FEATURES, 1500);
      WarBase bases[N_GAPS];
      WarCostScene whole;
      Place place;

      place_init (&place, field);
      for (guint j = 0; j < N_FEATURES; j++)
        place.factors[j] = (guint8) g_test_rand_int_range (0, 5);
      whole = place.scene;
      for (guint j = 0; j < N_GAPS; j++)
        {
          guint feature = (guint) g_test_rand_int_range (0, N_FEATURES);
          const WarFeature *pierced = g_ptr_array_index (field->features, feature);

          bases[j] = war_base_place (pierced->shape.centre, placing_random_heading (),
                                     2 * g_test_rand_int_range (500, 1500),
                                     2 * g_test_rand_int_range (500, 1500));
          open_gap (&place, feature, (guint8) g_test_rand_int_range (0, 3), &bases[j]);
        }
      for (guint j = 0; j < N_WAYS; j++)
        {
          WarHeading heading = placing_random_heading ();
          WarPosition from = war_position_offset (bases[j % N_GAPS].centre, heading,
                                                  g_test_rand_int_range (-600, 600), -1500);
          WarLength allowance = g_test_rand_int_range (0, 6000), reach = 0, cost = 0;

          for (;;)
            {
              gint factor = count_factor (&place, war_position_step (from, heading, reach + 1));

              if (cost + factor > allowance)
                break;
              cost += factor;
              reach++;
            }
          g_assert_cmpint (war_cost_find_reach (&place.scene, from, heading, allowance), ==, reach);
          n_other += war_cost_find_reach (&whole, from, heading, allowance) != reach;
        }
      place_clear (&place);
    }

  g_assert_cmpuint (n_other, >, N_FIELDS);
}

/* assault.A-16: a belt of wire, 8 cm deep, costs four times its depth, and twice where somebody has
 * left a gap; beside the gap it is as it was. */
static void
test_later_wave (void)
{
  const guint8 ungapped = 4, gapped = 2;
  g_autoptr (WarField) field = war_field_new ("Belt", 100 * WAR_CENTIMETRE, 100 * WAR_CENTIMETRE);
  WarFeature *belt = placing_add (field, WAR_TERRAIN_BARBED_WIRE, WAR_SHAPE_BOX);
  const WarPosition before = { 50 * WAR_CENTIMETRE, 60 * WAR_CENTIMETRE };
  const WarPosition beside = { 60 * WAR_CENTIMETRE, 60 * WAR_CENTIMETRE };
  const WarBase gap = war_base_place ((WarPosition){ 50 * WAR_CENTIMETRE, 50 * WAR_CENTIMETRE }, 0,
                                      5 * WAR_CENTIMETRE, 10 * WAR_CENTIMETRE);
  Place place;

  belt->shape.centre = (WarPosition){ 50 * WAR_CENTIMETRE, 50 * WAR_CENTIMETRE };
  belt->shape.width = 100 * WAR_CENTIMETRE;
  belt->shape.depth = 8 * WAR_CENTIMETRE;
  place_init (&place, field);
  place.factors[0] = ungapped;

  /* Of 40 cm six lead to the belt, eight of it are left after 32 more: 2 cm beyond it. */
  g_assert_cmpint (war_cost_find_reach (&place.scene, before, 0, 40 * WAR_CENTIMETRE), <,
                   16 * WAR_CENTIMETRE + 3);
  g_assert_cmpuint (war_cost_get_factor (&place.scene, 0, gap.centre), ==, ungapped);

  open_gap (&place, 0, gapped, &gap);
  g_assert_cmpint (war_cost_find_reach (&place.scene, before, 0, 40 * WAR_CENTIMETRE), >,
                   31 * WAR_CENTIMETRE);
  g_assert_cmpint (war_cost_find_reach (&place.scene, beside, 0, 40 * WAR_CENTIMETRE), <,
                   16 * WAR_CENTIMETRE + 3);
  g_assert_cmpuint (war_cost_get_factor (&place.scene, 0, gap.centre), ==, gapped);
  g_assert_cmpuint (
    war_cost_get_factor (&place.scene, 0, (WarPosition){ beside.x, 50 * WAR_CENTIMETRE }), ==,
    ungapped);
  place_clear (&place);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/gaps/assault.8.2/gaps", test_gaps);
  g_test_add_func ("/engine/gaps/assault.A-16/later-wave", test_later_wave);
  return g_test_run ();
}
