/* turn-handle.h: the handle by which the chosen unit is turned
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "app/game/play.h"

G_BEGIN_DECLS

/* Whether somebody who points there takes hold of it: it is before the middle of the unit's front,
 * at the same distance on the screen whatever the zoom, if anybody is chosen who could turn. */
gboolean duck_turn_handle_is_at (DuckPlay *play, const DuckBoardEvent *event);

/* Proposes what turns the unit towards the place: where it stands, or with as little of a move as
 * its rules ask for. */
void duck_turn_handle_drag (DuckPlay *play, WarPosition place);

void duck_turn_handle_draw (DuckPlay *play, DuckBoardOverlay *overlay);

G_END_DECLS
