/* facing.c: where the enemy of a side is to be expected on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/facing.h"

/* A box along the edges of the field is enough: its sides, unlike an outline's, are straight for
 * whoever stands opposite. */
static WarPosition
find_nearest (const GArray *vertices, WarPosition place)
{
  WarPosition least = { G_MAXINT32, G_MAXINT32 }, most = { G_MININT32, G_MININT32 };

  for (guint i = 0; i < vertices->len; i++)
    {
      WarPosition vertex = g_array_index (vertices, WarPosition, i);

      least = (WarPosition){ MIN (least.x, vertex.x), MIN (least.y, vertex.y) };
      most = (WarPosition){ MAX (most.x, vertex.x), MAX (most.y, vertex.y) };
    }
  return (WarPosition){ CLAMP (place.x, least.x, most.x), CLAMP (place.y, least.y, most.y) };
}

WarHeading
war_field_find_facing (const WarField *field, gint side, WarPosition place)
{
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (side == 1 || side == 2, 0);

  const gint step = WAR_HEADING_TURN / 8;
  const WarZone *zone = war_field_find_deployment_zone (field, 3 - side);
  WarPosition enemy = zone != NULL && zone->shape.vertices != NULL
                        ? find_nearest (zone->shape.vertices, place)
                        : place;

  if (enemy.x == place.x && enemy.y == place.y)
    enemy = (WarPosition){ field->width / 2, field->depth / 2 };
  return (WarHeading) ((war_heading_towards (place, enemy) + step / 2) / step * step
                       % WAR_HEADING_TURN);
}
