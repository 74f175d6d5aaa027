/* step-end.h: what is left undone when a step of a game ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/play.h"

G_BEGIN_DECLS

/* The number of units that can act and have not. */
guint duck_step_end_count_idle (DuckPlay *play);

/* Gives the order, which ends the step, and says how many have not acted. Over another that has
 * been begun it does so only if that has been said before: is_warned, which is set. */
void duck_step_end_ask (DuckPlay *play, const WarOrder *order, gboolean *is_warned);

G_END_DECLS
