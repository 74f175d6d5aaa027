/* field-ruler-tool.h: measures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_RULER_TOOL (duck_field_ruler_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldRulerTool, duck_field_ruler_tool, DUCK, FIELD_RULER_TOOL,
                      DuckFieldTool)

/* A drag shows how far it is, and where one sees it; Shift keeps it to headings of 15°. It stays
 * until the next one. */

G_END_DECLS
