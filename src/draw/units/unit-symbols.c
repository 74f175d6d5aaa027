/* unit-symbols.c: the symbols on bases: silhouettes that differ at 16 pixels
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/unit-private.h"

#include <math.h>

/* A symbol is drawn in units of its own, with the front up. */
typedef struct
{
  double width, height;
  void (*draw) (cairo_t *cr, DrawColour ink, DrawColour ground);
} DrawSymbol;

void
draw_symbol_polygon (cairo_t *cr, const double *coordinates, gsize n)
{
  cairo_move_to (cr, coordinates[0], coordinates[1]);
  for (gsize i = 1; i < n; i++)
    cairo_line_to (cr, coordinates[2 * i], coordinates[2 * i + 1]);
  cairo_close_path (cr);
}

void
draw_bar (cairo_t *cr, double x0, double y0, double x1, double y1, double thickness)
{
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
}

void
draw_disc (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_star (cairo_t *cr, double x, double y, double radius)
{
  for (guint i = 0; i < 10; i++)
    {
      double r = i % 2 ? radius * 0.42 : radius, angle = G_PI * i / 5 - G_PI / 2;

      cairo_line_to (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A head with a forage cap, facing left. */
static void
draw_horse (cairo_t *cr, double x, double y, double scale, DrawColour ground)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, -30, 50);
  cairo_curve_to (cr, -28, 30, -12, 20, -6, 6);
  cairo_curve_to (cr, -14, 8, -22, 10, -28, 18);
  cairo_curve_to (cr, -33, 23, -44, 20, -44, 11);
  cairo_curve_to (cr, -44, 2, -30, -12, -26, -22);
  cairo_curve_to (cr, -23, -31, -16, -36, -9, -38);
  cairo_line_to (cr, -8, -52);
  cairo_line_to (cr, 4, -42);
  cairo_curve_to (cr, 26, -38, 42, -10, 42, 50);
  cairo_close_path (cr);
  cairo_fill (cr);
  draw_set_colour (cr, ground, 1);
  draw_disc (cr, -15, -19, 4.2);
  cairo_move_to (cr, 12, -30);
  cairo_curve_to (cr, 26, -20, 30, 10, 30, 44);
  cairo_set_line_width (cr, 4.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_infantry (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  for (gint i = -1; i <= 1; i++)
    {
      double x = i * 52;

      draw_disc (cr, x - 6, -26, 11.5);
      DRAW_POLYGON (cr, x - 22, -10, x + 10, -10, x + 8, 22, x + 6, 48, x - 5, 48, x - 6, 24, x - 7,
                    48, x - 18, 48, x - 20, 22);
      cairo_fill (cr);
      draw_bar (cr, x + 18, -46, x + 18, 48, 6.5);
    }
}

static void
draw_officer (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_star (cr, 0, 4, 52);
}

static void
draw_cavalry (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_horse (cr, 0, 0, 0.98, ground);
}

static void
draw_mounted_officer (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_star (cr, 0, -48, 34);
  draw_horse (cr, 0, 34, 0.9, ground);
}

static void
draw_machine_gun (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -66, -26, -50, -26, -50, -34, 6, -34, 6, -30, 34, -30, 34, -36, 42, -36, 42, -6,
                34, -6, 34, -12, 6, -12, -50, -12, -50, -20, -66, -20);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, 14, -14, -26, 42, 9);
  draw_bar (cr, 14, -14, 62, 42, 9);
  draw_bar (cr, 14, -14, 16, 42, 9);
  draw_set_colour (cr, ground, 1);
  draw_bar (cr, -34, -23, -6, -23, 5);
}

static void
draw_mortar (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -36, 26, 16, -50, 42, -32, -8, 44);
  cairo_fill (cr);
  DRAW_POLYGON (cr, -56, 34, 8, 34, 8, 50, -56, 50);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, 16, -10, 46, 46, 8);
  draw_disc (cr, 46, 44, 7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  draw_set_colour (cr, ground, 1);
  draw_bar (cr, 8, -36, 33, -19, 5);
}

static void
draw_field_gun (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_bar (cr, 0, -56, 0, 20, 12);
  draw_bar (cr, -40, 2, 40, 2, 8);
  DRAW_POLYGON (cr, -28, -16, 28, -16, 34, -4, -34, -4);
  cairo_fill (cr);
  draw_bar (cr, -42, -24, -42, 28, 12);
  draw_bar (cr, 42, -24, 42, 28, 12);
  draw_bar (cr, 0, 4, 0, 52, 7);
  draw_bar (cr, -10, 52, 10, 52, 8);
}

static void
draw_heavy_gun (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  DRAW_POLYGON (cr, -15, -56, 15, -56, 15, -46, 12, -46, 17, 20, -17, 20, -12, -46, -15, -46);
  cairo_fill (cr);
  draw_bar (cr, -46, 2, 46, 2, 12);
  for (gint side = -1; side <= 1; side += 2)
    {
      draw_bar (cr, side * 46, -26, side * 46, 30, 21);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      draw_bar (cr, side * 11, 12, side * 24, 51, 10);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
    }
  draw_set_colour (cr, ground, 1);
  for (gint side = -1; side <= 1; side += 2)
    for (gint tread = -1; tread <= 1; tread++)
      draw_bar (cr, side * 46 - 11, 2 + tread * 17, side * 46 + 11, 2 + tread * 17, 4.5);
  draw_bar (cr, -20, -2, 20, -2, 4);
}

static void
draw_miner (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);

  /* Pick, from bottom left to top right. */
  draw_bar (cr, -42, 46, 30, -30, 9);
  cairo_move_to (cr, -4, -52);
  cairo_curve_to (cr, 22, -50, 48, -24, 50, 4);
  cairo_curve_to (cr, 38, -18, 18, -38, -4, -52);
  cairo_close_path (cr);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 6);
  cairo_stroke (cr);

  /* Shovel, from bottom right to top left. */
  draw_bar (cr, 42, 46, -20, -20, 9);
  DRAW_POLYGON (cr, -30, 4, -4, -22, -18, -38, -38, -50, -50, -50, -50, -38, -44, -18);
  cairo_fill (cr);
  draw_bar (cr, 34, 50, 48, 38, 8);
}

