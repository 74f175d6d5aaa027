/* field-picture-tool.h: puts the picture to trace in its place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-background.h"
#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_PICTURE_TOOL (duck_field_picture_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldPictureTool, duck_field_picture_tool, DUCK, FIELD_PICTURE_TOOL,
                      DuckFieldTool)

/* Moves the picture, and scales it by its corners; arrow keys nudge it, Delete removes it. */
DuckBoardTool *duck_field_picture_tool_new (DuckFieldSession *session,
                                            DuckFieldBackground *picture);

/* The next drag marks something on it that is as long as somebody knows. */
void duck_field_picture_tool_measure (DuckFieldPictureTool *self);

G_END_DECLS
