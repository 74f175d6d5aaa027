/* page.c: the pen of printed sheets, and what stands around their blocks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/surface/flow-private.h"

/* Titles are set smaller to this part of their size before they are broken into lines. */
#define LEAST_TITLE 0.6

DrawPen
draw_pen_begin (const DrawSheetSetup *setup, gconstpointer subject, cairo_t *cr)
{
  const DrawPaper *paper = &setup->paper;
  double unit = CLAMP (MIN (paper->width, paper->height) / draw_paper_a4.width, 0.8, 1);

  return (DrawPen){
    .cr = cr,
    .subject = subject,
    .setup = setup,
    .ink = setup->ink,
    .unit = unit,
    .left = DRAW_PAGE_MARGIN * unit,
    .right = paper->width - DRAW_PAGE_MARGIN * unit,
  };
}

gboolean
draw_pen_has (const DrawPen *pen, DrawSheetPart part)
{
  return (pen->setup->left_out & part) == 0;
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
    {
      draw_lettering_measure (pen->cr, lettering, text, &width, &height);
      if (pen->is_torn != NULL && lettering->width > 0)
        {
          g_autoptr (PangoLayout) layout = draw_lettering_layout (pen->cr, lettering, text);

          *pen->is_torn |= draw_layout_is_torn (layout);
        }
    }
  else
    {
      draw_pen_ink (pen);
      height = draw_lettering_show (pen->cr, lettering, x, y, text);
    }

  return height;
}

void
draw_pen_fit (const DrawPen *pen, DrawLettering *lettering, double width, double least,
              const char *text)
{
  double own_width, height, smallest = lettering->size * least;

  draw_lettering_measure (pen->cr, lettering, text, &own_width, &height);
  if (own_width <= width)
    return;
  lettering->size = fmax (lettering->size * width / own_width, smallest);
  lettering->width = width;
  if (lettering->size > smallest)
    lettering->width *= 1.01; /* what it takes is a sum of rounded lengths */
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
  DrawLettering heading = {
    .face = DRAW_FACE_MAP, .size = 4.8 * pen->unit, .bold = TRUE, .width = pen->right - pen->left
  };
  double height = 3.5 * pen->unit;

  height += draw_pen_text (pen, &heading, pen->left, y + height, text);
  draw_pen_rule (pen, y + height, 0.35 * pen->unit);

  return height + 1.6 * pen->unit;
}

double
draw_pen_pair (const DrawPen *pen, const char *name, const char *text, double y)
{
  return draw_pen_pair_at (pen, fmin (40 * pen->unit, (pen->right - pen->left) * 0.34), name, text,
                           y);
}

/* The least that letters become of what they should be: then words are torn apart after all. */
#define LEAST_WORD 0.72

/* The least of a name that still stands beside its text. */
#define BESIDE 0.88

DrawLettering
draw_pen_fit_words (const DrawPen *pen, const DrawLettering *lettering, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  DrawLettering fitted = *lettering;
  double widest = 0;

  fitted.width = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      double width, height;

      draw_lettering_measure (pen->cr, &fitted, words[i], &width, &height);
      widest = fmax (widest, width);
    }
  /* What a word takes is a sum of rounded lengths. */
  if (widest > lettering->width * 0.995)
    fitted.size *= fmax (lettering->width * 0.99 / widest, LEAST_WORD);
  fitted.width = lettering->width;
  return fitted;
}

double
draw_pen_pair_at (const DrawPen *pen, double indent, const char *name, const char *text, double y)
{
  DrawLettering bold = {
    .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .bold = TRUE, .width = indent - 2 * pen->unit
  };
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = pen->right - pen->left - indent };
  DrawLettering fitted = draw_pen_fit_words (pen, &bold, name);
  gboolean is_wide = fitted.size < BESIDE * bold.size;
  double name_height, text_height;

  /* A long word stands over the text, in letters as large as others. */
  if (is_wide)
    {
      bold.width = pen->right - pen->left;
      fitted = draw_pen_fit_words (pen, &bold, name);
    }
  name_height = draw_pen_text (pen, &fitted, pen->left, y, name);
  text_height
    = draw_pen_text (pen, &line, pen->left + indent, y + (is_wide ? name_height : 0), text);
  return (is_wide ? name_height + text_height : fmax (name_height, text_height)) + 1.2 * pen->unit;
}

