/* tracker-dice.h: dice for a real table, which know what is needed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/tracker/tracker.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TRACKER_DICE (duck_tracker_dice_get_type ())
G_DECLARE_FINAL_TYPE (DuckTrackerDice, duck_tracker_dice, DUCK, TRACKER_DICE, GtkWidget)

/* What a unit rolls for: a weapon at a target, one of its own statistics, or what its target rolls
 * then. How many dice that takes and what they need is proposed, and can be changed; the program
 * rolls, or somebody says what was rolled. Signal "rolled" (text): what came of it. */

/* index: of the unit; −1: nobody. What was chosen for it stays as far as it can. */
void duck_tracker_dice_set_unit (DuckTrackerDice *self, WarTracker *tracker, gint index);

G_END_DECLS
