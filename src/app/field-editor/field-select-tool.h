/* field-select-tool.h: selects, moves, scales and turns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_SELECT_TOOL (duck_field_select_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldSelectTool, duck_field_select_tool, DUCK, FIELD_SELECT_TOOL,
                      DuckFieldTool)

/* A click selects what is uppermost, with Shift or Ctrl another one too; a drag moves what is
 * selected, or selects all that a box holds. Handles scale, turn and move corners; a double click
 * on an outline makes a corner there, on a corner takes it away. Shift keeps a drag to headings of
 * 15° and to proportions, Ctrl from being attracted. */

/* The corner that was touched last, which Delete takes away. FALSE: there is none. */
gboolean duck_field_select_tool_delete_vertex (DuckFieldSelectTool *self);

G_END_DECLS
