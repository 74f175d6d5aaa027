/* test-charts.c: what many games of an operation came to, as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/test-charts.h"

#include <math.h>

#include "app/base/newer.h"

/* Pixels between columns, and for the rounds below. */
#define GAP 2
#define WORDS_HEIGHT 18

/* Of a line of shares, in pixels: its height, that of its bar, the room between its parts. */
#define ROW_HEIGHT 26
#define BAR_HEIGHT 12
#define ROOM 8

/* The name takes no more of the width. */
#define MOST_NAME 0.42

/* Squares of fewer percent have no number. */
#define LEAST_NUMBER 3

/* How dark the darkest square is. */
#define MOST_ALPHA 0.85

/* ---------------------------------------------------------------------------------------------
 * Colours. */

static void
set_words_colour (GtkWidget *widget, cairo_t *cr, double alpha)
{
  GdkRGBA colour;

  duck_widget_get_color (widget, &colour);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}

/* Lighter where words are light, so that it stands out from what is dark. */
static void
set_side_colour (GtkWidget *widget, cairo_t *cr, gint side)
{
  GdkRGBA colour;
  gboolean is_dark;

  duck_widget_get_color (widget, &colour);
  is_dark = colour.red + colour.green + colour.blue > 1.5;
  if (side == 1)
    cairo_set_source_rgb (cr, is_dark ? 0.47 : 0.18, is_dark ? 0.66 : 0.36, is_dark ? 0.93 : 0.62);
  else if (side == 2)
    cairo_set_source_rgb (cr, is_dark ? 0.93 : 0.70, is_dark ? 0.47 : 0.21, is_dark ? 0.43 : 0.17);
  else
    set_words_colour (widget, cr, 0.55);
}

/* ---------------------------------------------------------------------------------------------
 * Shares. */

static void
clear_row (gpointer data)
{
  DuckChartRow *row = data;

  g_free (row->name);
  g_free (row->words);
}

GArray *
duck_chart_rows_new (void)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (DuckChartRow));

  g_array_set_clear_func (rows, clear_row);
  return rows;
}

void
duck_chart_rows_add (GArray *rows, const DuckChartRow *row)
{
  g_return_if_fail (rows != NULL && row != NULL);

  g_array_append_vals (rows, row, 1);
}

int
duck_test_charts_get_height (guint n_rows)
{
  return (int) n_rows * ROW_HEIGHT;
}

static PangoLayout *
new_layout (GtkWidget *widget, const char *text, double width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

/* The widest of what they say at their ends, or of their names. */
static double
measure (GtkWidget *widget, const GArray *rows, gboolean names)
{
  double widest = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const DuckChartRow *row = &g_array_index (rows, DuckChartRow, i);
      g_autoptr (PangoLayout) layout
        = gtk_widget_create_pango_layout (widget, names ? row->name : row->words);
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      widest = fmax (widest, width);
    }
  return widest;
}

static void
draw_words (GtkWidget *widget, cairo_t *cr, const char *text, double x, double y, double width)
{
  g_autoptr (PangoLayout) layout = new_layout (widget, text, width);
  int words_width, words_height;

  pango_layout_get_pixel_size (layout, &words_width, &words_height);
  set_words_colour (widget, cr, 1);
  cairo_move_to (cr, x, y + (ROW_HEIGHT - words_height) / 2.);
  pango_cairo_show_layout (cr, layout);
}

