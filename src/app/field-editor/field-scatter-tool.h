/* field-scatter-tool.h: a brush that strews small things
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

/* What the palette has chosen is strewn where one drags: a stroke is one step. */
#define DUCK_TYPE_FIELD_SCATTER_TOOL (duck_field_scatter_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldScatterTool, duck_field_scatter_tool, DUCK, FIELD_SCATTER_TOOL,
                      DuckFieldTool)

G_END_DECLS
