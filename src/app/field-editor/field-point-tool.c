/* field-point-tool.c: puts points onto a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-point-tool.h"

#include <glib/gi18n-lib.h>

struct _DuckFieldPointTool
{
  DuckFieldTool parent_instance;
};

G_DEFINE_FINAL_TYPE (DuckFieldPointTool, duck_field_point_tool, DUCK_TYPE_FIELD_TOOL)

static DuckBoardPress
duck_field_point_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldTool *self = DUCK_FIELD_TOOL (tool);

  if (!duck_field_tool_press_menu (self, event))
    duck_field_session_add_point (duck_field_tool_get_session (self),
                                  duck_field_tool_snap (self, event, event->position, NULL, 0));
  return DUCK_BOARD_PRESS_CLICK;
}

/* The arrows move the board's cursor, to where a point is to be. */
static gboolean
duck_field_point_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

static void
duck_field_point_tool_class_init (DuckFieldPointToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  tool_class->press = duck_field_point_tool_press;
  tool_class->move = duck_field_point_tool_move;
}

static void
duck_field_point_tool_init (DuckFieldPointTool *self)
{
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), _ ("Click where the point is to be."));
}
