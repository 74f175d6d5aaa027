/* game-tally.h: the dice of a game, shown by sides
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"
#include "engine/game/tally.h"

G_BEGIN_DECLS

/* What has been rolled of what the viewer has seen: by sides, the last is nobody's. */
void duck_game_tally_count (DuckGameDocument *document, WarTally tallies[WAR_N_SIDES + 1]);

/* A window beside the game, with bars for each kind of dice, averages, and how lucky each side has
 * been; it follows the game. */
void duck_game_tally_show (GtkWidget *page, DuckGameDocument *document);

/* "Entente: 61 of 118 dice had what they needed …", a label for each side. */
void duck_game_tally_add_luck (GtkBox *box, DuckGameDocument *document);

G_END_DECLS
