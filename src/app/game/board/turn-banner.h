/* turn-banner.h: says over the board for a moment whose turn it has become, and what of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUCK_TYPE_TURN_BANNER (duck_turn_banner_get_type ())
G_DECLARE_FINAL_TYPE (DuckTurnBanner, duck_turn_banner, DUCK, TURN_BANNER, GtkWidget)

/* Two lines in the colour of a side, 0 or 1, or WAR_NONE: of none. They fade in and out again, or
 * come and go at once where animations are not wanted; nothing is pressed on them, what lies below
 * is. Readers of the screen hear the lines as they come. */
void duck_turn_banner_say (DuckTurnBanner *self, const char *title, const char *subtitle,
                           gint side);

/* Takes them away: something else is to be read. */
void duck_turn_banner_hide (DuckTurnBanner *self);

/* The first line while the lines are there, lent; else NULL. */
const char *duck_turn_banner_get_title (DuckTurnBanner *self);

G_END_DECLS