static void
draw_signaller (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (gint side = -1; side <= 1; side += 2)
    {
      draw_bar (cr, -side * 26, 48, side * 30, -46, 7);
      cairo_save (cr);
      cairo_translate (cr, side * 30, -46);
      cairo_rotate (cr, side * 0.53);
      cairo_scale (cr, side, 1);
      cairo_rectangle (cr, 0, 0, 34, 38);
      draw_set_colour (cr, ground, 1);
      cairo_fill_preserve (cr);
      draw_set_colour (cr, ink, 1);
      cairo_set_line_width (cr, 6);
      cairo_stroke (cr);
      DRAW_POLYGON (cr, 0, 38, 34, 0, 34, 38);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

static void
draw_flag (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, -36, -46, -36, 50, 8);
  draw_disc (cr, -36, -48, 7);
  cairo_move_to (cr, -32, -42);
  cairo_curve_to (cr, -10, -56, 10, -28, 42, -42);
  cairo_line_to (cr, 42, 12);
  cairo_curve_to (cr, 10, 26, -10, -2, -32, 12);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  draw_set_colour (cr, ground, 1);
  draw_bar (cr, -11, -34, -11, 4, 6);
  draw_bar (cr, 19, -26, 19, 6, 6);
}

static void
draw_marksman (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 36, 0, 2 * G_PI);
  cairo_set_line_width (cr, 9);
  cairo_stroke (cr);
  for (guint i = 0; i < 4; i++)
    {
      draw_bar (cr, 0, -54, 0, -16, 8);
      cairo_rotate (cr, G_PI / 2);
    }
  draw_disc (cr, 0, 0, 6);
}

static void
draw_flamethrower (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  cairo_move_to (cr, 4, -54);
  cairo_curve_to (cr, 8, -30, 40, -14, 38, 18);
  cairo_curve_to (cr, 37, 42, 18, 52, 0, 52);
  cairo_curve_to (cr, -20, 52, -38, 40, -38, 14);
  cairo_curve_to (cr, -38, -2, -30, -12, -24, -20);
  cairo_curve_to (cr, -22, -8, -18, -4, -12, -2);
  cairo_curve_to (cr, -14, -24, -4, -34, 4, -54);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_move_to (cr, 4, 0);
  cairo_curve_to (cr, 8, 14, 18, 18, 17, 30);
  cairo_curve_to (cr, 16, 40, 8, 44, 0, 44);
  cairo_curve_to (cr, -10, 44, -17, 38, -16, 28);
  cairo_curve_to (cr, -15, 18, 2, 14, 4, 0);
  cairo_close_path (cr);
  draw_set_colour (cr, ground, 1);
  cairo_fill (cr);
}

static void
draw_gas (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_disc (cr, -34, -12, 20);
  draw_disc (cr, -10, -26, 24);
  draw_disc (cr, 20, -24, 20);
  draw_disc (cr, 40, -8, 18);
  DRAW_POLYGON (cr, -34, -20, 40, -20, 40, 10, -34, 8);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (gint row = 0; row < 2; row++)
    {
      double y = 24 + row * 20;

      cairo_move_to (cr, -46, y);
      cairo_curve_to (cr, -34, y - 13, -20, y - 13, -8, y);
      cairo_curve_to (cr, 4, y + 13, 18, y + 13, 30, y);
      cairo_curve_to (cr, 36, y - 7, 42, y - 9, 50, y - 7);
      cairo_set_line_width (cr, 8);
      cairo_stroke (cr);
    }
}

