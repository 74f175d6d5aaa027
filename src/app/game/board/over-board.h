/* over-board.h: what lies over the board of a game does not lie over each other, nor over a choice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"

G_BEGIN_DECLS

/* Keeps the overlays, lent, within the board: the band at the top, as high as it wants to be if
 * there is room; the dice in a corner that it leaves, below if they can, or else hidden; the
 * banner, which passes, below the band. The caption lies below, where lines begin, and the
 * dice keep out of its way. */
void duck_over_board_arrange (GtkOverlay *overlay, GtkWidget *band, GtkWidget *dice,
                              GtkWidget *banner, GtkWidget *caption);

/* From now on the dice go out of the way of what is being chosen with the tool of a game, which the
 * board in the overlay has, and of whoever points there, to where they hide least; where they would
 * hide a choice anywhere they are not shown. */
void duck_over_board_give_way (GtkOverlay *overlay, DuckBoard *board);

G_END_DECLS
