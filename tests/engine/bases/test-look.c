/* test-look.c: ground that changes, against ground that was made as it has become
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/look.h"
#include "engine/geometry/geometry.h"

#include "placing.h"

#define SIZE 8000
#define N_FIELDS 40
#define N_FEATURES 24
#define N_WAYS 20 /* on each field */
#define N_GAPS 6

/* A field, or what is left of one. */
typedef struct
{
  WarGround *ground;
  WarGroundScratch *scratch;
  WarSightEffect effects[N_FEATURES];
  guint8 factors[N_FEATURES];
  WarSightScene sight;
  WarCostScene cost;
} Place;

static void
place_init (Place *place, WarField *field)
{
  place->ground = war_ground_new (field);
  place->scratch = war_ground_scratch_new (place->ground);
  place->sight = (WarSightScene){ .ground = place->ground,
                                  .scratch = place->scratch,
                                  .effects = place->effects,
                                  .cover_reach = SIZE };
  place->cost = (WarCostScene){ .ground = place->ground,
                                .scratch = place->scratch,
                                .factors = place->factors,
                                .terrains = WAR_TERRAINS_ALL };
}

static void
place_clear (Place *place)
{
  war_ground_scratch_free (place->scratch);
  war_ground_unref (place->ground);
}

static void
set_effects (Place *place)
{
  for (guint i = 0; i < N_FEATURES; i++)
    {
      place->factors[i] = (guint8) g_test_rand_int_range (0, 5);
      place->effects[i].blocks = (guint8) g_test_rand_int_range (0, WAR_BLOCKS_FAR + 1);
      place->effects[i].limit = g_test_rand_int_range (0, 1000);
      place->effects[i].covers = (guint8) g_test_rand_int_range (0, WAR_COVERS_BEHIND + 1);
      place->effects[i].cover = place->effects[i].covers == WAR_COVERS_NOT ? 0 : 1;
    }
}

/* Takes features away from the look and from the field, of which the rest is a place of its own. */
static void
take_away (WarLook *look, const WarField *field, const Place *whole, Place *rest)
{
  g_autoptr (WarField) left = war_field_new ("left", SIZE, SIZE);

  for (guint i = 0; i < N_FEATURES; i++)
    {
      if (g_test_rand_bit ())
        {
          war_look_remove (look, i);
          continue;
        }
      rest->effects[left->features->len] = whole->effects[i];
      rest->factors[left->features->len] = whole->factors[i];
      g_ptr_array_add (left->features, war_feature_ref (g_ptr_array_index (field->features, i)));
    }
  place_init (rest, left);
}

static void
assert_same_sight (const WarSightScene *now, const WarSightScene *made)
{
  WarBase firer = placing_random_base (0, SIZE), target = placing_random_base (0, SIZE);
  WarSight sight = war_sight_look (now, &firer, &target);
  WarSight expected = war_sight_look (made, &firer, &target);

  g_assert_cmpuint (sight.n_clear, ==, expected.n_clear);
  g_assert_cmpint (sight.cover, ==, expected.cover);
}

static void
assert_same_cost (const WarCostScene *now, const WarCostScene *made)
{
  WarPosition from = placing_random (0, SIZE);
  WarHeading heading = placing_random_heading ();

  g_assert_cmpint (war_cost_find_reach (now, from, heading, SIZE / 2), ==,
                   war_cost_find_reach (made, from, heading, SIZE / 2));
}

/* What is gone is as if it had never been there; and the next state begins with all of it. */
static void
test_gone (void)
{
  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autoptr (WarField) field = placing_random_field (SIZE, N_FEATURES, 500);
      g_autoptr (WarLook) look = NULL;
      Place whole, rest;

      place_init (&whole, field);
      set_effects (&whole);
      look = war_look_new (&whole.sight, &whole.cost);
      for (guint state = 0; state < 3; state++)
        {
          war_look_begin (look);
          take_away (look, field, &whole, &rest);
          for (guint j = 0; j < N_WAYS; j++)
            {
              WarSightScene sight = war_look_get_sight (look);
              WarCostScene cost = war_look_get_cost (look);

              assert_same_sight (&sight, &rest.sight);
              assert_same_cost (&cost, &rest.cost);
            }
          place_clear (&rest);
        }

      war_look_begin (look);
      for (guint j = 0; j < N_WAYS; j++)
        {
          WarSightScene sight = war_look_get_sight (look);
          WarCostScene cost = war_look_get_cost (look);

          assert_same_sight (&sight, &whole.sight);
          assert_same_cost (&cost, &whole.cost);
        }
      place_clear (&whole);
    }
}

typedef struct
{
  guint feature;
  guint8 factor;
  WarBase base;
} Gap;

