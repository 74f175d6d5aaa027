/* field-hex-tool.h: draws on a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

typedef enum
{
  DUCK_HEX_SELECT, /* chooses a hex; a fort or a start is dragged to another one */
  DUCK_HEX_BRUSH,
  DUCK_HEX_FILL, /* what hangs together */
  DUCK_HEX_ROAD, /* from hex to hex; whoever drags back takes back */
  DUCK_HEX_RIVER, /* likewise */
  DUCK_HEX_FORT, /* a press on a side opens it, in the middle it turns the fort */
  DUCK_HEX_START, /* the next number, or away with it */
  DUCK_HEX_ERASER,
} DuckHexToolKind;

#define DUCK_TYPE_FIELD_HEX_TOOL (duck_field_hex_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldHexTool, duck_field_hex_tool, DUCK, FIELD_HEX_TOOL, DuckFieldTool)

/* For fields that have a board. What is drawn from press to release is one step; with Shift held
 * down at the press roads and rivers are taken away along the drag. */
DuckBoardTool *duck_field_hex_tool_new (DuckFieldSession *session, DuckHexToolKind kind);

G_END_DECLS
