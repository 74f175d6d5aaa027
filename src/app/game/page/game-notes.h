/* game-notes.h: what somebody notes of a moment of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/page/game-page.h"
#include "desk/documents/game-document.h"

G_BEGIN_DECLS

/* Shows what is noted of the moment after so many orders; the label is gone if nothing is. */
void duck_game_notes_show (GtkLabel *label, DuckGameDocument *document, guint n_orders);

/* The action that lets a note be written, changed and emptied. */
void duck_game_notes_add_actions (DuckGamePage *page);

G_END_DECLS
