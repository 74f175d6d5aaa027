/* dice-view.h: dice that were rolled, over the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

G_BEGIN_DECLS

#define DUCK_TYPE_DICE_VIEW (duck_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (DuckDiceView, duck_dice_view, DUCK, DICE_VIEW, GtkWidget)

/* Shows the dice of what happened after so many orders up to now, each roll with what it was for
 * and what it needed: those that are good enough are filled. They tumble for a while first, as the
 * settings say, and lie for some seconds. Where there are none those before stay till then.
 *
 * counted, viewer: seats or WAR_NONE. Each counts the orders that it knows of: if another looks now
 * than the one that counted, it sees what happened since it decided last itself, but for what was
 * rolled before the game was opened, which is that of another evening. */
void duck_dice_view_show_since (DuckDiceView *self, DuckGameDocument *document, guint n_orders,
                                gint counted, gint viewer);

/* Likewise the dice of one event; none: those before stay. */
void duck_dice_view_show_event (DuckDiceView *self, DuckGameEvent *event);

G_END_DECLS
