/* played-window.h: what the games add up to that somebody has played here
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A window beside the program's, made anew each time: how many games were won and lost, by system,
 * operation and opponent, and with what dice; where that is kept, and a button that forgets it. */
void duck_played_window_show (GtkWindow *parent);

G_END_DECLS