static void
draw_stretcher (cairo_t *cr, DrawColour ink, DrawColour ground)
{
  draw_bar (cr, -74, -22, 74, -22, 9);
  draw_bar (cr, -74, 22, 74, 22, 9);
  cairo_rectangle (cr, -46, -22, 92, 44);
  draw_set_colour (cr, ground, 1);
  cairo_fill (cr);
  draw_set_colour (cr, ink, 1);
  draw_bar (cr, -74, -22, 74, -22, 9);
  draw_bar (cr, -74, 22, 74, 22, 9);
  draw_bar (cr, -46, -24, -46, 24, 8);
  draw_bar (cr, 46, -24, 46, 24, 8);

  /* Whom they carry. */
  draw_disc (cr, -30, 0, 9);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_bar (cr, -12, 0, 32, 0, 15);
}

static const DrawSymbol symbols[WAR_N_SYMBOLS] = {
  [WAR_SYMBOL_INFANTRY] = { 152, 98, draw_infantry },
  [WAR_SYMBOL_OFFICER] = { 104, 104, draw_officer },
  [WAR_SYMBOL_CAVALRY] = { 92, 104, draw_cavalry },
  [WAR_SYMBOL_MOUNTED_OFFICER] = { 86, 166, draw_mounted_officer },
  [WAR_SYMBOL_MACHINE_GUN] = { 136, 92, draw_machine_gun },
  [WAR_SYMBOL_MORTAR] = { 116, 104, draw_mortar },
  [WAR_SYMBOL_FIELD_GUN] = { 108, 116, draw_field_gun },
  [WAR_SYMBOL_HEAVY_GUN] = { 118, 116, draw_heavy_gun },
  [WAR_SYMBOL_MINER] = { 108, 108, draw_miner },
  [WAR_SYMBOL_SIGNALLER] = { 128, 108, draw_signaller },
  [WAR_SYMBOL_FLAG] = { 92, 112, draw_flag },
  [WAR_SYMBOL_MARKSMAN] = { 110, 110, draw_marksman },
  [WAR_SYMBOL_FLAMETHROWER] = { 88, 110, draw_flamethrower },
  [WAR_SYMBOL_GAS] = { 120, 108, draw_gas },
  [WAR_SYMBOL_STRETCHER] = { 152, 60, draw_stretcher },
  [WAR_SYMBOL_BOMBER] = { 104, 116, draw_symbol_bomber },
  [WAR_SYMBOL_ELITE] = { 112, 88, draw_symbol_elite },
  [WAR_SYMBOL_LIGHT_MACHINE_GUN] = { 150, 88, draw_symbol_light_machine_gun },
  [WAR_SYMBOL_ANTI_TANK] = { 150, 76, draw_symbol_anti_tank },
  [WAR_SYMBOL_ANTI_AIRCRAFT] = { 108, 116, draw_symbol_anti_aircraft },
  [WAR_SYMBOL_ARMOURED_CAR] = { 134, 92, draw_symbol_armoured_car },
  [WAR_SYMBOL_TANK] = { 148, 84, draw_symbol_tank },
  [WAR_SYMBOL_LIGHT_TANK] = { 132, 92, draw_symbol_light_tank },
  [WAR_SYMBOL_LORRY] = { 140, 92, draw_symbol_lorry },
  [WAR_SYMBOL_AEROPLANE] = { 140, 112, draw_symbol_aeroplane },
  [WAR_SYMBOL_AIRSHIP] = { 156, 84, draw_symbol_airship },
  [WAR_SYMBOL_GUNBOAT] = { 152, 96, draw_symbol_gunboat },
  [WAR_SYMBOL_RAILWAY_GUN] = { 152, 100, draw_symbol_railway_gun },
  [WAR_SYMBOL_MEDIC] = { 104, 104, draw_symbol_medic },
  [WAR_SYMBOL_MINE] = { 108, 108, draw_symbol_mine },
};

void
draw_symbol_get_size (WarSymbol symbol, double *width, double *height)
{
  g_return_if_fail ((gsize) symbol < WAR_N_SYMBOLS);

  *width = symbols[symbol].width;
  *height = symbols[symbol].height;
}

void
draw_symbol (cairo_t *cr, WarSymbol symbol, DrawColour ink, DrawColour ground)
{
  g_return_if_fail ((gsize) symbol < WAR_N_SYMBOLS);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  draw_set_colour (cr, ink, 1);
  symbols[symbol].draw (cr, ink, ground);
  cairo_restore (cr);
}
