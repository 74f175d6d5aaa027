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

/* Of that, what is prose, each line an item: the type, its statistics, weapons and ground; the
 * enemies too, each by a line with its name and more below it, the most promising first, or NULL
 * where they take no wide table; and the table of enemies, for letters that
 * are all of one width. Free them. */
GPtrArray *text_look_list (const WarSetup *setup, const WarState *state, gint piece);
GPtrArray *text_look_list_around (const WarSetup *setup, const WarState *state, gint piece);
char *text_look_around (const WarSetup *setup, const WarState *state, gint piece);

/* Which features of the field lie there, and what they do. Free it. */
char *text_look_at (const WarSetup *setup, WarPosition position);

G_END_DECLS
