/* field-scatter.c: small things strewn along a stroke
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-scatter.h"

#include "engine/chance/generator.h"
#include "engine/field/field-item.h"
#include "engine/field/terrain-usual.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/ground.h"

/* What may lie below. */
#define SOFT_GROUND \
  (WAR_TERRAIN_BIT (WAR_TERRAIN_OPEN) | WAR_TERRAIN_BIT (WAR_TERRAIN_MUD) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_DEEP_MUD) | WAR_TERRAIN_BIT (WAR_TERRAIN_SWAMP) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_SNOW) | WAR_TERRAIN_BIT (WAR_TERRAIN_HILL))

typedef struct
{
  const WarScatter *scatter;
  const WarPosition *stroke;
  guint n_stroke;
  WarGround *ground; /* what was there before */
  WarGroundScratch *scratch;
  WarField *field; /* with what has been strewn */
  guint n_before; /* features */
} Strewing;

gboolean
war_terrain_can_scatter (WarTerrain terrain)
{
  return war_terrain_get_usual (terrain)->kind != WAR_SHAPE_LINE;
}

/* What lies in a cell of the lattice: always the same. */
static WarShape
make_shape (const WarScatter *scatter, gint32 column, gint32 row)
{
  const WarTerrainUsual *usual = war_terrain_get_usual (scatter->terrain);
  WarGenerator chance
    = war_generator_new (scatter->seed, (guint64) (guint32) row << 32 | (guint32) column);
  WarLength share = usual->kind == WAR_SHAPE_AREA ? 50 : 100; /* percent of the usual size */
  guint32 jog = MAX ((guint32) scatter->spacing / 2, 1);
  WarShape shape = { .kind = usual->kind == WAR_SHAPE_BOX ? WAR_SHAPE_BOX : WAR_SHAPE_ELLIPSE };

  shape.centre.x = column * scatter->spacing + scatter->spacing / 4
                   + (WarLength) war_generator_draw (&chance, jog);
  shape.centre.y
    = row * scatter->spacing + scatter->spacing / 4 + (WarLength) war_generator_draw (&chance, jog);
  shape.heading = (WarHeading) war_generator_draw (&chance, WAR_HEADING_TURN);
  share = share * (85 + (WarLength) war_generator_draw (&chance, 31)) / 100;
  shape.width = usual->width * share / 100;
  shape.depth = usual->depth * share / 100;
  return shape;
}

static gboolean
is_under_brush (const Strewing *strewing, WarPosition place)
{
  WarLength reach = strewing->scatter->brush / 2;

  for (guint i = 0; i < strewing->n_stroke; i++)
    if (war_segment_distance (strewing->stroke[i > 0 ? i - 1 : 0], strewing->stroke[i], place)
        <= reach)
      return TRUE;

  return FALSE;
}

/* On the field, and clear of all that is there; of its like by more than their outlines need, so
 * that another stroke finds no more room than the first. */
static gboolean
has_room (const Strewing *strewing, const WarShape *shape)
{
  WarPosition outline[WAR_GROUND_N_ELLIPSE], minimum, maximum;
  guint n_vertices = shape->kind == WAR_SHAPE_BOX ? 4 : WAR_GROUND_N_ELLIPSE, found;
  const GPtrArray *features = strewing->field->features;

  war_shape_get_bounds (shape, &minimum, &maximum);
  if (minimum.x < 0 || minimum.y < 0 || maximum.x > strewing->field->width
      || maximum.y > strewing->field->depth)
    return FALSE;

  for (guint i = 0; i < features->len; i++)
    {
      const WarFeature *other = g_ptr_array_index (features, i);

      if (other->terrain == strewing->scatter->terrain && other->shape.vertices == NULL
          && war_position_distance (shape->centre, other->shape.centre)
               < (MAX (shape->width, shape->depth) + MAX (other->shape.width, other->shape.depth))
                   / 2)
        return FALSE;
    }

  if (shape->kind == WAR_SHAPE_BOX)
    war_shape_get_corners (shape, outline);
  else
    war_ground_get_ellipse (shape, outline);
  return war_ground_find_meeting (strewing->ground, strewing->scratch, ~SOFT_GROUND, outline,
                                  n_vertices, &found, 1)
         == 0;
}

static void
strew (const Strewing *strewing, const WarShape *shape)
{
  WarFeature *feature = war_feature_new ();

  feature->id = war_field_invent_id (strewing->field, WAR_ITEM_FEATURE,
                                     war_terrain_get_id (strewing->scatter->terrain));
  feature->terrain = strewing->scatter->terrain;
  feature->variant = g_strdup (strewing->scatter->variant);
  feature->shape = *shape;
  g_ptr_array_add (strewing->field->features, feature);
}

static gboolean
is_full (const Strewing *strewing)
{
  guint n = strewing->field->features->len;

  return n >= WAR_FIELD_MAX_FEATURES || n >= strewing->n_before + WAR_SCATTER_MAX;
}

static void
strew_all (const Strewing *strewing)
{
  const WarScatter *scatter = strewing->scatter;
  const WarField *field = strewing->field;
  WarPosition low = { field->width, field->depth }, high = { 0, 0 };

  for (guint i = 0; i < strewing->n_stroke; i++)
    {
      low.x = MIN (low.x, strewing->stroke[i].x - scatter->brush / 2);
      low.y = MIN (low.y, strewing->stroke[i].y - scatter->brush / 2);
      high.x = MAX (high.x, strewing->stroke[i].x + scatter->brush / 2);
      high.y = MAX (high.y, strewing->stroke[i].y + scatter->brush / 2);
    }
  low = (WarPosition){ MAX (low.x, 0), MAX (low.y, 0) };
  high = (WarPosition){ MIN (high.x, field->width), MIN (high.y, field->depth) };

  for (gint32 row = low.y / scatter->spacing; row * scatter->spacing <= high.y; row++)
    for (gint32 column = low.x / scatter->spacing; column * scatter->spacing <= high.x; column++)
      {
        WarShape shape = make_shape (scatter, column, row);

        if (is_full (strewing))
          return;
        if (is_under_brush (strewing, shape.centre) && has_room (strewing, &shape))
          strew (strewing, &shape);
      }
}

WarField *
war_field_scatter (const WarField *field, const WarScatter *scatter, const WarPosition *stroke,
                   guint n_stroke)
{
  g_return_val_if_fail (field != NULL && stroke != NULL && n_stroke > 0, NULL);
  g_return_val_if_fail (war_terrain_can_scatter (scatter->terrain), NULL);
  g_return_val_if_fail (scatter->brush > 0 && scatter->spacing >= WAR_MILLIMETRE, NULL);

  g_autoptr (WarField) strewn = war_field_copy (field);
  g_autoptr (WarGround) ground = war_ground_new ((WarField *) field);
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
  const Strewing strewing = {
    .scatter = scatter,
    .stroke = stroke,
    .n_stroke = n_stroke,
    .ground = ground,
    .scratch = scratch,
    .field = strewn,
    .n_before = field->features->len,
  };

  strew_all (&strewing);
  return strewn->features->len > field->features->len ? g_steal_pointer (&strewn) : NULL;
}
