/* position.h: a position of a game as an operation of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* An operation of this name that begins with the units which are left in the view, on the same
 * field and by the same amendments, with as many rounds as are left, and the side first whose turn
 * it is. They stand where they do, with what they have lost and what they are marked with as far as
 * an operation says it (operation/start.h); who is not on the field is placed, or comes, as by the
 * operation. All else begins anew. NULL: a side has no unit left. */
WarOperation *war_position_to_operation (const WarSetup *setup, const WarState *view,
                                         const char *name);

/* Whether the row is the first piece of a unit that is left in the view, so that it is in such an
 * operation. */
gboolean war_position_is_left (const WarSetup *setup, const WarState *view, guint row);

G_END_DECLS
