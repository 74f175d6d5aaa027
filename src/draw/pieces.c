/* pieces.c: the units of a game where they stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/pieces.h"

#include <math.h>

#include "draw/unit.h"
#include "text/piece.h"

#define EDGE 1.2 /* millimetres */

/* A die has no more. */
#define MAX_WOUNDS 6

/* Around the base, beyond it: the cloth alone does not tell the sides apart. */
static void
draw_side (cairo_t *cr, const DrawUnit *unit, gint side)
{
  DrawColour colour
    = draw_palette_get (side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, unit->ink);

  draw_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, EDGE);
  for (gint i = 0; i <= side; i++)
    {
      double out = EDGE * (0.5 + 1.7 * i);

      cairo_rectangle (cr, -unit->width / 2 - out, -unit->depth / 2 - out, unit->width + 2 * out,
                       unit->depth + 2 * out);
      cairo_stroke (cr);
    }
}

void
draw_pieces (cairo_t *cr, const WarSetup *setup, const WarState *state, DrawInk ink)
{
  guint n_units = text_piece_count (setup);
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (guint row = 0; row < n_units; row++)
    {
      TextPiece piece;
      DrawUnit unit;

      if (!text_piece_get (setup, state, row, &piece))
        continue;

      unit = (DrawUnit){
        .symbol = piece.type->symbol,
        .cloth = piece.type->cloth,
        .width = piece.base.width / (double) WAR_MILLIMETRE,
        .depth = piece.base.depth / (double) WAR_MILLIMETRE,
        .wounds = MIN (piece.lost, MAX_WOUNDS),
        .ink = ink,
      };

      /* A board draws tile by tile. */
      double x = piece.base.centre.x / (double) WAR_MILLIMETRE;
      double y = piece.base.centre.y / (double) WAR_MILLIMETRE;
      double reach = hypot (unit.width, unit.depth) / 2 + 4 * EDGE;

      if (x + reach < left || x - reach > right || y + reach < top || y - reach > bottom)
        continue;
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, piece.base.heading * 2 * G_PI / WAR_HEADING_TURN);
      draw_side (cr, &unit, piece.side);
      draw_unit (cr, &unit);
      cairo_restore (cr);
    }
}
