/* pieces.h: the units of a game where they stand, and what lies beside them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/palette.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Draws all units on the field, in user units that are millimetres of the table, the field's top
 * left corner at the origin. Each has an edge in its side's colour: side 1 a line, side 2 two; then
 * what it is marked with, objectives, wounded and clouds. Bases of a unit that stand together have
 * one edge and one sign. */
void draw_pieces (cairo_t *cr, const WarSetup *setup, const WarState *state, DrawInk ink);

G_END_DECLS
