/* game-page.h: the page of a saved game: where it stands, and how it came to that
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/log/game-show.h"
#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_PAGE (duck_game_page_get_type ())
G_DECLARE_FINAL_TYPE (DuckGamePage, duck_game_page, DUCK, GAME_PAGE, DuckPage)

/* Shows the game as it was after the first n_orders. */
void duck_game_page_go_to (DuckGamePage *self, guint n_orders);
guint duck_game_page_get_n_orders (DuckGamePage *self);

/* What shows on its board what orders do; lent. */
DuckGameShow *duck_game_page_get_show (DuckGamePage *self);

G_END_DECLS
