/* map.c: a field drawn like a trench map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map.h"

#include <math.h>

#include "draw/map/map-private.h"

/* Textures are laid out for a device pixel of this size or smaller, in millimetres. */
#define DETAIL_PIXEL 1.1

/* How much coarser textures are than on paper: 1, 2, 4 … */
double
draw_map_get_detail (const DrawMapOptions *options)
{
  double detail = 1;

  while (options->pixel > DETAIL_PIXEL * detail && detail < 64)
    detail *= 2;

  return detail;
}

void
draw_map_init (DrawMap *map, cairo_t *cr, DrawPlan *plan, const DrawMapOptions *options)
{
  map->cr = cr;
  map->plan = plan;
  map->field = plan->field;
  map->options = options;
  map->detail = draw_map_get_detail (options);
  cairo_clip_extents (cr, &map->left, &map->top, &map->right, &map->bottom);
}

/* By rank, then in the order of the field. */
static gint
draw_compare_ranks (gconstpointer a, gconstpointer b, gpointer ranks)
{
  guint x = *(const guint *) a, y = *(const guint *) b;
  guint x_rank = ((const guint *) ranks)[x], y_rank = ((const guint *) ranks)[y];

  return x_rank != y_rank ? (x_rank < y_rank ? -1 : 1) : (x < y ? -1 : x > y);
}

/* Where a stream comes to a lake, or to a river, it ends at the shore. */
static void
draw_clip_to_shores (const DrawMap *map, guint feature)
{
  const DrawPlan *plan = map->plan;
  const DrawSign *stream = g_ptr_array_index (plan->signs, feature);

  if (stream->feature->terrain != WAR_TERRAIN_STREAM)
    return;
  for (guint i = plan->below_from[feature]; i < plan->below_from[feature + 1]; i++)
    {
      const DrawSign *below
        = g_ptr_array_index (plan->signs, g_array_index (plan->below, guint, i));
      DrawRect rect = draw_sign_get_rect (stream, DRAW_SIGN_REACH);

      if (below->feature->terrain != WAR_TERRAIN_RIVER)
        continue;
      cairo_new_path (map->cr);
      cairo_rectangle (map->cr, rect.left, rect.top, rect.right - rect.left,
                       rect.bottom - rect.top);
      draw_points_trace (map->cr, below->outline, TRUE);
      cairo_set_fill_rule (map->cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (map->cr);
      cairo_set_fill_rule (map->cr, CAIRO_FILL_RULE_WINDING);
    }
}

void
draw_map_feature (const DrawMap *map, guint feature, DrawPass pass)
{
  DrawSign sign = draw_sign_begin (g_ptr_array_index (map->plan->signs, feature), map);

  cairo_save (map->cr);
  draw_clip_to_shores (map, feature);
  draw_sign (&sign, pass);
  cairo_restore (map->cr);
}

void
draw_map_group (const DrawMap *map, const guint *features, guint n_features)
{
  for (DrawPass pass = 0; pass < DRAW_N_PASSES; pass++)
    for (guint i = 0; i < n_features; i++)
      draw_map_feature (map, features[i], pass);
}

static void
draw_map_features (const DrawMap *map)
{
  const DrawPlan *plan = map->plan;
  double reach = DRAW_SIGN_REACH * map->detail;
  DrawRect clip = { map->left - reach, map->top - reach, map->right + reach, map->bottom + reach };
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint));

  draw_index_find (plan->index, clip, found);
  g_array_sort_with_data (found, draw_compare_ranks, plan->ranks);
  for (guint first = 0, next; first < found->len; first = next)
    {
      guint rank = plan->ranks[g_array_index (found, guint, first)];

      for (next = first; next < found->len; next++)
        if (plan->ranks[g_array_index (found, guint, next)] != rank)
          break;
      draw_map_group (map, &g_array_index (found, guint, first), next - first);
    }
}

/* Hatched one way for one side and the other way for the other, so that they differ without
 * colours too; only outlined where nobody deploys. */
