/* game-records.h: what one does with a game that lies behind one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/page/game-page.h"

G_BEGIN_DECLS

/* Adds actions to the page: "export-log" (s: text, markdown or json), "tally", "briefing",
 * "result", "save-position", "play-again", and "play-on", from the moment that is shown. */
void duck_game_records_add_actions (DuckGamePage *page);

G_END_DECLS
