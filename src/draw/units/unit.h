/* unit.h: a unit's base seen from above
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"

G_BEGIN_DECLS

typedef struct
{
  WarSymbol symbol;
  WarCloth cloth;
  double width, depth; /* of the base, in user units; width is along its front */
  gint left; /* that the die shows, 1 … 6; 0: no die */
  gboolean is_bare; /* without sign and front: another base of its unit has them */
  DrawInk ink;
} DrawUnit;

/* Draws the base centred on the origin, its front towards −y, in user units that are millimetres of
 * the table. Clear from 16 pixels to 40 mm. */
void draw_unit (cairo_t *cr, const DrawUnit *unit);

/* The same for an entry of a book, as large as fits a box of width × height around the origin while
 * bases keep their proportions. */
void draw_unit_type (cairo_t *cr, const WarUnitType *type, double width, double height,
                     DrawInk ink);

G_END_DECLS
