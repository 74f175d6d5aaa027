/* field-pick.c: what of a field is under the pointer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-pick.h"

#include "engine/geometry/geometry.h"
#include "engine/ground/ground.h"

static WarLength
get_line_distance (const WarShape *shape, WarPosition position)
{
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);
  WarLength distance = war_position_distance (vertices[0], position);

  for (guint i = 0; i + 1 < n_vertices; i++)
    {
      WarLength next = war_segment_distance (vertices[i], vertices[i + 1], position);

      distance = MIN (distance, next);
    }

  return MAX (distance - shape->width / 2, 0);
}

WarLength
war_shape_get_distance (const WarShape *shape, WarPosition position)
{
  WarPosition vertices[WAR_GROUND_N_ELLIPSE];
  const WarPosition *outline;
  guint n_vertices;

  switch (shape->kind)
    {
    case WAR_SHAPE_AREA:
      outline = war_shape_get_vertices (shape, &n_vertices);
      return war_polygon_distance (outline, n_vertices, position);
    case WAR_SHAPE_LINE:
      return get_line_distance (shape, position);
    case WAR_SHAPE_BOX:
      war_shape_get_corners (shape, vertices);
      return war_polygon_distance (vertices, 4, position);
    case WAR_SHAPE_ELLIPSE:
    default:
      if (shape->width == 0 || shape->depth == 0)
        return war_position_distance (shape->centre, position);
      war_ground_get_ellipse (shape, vertices);
      return war_polygon_distance (vertices, WAR_GROUND_N_ELLIPSE, position);
    }
}

static gboolean
is_within (const WarShape *shape, WarPosition position, WarLength reach)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  return position.x >= minimum.x - reach && position.x <= maximum.x + reach
         && position.y >= minimum.y - reach && position.y <= maximum.y + reach
         && war_shape_get_distance (shape, position) <= reach;
}

guint
war_field_pick (const WarField *field, guint kinds, WarPosition position, WarLength reach,
                WarItem *items, guint max_items)
{
  static const WarItemKind order[] = { WAR_ITEM_POINT, WAR_ITEM_FEATURE, WAR_ITEM_ZONE };
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if ((kinds & WAR_ITEM_BIT (order[i])) == 0)
        continue;
      for (guint j = war_field_count_items (field, order[i]); j-- > 0;)
        {
          const WarItem item = { order[i], j };
          const WarShape shape = war_field_get_item_shape (field, item);

          if (!is_within (&shape, position, reach))
            continue;
          if (n_found < max_items)
            items[n_found] = item;
          n_found++;
        }
    }

  return n_found;
}

GArray *
war_field_pick_box (const WarField *field, guint kinds, WarPosition minimum, WarPosition maximum)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (WarItem));

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; (kinds & WAR_ITEM_BIT (kind)) != 0 && i < war_field_count_items (field, kind);
         i++)
      {
        const WarItem item = { kind, i };
        WarPosition low, high;

        war_field_get_items_bounds (field, &item, 1, &low, &high);
        if (low.x >= minimum.x && low.y >= minimum.y && high.x <= maximum.x && high.y <= maximum.y)
          g_array_append_val (found, item);
      }

  return found;
}

gint
war_shape_pick_vertex (const WarShape *shape, WarPosition position, WarLength reach)
{
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);
  gint nearest = -1;

  for (guint i = 0; i < n_vertices; i++)
    {
      WarLength distance = war_position_distance (vertices[i], position);

      if (distance <= reach)
        {
          reach = distance;
          nearest = (gint) i;
        }
    }

  return nearest;
}

gint
war_shape_pick_edge (const WarShape *shape, WarPosition position, WarLength reach,
                     WarPosition *place)
{
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);
  guint n_edges = shape->kind == WAR_SHAPE_LINE ? MAX (n_vertices, 1) - 1 : n_vertices;
  gint nearest = -1;

  for (guint i = 0; i < n_edges; i++)
    {
      WarPosition a = vertices[i], b = vertices[(i + 1) % n_vertices];
      WarLength distance = war_segment_distance (a, b, position);

      if (distance <= reach)
        {
          reach = distance;
          nearest = (gint) i;
          *place = war_segment_get_nearest (a, b, position);
        }
    }

  return nearest;
}

/* Crossings. */

/* The heading of the line where it is nearest; FALSE: the position is not on it. */
static gboolean
find_heading (const WarShape *line, WarPosition position, WarHeading *heading)
{
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (line, &n_vertices);
  WarPosition place;
  gint edge = war_shape_pick_edge (line, position, line->width / 2, &place);

  if (edge < 0)
    return FALSE;
  *heading = war_heading_towards (vertices[edge], vertices[edge + 1]);
  return TRUE;
}

gboolean
war_field_find_crossing (const WarField *field, WarPosition position, WarHeading *heading)
{
  g_return_val_if_fail (field != NULL && heading != NULL, FALSE);

  gboolean on_water = FALSE;

  for (guint i = field->features->len; i-- > 0;)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);
      WarTerrain terrain = feature->terrain;
      gboolean is_road = terrain == WAR_TERRAIN_ROAD || terrain == WAR_TERRAIN_DUCKBOARD;
      gboolean is_water = terrain == WAR_TERRAIN_STREAM || terrain == WAR_TERRAIN_RIVER;
      WarHeading along;

      if (feature->shape.kind != WAR_SHAPE_LINE || !(is_road || (is_water && !on_water))
          || !find_heading (&feature->shape, position, &along))
        continue;
      *heading = is_road ? along : war_heading_add (along, WAR_HEADING_TURN / 4);
      if (is_road)
        return TRUE;
      on_water = TRUE;
    }

  return on_water;
}
