/* token-private.h: the face of a token
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/game/shown.h"
#include "engine/tracker/routine.h"

G_BEGIN_DECLS

#define DRAW_TOKEN_SIZE 18 /* millimetres across */

/* What units are marked with, around the origin: its sign, if it has one, and its name. */
void draw_mark (cairo_t *cr, const WarMark *mark, DrawInk ink);

/* What such a marker is called: "Mine". */
const char *draw_token_get_title (WarMarkerKind kind);

G_END_DECLS
