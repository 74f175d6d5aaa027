/* map.c: a field drawn like a trench map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map.h"

#include <math.h>

#include "draw/map-private.h"

/* How far a sign may reach beyond its shape, in millimetres: trees, hachures, wing walls. */
#define SIGN_REACH 12

/* Textures are laid out for a device pixel of this size or smaller, in millimetres. */
#define DETAIL_PIXEL 1.1

void
draw_map_init (DrawMap *map, cairo_t *cr, const WarField *field, const DrawMapOptions *options)
{
  map->cr = cr;
  map->field = field;
  map->options = options;
  map->detail = 1;
  while (options->pixel > DETAIL_PIXEL * map->detail && map->detail < 64)
    map->detail *= 2;
  cairo_clip_extents (cr, &map->left, &map->top, &map->right, &map->bottom);
}

static gboolean
draw_map_may_see (const DrawMap *map, const WarFeature *feature)
{
  double reach = SIGN_REACH * map->detail;
  WarPosition minimum, maximum;

  war_shape_get_bounds (&feature->shape, &minimum, &maximum);

  return (double) minimum.x / WAR_MILLIMETRE - reach < map->right
         && (double) maximum.x / WAR_MILLIMETRE + reach > map->left
         && (double) minimum.y / WAR_MILLIMETRE - reach < map->bottom
         && (double) maximum.y / WAR_MILLIMETRE + reach > map->top;
}

void
draw_sign (const DrawSign *sign, DrawPass pass)
{
  cairo_t *cr = sign->map->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (!(sign->line && draw_line_sign (sign, pass)) && !draw_works_sign (sign, pass))
    draw_area_sign (sign, pass);
  cairo_restore (cr);
}

static void
draw_map_features (const DrawMap *map)
{
  const GPtrArray *features = map->field->features;

  for (guint first = 0, next; first < features->len; first = next)
    {
      WarTerrain terrain = ((const WarFeature *) g_ptr_array_index (features, first))->terrain;
      g_autoptr (GPtrArray) signs
        = g_ptr_array_new_with_free_func ((GDestroyNotify) draw_sign_free);

      for (next = first; next < features->len; next++)
        {
          const WarFeature *feature = g_ptr_array_index (features, next);
          DrawSign *sign;

          if (feature->terrain != terrain)
            break;
          sign = draw_map_may_see (map, feature) ? draw_sign_new (map, feature) : NULL;
          if (sign)
            g_ptr_array_add (signs, sign);
        }

      for (DrawPass pass = 0; pass < DRAW_N_PASSES; pass++)
        for (guint i = 0; i < signs->len; i++)
          draw_sign (g_ptr_array_index (signs, i), pass);
    }
}

/* Hatched one way for one side and the other way for the other, so that they differ without
 * colours too. */
static void
draw_map_zone (const DrawMap *map, const WarZone *zone, gboolean edge)
{
  cairo_t *cr = map->cr;
  gboolean first = zone->side == 1;
  DrawColour colour = draw_map_colour (map, first ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2);
  g_autoptr (GArray) outline = draw_points_from_shape (&zone->shape);

  if (outline->len < 3)
    return;

  cairo_save (cr);
  if (edge)
    {
      double width = MAX (1.5, map->options->pixel * 1.5);

      /* Within the zone, so that two zones that touch show both edges. */
      draw_points_trace (cr, outline, TRUE);
      cairo_clip (cr);
      draw_map_dash (map, first ? 9 : 3.2, 3.2);
      draw_points_trace (cr, outline, TRUE);
      draw_set_colour (cr, colour, 0.85);
      cairo_set_line_width (cr, width * 2);
      cairo_stroke (cr);
    }
  else
    {
      draw_points_hatch (cr, outline, first ? -G_PI / 4 : G_PI / 4, 11 * map->detail,
                         (DrawPoint){ 0, 0 });
      draw_set_colour (cr, colour, 0.30);
      cairo_set_line_width (cr, MAX (0.5, map->options->pixel));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
draw_map_zones (const DrawMap *map, gboolean edges)
{
  for (guint i = 0; map->options->zones && i < map->field->zones->len; i++)
    draw_map_zone (map, g_ptr_array_index (map->field->zones, i), edges);
}

void
draw_field (cairo_t *cr, const WarField *field, const DrawMapOptions *options)
{
  DrawMap map;

  g_return_if_fail (field != NULL && options != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, (double) field->width / WAR_MILLIMETRE,
                   (double) field->depth / WAR_MILLIMETRE);
  cairo_clip (cr);
  draw_map_init (&map, cr, field, options);
  if (map.left < map.right && map.top < map.bottom)
    {
      draw_map_ground (&map);
      draw_map_zones (&map, FALSE);
      draw_map_features (&map);
      draw_map_grid (&map);
      draw_map_zones (&map, TRUE);
      draw_map_points (&map);
      if (options->labels)
        draw_map_labels (&map);
    }
  cairo_restore (cr);
}
