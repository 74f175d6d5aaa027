/* board.h: the widget that shows a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/board/board-tiles.h"
#include "app/board/board-tool.h"
#include "draw/map/map.h"

G_BEGIN_DECLS

#define DUCK_TYPE_BOARD (duck_board_get_type ())
G_DECLARE_FINAL_TYPE (DuckBoard, duck_board, DUCK, BOARD, GtkWidget)

/* A field, with layers above it and a tool in hand, that can be zoomed and panned: for whoever
 * edits, designs or plays on it.
 *
 * As GNOME's map programs do: the wheel zooms under the pointer; two fingers on a touchpad pan,
 * with Ctrl they zoom; pinching zooms. The middle button pans, the first one with the space bar
 * held, and the first one alone where the tool has no use for it; so does a drag to the edge.
 *
 * Keys: + − zoom, 0 fits; arrows move the tool's selection, else the board's cursor, by a step of
 * the grid, with Shift by a tenth; Enter or space press there, and the menu key as the secondary
 * button does; Tab walks from thing to thing; Escape ends a drag as if it had not been. A board
 * without tool and description has no cursor, and arrows pan it.
 *
 * Properties, for menus and settings: "show-rulers", "show-grid", "show-mini-map", "grid-step" in
 * engine lengths (0: an inch or 5 cm), and "black", which shows the map in black only. */
GtkWidget *duck_board_new (void);

/* The field that is shown, in its map border, below all layers. What a new one has in common with
 * the one before is not drawn again, so that a drag may set one at each motion. */
void duck_board_set_field (DuckBoard *self, WarField *field);
WarField *duck_board_get_field (DuckBoard *self); /* or NULL */

/* The system in whose unit rulers and read-outs measure, and whose roles the map names. */
void duck_board_set_rules (DuckBoard *self, WarRules *rules);
WarLengthUnit duck_board_get_length_unit (DuckBoard *self);

/* One step of the keyboard, and between the lines of the grid. */
WarLength duck_board_get_grid_step (DuckBoard *self);

/* ---------------------------------------------------------------------------------------------
 * Layers, lowest first, above the field. */

/* The board's until it is removed or the board is gone. */
typedef struct _DuckBoardLayer DuckBoardLayer;

/* A layer that is kept in tiles: it is drawn again where it is invalidated, or at another scale. */
DuckBoardLayer *duck_board_add_layer (DuckBoard *self, DuckBoardDraw draw, gpointer data,
                                      GDestroyNotify destroy);
void duck_board_remove_layer (DuckBoard *self, DuckBoardLayer *layer);
void duck_board_set_layer_visible (DuckBoard *self, DuckBoardLayer *layer, gboolean visible);

/* The layer has changed there, in millimetres; NULL: everywhere. */
void duck_board_invalidate (DuckBoard *self, DuckBoardLayer *layer, const graphene_rect_t *area);

/* A drawing above all layers, below that of the tool, which is drawn whole whenever it has changed:
 * for what moves, or lies there for a while. The board's until it is removed or the board is
 * gone. */
typedef struct _DuckBoardLive DuckBoardLive;
typedef void (*DuckBoardDrawLive) (DuckBoardOverlay *overlay, gpointer data);

DuckBoardLive *duck_board_add_live (DuckBoard *self, DuckBoardDrawLive draw, gpointer data);
void duck_board_remove_live (DuckBoard *self, DuckBoardLive *live);
void duck_board_queue_live (DuckBoard *self, DuckBoardLive *live);

/* ---------------------------------------------------------------------------------------------
 * Tool and cursor. */

/* NULL: the first button pans. A drag of the tool before is cancelled. */
void duck_board_set_tool (DuckBoard *self, DuckBoardTool *tool);
DuckBoardTool *duck_board_get_tool (DuckBoard *self);

/* What is at a place, as a sentence: the accessible description of the board says it of the cursor.
 * Free the result. */
typedef char *(*DuckBoardDescribe) (WarPosition position, gpointer data);

void duck_board_set_describe (DuckBoard *self, DuckBoardDescribe describe, gpointer data,
                              GDestroyNotify destroy);

/* What was said of the cursor's place has changed. */
void duck_board_update_description (DuckBoard *self);

/* The board's cursor, which the arrow keys move. */
WarPosition duck_board_get_cursor (DuckBoard *self);
void duck_board_set_cursor (DuckBoard *self, WarPosition position);

/* The place that is pointed at, by the pointer or, since it rests, by keys; FALSE: none is. Signal
 * "pointed": it may be another one, as somebody points elsewhere, zooms or
 * pans. */
gboolean duck_board_get_pointed (DuckBoard *self, WarPosition *place);

/* A key that the page gives the board although the focus is elsewhere; GDK_EVENT_STOP if it is
 * used. */
gboolean duck_board_use_key (DuckBoard *self, guint key, GdkModifierType modifiers);

/* ---------------------------------------------------------------------------------------------
 * The view. */

/* Actions "zoom-in", "zoom-out" and "fit", enabled as far as they can do something; and
 * "show-rulers", "show-grid" and "show-mini-map". */
GActionGroup *duck_board_get_actions (DuckBoard *self);

/* The page has the actions as "board." and, wherever the focus is in it, Ctrl with + and − zooms,
 * Ctrl with 0 fits. */
void duck_board_serve (DuckBoard *self, GtkWidget *page);

/* Logical pixels per millimetre. */
double duck_board_get_scale (DuckBoard *self);

/* Multiplies the scale while the place under (x, y), in the widget, stays there. */
void duck_board_zoom_at (DuckBoard *self, double x, double y, double factor);
void duck_board_pan (DuckBoard *self, double dx, double dy);
void duck_board_fit (DuckBoard *self);

/* What somebody looks at, and where his cursor is, to come back to. */
typedef struct
{
  gboolean fits; /* all is seen, however large the board is */
  double x, y, scale;
  WarPosition cursor;
} DuckBoardLook;

DuckBoardLook duck_board_get_look (DuckBoard *self);

/* NULL: as nobody has touched it yet. */
void duck_board_set_look (DuckBoard *self, const DuckBoardLook *look);

/* Pans, and zooms out if it must, as little as shows these millimetres. */
void duck_board_reveal (DuckBoard *self, const graphene_rect_t *area);

/* The place on the table, in millimetres, that is shown at (x, y) of the widget, and back. */
graphene_point_t duck_board_widget_to_table (DuckBoard *self, double x, double y);
graphene_point_t duck_board_table_to_widget (DuckBoard *self, double x, double y);
WarPosition duck_board_widget_to_position (DuckBoard *self, double x, double y);
graphene_point_t duck_board_position_to_widget (DuckBoard *self, WarPosition position);

/* Whether there is nothing left to draw: all that is in sight is as it is, no picture of before
 * stands in for it, and what a pan may uncover is there too. */
gboolean duck_board_is_complete (DuckBoard *self);

/* How many device pixels have been drawn so far rather than kept. */
guint64 duck_board_get_n_drawn (DuckBoard *self);

/* How many bytes of pictures are kept. */
gsize duck_board_get_n_bytes (DuckBoard *self);

G_END_DECLS
