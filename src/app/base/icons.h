/* icons.h: icons that stay loaded
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Keeps each icon that a widget shows as long as the program runs. GTK loads icons in a thread,
 * which also ends those that have not been used for long: up to GTK 4.18, whoever looked one of
 * these up at that moment got what was no more, and the program fell. Call it once, when it
 * starts. */
void duck_icons_init (void);

G_END_DECLS
