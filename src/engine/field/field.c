/* field.c: battlefields as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/field.h"

static const char *const point_kind_ids[] = {
  [WAR_POINT_CONTROL] = "control",
  [WAR_POINT_OBJECTIVE] = "objective",
  [WAR_POINT_LABEL] = "label",
  NULL,
};

/* Ids in the order of WarPointKind, NULL-terminated. */
const char *const *
war_point_kind_get_ids (void)
{
  return point_kind_ids;
}

/* Free ground without anything on it. */
WarField *
war_field_new (const char *name, WarLength width, WarLength depth)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (width > 0 && width <= WAR_LENGTH_MAX, NULL);
  g_return_val_if_fail (depth > 0 && depth <= WAR_LENGTH_MAX, NULL);

  WarField *field = g_new0 (WarField, 1);

  g_atomic_ref_count_init (&field->references);
  field->name = g_strdup (name);
  field->width = width;
  field->depth = depth;
  field->features = g_ptr_array_new_with_free_func ((GDestroyNotify) war_feature_unref);
  field->zones = g_ptr_array_new_with_free_func ((GDestroyNotify) war_zone_unref);
  field->points = g_ptr_array_new_with_free_func ((GDestroyNotify) war_point_unref);

  return field;
}

WarField *
war_field_new_hex (const char *name, WarHexBoard *board, WarLength half_width)
{
  WarHexes hexes
    = war_hexes_new (board->n_columns, board->n_rows, (WarPosition){ 0, 0 }, half_width);
  WarPosition extent = war_hexes_get_extent (&hexes);
  WarField *field = war_field_new (name, extent.x, extent.y);

  field->ground = WAR_GROUND_HEX;
  field->board = war_hex_board_ref (board);
  return field;
}

WarLength
war_hex_board_get_half_width (const WarHexBoard *board, WarLength width)
{
  return width / (2 * board->n_columns + (board->n_rows > 1));
}

WarHexes
war_field_get_hexes (const WarField *field)
{
  g_assert (field->board != NULL);

  return war_hexes_new (field->board->n_columns, field->board->n_rows, (WarPosition){ 0, 0 },
                        war_hex_board_get_half_width (field->board, field->width));
}

static gpointer
copy_feature (gconstpointer feature, gpointer user_data)
{
  return war_feature_ref ((WarFeature *) feature);
}

static gpointer
copy_zone (gconstpointer zone, gpointer user_data)
{
  return war_zone_ref ((WarZone *) zone);
}

static gpointer
copy_point (gconstpointer point, gpointer user_data)
{
  return war_point_ref ((WarPoint *) point);
}

/* Its size is only to have one. */
WarField *
war_field_new_absent (const char *name)
{
  WarField *field = war_field_new (name, 48 * WAR_INCH, 48 * WAR_INCH);

  field->is_absent = TRUE;
  return field;
}

WarField *
war_field_copy (const WarField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  WarField *copy = war_field_new (field->name, field->width, field->depth);

  copy->ground = field->ground;
  copy->is_absent = field->is_absent;
  if (field->board != NULL)
    copy->board = war_hex_board_ref (field->board);
  g_ptr_array_extend (copy->features, field->features, copy_feature, NULL);
  g_ptr_array_extend (copy->zones, field->zones, copy_zone, NULL);
  g_ptr_array_extend (copy->points, field->points, copy_point, NULL);
  if (field->background != NULL)
    copy->background = war_background_ref (field->background);
  copy->extra = war_extra_ref (field->extra);

  return copy;
}

WarField *
war_field_ref (WarField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  g_atomic_ref_count_inc (&field->references);
  return field;
}

void
war_field_unref (WarField *field)
{
  g_return_if_fail (field != NULL);

  if (!g_atomic_ref_count_dec (&field->references))
    return;

  g_free (field->name);
  g_clear_pointer (&field->board, war_hex_board_unref);
  g_ptr_array_unref (field->features);
  g_ptr_array_unref (field->zones);
  g_ptr_array_unref (field->points);
  g_clear_pointer (&field->background, war_background_unref);
  war_extra_unref (field->extra);
  g_free (field);
}

const WarZone *
war_field_find_zone (const WarField *field, const char *id)
{
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      if (g_strcmp0 (zone->id, id) == 0)
        return zone;
    }

  return NULL;
}

const WarZone *
war_field_find_deployment_zone (const WarField *field, gint side)
{
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      if (zone->side == side && zone->role == NULL)
        return zone;
    }

  return NULL;
}

const WarPoint *
war_field_find_point (const WarField *field, const char *id)
{
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      if (g_strcmp0 (point->id, id) == 0)
        return point;
    }

  return NULL;
}

guint
war_field_count_points (const WarField *field, WarPointKind kind)
{
  guint count = 0;

  for (guint i = 0; i < field->points->len; i++)
    count += ((const WarPoint *) g_ptr_array_index (field->points, i))->kind == kind;

  return count;
}

static void
shape_clear (WarShape *shape)
{
  g_clear_pointer (&shape->vertices, g_array_unref);
}

WarFeature *
war_feature_new (void)
{
  WarFeature *feature = g_new0 (WarFeature, 1);

  g_atomic_ref_count_init (&feature->references);
  return feature;
}

WarFeature *
war_feature_ref (WarFeature *feature)
{
  g_atomic_ref_count_inc (&feature->references);
  return feature;
}

void
war_feature_unref (WarFeature *feature)
{
  if (!g_atomic_ref_count_dec (&feature->references))
    return;

  g_free (feature->id);
  g_free (feature->name);
  g_free (feature->role);
  g_free (feature->group);
  g_free (feature->variant);
  g_clear_pointer (&feature->effects, g_ptr_array_unref);
  shape_clear (&feature->shape);
  war_extra_unref (feature->extra);
  g_free (feature);
}

