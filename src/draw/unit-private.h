/* unit-private.h: the symbols on bases
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/unit.h"

G_BEGIN_DECLS

/* The size of a symbol's box in its own units, in which it lies around the origin. */
void draw_symbol_get_size (WarSymbol symbol, double *width, double *height);

/* Draws the symbol in ink; holes in it, such as the halves of a flag, show ground. */
void draw_symbol (cairo_t *cr, WarSymbol symbol, DrawColour ink, DrawColour ground);

G_END_DECLS
