/* rolled-dice.h: the dice of something that happened, as they fell
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/game-event.h"

G_BEGIN_DECLS

#define DUCK_TYPE_ROLLED_DICE (duck_rolled_dice_get_type ())
G_DECLARE_FINAL_TYPE (DuckRolledDice, duck_rolled_dice, DUCK, ROLLED_DICE, GtkWidget)

/* Dice of so many logical pixels, so many in a line at most. Those that have what they need are
 * light, the others dark; below each stands what the rules add to it. It is hidden while there are
 * none. */
GtkWidget *duck_rolled_dice_new (guint size, guint in_line);

void duck_rolled_dice_set_event (DuckRolledDice *self, DuckGameEvent *event);

/* How far the dice have rolled: before 1 they show other faces, and all are light. At 1 they lie
 * still, as they do from the beginning. */
void duck_rolled_dice_set_progress (DuckRolledDice *self, double progress);

G_END_DECLS