/* The second side is hatched: colours do not say it alone. */
static void
hatch (cairo_t *cr, double x, double y, double width, double height)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.4);
  cairo_set_line_width (cr, 2);
  for (double at = x - height; at < x + width; at += 7)
    {
      cairo_move_to (cr, at, y + height);
      cairo_line_to (cr, at + height, y);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_bar (GtkWidget *widget, cairo_t *cr, const DuckChartRow *row, double x, double y, double width)
{
  double top = y + (ROW_HEIGHT - BAR_HEIGHT) / 2.;

  set_words_colour (widget, cr, 0.1);
  cairo_rectangle (cr, x, top, width, BAR_HEIGHT);
  cairo_fill (cr);
  set_side_colour (widget, cr, row->side);
  cairo_rectangle (cr, x, top, width * row->share, BAR_HEIGHT);
  cairo_fill (cr);
  if (row->side == 2)
    hatch (cr, x, top, width * row->share, BAR_HEIGHT);
  if (row->high < row->low)
    return;

  set_words_colour (widget, cr, 1);
  cairo_set_line_width (cr, 1.5);
  cairo_move_to (cr, x + width * row->low, y + ROW_HEIGHT / 2.);
  cairo_line_to (cr, x + width * row->high, y + ROW_HEIGHT / 2.);
  for (guint i = 0; i < 2; i++)
    {
      double at = x + width * (i == 0 ? row->low : row->high);

      cairo_move_to (cr, at, top - 2);
      cairo_line_to (cr, at, top + BAR_HEIGHT + 2);
    }
  cairo_stroke (cr);
}

void
duck_test_charts_draw_rows (GtkWidget *widget, cairo_t *cr, const GArray *rows, gboolean is_centred,
                            int width)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && rows != NULL);

  double names = fmin (measure (widget, rows, TRUE), width * MOST_NAME);
  double words = measure (widget, rows, FALSE);
  double left = names + ROOM, bar = fmax (width - left - words - ROOM, 0);

  for (guint i = 0; i < rows->len; i++)
    {
      const DuckChartRow *row = &g_array_index (rows, DuckChartRow, i);
      double y = (double) i * ROW_HEIGHT;

      draw_words (widget, cr, row->name, 0, y, names);
      draw_bar (widget, cr, row, left, y, bar);
      draw_words (widget, cr, row->words, left + bar + ROOM, y, words + 1);
    }
  if (!is_centred)
    return;
  {
    const double dashes[] = { 3, 3 };

    cairo_save (cr);
    set_words_colour (widget, cr, 0.7);
    cairo_set_line_width (cr, 1);
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    cairo_move_to (cr, floor (left + bar / 2) + 0.5, 0);
    cairo_line_to (cr, floor (left + bar / 2) + 0.5, (double) rows->len * ROW_HEIGHT);
    cairo_stroke (cr);
    cairo_restore (cr);
  }
}

void
duck_test_charts_draw_parts (GtkWidget *widget, cairo_t *cr, const GArray *rows, int width,
                             int height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && rows != NULL);

  double x = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const DuckChartRow *row = &g_array_index (rows, DuckChartRow, i);
      double part = width * row->share, shown = fmax (part - GAP, 1);

      set_side_colour (widget, cr, row->side);
      cairo_rectangle (cr, x, 0, shown, height);
      cairo_fill (cr);
      if (row->side == 2)
        hatch (cr, x, 0, shown, height);
      x += part;
    }
}

/* ---------------------------------------------------------------------------------------------
 * Lengths. */

/* The number of a round, its middle over x, but within the width. */
static void
draw_round (GtkWidget *widget, cairo_t *cr, guint round, double x, int width, int height)
{
  g_autofree char *number = g_strdup_printf ("%u", round);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  int words_width, words_height;

  pango_layout_get_pixel_size (layout, &words_width, &words_height);
  cairo_move_to (cr, CLAMP (x - words_width / 2., 0, MAX (width - words_width, 0)),
                 height - words_height);
  pango_cairo_show_layout (cr, layout);
}

void
duck_test_charts_draw_lengths (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                               int width, int height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (tally != NULL);

  guint first = war_series_get_length (tally, 0), last = war_series_get_length (tally, 100);
  guint middle = war_series_get_length (tally, 50), most = 0;
  double column, chart_height = height - WORDS_HEIGHT;
  GdkRGBA colour;

  if (last == 0)
    return;

  for (guint round = first; round <= last; round++)
    most = MAX (most, tally->lengths[round]);
  column = (double) width / (last - first + 1);
  duck_widget_get_color (widget, &colour);
  for (guint round = first; round <= last; round++)
    {
      double column_height = chart_height * tally->lengths[round] / MAX (most, 1);

      /* The round by which half of the games are over stands out. */
      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue,
                             round == middle ? 0.75 : 0.4);
      cairo_rectangle (cr, (round - first) * column + GAP / 2., chart_height - column_height,
                       MAX (column - GAP, 1), column_height);
      cairo_fill (cr);
    }

  gdk_cairo_set_source_rgba (cr, &colour);
  draw_round (widget, cr, first, column / 2, width, height);
  if (last > first)
    draw_round (widget, cr, last, width - column / 2, width, height);
  if (middle > first && middle < last)
    draw_round (widget, cr, middle, (middle - first + 0.5) * column, width, height);
}

