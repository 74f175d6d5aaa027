/* test-charts.h: what many games of an operation came to, as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/solo/series.h"

G_BEGIN_DECLS

/* A bar: what the first side has won from the left, draws, what the second has won. Sides differ by
 * hatching too; below, whiskers are the intervals. Both fill width × height pixels, and show
 * nothing if no game has come to an end. */
void duck_test_charts_draw_wins (cairo_t *cr, const WarSeriesTally *tally, int width, int height);

/* How many games ended in which round, in the colour of the widget's words: a column for each, with
 * the first, the middle and the last round below. */
void duck_test_charts_draw_lengths (GtkWidget *widget, cairo_t *cr, const WarSeriesTally *tally,
                                    int width, int height);

G_END_DECLS
