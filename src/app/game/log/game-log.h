/* game-log.h: what happened in a game, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_LOG (duck_game_log_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameLog, duck_game_log, DUCK, GAME_LOG, GtkWidget)

/* Every event with its sentence, dice and clause, under its round, turn and phase, those in which
 * nothing happened left out; of all of them, or of those that somebody wants to see.
 *
 * Signals: "chosen" (n_orders): somebody wants to see how the game was then; "pointed" (event, or
 * NULL): somebody reads the line. */
void duck_game_log_set_document (DuckGameLog *self, DuckGameDocument *document);

/* Marks the last event of what happened in the first n_orders, and brings it into sight. */
void duck_game_log_follow (DuckGameLog *self, guint n_orders);

/* Shows no more than the first n_events of the document; G_MAXUINT: all. */
void duck_game_log_set_end (DuckGameLog *self, guint n_events);

/* What came of the first n_orders after the first so many, as sentences; free it. */
char *duck_game_log_dup_text (DuckGameLog *self, guint after, guint n_orders);

/* The unit, or WAR_NONE, of which alone one may want to see the events. */
void duck_game_log_set_unit (DuckGameLog *self, gint piece);

/* DuckGameEvent: the lines that are shown. */
GListModel *duck_game_log_get_lines (DuckGameLog *self);

/* For how many events that follow it, and say the same of others, its line stands. */
guint duck_game_log_count_folded (DuckGameLog *self, DuckGameEvent *event);

G_END_DECLS
