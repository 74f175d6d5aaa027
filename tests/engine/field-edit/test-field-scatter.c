/* test-field-scatter.c: small things strewn along a stroke
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-scatter.h"

#include "engine/field/transform.h"
#include "engine/geometry/geometry.h"
#include "placing.h"

#define SIZE 60000

static const WarPosition stroke[] = { { 5000, 30000 }, { 55000, 30000 } };

static const WarScatter holes = {
  .terrain = WAR_TERRAIN_SMALL_SHELL_HOLE,
  .brush = 12000,
  .spacing = 2500,
  .seed = 7,
};

static const WarShape *
get_shape (const WarField *field, guint index)
{
  return &((const WarFeature *) g_ptr_array_index (field->features, index))->shape;
}

/* All of it lies under the brush and on the field, no two meet, and each has its own id. */
static void
test_strewn (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  g_autoptr (WarField) strewn = war_field_scatter (field, &holes, stroke, G_N_ELEMENTS (stroke));
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (field->features->len, ==, 0);
  g_assert_cmpuint (strewn->features->len, >, 50);
  for (guint i = 0; i < strewn->features->len; i++)
    {
      const WarShape *shape = get_shape (strewn, i);

      g_assert_cmpint (war_segment_distance (stroke[0], stroke[1], shape->centre), <=, 6000);
      g_assert_true (war_shape_is_valid (shape));
      g_assert_true (
        g_hash_table_add (ids, ((WarFeature *) g_ptr_array_index (strewn->features, i))->id));
      for (guint j = 0; j < i; j++)
        {
          const WarShape *other = get_shape (strewn, j);

          g_assert_cmpint (war_position_distance (shape->centre, other->centre), >=,
                           (MAX (shape->width, shape->depth) + MAX (other->width, other->depth))
                             / 2);
        }
    }
}

/* The seed says where; a second stroke over the same place finds no room. */
static void
test_seed (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  WarScatter other = holes;
  g_autoptr (WarField) first = war_field_scatter (field, &holes, stroke, G_N_ELEMENTS (stroke));
  g_autoptr (WarField) same = war_field_scatter (field, &holes, stroke, G_N_ELEMENTS (stroke));
  g_autoptr (WarField) again = war_field_scatter (first, &holes, stroke, G_N_ELEMENTS (stroke));
  g_autoptr (WarField) seeded = NULL;

  other.seed++;
  seeded = war_field_scatter (field, &other, stroke, G_N_ELEMENTS (stroke));
  g_assert_cmpuint (first->features->len, ==, same->features->len);
  for (guint i = 0; i < first->features->len; i++)
    g_assert_true (war_shape_equal (get_shape (first, i), get_shape (same, i)));
  g_assert_false (war_shape_equal (get_shape (first, 0), get_shape (seeded, 0)));
  g_assert_null (again);
}

/* What is there keeps its room, but for soft ground. */
static void
test_respects (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  g_autoptr (WarField) on_mud = NULL, beside = NULL;

  placing_add_box (field, WAR_TERRAIN_MUD, 0, 0, SIZE, SIZE);
  on_mud = war_field_scatter (field, &holes, stroke, G_N_ELEMENTS (stroke));
  g_assert_cmpuint (on_mud->features->len, >, 50);

  placing_add_box (field, WAR_TERRAIN_BUILDING, 20000, 20000, 20000, 20000);
  beside = war_field_scatter (field, &holes, stroke, G_N_ELEMENTS (stroke));
  for (guint i = 2; i < beside->features->len; i++)
    {
      WarPosition minimum, maximum;

      war_shape_get_bounds (get_shape (beside, i), &minimum, &maximum);
      g_assert_true (maximum.x < 20000 || minimum.x > 40000);
    }

  placing_add_box (field, WAR_TERRAIN_RIVER, 0, 0, SIZE, SIZE);
  g_assert_null (war_field_scatter (field, &holes, stroke, G_N_ELEMENTS (stroke)));
}

/* One stroke has an end, however close they lie. */
static void
test_many (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", 4 * SIZE, 4 * SIZE);
  const WarPosition place = { 2 * SIZE, 2 * SIZE };
  WarScatter close = holes;

  close.brush = WAR_SHAPE_MAX_SIZE;
  g_autoptr (WarField) strewn = war_field_scatter (field, &close, &place, 1);

  g_assert_cmpuint (strewn->features->len, ==, WAR_SCATTER_MAX);
  g_assert_false (war_terrain_can_scatter (WAR_TERRAIN_TRENCH));
  g_assert_true (war_terrain_can_scatter (WAR_TERRAIN_WOOD));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/field-scatter/strewn", test_strewn);
  g_test_add_func ("/field-scatter/seed", test_seed);
  g_test_add_func ("/field-scatter/respects", test_respects);
  g_test_add_func ("/field-scatter/many", test_many);

  return g_test_run ();
}
