/* toasts.h: what a window says in passing, one thing after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All toasts go through here. Of libadwaita 1.2 a toast that comes while another goes must not go
 * itself before it has come: the program would end, or be left with memory that is not its own. So
 * the overlay gets one at a time, when none is left in it, and what others wait for stays until it
 * has been seen.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Takes the toast, which is lent after that, and shows it when what was said before it is gone.
 * at_once: before what waits, and before what is being said, which is said again after it. Only
 * what has a button stays until it has had its time. */
void duck_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once);

/* Takes one away that was added and is not gone; it may still wait. It is said to be dismissed, at
 * once or when it has been seen. */
void duck_toasts_dismiss (AdwToast *toast);

/* Says the text in the window around the widget; where there is none, a bell. What is just being
 * said is not said once more: a key that is held down would have it stay for minutes. Returns the
 * toast, lent until it is dismissed; NULL: the bell. */
AdwToast *duck_toasts_say (GtkWidget *widget, const char *text, gboolean at_once);

G_END_DECLS
