/* map-line.c: signs of roads, water courses, hedges, walls, wire and trenches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

static void
draw_cased (const DrawSign *sign, DrawPass pass, DrawColour casing, DrawColour fill, double edge)
{
  const DrawMap *map = sign->map;
  double thickness = draw_map_get_thickness (map, edge);

  if (pass == DRAW_PASS_DETAIL)
    return;
  draw_points_trace (map->cr, sign->line, FALSE);
  if (pass == DRAW_PASS_EDGE)
    draw_map_stroke_band (map, casing, sign->width);
  else
    draw_map_stroke_band (map, fill, MAX (sign->width - 2 * thickness, thickness));
}

/* Dashed lines that flow beside the middle, each in another rhythm. */
static void
draw_flow (const DrawSign *sign, gint n, double spread, DrawColour colour)
{
  const DrawMap *map = sign->map;

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (gint i = 0; i < n; i++)
    {
      double offset = n > 1 ? spread * sign->width * (2.0 * i / (n - 1) - 1) : 0;
      const double dashes[] = { (6 + 3 * (i % 2)) * map->detail, 9 * map->detail };
      g_autoptr (GArray) line = draw_points_offset (sign->line, offset);

      draw_points_trace (map->cr, line, FALSE);
      cairo_set_dash (map->cr, dashes, 2, i * 5.0 * map->detail);
      draw_map_stroke (map, colour, 0.5);
    }
}

static void
draw_water_course (const DrawSign *sign, DrawPass pass, gboolean river)
{
  const DrawMap *map = sign->map;
  DrawColour water = draw_map_colour (map, DRAW_COLOUR_WATER);

  draw_cased (sign, pass, water, draw_map_pale (map, water, river ? 0.46 : 0.30),
              river ? 1.3 : 0.8);
  if (pass == DRAW_PASS_EDGE && river)
    for (gint side = -1; side <= 1; side += 2)
      {
        g_autoptr (GArray) bank = draw_points_offset (sign->line, side * sign->width / 2);
        g_autoptr (GArray) stations = draw_points_walk (bank, FALSE, 3.4 * map->detail, 0.5);

        for (guint i = 0; i < stations->len; i++)
          {
            const DrawStation *at = &g_array_index (stations, DrawStation, i);
            double length = (i % 2 ? 2.4 : 1.5) * side;

            cairo_move_to (map->cr, at->x, at->y);
            cairo_line_to (map->cr, at->x - at->along_y * length, at->y + at->along_x * length);
          }
        draw_map_stroke (map, draw_map_colour (map, DRAW_COLOUR_CONTOUR), 0.6);
      }
  if (pass == DRAW_PASS_DETAIL)
    draw_flow (sign, river ? 4 : 2, river ? 0.32 : 0.2, water);
}

static void
draw_road (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  gboolean track = draw_sign_is_variant (sign, "track");

  if (track && pass == DRAW_PASS_EDGE)
    draw_map_dash (map, 4, 2.4);
  draw_cased (sign, pass, ink, draw_map_colour (map, DRAW_COLOUR_ROAD), 0.8);
  if (pass == DRAW_PASS_DETAIL && !track)
    draw_flow (sign, 2, 0.2, draw_map_colour (map, DRAW_COLOUR_CONTOUR));
}

static void
draw_hedge (const DrawSign *sign, const GArray *path, gboolean closed, double width, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour wood = draw_map_colour (map, DRAW_COLOUR_WOOD);
  double radius = MAX (width, 2.5 * map->options->pixel) / 2;
  g_autoptr (GArray) stations = draw_points_walk (path, closed, radius * 1.25, 0);

  for (guint i = 0; i < stations->len; i++)
    {
      const DrawStation *at = &g_array_index (stations, DrawStation, i);
      guint32 hash = draw_hash (sign->seed, (gint32) i, 1);
      double own = radius * (0.86 + 0.2 * draw_hash_share (hash, 0));
      double x = at->x - at->along_y * radius * 0.2 * (draw_hash_share (hash, 1) - 0.5);
      double y = at->y + at->along_x * radius * 0.2 * (draw_hash_share (hash, 1) - 0.5);

      cairo_new_sub_path (map->cr);
      if (pass == DRAW_PASS_EDGE)
        cairo_arc (map->cr, x, y, own + MAX (0.5, map->options->pixel * 0.7), 0, 2 * G_PI);
      else if (pass == DRAW_PASS_BODY)
        cairo_arc (map->cr, x, y, own, 0, 2 * G_PI);
      else
        {
          /* Shade, as on the trees. */
          cairo_arc (map->cr, x, y, own * 0.5, -G_PI * 0.1, G_PI * 0.6);
        }
    }
  if (pass == DRAW_PASS_DETAIL)
    {
      cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
      draw_map_stroke (map, wood, radius * 0.24);
      return;
    }
  draw_set_colour (map->cr, pass == DRAW_PASS_EDGE ? wood : draw_map_pale (map, wood, 0.45), 1);
  cairo_fill (map->cr);
}

