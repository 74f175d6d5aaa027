/* field-edit.c: changes to fields
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-edit.h"

#include "engine/field-edit/field-edit-private.h"
#include "engine/field/field-room.h"

WarField *
war_field_set_name (const WarField *field, const char *name)
{
  g_return_val_if_fail (name != NULL && name[0] != '\0', NULL);

  WarField *copy = war_field_copy (field);

  g_free (copy->name);
  copy->name = g_strdup (name);
  return copy;
}

WarField *
war_field_set_background (const WarField *field, WarBackground *background)
{
  WarField *copy = war_field_copy (field);

  g_clear_pointer (&copy->background, war_background_unref);
  if (background != NULL)
    copy->background = war_background_ref (background);
  return copy;
}

WarField *
war_field_place_background (const WarField *field, WarPosition position, WarLength width)
{
  g_return_val_if_fail (field->background != NULL, NULL);

  g_autoptr (WarBackground) background = NULL;

  if (width < 1 || width > WAR_LENGTH_MAX || ABS (position.x) > WAR_LENGTH_MAX
      || ABS (position.y) > WAR_LENGTH_MAX)
    return NULL;

  background = war_background_copy (field->background);
  background->position = position;
  background->width = width;
  return war_field_set_background (field, background);
}

/* Rounded half away from 0. */
static gint64
scale_length (gint64 length, WarLength from, WarLength to)
{
  gint64 product = 2 * length * to;

  return (product + (product < 0 ? -from : from)) / (2 * (gint64) from);
}

WarField *
war_field_scale_background (const WarField *field, WarPosition about, WarLength from, WarLength to)
{
  g_return_val_if_fail (field->background != NULL, NULL);
  g_return_val_if_fail (from > 0 && to > 0, NULL);

  const WarBackground *old = field->background;
  gint64 x = about.x + scale_length ((gint64) old->position.x - about.x, from, to);
  gint64 y = about.y + scale_length ((gint64) old->position.y - about.y, from, to);
  gint64 width = scale_length (old->width, from, to);

  if (ABS (x) > WAR_LENGTH_MAX || ABS (y) > WAR_LENGTH_MAX || width > WAR_LENGTH_MAX)
    return NULL;
  return war_field_place_background (field, (WarPosition){ (WarLength) x, (WarLength) y },
                                     (WarLength) width);
}

/* ---------------------------------------------------------------------------------------------
 * Items in their places. */

void
war_field_swap_feature (WarField *field, guint index, WarFeature *feature)
{
  war_feature_unref (g_ptr_array_index (field->features, index));
  g_ptr_array_index (field->features, index) = feature;
}

void
war_field_swap_zone (WarField *field, guint index, WarZone *zone)
{
  war_zone_unref (g_ptr_array_index (field->zones, index));
  g_ptr_array_index (field->zones, index) = zone;
}

void
war_field_swap_point (WarField *field, guint index, WarPoint *point)
{
  war_point_unref (g_ptr_array_index (field->points, index));
  g_ptr_array_index (field->points, index) = point;
}

WarPosition
war_field_clamp (const WarField *field, WarPosition position)
{
  return (WarPosition){ CLAMP (position.x, 0, field->width), CLAMP (position.y, 0, field->depth) };
}

static gboolean
is_same (WarPosition a, WarPosition b)
{
  return a.x == b.x && a.y == b.y;
}

gboolean
war_shape_clamp (WarShape *shape, const WarField *field)
{
  GArray *vertices = shape->vertices;

  for (guint i = 0; i < vertices->len; i++)
    {
      WarPosition *vertex = &g_array_index (vertices, WarPosition, i);

      *vertex = war_field_clamp (field, *vertex);
    }
  for (guint i = vertices->len; i-- > 0 && vertices->len > 1;)
    if (is_same (g_array_index (vertices, WarPosition, i),
                 g_array_index (vertices, WarPosition, (i + 1) % vertices->len)))
      g_array_remove_index (vertices, i);

  return war_shape_is_valid (shape);
}

