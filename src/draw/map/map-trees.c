/* map-trees.c: woods, tree by tree
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

/* Between trees, in millimetres of the table. */
#define NARROWEST 9.2

static void
draw_deciduous (const DrawMap *map, double x, double y, double size, DrawColour fill,
                DrawColour line)
{
  cairo_t *cr = map->cr;
  double r = size * 0.42, bump = size * 0.27;

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y + size * 0.62);
  draw_map_stroke (map, line, size * 0.11);

  /* Leaves in clumps: dark ones first, whose rims stay. */
  for (guint layer = 0; layer < 2; layer++)
    {
      double own = layer ? bump : bump + MAX (size * 0.085, map->options->pixel * 0.7);

      for (guint i = 0; i < 5; i++)
        {
          double angle = 2 * G_PI * i / 5 - G_PI / 2;

          cairo_new_sub_path (cr);
          cairo_arc (cr, x + r * 0.62 * cos (angle), y + r * 0.62 * sin (angle), own, 0, 2 * G_PI);
        }
      draw_set_colour (cr, layer ? fill : line, 1);
      cairo_fill (cr);
    }

  /* Shade on the side away from the light. */
  cairo_arc (cr, x, y, r * 0.70, -G_PI * 0.12, G_PI * 0.55);
  draw_map_stroke (map, line, size * 0.09);
}

static void
draw_conifer (const DrawMap *map, double x, double y, double size, DrawColour fill, DrawColour line)
{
  cairo_t *cr = map->cr;

  cairo_move_to (cr, x, y + size * 0.3);
  cairo_line_to (cr, x, y + size * 0.62);
  draw_map_stroke (map, line, size * 0.12);
  cairo_move_to (cr, x, y - size * 0.72);
  cairo_line_to (cr, x + size * 0.30, y - size * 0.1);
  cairo_line_to (cr, x + size * 0.17, y - size * 0.1);
  cairo_line_to (cr, x + size * 0.42, y + size * 0.42);
  cairo_line_to (cr, x - size * 0.42, y + size * 0.42);
  cairo_line_to (cr, x - size * 0.17, y - size * 0.1);
  cairo_line_to (cr, x - size * 0.30, y - size * 0.1);
  cairo_close_path (cr);
  draw_set_colour (cr, fill, 1);
  cairo_fill_preserve (cr);
  draw_map_stroke (map, line, size * 0.09);
  cairo_move_to (cr, x, y - size * 0.6);
  cairo_line_to (cr, x + size * 0.34, y + size * 0.38);
  cairo_line_to (cr, x, y + size * 0.38);
  cairo_close_path (cr);
  draw_set_colour (cr, line, 0.55);
  cairo_fill (cr);
}

/* What shells leave of a tree. */
static void
draw_stump (const DrawMap *map, double x, double y, double size, guint32 hash, DrawColour line)
{
  double lean = (draw_hash_share (hash, 3) - 0.5) * size * 0.5;

  cairo_move_to (map->cr, x, y + size * 0.5);
  cairo_line_to (map->cr, x + lean, y - size * 0.5);
  cairo_move_to (map->cr, x + lean * 0.4, y + size * 0.1);
  cairo_line_to (map->cr, x + lean * 0.4 + size * 0.28, y - size * 0.22);
  cairo_move_to (map->cr, x + lean * 0.7, y - size * 0.2);
  cairo_line_to (map->cr, x + lean * 0.7 - size * 0.22, y - size * 0.42);
  cairo_move_to (map->cr, x - size * 0.22, y + size * 0.5);
  cairo_line_to (map->cr, x + size * 0.28, y + size * 0.5);
  draw_map_stroke (map, line, size * 0.11);
}

/* On all of a map: each is drawn in dozens of strokes. */
#define MAX_TREES 40000

/* Where woods lie on woods, their trees stand farther apart, so that a map takes no longer than one
 * that is a wood from edge to edge. */
static double
get_spacing (const DrawMap *map, double spacing)
{
  while (map->plan != NULL && map->plan->crowd > MAX_TREES * spacing * spacing)
    spacing *= 2;

  return spacing;
}

/* The area that woods fill, the boxes around them, if it is more than there is of usual maps: in
 * steps, so that it changes seldom as somebody edits. */
double
draw_trees_get_crowd (const GPtrArray *signs)
{
  double area = 0, crowd = MAX_TREES * NARROWEST * NARROWEST;

  for (guint i = 0; i < signs->len; i++)
    {
      const DrawSign *sign = g_ptr_array_index (signs, i);

      if (sign != NULL && sign->feature->terrain == WAR_TERRAIN_WOOD)
        area += (sign->right - sign->left) * (sign->bottom - sign->top);
    }

  if (area <= crowd)
    return 0;
  while (crowd < area)
    crowd *= 4;
  return crowd;
}

void
draw_trees (const DrawSign *sign)
{
  const DrawMap *map = sign->map;
  DrawColour wood = draw_map_colour (map, DRAW_COLOUR_WOOD);
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  gboolean splintered = draw_sign_is_variant (sign, "splintered");
  gboolean conifers = draw_sign_is_variant (sign, "conifer");
  gboolean deciduous = draw_sign_is_variant (sign, "deciduous");
  double size = 7.5 * map->detail;
  g_autoptr (GArray) spots = draw_sign_scatter (
    sign, get_spacing (map, (splintered ? 11 : NARROWEST) * map->detail), size * 0.38, size);

  /* A copse smaller than a tree still has one. */
  if (spots->len == 0 && draw_sign_is_small (sign, 8.6 * map->detail))
    {
      DrawPoint middle = draw_points_get_middle (sign->outline);
      DrawSpot spot = { middle.x, middle.y, sign->seed };

      size
        = fmin (size, fmax (hypot (sign->right - sign->left, sign->bottom - sign->top) * 0.5, 1));
      g_array_append_val (spots, spot);
    }

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);
      double own = size * (0.84 + 0.3 * draw_hash_share (spot->hash, 2));
      double kind = draw_hash_share (spot->hash, 3);

      if (splintered)
        draw_stump (map, spot->x, spot->y, own, spot->hash, ink);
      else if (conifers || (!deciduous && kind > 0.78))
        draw_conifer (map, spot->x, spot->y, own * 1.1, draw_map_pale (map, wood, 0.42), wood);
      else
        draw_deciduous (map, spot->x, spot->y, own, draw_map_pale (map, wood, 0.32), wood);
    }
}
