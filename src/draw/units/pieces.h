/* pieces.h: the units of a game where they stand, and what lies beside them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Draws all units on the field, in user units that are millimetres of the table, the field's top
 * left corner at the origin. Each has an edge in its side's colour: side 1 a line, side 2 two; then
 * what it is marked with, objectives, wounded and clouds. Bases of a unit that stand together have
 * one edge and one sign. */
void draw_pieces (cairo_t *cr, const WarSetup *setup, const WarState *state, DrawInk ink);

/* The same but for the rows that are absent, as they are drawn elsewhere; NULL: none is. */
void draw_pieces_but (cairo_t *cr, const WarSetup *setup, const WarState *state,
                      const gboolean *absent, DrawInk ink);

/* What lies below the units, or what is above them. */
void draw_pieces_markers (cairo_t *cr, const WarSetup *setup, const WarState *state, gboolean above,
                          DrawInk ink);

/* The pieces of one unit alone, at most WAR_BODY_MAX_PIECES, wherever they are said to stand; how
 * far from the middle of a base anything of it is drawn at most, in millimetres, on a screen with
 * so many pixels a millimetre: what would be too small to be seen is a dot. */
void draw_piece_body (cairo_t *cr, const WarShownPiece *pieces, guint n_pieces, DrawInk ink);
double draw_piece_get_reach (const WarBase *base, double scale);

/* What lies beside units, likewise. */
void draw_piece_marker (cairo_t *cr, const WarShownMarker *marker, DrawInk ink);
double draw_piece_get_marker_reach (const WarShownMarker *marker);

G_END_DECLS
