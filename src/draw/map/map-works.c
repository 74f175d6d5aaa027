/* map-works.c: signs of works and crossings that have an outline
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

/* How wide a barrier is drawn around an area of it. */
#define BARRIER_WIDTH 4

static gboolean
draw_sign_has_front (const DrawSign *sign)
{
  WarShapeKind kind = sign->feature->shape.kind;

  return kind == WAR_SHAPE_BOX || kind == WAR_SHAPE_ELLIPSE;
}

/* Crosses of wire on all of a map. */
#define MAX_CROSSES (60 * 1000)

/* Crosses on strands, in rows. */
static void
draw_wire_field (const DrawSign *sign)
{
  const DrawMap *map = sign->map;
  double pitch = draw_sign_widen (sign, 6 * map->detail, MAX_CROSSES), arm = pitch * 0.28;
  gint32 row = (gint32) ((fmax (sign->top, map->top) - sign->top) / pitch);
  gint32 first = (gint32) ((fmax (sign->left, map->left) - sign->left) / pitch);
  double right = fmin (sign->right, map->right + pitch);
  double bottom = fmin (sign->bottom, map->bottom + pitch);

  draw_map_hatch (map, sign->outline, 0, pitch, (DrawPoint){ sign->left, sign->top + pitch / 2 });
  draw_map_stroke (map, sign->works, 0.3);
  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (row = MAX (row - 1, 0); sign->top + row * pitch < bottom; row++)
    for (gint32 column = MAX (first - 1, 0); sign->left + column * pitch < right; column++)
      {
        double x = sign->left + (column + (row % 2 ? 0.25 : 0.75)) * pitch;
        double y = sign->top + (row + 0.5) * pitch;

        if (draw_points_get_depth (sign->outline, x, y) < arm)
          continue;
        draw_sign_barb (sign, x, y, arm);
      }
}

/* An area of something that usually is a line: enclosed by it. */
static void
draw_enclosure (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  double size = MIN (sign->right - sign->left, sign->bottom - sign->top);
  double width = MIN (sign->feature->terrain == WAR_TERRAIN_TRENCH ? 7 : BARRIER_WIDTH, size * 0.4);
  g_autoptr (GArray) path = draw_points_inset (sign->outline, width / 2);
  DrawColour tint = draw_map_colour (map, DRAW_COLOUR_CONTOUR);

  if (sign->feature->terrain == WAR_TERRAIN_HEDGE)
    tint = draw_map_colour (map, DRAW_COLOUR_WOOD);
  if (pass == DRAW_PASS_EDGE)
    draw_sign_tint (sign, tint, 0.22);

  if (sign->feature->terrain == WAR_TERRAIN_BARBED_WIRE)
    {
      draw_wire_field (sign);
      draw_map_stroke (map, sign->works, 0.85 * map->detail);
      draw_map_dash (map, 3, 1.6);
      draw_sign_outline (sign, sign->works, 0.6);
      return;
    }

  /* Boxes keep their corners, which an inset outline has rounded. */
  if (path->len < 3 || sign->feature->shape.kind == WAR_SHAPE_BOX
      || sign->feature->shape.kind == WAR_SHAPE_AREA)
    draw_barrier (sign, sign->outline, TRUE, width, pass);
  else
    {
      /* Straight pieces, long enough for battlements. */
      g_autoptr (GArray) stations = draw_points_walk (path, TRUE, 14, 0);
      g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (DrawPoint));

      for (guint i = 0; i < stations->len; i++)
        {
          const DrawStation *at = &g_array_index (stations, DrawStation, i);
          DrawPoint point = { at->x, at->y };

          g_array_append_val (pieces, point);
        }
      draw_barrier (sign, sign->feature->terrain == WAR_TERRAIN_TRENCH ? pieces : path, TRUE, width,
                    pass);
    }
}

