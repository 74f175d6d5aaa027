/* steady-click.h: a button whose meaning changes is not clicked for what nobody has read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on further clicks of a double click, or of more, do nothing once the button's label has
 * become another after the first of them. Keys and single clicks do what they always do. */
void duck_steady_click_guard (GtkButton *button);

G_END_DECLS
