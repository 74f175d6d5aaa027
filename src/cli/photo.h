/* photo.h: what photos have, and what the rules say of where one shows units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"

G_BEGIN_DECLS

/* A photo to be looked at, as store_picture_load() makes it; NULL after saying why it is none. */
GBytes *cli_load_picture (const char *path, guint *width, guint *height);

/* Says of units (is_put, by row of the pieces) that stand where nobody may place them when a game
 * of the operation begins: why. view: with them there. */
void cli_say_wrong_places (const WarSetup *setup, const WarState *view, const gboolean *is_put);

/* Says of units that are farther from where they were than they may go now: why. */
void cli_say_wrong_ways (const WarSetup *setup, const WarState *before, const WarState *after,
                         const gboolean *is_put);

G_END_DECLS