/* ---------------------------------------------------------------------------------------------
 * What was killed. */

static void
draw_line (cairo_t *cr, const WarSeriesTally *tally, guint side, guint last, double most,
           double left, double width, double height)
{
  gint64 sum = 0;

  cairo_move_to (cr, left, height);
  for (guint round = 0; round <= last; round++)
    {
      sum += tally->killed_in[side][round];
      cairo_line_to (cr, left + width * round / MAX (last, 1),
                     height - (height - 2) * (double) sum / most);
    }
  cairo_stroke (cr);
}

void
duck_test_charts_draw_killed (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                              int width, int height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && tally != NULL);

  static const double dashes[] = { 6, 3 };
  guint last = war_series_get_length (tally, 100), n = MAX (tally->n_games, 1);
  gint64 most = MAX (tally->killed[0], tally->killed[1]);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, most / n);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  double chart_height = height - WORDS_HEIGHT, left;
  int words_width, words_height;

  if (most == 0 || last == 0)
    return;

  pango_layout_get_pixel_size (layout, &words_width, &words_height);
  left = words_width + ROOM;
  set_words_colour (widget, cr, 1);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, layout);
  draw_round (widget, cr, last, width, width, height);

  set_words_colour (widget, cr, 0.4);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, left, 0);
  cairo_line_to (cr, left, chart_height);
  cairo_line_to (cr, width, chart_height);
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      set_side_colour (widget, cr, (gint) side + 1);
      cairo_set_dash (cr, dashes, side == 0 ? 0 : G_N_ELEMENTS (dashes), 0);
      draw_line (cr, tally, side, last, (double) most, left, width - left, chart_height);
    }
  cairo_restore (cr);
}

/* ---------------------------------------------------------------------------------------------
 * Places. */

/* Dark letters with a light rim, whatever lies below. */
static void
draw_percent (GtkWidget *widget, cairo_t *cr, gint percent, double x, double y)
{
  g_autofree char *number = g_strdup_printf ("%d", percent);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2., y - height / 2.);
  pango_cairo_layout_path (cr, layout);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, 3);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_fill (cr);
}

void
duck_test_charts_draw_places (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                              guint side, int width, int height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && tally != NULL && side < WAR_N_SIDES);

  double across = (double) width / WAR_SERIES_N_COLUMNS, deep = (double) height / WAR_SERIES_N_ROWS;
  guint64 all = 0;
  guint most = 1;

  for (guint i = 0; i < G_N_ELEMENTS (tally->lost_at[side]); i++)
    {
      all += tally->lost_at[side][i];
      most = MAX (most, tally->lost_at[side][i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tally->lost_at[side]); i++)
    {
      guint n = tally->lost_at[side][i];
      gint percent = (gint) (100. * n / (double) MAX (all, 1) + 0.5);
      double x = i % WAR_SERIES_N_COLUMNS * across, y = i / WAR_SERIES_N_COLUMNS * deep;

      if (n == 0)
        continue;
      cairo_rectangle (cr, x, y, across, deep);
      /* On paper, which is light: the colours of the map. */
      if (side == 0)
        cairo_set_source_rgba (cr, 0.18, 0.36, 0.62, MOST_ALPHA * n / most);
      else
        cairo_set_source_rgba (cr, 0.70, 0.21, 0.17, MOST_ALPHA * n / most);
      cairo_fill (cr);
      if (percent >= LEAST_NUMBER)
        draw_percent (widget, cr, percent, x + across / 2, y + deep / 2);
    }
}
