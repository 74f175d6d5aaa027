/* play-hexes.h: the hexes that an order may name, on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "app/game/hand/play-reach.h"

G_BEGIN_DECLS

/* Lights the hexes that the hand may name, and outlines those of what is proposed. */
void duck_play_hexes_draw (DuckPlay *play, DuckPlayReach *reach, DuckBoardOverlay *overlay);

G_END_DECLS
