/* game-document.h: an open saved game, to look at
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/documents/document.h"
#include "engine/game/replay.h"
#include "store/game-file.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_DOCUMENT (duck_game_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameDocument, duck_game_document, DUCK, GAME_DOCUMENT, DuckDocument)

/* Lent. */
const StoreGame *duck_game_document_get_game (DuckGameDocument *self);
WarReplay *duck_game_document_get_replay (DuckGameDocument *self);

/* DuckGameEvent: all that happened, in order. */
GListModel *duck_game_document_get_events (DuckGameDocument *self);

G_END_DECLS
