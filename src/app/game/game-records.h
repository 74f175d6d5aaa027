/* game-records.h: what one does with a game that lies behind one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/documents/game-document.h"
#include "app/game/game-page.h"

G_BEGIN_DECLS

/* Adds actions to the page: "export-log" (s: text, markdown or json), "tally", "result",
 * "save-position", "play-again", "play-on", from the moment that is shown, "go-to" (u), and
 * "replay", "play-past" and "speed" (s), which show order after order. */
void duck_game_records_add_actions (DuckGamePage *page);

/* Marks where each turn begins on the scale of orders, or each round if there are very many. */
void duck_game_records_mark (GtkScale *scale, DuckGameDocument *document);

/* Stops showing order after order. */
void duck_game_records_stop (DuckGamePage *page);

G_END_DECLS
