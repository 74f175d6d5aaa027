/* counter-private.h: the face of a counter
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/palette.h"
#include "engine/field/field.h"

G_BEGIN_DECLS

typedef struct
{
  const WarUnitType *type; /* lent; NULL: it is of a place */
  WarPointKind place; /* which is no label */
  gint side; /* 1 or 2; 0: nobody's */
  char *name;
  double width, depth; /* in user units; width is along its front */
} DrawCounter;

/* Draws it centred on the origin, its front towards −y, in user units that are millimetres; its
 * edge is left to who draws the cut. In black and white its ground is white, which saves ink. */
void draw_counter (cairo_t *cr, const DrawCounter *counter, DrawInk ink);

G_END_DECLS
