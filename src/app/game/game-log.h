/* game-log.h: what happened in a game, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/documents/game-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_LOG (duck_game_log_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameLog, duck_game_log, DUCK, GAME_LOG, GtkWidget)

/* Every event with its sentence and clause. Signal "chosen" (n_orders): somebody wants to see how
 * the game was then. */
void duck_game_log_set_document (DuckGameLog *self, DuckGameDocument *document);

/* Marks the last event of what happened in the first n_orders, and brings it into sight. */
void duck_game_log_follow (DuckGameLog *self, guint n_orders);

/* What came of the last of the first n_orders, as sentences; free it. */
char *duck_game_log_dup_text (DuckGameLog *self, guint n_orders);

G_END_DECLS
