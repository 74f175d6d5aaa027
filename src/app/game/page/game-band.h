/* game-band.h: what a seat decides in the middle of something, over the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/placing.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_BAND (duck_game_band_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameBand, duck_game_band, DUCK, GAME_BAND, GtkWidget)

/* Where nothing is to be pointed at: the decision as a sentence, in the colour of the side, and a
 * button for each answer, with what it does on average; an offer can also be left open. While an
 * order waits for dice that people roll, it asks for them. Else it is hidden. What declines can be
 * done for all of the phase, by placing. */
void duck_game_band_set_play (DuckGameBand *self, DuckPlay *play, DuckPlacing *placing);

G_END_DECLS