static void
draw_map_zone (const DrawMap *map, const WarZone *zone, gboolean edge)
{
  cairo_t *cr = map->cr;
  gboolean first = zone->side == 1;
  DrawColour colour = draw_map_colour (map, first ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2);
  g_autoptr (GArray) outline = NULL;
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  if (!draw_map_may_see (map, (DrawRect){ (double) minimum.x / WAR_MILLIMETRE - 1,
                                          (double) minimum.y / WAR_MILLIMETRE - 1,
                                          (double) maximum.x / WAR_MILLIMETRE + 1,
                                          (double) maximum.y / WAR_MILLIMETRE + 1 }))
    return;
  outline = draw_points_from_shape (&zone->shape);
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
  else if (zone->role == NULL)
    {
      draw_map_hatch (map, outline, first ? -G_PI / 4 : G_PI / 4, 11 * map->detail,
                      (DrawPoint){ 0, 0 });
      draw_set_colour (cr, colour, 0.30);
      cairo_set_line_width (cr, MAX (0.5, map->options->pixel));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
draw_map_zones (const DrawMap *map, gboolean edges)
{
  for (guint i = 0; map->options->zones && i < map->field->zones->len; i++)
    draw_map_zone (map, g_ptr_array_index (map->field->zones, i), edges);
}

void
draw_map_zone_sample (const DrawMap *whole, gint side, double left, double top, double width,
                      double height, double scale)
{
  g_autoptr (WarZone) zone = war_zone_new ();
  DrawMapOptions options = *whole->options;
  DrawMap map = *whole;

  zone->side = side;
  zone->shape.kind = WAR_SHAPE_BOX;
  zone->shape.width = (WarLength) (width / scale * WAR_MILLIMETRE);
  zone->shape.depth = (WarLength) (height / scale * WAR_MILLIMETRE);
  zone->shape.centre = (WarPosition){ zone->shape.width / 2, zone->shape.depth / 2 };

  cairo_save (map.cr);
  cairo_translate (map.cr, left, top);
  cairo_scale (map.cr, scale, scale);
  options.pixel /= scale;
  map.options = &options;
  map.detail = 0.25; /* several lines */
  map.left = map.top = -1e6;
  map.right = map.bottom = 1e6;
  draw_map_zone (&map, zone, FALSE);
  draw_map_zone (&map, zone, TRUE);
  cairo_restore (map.cr);
}

void
draw_plan_field (cairo_t *cr, DrawPlan *plan, const DrawMapOptions *options)
{
  DrawMap map;

  g_return_if_fail (plan != NULL && options != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, (double) plan->field->width / WAR_MILLIMETRE,
                   (double) plan->field->depth / WAR_MILLIMETRE);
  cairo_clip (cr);
  draw_map_init (&map, cr, plan, options);
  if (map.left < map.right && map.top < map.bottom)
    {
      draw_map_ground (&map);
      draw_map_zones (&map, FALSE);
      draw_map_features (&map);
      draw_map_grid (&map);
      draw_map_zones (&map, TRUE);
      draw_map_points (&map);
      if (options->labels && !options->no_names)
        draw_map_labels (&map);
    }
  cairo_restore (cr);
}

void
draw_map_paper (const DrawMap *map)
{
  double margin = draw_map_get_margin (map->field);

  cairo_rectangle (map->cr, -margin, -margin,
                   (double) map->field->width / WAR_MILLIMETRE + 2 * margin,
                   (double) map->field->depth / WAR_MILLIMETRE + 2 * margin);
  draw_set_colour (map->cr, draw_palette_get (DRAW_COLOUR_PAPER, map->options->ink), 1);
  cairo_fill (map->cr);
}

void
draw_plan_map (cairo_t *cr, DrawPlan *plan, const DrawMapOptions *options)
{
  DrawMap map;

  g_return_if_fail (plan != NULL && options != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  draw_map_init (&map, cr, plan, options);
  draw_map_paper (&map);
  draw_plan_field (cr, plan, options);
  draw_map_border (&map);
  cairo_restore (cr);
}

void
draw_field (cairo_t *cr, const WarField *field, const DrawMapOptions *options)
{
  g_return_if_fail (field != NULL && options != NULL);

  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);

  draw_plan_field (cr, plan, options);
}

void
draw_map (cairo_t *cr, const WarField *field, const DrawMapOptions *options)
{
  g_return_if_fail (field != NULL && options != NULL);

  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);

  draw_plan_map (cr, plan, options);
}
