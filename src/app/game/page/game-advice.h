/* game-advice.h: what a commander would do in a person's place, and how those who think are hurried
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "app/game/set-up/runner.h"
#include "app/shell/page.h"

G_BEGIN_DECLS

/* "advise" shows a window with the three best orders and why, each of which can be given from
 * there; it goes when the game goes on. "hurry": who looks ahead takes the best found by now. What
 * is given is lent: it lives as long as the page. */
void duck_game_advice_add_actions (DuckPage *page, DuckPlay *play, DuckRunner *runner);

/* Whether there is anything to advise now. */
void duck_game_advice_offer (DuckPage *page, DuckPlay *play, gboolean is_covered);

G_END_DECLS
