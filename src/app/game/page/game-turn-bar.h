/* game-turn-bar.h: what is going on in a game, and the one button that goes on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/war.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_TURN_BAR (duck_game_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameTurnBar, duck_game_turn_bar, DUCK, GAME_TURN_BAR, GtkBox)

/* The sentence, or NULL, in which numbers of clauses of the rules lead to them. */
void duck_game_turn_bar_set_status (DuckGameTurnBar *self, const char *status,
                                    const WarRules *rules);

/* What the button says, or NULL where one cannot go on, and what it would do, in such words that
 * two that mean something else are never the same. */
void duck_game_turn_bar_set_next (DuckGameTurnBar *self, const char *label, const char *meaning);

/* Beside it: a button that leaves out what is told, one that halts who goes on by himself, and one
 * that hurries who looks ahead. */
void duck_game_turn_bar_offer (DuckGameTurnBar *self, gboolean skip, gboolean pause,
                               gboolean hurry);

/* The button with the menu of how orders are followed, lent. */
GtkWidget *duck_game_turn_bar_get_show_menu (DuckGameTurnBar *self);

/* The button that goes on, lent. */
GtkWidget *duck_game_turn_bar_get_button (DuckGameTurnBar *self);

G_END_DECLS
