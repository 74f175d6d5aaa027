/* group-drawing.h: several units of a game that are moved at once, on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* A frame that is drawn up between two places. */
void duck_group_drawing_frame (DuckBoardOverlay *overlay, WarPosition corner, WarPosition other);

/* WarPosition: the polygon about them, by which they can be dragged. */
void duck_group_drawing_hull (DuckBoardOverlay *overlay, const GArray *hull);

/* gint: all bases of those who are in it. */
void duck_group_drawing_members (DuckBoardOverlay *overlay, DuckPlay *play, const GArray *members);

/* WarJointMove: where each comes to stand; and of those who stop elsewhere, where they were to
 * be. */
void duck_group_drawing_moves (DuckBoardOverlay *overlay, DuckPlay *play, const GArray *moves);

G_END_DECLS
