/* board-tool.h: what the pointer and the keys do on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/geometry/length.h"

G_BEGIN_DECLS

#define DUCK_TYPE_BOARD_TOOL (duck_board_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (DuckBoardTool, duck_board_tool, DUCK, BOARD_TOOL, GObject)

typedef struct _DuckBoard DuckBoard;

/* Something that happens at a place. */
typedef struct
{
  WarPosition position;
  double x, y; /* the same in millimetres, not rounded */
  double pixel; /* the size of a logical pixel in millimetres: how near is near */
  GdkModifierType modifiers;
  guint button; /* GDK_BUTTON_PRIMARY or GDK_BUTTON_SECONDARY; 0 of a hover */
  gint n_press; /* 2: a double click */
} DuckBoardEvent;

/* What a tool makes of a press. */
typedef enum
{
  DUCK_BOARD_PRESS_PASS, /* nothing: the board pans instead */
  DUCK_BOARD_PRESS_PAN, /* the board pans; if it does not the release follows */
  DUCK_BOARD_PRESS_CLICK, /* all that a click does: from the keyboard, the release follows */
  DUCK_BOARD_PRESS_DRAG, /* takes hold of something: from the keyboard, until Enter comes again */
} DuckBoardPress;

/* The drawing of a tool, above all layers. */
typedef struct _DuckBoardOverlay DuckBoardOverlay;

/* Adds a part that covers these bounds, in millimetres, and returns where to draw it, in
 * millimetres too. It is the overlay's, and ends when the next part is added or drawing ends. What
 * changes in a drag and what does not are better different parts: only what differs from the frame
 * before is drawn on the screen. */
cairo_t *duck_board_overlay_add (DuckBoardOverlay *overlay, const graphene_rect_t *bounds);

/* The size of a logical pixel in millimetres: for handles, and lines of a fixed width. */
double duck_board_overlay_get_pixel (const DuckBoardOverlay *overlay);

/* The millimetres that are in sight while it is drawn: room for words. */
graphene_rect_t duck_board_overlay_get_sight (const DuckBoardOverlay *overlay);

/* All functions are optional. Between press and release, or cancel, no other press comes; a
 * drag comes once the pointer has moved by some pixels, and hovers come only outside. */
struct _DuckBoardToolClass
{
  GObjectClass parent_class;

  /* The tool is put into the board's hand, and taken out of it. */
  void (*begin) (DuckBoardTool *tool);
  void (*end) (DuckBoardTool *tool);

  DuckBoardPress (*press) (DuckBoardTool *tool, const DuckBoardEvent *event);
  void (*drag) (DuckBoardTool *tool, const DuckBoardEvent *event);
  void (*release) (DuckBoardTool *tool, const DuckBoardEvent *event);

  /* Puts things back as they were at the press: Escape, or another program took the pointer. */
  void (*cancel) (DuckBoardTool *tool);

  /* The pointer or the board's cursor is there, or nowhere: NULL. */
  void (*hover) (DuckBoardTool *tool, const DuckBoardEvent *event);

  /* A key that the board has no use for, Escape outside a drag among them. TRUE: it is used. */
  gboolean (*key) (DuckBoardTool *tool, guint key, GdkModifierType modifiers);

  /* Turns what is in hand by so many notches of a wheel, with Shift held down, clockwise if that is
   * above 0. FALSE: nothing can be turned. */
  gboolean (*turn) (DuckBoardTool *tool, double notches);

  /* Moves what is selected by an arrow key. FALSE: nothing is, so that the cursor moves. */
  gboolean (*move) (DuckBoardTool *tool, WarLength dx, WarLength dy);

  /* Tab and Shift+Tab: selects the next thing, or the one before; place is set to where it is.
   * FALSE: there is none further, so that the focus goes on. */
  gboolean (*walk) (DuckBoardTool *tool, gboolean forwards, WarPosition *place);

  void (*draw) (DuckBoardTool *tool, DuckBoardOverlay *overlay);
};

/* The board that has the tool, or NULL. */
DuckBoard *duck_board_tool_get_board (DuckBoardTool *tool);

/* What draw() draws has changed. */
void duck_board_tool_queue_draw (DuckBoardTool *tool);

/* Property "cursor": the name of a cursor of CSS; NULL: "default". */
void duck_board_tool_set_cursor (DuckBoardTool *tool, const char *name);
const char *duck_board_tool_get_cursor (DuckBoardTool *tool);

/* Property "status": what the tool waits for, or says of what is going on, as a sentence for a
 * status bar. NULL: nothing. */
void duck_board_tool_set_status (DuckBoardTool *tool, const char *status);
const char *duck_board_tool_get_status (DuckBoardTool *tool);

G_END_DECLS
