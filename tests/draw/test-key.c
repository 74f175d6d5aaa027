/* test-key.c: what the key of a map says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"
#include "fixture.h"

#define SIDE 120 /* of the small field, in millimetres */

static WarField *
new_field_with (WarTerrain terrain, WarShapeKind kind)
{
  WarField *field = war_field_new ("Test", SIDE * WAR_MILLIMETRE, SIDE * WAR_MILLIMETRE);

  g_ptr_array_add (field->features, fixture_new_feature (terrain, kind, 20, 20, 80, 80));

  return field;
}

/* Where only shapes tell whose works they are, a key has those of both. */
static void
test_works (void)
{
  g_autoptr (WarField) field = new_field_with (WAR_TERRAIN_BARBED_WIRE, WAR_SHAPE_LINE);
  const DrawMapOptions black = { .ink = DRAW_INK_BLACK }, colour = { .ink = DRAW_INK_COLOUR };
  DrawKeySign signs[DRAW_KEY_MAX];

  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, SIDE, 10));
  g_ptr_array_add (field->zones, fixture_new_zone (2, 0, SIDE - 4, SIDE, 4));
  g_assert_cmpuint (draw_field_list_signs (field, &black, signs), ==, 1);
  g_ptr_array_add (field->features, fixture_new_feature (WAR_TERRAIN_BARBED_WIRE, WAR_SHAPE_BOX, 10,
                                                         SIDE - 30, 60, 10));
  g_assert_cmpuint (draw_field_list_signs (field, &colour, signs), ==, 1);
  g_assert_cmpuint (draw_field_list_signs (field, &black, signs), ==, 2);
  g_assert_cmpint (signs[0].side, ==, 1);
  g_assert_cmpint (signs[1].side, ==, 2);
  g_assert_cmpstr (signs[0].name, !=, signs[1].name);
}

/* A key says where each side deploys, by their names if they are known. */
static void
test_zones (void)
{
  g_autoptr (WarField) field = new_field_with (WAR_TERRAIN_MUD, WAR_SHAPE_BOX);
  DrawMapOptions options = { .zones = TRUE, .sides = { "Entente", "Central Powers" } };
  DrawKeySign signs[DRAW_KEY_MAX];
  WarZone *role = fixture_new_zone (1, 0, 20, SIDE, 4);

  g_ptr_array_add (field->zones, role);
  role->role = g_strdup ("front");
  g_assert_cmpuint (draw_field_list_signs (field, &options, signs), ==, 1);
  g_ptr_array_add (field->zones, fixture_new_zone (2, 0, SIDE - 4, SIDE, 4));
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, SIDE, 4));
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 30, SIDE, 4));
  g_assert_cmpuint (draw_field_list_signs (field, &options, signs), ==, 3);
  g_assert_cmpstr (signs[1].name, ==, "Zone, Entente");
  g_assert_cmpstr (signs[2].name, ==, "Zone, Central Powers");
  options.sides[0] = NULL;
  draw_field_list_signs (field, &options, signs);
  g_assert_cmpstr (signs[1].name, ==, "Zone, side 1");
  options.zones = FALSE;
  g_assert_cmpuint (draw_field_list_signs (field, &options, signs), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/key/works", test_works);
  g_test_add_func ("/draw/key/zones", test_zones);

  return g_test_run ();
}
