/* game-places.h: where everything stands in a game, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Where the units stand, and what lies beside them, for who does not see it. Free it. */
char *duck_game_places_describe (const WarSetup *setup, const WarState *state);

G_END_DECLS
