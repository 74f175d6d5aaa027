/* tracked-card.h: a unit on a real table, as a card
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/tracker/tracker.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TRACKED_CARD (duck_tracked_card_get_type ())
G_DECLARE_FINAL_TYPE (DuckTrackedCard, duck_tracked_card, DUCK, TRACKED_CARD, GtkFlowBoxChild)

/* Its sign, its name, a box for each wound, what it is marked with. Keys do what its buttons do:
 * minus and plus, Space for "done", digits for marks.
 *
 * Signals: "chosen": the keyboard has come to it; "lost" (by): it loses so much, or gets it back;
 * "acted": it has, or has not after all; "marked" (n): likewise the mark with that number. */

GtkWidget *duck_tracked_card_new (guint index);
guint duck_tracked_card_get_index (DuckTrackedCard *self);

/* What the unit with its index is now. */
void duck_tracked_card_show (DuckTrackedCard *self, const WarTracker *tracker);

G_END_DECLS
