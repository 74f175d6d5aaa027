/* placing.h: random places, and places turned and mirrored, for the tests of geometry
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "engine/geometry/base.h"
#include "engine/ground/ground.h"

static inline WarPosition
placing_random (gint low, gint high)
{
  return (WarPosition){ g_test_rand_int_range (low, high + 1),
                        g_test_rand_int_range (low, high + 1) };
}

static inline WarHeading
placing_random_heading (void)
{
  /* Round headings are frequent on real tables, and give touching cases. */
  if (g_test_rand_bit ())
    return (WarHeading) (g_test_rand_int_range (0, 8) * 512);
  return (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
}

static inline WarBase
placing_random_base (gint low, gint high)
{
  return war_base_place (placing_random (low, high), placing_random_heading (),
                         2 * g_test_rand_int_range (500, 2500),
                         2 * g_test_rand_int_range (500, 2500));
}

/* The symmetries of the square: 0 … 3 quarter turns clockwise around the centre of a field of that
 * size, and from 4 on with left and right exchanged before. */
#define PLACING_N_SYMMETRIES 8

static inline WarPosition
placing_map (WarPosition position, guint symmetry, WarLength size)
{
  if (symmetry >= 4)
    position.x = size - position.x;
  for (guint i = 0; i < symmetry % 4; i++)
    position = (WarPosition){ size - position.y, position.x };
  return position;
}

static inline WarBase
placing_map_base (WarBase base, guint symmetry, WarLength size)
{
  gint heading = symmetry >= 4 ? -(gint) base.heading : base.heading;

  return war_base_place (placing_map (base.centre, symmetry, size),
                         war_heading_add ((WarHeading) (heading & (WAR_HEADING_TURN - 1)),
                                          (gint) (symmetry % 4) * (WAR_HEADING_TURN / 4)),
                         base.width, base.depth);
}

static inline WarFeature *
placing_add (WarField *field, WarTerrain terrain, WarShapeKind kind)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", field->features->len);
  feature->terrain = terrain;
  feature->shape.kind = kind;
  if (kind == WAR_SHAPE_AREA || kind == WAR_SHAPE_LINE)
    feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_ptr_array_add (field->features, feature);
  return feature;
}

static inline void
placing_add_area (WarField *field, WarTerrain terrain, const WarPosition *vertices,
                  guint n_vertices)
{
  WarFeature *feature = placing_add (field, terrain, WAR_SHAPE_AREA);

  g_array_append_vals (feature->shape.vertices, vertices, n_vertices);
}

static inline void
placing_add_line (WarField *field, WarTerrain terrain, WarLength width, const WarPosition *vertices,
                  guint n_vertices)
{
  WarFeature *feature = placing_add (field, terrain, WAR_SHAPE_LINE);

  feature->shape.width = width;
  g_array_append_vals (feature->shape.vertices, vertices, n_vertices);
}

/* Along the axes, from its top left corner. */
static inline void
placing_add_box (WarField *field, WarTerrain terrain, WarLength x, WarLength y, WarLength width,
                 WarLength depth)
{
  const WarPosition corners[]
    = { { x, y }, { x + width, y }, { x + width, y + depth }, { x, y + depth } };

  placing_add_area (field, terrain, corners, 4);
}

/* A field with features of all kinds in random places, some beyond the edge, some degenerate. */
static inline WarField *
placing_random_field (WarLength size, guint n_features, gint reach)
{
  WarField *field = war_field_new ("random", size, size);

  for (guint i = 0; i < n_features; i++)
    {
      WarTerrain terrain = (WarTerrain) g_test_rand_int_range (0, WAR_N_TERRAINS);
      WarShapeKind kind = (WarShapeKind) g_test_rand_int_range (0, 4);
      WarFeature *feature = placing_add (field, terrain, kind);
      WarShape *shape = &feature->shape;
      WarPosition centre = placing_random (-reach, size + reach);
      guint n_vertices = (guint) g_test_rand_int_range (kind == WAR_SHAPE_AREA ? 3 : 2, 7);

      shape->width = g_test_rand_int_range (1, 2 * reach);
      shape->depth = g_test_rand_int_range (1, 2 * reach);
      if (kind == WAR_SHAPE_LINE)
        shape->width = g_test_rand_int_range (0, reach / 2);
      shape->centre = centre;
      shape->heading = placing_random_heading ();
      if (shape->vertices == NULL)
        continue;

      do
        {
          g_array_set_size (shape->vertices, 0);
          for (guint j = 0; j < n_vertices; j++)
            {
              WarPosition vertex = placing_random (-reach, reach);

              vertex.x += centre.x;
              vertex.y += centre.y;
              g_array_append_val (shape->vertices, vertex);
            }
        }
      while (kind == WAR_SHAPE_AREA
             && war_polygon_check ((const WarPosition *) (void *) shape->vertices->data, n_vertices,
                                   NULL)
                  != WAR_POLYGON_VALID);
    }

  return field;
}

/* The same field, turned and mirrored. It must be square. */
static inline WarField *
placing_map_field (const WarField *field, guint symmetry)
{
  WarField *mapped = war_field_new (field->name, field->width, field->depth);

  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *source = g_ptr_array_index (field->features, i);
      WarFeature *feature = placing_add (mapped, source->terrain, source->shape.kind);
      WarBase base = { .centre = source->shape.centre,
                       .heading = source->shape.heading,
                       .width = 1000,
                       .depth = 1000 };

      base = placing_map_base (base, symmetry, field->width);
      feature->shape.centre = base.centre;
      feature->shape.heading = base.heading;
      feature->shape.width = source->shape.width;
      feature->shape.depth = source->shape.depth;
      for (guint j = 0; source->shape.vertices != NULL && j < source->shape.vertices->len; j++)
        {
          WarPosition vertex = placing_map (g_array_index (source->shape.vertices, WarPosition, j),
                                            symmetry, field->width);

          g_array_append_val (feature->shape.vertices, vertex);
        }
    }

  return mapped;
}
