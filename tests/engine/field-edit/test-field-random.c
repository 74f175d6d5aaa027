/* test-field-random.c: random fields are fair and can be crossed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-random.h"

#include "engine/field-edit/field-check.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/ground.h"
#include "engine/rules/rules.h"
#include "fixture.h"

#define N_SEEDS 200

/* What bases cannot stand in, whatever the system, and what hides them. */
#define SOLID (WAR_TERRAIN_BIT (WAR_TERRAIN_BUILDING) | WAR_TERRAIN_BIT (WAR_TERRAIN_BUNKER))
#define WATER (WAR_TERRAIN_BIT (WAR_TERRAIN_STREAM) | WAR_TERRAIN_BIT (WAR_TERRAIN_RIVER))
#define CROSSINGS (WAR_TERRAIN_BIT (WAR_TERRAIN_BRIDGE) | WAR_TERRAIN_BIT (WAR_TERRAIN_FORD))
#define COVER \
  (WAR_TERRAIN_BIT (WAR_TERRAIN_WOOD) | WAR_TERRAIN_BIT (WAR_TERRAIN_HEDGE) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_WALL) | WAR_TERRAIN_BIT (WAR_TERRAIN_SANDBAGS) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_TRENCH) | WAR_TERRAIN_BIT (WAR_TERRAIN_SMALL_SHELL_HOLE) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_LARGE_SHELL_HOLE) | WAR_TERRAIN_BIT (WAR_TERRAIN_BUILDING))

static WarField *
new_field (guint64 seed)
{
  const WarFieldSize sizes[] = {
    { 24 * WAR_INCH, 12 * WAR_INCH },
    { 48 * WAR_INCH, 48 * WAR_INCH },
    { 48 * WAR_INCH, 72 * WAR_INCH },
    { 180 * WAR_CENTIMETRE, 120 * WAR_CENTIMETRE },
    { 200 * WAR_CENTIMETRE, 240 * WAR_CENTIMETRE },
  };
  const WarFieldSize *size = &sizes[seed % G_N_ELEMENTS (sizes)];

  return war_field_new_random ("Test", size->width, size->depth, (WarTheme) (seed % WAR_N_THEMES),
                               seed);
}

/* How many of the grid's places of a half lie in such terrain; upper: that of side 2. */
static void
count_halves (const WarGround *ground, guint32 terrains, guint counts[2])
{
  const WarField *field = war_ground_get_field (ground);
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
  gboolean wide = field->width >= field->depth;
  const gint n = 60;

  counts[0] = counts[1] = 0;
  for (gint i = 0; i < n; i++)
    for (gint j = 0; j < n; j++)
      {
        WarPosition place = { (WarLength) ((gint64) field->width * (2 * i + 1) / (2 * n)),
                              (WarLength) ((gint64) field->depth * (2 * j + 1) / (2 * n)) };
        gboolean first = (wide ? j : i) < n / 2;

        counts[first ? 0 : 1] += war_ground_find_at (ground, scratch, terrains, place, NULL, 0) > 0;
      }
}

static void
assert_near (guint a, guint b)
{
  /* The grid's places are not each other's half turn to the last unit. */
  g_assert_cmpuint (MAX (a, b) - MIN (a, b), <=, MAX (a, b) / 10 + 4);
}

static void
test_fair (void)
{
  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (WarField) field = new_field (seed);
      g_autoptr (WarGround) ground = war_ground_new (field);
      guint counts[2];

      count_halves (ground, COVER, counts);
      assert_near (counts[0], counts[1]);
      g_assert_cmpuint (counts[0], >, 0);
      count_halves (ground, WAR_TERRAINS_ALL, counts);
      assert_near (counts[0], counts[1]);
    }
}

static WarPosition
get_middle_of_zone (const WarField *field, gint side)
{
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      if (zone->side == side)
        return war_shape_get_middle (&zone->shape);
    }

  g_assert_not_reached ();
}

