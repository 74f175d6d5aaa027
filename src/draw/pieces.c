/* pieces.c: the units of a game where they stand, and what lies beside them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/pieces.h"

#include <math.h>

#include "draw/markers-private.h"

#define EDGE 1.2 /* millimetres */
#define BEYOND (4 * EDGE) /* edges and tokens beyond the base */

/* A die shows no more. */
#define MOST_PIPS 6

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

/* What it has left, once it has lost something; who is whole needs no die. */
static gint
get_pips (const WarShownPiece *piece)
{
  return piece->lost > 0 && piece->left <= MOST_PIPS ? piece->left : 0;
}

static void
draw_piece (cairo_t *cr, const WarShownPiece *piece, DrawInk ink)
{
  DrawUnit unit = {
    .symbol = piece->type->symbol,
    .cloth = piece->type->cloth,
    .width = piece->base.width / (double) WAR_MILLIMETRE,
    .depth = piece->base.depth / (double) WAR_MILLIMETRE,
    .left = get_pips (piece),
    .ink = ink,
  };

  double turn = piece->base.heading * 2 * G_PI / WAR_HEADING_TURN;

  cairo_rotate (cr, turn);
  draw_side (cr, &unit, piece->side);
  draw_unit (cr, &unit);
  draw_tokens (cr, &unit, turn, piece->tokens);
}

/* Whether anything within reach of the centre is drawn: a board draws tile by tile. Then user
 * space is that of the centre. */
static gboolean
begin (cairo_t *cr, WarPosition centre, double reach)
{
  double x = centre.x / (double) WAR_MILLIMETRE, y = centre.y / (double) WAR_MILLIMETRE;
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  if (x + reach < left || x - reach > right || y + reach < top || y - reach > bottom)
    return FALSE;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  return TRUE;
}

/* What lies below the units, or what is above them: clouds, flags, and what they carry. */
static void
draw_markers (cairo_t *cr, const WarSetup *setup, const WarState *state, gboolean above,
              DrawInk ink)
{
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownMarker marker;

      if (!war_play_show_marker (setup, state, row, &marker)
          || (marker.kind == WAR_MARKER_CLOUD || marker.kind == WAR_MARKER_FLAG
              || marker.carrier != WAR_NONE)
               != above
          || !begin (cr, marker.centre, draw_marker_get_reach (&marker)))
        continue;
      draw_marker (cr, &marker, ink);
      cairo_restore (cr);
    }
}

void
draw_pieces (cairo_t *cr, const WarSetup *setup, const WarState *state, DrawInk ink)
{
  draw_markers (cr, setup, state, FALSE, ink);
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      if (!war_play_show_piece (setup, state, row, &piece)
          || !begin (cr, piece.base.centre,
                     hypot (piece.base.width, piece.base.depth) / 2 / WAR_MILLIMETRE + BEYOND))
        continue;
      draw_piece (cr, &piece, ink);
      cairo_restore (cr);
    }
  draw_markers (cr, setup, state, TRUE, ink);
}
