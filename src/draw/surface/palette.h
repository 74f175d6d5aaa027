/* palette.h: the colours of map and army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "engine/army/book.h"

G_BEGIN_DECLS

typedef struct
{
  double red, green, blue;
} DrawColour;

/* What is printed: everything is told apart by shape and hatching too, so that nothing is lost in
 * black and white. */
typedef enum
{
  DRAW_INK_COLOUR,
  DRAW_INK_BLACK,
  DRAW_INK_SAVING, /* black and white too, with as little ink as can still be read */
} DrawInk;

#define DRAW_N_INKS 3

/* The colours of a British trench map of 1916. */
typedef enum
{
  DRAW_COLOUR_PAPER,
  DRAW_COLOUR_INK, /* lettering, buildings, borders */
  DRAW_COLOUR_SYMBOL, /* what is full of ink: the signs of units */
  DRAW_COLOUR_CONTOUR, /* fine brown */
  DRAW_COLOUR_MUD,
  DRAW_COLOUR_WOOD, /* green tint */
  DRAW_COLOUR_WATER,
  DRAW_COLOUR_ROAD,
  DRAW_COLOUR_SIDE_1, /* Entente works: blue */
  DRAW_COLOUR_SIDE_2, /* German works: red */
} DrawColourName;

DrawColour draw_palette_get (DrawColourName name, DrawInk ink);
DrawColour draw_palette_get_cloth (WarCloth cloth, DrawInk ink);

/* Of the lines along which is cut, as cutters know it. */
DrawColour draw_palette_get_cut (DrawInk ink);
void draw_set_colour (cairo_t *cr, DrawColour colour, double alpha);

G_END_DECLS
