/* game-rows.h: what the window in which a game begins shows in its rows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/shell/shell.h"
#include "engine/operation/operation.h"
#include "store/documents/game-file.h"

G_BEGIN_DECLS

/* What is wrong: sentences, each a line. Free it. */
char *duck_game_rows_join_faults (const GPtrArray *faults);

/* The levels that the rules know, with the one of the id chosen, or the usual one; the row is there
 * if there are some and they matter. rules: or NULL. */
void duck_game_rows_show_level (AdwComboRow *row, WarRules *rules, gboolean matters,
                                const char *level);

/* Of a campaign the game has a file from the beginning; else one is asked for when it is saved.
 * Takes the game. */
void duck_game_rows_show_game (DuckShell *shell, StoreGame *game, const char *path);

G_END_DECLS
