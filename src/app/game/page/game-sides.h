/* game-sides.h: how both sides of a game stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"

G_BEGIN_DECLS

/* Fills the box with a card for each side: what it has, what it has lost, and who commands it, in
 * a menu that hands it over by the action "game.hand-over", with a seat and a commander's id. */
void duck_game_sides_update (GtkBox *sides, DuckGameDocument *document, const WarState *state);

G_END_DECLS
