/* game-words.h: what the page of a game says of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "app/game/set-up/runner.h"

G_BEGIN_DECLS

/* Who has won, or who has to do what; "": nobody. viewer: whose decision comes first, and of others
 * it is only said how many they are; WAR_NONE. */
char *duck_game_words_next (const WarSetup *setup, const WarState *state, gint viewer);

/* What the one button that says what comes next does now: "Roll Off", or in two lines "End
 * Movement", "3 units can still act"; NULL: nothing. state: that is shown, in the past or not; then
 * is_recap: what has happened since a person decided last is gone through. */
char *duck_game_words_go_on (DuckPlay *play, const WarState *state, DuckRunner *runner,
                             gboolean is_past, gboolean is_recap);

/* What tells one press of a button with that label from another: the moment, and what is done; not
 * how many units can still act. Free it. */
char *duck_game_words_meaning (const WarSetup *setup, const WarState *state, const char *label);

/* Whose decision it is; while a commander acts, why it did what it did last, or else what the
 * numbers beside the targets of the chosen unit mean. n_orders: after which the game is shown. */
char *duck_game_words_action (DuckPlay *play, const WarState *state, DuckRunner *runner,
                              guint n_orders);

/* What there is to say of the order that is proposed, or else has been said last; NULL: nothing. */
char *duck_game_words_proposal (DuckPlay *play);

/* What a click on the piece does while targets are named, as the status. */
void duck_game_words_say_candidate (DuckPlay *play, gint piece);

G_END_DECLS
