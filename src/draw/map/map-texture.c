/* map-texture.c: dots, reeds, flakes, wavelets and stones that fill an area
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

/* A dot: a line of no length with round ends. */
static void
draw_dot (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y);
}

void
draw_stipple (const DrawSign *sign, double spacing, double size, DrawColour colour)
{
  const DrawMap *map = sign->map;
  g_autoptr (GArray) spots
    = draw_sign_scatter (sign, spacing * map->detail, size / 2, size * map->detail);

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint part = 0; part < 2; part++)
    {
      for (guint i = 0; i < spots->len; i++)
        {
          const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);

          if ((spot->hash >> 30 == 0) == (part == 1))
            draw_dot (map->cr, spot->x, spot->y);
        }
      draw_map_stroke (map, colour, size * (part ? 1.5 : 1));
    }
}

/* Short level dashes between the dots of deep mud, and the water lines of swamps. */
void
draw_level_dashes (const DrawSign *sign, double spacing, double length, double thickness,
                   DrawColour colour)
{
  const DrawMap *map = sign->map;
  double half = length * map->detail / 2;
  g_autoptr (GArray) spots = draw_sign_scatter (sign, spacing * map->detail, half * 0.7, half * 2);

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);
      double reach = half * (0.6 + 0.4 * draw_hash_share (spot->hash, 2));

      cairo_move_to (map->cr, spot->x - reach, spot->y);
      cairo_line_to (map->cr, spot->x + reach, spot->y);
    }
  draw_map_stroke (map, colour, thickness * map->detail);
}

/* On all of a map: each has four strokes. */
#define MAX_REEDS (30 * 1000)

void
draw_reeds (const DrawSign *sign, DrawColour water, DrawColour reed)
{
  const DrawMap *map = sign->map;
  double unit = map->detail * 1.5;
  double spacing = draw_sign_widen (sign, 6.5 * unit, MAX_REEDS);
  g_autoptr (GArray) spots = draw_sign_scatter (sign, spacing, 1.6 * unit, 4 * unit);

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);

      cairo_move_to (map->cr, spot->x - 2.2 * unit, spot->y);
      cairo_line_to (map->cr, spot->x + 2.2 * unit, spot->y);
    }
  draw_map_stroke (map, water, 0.55 * map->detail);
  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);

      for (gint blade = -1; blade <= 1; blade++)
        {
          cairo_move_to (map->cr, spot->x + blade * 0.6 * unit, spot->y - 0.4 * unit);
          cairo_line_to (map->cr, spot->x + blade * 1.5 * unit,
                         spot->y - (blade ? 1.9 : 2.6) * unit);
        }
    }
  draw_map_stroke (map, reed, 0.6 * map->detail);
}

void
draw_snow_flakes (const DrawSign *sign, DrawColour colour)
{
  const DrawMap *map = sign->map;
  double arm = 1.7 * map->detail;
  g_autoptr (GArray) spots = draw_sign_scatter (sign, 8 * map->detail, arm, arm * 2);

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);

      for (guint ray = 0; ray < 3; ray++)
        {
          double angle = G_PI * ray / 3 + G_PI / 6;

          cairo_move_to (map->cr, spot->x - arm * cos (angle), spot->y - arm * sin (angle));
          cairo_line_to (map->cr, spot->x + arm * cos (angle), spot->y + arm * sin (angle));
        }
    }
  draw_map_stroke (map, colour, 0.5 * map->detail);
}

/* Wavelets. */
void
draw_ripples (const DrawSign *sign, double spacing, DrawColour colour)
{
  const DrawMap *map = sign->map;
  double unit = 2.4 * map->detail;
  g_autoptr (GArray) spots = draw_sign_scatter (sign, spacing * map->detail, unit * 1.1, unit * 2);

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);

      cairo_move_to (map->cr, spot->x - unit, spot->y);
      cairo_rel_curve_to (map->cr, unit * 0.5, -unit * 0.45, unit * 0.5, -unit * 0.45, unit, 0);
      cairo_rel_curve_to (map->cr, unit * 0.5, unit * 0.45, unit * 0.5, unit * 0.45, unit, 0);
    }
  draw_map_stroke (map, colour, 0.55 * map->detail);
}

/* On all of a map: each has a fill and a line. */
#define MAX_STONES (60 * 1000)

void
draw_stones (const DrawSign *sign, DrawColour fill, DrawColour line)
{
  const DrawMap *map = sign->map;
  double size = 3.0 * map->detail;
  double spacing = draw_sign_widen (sign, 4.6 * map->detail, MAX_STONES);
  g_autoptr (GArray) spots = draw_sign_scatter (sign, spacing, size * 0.45, size);

  for (guint i = 0; i < spots->len; i++)
    {
      const DrawSpot *spot = &g_array_index (spots, DrawSpot, i);
      double turn = draw_hash_share (spot->hash, 2) * 2 * G_PI;
      guint n = 4 + (spot->hash >> 28) % 2;

      cairo_new_sub_path (map->cr);
      for (guint corner = 0; corner < n; corner++)
        {
          guint32 hash = draw_hash (spot->hash, (gint32) corner, 7);
          double r = size * (0.34 + 0.38 * draw_hash_share (hash, 0));
          double angle = turn + 2 * G_PI * corner / n;

          cairo_line_to (map->cr, spot->x + r * cos (angle), spot->y + r * sin (angle));
        }
      cairo_close_path (map->cr);
    }
  draw_set_colour (map->cr, fill, 1);
  cairo_fill_preserve (map->cr);
  draw_map_stroke (map, line, 0.45);
}
