/* game-player.h: somebody who plays a game in the window, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

#include "app/board/board.h"
#include "desk/documents/game-document.h"
#include "store/documents/game-file.h"

G_BEGIN_DECLS

typedef struct
{
  AppFixture *fixture;
  DuckPage *page;
  DuckGameDocument *document;
  DuckBoard *board;
} Player;

/* A new game of Langemarck, or a shipped operation, by these commanders. own_dice: people roll for
 * both sides. */
Player begin_with (AppFixture *fixture, const char *commanders, guint64 seed, gboolean own_dice);
Player begin_operation (AppFixture *fixture, const char *name, const char *commanders, guint64 seed,
                        gboolean own_dice);

/* Likewise, with one amendment more than the operation has, by its clause. */
Player begin_amended (AppFixture *fixture, const char *name, const char *clause,
                      const char *commanders, guint64 seed);
Player begin (AppFixture *fixture, const char *commanders, guint64 seed);

/* That game, which is taken over, and has commanders. */
Player begin_with_game (AppFixture *fixture, StoreGame *game);

/* Until one has something to decide, or the game is over. */
WarStep wait_for_person (Player *player);
const WarSetup *get_setup (Player *player);
guint count_orders (Player *player);

/* Until what the hands did has been seen. */
void settle (Player *player);
void press_key (Player *player, guint key);
void move_pointer (Player *player, WarPosition position);
void click_at (Player *player, WarPosition position);
void drag (Player *player, WarPosition from, WarPosition to);

/* What the button says that goes on. */
const char *get_next (Player *player);
gint get_phase (Player *player);
gboolean is_enabled (Player *player, const char *action);
gboolean has_band (Player *player);

/* Places all that is left to place; FALSE: nothing is. */
gboolean place_rest (Player *player);

/* Places all, and ends steps, until the phase is that one. */
void go_on_to_phase (Player *player, gint phase);

/* Ends the step if nothing was ordered since there were n_orders, and a person may; whether. */
gboolean go_on_unless_ordered (Player *player, guint n_orders);

/* What duckboard-cli says of a saved game, whose orders it gives again. */
guint64 read_hash (const char *path);

G_END_DECLS
