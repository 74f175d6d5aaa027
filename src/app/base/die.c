/* die.c: a die, seen from above
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/die.h"

#include "draw/surface/palette.h"

/* So many a face has at most. */
#define N_PIPS 6

/* Where pips are, in thirds of the die from its middle, by face. */
static void
draw_pips (cairo_t *cr, guint face, double size)
{
  static const struct
  {
    double x, y;
    guint faces; /* bits of those that have it */
  } pips[] = {
    { 0, 0, 1 << 1 | 1 << 3 | 1 << 5 },
    { -1, -1, 1 << 4 | 1 << 5 | 1 << 6 | 1 << 2 | 1 << 3 },
    { 1, 1, 1 << 4 | 1 << 5 | 1 << 6 | 1 << 2 | 1 << 3 },
    { 1, -1, 1 << 4 | 1 << 5 | 1 << 6 },
    { -1, 1, 1 << 4 | 1 << 5 | 1 << 6 },
    { -1, 0, 1 << 6 },
    { 1, 0, 1 << 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pips); i++)
    if ((pips[i].faces >> face & 1) != 0)
      {
        cairo_arc (cr, size / 2 + pips[i].x * size / 4, size / 2 + pips[i].y * size / 4, size / 10,
                   0, 2 * G_PI);
        cairo_fill (cr);
      }
}

static void
draw_number (cairo_t *cr, guint number, double size)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  cairo_text_extents_t extents;

  cairo_set_font_size (cr, size / 2);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, (size - extents.width) / 2 - extents.x_bearing,
                 (size - extents.height) / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
}

void
duck_die_draw (cairo_t *cr, guint face, guint n_sides, gboolean is_good, double size)
{
  const DrawColour dark = { 0.2, 0.2, 0.2 }, light = { 0.97, 0.95, 0.9 }, edge = { 0.5, 0.5, 0.5 };
  double corner = size / 5.5;

  cairo_new_path (cr);
  cairo_arc (cr, corner, corner, corner, G_PI, 1.5 * G_PI);
  cairo_arc (cr, size - corner, corner, corner, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, size - corner, size - corner, corner, 0, 0.5 * G_PI);
  cairo_arc (cr, corner, size - corner, corner, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
  draw_set_colour (cr, is_good ? light : dark, 1);
  cairo_fill_preserve (cr);
  draw_set_colour (cr, edge, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_set_colour (cr, is_good ? dark : light, 1);
  if (n_sides <= N_PIPS && face >= 1 && face <= N_PIPS)
    draw_pips (cr, face, size);
  else
    draw_number (cr, face, size);
}
