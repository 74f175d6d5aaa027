/* picture-private.h: a map on a surface
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map-private.h"
#include "draw/map/picture.h"

G_BEGIN_DECLS

/* Nothing on paper is drawn thinner, in millimetres. */
#define DRAW_PAPER_PIXEL 0.11

typedef struct
{
  DrawPlan *plan;
  double left, top; /* of the map, in the surface's units */
  double scale; /* of them in a millimetre of the table */
  double margin; /* around the field, in millimetres of the table */
  DrawMapOptions options;
} DrawMapping;

/* The map so wide, with the border or without, as the picture has it; pixel is a device's. */
DrawMapping draw_mapping_begin (DrawPlan *plan, const DrawPicture *picture, double width,
                                double pixel);

/* layer: NULL for all of them. */
void draw_mapping_show (const DrawMapping *mapping, cairo_t *cr, const DrawLayer *layer);

G_END_DECLS
