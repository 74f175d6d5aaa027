/* test-field.c: battlefields and their shapes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/facing.h"
#include "engine/field/field.h"

static void
test_terrain_ids (void)
{
  const char *const *ids = war_terrain_get_ids ();

  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    {
      g_assert_cmpstr (ids[i], ==, war_terrain_get_id ((WarTerrain) i));
      g_assert_nonnull (war_terrain_get_name ((WarTerrain) i));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (ids[i], !=, ids[j]);
    }
  g_assert_null (ids[WAR_N_TERRAINS]);
}

static void
test_corners (void)
{
  WarShape shape = { .kind = WAR_SHAPE_BOX,
                     .centre = { 1000, 1000 },
                     .heading = WAR_HEADING_FROM_DEGREES (90),
                     .width = 400,
                     .depth = 200 };
  WarPosition corners[4];

  /* Facing right, the front left corner is at the top right. */
  war_shape_get_corners (&shape, corners);
  g_assert_cmpint (corners[0].x, ==, 1100);
  g_assert_cmpint (corners[0].y, ==, 800);
  g_assert_cmpint (corners[2].x, ==, 900);
  g_assert_cmpint (corners[2].y, ==, 1200);
}

static void
test_bounds (void)
{
  const WarPosition vertices[] = { { 100, 500 }, { 900, 200 }, { 700, 800 } };
  WarShape line = { .kind = WAR_SHAPE_LINE, .width = 101 };
  WarPosition minimum, maximum;

  line.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (line.vertices, vertices, G_N_ELEMENTS (vertices));
  war_shape_get_bounds (&line, &minimum, &maximum);

  g_assert_cmpint (minimum.x, ==, 100 - 51);
  g_assert_cmpint (minimum.y, ==, 200 - 51);
  g_assert_cmpint (maximum.x, ==, 900 + 51);
  g_assert_cmpint (maximum.y, ==, 800 + 51);
  g_array_unref (line.vertices);
}

static void
test_find (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", 24 * WAR_INCH, 12 * WAR_INCH);
  WarZone *zone = war_zone_new ();
  WarPoint *point = war_point_new ();

  zone->id = g_strdup ("north");
  point->id = g_strdup ("manor");
  g_ptr_array_add (field->zones, zone);
  g_ptr_array_add (field->points, point);

  g_assert_true (war_field_find_zone (field, "north") == zone);
  g_assert_null (war_field_find_zone (field, "manor"));
  g_assert_true (war_field_find_point (field, "manor") == point);
  g_assert_null (war_field_find_point (field, NULL));
}

/* A zone that has a role is not for deployment, wherever it stands among the others. */
static void
test_deployment_zone (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", 24 * WAR_INCH, 12 * WAR_INCH);

  for (guint i = 0; i < 3; i++)
    {
      WarZone *zone = war_zone_new ();

      zone->id = g_strdup_printf ("zone-%u", i);
      zone->side = 1;
      zone->role = i == 0 ? g_strdup ("first-line") : NULL;
      g_ptr_array_add (field->zones, zone);
    }

  g_assert_true (war_field_find_deployment_zone (field, 1) == g_ptr_array_index (field->zones, 1));
  g_assert_null (war_field_find_deployment_zone (field, 2));
}

/* Units look over to the enemy's ground, wherever the pointer came from; without a zone, or in the
 * midst of it, to the middle. */
static void
test_facing (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", 24 * WAR_INCH, 12 * WAR_INCH);
  const WarPosition corners[] = { { 20 * WAR_INCH, 0 },
                                  { 24 * WAR_INCH, 0 },
                                  { 24 * WAR_INCH, 12 * WAR_INCH },
                                  { 20 * WAR_INCH, 12 * WAR_INCH } };
  const WarPosition low = { 2 * WAR_INCH, 11 * WAR_INCH }, inside = { 21 * WAR_INCH, WAR_INCH };
  const WarPosition east = { 21 * WAR_INCH, 6 * WAR_INCH };
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup ("east");
  zone->side = 2;
  zone->shape.kind = WAR_SHAPE_AREA;
  zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  g_ptr_array_add (field->zones, zone);

  g_assert_cmpint (war_field_find_facing (field, 1, low), ==,
                   war_heading_towards (low, (WarPosition){ low.x + 1, low.y }));
  g_assert_cmpint (war_field_find_facing (field, 2, east), ==,
                   war_heading_towards (east, (WarPosition){ 0, east.y }));
  g_assert_cmpint (war_field_find_facing (field, 1, inside), ==,
                   war_field_find_facing (field, 2, inside));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/field/G-7/terrain-ids", test_terrain_ids);
  g_test_add_func ("/engine/field/corners", test_corners);
  g_test_add_func ("/engine/field/bounds", test_bounds);
  g_test_add_func ("/engine/field/find", test_find);
  g_test_add_func ("/engine/field/deployment-zone", test_deployment_zone);
  g_test_add_func ("/engine/field/facing", test_facing);
  return g_test_run ();
}
