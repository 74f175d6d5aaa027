/* position.h: a position of a game as an operation of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* An operation of this name that begins with the units which are left in the state, on the same
 * field and by the same amendments, with as many rounds as are left, and the side first whose turn
 * it is. An operation says what forces there are, not where they stand nor what they have lost:
 * they are placed anew. NULL: a side has no unit left. */
WarOperation *war_position_to_operation (const WarSetup *setup, const WarState *state,
                                         const char *name);

G_END_DECLS
