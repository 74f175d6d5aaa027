/* board.h: the widget that shows a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/board-picture.h"

G_BEGIN_DECLS

#define DUCK_TYPE_BOARD (duck_board_get_type ())
G_DECLARE_FINAL_TYPE (DuckBoard, duck_board, DUCK, BOARD, GtkWidget)

/* A drawing in millimetres of the table that can be zoomed and panned. What is drawn is handed to
 * it, so that it serves whoever shows a field.
 *
 * As GNOME's map programs do: the wheel zooms under the pointer, dragging with the first or the
 * middle button pans. Two fingers on a touchpad pan, with Ctrl they zoom; pinching zooms. Keys:
 * + − zoom, 0 fits, arrows pan. */
GtkWidget *duck_board_new (void);

/* The drawing covers these bounds. Until somebody zooms or pans, the board shows all of it. */
void duck_board_set_drawing (DuckBoard *self, const graphene_rect_t *bounds, DuckBoardDraw draw,
                             gpointer data, GDestroyNotify destroy);

/* Actions "zoom-in", "zoom-out" and "fit", enabled as far as they can do something. */
GActionGroup *duck_board_get_actions (DuckBoard *self);

/* Logical pixels per millimetre. */
double duck_board_get_scale (DuckBoard *self);

/* Multiplies the scale while the place under (x, y), in the widget, stays there. */
void duck_board_zoom_at (DuckBoard *self, double x, double y, double factor);
void duck_board_pan (DuckBoard *self, double dx, double dy);
void duck_board_fit (DuckBoard *self);

/* The place on the table that is shown at (x, y) of the widget, and back. */
graphene_point_t duck_board_widget_to_table (DuckBoard *self, double x, double y);
graphene_point_t duck_board_table_to_widget (DuckBoard *self, double x, double y);

/* How many device pixels have been drawn so far rather than kept. */
guint64 duck_board_get_n_drawn (DuckBoard *self);

G_END_DECLS
