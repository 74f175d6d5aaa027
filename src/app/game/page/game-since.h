/* game-since.h: what has happened to units since one's last turn, unit by unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/page/game-page.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

G_BEGIN_DECLS

/* Something that came to a unit. */
typedef struct
{
  gint unit; /* row of a piece */
  gboolean is_own;
  guint event; /* its place among the events of the document */
} DuckGameSinceLine;

/* DuckGameSinceLine: of events of the log since the viewer's last turn, what others did to his
 * units or had them do, and what was done to the other side; his own first, those of a unit
 * together, each in the order in which they happened. Empty where nobody plays. Free it. */
GArray *duck_game_since_list (DuckGameDocument *document);

/* Adds the actions "since", which shows it in a popover, where a line shows its moment on the board
 * once more, and "game-pace", which is the setting. It is over the log, or if that is out of sight
 * above the button; both are the page's. */
void duck_game_since_add_actions (DuckGamePage *page, GtkWidget *button, GtkWidget *log);

G_END_DECLS
