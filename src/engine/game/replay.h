/* replay.h: a game to look at from its beginning, order by order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* Plays the orders of a game once more, which it leaves alone and which must outlive it, and keeps
 * what came of them. Of a game that goes on it knows what it was when last brought up to date. */
typedef struct _WarReplay WarReplay;

/* seat: by whose eyes it is seen, all that is hidden from it left out; WAR_NONE: all is shown. */
WarReplay *war_replay_new (const WarGame *game, gint seat);
void war_replay_free (WarReplay *replay);

/* Brings it up to date with a game that went on, or back, or both, which must happen before it is
 * used again: what both have in common is kept, and takes no time. How many orders that is. */
guint war_replay_update (WarReplay *replay);

guint war_replay_get_n_orders (const WarReplay *replay);

/* All events in order, lent; those of an order are first … first + n − 1. */
const WarEvent *war_replay_get_events (const WarReplay *replay, guint *n_events);
void war_replay_find_events (const WarReplay *replay, guint order, guint *first, guint *n);

/* The moments that can be told apart by whose eyes see it, as a number from 0 to the last: the
 * beginning, each own order and each of others of which anything is seen, and how the game stands.
 * Of what others ordered in secret it cannot be counted how many there were. */
guint war_replay_get_last_moment (const WarReplay *replay);
guint war_replay_get_moment_orders (const WarReplay *replay, guint moment);

/* The last moment that is not after the first n_orders. */
guint war_replay_find_moment (const WarReplay *replay, guint n_orders);

/* How many of the first orders were told alike by both, of one game or of what it was before. */
guint war_replay_count_alike (const WarReplay *replay, const WarReplay *other);

/* Whether the order took orders out of what was sealed: they were revealed. */
gboolean war_replay_opens_sealed (const WarReplay *replay, guint order);

/* The state after the first n_orders; lent until the next call. */
const WarState *war_replay_go_to (WarReplay *replay, guint n_orders);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarReplay, war_replay_free)

G_END_DECLS
