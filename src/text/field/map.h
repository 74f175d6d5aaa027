/* map.h: the field of a game as a map of letters and signs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Terrain as signs, and the bases of pieces with their numbers, within 80 columns; then what the
 * signs mean. The numbers at the edges are inches or centimetres. Free it. */
char *text_map (const WarSetup *setup, const WarState *state);

G_END_DECLS
