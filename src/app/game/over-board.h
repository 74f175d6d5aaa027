/* over-board.h: what lies over the board of a game does not lie over each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Keeps both overlays, lent, within the board: the band at the top, as high as it wants to be if
 * there is room; the dice at the bottom, hidden while the band leaves too little for them. */
void duck_over_board_arrange (GtkOverlay *overlay, GtkWidget *band, GtkWidget *dice);

G_END_DECLS
