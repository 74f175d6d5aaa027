/* order-entry.h: what an order still wants that no place on the board says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A number for what is in hand, or the end of naming its targets. Seen only while it is wanted. */
#define DUCK_TYPE_ORDER_ENTRY (duck_order_entry_get_type ())
G_DECLARE_FINAL_TYPE (DuckOrderEntry, duck_order_entry, DUCK, ORDER_ENTRY, GtkWidget)

/* Once. */
void duck_order_entry_set_play (DuckOrderEntry *self, DuckPlay *play);

G_END_DECLS