/* Cover within every distance of the middle of a zone: neither side is nearer to more of it. */
static void
test_cover_is_as_near (void)
{
  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (WarField) field = new_field (seed);
      g_autoptr (WarGround) ground = war_ground_new (field);
      WarLength distances[2] = { 0, 0 };

      for (gint side = 1; side <= 2; side++)
        g_assert_cmpint (war_ground_find_nearest (ground, COVER, get_middle_of_zone (field, side),
                                                  &distances[side - 1]),
                         >=, 0);
      g_assert_cmpint (ABS (distances[0] - distances[1]), <=, WAR_MILLIMETRE);
    }
}

/* A base of 60 × 40 mm gets from edge to edge without walls and without wading. */
static gboolean
can_cross (const WarField *field, const WarGround *ground)
{
  enum
  {
    N = 72
  };
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
  gboolean wide = field->width >= field->depth;
  gboolean reached[N][N] = { { FALSE } };
  gboolean grows = TRUE;

  for (gint i = 0; i < N; i++)
    reached[i][0] = TRUE;
  while (grows)
    {
      grows = FALSE;
      for (gint i = 0; i < N; i++)
        for (gint j = 1; j < N; j++)
          {
            gint along = wide ? i : j, down = wide ? j : i;
            WarPosition place = { (WarLength) ((gint64) field->width * (2 * along + 1) / (2 * N)),
                                  (WarLength) ((gint64) field->depth * (2 * down + 1) / (2 * N)) };
            WarLength distance;

            if (reached[i][j]
                || !((i > 0 && reached[i - 1][j]) || (i < N - 1 && reached[i + 1][j])
                     || reached[i][j - 1] || (j < N - 1 && reached[i][j + 1])))
              continue;
            if (war_ground_find_nearest (ground, SOLID, place, &distance) >= 0
                && distance < MIN (20 * WAR_MILLIMETRE, field->depth / 24))
              continue;
            if (war_ground_find_at (ground, scratch, WATER, place, NULL, 0) > 0
                && war_ground_find_at (ground, scratch, CROSSINGS, place, NULL, 0) == 0)
              continue;
            reached[i][j] = TRUE;
            grows = TRUE;
          }
    }

  for (gint i = 0; i < N; i++)
    if (reached[i][N - 1])
      return TRUE;
  return FALSE;
}

static void
test_can_be_crossed (void)
{
  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (WarField) field = new_field (seed);
      g_autoptr (WarGround) ground = war_ground_new (field);

      if (!can_cross (field, ground))
        g_error ("seed %" G_GUINT64_FORMAT " cannot be crossed", seed);
    }
}

/* It can be saved, and nothing about it is odd. */
static void
test_sensible (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();

  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (WarField) field = new_field (seed);
      g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (GArray) oddities = war_field_check (field, rules);

      for (guint i = 0; i < oddities->len; i++)
        g_assert_cmpint (g_array_index (oddities, WarFieldOddity, i).kind, !=,
                         WAR_FIELD_ODDITY_ZONES_OVERLAP);
      for (guint i = 0; i < field->features->len; i++)
        {
          const WarFeature *feature = g_ptr_array_index (field->features, i);

          g_assert_true (war_shape_is_valid (&feature->shape));
          g_assert_true (g_hash_table_add (ids, feature->id));
        }
      g_assert_cmpuint (field->features->len, >=, 4);
    }
}

static void
test_seed (void)
{
  g_autoptr (WarField) a = new_field (5), b = new_field (5);
  g_autoptr (WarField) c = war_field_new_random ("Test", a->width, a->depth, WAR_THEME_VILLAGE, 6);

  g_assert_cmpuint (a->features->len, ==, b->features->len);
  for (guint i = 0; i < a->features->len; i++)
    g_assert_true (war_shape_equal (&((WarFeature *) a->features->pdata[i])->shape,
                                    &((WarFeature *) b->features->pdata[i])->shape));
  g_assert_false (war_shape_equal (&((WarFeature *) a->features->pdata[0])->shape,
                                   &((WarFeature *) c->features->pdata[0])->shape));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/field-random/fair-halves", test_fair);
  g_test_add_func ("/field-random/cover-is-as-near", test_cover_is_as_near);
  g_test_add_func ("/field-random/can-be-crossed", test_can_be_crossed);
  g_test_add_func ("/field-random/sensible", test_sensible);
  g_test_add_func ("/field-random/seed", test_seed);

  return g_test_run ();
}
