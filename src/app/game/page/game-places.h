/* game-places.h: where everything stands in a game, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Where the units stand, and what lies beside them, for who does not see it. Free it. */
char *duck_game_places_describe (const WarSetup *setup, const WarState *state);

/* Brings the unit of the piece into sight, if it is on the field. */
void duck_game_places_reveal (DuckBoard *board, const WarSetup *setup, const WarState *state,
                              gint piece);

G_END_DECLS
