/* unit-private.h: the symbols on bases
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/units/unit.h"

G_BEGIN_DECLS

/* The size of a symbol's box in its own units, in which it lies around the origin. */
void draw_symbol_get_size (WarSymbol symbol, double *width, double *height);

/* Draws the symbol in ink; holes in it, such as the halves of a flag, show ground. */
void draw_symbol (cairo_t *cr, WarSymbol symbol, DrawColour ink, DrawColour ground);

/* What symbols are made of, in their own units: a path of n corners, and strokes and discs in the
 * present colour. */
void draw_symbol_polygon (cairo_t *cr, const double *coordinates, gsize n);
void draw_bar (cairo_t *cr, double x0, double y0, double x1, double y1, double thickness);
void draw_disc (cairo_t *cr, double x, double y, double radius);

#define DRAW_POLYGON(cr, ...) \
  draw_symbol_polygon (cr, (const double[]){ __VA_ARGS__ }, \
                       sizeof ((const double[]){ __VA_ARGS__ }) / sizeof (double) / 2)

/* unit-symbols-late.c */
void draw_symbol_bomber (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_elite (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_light_machine_gun (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_anti_tank (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_anti_aircraft (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_armoured_car (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_tank (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_light_tank (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_lorry (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_aeroplane (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_airship (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_gunboat (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_railway_gun (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_medic (cairo_t *cr, DrawColour ink, DrawColour ground);
void draw_symbol_mine (cairo_t *cr, DrawColour ink, DrawColour ground);

G_END_DECLS
