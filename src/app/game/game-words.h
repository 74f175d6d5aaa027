/* game-words.h: what the page of a game says of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/play.h"

G_BEGIN_DECLS

/* Who has won, or who has to do what; "": nobody. */
char *duck_game_words_next (const WarSetup *setup, const WarState *state);

/* "End Movement · 3 units can still act": the order ends a step. state: that is shown. */
char *duck_game_words_end (DuckPlay *play, const WarState *state, const WarOrder *order);

/* What there is to say of the order that is proposed, or else has been said last; NULL: nothing. */
char *duck_game_words_proposal (DuckPlay *play);

G_END_DECLS