/* What a text takes beyond its first line. */
static double
get_further_height (const DrawPen *pen, const DrawLettering *lettering, const char *text)
{
  g_autoptr (PangoLayout) layout = draw_lettering_layout (pen->cr, lettering, text);
  int n = pango_layout_get_line_count (layout), height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE * (n - 1) / n;
}

/* Two texts on the same first baseline: one at the left, its note at the right. Returns what they
 * take beyond their first lines. */
static double
draw_with_note (const DrawPen *pen, DrawLettering left, DrawLettering right, double share,
                double baseline, const char *text, const char *note)
{
  double width = pen->right - pen->left, gap = 4 * pen->unit, note_width, note_height, x;

  draw_pen_fit (pen, &right, width * share, LEAST_TITLE, note);
  draw_lettering_measure (pen->cr, &right, note, &note_width, &note_height);
  x = right.width > 0 ? pen->right - right.width : pen->right;
  draw_pen_fit (pen, &left, *note != '\0' ? width - note_width - gap : width, LEAST_TITLE, text);
  if (!pen->measure)
    {
      draw_pen_ink (pen);
      draw_lettering_show_at_baseline (pen->cr, &right, x, baseline, note);
      draw_lettering_show_at_baseline (pen->cr, &left, pen->left, baseline, text);
    }
  return fmax (get_further_height (pen, &left, text), get_further_height (pen, &right, note));
}

double
draw_page_head (const DrawPen *pen, const DrawPageFrame *frame)
{
  double unit = pen->unit, top = DRAW_PAGE_MARGIN_TOP * unit, more;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 9.5 * unit, .bold = TRUE };
  DrawLettering title_note
    = { .face = DRAW_FACE_MAP, .size = 5.4 * unit, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
  DrawLettering about = { .face = DRAW_FACE_MAP, .size = 3.9 * unit, .italic = TRUE };
  DrawLettering about_note = about;

  about_note.align = PANGO_ALIGN_RIGHT;
  draw_pen_rule (pen, top, 1.1 * unit);
  draw_pen_rule (pen, top + 1.3 * unit, 0.25 * unit);
  more = draw_with_note (pen, title, title_note, 0.35, top + 11.5 * unit, frame->title,
                         frame->title_note);
  more += draw_with_note (pen, about, about_note, 0.4, top + 18 * unit + more, frame->about,
                          frame->about_note);
  return 23.5 * unit + more;
}

double
draw_page_running_head (const DrawPen *pen, const char *title)
{
  DrawLettering line = { .face = DRAW_FACE_MAP, .size = 4.4 * pen->unit, .bold = TRUE };

  draw_pen_fit (pen, &line, pen->right - pen->left, LEAST_TITLE, title);
  if (!pen->measure)
    {
      draw_pen_ink (pen);
      draw_lettering_show_at_baseline (pen->cr, &line, pen->left,
                                       (DRAW_PAGE_MARGIN_TOP + 4) * pen->unit, title);
    }
  return 9 * pen->unit + get_further_height (pen, &line, title);
}

char *
draw_page_dup_credit (const WarSystem *system)
{
  return g_strdup_printf ("%s · %s", system->name, system->credit);
}

void
draw_page_foot (const DrawPen *pen, const char *credit, const DrawPageNumber *number)
{
  double y = pen->setup->paper.height - 8.5 * pen->unit;
  DrawLettering left = { .face = DRAW_FACE_MAP, .size = 3 * pen->unit, .italic = TRUE };
  DrawLettering right
    = { .face = DRAW_FACE_MAP, .size = 3.4 * pen->unit, .align = PANGO_ALIGN_RIGHT };
  /* TRANSLATORS: Page number and number of pages: "1 / 2". */
  g_autofree char *text = g_strdup_printf (_ ("%u / %u"), number->number, number->last);

  draw_pen_rule (pen, y - 4 * pen->unit, 0.25 * pen->unit);
  draw_lettering_show_fitted (pen->cr, &left, pen->left, y, (pen->right - pen->left) * 0.85,
                              credit);
  draw_lettering_show_at_baseline (pen->cr, &right, pen->right, y, text);
}
