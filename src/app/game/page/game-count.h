/* game-count.h: counts a game that has ended among those that were played here
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/page/game-page.h"

G_BEGIN_DECLS

/* Keeps how the page's game, which has just ended in it, ended for those who began it, unless it is
 * kept already; says so if that cannot be. */
void duck_game_count (DuckGamePage *page);

G_END_DECLS
