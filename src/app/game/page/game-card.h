/* game-card.h: the unit of a game that is chosen, and what it may do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/play.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_CARD (duck_game_card_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameCard, duck_game_card, DUCK, GAME_CARD, GtkWidget)

/* Its name and condition, a button for each order that it may be given, and sentences that say why
 * it may not be given others. It is hidden while no unit is chosen. Signal "taken": an order has
 * been chosen that is completed on the map. */
void duck_game_card_set_play (DuckGameCard *self, DuckPlay *play);

/* Who it is: seen while a unit is chosen; lent. */
GtkWidget *duck_game_card_get_unit (DuckGameCard *self);

/* Brings it into sight with its heading, once it is laid out. */
void duck_game_card_reveal (DuckGameCard *self);

G_END_DECLS
