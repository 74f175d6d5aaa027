/* lettered.c: what is lettered on sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lettered.h"

#include <math.h>

#include "draw/surface/lettering-private.h"

/* In millimetres: no line is lower, and none comes nearer to the edge of the paper. */
#define LEAST_LINE 1.8
#define LEAST_MARGIN 5.0

/* The least letters are for what is not as broad as a word: counters. */
#define LEAST_WHOLE 2.1

/* A page that is looked at. */
typedef struct
{
  DrawPaper paper;
  GString *texts; /* each in a line */
} Page;

static void
take (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
      const double halo_colour[3], gpointer data)
{
  Page *page = data;
  const char *text = pango_layout_get_text (layout);
  PangoRectangle rect;
  double x, y, left, top, right, bottom, line_x = 0, line_y;

  g_string_append_printf (page->texts, "%s\n", text);
  if (*text == '\0')
    return;
  pango_layout_get_extents (layout, NULL, &rect);
  cairo_get_current_point (cr, &x, &y);
  cairo_new_path (cr);
  left = x + (double) rect.x / PANGO_SCALE;
  top = y + (double) rect.y / PANGO_SCALE;
  right = left + (double) rect.width / PANGO_SCALE;
  bottom = top + (double) rect.height / PANGO_SCALE;
  line_y = (bottom - top) / pango_layout_get_line_count (layout);
  cairo_user_to_device_distance (cr, &line_x, &line_y);
  cairo_user_to_device (cr, &left, &top);
  cairo_user_to_device (cr, &right, &bottom);
  if (hypot (line_x, line_y) < LEAST_LINE)
    g_error ("“%s” has lines of %.2f mm", text, hypot (line_x, line_y));
  if (draw_layout_is_torn (layout) && hypot (line_x, line_y) > LEAST_WHOLE)
    g_error ("“%s” is torn within a word", text);
  if (left < LEAST_MARGIN || top < LEAST_MARGIN || right > page->paper.width - LEAST_MARGIN
      || bottom > page->paper.height - LEAST_MARGIN)
    g_error ("“%s” does not lie on the paper: %.1f … %.1f, %.1f … %.1f of %.0f × %.0f", text, left,
             right, top, bottom, page->paper.width, page->paper.height);
}

char *
lettered_dup_texts (const DrawSheets *sheets)
{
  GString *texts = g_string_new (NULL);

  for (guint i = 0; i < draw_sheets_get_n_pages (sheets); i++)
    {
      Page page = { draw_sheets_get_paper (sheets, i), texts };
      DrawLetterTaker taker = { take, &page };
      cairo_rectangle_t extents = { 0, 0, page.paper.width, page.paper.height };
      cairo_surface_t *surface
        = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
      cairo_t *cr;

      draw_lettering_set_taker (surface, &taker);
      cr = cairo_create (surface);
      draw_sheets_draw_page (sheets, i, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  return g_string_free (texts, FALSE);
}
