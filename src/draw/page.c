/* page.c: the pen of printed sheets, and what stands around their blocks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/flow-private.h"

DrawPen
draw_pen_begin (DrawPaper paper, DrawInk ink, gconstpointer subject, cairo_t *cr)
{
  double unit = CLAMP (MIN (paper.width, paper.height) / draw_paper_a4.width, 0.74, 1.2);

  return (DrawPen){
    .cr = cr,
    .subject = subject,
    .ink = ink,
    .unit = unit,
    .left = DRAW_PAGE_MARGIN * unit,
    .right = paper.width - DRAW_PAGE_MARGIN * unit,
  };
}

void
draw_pen_ink (const DrawPen *pen)
{
  draw_set_colour (pen->cr, draw_palette_get (DRAW_COLOUR_INK, pen->ink), 1);
}

double
draw_pen_text (const DrawPen *pen, const DrawLettering *lettering, double x, double y,
               const char *text)
{
  double width, height;

  if (pen->measure)
    draw_lettering_measure (pen->cr, lettering, text, &width, &height);
  else
    {
      draw_pen_ink (pen);
      height = draw_lettering_show (pen->cr, lettering, x, y, text);
    }

  return height;
}

void
draw_pen_rule (const DrawPen *pen, double y, double thickness)
{
  if (pen->measure)
    return;
  cairo_move_to (pen->cr, pen->left, y);
  cairo_line_to (pen->cr, pen->right, y);
  draw_pen_ink (pen);
  cairo_set_line_width (pen->cr, thickness);
  cairo_stroke (pen->cr);
}

double
draw_pen_heading (const DrawPen *pen, const char *text, double y)
{
  DrawLettering heading = { .face = DRAW_FACE_MAP, .size = 4.8 * pen->unit, .bold = TRUE };
  double height = 4.5 * pen->unit;

  height += draw_pen_text (pen, &heading, pen->left, y + height, text);
  draw_pen_rule (pen, y + height, 0.35 * pen->unit);

  return height + 1.6 * pen->unit;
}

void
draw_page_header (const DrawPen *pen, const DrawPageHeader *header)
{
  double width = pen->right - pen->left, unit = pen->unit, top = DRAW_PAGE_MARGIN_TOP * unit;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 9.5 * unit, .bold = TRUE };
  DrawLettering title_note
    = { .face = DRAW_FACE_MAP, .size = 5.4 * unit, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
  DrawLettering about = { .face = DRAW_FACE_MAP, .size = 3.9 * unit, .italic = TRUE, .lines = 1 };
  DrawLettering about_note
    = { .face = DRAW_FACE_MAP, .size = 3.9 * unit, .italic = TRUE, .align = PANGO_ALIGN_RIGHT };
  double note_width, note_height;

  draw_pen_rule (pen, top, 1.1 * unit);
  draw_pen_rule (pen, top + 1.3 * unit, 0.25 * unit);
  draw_lettering_show_fitted (pen->cr, &title_note, pen->right, top + 11.5 * unit, width * 0.3,
                              header->title_note);
  draw_lettering_show_fitted (pen->cr, &title, pen->left, top + 11.5 * unit, width * 0.68,
                              header->title);

  draw_lettering_measure (pen->cr, &about_note, header->about_note, &note_width, &note_height);
  about.width = width - MIN (note_width, width / 2) - 4 * unit;
  draw_lettering_show_at_baseline (pen->cr, &about, pen->left, top + 18 * unit, header->about);
  draw_lettering_show_fitted (pen->cr, &about_note, pen->right, top + 18 * unit, width / 2,
                              header->about_note);
}

void
draw_page_running_head (const DrawPen *pen, const char *title)
{
  DrawLettering line = { .face = DRAW_FACE_MAP,
                         .size = 4.4 * pen->unit,
                         .bold = TRUE,
                         .lines = 1,
                         .width = pen->right - pen->left };

  draw_pen_ink (pen);
  draw_lettering_show_at_baseline (pen->cr, &line, pen->left,
                                   (DRAW_PAGE_MARGIN_TOP + 4) * pen->unit, title);
}

void
draw_page_footer (const DrawPen *pen, DrawPaper paper, const char *credit, guint page,
                  guint n_pages)
{
  double y = paper.height - 8.5 * pen->unit;
  DrawLettering left = { .face = DRAW_FACE_MAP,
                         .size = 3 * pen->unit,
                         .italic = TRUE,
                         .lines = 1,
                         .width = (pen->right - pen->left) * 0.8 };
  DrawLettering right
    = { .face = DRAW_FACE_MAP, .size = 3.4 * pen->unit, .align = PANGO_ALIGN_RIGHT };
  /* TRANSLATORS: Page number and number of pages: "1 / 2". */
  g_autofree char *number = g_strdup_printf (_ ("%u / %u"), page + 1, n_pages);

  draw_pen_rule (pen, y - 4 * pen->unit, 0.25 * pen->unit);
  draw_lettering_show_at_baseline (pen->cr, &left, pen->left, y, credit);
  draw_lettering_show_at_baseline (pen->cr, &right, pen->right, y, number);
}
