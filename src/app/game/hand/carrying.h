/* carrying.h: units that are dragged from a list to their place on the map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Lets the piece, for which the widget stands, be dragged from there onto the board of the same
 * window while it may be placed: where it would stand is shown as if the pointer alone were there,
 * keys turn it, and it is placed where the button is released. */
void duck_carrying_add (GtkWidget *widget, DuckPlay *play, gint piece, DuckBoard *board);

G_END_DECLS
