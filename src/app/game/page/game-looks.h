/* game-looks.h: where each person of a game has looked on the map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "desk/documents/game-document.h"

G_BEGIN_DECLS

/* By the first seat of each person; all zero: nobody has looked yet. */
typedef struct
{
  DuckBoardLook looks[WAR_MAX_SEATS];
  gboolean is_known[WAR_MAX_SEATS];
} DuckGameLooks;

/* Another person looks. Where one has looked is not for the next to see: each finds the map as it
 * was left, or whole. */
void duck_game_looks_change (DuckGameLooks *self, DuckGameDocument *document, DuckBoard *board,
                             gint from, gint to);

G_END_DECLS
