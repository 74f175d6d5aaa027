/* unit-symbols-late.c: symbols of what came with the later years: machines, and arms against them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "draw/units/unit-private.h"

/* One man, his arm drawn back, with a stick grenade. */
void
draw_symbol_bomber (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_disc (cr, -14, -26, 14);
  DRAW_POLYGON (cr, -36, -8, 6, -8, 4, 24, 2, 54, -12, 54, -14, 26, -18, 54, -32, 54, -34, 24);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, 2, -2, 30, -24, 12);
  draw_bar (cr, 24, -16, 40, -42, 7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  draw_bar (cr, 37, -37, 46, -52, 17);
}

/* A steel helmet from the side. */
void
draw_symbol_elite (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_move_to (cr, -54, 22);
  cairo_curve_to (cr, -42, 16, -40, 6, -38, -6);
  cairo_curve_to (cr, -34, -34, -14, -44, 6, -42);
  cairo_curve_to (cr, 30, -40, 42, -22, 42, 2);
  cairo_curve_to (cr, 44, 18, 50, 28, 54, 40);
  cairo_curve_to (cr, 36, 42, 22, 36, 14, 20);
  cairo_line_to (cr, -22, 18);
  cairo_curve_to (cr, -34, 18, -44, 26, -54, 22);
  cairo_close_path (cr);
  cairo_fill (cr);
  draw_set_colour (cr, ground, 1);
  draw_bar (cr, -36, 2, 40, 2, 5);
  draw_disc (cr, 2, -16, 5);
}

/* With a drum on top. */
void
draw_symbol_light_machine_gun (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -74, -10, -50, -18, -14, -18, -14, -22, 74, -22, 74, -4, -14, -4, -44, 0, -74,
                10);
  cairo_fill (cr);
  draw_bar (cr, -34, -4, -40, 18, 10);
  cairo_save (cr);
  cairo_translate (cr, -8, -30);
  cairo_scale (cr, 1, 0.42);
  draw_disc (cr, 0, 0, 32);
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, 46, -8, 30, 40, 8);
  draw_bar (cr, 46, -8, 64, 40, 8);
}

/* A long rifle on two legs. */
void
draw_symbol_anti_tank (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -74, -14, -52, -22, -8, -24, -8, -26, 74, -26, 74, -16, -8, -14, -42, -8, -74,
                12);
  cairo_fill (cr);
  draw_bar (cr, -30, -14, -38, 10, 9);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, 28, -18, 10, 34, 8);
  draw_bar (cr, 28, -18, 48, 34, 8);
}

/* A barrel that points up, on a cross. */
void
draw_symbol_anti_aircraft (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_bar (cr, -22, 20, 30, -56, 13);
  draw_bar (cr, -34, 22, -14, 38, 16);
  DRAW_POLYGON (cr, -12, 6, 12, 6, 22, 40, -22, 40);
  cairo_fill (cr);
  draw_bar (cr, -52, 46, 52, 46, 13);
  draw_bar (cr, -46, 40, -46, 57, 10);
  draw_bar (cr, 46, 40, 46, 57, 10);
}

static void
draw_wheels (cairo_t *cr, double x, double y, double radius, DrawColour ink, DrawColour ground)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      draw_set_colour (cr, ground, 1);
      draw_disc (cr, side * x, y, radius + 5);
      draw_set_colour (cr, ink, 1);
      draw_disc (cr, side * x, y, radius);
      draw_set_colour (cr, ground, 1);
      draw_disc (cr, side * x, y, radius * 0.32);
    }
  draw_set_colour (cr, ink, 1);
}

void
draw_symbol_armoured_car (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -64, 20, -60, -12, -14, -14, 24, -14, 34, -2, 62, 2, 64, 20);
  cairo_fill (cr);
  DRAW_POLYGON (cr, -30, -14, -26, -42, 8, -42, 12, -14);
  cairo_fill (cr);
  draw_bar (cr, 4, -30, 46, -30, 8);
  draw_wheels (cr, 38, 24, 18, ink, ground);
}

/* The rhomboid one, from the side. */
void
draw_symbol_tank (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -72, 14, -68, 2, -30, -32, 44, -36, 62, -28, 72, -12, 70, -2, 36, 32, 26, 38,
                -48, 38, -64, 30);
  cairo_fill (cr);
  draw_set_colour (cr, ground, 1);
  DRAW_POLYGON (cr, -48, 14, -22, -16, 36, -20, 50, -12, 22, 20, -40, 22);
  cairo_fill (cr);
  draw_set_colour (cr, ink, 1);
  DRAW_POLYGON (cr, -26, 12, -22, -8, 8, -10, 16, 0, 10, 12);
  cairo_fill (cr);
  draw_bar (cr, 8, 0, 46, 0, 8);
}

