/* game-document-private.h: what the files of open games share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/game-document.h"
#include "desk/documents/game-line.h"
#include "desk/documents/game-views.h"

G_BEGIN_DECLS

struct _DuckGameDocument
{
  DuckDocument parent_instance;

  DuckGameLine *line; /* where the session is */
  WarSession session; /* of the line's game; without a game before there is a line */
  DuckGameViews *views;
  char *reason; /* why the next order is given; or NULL */
  GArray *rolled; /* guint: how many of the session's dice each roll for the order that waits has */
  gboolean is_covered;
  WarState *open_view; /* what has nobody's secrets, as it was last asked for; or NULL */
  char *title; /* of a game that has branched off; NULL: its operation's name */
};

static inline WarGame *
duck_game_document_get_played (DuckGameDocument *self)
{
  return self->session.game;
}

/* The seat of a person who leads the game for others; WAR_NONE. */
gint duck_game_document_find_umpire (DuckGameDocument *self);

/* Says that what comes next may be different, once the views have followed. */
void duck_game_document_tell (DuckGameDocument *self);

G_END_DECLS
