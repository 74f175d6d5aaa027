/* game-standing.h: how a game stands and what it is won by, in a line above its map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_STANDING (duck_game_standing_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameStanding, duck_game_standing, DUCK, GAME_STANDING, GtkBox)

/* Round, turn and phase; what either side has; and a button that opens what each side wins by. In
 * sight whatever lies beside the map, as long as the map is. */
void duck_game_standing_show (DuckGameStanding *self, DuckGameDocument *document,
                              const WarState *state);

G_END_DECLS
