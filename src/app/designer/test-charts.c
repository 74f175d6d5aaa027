/* test-charts.c: what many games of an operation came to, as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/test-charts.h"

#include "app/base/newer.h"

/* Pixels between columns, and for the rounds below. */
#define GAP 2
#define WORDS_HEIGHT 18

/* ---------------------------------------------------------------------------------------------
 * Wins. */

static void
set_colour (cairo_t *cr, gint side)
{
  if (side == 1)
    cairo_set_source_rgb (cr, 0x2f / 255., 0x5d / 255., 0x9e / 255.);
  else
    cairo_set_source_rgb (cr, 0xb3 / 255., 0x35 / 255., 0x2c / 255.);
}

static void
hatch (cairo_t *cr, double x, double width, double height)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, 0, width, height);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.35);
  cairo_set_line_width (cr, 2);
  for (double at = x - height; at < x + width; at += 8)
    {
      cairo_move_to (cr, at, height);
      cairo_line_to (cr, at + height, 0);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The interval of the side's wins, from its own end of the bar. */
static void
draw_interval (cairo_t *cr, gint side, WarInterval interval, double width, double top,
               double height)
{
  double low = interval.low * width, high = interval.high * width;

  if (side == 2)
    {
      low = width - low;
      high = width - high;
    }
  set_colour (cr, side);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, low, top + height / 2);
  cairo_line_to (cr, high, top + height / 2);
  cairo_move_to (cr, low, top);
  cairo_line_to (cr, low, top + height);
  cairo_move_to (cr, high, top);
  cairo_line_to (cr, high, top + height);
  cairo_stroke (cr);
}

void
duck_test_charts_draw_wins (cairo_t *cr, const WarSeriesTally *tally, int width, int height)
{
  guint n = tally->n_games - tally->unfinished;
  double bar_height = height * 0.6, whisker = height * 0.14;
  double first, second;

  if (n == 0)
    return;

  first = (double) width * tally->wins[0] / n;
  second = (double) width * tally->wins[1] / n;
  cairo_set_source_rgba (cr, 0.5, 0.5, 0.5, 0.35);
  cairo_rectangle (cr, 0, 0, width, bar_height);
  cairo_fill (cr);
  set_colour (cr, 1);
  cairo_rectangle (cr, 0, 0, first, bar_height);
  cairo_fill (cr);
  set_colour (cr, 2);
  cairo_rectangle (cr, width - second, 0, second, bar_height);
  cairo_fill (cr);
  hatch (cr, width - second, second, bar_height);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    draw_interval (cr, side, war_wilson_interval (tally->wins[side - 1], n), width,
                   height - (WAR_N_SIDES + 1 - side) * (whisker + 2), whisker);
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
