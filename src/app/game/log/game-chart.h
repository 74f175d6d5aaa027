/* game-chart.h: the chart that an automatic seat goes by, with what it does lit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/shell/page.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

G_BEGIN_DECLS

/* Of a log below a chart, in pixels: eight lines. */
#define DUCK_GAME_CHART_LOG_HEIGHT 230

#define DUCK_TYPE_GAME_CHART (duck_game_chart_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameChart, duck_game_chart, DUCK, GAME_CHART, GtkWidget)

/* Whether the game has one. */
gboolean duck_game_chart_has_chart (DuckGameChart *self);

/* A small one of the page's game, which is there while the chart decides, and while the other
 * widget, lent, is not; the page gets the action that shows the whole one in a window of its own,
 * which is lit alike. Escape closes that, and the board, lent, has the focus then. */
void duck_game_chart_set_page (DuckGameChart *self, DuckPage *page, GtkWidget *other,
                               GtkWidget *board);

/* Lights the column that was rolled last in the first n_orders, and the boxes that units carried
 * out by the last of them that had such; event: only that one's, as far as it has some; or NULL. */
void duck_game_chart_light (DuckGameChart *self, guint n_orders, DuckGameEvent *event);

G_END_DECLS
