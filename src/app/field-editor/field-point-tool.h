/* field-point-tool.h: puts points onto a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_POINT_TOOL (duck_field_point_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldPointTool, duck_field_point_tool, DUCK, FIELD_POINT_TOOL,
                      DuckFieldTool)

G_END_DECLS
