/* steady-click.h: a button whose meaning changes is not clicked for what nobody has read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says what the button would do. If that is something else than before, presses of the pointer do
 * nothing for as long as one needs to see it, twice the time of a double click, and neither do
 * further ones of a row of quick clicks. Keys do what they always do. */
void duck_steady_click_set_meaning (GtkButton *button, const char *meaning);

G_END_DECLS
