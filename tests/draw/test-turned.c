/* test-turned.c: a field that is turned, mirrored or enlarged makes a picture that is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include <math.h>

/* A picture is compared by the darkness of its blocks: glyphs of textures fall elsewhere, and as
 * many of them. */
#define SIDE 120 /* of the field, in millimetres */
#define BLOCKS 15 /* along a side */

typedef enum
{
  SAME,
  MIRRORED, /* left and right */
  TURNED, /* by a quarter, clockwise */
} Way;

/* A position that is transformed. */
static WarPosition
transform (Way way, WarPosition position)
{
  const WarLength side = SIDE * WAR_MILLIMETRE;

  switch (way)
    {
    case MIRRORED:
      return (WarPosition){ side - position.x, position.y };
    case TURNED:
      return (WarPosition){ side - position.y, position.x };
    case SAME:
    default:
      return position;
    }
}

static WarFeature *
new_feature (WarTerrain terrain, WarShapeKind kind, Way way)
{
  WarFeature *feature = fixture_new_feature (terrain, kind, 16, 24, 80, 66);
  WarShape *shape = &feature->shape;

  for (guint i = 0; shape->vertices && i < shape->vertices->len; i++)
    {
      WarPosition *vertex = &g_array_index (shape->vertices, WarPosition, i);

      *vertex = transform (way, *vertex);
    }
  shape->centre = transform (way, shape->centre);
  if (way == MIRRORED)
    shape->heading = (WarHeading) ((WAR_HEADING_TURN - shape->heading) % WAR_HEADING_TURN);
  else if (way == TURNED)
    shape->heading = (WarHeading) ((shape->heading + WAR_HEADING_TURN / 4) % WAR_HEADING_TURN);

  return feature;
}

/* How dark each block is, in 0 … 1. */
static void
measure (WarTerrain terrain, WarShapeKind kind, Way way, int scale, double blocks[BLOCKS][BLOCKS])
{
  g_autoptr (WarField) field = war_field_new ("", SIDE * WAR_MILLIMETRE, SIDE * WAR_MILLIMETRE);
  int size = SIDE / BLOCKS * scale;
  cairo_surface_t *picture;
  const guint8 *data;
  int stride;

  g_ptr_array_add (field->features, new_feature (terrain, kind, way));
  picture = fixture_draw_field (field, scale, DRAW_INK_BLACK, 1);
  cairo_surface_flush (picture);
  data = cairo_image_surface_get_data (picture);
  stride = cairo_image_surface_get_stride (picture);
  for (int row = 0; row < BLOCKS; row++)
    for (int column = 0; column < BLOCKS; column++)
      {
        double sum = 0;

        for (int y = 0; y < size; y++)
          for (int x = 0; x < size; x++)
            sum += 255 - data[(row * size + y) * stride + (column * size + x) * 4];
        blocks[row][column] = sum / 255 / size / size;
      }
  cairo_surface_destroy (picture);
}

/* The picture that the others are compared with: drawn once. */
static double (*get_same (WarTerrain terrain, WarShapeKind kind))[BLOCKS]
{
  static double same[WAR_N_TERRAINS][WAR_SHAPE_BOX + 1][BLOCKS][BLOCKS];
  static gboolean known[WAR_N_TERRAINS][WAR_SHAPE_BOX + 1];

  if (!known[terrain][kind])
    measure (terrain, kind, SAME, 2, same[terrain][kind]);
  known[terrain][kind] = TRUE;

  return same[terrain][kind];
}

/* The share of blocks whose darkness is another one. The faint relief of the ground stays where it
 * is, and a block that an edge of the sign cuts may have a little more or less of it. */
static double
compare (double a[BLOCKS][BLOCKS], double b[BLOCKS][BLOCKS], Way way)
{
  guint n = 0;

  for (int row = 0; row < BLOCKS; row++)
    for (int column = 0; column < BLOCKS; column++)
      {
        double other = way == MIRRORED ? b[row][BLOCKS - 1 - column]
                       : way == TURNED ? b[column][BLOCKS - 1 - row]
                                       : b[row][column];

        n += fabs (a[row][column] - other) > 0.1;
      }

  return (double) n / BLOCKS / BLOCKS;
}

/* Signs that stand upright, or hang to one side, whichever way the feature lies. */
static gboolean
has_upright_sign (WarTerrain terrain)
{
  return terrain == WAR_TERRAIN_BUILDING || terrain == WAR_TERRAIN_DUCKBOARD
         || terrain == WAR_TERRAIN_BRIDGE || terrain == WAR_TERRAIN_FORD
         || terrain == WAR_TERRAIN_GUN_PIT;
}

static void
test_transformed (gconstpointer data)
{
  Way way = (Way) GPOINTER_TO_INT (data);
  double b[BLOCKS][BLOCKS];

  for (guint terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    for (guint kind = WAR_SHAPE_AREA; kind <= WAR_SHAPE_BOX; kind++)
      {
        double share;

        if (way == TURNED && kind != WAR_SHAPE_BOX && has_upright_sign (terrain))
          continue;
        measure (terrain, kind, way, 2, b);
        share = compare (get_same (terrain, kind), b, way);
        g_test_message ("%s in shape %u: %.3f", war_terrain_get_id (terrain), kind, share);
        g_assert_cmpfloat (share, <, 0.08);
      }
}

/* Twice as large, everything is where it was and as dark. */
static void
test_zoomed (void)
{
  double b[BLOCKS][BLOCKS];

  for (guint terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    for (guint kind = WAR_SHAPE_AREA; kind <= WAR_SHAPE_BOX; kind++)
      {
        double share;

        measure (terrain, kind, SAME, 4, b);
        share = compare (get_same (terrain, kind), b, SAME);
        g_test_message ("%s in shape %u: %.3f", war_terrain_get_id (terrain), kind, share);
        g_assert_cmpfloat (share, <, 0.01);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/draw/turned/mirrored", GINT_TO_POINTER (MIRRORED), test_transformed);
  g_test_add_data_func ("/draw/turned/quarter", GINT_TO_POINTER (TURNED), test_transformed);
  g_test_add_func ("/draw/turned/zoomed", test_zoomed);

  return g_test_run ();
}