WarZone *
war_zone_new (void)
{
  WarZone *zone = g_new0 (WarZone, 1);

  g_atomic_ref_count_init (&zone->references);
  return zone;
}

WarZone *
war_zone_ref (WarZone *zone)
{
  g_atomic_ref_count_inc (&zone->references);
  return zone;
}

void
war_zone_unref (WarZone *zone)
{
  if (!g_atomic_ref_count_dec (&zone->references))
    return;

  g_free (zone->id);
  g_free (zone->name);
  g_free (zone->role);
  g_free (zone->group);
  shape_clear (&zone->shape);
  war_extra_unref (zone->extra);
  g_free (zone);
}

WarPoint *
war_point_new (void)
{
  WarPoint *point = g_new0 (WarPoint, 1);

  g_atomic_ref_count_init (&point->references);
  return point;
}

WarPoint *
war_point_ref (WarPoint *point)
{
  g_atomic_ref_count_inc (&point->references);
  return point;
}

void
war_point_unref (WarPoint *point)
{
  if (!g_atomic_ref_count_dec (&point->references))
    return;

  g_free (point->id);
  g_free (point->name);
  g_free (point->group);
  war_extra_unref (point->extra);
  g_free (point);
}

WarBackground *
war_background_new (void)
{
  WarBackground *background = g_new0 (WarBackground, 1);

  g_atomic_ref_count_init (&background->references);
  return background;
}

WarBackground *
war_background_copy (const WarBackground *background)
{
  WarBackground *copy = war_background_new ();

  copy->path = g_strdup (background->path);
  copy->position = background->position;
  copy->width = background->width;
  copy->opacity = background->opacity;
  copy->extra = war_extra_ref (background->extra);
  return copy;
}

WarBackground *
war_background_ref (WarBackground *background)
{
  g_atomic_ref_count_inc (&background->references);
  return background;
}

void
war_background_unref (WarBackground *background)
{
  if (!g_atomic_ref_count_dec (&background->references))
    return;

  g_free (background->path);
  war_extra_unref (background->extra);
  g_free (background);
}

void
war_shape_get_corners (const WarShape *shape, WarPosition corners[4])
{
  WarLength right = shape->width / 2;
  WarLength forward = shape->depth / 2;

  corners[0] = war_position_offset (shape->centre, shape->heading, -right, forward);
  corners[1] = war_position_offset (shape->centre, shape->heading, right, forward);
  corners[2] = war_position_offset (shape->centre, shape->heading, right, -forward);
  corners[3] = war_position_offset (shape->centre, shape->heading, -right, -forward);
}

void
war_shape_get_bounds (const WarShape *shape, WarPosition *minimum, WarPosition *maximum)
{
  WarPosition corners[4];
  const WarPosition *positions = corners;
  guint n_positions = G_N_ELEMENTS (corners);
  WarLength margin = 0;

  if (shape->kind == WAR_SHAPE_AREA || shape->kind == WAR_SHAPE_LINE)
    {
      positions = (const WarPosition *) (void *) shape->vertices->data;
      n_positions = shape->vertices->len;
      if (shape->kind == WAR_SHAPE_LINE)
        margin = (shape->width + 1) / 2;
    }
  else
    {
      war_shape_get_corners (shape, corners);
    }

  g_return_if_fail (n_positions > 0);

  *minimum = *maximum = positions[0];
  for (guint i = 1; i < n_positions; i++)
    {
      minimum->x = MIN (minimum->x, positions[i].x);
      minimum->y = MIN (minimum->y, positions[i].y);
      maximum->x = MAX (maximum->x, positions[i].x);
      maximum->y = MAX (maximum->y, positions[i].y);
    }

  minimum->x -= margin;
  minimum->y -= margin;
  maximum->x += margin;
  maximum->y += margin;
}

WarLocation
war_zone_locate (const WarZone *zone, WarPosition position)
{
  const GArray *vertices = zone->shape.vertices;

  return war_polygon_locate ((const WarPosition *) (const void *) vertices->data, vertices->len,
                             position);
}

static WarEffect *
find_effect (const WarFeature *feature, const char *system)
{
  for (guint i = 0; feature->effects != NULL && i < feature->effects->len; i++)
    {
      WarEffect *effect = g_ptr_array_index (feature->effects, i);

      if (g_str_equal (effect->system, system))
        return effect;
    }

  return NULL;
}

gint32
war_feature_get_effect (const WarFeature *feature, const WarRules *rules, guint stat)
{
  g_return_val_if_fail (stat < WAR_MAX_STATS, 0);

  const WarEffect *effect = find_effect (feature, rules->system->id);

  if (effect != NULL && (effect->given >> stat & 1) != 0)
    return effect->stats[stat];

  return rules->terrain[feature->terrain][stat];
}

void
war_feature_set_effect (WarFeature *feature, const char *system, guint stat, gint32 value)
{
  g_return_if_fail (stat < WAR_MAX_STATS);

  WarEffect *effect = find_effect (feature, system);

  if (effect == NULL)
    {
      if (feature->effects == NULL)
        feature->effects = g_ptr_array_new_with_free_func ((GDestroyNotify) war_effect_free);
      effect = g_new0 (WarEffect, 1);
      effect->system = g_strdup (system);
      g_ptr_array_add (feature->effects, effect);
    }

  effect->given |= (guint32) 1 << stat;
  effect->stats[stat] = value;
}

void
war_effect_free (WarEffect *effect)
{
  g_free (effect->system);
  g_free (effect);
}
