/* steady-click.h: a button whose meaning changes is not pressed for what nobody has read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says what the button would do. If that is something else than before, presses, by the pointer or
 * by Enter and Space on it, do nothing for as long as one needs to see it, twice the time of a
 * double click, and neither do further ones of a quick row. */
void duck_steady_click_set_meaning (GtkButton *button, const char *meaning);

/* Likewise of one that has come to be there, where a press may still be meant for another. */
void duck_steady_click_begin (GtkButton *button);

G_END_DECLS
