/* game-end.h: how a game has ended
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"
#include "desk/documents/game-document.h"

G_BEGIN_DECLS

/* A window beside the page of a game: who has won and why, or how it stands; losses, the orders
 * that cost most, dice, a picture of the field. Its buttons activate actions of the page: "go-to"
 * (u) an order, "replay", "play-again", "save-position". */
void duck_game_end_show (DuckPage *page);

/* An order by which a side lost more than by others. */
typedef struct
{
  guint n_orders; /* its own among them */
  gint killed[WAR_N_SIDES]; /* by it, by cost */
} DuckTurningPoint;

/* The orders that cost most, at most so many, in the order of the game. Free the array. */
GArray *duck_game_end_find_turning_points (DuckGameDocument *document, guint maximum);

G_END_DECLS
