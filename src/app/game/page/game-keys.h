/* game-keys.h: digits that press what a game offers, and what keys do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/page/game-band.h"
#include "app/game/page/game-card.h"
#include "app/game/page/game-turn-bar.h"

G_BEGIN_DECLS

/* While the keys are anywhere in the page, and are not typed: 1 to 9 press the first answers of
 * the band, or, while it asks nothing, the first buttons of the card; the question mark says what
 * keys do now. */
void duck_game_keys_add (GtkWidget *page, DuckGameCard *card, DuckGameBand *band,
                         DuckGameTurnBar *turn_bar);

/* Says in the button's tooltip, below the text, that the n-th digit presses it; from the tenth on,
 * the text alone. text: NULL: there is none. */
void duck_game_keys_explain (GtkWidget *button, guint n, const char *text);

G_END_DECLS
