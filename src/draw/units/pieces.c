/* pieces.c: the units of a game where they stand, and what lies beside them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/pieces.h"

#include <math.h>

#include "draw/units/markers-private.h"
#include "engine/game/shown-body.h"

#define EDGE 1.2 /* millimetres */
#define BEYOND (4 * EDGE) /* edges and tokens beyond the base */

/* In pixels of a screen: of a base that is narrower nothing is seen but its colour, so it is a dot
 * of its side's, at least so wide, with a light line around it. */
#define LEAST_BASE 8.0
#define DOT 5.0
#define DOT_LINE 1.0

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

/* As large as the base. */
static DrawUnit
get_unit (const WarShownPiece *piece, const WarBase *base, DrawInk ink)
{
  return (DrawUnit){
    .symbol = piece->type->symbol,
    .cloth = piece->type->cloth,
    .width = base->width / (double) WAR_MILLIMETRE,
    .depth = base->depth / (double) WAR_MILLIMETRE,
    .ink = ink,
  };
}

static double
get_turn (const WarBase *base)
{
  return base->heading * 2 * G_PI / WAR_HEADING_TURN;
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

/* Pixels of a millimetre, where it is drawn for a screen; paper has room for what is small: 0. */
static double
get_scale (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_target (cr));
  double x = 1, y = 0;

  if (type != CAIRO_SURFACE_TYPE_IMAGE && type != CAIRO_SURFACE_TYPE_RECORDING)
    return 0;

  cairo_user_to_device_distance (cr, &x, &y);
  return hypot (x, y);
}

/* How far a dot reaches from the middle of its base; 0: it is none. */
static double
get_dot_reach (const WarBase *base, double scale)
{
  double length = MAX (base->width, base->depth) / (double) WAR_MILLIMETRE;

  if (scale <= 0 || length * scale >= LEAST_BASE)
    return 0;
  return hypot (base->width, base->depth) / WAR_MILLIMETRE + (DOT + 2 * DOT_LINE) / scale;
}

double
draw_piece_get_reach (const WarBase *base, double scale)
{
  double reach = hypot (base->width, base->depth) / 2 / WAR_MILLIMETRE + BEYOND;
  double dot = get_dot_reach (base, scale);

  return MAX (reach, dot);
}

/* Likewise of a base and what is beside it, whose front is then upwards. */
static gboolean
begin_base (cairo_t *cr, const WarBase *base)
{
  if (!begin (cr, base->centre, draw_piece_get_reach (base, get_scale (cr))))
    return FALSE;
  cairo_rotate (cr, get_turn (base));
  return TRUE;
}

/* The sides differ without their colours too: side 2 has a light middle. */
static void
draw_dot (cairo_t *cr, const WarShownPiece *piece, DrawInk ink)
{
  double scale = get_scale (cr);
  double width = MAX (piece->base.width / (double) WAR_MILLIMETRE, DOT / scale);
  double depth = MAX (piece->base.depth / (double) WAR_MILLIMETRE, DOT / scale);
  double line = DOT_LINE / scale;

  if (!begin_base (cr, &piece->base))
    return;
  cairo_rectangle (cr, -width / 2 - line, -depth / 2 - line, width + 2 * line, depth + 2 * line);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, ink), 1);
  cairo_fill (cr);
  cairo_rectangle (cr, -width / 2, -depth / 2, width, depth);
  draw_set_colour (
    cr, draw_palette_get (piece->side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, ink), 1);
  cairo_fill (cr);
  if (piece->side != 0)
    {
      cairo_rectangle (cr, -line / 2, -line / 2, line, line);
      draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, ink), 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

static void
draw_edge (cairo_t *cr, const WarShownPiece *piece, const WarBase *base, DrawInk ink)
{
  const DrawUnit unit = get_unit (piece, base, ink);

  if (get_dot_reach (base, get_scale (cr)) > 0 || !begin_base (cr, base))
    return;
  draw_side (cr, &unit, piece->side);
  cairo_restore (cr);
}

