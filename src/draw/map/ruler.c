/* ruler.c: a ruler that says whether a sheet was printed at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/ruler-private.h"

#include <glib/gi18n-lib.h>

#include "draw/surface/lettering-private.h"

#define INCH 25.4
#define THIN_LINE 0.1

void
draw_ruler (cairo_t *cr, DrawInk ink, double x, double y)
{
  DrawLettering number = { .face = DRAW_FACE_TEXT, .size = 2.8, .align = PANGO_ALIGN_CENTER };
  DrawLettering unit = { .face = DRAW_FACE_TEXT, .size = 2.8 };
  char text[16];

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (guint i = 0; i <= 100; i++)
    {
      cairo_move_to (cr, x + i, y);
      cairo_line_to (cr, x + i, y - (i % 10 == 0 ? 5 : i % 5 == 0 ? 3.6 : 2.4));
    }
  for (guint i = 0; i <= 64; i++)
    {
      double length = i % 16 == 0 ? 6 : i % 8 == 0 ? 4.6 : i % 4 == 0 ? 3.4 : i % 2 ? 1.4 : 2.2;

      cairo_move_to (cr, x + i * INCH / 16, y);
      cairo_line_to (cr, x + i * INCH / 16, y + length);
    }
  cairo_set_line_width (cr, THIN_LINE);
  cairo_stroke (cr);
  cairo_move_to (cr, x - THIN_LINE / 2, y);
  cairo_line_to (cr, x + 4 * INCH + THIN_LINE / 2, y);
  cairo_set_line_width (cr, 0.2);
  cairo_stroke (cr);

  for (guint i = 0; i <= 10; i++)
    {
      g_snprintf (text, sizeof text, "%u", i * 10);
      draw_lettering_show_at_baseline (cr, &number, x + i * 10, y - 5.6, text);
    }
  for (guint i = 0; i <= 4; i++)
    {
      g_snprintf (text, sizeof text, "%u″", i);
      draw_lettering_show_at_baseline (cr, &number, x + i * INCH, y + 8.6, text);
    }
  draw_lettering_show_at_baseline (cr, &unit, x + 4 * INCH + 3, y - 2.4, _ ("mm"));
  draw_lettering_show_at_baseline (cr, &unit, x + 4 * INCH + 3, y + 4.4, _ ("inches"));
}
