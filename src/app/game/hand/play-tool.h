/* play-tool.h: chooses, moves and aims with units on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/board/play-drawing.h"
#include "app/game/hand/play-group.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PLAY_TOOL (duck_play_tool_get_type ())
G_DECLARE_FINAL_TYPE (DuckPlayTool, duck_play_tool, DUCK, PLAY_TOOL, DuckBoardTool)

/* A click on a unit chooses it; with one in hand, a click on an enemy or on the ground is an order,
 * as is dragging the unit. Its handle turns it, as does Shift where it stands, or with the wheel
 * where it would go; who wheels before it goes keeps the wheel of the handle, and a click says
 * where it goes from there, or on itself that it stays. Arrow keys turn it and go forwards and
 * back, Enter gives the order, R turns what is being placed and lets a march go aslant, Escape lets
 * go. */
DuckBoardTool *duck_play_tool_new (DuckPlay *play);

/* What it draws; lent. */
DuckPlayDrawing *duck_play_tool_get_drawing (DuckPlayTool *self);
DuckPlayGroup *duck_play_tool_get_group (DuckPlayTool *self);

/* As the key G: the chosen unit and those with whom it is moved as one body. */
void duck_play_tool_take_body (DuckPlayTool *self);

G_END_DECLS
