/* map-area.c: signs of ground, water, woods and buildings
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

/* Strokes across the edge of slopes: from the outline inwards (or outwards for a negative length),
 * thick at the top. */
static void
draw_hachures (const DrawSign *sign, double spacing, double length, double thickness,
               DrawColour colour)
{
  const DrawMap *map = sign->map;
  g_autoptr (GArray) stations = draw_points_walk (sign->outline, TRUE, spacing * map->detail, 0.5);

  for (guint i = 0; i < stations->len; i++)
    {
      const DrawStation *at = &g_array_index (stations, DrawStation, i);
      guint32 hash = draw_hash (sign->seed, (gint32) i, 3);
      double own = length * (0.65 + 0.35 * draw_hash_share (hash, 0));
      double in_x = -at->along_y * sign->inward, in_y = at->along_x * sign->inward;
      double tip_x = at->x + in_x * own, tip_y = at->y + in_y * own;
      double half = MAX (thickness, map->options->pixel) / 2;

      /* Near a corner they would cross each other. */
      if (length > 0 && draw_points_get_depth (sign->outline, tip_x, tip_y) < own * 0.85)
        continue;
      /* The thick end is the high one: inside on a hill, at the rim of a hole. */
      if (length > 0 && sign->feature->terrain == WAR_TERRAIN_HILL)
        {
          cairo_move_to (map->cr, at->x, at->y);
          cairo_line_to (map->cr, tip_x - at->along_x * half, tip_y - at->along_y * half);
          cairo_line_to (map->cr, tip_x + at->along_x * half, tip_y + at->along_y * half);
        }
      else
        {
          cairo_move_to (map->cr, tip_x, tip_y);
          cairo_line_to (map->cr, at->x - at->along_x * half, at->y - at->along_y * half);
          cairo_line_to (map->cr, at->x + at->along_x * half, at->y + at->along_y * half);
        }
      cairo_close_path (map->cr);
    }
  draw_set_colour (map->cr, colour, 1);
  cairo_fill (map->cr);
}

static void
draw_hill (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour contour = draw_map_colour (map, DRAW_COLOUR_CONTOUR);
  double step = CLAMP (MIN (sign->right - sign->left, sign->bottom - sign->top) / 5, 4, 22);

  if (pass == DRAW_PASS_BODY)
    draw_sign_tint (sign, contour, 0.16);
  else if (pass == DRAW_PASS_DETAIL)
    {
      for (guint level = 1; level <= 2; level++)
        {
          g_autoptr (GArray) inset = draw_points_inset (sign->outline, step * level);

          if (inset->len < 6)
            break;
          draw_points_trace (map->cr, inset, TRUE);
          draw_set_colour (map->cr, contour, 0.16);
          cairo_fill_preserve (map->cr);
          draw_map_stroke (map, contour, 0.6);
        }
      draw_sign_outline (sign, contour, 0.5);
      draw_hachures (sign, 4.2, step * 0.82, 1.5, contour);
    }
}

static void
draw_shell_hole (const DrawSign *sign, gboolean large)
{
  const DrawMap *map = sign->map;
  DrawColour mud = draw_map_colour (map, DRAW_COLOUR_MUD);
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  double size = sign->line ? sign->width : MIN (sign->right - sign->left, sign->bottom - sign->top);

  /* A hole goes through whatever else is there: a road does not lie in it. */
  draw_sign_tint (sign, draw_map_pale (map, mud, large ? 0.30 : 0.20), 1);
  if (large)
    {
      g_autoptr (GArray) floor_line = draw_points_inset (sign->outline, size * 0.30);

      if (floor_line->len >= 6)
        {
          DrawColour water = draw_map_colour (map, DRAW_COLOUR_WATER);

          draw_points_trace (map->cr, floor_line, TRUE);
          draw_set_colour (map->cr, draw_map_pale (map, water, 0.40), 1);
          cairo_fill_preserve (map->cr);
          draw_map_stroke (map, water, 0.5);
        }
    }
  draw_hachures (sign, large ? 2.6 : 3.0, MAX (size * (large ? 0.22 : 0.20), 1), 1.3, ink);
  draw_sign_outline (sign, ink, large ? 1.1 : 0.6);
  if (large)
    draw_hachures (sign, 5.2, -MIN (size * 0.08, 3), 0.9, mud);
}

