/* field-outline-tool.h: draws areas, lines and zones
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_OUTLINE_TOOL (duck_field_outline_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldOutlineTool, duck_field_outline_tool, DUCK, FIELD_OUTLINE_TOOL,
                      DuckFieldTool)

typedef enum
{
  DUCK_OUTLINE_AREA,
  DUCK_OUTLINE_LINE,
  DUCK_OUTLINE_ZONE,
} DuckOutlineKind;

/* Each click adds a corner, a double click or Enter at the last one ends, as a click on the first
 * one closes an area; Backspace takes the last one back, Escape all. A drag draws freehand, or of
 * a zone its box. Shift keeps a side to headings of 15°. */
DuckBoardTool *duck_field_outline_tool_new (DuckFieldSession *session, DuckOutlineKind kind);

G_END_DECLS