static void
draw_bunker (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  double size = MIN (sign->right - sign->left, sign->bottom - sign->top);
  double half_width, half_depth;

  if (pass == DRAW_PASS_EDGE)
    {
      cairo_save (map->cr);
      cairo_translate (map->cr, 1.2, 1.2);
      draw_sign_tint (sign, draw_map_colour (map, DRAW_COLOUR_INK), 0.45);
      cairo_restore (map->cr);
    }
  else if (pass == DRAW_PASS_BODY)
    {
      g_autoptr (GArray) inner = draw_points_inset (sign->outline, size * 0.2);

      draw_sign_tint (sign, draw_map_pale (map, sign->works, 0.22), 1);
      if (inner->len >= 3)
        {
          draw_points_trace (map->cr, inner, TRUE);
          draw_set_colour (map->cr, sign->works, 1);
          /* Side 2's is empty where the ink is the same. */
          if (draw_sign_is_second (sign))
            draw_map_stroke (map, sign->works, 1.2);
          else
            cairo_fill (map->cr);
        }
    }
  else
    {
      cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
      draw_sign_outline (sign, sign->works, 1.8);
      if (sign->feature->shape.kind != WAR_SHAPE_BOX)
        return;

      /* The slit. */
      cairo_save (map->cr);
      draw_sign_enter_box (sign, &half_width, &half_depth);
      cairo_move_to (map->cr, -half_width * 0.55, -half_depth);
      cairo_line_to (map->cr, half_width * 0.55, -half_depth);
      cairo_line_to (map->cr, half_width * 0.2, -half_depth * 0.35);
      cairo_line_to (map->cr, -half_width * 0.2, -half_depth * 0.35);
      cairo_close_path (map->cr);
      draw_set_colour (map->cr, draw_map_colour (map, DRAW_COLOUR_PAPER), 1);
      cairo_fill_preserve (map->cr);
      draw_map_stroke (map, sign->works, 0.7);
      cairo_restore (map->cr);
    }
}

/* A bank with hachures outside and a gun within. */
static void
draw_gun_pit (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  cairo_t *cr = map->cr;
  double size = MIN (sign->right - sign->left, sign->bottom - sign->top);
  DrawPoint middle = draw_points_get_middle (sign->outline);
  double half_width, half_depth, unit = size * 0.2;

  if (pass == DRAW_PASS_EDGE)
    {
      g_autoptr (GArray) stations = draw_points_walk (sign->outline, TRUE, 3 * map->detail, 0.5);

      for (guint i = 0; i < stations->len; i++)
        {
          const DrawStation *at = &g_array_index (stations, DrawStation, i);
          double length = MIN (size * 0.1, 3.2) * (i % 2 ? 1 : 0.7);

          cairo_move_to (cr, at->x, at->y);
          cairo_line_to (cr, at->x + at->along_y * sign->inward * length,
                         at->y - at->along_x * sign->inward * length);
        }
      draw_map_stroke (map, sign->works, 0.7);
    }
  else if (pass == DRAW_PASS_BODY)
    {
      g_autoptr (GArray) inner = draw_points_inset (sign->outline, MIN (size * 0.1, 4));

      draw_sign_tint (sign, draw_map_pale (map, draw_map_colour (map, DRAW_COLOUR_MUD), 0.25), 1);
      if (inner->len >= 3)
        {
          /* Side 2's has a dashed bank where the ink is the same. */
          if (draw_sign_is_second (sign))
            draw_map_dash (map, 2, 1.5);
          draw_points_trace (cr, inner, TRUE);
          draw_map_stroke (map, sign->works, 0.6);
        }
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
      draw_sign_outline (sign, sign->works, 1.6);
    }
  else if (!sign->line)
    {
      cairo_save (cr);
      if (draw_sign_has_front (sign))
        draw_sign_enter_box (sign, &half_width, &half_depth);
      else
        cairo_translate (cr, middle.x, middle.y);
      cairo_move_to (cr, 0, unit * 1.1);
      cairo_line_to (cr, 0, -unit * 1.3);
      for (gint side = -1; side <= 1; side += 2)
        {
          cairo_move_to (cr, side * unit * 0.6, -unit * 0.4);
          cairo_line_to (cr, side * unit * 0.6, unit * 0.5);
        }
      cairo_move_to (cr, -unit * 0.6, 0);
      cairo_line_to (cr, unit * 0.6, 0);
      draw_map_stroke (map, sign->works, size * 0.035);
      cairo_restore (cr);
    }
}

/* Lines across the way over a crossing, or slats; for what has no front they lie level. */
static void
draw_slats (const DrawSign *sign, double spacing, double thickness, DrawColour colour)
{
  double turn
    = draw_sign_has_front (sign) ? 2 * G_PI * sign->feature->shape.heading / WAR_HEADING_TURN : 0;

  draw_map_hatch (sign->map, sign->outline, turn, spacing * sign->map->detail, sign->anchor);
  draw_map_stroke (sign->map, colour, thickness * sign->map->detail);
}