/* A tower at the front end and a cross in the middle. */
static void
draw_church (const DrawSign *sign, DrawColour brick, DrawColour ink)
{
  const DrawMap *map = sign->map;
  cairo_t *cr = map->cr;
  gboolean is_box = sign->feature->shape.kind == WAR_SHAPE_BOX;
  double half_width, half_depth, tower, arm;
  DrawPoint middle = draw_points_get_middle (sign->outline);

  cairo_save (cr);
  if (is_box)
    {
      draw_sign_enter_box (sign, &half_width, &half_depth);
      tower = MIN (half_width, half_depth) * 0.62;
      cairo_rectangle (cr, -tower, -half_depth, 2 * tower, 2 * tower);
      draw_set_colour (cr, brick, 1);
      cairo_fill_preserve (cr);
      draw_map_stroke (map, ink, 0.9);
      cairo_move_to (cr, -tower, -half_depth);
      cairo_line_to (cr, tower, -half_depth + 2 * tower);
      cairo_move_to (cr, tower, -half_depth);
      cairo_line_to (cr, -tower, -half_depth + 2 * tower);
      draw_map_stroke (map, ink, 0.6);
      cairo_translate (cr, 0, tower);
      arm = MIN (half_width * 0.5, (half_depth - tower) * 0.7);
      cairo_rotate (cr, -2 * G_PI * sign->feature->shape.heading / WAR_HEADING_TURN);
    }
  else
    {
      cairo_translate (cr, middle.x, middle.y);
      arm = MIN (sign->right - sign->left, sign->bottom - sign->top) * 0.2;
    }

  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (cr, 0, -arm);
      cairo_line_to (cr, 0, arm * 1.2);
      cairo_move_to (cr, -arm * 0.7, -arm * 0.3);
      cairo_line_to (cr, arm * 0.7, -arm * 0.3);
      if (i == 0)
        draw_map_stroke (map, draw_map_colour (map, DRAW_COLOUR_PAPER), arm * 0.62);
      else
        draw_map_stroke (map, ink, arm * 0.30);
    }
  cairo_restore (cr);
}

static void
draw_building (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  DrawColour brick = { 0.640, 0.275, 0.196 };
  gboolean ruin = draw_sign_is_variant (sign, "ruin");

  if (map->options->ink != DRAW_INK_COLOUR)
    brick = draw_map_colour (map, DRAW_COLOUR_MUD);

  if (pass == DRAW_PASS_EDGE)
    {
      cairo_save (map->cr);
      cairo_translate (map->cr, 1.3, 1.3);
      draw_sign_tint (sign, ink, 0.45);
      cairo_restore (map->cr);
    }
  else if (pass == DRAW_PASS_BODY)
    {
      draw_sign_tint (sign, draw_map_pale (map, brick, ruin ? 0.12 : 0.26), 1);
      draw_map_hatch (map, sign->outline, -G_PI / 4, (ruin ? 4.4 : 2.5) * map->detail,
                      sign->anchor);
      draw_map_stroke (map, brick, 0.6 * map->detail);
    }
  else
    {
      if (draw_sign_is_variant (sign, "church"))
        draw_church (sign, draw_map_pale (map, brick, 0.7), ink);
      if (ruin)
        draw_map_dash (map, 5, 1.8);
      cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
      draw_sign_outline (sign, ink, 1.1);
    }
}

static void
draw_water (const DrawSign *sign, DrawPass pass, gboolean river)
{
  const DrawMap *map = sign->map;
  DrawColour water = draw_map_colour (map, DRAW_COLOUR_WATER);

  if (pass == DRAW_PASS_EDGE)
    draw_sign_outline (sign, water, river ? 2.4 : 1.4);
  else if (pass == DRAW_PASS_BODY)
    draw_sign_tint (sign, draw_map_pale (map, water, river ? 0.46 : 0.30), 1);
  else
    draw_ripples (sign, river ? 7 : 11, water);
}

/* Ground that has a tint, a texture and a soft edge. */
typedef struct
{
  DrawColourName tint;
  double alpha;
  DrawColourName edge;
  double edge_width;
  double on, off; /* of the edge's dashes */
} DrawGround;

