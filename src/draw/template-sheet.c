/* template-sheet.c: the templates of Entrenched!, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/template-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/lettering-private.h"
#include "draw/ruler-private.h"

/* Everything on the sheet is at true size, in millimetres, on every paper. */
#define INCH 25.4
#define TEMPLATE_1 (2 * INCH)
#define TEMPLATE_2 (3 * INCH)
#define COMPASS 64.0
#define CUT_LINE 0.1
#define RULER_HEIGHT 24.0
#define TITLE_HEIGHT 13.0

/* No narrower paper is offered. */
#define BLOCK_WIDTH (TEMPLATE_2 + 7 + TEMPLATE_1)

typedef struct
{
  DrawPaper paper;
  DrawInk ink;
} DrawTemplates;

static void
draw_template_ink (const DrawTemplates *sheet, cairo_t *cr)
{
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, sheet->ink), 1);
}

/* A circle to cut along, with its centre marked. */
static void
draw_template_cut (const DrawTemplates *sheet, cairo_t *cr, double x, double y, double diameter)
{
  const DrawColour red = { 1, 0, 0 };

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, diameter / 2, 0, 2 * G_PI);
  if (sheet->ink == DRAW_INK_BLACK)
    draw_template_ink (sheet, cr);
  else
    draw_set_colour (cr, red, 1);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

static void
draw_template_cross (const DrawTemplates *sheet, cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - 4, y);
  cairo_line_to (cr, x + 4, y);
  cairo_move_to (cr, x, y - 4);
  cairo_line_to (cr, x, y + 4);
  draw_template_ink (sheet, cr);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

/* A burst around the middle, in light strokes that leave the edge free. */
static void
draw_template_burst (const DrawTemplates *sheet, cairo_t *cr, double x, double y, double radius)
{
  for (guint i = 0; i < 24; i++)
    {
      double angle = 2 * G_PI * (i + 0.5) / 24;
      double from = radius * 0.76, to = radius * (i % 2 ? 0.95 : 0.88);

      cairo_move_to (cr, x + from * cos (angle), y + from * sin (angle));
      cairo_line_to (cr, x + to * cos (angle), y + to * sin (angle));
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_CONTOUR, sheet->ink), 1);
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
}

static void
draw_template (const DrawTemplates *sheet, cairo_t *cr, double x, double y, double diameter,
               const char *name, const char *use)
{
  double radius = diameter / 2;
  DrawLettering title = {
    .face = DRAW_FACE_MAP, .size = diameter * 0.075, .bold = TRUE, .align = PANGO_ALIGN_CENTER
  };
  DrawLettering note = {
    .face = DRAW_FACE_MAP, .size = diameter * 0.045, .italic = TRUE, .align = PANGO_ALIGN_CENTER
  };

  draw_template_burst (sheet, cr, x, y, radius);
  draw_template_cut (sheet, cr, x, y, diameter);
  draw_template_cross (sheet, cr, x, y);
  draw_template_ink (sheet, cr);
  draw_lettering_show_fitted (cr, &title, x, y - radius * 0.28, diameter * 0.58, name);
  draw_lettering_show_fitted (cr, &note, x, y + radius * 0.40, diameter * 0.58, use);
}

/* The six directions: 1 is straight towards the enemy's edge, the others follow clockwise
 * (entrenched.E-16). */
static void
draw_template_compass (const DrawTemplates *sheet, cairo_t *cr, double x, double y)
{
  double radius = COMPASS / 2;
  DrawLettering number
    = { .face = DRAW_FACE_MAP, .size = 8, .bold = TRUE, .align = PANGO_ALIGN_CENTER };

  draw_template_cut (sheet, cr, x, y, COMPASS);
  draw_template_cross (sheet, cr, x, y);
  draw_template_ink (sheet, cr);
  for (guint i = 0; i < 6; i++)
    {
      double angle = G_PI * i / 3;
      char text[] = { (char) ('1' + i), '\0' };

      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, angle);
      cairo_move_to (cr, 0, -radius * 0.20);
      cairo_line_to (cr, 0, -radius * 0.46);
      cairo_set_line_width (cr, i == 0 ? 1.4 : 0.7);
      cairo_stroke (cr);
      cairo_move_to (cr, 0, -radius * 0.62);
      cairo_line_to (cr, -2.6, -radius * 0.44);
      cairo_line_to (cr, 2.6, -radius * 0.44);
      cairo_close_path (cr);
      cairo_fill (cr);
      cairo_restore (cr);

      draw_lettering_show_at_baseline (cr, &number, x + radius * 0.78 * sin (angle),
                                       y - radius * 0.78 * cos (angle) + 2.9, text);
    }
}

static void
draw_templates_page (gpointer content, guint page, cairo_t *cr)
{
  const DrawTemplates *sheet = content;
  double left = (sheet->paper.width - BLOCK_WIDTH) / 2;
  double used = TITLE_HEIGHT + TEMPLATE_2 + COMPASS + RULER_HEIGHT;
  double gap = MIN ((sheet->paper.height - 20 - used) / 3, 26);
  double y = 10, column = left + COMPASS + 7;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 7, .bold = TRUE };
  DrawLettering system = { .face = DRAW_FACE_MAP, .size = 3.6, .italic = TRUE };
  DrawLettering head = { .face = DRAW_FACE_MAP, .size = 4.6, .bold = TRUE };
  DrawLettering body
    = { .face = DRAW_FACE_TEXT, .size = 3.3, .width = left + BLOCK_WIDTH - column };

  draw_template_ink (sheet, cr);
  draw_lettering_show_fitted (cr, &title, left, y + 6, BLOCK_WIDTH, _ ("Templates"));
  draw_lettering_show_fitted (cr, &system, left, y + 11, BLOCK_WIDTH,
                              "Entrenched! 1914–1915 · William Saull, Vincere Games");
  y += TITLE_HEIGHT + gap;

  draw_template (sheet, cr, left + TEMPLATE_2 / 2, y + TEMPLATE_2 / 2, TEMPLATE_2,
                 _ ("Template 2 · 3″"), _ ("artillery, mines, gas"));
  draw_template (sheet, cr, left + BLOCK_WIDTH - TEMPLATE_1 / 2, y + TEMPLATE_2 / 2, TEMPLATE_1,
                 _ ("Template 1 · 2″"), _ ("grenades, mortars"));
  y += TEMPLATE_2 + gap;

  draw_template_compass (sheet, cr, left + COMPASS / 2, y + COMPASS / 2);
  draw_template_ink (sheet, cr);
  y += 6 + draw_lettering_show (cr, &head, column, y + 4, _ ("Compass"));
  y += 3
       + draw_lettering_show (cr, &body, column, y,
                              _ ("Lay the 1 towards the enemy’s edge and roll a die: the gas "
                                 "drifts the way of the number."));
  draw_lettering_show (
    cr, &body, column, y,
    _ ("Cut along the thin lines: each template measures what it should to the "
       "middle of its line. Print at 100\u00a0%, without fitting to the page, and "
       "lay a ruler on the scale below."));

  y = 10 + TITLE_HEIGHT + TEMPLATE_2 + COMPASS + 3 * gap + RULER_HEIGHT / 2;
  draw_ruler (cr, sheet->ink, (sheet->paper.width - 4 * INCH) / 2, y);
}

DrawSheets *
draw_template_sheets_new (DrawPaper paper, DrawInk ink)
{
  DrawTemplates *sheet = g_new0 (DrawTemplates, 1);

  sheet->paper = paper;
  sheet->ink = ink;

  return draw_sheets_new (_ ("Templates"), paper, 1, draw_templates_page, sheet, g_free);
}
