/* game-lights.h: units of a game that somebody reads about, lit on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

G_BEGIN_DECLS

/* A layer of a board, which must outlive it, with a ring round each unit. */
typedef struct _DuckGameLights DuckGameLights;

DuckGameLights *duck_game_lights_new (DuckBoard *board);
void duck_game_lights_free (DuckGameLights *lights);

/* Lights the units that the event, or nothing for NULL, is about: where they stand after n_orders;
 * those that are gone by then, where they stood before the event. */
void duck_game_lights_show (DuckGameLights *lights, DuckGameDocument *document,
                            DuckGameEvent *event, guint n_orders);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckGameLights, duck_game_lights_free)

G_END_DECLS
