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

/* Whether something has been said of an order that is not given yet. */
gboolean duck_step_end_has_begun (DuckPlay *play);

/* What is said then, before the step ends all the same. */
const char *duck_step_end_get_warning (void);

/* Gives the order, which ends the step, and says how many have not acted. */
void duck_step_end_give (DuckPlay *play, const WarOrder *order);

G_END_DECLS