/* Takes the shape over. */
static gboolean
put_zone_shape (WarField *field, guint index, WarShape shape)
{
  WarZone *zone;

  if (shape.kind != WAR_SHAPE_AREA || !war_shape_clamp (&shape, field))
    {
      war_shape_clear (&shape);
      return FALSE;
    }

  zone = war_zone_copy (g_ptr_array_index (field->zones, index));
  war_shape_clear (&zone->shape);
  zone->shape = shape;
  war_field_swap_zone (field, index, zone);
  return TRUE;
}

static gboolean
put_feature_shape (WarField *field, guint index, WarShape shape)
{
  WarFeature *feature;

  if (!war_shape_is_valid (&shape))
    {
      war_shape_clear (&shape);
      return FALSE;
    }

  feature = war_feature_copy (g_ptr_array_index (field->features, index));
  war_shape_clear (&feature->shape);
  feature->shape = shape;
  war_field_swap_feature (field, index, feature);
  return TRUE;
}

static void
put_point (WarField *field, guint index, WarPosition position)
{
  WarPoint *point = war_point_copy (g_ptr_array_index (field->points, index));

  point->position = war_field_clamp (field, position);
  war_field_swap_point (field, index, point);
}

gboolean
war_field_put_shape (WarField *field, WarItem item, const WarShape *shape)
{
  switch (item.kind)
    {
    case WAR_ITEM_FEATURE:
      return put_feature_shape (field, item.index, war_shape_copy (shape));
    case WAR_ITEM_ZONE:
      return put_zone_shape (field, item.index, war_shape_copy (shape));
    case WAR_ITEM_POINT:
    default:
      put_point (field, item.index, shape->centre);
      return TRUE;
    }
}

/* ---------------------------------------------------------------------------------------------
 * One item. */

WarField *
war_field_insert_feature (const WarField *field, guint index, WarFeature *feature)
{
  g_return_val_if_fail (feature != NULL && feature->id != NULL, NULL);
  g_return_val_if_fail (index <= field->features->len, NULL);

  WarField *copy;

  if (field->features->len >= WAR_FIELD_MAX_FEATURES || !war_shape_is_valid (&feature->shape)
      || !war_field_has_room (field, &feature->shape, NULL))
    return NULL;

  copy = war_field_copy (field);
  g_ptr_array_insert (copy->features, (gint) index, war_feature_ref (feature));
  return copy;
}

WarField *
war_field_replace_feature (const WarField *field, guint index, WarFeature *feature)
{
  g_return_val_if_fail (feature != NULL && feature->id != NULL, NULL);
  g_return_val_if_fail (index < field->features->len, NULL);

  const WarFeature *old = g_ptr_array_index (field->features, index);
  WarField *copy;

  if (!war_shape_is_valid (&feature->shape)
      || !war_field_has_room (field, &feature->shape, &old->shape))
    return NULL;

  copy = war_field_copy (field);
  war_field_swap_feature (copy, index, war_feature_ref (feature));
  return copy;
}

/* A zone that lies on the field: itself, or a copy; free it. NULL if there is none. */
static WarZone *
fit_zone (const WarField *field, WarZone *zone)
{
  g_autoptr (WarZone) copy = war_zone_copy (zone);

  if (zone->shape.kind != WAR_SHAPE_AREA || !war_shape_clamp (&copy->shape, field))
    return NULL;
  return war_zone_ref (war_shape_equal (&copy->shape, &zone->shape) ? zone : copy);
}

WarField *
war_field_add_zone (const WarField *field, WarZone *zone)
{
  g_return_val_if_fail (zone != NULL && zone->id != NULL, NULL);

  g_autoptr (WarZone) fitting = fit_zone (field, zone);
  WarField *copy;

  if (field->zones->len >= WAR_FIELD_MAX_ZONES || fitting == NULL
      || !war_field_has_room (field, &fitting->shape, NULL))
    return NULL;

  copy = war_field_copy (field);
  g_ptr_array_add (copy->zones, g_steal_pointer (&fitting));
  return copy;
}

