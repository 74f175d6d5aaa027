/* game-briefing.h: what an operation is about
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Its prologue, the forces, how each side wins, in lines that are broken where there is no more
 * room. */
GtkWidget *duck_game_briefing_new (const WarOperation *operation);

G_END_DECLS