/* With a turret, and a tail to cross trenches. */
void
draw_symbol_light_tank (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -50, 42, -62, 26, -52, 10, 26, -12, 48, -14, 62, 0, 58, 18, 36, 42);
  cairo_fill (cr);
  DRAW_POLYGON (cr, -22, 0, -18, -38, 16, -38, 20, -8);
  cairo_fill (cr);
  draw_bar (cr, 12, -26, 48, -26, 8);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, -50, 20, -62, -4, 7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  draw_set_colour (cr, ground, 1);
  draw_disc (cr, 42, 6, 8);
  draw_disc (cr, -40, 26, 6);
  draw_bar (cr, -26, 26, 24, 22, 5);
}

/* With a tilt. */
void
draw_symbol_lorry (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_move_to (cr, -66, 16);
  cairo_line_to (cr, -66, -26);
  cairo_curve_to (cr, -62, -46, 10, -46, 14, -26);
  cairo_line_to (cr, 14, 16);
  cairo_close_path (cr);
  cairo_fill (cr);
  DRAW_POLYGON (cr, 20, 16, 20, -22, 36, -22, 44, -2, 66, 2, 66, 16);
  cairo_fill (cr);
  draw_set_colour (cr, ground, 1);
  draw_bar (cr, -40, -36, -40, 10, 4);
  draw_bar (cr, -12, -36, -12, 10, 4);
  draw_set_colour (cr, ink, 1);
  draw_wheels (cr, 40, 24, 18, ink, ground);
}

/* A biplane from above. */
void
draw_symbol_aeroplane (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, -58, -22, 58, -22, 22);
  draw_bar (cr, -22, 44, 22, 44, 13);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  DRAW_POLYGON (cr, -9, -46, 9, -46, 6, 50, -6, 50);
  cairo_fill (cr);
  draw_bar (cr, -20, -50, 20, -50, 6);
  draw_set_colour (cr, ground, 1);
  draw_disc (cr, -42, -22, 6);
  draw_disc (cr, 42, -22, 6);
  draw_disc (cr, 0, -8, 4);
}

void
draw_symbol_airship (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_save (cr);
  cairo_translate (cr, 4, -8);
  cairo_scale (cr, 1, 0.36);
  draw_disc (cr, 0, 0, 70);
  cairo_restore (cr);
  DRAW_POLYGON (cr, -50, -8, -76, -34, -62, -36, -36, -20);
  cairo_fill (cr);
  DRAW_POLYGON (cr, -50, -8, -76, 18, -62, 20, -36, 4);
  cairo_fill (cr);
  DRAW_POLYGON (cr, -20, 24, 30, 24, 24, 38, -14, 38);
  cairo_fill (cr);
  draw_bar (cr, -10, 10, -10, 28, 5);
  draw_bar (cr, 20, 10, 20, 28, 5);
}

void
draw_symbol_gunboat (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -74, 8, 74, 2, 58, 38, -58, 38);
  cairo_fill (cr);
  draw_bar (cr, -34, 10, -34, -18, 24);
  draw_bar (cr, -4, 8, -4, -30, 14);
  draw_bar (cr, -48, -18, -48, -46, 6);
  DRAW_POLYGON (cr, 18, 6, 20, -12, 42, -12, 46, 4);
  cairo_fill (cr);
  draw_bar (cr, 34, -8, 72, -20, 8);
}

/* Its barrel raised, on two bogies. */
void
draw_symbol_railway_gun (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_bar (cr, -40, 12, 62, -42, 16);
  DRAW_POLYGON (cr, -24, 14, -10, -10, 10, -10, 20, 14);
  cairo_fill (cr);
  draw_bar (cr, -70, 18, 70, 18, 12);
  for (gint i = 0; i < 4; i++)
    draw_disc (cr, (i < 2 ? -58 : 34) + (i % 2) * 24, 32, 9);
  draw_bar (cr, -74, 46, 74, 46, 6);
}

void
draw_symbol_medic (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 46, 0, 2 * G_PI);
  cairo_set_line_width (cr, 9);
  cairo_stroke (cr);
  draw_bar (cr, 0, -30, 0, 30, 19);
  draw_bar (cr, -30, 0, 30, 0, 19);
}

void
draw_symbol_mine (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < 8; i++)
    {
      double angle = G_PI * i / 4;

      draw_bar (cr, 0, 0, 48 * sin (angle), 48 * cos (angle), 9);
    }
  draw_disc (cr, 0, 0, 34);
  draw_set_colour (cr, ground, 1);
  draw_disc (cr, -10, -10, 8);
}
