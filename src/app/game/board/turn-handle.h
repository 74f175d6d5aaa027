/* turn-handle.h: the handles by which the chosen unit is turned
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* A unit that turns where it stands has one before the middle of its front. One of several bases
 * has one before each front corner, which wheels about the other corner. */
typedef enum
{
  DUCK_TURN_HANDLE_NONE,
  DUCK_TURN_HANDLE_FRONT,
  DUCK_TURN_HANDLE_LEFT,
  DUCK_TURN_HANDLE_RIGHT,
} DuckTurnHandle;

/* The one that somebody who points there takes hold of: they are before the unit's front, at the
 * same distance on the screen whatever the zoom, if anybody is chosen who could turn. */
DuckTurnHandle duck_turn_handle_find (DuckPlay *play, const DuckBoardEvent *event);

/* Proposes what the handle does when it is brought there: turns the unit where it stands, or with
 * as little of a move as its rules ask for; nothing if it is a corner's, and brought back. */
void duck_turn_handle_drag (DuckPlay *play, DuckTurnHandle handle, const DuckBoardEvent *event);

void duck_turn_handle_draw (DuckPlay *play, DuckBoardOverlay *overlay);

G_END_DECLS
