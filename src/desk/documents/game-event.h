/* game-event.h: something that happened in a game, as an item of a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/game/game.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_EVENT (duck_game_event_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameEvent, duck_game_event, DUCK, GAME_EVENT, GObject)

/* The game must outlive the item. n_orders: given up to it, its own among them. */
DuckGameEvent *duck_game_event_new (const WarGame *game, const WarEvent *event, guint n_orders);

const WarEvent *duck_game_event_get_event (DuckGameEvent *self);
guint duck_game_event_get_n_orders (DuckGameEvent *self);
char *duck_game_event_dup_text (DuckGameEvent *self);

/* What its dice were rolled for, without what came of it; of an event with dice. */
char *duck_game_event_dup_question (DuckGameEvent *self);

/* The sentence with its clause, for a text: "BEF Infantry 2 is destroyed. [5.8]"; a heading has
 * none. */
char *duck_game_event_dup_line (DuckGameEvent *self);

/* What is said beneath the sentence: why the order was given that it came of; or NULL. */
void duck_game_event_set_remark (DuckGameEvent *self, const char *remark);
const char *duck_game_event_get_remark (DuckGameEvent *self);

/* 1 a round, 2 a turn, 3 a phase; 0: it is no heading. */
guint duck_game_event_get_heading (DuckGameEvent *self);

/* "5.5", or NULL; and what it says. */
const char *duck_game_event_get_clause (DuckGameEvent *self);
char *duck_game_event_dup_rule (DuckGameEvent *self);

G_END_DECLS
