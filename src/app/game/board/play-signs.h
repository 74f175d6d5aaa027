/* play-signs.h: numbers and chances on a board, none over another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "draw/surface/palette.h"

G_BEGIN_DECLS

/* Signs that are drawn above all else: each where it is wanted or, if another one that was added
 * before lies there, beside it, with a line to what it is of. */
typedef struct _DuckPlaySigns DuckPlaySigns;

DuckPlaySigns *duck_play_signs_new (DuckBoardOverlay *overlay);

/* A sign with its middle at "at", of what is at "of"; all in millimetres. The most important ones
 * come first: one for which there is no room nearby is left out. */
void duck_play_signs_add (DuckPlaySigns *self, graphene_point_t at, graphene_point_t of,
                          const char *words, DrawColour colour);

/* One that stays where it is wanted. */
void duck_play_signs_add_fixed (DuckPlaySigns *self, graphene_point_t at, const char *words,
                                DrawColour colour);

/* Draws all of them, and frees them. */
void duck_play_signs_end (DuckPlaySigns *self);

/* Where the rectangle, or one as large beside it, is free of all that are taken, graphene_rect_t;
 * FALSE: nowhere nearby. */
gboolean duck_play_signs_find_room (const GArray *taken, const graphene_rect_t *wanted,
                                    graphene_rect_t *found);

G_END_DECLS