/* Ticks across the path, to one side and the other in turn. */
static void
draw_fence (const DrawSign *sign, const GArray *path, gboolean closed, double width, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  double reach = MAX (width * 0.6, 1.6);
  g_autoptr (GArray) posts = NULL;

  if (pass != DRAW_PASS_BODY)
    return;

  draw_points_trace (map->cr, path, closed);
  draw_map_stroke (map, ink, 0.7);
  posts = draw_points_walk (path, closed, 5.5 * map->detail, closed ? 0 : 0.5);
  for (guint i = 0; i < posts->len; i++)
    {
      const DrawStation *at = &g_array_index (posts, DrawStation, i);
      double own = i % 2 ? reach : -reach;

      cairo_move_to (map->cr, at->x + at->along_y * own * 0.25, at->y - at->along_x * own * 0.25);
      cairo_line_to (map->cr, at->x - at->along_y * own, at->y + at->along_x * own);
    }
  draw_map_stroke (map, ink, 0.9);
}

static void
draw_wall (const DrawSign *sign, const GArray *path, gboolean closed, double width, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  double thickness = MAX (0.75, map->options->pixel * 0.8);
  double whole = MAX (width, 3.2 * thickness);

  cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_BUTT);
  if (pass == DRAW_PASS_DETAIL)
    {
      g_autoptr (GArray) joints = draw_points_walk (path, closed, 4.4 * map->detail, 0.5);
      double half = (whole - 2 * thickness) / 2;

      for (guint i = 0; i < joints->len; i++)
        {
          const DrawStation *at = &g_array_index (joints, DrawStation, i);

          cairo_move_to (map->cr, at->x - at->along_y * half, at->y + at->along_x * half);
          cairo_line_to (map->cr, at->x + at->along_y * half, at->y - at->along_x * half);
        }
      draw_map_stroke (map, ink, 0.4);
      return;
    }
  draw_points_trace (map->cr, path, closed);
  if (pass == DRAW_PASS_EDGE)
    draw_map_stroke_band (map, ink, whole);
  else
    draw_map_stroke_band (map, draw_map_pale (map, ink, 0.12), whole - 2 * thickness);
}

static void
draw_sandbags (const DrawSign *sign, const GArray *path, gboolean closed, double width,
               DrawPass pass)
{
  const DrawMap *map = sign->map;
  double length = 5.6 * map->detail;
  guint rows = (guint) fmin (fmax (round (width / 4.5), 1), 4);
  double height = MAX (width, 2.2 * map->detail) / rows;
  /* Side 2's are full where the ink is the same. */
  DrawColour fill = draw_sign_is_second (sign)
                      ? sign->works
                      : draw_map_pale (map, draw_map_colour (map, DRAW_COLOUR_CONTOUR), 0.30);

  if (pass != DRAW_PASS_BODY)
    return;

  for (guint row = 0; row < rows; row++)
    {
      double offset = (row + 0.5 - rows / 2.0) * height;
      g_autoptr (GArray) bags = draw_points_walk (path, closed, length, row % 2 ? 0 : 0.5);

      for (guint i = 0; i < bags->len; i++)
        {
          const DrawStation *at = &g_array_index (bags, DrawStation, i);

          cairo_save (map->cr);
          cairo_translate (map->cr, at->x - at->along_y * offset, at->y + at->along_x * offset);
          cairo_rotate (map->cr, atan2 (at->along_y, at->along_x));
          cairo_scale (map->cr, length * 0.48, height * 0.47);
          cairo_new_sub_path (map->cr);
          cairo_arc (map->cr, -0.45, -0.25, 0.55, G_PI * 0.9, G_PI * 1.5);
          cairo_arc (map->cr, 0.45, -0.25, 0.55, -G_PI * 0.5, G_PI * 0.1);
          cairo_arc (map->cr, 0.45, 0.25, 0.55, -G_PI * 0.1, G_PI * 0.5);
          cairo_arc (map->cr, -0.45, 0.25, 0.55, G_PI * 0.5, G_PI * 1.1);
          cairo_close_path (map->cr);
          cairo_restore (map->cr);
        }
    }
  draw_set_colour (map->cr, fill, 1);
  cairo_fill_preserve (map->cr);
  draw_map_stroke (map, sign->works, 0.65);
}

