/* board-tool.c: what the pointer and the keys do on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

typedef struct
{
  DuckBoard *board; /* or NULL: it does not outlive its board's interest in it */
  char *cursor;
  char *status;
} DuckBoardToolPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (DuckBoardTool, duck_board_tool, G_TYPE_OBJECT)

enum
{
  PROP_CURSOR = 1,
  PROP_STATUS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static DuckBoardToolPrivate *
get_private (DuckBoardTool *tool)
{
  return duck_board_tool_get_instance_private (tool);
}

DuckBoard *
duck_board_tool_get_board (DuckBoardTool *tool)
{
  g_return_val_if_fail (DUCK_IS_BOARD_TOOL (tool), NULL);

  return get_private (tool)->board;
}

/* NULL: out of the board's hand. */
void
duck_board_tool_attach (DuckBoardTool *tool, DuckBoard *board)
{
  DuckBoardToolClass *klass = DUCK_BOARD_TOOL_GET_CLASS (tool);
  DuckBoardToolPrivate *private = get_private (tool);

  if (board == NULL && klass->end != NULL)
    klass->end (tool);
  private->board = board;
  if (board != NULL && klass->begin != NULL)
    klass->begin (tool);
}

void
duck_board_tool_queue_draw (DuckBoardTool *tool)
{
  g_return_if_fail (DUCK_IS_BOARD_TOOL (tool));

  if (get_private (tool)->board != NULL)
    duck_board_queue_overlay (get_private (tool)->board);
}

const char *
duck_board_tool_get_cursor (DuckBoardTool *tool)
{
  g_return_val_if_fail (DUCK_IS_BOARD_TOOL (tool), NULL);

  return get_private (tool)->cursor;
}

void
duck_board_tool_set_cursor (DuckBoardTool *tool, const char *name)
{
  g_return_if_fail (DUCK_IS_BOARD_TOOL (tool));

  DuckBoardToolPrivate *private = get_private (tool);

  if (g_strcmp0 (private->cursor, name) == 0)
    return;
  g_free (private->cursor);
  private->cursor = g_strdup (name);
  if (private->board != NULL)
    duck_board_update_pointer (private->board);
  g_object_notify_by_pspec (G_OBJECT (tool), properties[PROP_CURSOR]);
}

const char *
duck_board_tool_get_status (DuckBoardTool *tool)
{
  g_return_val_if_fail (DUCK_IS_BOARD_TOOL (tool), NULL);

  return get_private (tool)->status;
}

void
duck_board_tool_set_status (DuckBoardTool *tool, const char *status)
{
  g_return_if_fail (DUCK_IS_BOARD_TOOL (tool));

  DuckBoardToolPrivate *private = get_private (tool);

  if (g_strcmp0 (private->status, status) == 0)
    return;
  g_free (private->status);
  private->status = g_strdup (status);
  g_object_notify_by_pspec (G_OBJECT (tool), properties[PROP_STATUS]);
}

static void
duck_board_tool_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DuckBoardTool *tool = DUCK_BOARD_TOOL (object);

  switch (id)
    {
    case PROP_CURSOR:
      g_value_set_string (value, get_private (tool)->cursor);
      break;
    case PROP_STATUS:
      g_value_set_string (value, get_private (tool)->status);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
duck_board_tool_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DuckBoardTool *tool = DUCK_BOARD_TOOL (object);

  switch (id)
    {
    case PROP_CURSOR:
      duck_board_tool_set_cursor (tool, g_value_get_string (value));
      break;
    case PROP_STATUS:
      duck_board_tool_set_status (tool, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
duck_board_tool_finalize (GObject *object)
{
  DuckBoardToolPrivate *private = get_private (DUCK_BOARD_TOOL (object));

  g_free (private->cursor);
  g_free (private->status);
  G_OBJECT_CLASS (duck_board_tool_parent_class)->finalize (object);
}

static void
duck_board_tool_class_init (DuckBoardToolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = duck_board_tool_get_property;
  object_class->set_property = duck_board_tool_set_property;
  object_class->finalize = duck_board_tool_finalize;
  properties[PROP_CURSOR] = g_param_spec_string ("cursor", NULL, NULL, NULL, flags);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
duck_board_tool_init (DuckBoardTool *tool)
{
}
