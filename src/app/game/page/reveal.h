/* reveal.h: shows one by one what sealed orders did that were revealed together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/board/dice-view.h"
#include "app/game/board/game-lights.h"
#include "app/game/log/game-log.h"
#include "app/game/page/game-page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_REVEAL (duck_reveal_get_type ())
G_DECLARE_FINAL_TYPE (DuckReveal, duck_reveal, DUCK, REVEAL, GObject)

/* What came of an order that revealed others is gone through event by event, at a pace, up to where
 * the next phase begins: on the board, which is as it was before, in the log and by the dice. Each
 * person sees it once.
 *
 * Signals: "stepped": another event is shown; "ended": all of them have been, or nobody wants to
 * see them any more, and the page shows the game as it is. What it is given is lent. */
DuckReveal *duck_reveal_new (DuckGamePage *page, DuckGameLog *log, DuckGameLights *lights,
                             DuckDiceView *dice);

/* Milliseconds for an event; 0: nothing is shown one by one. */
void duck_reveal_set_pace (DuckReveal *self, guint pace);

/* Shows the viewer what has been revealed since this was last called for him; FALSE: nothing. */
gboolean duck_reveal_begin (DuckReveal *self);
void duck_reveal_stop (DuckReveal *self);
gboolean duck_reveal_is_on (DuckReveal *self);

/* While it is on: how many orders came before the one that revealed. */
guint duck_reveal_get_n_orders (DuckReveal *self);

/* "Revealed, 2 of 9: …"; NULL: it is not on. Free it. */
char *duck_reveal_dup_text (DuckReveal *self);

G_END_DECLS
