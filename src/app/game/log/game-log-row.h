/* game-log-row.h: a line of a game's log
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-event.h"

G_BEGIN_DECLS

/* The sentence, its clause as a button, and the dice below. The button activates "game.show-clause"
 * with the clause's id. n_more: events for which the line stands beside the one. */
GtkWidget *duck_game_log_row_new (void);
void duck_game_log_row_bind (GtkWidget *row, DuckGameEvent *event, guint n_more);

/* The button by which somebody wants to see these; its data "event" is the event. */
GtkWidget *duck_game_log_row_get_more (GtkWidget *row);

/* A DuckRolledDice as the log shows them. */
GtkWidget *duck_game_log_dice_new (void);

/* A button for the event's clause; it is hidden if there is none. */
GtkWidget *duck_game_log_clause_new (void);
void duck_game_log_clause_set_event (GtkWidget *button, DuckGameEvent *event);

G_END_DECLS
