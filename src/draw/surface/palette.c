/* palette.c: the colours of map and army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/palette.h"

/* In black and white the greys are light for tints, which carry no meaning of their own, and dark
 * for lines. What has to be read is as black when ink is saved, which is done by thinner lines,
 * fewer signs and no tints: grey letters are dots to a printer, and boxes and cut lines are lost on
 * a table. */
DrawColour
draw_palette_get (DrawColourName name, DrawInk ink)
{
  static const DrawColour colours[][3] = {
    [DRAW_COLOUR_PAPER] = { { 0.961, 0.933, 0.851 }, { 1.0, 1.0, 1.0 }, { 1.0, 1.0, 1.0 } },
    [DRAW_COLOUR_INK] = { { 0.153, 0.125, 0.106 }, { 0.0, 0.0, 0.0 }, { 0.0, 0.0, 0.0 } },
    [DRAW_COLOUR_SYMBOL] = { { 0.153, 0.125, 0.106 }, { 0.0, 0.0, 0.0 }, { 0.6, 0.6, 0.6 } },
    [DRAW_COLOUR_CONTOUR] = { { 0.639, 0.435, 0.247 }, { 0.35, 0.35, 0.35 }, { 0.7, 0.7, 0.7 } },
    [DRAW_COLOUR_MUD] = { { 0.561, 0.408, 0.259 }, { 0.25, 0.25, 0.25 }, { 0.4, 0.4, 0.4 } },
    [DRAW_COLOUR_WOOD] = { { 0.251, 0.420, 0.224 }, { 0.15, 0.15, 0.15 }, { 0.3, 0.3, 0.3 } },
    [DRAW_COLOUR_WATER] = { { 0.176, 0.427, 0.561 }, { 0.20, 0.20, 0.20 }, { 0.35, 0.35, 0.35 } },
    [DRAW_COLOUR_ROAD] = { { 0.957, 0.847, 0.631 }, { 1.0, 1.0, 1.0 }, { 1.0, 1.0, 1.0 } },
    [DRAW_COLOUR_SIDE_1] = { { 0.102, 0.247, 0.580 }, { 0.0, 0.0, 0.0 }, { 0.0, 0.0, 0.0 } },
    [DRAW_COLOUR_SIDE_2] = { { 0.722, 0.133, 0.118 }, { 0.0, 0.0, 0.0 }, { 0.0, 0.0, 0.0 } },
  };

  g_return_val_if_fail ((gsize) name < G_N_ELEMENTS (colours), colours[DRAW_COLOUR_INK][0]);
  g_return_val_if_fail (ink < DRAW_N_INKS, colours[name][0]);

  return colours[name][ink];
}

DrawColour
draw_palette_get_cloth (WarCloth cloth, DrawInk ink)
{
  static const DrawColour cloths[WAR_N_CLOTHS][3] = {
    [WAR_CLOTH_KHAKI] = { { 0.741, 0.635, 0.420 }, { 1.0, 1.0, 1.0 }, { 1.0, 1.0, 1.0 } },
    [WAR_CLOTH_HORIZON_BLUE] = { { 0.592, 0.706, 0.816 }, { 1.0, 1.0, 1.0 }, { 1.0, 1.0, 1.0 } },
    [WAR_CLOTH_FIELD_GREY] = { { 0.541, 0.592, 0.537 }, { 0.0, 0.0, 0.0 }, { 0.9, 0.9, 0.9 } },
    [WAR_CLOTH_PIKE_GREY] = { { 0.573, 0.627, 0.694 }, { 0.0, 0.0, 0.0 }, { 0.9, 0.9, 0.9 } },
  };

  g_return_val_if_fail ((gsize) cloth < G_N_ELEMENTS (cloths), cloths[0][0]);
  g_return_val_if_fail (ink < DRAW_N_INKS, cloths[cloth][0]);

  return cloths[cloth][ink];
}

DrawColour
draw_palette_get_cut (DrawInk ink)
{
  const DrawColour red = { 1, 0, 0 };

  return ink == DRAW_INK_COLOUR ? red : draw_palette_get (DRAW_COLOUR_INK, ink);
}

void
draw_set_colour (cairo_t *cr, DrawColour colour, double alpha)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}
