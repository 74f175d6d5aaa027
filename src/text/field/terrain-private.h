/* terrain-private.h: what systems have in common when they say what terrain does
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* Appends a part of a line, with a comma before it if it is not the first. */
void text_terrain_add (GString *line, const char *part);

/* Likewise what it does to sight: a WarBlocks with its limit. Nothing, if one sees through. */
void text_terrain_add_sight (GString *line, gint32 blocks, WarLength limit, WarLengthUnit unit);

/* A choice of sight in the order of WarBlocks, and one of no and yes. */
const char *text_terrain_name_sight (gint32 blocks);
const char *text_terrain_name_answer (gint32 answer);

G_END_DECLS
