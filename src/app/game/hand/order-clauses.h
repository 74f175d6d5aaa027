/* order-clauses.h: the clauses behind what an order would do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* A label whose links lead to the clauses of all that would modify the order, each with what it
 * does as a tooltip; NULL: nothing does. */
GtkWidget *duck_order_clauses_new (DuckPlay *play, const WarOrder *order);

G_END_DECLS
