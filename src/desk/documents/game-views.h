/* game-views.h: what each person sees of an open game, and its events as the one sees who looks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/game/replay.h"
#include "engine/game/session.h"

G_BEGIN_DECLS

typedef struct _DuckGameViews DuckGameViews;

DuckGameViews *duck_game_views_new (void);
void duck_game_views_free (DuckGameViews *self);

/* Before it is about another game, or none. */
void duck_game_views_forget (DuckGameViews *self);

/* The session has gone on, or back: all is brought up to date by the eyes of who looks now, the
 * viewer. Among persons that goes on to who decides, and stays while nobody does; nobody is it once
 * the game is over. TRUE: it is somebody else than before. */
gboolean duck_game_views_update (DuckGameViews *self, WarSession *session);

/* From the next update on a person who may always look, does; WAR_NONE: no longer. */
void duck_game_views_set_watcher (DuckGameViews *self, gint seat);
gint duck_game_views_get_watcher (const DuckGameViews *self);

/* Whose eyes they are; WAR_NONE: nobody's, and all is shown. */
gint duck_game_views_get_viewer (const DuckGameViews *self);

/* The game by those eyes, lent. */
WarReplay *duck_game_views_get_replay (DuckGameViews *self);

/* DuckGameEvent: what the viewer sees of what happened; and their DuckGameHeading. Lent. */
GListModel *duck_game_views_get_events (DuckGameViews *self);
const GArray *duck_game_views_get_headings (const DuckGameViews *self);

/* Why the order is given that comes next, or NULL: takes it. The first n_orders keep theirs. */
void duck_game_views_add_reason (DuckGameViews *self, guint n_orders, char *reason);
void duck_game_views_cut_reasons (DuckGameViews *self, guint n_orders);

/* Whether the viewer may know why: an order of the game's, by its number. */
gboolean duck_game_views_may_read_reason (DuckGameViews *self, const WarGame *game, guint order);

/* Lent; NULL: there is none, or the viewer knows nothing of the order, or may not know why. */
const char *duck_game_views_get_reason (DuckGameViews *self, const WarGame *game, guint order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckGameViews, duck_game_views_free)

G_END_DECLS
