/* game-timeline.h: which moment of a game is shown, and the way through all of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"
#include "desk/documents/game-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_TIMELINE (duck_game_timeline_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameTimeline, duck_game_timeline, DUCK, GAME_TIMELINE, GtkBox)

/* A scale of moments, which are orders, but for those of others that are secret: marked where each
 * turn begins, or each round if there are very many.
 *
 * Signal "moved" (guint n_orders): somebody wants to see the game as it was after so many. */

/* Adds actions to the page, lent, that the timeline is part of: "first", "previous", "next", "last"
 * and "go-to" (u), and "replay", "play-past" and "speed" (s), which show order after order. */
void duck_game_timeline_set_page (DuckGameTimeline *self, DuckPage *page);

/* The game is shown as it was after the first n_orders. */
void duck_game_timeline_show (DuckGameTimeline *self, DuckGameDocument *document, guint n_orders);

/* Stops showing order after order. */
void duck_game_timeline_stop (DuckGameTimeline *self);

G_END_DECLS
