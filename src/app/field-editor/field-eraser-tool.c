/* field-eraser-tool.c: takes away what it touches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-eraser-tool.h"

#include <glib/gi18n-lib.h>

#include "engine/field-edit/field-edit.h"

struct _DuckFieldEraserTool
{
  DuckFieldTool parent_instance;

  gboolean held;
  GArray *touched; /* WarItem of the field at the press */
};

G_DEFINE_FINAL_TYPE (DuckFieldEraserTool, duck_field_eraser_tool, DUCK_TYPE_FIELD_TOOL)

static gboolean
is_touched (DuckFieldEraserTool *self, WarItem item)
{
  for (guint i = 0; i < self->touched->len; i++)
    {
      const WarItem *other = &g_array_index (self->touched, WarItem, i);

      if (other->kind == item.kind && other->index == item.index)
        return TRUE;
    }
  return FALSE;
}

/* Zones are no more than a background: what lies on them goes. */
static void
touch (DuckFieldEraserTool *self, const DuckBoardEvent *event)
{
  DuckFieldSession *session = duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
  WarField *field = duck_field_session_get_field (session);
  g_autoptr (WarField) left = NULL;
  WarItem item;

  if (!duck_field_session_pick (session, event->position, duck_field_tool_get_reach (event), &item)
      || war_field_is_item_locked (field, item) || is_touched (self, item)
      || (item.kind == WAR_ITEM_ZONE && self->touched->len > 0))
    return;

  g_array_append_val (self->touched, item);
  left = war_field_remove_items (field, (const WarItem *) (gpointer) self->touched->data,
                                 self->touched->len);
  duck_field_session_set_preview (session, left);
}

static DuckBoardPress
duck_field_eraser_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldEraserTool *self = DUCK_FIELD_ERASER_TOOL (tool);

  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;

  self->held = TRUE;
  g_array_set_size (self->touched, 0);
  duck_field_session_select (duck_field_tool_get_session (DUCK_FIELD_TOOL (self)), NULL, 0);
  touch (self, event);
  return DUCK_BOARD_PRESS_CLICK;
}

static void
duck_field_eraser_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldEraserTool *self = DUCK_FIELD_ERASER_TOOL (tool);

  if (self->held)
    touch (self, event);
}

static void
duck_field_eraser_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldEraserTool *self = DUCK_FIELD_ERASER_TOOL (tool);
  DuckFieldSession *session = duck_field_tool_get_session (DUCK_FIELD_TOOL (self));

  if (self->held && self->touched->len > 0)
    duck_field_session_edit (session, war_field_ref (duck_field_session_get_present (session)),
                             _ ("Erase"));
  self->held = FALSE;
}

static void
duck_field_eraser_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldEraserTool *self = DUCK_FIELD_ERASER_TOOL (tool);

  self->held = FALSE;
  duck_field_session_set_preview (duck_field_tool_get_session (DUCK_FIELD_TOOL (self)), NULL);
}

/* The arrows move the board's cursor, to what is to go. */
static gboolean
duck_field_eraser_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

static void
duck_field_eraser_tool_finalize (GObject *object)
{
  g_array_unref (DUCK_FIELD_ERASER_TOOL (object)->touched);

  G_OBJECT_CLASS (duck_field_eraser_tool_parent_class)->finalize (object);
}

static void
duck_field_eraser_tool_class_init (DuckFieldEraserToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_field_eraser_tool_finalize;
  tool_class->press = duck_field_eraser_tool_press;
  tool_class->drag = duck_field_eraser_tool_drag;
  tool_class->release = duck_field_eraser_tool_release;
  tool_class->cancel = duck_field_eraser_tool_cancel;
  tool_class->move = duck_field_eraser_tool_move;
}

static void
duck_field_eraser_tool_init (DuckFieldEraserTool *self)
{
  self->touched = g_array_new (FALSE, FALSE, sizeof (WarItem));
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "cell");
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), _ ("Click or drag over what is to go."));
}
