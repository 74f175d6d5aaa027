/* game-units.h: the units of a game that can act, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/board/board.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_UNITS (duck_game_units_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameUnits, duck_game_units, DUCK, GAME_UNITS, GtkWidget)

/* The phases of a turn with the present one marked, and the units that have something to do, or
 * that something is to be decided about, with their strength and tokens. A click on one chooses it;
 * signal "chosen" (row): it did. Several of a body have one row, that of the first of them; a click
 * wants all: signal "body". What may be placed can be dragged onto the board. */
void duck_game_units_set_play (DuckGameUnits *self, DuckPlay *play, DuckBoard *board);

/* Marks the phase, of the moment that is seen: it may lie in the past. */
void duck_game_units_show_phase (DuckGameUnits *self, gint phase);

G_END_DECLS
