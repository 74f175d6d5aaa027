/* look.h: what there is to see of a unit, and at a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* A unit's statistics, weapons and ground, then each enemy with how far away it is, how it is seen,
 * and what either would do to the other by firing now. Free it. */
char *text_look (const WarSetup *setup, const WarState *state, gint piece);

/* Which features of the field lie there, and what they do. Free it. */
char *text_look_at (const WarSetup *setup, WarPosition position);

G_END_DECLS
