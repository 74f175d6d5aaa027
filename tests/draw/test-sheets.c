/* test-sheets.c: printed sheets measure what they should
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "draw/map/ruler-private.h"
#include "draw/print/extras.h"
#include "fixture.h"

#define DPI 300

/* A page as pdftoppm sees it: grey, 0 is black. */
typedef struct
{
  GBytes *bytes;
  const guint8 *pixels;
  int width, height;
} Scan;

static gboolean
scan_pdf (Scan *scan, GBytes *pdf)
{
  const char *const arguments[]
    = { "pdftoppm", "-r", G_STRINGIFY (DPI), "-gray", "-f", "1", "-l", "1", "FILE", NULL };
  const char *data;
  int offset = 0;

  scan->bytes = fixture_run_on_bytes (pdf, arguments);
  if (scan->bytes == NULL)
    {
      g_test_skip ("pdftoppm is not installed");
      return FALSE;
    }

  data = g_bytes_get_data (scan->bytes, NULL);
  g_assert_cmpint (sscanf (data, "P5 %d %d 255%n", &scan->width, &scan->height, &offset), ==, 2);
  scan->pixels = (const guint8 *) data + offset + 1;
  g_assert_cmpuint (g_bytes_get_size (scan->bytes), ==,
                    (gsize) offset + 1 + (gsize) scan->width * (gsize) scan->height);

  return TRUE;
}

static double
to_pixels (double mm)
{
  return mm / 25.4 * DPI;
}

static double
to_mm (double pixels)
{
  return pixels / DPI * 25.4;
}

/* The middle of the ink in a short run of pixels along a row or column, by its coverage; −1: there
 * is none. */
static double
find_line (const Scan *scan, int across, int from, int to, gboolean column)
{
  double weight = 0, sum = 0;

  for (int i = from; i < to; i++)
    {
      int x = column ? across : i, y = column ? i : across;
      double ink;

      g_assert_true (x >= 0 && x < scan->width && y >= 0 && y < scan->height);
      ink = 255 - scan->pixels[y * scan->width + x];
      weight += ink;
      sum += ink * (i + 0.5);
    }

  return weight > 100 ? sum / weight : -1;
}

/* The diameter of a circle about a middle, in millimetres, along a row and along a column: where
 * its line is, looked for 1.2 mm about where it ought to be. */
static void
check_circle (const Scan *scan, double x, double y, double diameter)
{
  for (guint column = 0; column < 2; column++)
    {
      double middle = to_pixels (column ? y : x), radius = to_pixels (diameter / 2);
      int across = (int) to_pixels (column ? x : y), reach = (int) to_pixels (1.2);
      double near = find_line (scan, across, (int) (middle - radius) - reach,
                               (int) (middle - radius) + reach, column);
      double far = find_line (scan, across, (int) (middle + radius) - reach,
                              (int) (middle + radius) + reach, column);

      g_assert_cmpfloat (near, >=, 0);
      g_assert_cmpfloat (far, >=, 0);
      g_test_message ("%.3f mm", to_mm (far - near));
      g_assert_cmpfloat (fabs (to_mm (far - near) - diameter), <, 0.1);

      /* The cross marks the middle. */
      g_assert_cmpfloat (fabs (to_mm ((far + near) / 2 - middle)), <, 0.1);
    }
}

/* The margin of the sheets, and what stands on them, in millimetres: the largest first. */
#define MARGIN 6.0
#define RULER 7.5
#define GUTTER 2.0
#define TEMPLATE_1 50.8
#define TEMPLATE_2 76.2
#define COMPASS 60.0

static DrawPaper
get_paper (guint i)
{
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a3, draw_paper_a5, draw_paper_letter };

  return papers[i];
}

static GBytes *
print_templates (DrawPaper paper)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  const DrawSubject subject = { .rules = rules };
  const DrawSheetSetup setup = { .paper = paper, .ink = DRAW_INK_BLACK };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TEMPLATES, &subject, &setup);
  g_autoptr (GError) error = NULL;
  GBytes *pdf = draw_sheets_to_pdf (sheets, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);

  return pdf;
}

static void
check_template (guint part)
{
  for (guint i = 0; i < 4; i++)
    {
      DrawPaper paper = get_paper (i);
      /* The compass stands beside the largest, or below; the smaller one beside both. */
      gboolean is_below = paper.width <= draw_paper_a5.width;
      double x = MARGIN + TEMPLATE_2 + GUTTER + (is_below ? 0 : COMPASS + GUTTER), y = MARGIN;
      g_autoptr (GBytes) pdf = print_templates (paper);
      Scan scan;

      if (!scan_pdf (&scan, pdf))
        return;
      g_assert_cmpint (abs (scan.width - (int) to_pixels (paper.width)), <=, 1);
      g_assert_cmpint (abs (scan.height - (int) to_pixels (paper.height)), <=, 1);
      if (part == 1)
        check_circle (&scan, x + TEMPLATE_1 / 2, y + TEMPLATE_1 / 2, TEMPLATE_1);
      else
        check_circle (&scan, MARGIN + TEMPLATE_2 / 2, MARGIN + TEMPLATE_2 / 2, TEMPLATE_2);
      g_bytes_unref (scan.bytes);
    }
}

