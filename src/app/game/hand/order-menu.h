/* order-menu.h: a choice between orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Opens a menu of orders, WarOrder, each with what it does on average, at a place in the widget;
 * the one that is chosen is given. */
void duck_order_menu_show (GtkWidget *parent, const GdkRectangle *place, DuckPlay *play,
                           const GArray *orders);

G_END_DECLS
