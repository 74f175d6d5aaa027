/* game-recap.h: what has happened in a game since somebody decided last, order by order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "app/game/log/game-log.h"
#include "desk/documents/game-document.h"

G_BEGIN_DECLS

/* The page goes through the past while one is on; both stay the page's. Free it. */
typedef struct _DuckGameRecap DuckGameRecap;

DuckGameRecap *duck_game_recap_new (DuckGameDocument *document, DuckGameLog *log);
void duck_game_recap_free (DuckGameRecap *self);

/* Of a game by post: begins with how many orders there were when the viewer had decided last.
 * FALSE: nothing has happened since then. */
gboolean duck_game_recap_begin (DuckGameRecap *self, gint viewer, guint *n_orders);
void duck_game_recap_end (DuckGameRecap *self);
gboolean duck_game_recap_is_on (const DuckGameRecap *self);

/* How many orders there are at the moment after the one with so many. */
guint duck_game_recap_find_next (const DuckGameRecap *self, guint n_orders);

/* "What happened since you decided last, order 2 of 9: BEF Infantry 2 fires …"; NULL: none is on.
 * Free it. */
char *duck_game_recap_dup_text (const DuckGameRecap *self, guint n_orders);

/* Says the notes that the viewer has been given since he decided last, if there are any. */
void duck_game_recap_say_notes (const DuckGameRecap *self, gint viewer, DuckPlay *play);

G_END_DECLS
