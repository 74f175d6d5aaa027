/* board-private.h: the parts of a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "draw/map/map-plan.h"

G_BEGIN_DECLS

/* Of the wheel, and of a key. */
#define DUCK_BOARD_ZOOM_STEP 1.25
#define DUCK_BOARD_PAN_STEP 48

/* In logical pixels: the thickness of a ruler, the longer side of the mini-map. */
#define DUCK_BOARD_RULER 20
#define DUCK_BOARD_MINI_MAP 190.

struct _DuckBoardLayer
{
  DuckBoardTiles *tiles;
  gpointer data;
  GDestroyNotify destroy;
  gboolean visible;
};

/* A drawing that is not kept in tiles, as at the last frame. */
typedef struct
{
  GskRenderNode *node; /* or NULL; its origin is the table's */
  double scale;
  graphene_rect_t room; /* mm: it is drawn as far as here */
  gboolean changed;
} DuckBoardDrawing;

struct _DuckBoardLive
{
  DuckBoardDrawing drawing;
  DuckBoardDrawLive draw;
  gpointer data;
};

/* What a press has begun. */
typedef enum
{
  DUCK_BOARD_IDLE,
  DUCK_BOARD_PANS,
  DUCK_BOARD_PANS_SMALL, /* by the mini-map */
  DUCK_BOARD_PRESSED, /* the tool has it, and the pointer has hardly moved */
  DUCK_BOARD_DRAGS, /* the tool has it */
  DUCK_BOARD_HELD, /* the tool has it, from the keyboard */
} DuckBoardGrip;

struct _DuckBoard
{
  GtkWidget parent_instance;

  GSimpleActionGroup *actions;

  /* What is shown. */
  WarField *field; /* or NULL */
  DrawPlan *plan; /* of the field */
  DrawInk ink;
  WarRules *rules; /* or NULL: not set yet */
  WarLengthUnit length_unit;
  graphene_rect_t bounds; /* mm */
  GPtrArray *layers; /* DuckBoardLayer, lowest first; the field's is the first */
  DuckBoardTiles *overview; /* the field, small */
  DrawPlan *overview_plan; /* what it shows, or NULL */

  /* The view: board-view.c. */
  double x, y; /* mm: the place at the widget's top left corner */
  double scale; /* logical pixels per mm */
  gboolean fits; /* follow the size of the widget */
  gboolean complete; /* nothing in sight is lacking */
  double drawn_scale; /* at which all was drawn last, in device pixels per mm */
  gboolean shown; /* something has been shown: from now on, no frame may take long */
  guint redraw; /* the tick callback that draws what is lacking; 0: none */
  guint prepare; /* the source that draws beyond the edge; 0: none */

  /* The tool and its drawing: board-overlay.c. */
  DuckBoardTool *tool; /* or NULL */
  DuckBoardDrawing overlay;
  GPtrArray *lives; /* DuckBoardLive, lowest first */
  guint64 n_overlay; /* device pixels drawn, of lives too */

  /* Input: board-input.c. */
  GtkEventController *scroll, *keys;
  double pointer_x, pointer_y; /* negative: the pointer is elsewhere */
  gboolean by_keys; /* the cursor has been moved by keys since the pointer moved */
  DuckBoardGrip grip;
  gboolean pans_or_clicks; /* a press that does not pan is the tool's */
  guint button; /* of the press */
  double press_x, press_y; /* in the widget */
  gint n_press;
  gint64 press_time; /* ms */
  double start_x, start_y, start_scale; /* of the pan or the pinch */
  GtkEventController *drag;
  double drag_x, drag_y; /* where the pointer of the tool's drag is, in the widget */
  guint edge; /* the tick callback that pans while it is at the edge; 0: none */
  gint64 edge_time; /* of its last frame, microseconds */
  gboolean space; /* the bar is held down */
  gboolean space_used; /* and has panned */
  gboolean has_keys; /* it is used by keys: so it shows cursor and frame, however long nobody types,
                        while GTK takes a visible focus back after seconds */

  /* The cursor: board-cursor.c. */
  WarPosition cursor;
  DuckBoardDescribe describe;
  gpointer describe_data;
  GDestroyNotify describe_destroy;

  gboolean show_rulers, show_grid, show_mini_map;
  WarLength grid_step; /* 0: the unit's own */
  GHashTable *numbers; /* of gint: PangoLayout, the rulers' */
  PangoLayout *unit_sign, *scale_sign; /* or NULL: not set yet */
  WarLength scale_length; /* what scale_sign says */
};

/* View: board-view.c. */

/* The part of the widget that shows the table. */
graphene_rect_t duck_board_get_canvas (DuckBoard *self);

/* Whether cairo renders its frames, for want of a graphics card that could. */
gboolean duck_board_is_in_software (DuckBoard *self);

/* The device pixels of the canvas. */
DuckBoardView duck_board_get_view (DuckBoard *self);

/* The millimetres that the canvas shows. */
graphene_rect_t duck_board_get_sight (DuckBoard *self);

/* Where the table's origin is in the widget, on a whole device pixel. */
graphene_point_t duck_board_get_origin (DuckBoard *self);

void duck_board_set_view (DuckBoard *self, double x, double y, double scale);
void duck_board_allocate_view (DuckBoard *self);
void duck_board_update_actions (DuckBoard *self);

/* Layers: board-layers.c. */
void duck_board_layer_free (gpointer layer);
void duck_board_update_layers (DuckBoard *self, const DuckBoardView *view);

/* Field: board-field.c. */
void duck_board_init_field (DuckBoard *self);
void duck_board_finish_field (DuckBoard *self);

/* Draws the next part of the small picture; FALSE: it is all there. */
gboolean duck_board_update_overview (DuckBoard *self);

/* Tool: board-overlay.c. */
void duck_board_tool_attach (DuckBoardTool *tool, DuckBoard *board);
void duck_board_update_overlay (DuckBoard *self);
void duck_board_snapshot_overlay (DuckBoard *self, GtkSnapshot *snapshot);
void duck_board_live_free (gpointer live);
void duck_board_queue_overlay (DuckBoard *self);

/* Input: board-input.c. */
void duck_board_add_controllers (DuckBoard *self);
void duck_board_cancel_grip (DuckBoard *self);
void duck_board_update_pointer (DuckBoard *self);

/* Cursor: board-cursor.c. */
gboolean duck_board_has_cursor (DuckBoard *self);
gboolean duck_board_cursor_key (DuckBoard *self, guint key, GdkModifierType modifiers);
void duck_board_press_cursor (DuckBoard *self, GdkModifierType modifiers);
void duck_board_snapshot_cursor (DuckBoard *self, GtkSnapshot *snapshot);

/* Rulers, grid and scale: board-rulers.c, board-grid.c. */
void duck_board_snapshot_rulers (DuckBoard *self, GtkSnapshot *snapshot);
void duck_board_forget_numbers (DuckBoard *self);
void duck_board_snapshot_grid (DuckBoard *self, GtkSnapshot *snapshot);
void duck_board_snapshot_scale (DuckBoard *self, GtkSnapshot *snapshot);

/* Mini-map: board-mini-map.c. */
graphene_rect_t duck_board_get_mini_map (DuckBoard *self);
DuckBoardView duck_board_get_overview (DuckBoard *self);
void duck_board_go_by_mini_map (DuckBoard *self, double x, double y);
void duck_board_snapshot_mini_map (DuckBoard *self, GtkSnapshot *snapshot);

/* Another place is pointed at. */
void duck_board_emit_pointed (DuckBoard *self);

G_END_DECLS
