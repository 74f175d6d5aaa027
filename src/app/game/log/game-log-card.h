/* game-log-card.h: all that is known of a line of a game's log
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

G_BEGIN_DECLS

/* Shows, in a popover below that place of the widget, the event's sentence, its dice with what they
 * needed and what made them better or worse, and what its clause says. Its button copies the
 * sentence by the action "log.copy". */
void duck_game_log_card_show (GtkWidget *widget, const GdkRectangle *place,
                              DuckGameDocument *document, DuckGameEvent *event);

G_END_DECLS
