/* game-hindsight.h: what would have been better at the turning points of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"

G_BEGIN_DECLS

/* At most so many are told. */
#define DUCK_GAME_HINDSIGHT_MAX 3

/* An order of the game, counted from 1, and who lost by it. */
typedef struct
{
  guint n_orders;
  gint side;
} DuckGameLoss;

/* A part of the window of the result: it thinks in a thread, says what it has found, and offers to
 * replay from there with the steady commander by the action "game.replay-steady" (ui). NULL: it
 * could not find anything, as nobody can look ahead there. */
GtkWidget *duck_game_hindsight_new (DuckGameDocument *document, const DuckGameLoss *losses,
                                    guint n_losses);

G_END_DECLS
