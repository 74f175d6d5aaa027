/* field-tool.h: what all tools of the battlefield editor share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_TOOL (duck_field_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (DuckFieldTool, duck_field_tool, DUCK, FIELD_TOOL, DuckBoardTool)

/* Walks from item to item, moves the selection by keys, opens the menu, and draws what is selected
 * and the guides; a kind of tool adds what its pointer does.
 *
 * Property "session", to be given when it is made. */
struct _DuckFieldToolClass
{
  DuckBoardToolClass parent_class;
};

DuckFieldSession *duck_field_tool_get_session (DuckFieldTool *self);

/* How near is near, as a length on the table: some pixels. */
WarLength duck_field_tool_get_reach (const DuckBoardEvent *event);

/* Where the event's place comes to lie among what attracts; with Ctrl it stays where it is. */
WarPosition duck_field_tool_snap (DuckFieldTool *self, const DuckBoardEvent *event,
                                  WarPosition position, const WarItem *left_out, guint n_left_out);

/* A press of the second button selects what is there and asks for the menu. TRUE: it was one. */
gboolean duck_field_tool_press_menu (DuckFieldTool *self, const DuckBoardEvent *event);

/* "4½″ × 2″": a size as a read-out; "8¼″, 3″": a place. Free it. */
char *duck_field_tool_dup_size (DuckFieldTool *self, WarLength width, WarLength depth);
char *duck_field_tool_dup_place (DuckFieldTool *self, WarPosition position);
WarLengthUnit duck_field_tool_get_unit (DuckFieldTool *self);

/* Drawing, in millimetres, in the colours of what is being edited. */
void duck_field_tool_trace (cairo_t *cr, const WarShape *shape);
void duck_field_tool_stroke (cairo_t *cr, double pixel, gboolean dashed);
void duck_field_tool_draw_handle (cairo_t *cr, double pixel, double x, double y, gboolean round,
                                  gboolean filled);

/* The bounds of the shape with so many pixels around it. */
graphene_rect_t duck_field_tool_get_bounds (const WarShape *shape, double margin);

G_END_DECLS
