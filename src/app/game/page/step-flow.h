/* step-flow.h: from one step of a game to the next: who is told of it, and what ends by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/board/turn-banner.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

#define DUCK_TYPE_STEP_FLOW (duck_step_flow_get_type ())
G_DECLARE_FINAL_TYPE (DuckStepFlow, duck_step_flow, DUCK, STEP_FLOW, GObject)

/* The banner, which stays the page's, says which step has begun. One in which a person can do
 * nothing but end it ends by itself, if the setting wants that: as part of what was ordered before,
 * with which it is taken back; the line below the map says so. */
DuckStepFlow *duck_step_flow_new (DuckPlay *play, DuckTurnBanner *banner);

/* Something may have changed. is_uncovered: who looks at the screen may see the game; is_asked:
 * something is asked over the map, which the banner would only repeat. */
void duck_step_flow_follow (DuckStepFlow *self, gboolean is_uncovered, gboolean is_asked);

/* Gives the order, which ends the step. Over another that has been begun it does so only if it has
 * been warned of that, from when the warning, lent, is to be read until something changes. Where
 * units could still act the person is asked first, once a step, as the setting wants it. */
void duck_step_flow_end (DuckStepFlow *self, GtkWidget *page, const WarOrder *order);
const char *duck_step_flow_get_warning (DuckStepFlow *self);

G_END_DECLS