static void
draw_crossing (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  cairo_t *cr = map->cr;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  DrawColour road = draw_map_colour (map, DRAW_COLOUR_ROAD);
  gboolean bridge = sign->feature->terrain == WAR_TERRAIN_BRIDGE;
  double half_width, half_depth, wing;

  if (pass == DRAW_PASS_BODY)
    {
      draw_sign_tint (sign, road, bridge ? 1 : 0.55);
      if (bridge)
        draw_slats (sign, 3.4, 0.4, draw_map_colour (map, DRAW_COLOUR_CONTOUR));
    }
  if (pass != DRAW_PASS_DETAIL)
    return;

  if (sign->feature->shape.kind != WAR_SHAPE_BOX)
    {
      if (!bridge)
        draw_map_dash (map, 2.6, 1.8);
      draw_sign_outline (sign, ink, bridge ? 1.8 : 0.9);
      if (!bridge)
        {
          draw_slats (sign, 5, 0.7, ink);
        }
      return;
    }

  cairo_save (cr);
  draw_sign_enter_box (sign, &half_width, &half_depth);
  wing = MIN (half_width * 0.5, 5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (!bridge)
    draw_map_dash (map, 2.6, 1.8);
  for (gint side = -1; side <= 1; side += 2)
    {
      double x = side * half_width * (bridge ? 1 : 0.86);

      if (bridge)
        {
          cairo_move_to (cr, x + side * wing, -half_depth - wing);
          cairo_line_to (cr, x, -half_depth);
          cairo_line_to (cr, x, half_depth);
          cairo_line_to (cr, x + side * wing, half_depth + wing);
        }
      else
        {
          cairo_move_to (cr, x, -half_depth);
          cairo_line_to (cr, x, half_depth);
        }
    }
  draw_map_stroke (map, ink, bridge ? 1.8 : 0.9);
  if (!bridge)
    {
      /* Stepping stones. */
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      draw_map_dash (map, 0.01, 4.4);
      for (gint side = -1; side <= 1; side += 2)
        {
          cairo_move_to (cr, side * half_width * 0.3, -half_depth + 2 + side);
          cairo_line_to (cr, side * half_width * 0.3, half_depth - 1);
        }
      draw_map_stroke (map, ink, 1.7);
    }
  cairo_restore (cr);
}

static void
draw_paved (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;

  if (pass == DRAW_PASS_EDGE)
    draw_sign_outline (sign, draw_map_colour (map, DRAW_COLOUR_INK), 1.6);
  else if (pass == DRAW_PASS_BODY)
    draw_sign_tint (sign, draw_map_colour (map, DRAW_COLOUR_ROAD), 1);
}

static void
draw_decking (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;

  if (pass == DRAW_PASS_BODY)
    draw_sign_tint (sign, draw_map_colour (map, DRAW_COLOUR_PAPER), 1);
  else if (pass == DRAW_PASS_DETAIL)
    {
      draw_slats (sign, 3.2, 1.7, draw_map_colour (map, DRAW_COLOUR_CONTOUR));
      cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
      draw_sign_outline (sign, draw_map_colour (map, DRAW_COLOUR_INK), 0.7);
    }
}

gboolean
draw_works_sign (const DrawSign *sign, DrawPass pass)
{
  switch ((gint) sign->feature->terrain)
    {
    case WAR_TERRAIN_HEDGE:
    case WAR_TERRAIN_FENCE:
    case WAR_TERRAIN_WALL:
    case WAR_TERRAIN_SANDBAGS:
    case WAR_TERRAIN_BARBED_WIRE:
    case WAR_TERRAIN_TRENCH:
      draw_enclosure (sign, pass);
      return TRUE;
    case WAR_TERRAIN_BUNKER:
      draw_bunker (sign, pass);
      return TRUE;
    case WAR_TERRAIN_GUN_PIT:
      draw_gun_pit (sign, pass);
      return TRUE;
    case WAR_TERRAIN_FORD:
    case WAR_TERRAIN_BRIDGE:
      draw_crossing (sign, pass);
      return TRUE;
    case WAR_TERRAIN_ROAD:
      draw_paved (sign, pass);
      return TRUE;
    case WAR_TERRAIN_DUCKBOARD:
      draw_decking (sign, pass);
      return TRUE;
    default:
      return FALSE;
    }
}
