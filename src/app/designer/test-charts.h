/* test-charts.h: what many games of an operation came to, as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/solo/series.h"

G_BEGIN_DECLS

/* A line of a chart of shares: its name, what is drawn, and what stands at its end. */
typedef struct
{
  char *name;
  char *words; /* "64 % (58 – 69)" */
  double share; /* 0 … 1 */
  double low, high; /* between what it lies; high < low: that is not drawn */
  gint side; /* in whose colour: 1, 2; 0: of neither */
} DuckChartRow;

GArray *duck_chart_rows_new (void);
void duck_chart_rows_add (GArray *rows, const DuckChartRow *row); /* its texts are taken over */

/* Of so many lines, in pixels. */
int duck_test_charts_get_height (guint n_rows);

/* Bars with whiskers; is_centred: with a line at a half, which is what is fair. */
void duck_test_charts_draw_rows (GtkWidget *widget, cairo_t *cr, const GArray *rows,
                                 gboolean is_centred, int width);

/* Shares that are one whole, one beside the other. */
void duck_test_charts_draw_parts (GtkWidget *widget, cairo_t *cr, const GArray *rows, int width,
                                  int height);

/* How many games ended in which round, in the colour of the widget's words: a column for each, with
 * the first, the middle and the last round below. */
void duck_test_charts_draw_lengths (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                                    int width, int height);

/* What each side had killed by the end of each round on average: lines, that of the second side
 * dashed, with the most at the left and rounds below. */
void duck_test_charts_draw_killed (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                                   int width, int height);

/* Over a map of the field that fills the area: where the side, from 0, lost pieces, the more the
 * darker, with percent. */
void duck_test_charts_draw_places (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                                   guint side, int width, int height);

G_END_DECLS