static void
test_template_1 (void)
{
  check_template (1);
}

static void
test_template_2 (void)
{
  check_template (2);
}

/* 100 mm between the first and the last tick above the line, 4″ below it. */
static void
test_ruler (void)
{
  DrawPaper paper = draw_paper_a4;
  double y = paper.height - MARGIN - 17 + 0.4 + DRAW_RULER_ABOVE;
  g_autoptr (GBytes) pdf = print_templates (paper);
  Scan scan;

  if (!scan_pdf (&scan, pdf))
    return;
  for (guint inches = 0; inches < 2; inches++)
    {
      int row = (int) to_pixels (y + (inches ? 1.0 : -1.5));
      double length = inches ? 101.6 : 100;
      int from = (int) to_pixels (RULER), to = (int) to_pixels (RULER + length);
      double first = find_line (&scan, row, from - 5, from + 5, FALSE);
      double last = find_line (&scan, row, to - 5, to + 5, FALSE);

      g_assert_cmpfloat (first, >=, 0);
      g_assert_cmpfloat (last, >=, 0);
      g_test_message ("%.3f mm", to_mm (last - first));
      g_assert_cmpfloat (fabs (to_mm (last - first) - length), <, 0.1);
    }
  g_bytes_unref (scan.bytes);
}

static void
test_same_bytes (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GBytes) first = print_templates (get_paper (i));
      g_autoptr (GBytes) second = NULL;

      /* A clock that were written into the file would have moved on. */
      if (i == 0)
        g_usleep (1100 * 1000);
      second = print_templates (get_paper (i));
      g_assert_true (g_bytes_equal (first, second));
    }
}

static void
test_fonts (void)
{
  const char *const arguments[] = { "pdffonts", "FILE", NULL };
  g_autoptr (GBytes) pdf = print_templates (draw_paper_a4);
  g_autoptr (GBytes) output = fixture_run_on_bytes (pdf, arguments);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (output == NULL)
    {
      g_test_skip ("pdffonts is not installed");
      return;
    }

  /* Two lines of heading; the column of "emb" is the first yes or no of the others. */
  text = g_strndup (g_bytes_get_data (output, NULL), g_bytes_get_size (output));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 2);
  for (guint i = 2; lines[i] != NULL; i++)
    {
      const char *yes = strstr (lines[i], " yes "), *no = strstr (lines[i], " no ");

      g_assert_nonnull (yes);
      g_assert_true (no == NULL || yes < no);
    }
}

static void
draw_nothing (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  guint *n_drawn = content;

  (*n_drawn)++;
}

static void
test_pages (void)
{
  guint n_drawn = 0;
  g_autoptr (DrawSheets) sheets
    = draw_sheets_new ("Title", draw_paper_a5, 3, draw_nothing, &n_drawn, NULL);
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);

  g_assert_nonnull (pdf);
  g_assert_cmpuint (n_drawn, ==, 3);
  g_assert_cmpstr (draw_sheets_get_title (sheets), ==, "Title");
  g_assert_cmpstr (draw_sheets_get_paper (sheets, 0).name, ==, "iso_a5");
}

/* A job has one paper, turned at most: CUPS would shrink the pages of the other, and true size with
 * them. Who mixes them is told. */
static void
test_one_paper (void)
{
  guint n_drawn = 0;
  g_autoptr (DrawSheets) sheets
    = draw_sheets_new ("A4", draw_paper_a4, 1, draw_nothing, &n_drawn, NULL);
  g_autoptr (DrawSheets) smaller
    = draw_sheets_new ("A5", draw_paper_a5, 1, draw_nothing, &n_drawn, NULL);

  draw_sheets_append (sheets, draw_sheets_new ("Turned", draw_paper_turn (draw_paper_a4), 1,
                                               draw_nothing, &n_drawn, NULL));
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 2);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*is_same_paper*");
  draw_sheets_append (sheets, smaller);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/templates/entrenched.5.10/template-1", test_template_1);
  g_test_add_func ("/draw/templates/entrenched.5.10/template-2", test_template_2);
  g_test_add_func ("/draw/templates/ruler", test_ruler);
  g_test_add_func ("/draw/sheets/same-bytes", test_same_bytes);
  g_test_add_func ("/draw/sheets/fonts-embedded", test_fonts);
  g_test_add_func ("/draw/sheets/pages", test_pages);
  g_test_add_func ("/draw/sheets/one-paper", test_one_paper);

  return g_test_run ();
}
