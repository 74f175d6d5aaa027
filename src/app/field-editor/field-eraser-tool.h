/* field-eraser-tool.h: takes away what it touches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_ERASER_TOOL (duck_field_eraser_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldEraserTool, duck_field_eraser_tool, DUCK, FIELD_ERASER_TOOL,
                      DuckFieldTool)

G_END_DECLS
