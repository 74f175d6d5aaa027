/* play-private.h: what the parts of a play share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Whether it is said by pointing at the ground. */
gboolean duck_play_want_is_pointed (WarChoiceWant want);

/* Proposes the order if it is complete, and keeps the choice in mind if it is not. */
void duck_play_propose_choice (DuckPlay *self, const WarChoice *choice);

/* The choice is in hand now, with all that has been said of it. */
void duck_play_begin (DuckPlay *self, const WarChoice *choice);

/* The place that was pointed at is not allowed; nothing is proposed any more. */
void duck_play_mark_refused (DuckPlay *self, WarPosition place);

/* Says why. */
void duck_play_refuse (DuckPlay *self, const WarOrder *order, const WarRefusal *refusal);

/* The heading to which somebody has turned what is being placed; WAR_NONE. */
gint32 duck_play_get_turned (DuckPlay *self);
void duck_play_set_turned (DuckPlay *self, gint32 heading);

G_END_DECLS
