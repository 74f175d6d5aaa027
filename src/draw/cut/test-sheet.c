/* test-sheet.c: where a printer puts the back of a sheet
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/test-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/cut/cut-plan.h"
#include "draw/map/ruler-private.h"
#include "draw/surface/lettering-private.h"
#include "draw/surface/sheet-options.h"

/* In millimetres. */
#define INSET 26.0 /* of the outer places from the edges */
#define REACH 6 /* of a scale to either side */
#define LINE 0.1
#define CROSS 9.0 /* what the lines of a cross have to either side */
#define LETTER 7.0 /* the em of the letters by which the places are known */
#define WORDS 3.6

typedef struct
{
  DrawCutPlan plan; /* which says only how it is turned over */
  DrawInk ink;
} Test;

#define N_PLACES 5

static void
get_place (const Test *test, guint i, double *x, double *y)
{
  double width = test->plan.paper.width, height = test->plan.paper.height;

  *x = i == N_PLACES - 1 ? width / 2 : i % 2 == 0 ? INSET : width - INSET;
  *y = i == N_PLACES - 1 ? height / 2 : i / 2 == 0 ? INSET : height - INSET - 14;
}

static void
draw_letter (cairo_t *cr, guint i, double x, double y)
{
  const char letter[] = { (char) ('A' + i), '\0' };
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP, .size = LETTER, .bold = TRUE, .align = PANGO_ALIGN_CENTER };

  draw_lettering_show_at_baseline (cr, &lettering, x, y, letter);
}

/* Across, and then downwards. */
static void
draw_scales (cairo_t *cr)
{
  DrawLettering number = { .face = DRAW_FACE_TEXT, .size = 2.2, .align = PANGO_ALIGN_CENTER };

  for (gint at = -2 * REACH; at <= 2 * REACH; at++)
    {
      double tick = at % 10 == 0 ? 3 : at % 2 == 0 ? 2 : 1.1, place = at / 2.0;

      cairo_move_to (cr, place, -tick);
      cairo_line_to (cr, place, 0);
      cairo_move_to (cr, -tick, place);
      cairo_line_to (cr, 0, place);
    }
  cairo_move_to (cr, -REACH, 0);
  cairo_line_to (cr, REACH, 0);
  cairo_move_to (cr, 0, -REACH);
  cairo_line_to (cr, 0, REACH);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  for (gint at = -5; at <= 5; at += 5)
    {
      char text[8];

      g_snprintf (text, sizeof text, "%s%d", at < 0 ? "−" : "", ABS (at));
      if (at != 0)
        {
          draw_lettering_show_at_baseline (cr, &number, at, -3.6, text);
          draw_lettering_show_at_baseline (cr, &number, -5, at + 0.8, text);
        }
    }
}

static char *
dup_words (const Test *test)
{
  gboolean is_long = test->plan.backs == DRAW_BACKS_LONG_EDGE;
  GString *words = g_string_new (NULL);

  g_string_append_printf (
    words, "1. %s\n",
    is_long
      ? _ ("Print this page and the next at 100\u00a0%, on both sides of a sheet, turned over the "
           "long edge.")
      : _ ("Print this page and the next at 100\u00a0%, on both sides of a sheet, turned over the "
           "short edge."));
  g_string_append_printf (words, "2. %s\n",
                          _ ("Hold it against the light, this side towards you. If a scale has "
                             "another letter behind it than its own, choose the other edge."));
  g_string_append_printf (words, "3. %s\n",
                          _ ("Read where the lines of the back cross the scales: to the right and "
                             "downwards are above 0, to the left and upwards below."));
  g_string_append_printf (
    words, "4. %s",
    _ ("Type in both numbers as the offset of backs; if there is one already, "
       "add them to it."));
  if (test->plan.back_right != 0 || test->plan.back_down != 0)
    {
      g_string_append_c (words, '\n');
      g_string_append_printf (words, _ ("Set already: %.1f mm to the right, %.1f mm down."),
                              test->plan.back_right, test->plan.back_down);
    }
  return g_string_free (words, FALSE);
}

static void
draw_front (const Test *test, cairo_t *cr)
{
  double width = test->plan.paper.width, height = test->plan.paper.height;
  DrawLettering title
    = { .face = DRAW_FACE_MAP, .size = 6, .bold = TRUE, .align = PANGO_ALIGN_CENTER };
  DrawLettering line = { .face = DRAW_FACE_TEXT, .size = WORDS, .width = width - 2 * INSET };
  double top = INSET + 12, room = height / 2 - 13 - top - 9, text_width, text_height;
  g_autofree char *words = dup_words (test);

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, test->ink), 1);
  for (guint i = 0; i < N_PLACES; i++)
    {
      double x, y;

      get_place (test, i, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      draw_scales (cr);
      draw_letter (cr, i, -10.5, -5);
      cairo_restore (cr);
    }
  draw_lettering_show_fitted (cr, &title, width / 2, INSET - 6, width - 4 * INSET,
                              draw_sheet_get_part_title (DRAW_SHEET_TEST));
  do
    {
      draw_lettering_measure (cr, &line, words, &text_width, &text_height);
      line.size *= 0.95;
    }
  while (text_height > room && line.size > 1.9);
  line.size /= 0.95;
  draw_lettering_show (cr, &line, INSET, top, words);
  draw_ruler (cr, test->ink, DRAW_CUT_MARGIN + 1.5, height - DRAW_CUT_MARGIN - DRAW_RULER_BELOW);
}

static void
draw_behind (const Test *test, cairo_t *cr)
{
  draw_cut_plan_turn_over (&test->plan, cr);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, test->ink), 1);
  for (guint i = 0; i < N_PLACES; i++)
    {
      double x, y;

      get_place (test, i, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, test->plan.paper.width - x, y);
      cairo_move_to (cr, -CROSS, 0);
      cairo_line_to (cr, CROSS, 0);
      cairo_move_to (cr, 0, -CROSS);
      cairo_line_to (cr, 0, CROSS);
      cairo_set_line_width (cr, LINE);
      cairo_stroke (cr);
      draw_letter (cr, i, -10.5, 11);
      cairo_restore (cr);
    }
}

static void
draw_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  const Test *test = content;

  if (page == 0)
    draw_front (test, cr);
  else
    draw_behind (test, cr);
}

DrawSheets *
draw_test_sheets_new (const DrawSheetSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  Test *test = g_new0 (Test, 1);
  DrawSheets *sheets;

  test->plan = (DrawCutPlan){
    .part = DRAW_SHEET_TEST,
    .paper = setup->paper,
    .backs = setup->backs != DRAW_BACKS_NONE ? setup->backs : DRAW_BACKS_LONG_EDGE,
    .back_right = setup->back_right,
    .back_down = setup->back_down,
  };
  test->ink = setup->ink;
  sheets = draw_sheets_new (draw_sheet_get_part_title (DRAW_SHEET_TEST), setup->paper, 2, draw_page,
                            test, g_free);
  draw_sheets_set_two_sided (sheets);
  return sheets;
}
