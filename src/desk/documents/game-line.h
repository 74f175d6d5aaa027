/* game-line.h: a moment of a game, as a value that never changes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"
#include "store/documents/game-file.h"

G_BEGIN_DECLS

/* The orders that led to a moment, and who commands then: one order more than the line before it.
 * Lines that went apart, as one was taken back, share what they have in common, and all of them
 * share one game, which only ever is at one of these moments. */
typedef struct _DuckGameLine DuckGameLine;

/* Where the game stands; takes it. */
DuckGameLine *duck_game_line_new (StoreGame *game);
DuckGameLine *duck_game_line_ref (DuckGameLine *line);
void duck_game_line_unref (DuckGameLine *line);

/* Lent. Only while the game is at the line are its orders and state those of the line. */
StoreGame *duck_game_line_get_game (const DuckGameLine *line);

guint duck_game_line_get_n_orders (const DuckGameLine *line);

/* The line without its last order; lent; NULL: there is none. */
DuckGameLine *duck_game_line_get_before (const DuckGameLine *line);

/* The id of who commands the seat. */
const char *duck_game_line_get_commander (const DuckGameLine *line, gint seat);

/* How the line goes on by the order that was just given in its game. */
DuckGameLine *duck_game_line_go_on (DuckGameLine *line);

/* What the line's last order is called as a step that can be undone: "Move BEF Infantry 2 by 4″
 * towards 90°"; NULL: it belongs to the step before. events: that came of it; all who play see the
 * list of steps, and of an order of which others were not told it is only said whose it was. Free
 * it. */
char *duck_game_line_dup_step (DuckGameLine *line, const WarEvent *events, guint n_events);

/* Whether the last order was such a step, and whose it was; of one whose name was asked for. */
gboolean duck_game_line_is_private (const DuckGameLine *line);
gint duck_game_line_get_seat (const DuckGameLine *line);

/* The same moment, with somebody else in command of the seat from now on. */
DuckGameLine *duck_game_line_set_commander (DuckGameLine *line, gint seat, const char *id);

/* What the seat, or WAR_NONE for all, has noted of the moment after so many orders, lent; NULL:
 * nothing. The same line with something else noted; NULL: nothing. */
const char *duck_game_line_get_note (const DuckGameLine *line, guint order, gint seat);
DuckGameLine *duck_game_line_set_note (DuckGameLine *line, guint order, gint seat,
                                       const char *text);

/* Brings the game to the line, and says in it who commands, and what is noted. */
void duck_game_line_restore (DuckGameLine *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckGameLine, duck_game_line_unref)

G_END_DECLS