static gint
count_factor (const Place *place, const Gap *gaps, WarPosition point)
{
  gint factor = 1;

  for (guint i = 0; i < N_FEATURES; i++)
    {
      gint own = place->factors[i];

      if (!war_ground_feature_has (place->ground, i, point))
        continue;
      for (guint j = 0; j < N_GAPS; j++)
        if (gaps[j].feature == i
            && war_polygon_locate (gaps[j].base.corners, WAR_N_EDGES, point)
                 != WAR_LOCATION_OUTSIDE)
          own = MIN (own, gaps[j].factor);
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
      g_autoptr (WarLook) look = NULL;
      Gap gaps[N_GAPS];
      Place place;

      place_init (&place, field);
      set_effects (&place);
      look = war_look_new (&place.sight, &place.cost);
      war_look_begin (look);
      for (guint j = 0; j < N_GAPS; j++)
        {
          guint feature = (guint) g_test_rand_int_range (0, N_FEATURES);
          const WarFeature *pierced = g_ptr_array_index (field->features, feature);

          gaps[j] = (Gap){ feature, (guint8) g_test_rand_int_range (0, 3),
                           war_base_place (pierced->shape.centre, placing_random_heading (),
                                           2 * g_test_rand_int_range (500, 1500),
                                           2 * g_test_rand_int_range (500, 1500)) };
          war_look_open (look, gaps[j].feature, gaps[j].base.corners, gaps[j].factor);
        }
      for (guint j = 0; j < N_WAYS; j++)
        {
          const WarCostScene scene = war_look_get_cost (look);
          const Gap *near = &gaps[j % N_GAPS];
          WarHeading heading = placing_random_heading ();
          WarPosition from = war_position_offset (near->base.centre, heading,
                                                  g_test_rand_int_range (-600, 600), -1500);
          WarLength allowance = g_test_rand_int_range (0, 6000), reach = 0, cost = 0;

          for (;;)
            {
              gint factor
                = count_factor (&place, gaps, war_position_step (from, heading, reach + 1));

              if (cost + factor > allowance)
                break;
              cost += factor;
              reach++;
            }
          g_assert_cmpint (war_cost_find_reach (&scene, from, heading, allowance), ==, reach);
          n_other += war_cost_find_reach (&place.cost, from, heading, allowance) != reach;
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
  g_autoptr (WarLook) look = NULL;
  WarCostScene scene;
  Place place;

  belt->shape.centre = (WarPosition){ 50 * WAR_CENTIMETRE, 50 * WAR_CENTIMETRE };
  belt->shape.width = 100 * WAR_CENTIMETRE;
  belt->shape.depth = 8 * WAR_CENTIMETRE;
  place_init (&place, field);
  place.factors[0] = ungapped;
  place.effects[0] = (WarSightEffect){ 0 };
  look = war_look_new (&place.sight, &place.cost);

  /* Of 40 cm six lead to the belt, eight of it are left after 32 more: 2 cm beyond it. */
  war_look_begin (look);
  scene = war_look_get_cost (look);
  g_assert_cmpint (war_cost_find_reach (&scene, before, 0, 40 * WAR_CENTIMETRE), <,
                   16 * WAR_CENTIMETRE + 3);
  g_assert_true (war_look_has (look, 0, gap.centre));

  war_look_open (look, 0, gap.corners, gapped);
  scene = war_look_get_cost (look);
  g_assert_cmpint (war_cost_find_reach (&scene, before, 0, 40 * WAR_CENTIMETRE), >,
                   31 * WAR_CENTIMETRE);
  g_assert_cmpint (war_cost_find_reach (&scene, beside, 0, 40 * WAR_CENTIMETRE), <,
                   16 * WAR_CENTIMETRE + 3);
  g_assert_false (war_look_has (look, 0, gap.centre));
  g_assert_true (war_look_has (look, 0, (WarPosition){ beside.x, 50 * WAR_CENTIMETRE }));

  war_look_remove (look, 0);
  scene = war_look_get_cost (look);
  g_assert_cmpint (war_cost_find_reach (&scene, beside, 0, 40 * WAR_CENTIMETRE), ==,
                   40 * WAR_CENTIMETRE);
  g_assert_false (war_look_has (look, 0, (WarPosition){ beside.x, 50 * WAR_CENTIMETRE }));
  place_clear (&place);
}

/* A base in between blocks sight as long as it is there. */
static void
test_bases (void)
{
  g_autoptr (WarField) field = war_field_new ("Open", 100 * WAR_CENTIMETRE, 100 * WAR_CENTIMETRE);
  const WarBase bases[] = {
    war_base_place ((WarPosition){ 10000, 10000 }, 0, 2000, 2000),
    war_base_place ((WarPosition){ 30000, 10000 }, 0, 2000, 2000),
    war_base_place ((WarPosition){ 20000, 10000 }, 0, 9000, 9000),
  };
  g_autoptr (WarLook) look = NULL;
  WarSightScene scene;
  Place place;

  place_init (&place, field);
  look = war_look_new (&place.sight, &place.cost);
  war_look_begin (look);
  war_look_add_base (look, &bases[2]);
  scene = war_look_get_sight (look);
  g_assert_cmpuint (war_sight_look (&scene, &bases[0], &bases[1]).n_clear, ==, 0);
  war_look_begin (look);
  scene = war_look_get_sight (look);
  g_assert_cmpuint (war_sight_look (&scene, &bases[0], &bases[1]).n_clear, ==, WAR_SIGHT_N_LINES);
  place_clear (&place);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/look/gone", test_gone);
  g_test_add_func ("/engine/look/assault.8.2/gaps", test_gaps);
  g_test_add_func ("/engine/look/assault.A-16/later-wave", test_later_wave);
  g_test_add_func ("/engine/look/bases", test_bases);
  return g_test_run ();
}
