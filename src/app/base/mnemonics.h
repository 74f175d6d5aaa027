/* mnemonics.h: buttons whose letter to press is no part of their name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on all buttons of the program are called what they show: GTK before 4.10 has screen
 * readers say "_Save Save". */
void duck_mnemonics_init (void);

G_END_DECLS