static void
draw_piece (cairo_t *cr, const WarShownPiece *piece, gboolean is_bare, DrawInk ink)
{
  DrawUnit unit = get_unit (piece, &piece->base, ink);

  if (get_dot_reach (&piece->base, get_scale (cr)) > 0)
    {
      draw_dot (cr, piece, ink);
      return;
    }
  if (!begin_base (cr, &piece->base))
    return;
  unit.left = get_pips (piece);
  unit.is_bare = is_bare;
  draw_unit (cr, &unit);
  cairo_restore (cr);
}

static void
draw_tokens_of (cairo_t *cr, const WarShownPiece *piece, const WarBase *base, guint tokens,
                DrawInk ink)
{
  const DrawUnit unit = get_unit (piece, base, ink);

  if (tokens == 0 || !begin_base (cr, base))
    return;
  draw_tokens (cr, &unit, get_turn (base), tokens);
  cairo_restore (cr);
}

/* One edge and one sign for all bases, if they stand together; else each is by itself. */
void
draw_piece_body (cairo_t *cr, const WarShownPiece *pieces, guint n_pieces, DrawInk ink)
{
  WarBase whole;
  gboolean is_whole = n_pieces > 1 && war_body_enclose (pieces, n_pieces, &whole);
  guint tokens = 0;

  if (is_whole)
    draw_edge (cr, &pieces[0], &whole, ink);
  for (guint i = 0; i < n_pieces; i++)
    {
      if (!is_whole)
        draw_edge (cr, &pieces[i], &pieces[i].base, ink);
      draw_piece (cr, &pieces[i], is_whole && i != (n_pieces - 1) / 2, ink);
      if (!is_whole)
        draw_tokens_of (cr, &pieces[i], &pieces[i].base, pieces[i].tokens, ink);
      tokens |= pieces[i].tokens;
    }
  if (is_whole)
    draw_tokens_of (cr, &pieces[0], &whole, tokens, ink);
}

double
draw_piece_get_marker_reach (const WarShownMarker *marker)
{
  return draw_marker_get_reach (marker);
}

void
draw_piece_marker (cairo_t *cr, const WarShownMarker *marker, DrawInk ink)
{
  if (!begin (cr, marker->centre, draw_marker_get_reach (marker)))
    return;
  draw_marker (cr, marker, ink);
  cairo_restore (cr);
}

/* What lies below the units, or what is above them: clouds, flags, and what they carry. */
static void
draw_markers (cairo_t *cr, const WarSetup *setup, const WarState *state, const gboolean *absent,
              gboolean above, DrawInk ink)
{
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownMarker marker;

      if ((absent == NULL || !absent[row]) && war_play_show_marker (setup, state, row, &marker)
          && (marker.kind == WAR_MARKER_CLOUD || marker.kind == WAR_MARKER_FLAG
              || marker.carrier != WAR_NONE)
               == above)
        draw_piece_marker (cr, &marker, ink);
    }
}

void
draw_pieces_markers (cairo_t *cr, const WarSetup *setup, const WarState *state, gboolean above,
                     DrawInk ink)
{
  draw_markers (cr, setup, state, NULL, above, ink);
}

void
draw_pieces_but (cairo_t *cr, const WarSetup *setup, const WarState *state, const gboolean *absent,
                 DrawInk ink)
{
  draw_markers (cr, setup, state, absent, FALSE, ink);
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece pieces[WAR_BODY_MAX_PIECES];
      guint n_pieces = war_play_show_body (setup, state, row, pieces);

      if (n_pieces > 0 && (absent == NULL || !absent[row]))
        draw_piece_body (cr, pieces, n_pieces, ink);
    }
  draw_markers (cr, setup, state, absent, TRUE, ink);
}

void
draw_pieces (cairo_t *cr, const WarSetup *setup, const WarState *state, DrawInk ink)
{
  draw_pieces_but (cr, setup, state, NULL, ink);
}
