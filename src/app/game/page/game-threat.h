/* game-threat.h: where the other side could hit somebody in its next turn, as shades on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "app/game/hand/play.h"
#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_THREAT (duck_game_threat_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameThreat, duck_game_threat, DUCK, GAME_THREAT, GObject)

/* The shades lie on the layers that the board has by then. They are shown while T is held down
 * anywhere in `keys`, from one press of it to the next, and while the page's action "threat" is on.
 * The caption, lent, says what they are meanwhile, and lists on a press who is in danger.
 *
 * Signal "changed": what there is to say is another. */
DuckGameThreat *duck_game_threat_new (DuckBoard *board, GtkWidget *caption);
void duck_game_threat_set_play (DuckGameThreat *self, DuckPlay *play, DuckPage *page,
                                GtkWidget *keys);

/* Who could hit somebody where the board is pointed at, or the unit that is chosen where it is
 * going. Free it; NULL: that is not shown, or nothing is pointed at. */
char *duck_game_threat_dup_text (DuckGameThreat *self);

G_END_DECLS