void
draw_sign_barb (const DrawSign *sign, double x, double y, double arm)
{
  cairo_t *cr = sign->map->cr;

  if (draw_sign_is_second (sign))
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, arm, 0, 2 * G_PI);
      return;
    }
  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x - arm, y + arm);
  cairo_line_to (cr, x + arm, y - arm);
}

/* Rows of barbs on thin strands. */
static void
draw_wire (const DrawSign *sign, const GArray *path, gboolean closed, double width, DrawPass pass)
{
  const DrawMap *map = sign->map;
  double pitch = 6 * map->detail;
  guint rows = (guint) fmin (fmax (round (width / pitch), 1), 5);

  if (pass != DRAW_PASS_BODY)
    return;

  for (guint row = 0; row < rows; row++)
    {
      double offset = (row + 0.5 - rows / 2.0) * width / rows;
      g_autoptr (GArray) strand
        = closed ? g_array_ref ((GArray *) path) : draw_points_offset (path, offset);
      g_autoptr (GArray) stations = draw_points_walk (strand, closed, pitch, row % 2 ? 0 : 0.5);

      draw_points_trace (map->cr, strand, closed);
      draw_map_stroke (map, sign->works, 0.35);
      cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
      for (guint i = 0; i < stations->len; i++)
        {
          const DrawStation *at = &g_array_index (stations, DrawStation, i);

          draw_sign_barb (sign, at->x, at->y, pitch * 0.3);
        }
      draw_map_stroke (map, sign->works, 0.85 * map->detail);
      cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_BUTT);
    }
}

/* A trench with traverses: a battlemented band with earth in it, of which side 2 has none where
 * both have the same ink. */
static void
draw_trench (const DrawSign *sign, const GArray *path, gboolean closed, double width, DrawPass pass)
{
  const DrawMap *map = sign->map;
  double thickness = draw_map_get_thickness (map, 1.3);
  double height = MIN (width * 0.38, 8), band = MAX (width - height, 3 * thickness);

  /* So that between two traverses of one side there is ground, not only two lines. */
  double pitch = MAX (band * 1.5, 7 * map->detail);
  g_autoptr (GArray) battlements = draw_points_crenellate (path, closed, height, pitch);
  gboolean is_bare = draw_sign_is_second (sign);

  cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
  draw_points_trace (map->cr, battlements, closed);
  if (pass == DRAW_PASS_EDGE)
    draw_map_stroke_band (map, sign->works, band);
  else if (pass == DRAW_PASS_BODY)
    draw_map_stroke_band (
      map, draw_map_pale (map, draw_map_colour (map, DRAW_COLOUR_MUD), is_bare ? 0 : 0.30),
      band - 2 * thickness);
  else
    {
      /* A dot on a sharp bend would grow a thorn. */
      cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_ROUND);
      draw_map_dash (map, 1.2, 1.4);
      draw_map_stroke (map, draw_map_colour (map, DRAW_COLOUR_CONTOUR),
                       MIN ((band - 2 * thickness) * 0.22, 2));
    }
}

/* Slats across. */
static void
draw_duckboard (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour contour = draw_map_colour (map, DRAW_COLOUR_CONTOUR);
  g_autoptr (GArray) slats = NULL;

  if (pass == DRAW_PASS_EDGE)
    for (gint side = -1; side <= 1; side += 2)
      {
        g_autoptr (GArray) rail = draw_points_offset (sign->line, side * sign->width * 0.3);

        draw_points_trace (map->cr, rail, FALSE);
        draw_map_stroke (map, draw_map_colour (map, DRAW_COLOUR_INK), 0.6);
      }
  if (pass != DRAW_PASS_BODY)
    return;

  slats = draw_points_walk (sign->line, FALSE, 3.2 * map->detail, 0.5);
  for (guint i = 0; i < slats->len; i++)
    {
      const DrawStation *at = &g_array_index (slats, DrawStation, i);
      double half = sign->width / 2;

      cairo_move_to (map->cr, at->x - at->along_y * half, at->y + at->along_x * half);
      cairo_line_to (map->cr, at->x + at->along_y * half, at->y - at->along_x * half);
    }
  draw_map_stroke (map, contour, 1.6 * map->detail);
}

