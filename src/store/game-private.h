/* game-private.h: what reading and writing a saved game share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/game-file.h"

G_BEGIN_DECLS

/* One without anything yet. */
StoreGame *store_game_alloc (void);

G_END_DECLS
