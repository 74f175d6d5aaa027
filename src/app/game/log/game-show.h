/* game-show.h: shows on a board what orders have just done: who goes along his way, who fires
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "desk/documents/game-document.h"
#include "engine/game/acts.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_SHOW (duck_game_show_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameShow, duck_game_show, DUCK, GAME_SHOW, GObject)

/* Pieces slide along the ways that somebody else than a person has ordered; where GTK is not to
 * animate, or at no pace, they are where they have come to at once. What was done leaves a mark,
 * which stays until the viewer orders something. It changes nothing and holds up nobody: the next
 * order ends what is still being shown.
 *
 * Signals: "ended": what duck_game_show_replay() has shown is over. What it is given is lent;
 * units: the layer of pieces, which lacks those that slide. */
DuckGameShow *duck_game_show_new (DuckBoard *board, DuckBoardLayer *units,
                                  DuckGameDocument *document);

/* Milliseconds between two orders that are followed; 0: no time is spent on any. */
void duck_game_show_set_pace (DuckGameShow *self, guint pace);

/* The game has gone from n_before orders to where it is now; fewer, if some were taken back. */
void duck_game_show_follow (DuckGameShow *self, guint n_before);

/* Shows once more what came of an order, from 0, with its marks alone, at a pace that can be
 * followed; the pieces are drawn as after it meanwhile. A second call ends the first. */
void duck_game_show_replay (DuckGameShow *self, guint order);
gboolean duck_game_show_is_replaying (DuckGameShow *self);

/* Ends all that moves. */
void duck_game_show_stop (DuckGameShow *self);

/* Whether marks are drawn: not while the past is looked at. */
void duck_game_show_set_marks_visible (DuckGameShow *self, gboolean visible);

/* The orders after which pieces are to be drawn, if that is n_orders; by rows, which are not to be
 * drawn: lent, NULL: none. */
guint duck_game_show_get_n_orders (DuckGameShow *self, guint n_orders);
const gboolean *duck_game_show_get_absent (DuckGameShow *self);

/* Where the piece is drawn, and how much of its way is behind it, in WAR_ACT_WHOLE; FALSE: it does
 * not slide. */
gboolean duck_game_show_find_base (DuckGameShow *self, gint row, WarBase *base, gint *share);

/* WarAct: what the marks are of; lent. */
const GArray *duck_game_show_get_marks (DuckGameShow *self);

G_END_DECLS
