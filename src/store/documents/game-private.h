/* game-private.h: what reading and writing a saved game share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/documents/game-file.h"

G_BEGIN_DECLS

/* Ids of undo policies in their order; of whether there is a screen between persons, and of whether
 * the game goes by post. */
extern const char *const store_undo_ids[];
extern const char *const store_hands_over_ids[];
extern const char *const store_by_post_ids[];

/* One without anything yet. */
StoreGame *store_game_alloc (void);

/* As store_game_glance(). */
StoreGame *store_game_glance_at_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults);

/* What is written beside orders, lines as of war_game_to_text(), so that a change of any of them is
 * found out, of their answers too: a checksum, or NULL if there are none. Free it. */
char *store_game_sum (const char *orders);

G_END_DECLS
