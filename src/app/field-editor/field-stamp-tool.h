/* field-stamp-tool.h: draws boxes and ellipses, and stamps what has a usual size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_STAMP_TOOL (duck_field_stamp_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldStampTool, duck_field_stamp_tool, DUCK, FIELD_STAMP_TOOL,
                      DuckFieldTool)

typedef enum
{
  DUCK_STAMP_BOX,
  DUCK_STAMP_ELLIPSE,
  DUCK_STAMP_USUAL, /* as the terrain usually is */
} DuckStampKind;

/* A drag draws a box or an ellipse from corner to corner, with Shift as wide as deep; a click, or
 * Enter, puts one of the usual size there. A stamp that is dragged turns towards the pointer. */
DuckBoardTool *duck_field_stamp_tool_new (DuckFieldSession *session, DuckStampKind kind);

G_END_DECLS
