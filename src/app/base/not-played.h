/* not-played.h: buttons that begin a game say when none can begin
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* Where nobody can play the system yet, the button says so to whoever points at it or hears it. */
void duck_not_played_explain (GtkWidget *button, const WarSystem *system);

G_END_DECLS