static DrawGround
draw_ground_get (const DrawSign *sign)
{
  switch ((gint) sign->feature->terrain)
    {
    case WAR_TERRAIN_MUD:
      return (DrawGround){ DRAW_COLOUR_MUD, 0.17, DRAW_COLOUR_MUD, 0.9, 0.01, 2.2 };
    case WAR_TERRAIN_DEEP_MUD:
      return (DrawGround){ DRAW_COLOUR_MUD, 0.36, DRAW_COLOUR_MUD, 1.2, 2.4, 1.6 };
    case WAR_TERRAIN_SWAMP:
      return (DrawGround){ DRAW_COLOUR_WATER, 0.15, DRAW_COLOUR_WATER, 0.6, 3, 2 };
    case WAR_TERRAIN_SNOW:
      return (DrawGround){ DRAW_COLOUR_PAPER, 1, DRAW_COLOUR_WATER, 0.7, 0.01, 2 };
    case WAR_TERRAIN_RUBBLE:
      return (DrawGround){ DRAW_COLOUR_CONTOUR, 0.20, DRAW_COLOUR_INK, 0.7, 0.01, 1.8 };
    case WAR_TERRAIN_WOOD:
      return (DrawGround){ DRAW_COLOUR_WOOD,
                           draw_sign_is_variant (sign, "splintered") ? 0.12 : 0.26,
                           DRAW_COLOUR_WOOD,
                           0.9,
                           0.01,
                           1.8 };
    default:
      return (DrawGround){ DRAW_COLOUR_PAPER, 0.9, DRAW_COLOUR_CONTOUR, 0.5, 2.4, 2.4 };
    }
}

static void
draw_soft_ground (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawGround ground = draw_ground_get (sign);
  DrawColour edge = draw_map_colour (map, ground.edge);
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  DrawColour contour = draw_map_colour (map, DRAW_COLOUR_CONTOUR);

  if (pass == DRAW_PASS_BODY)
    draw_sign_tint (sign, draw_map_colour (map, ground.tint), ground.alpha);
  if (pass == DRAW_PASS_BODY && sign->feature->terrain == WAR_TERRAIN_SNOW)
    draw_sign_tint (sign, (DrawColour){ 1, 1, 1 }, 0.75);
  if (pass != DRAW_PASS_DETAIL)
    return;

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  draw_map_dash (map, ground.on, ground.off);
  draw_sign_outline (sign, edge, ground.edge_width);
  draw_map_dash (map, 0, 0);

  switch ((gint) sign->feature->terrain)
    {
    case WAR_TERRAIN_MUD:
      draw_stipple (sign, 3.4, 0.75, edge);
      break;
    case WAR_TERRAIN_DEEP_MUD:
      draw_stipple (sign, 2.9, 0.9, edge);
      draw_level_dashes (sign, 8.5, 6, 0.9, ink);
      break;
    case WAR_TERRAIN_SWAMP:
      draw_reeds (sign, edge, draw_map_colour (map, DRAW_COLOUR_WOOD));
      break;
    case WAR_TERRAIN_SNOW:
      draw_snow_flakes (sign, draw_map_pale (map, edge, 0.75));
      break;
    case WAR_TERRAIN_RUBBLE:
      draw_stones (sign, draw_map_pale (map, contour, 0.55), ink);
      break;
    case WAR_TERRAIN_WOOD:
      draw_trees (sign);
      break;
    default:
      break;
    }
}

/* The sign of anything with an outline; the band of a line that has no sign of its own. */
void
draw_area_sign (const DrawSign *sign, DrawPass pass)
{
  switch ((gint) sign->feature->terrain)
    {
    case WAR_TERRAIN_STREAM:
      draw_water (sign, pass, FALSE);
      break;
    case WAR_TERRAIN_RIVER:
      draw_water (sign, pass, TRUE);
      break;
    case WAR_TERRAIN_BUILDING:
      draw_building (sign, pass);
      break;
    case WAR_TERRAIN_HILL:
      draw_hill (sign, pass);
      break;
    case WAR_TERRAIN_SMALL_SHELL_HOLE:
    case WAR_TERRAIN_LARGE_SHELL_HOLE:
      if (pass == DRAW_PASS_BODY)
        draw_shell_hole (sign, sign->feature->terrain == WAR_TERRAIN_LARGE_SHELL_HOLE);
      break;
    default:
      draw_soft_ground (sign, pass);
      break;
    }
}
