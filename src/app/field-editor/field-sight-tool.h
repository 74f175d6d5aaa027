/* field-sight-tool.h: says what is seen from one place of another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_SIGHT_TOOL (duck_field_sight_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldSightTool, duck_field_sight_tool, DUCK, FIELD_SIGHT_TOOL,
                      DuckFieldTool)

/* A press darkens all that is not seen from there. A drag looks from there at a base where it goes:
 * each line of sight, what blocks it and what covers, by the rules whose effects are shown. It
 * stays until the next one, and follows changes of the field. */

G_END_DECLS
