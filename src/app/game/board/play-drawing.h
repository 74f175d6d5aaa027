/* play-drawing.h: what a person sees of what could be done on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "app/game/board/play-cover.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PLAY_DRAWING (duck_play_drawing_get_type ())
G_DECLARE_FINAL_TYPE (DuckPlayDrawing, duck_play_drawing, DUCK, PLAY_DRAWING, GObject)

/* Who may act and who is chosen, how far that unit goes, whom it may attack, and where the order
 * that is proposed would lead. How far it goes is worked out a few headings at a time, so that
 * nothing has to wait. Signal "changed": it looks otherwise. */
DuckPlayDrawing *duck_play_drawing_new (DuckPlay *play);

void duck_play_drawing_draw (DuckPlayDrawing *self, DuckBoardOverlay *overlay);

/* The most of a choice that lies in an area, in millimetres, which something else would cover. */
DuckPlayCover duck_play_drawing_find_cover (DuckPlayDrawing *self, const graphene_rect_t *area);

G_END_DECLS
