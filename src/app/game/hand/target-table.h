/* target-table.h: all targets of an aim side by side
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Opens a table at a place in the widget: whom the choice may name, with what is rolled, expected
 * and may come back, the most promising first; then enemies near by at whom it may not aim, and why
 * not. The one that is pressed, or chosen by keys, is given as an order. Where nothing is foreseen
 * it is a menu of names. */
void duck_target_table_show (GtkWidget *parent, const GdkRectangle *place, DuckPlay *play,
                             const WarChoice *choice);

G_END_DECLS