static void
draw_ford (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);

  if (pass == DRAW_PASS_BODY)
    {
      draw_points_trace (map->cr, sign->line, FALSE);
      draw_set_colour (map->cr, draw_map_colour (map, DRAW_COLOUR_ROAD), 0.5);
      cairo_set_line_width (map->cr, sign->width);
      cairo_stroke (map->cr);
    }
  if (pass != DRAW_PASS_DETAIL)
    return;

  for (gint side = -1; side <= 1; side += 2)
    {
      g_autoptr (GArray) edge = draw_points_offset (sign->line, side * sign->width * 0.42);

      draw_map_dash (map, 2.6, 1.8);
      draw_points_trace (map->cr, edge, FALSE);
      draw_map_stroke (map, ink, 0.9);
    }
}

/* A deck between parapets whose ends turn outwards. */
static void
draw_bridge (const DrawSign *sign, DrawPass pass)
{
  const DrawMap *map = sign->map;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);

  if (pass != DRAW_PASS_EDGE)
    draw_cased (sign, pass, ink, draw_map_colour (map, DRAW_COLOUR_ROAD), 0);
  if (pass != DRAW_PASS_DETAIL)
    return;

  for (gint side = -1; side <= 1; side += 2)
    {
      g_autoptr (GArray) parapet = draw_points_offset (sign->line, side * sign->width / 2);
      const DrawPoint *last = &g_array_index (parapet, DrawPoint, parapet->len - 1);
      g_autoptr (GArray) ends = draw_points_walk (parapet, FALSE, 1e9, 0);
      double wing = MIN (sign->width * 0.3, 7) * 0.7;

      /* One place at each end: they tell the directions there. */
      if (ends->len >= 2)
        {
          const DrawStation *a = &g_array_index (ends, DrawStation, 0);
          const DrawStation *b = &g_array_index (ends, DrawStation, ends->len - 1);

          cairo_move_to (map->cr, a->x - a->along_x * wing - a->along_y * wing * side,
                         a->y - a->along_y * wing + a->along_x * wing * side);
          for (guint i = 0; i < parapet->len; i++)
            {
              const DrawPoint *point = &g_array_index (parapet, DrawPoint, i);

              cairo_line_to (map->cr, point->x, point->y);
            }
          cairo_line_to (map->cr, last->x + b->along_x * wing - b->along_y * wing * side,
                         last->y + b->along_y * wing + b->along_x * wing * side);
        }
      cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
      draw_map_stroke (map, ink, 1.8);
    }
}

gboolean
draw_barrier (const DrawSign *sign, const GArray *path, gboolean closed, double width,
              DrawPass pass)
{
  switch ((gint) sign->feature->terrain)
    {
    case WAR_TERRAIN_HEDGE:
      draw_hedge (sign, path, closed, width, pass);
      return TRUE;
    case WAR_TERRAIN_FENCE:
      draw_fence (sign, path, closed, width, pass);
      return TRUE;
    case WAR_TERRAIN_WALL:
      draw_wall (sign, path, closed, width, pass);
      return TRUE;
    case WAR_TERRAIN_SANDBAGS:
      draw_sandbags (sign, path, closed, width, pass);
      return TRUE;
    case WAR_TERRAIN_BARBED_WIRE:
      draw_wire (sign, path, closed, width, pass);
      return TRUE;
    case WAR_TERRAIN_TRENCH:
      draw_trench (sign, path, closed, width, pass);
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
draw_line_sign (const DrawSign *sign, DrawPass pass)
{
  switch ((gint) sign->feature->terrain)
    {
    case WAR_TERRAIN_STREAM:
    case WAR_TERRAIN_RIVER:
      draw_water_course (sign, pass, sign->feature->terrain == WAR_TERRAIN_RIVER);
      return TRUE;
    case WAR_TERRAIN_ROAD:
      draw_road (sign, pass);
      return TRUE;
    case WAR_TERRAIN_DUCKBOARD:
      draw_duckboard (sign, pass);
      return TRUE;
    case WAR_TERRAIN_FORD:
      draw_ford (sign, pass);
      return TRUE;
    case WAR_TERRAIN_BRIDGE:
      draw_bridge (sign, pass);
      return TRUE;
    default:
      return draw_barrier (sign, sign->line, FALSE, sign->width, pass);
    }
}