WarField *
war_field_replace_zone (const WarField *field, guint index, WarZone *zone)
{
  g_return_val_if_fail (zone != NULL && zone->id != NULL, NULL);
  g_return_val_if_fail (index < field->zones->len, NULL);

  g_autoptr (WarZone) fitting = fit_zone (field, zone);
  const WarZone *old = g_ptr_array_index (field->zones, index);
  WarField *copy;

  if (fitting == NULL || !war_field_has_room (field, &fitting->shape, &old->shape))
    return NULL;

  copy = war_field_copy (field);
  war_field_swap_zone (copy, index, g_steal_pointer (&fitting));
  return copy;
}

WarField *
war_field_add_point (const WarField *field, WarPoint *point)
{
  g_return_val_if_fail (point != NULL && point->id != NULL, NULL);

  WarField *copy;

  if (field->points->len >= WAR_FIELD_MAX_POINTS)
    return NULL;

  copy = war_field_copy (field);
  g_ptr_array_add (copy->points, war_point_ref (point));
  put_point (copy, copy->points->len - 1, point->position);
  return copy;
}

WarField *
war_field_replace_point (const WarField *field, guint index, WarPoint *point)
{
  g_return_val_if_fail (point != NULL && point->id != NULL, NULL);
  g_return_val_if_fail (index < field->points->len, NULL);

  WarField *copy = war_field_copy (field);

  war_field_swap_point (copy, index, war_point_ref (point));
  put_point (copy, index, point->position);
  return copy;
}

/* ---------------------------------------------------------------------------------------------
 * Items. */

WarField *
war_field_remove_items (const WarField *field, const WarItem *items, guint n_items)
{
  WarField *copy = war_field_copy (field);
  GPtrArray *const arrays[] = { [WAR_ITEM_FEATURE] = copy->features,
                                [WAR_ITEM_ZONE] = copy->zones,
                                [WAR_ITEM_POINT] = copy->points };

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = arrays[kind]->len; i-- > 0;)
      if (war_item_is_among (items, n_items, (WarItem){ kind, i }))
        g_ptr_array_remove_index (arrays[kind], i);

  return copy;
}

WarField *
war_field_set_item_shape (const WarField *field, WarItem item, const WarShape *shape)
{
  g_return_val_if_fail (war_field_has_item (field, item), NULL);

  g_autoptr (WarField) copy = war_field_copy (field);

  return war_field_put_shape (copy, item, shape) ? g_steal_pointer (&copy) : NULL;
}

WarField *
war_field_transform_items (const WarField *field, const WarItem *items, guint n_items,
                           const WarTransform *transform)
{
  g_autoptr (WarField) copy = war_field_copy (field);

  for (guint i = 0; i < n_items; i++)
    {
      WarShape original = war_field_get_item_shape (field, items[i]);
      WarShape shape = war_shape_copy (&original);
      gboolean fits;

      war_shape_transform (&shape, transform);
      fits = war_field_put_shape (copy, items[i], &shape);
      war_shape_clear (&shape);
      if (!fits)
        return NULL;
    }

  return g_steal_pointer (&copy);
}

WarPosition
war_field_limit_move (const WarField *field, const WarItem *items, guint n_items, WarPosition by)
{
  for (guint i = 0; i < n_items; i++)
    {
      WarPosition minimum, maximum;
      WarPosition low = { -WAR_LENGTH_MAX, -WAR_LENGTH_MAX };
      WarPosition high = { field->width + WAR_LENGTH_MAX, field->depth + WAR_LENGTH_MAX };

      war_field_get_items_bounds (field, &items[i], 1, &minimum, &maximum);
      if (items[i].kind != WAR_ITEM_FEATURE)
        {
          low = (WarPosition){ 0, 0 };
          high = (WarPosition){ field->width, field->depth };
        }
      /* What is too large, or off already, stays. */
      by.x = CLAMP (by.x, MIN (low.x - minimum.x, 0), MAX (high.x - maximum.x, 0));
      by.y = CLAMP (by.y, MIN (low.y - minimum.y, 0), MAX (high.y - maximum.y, 0));
    }

  return by;
}
