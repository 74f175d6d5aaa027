/* mnemonics.h: buttons whose letter to press is no part of their name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on all buttons of the program are called what they show: GTK has screen readers say
 * "_Locked" of what is checked, and before 4.10 "_Save Save" of buttons. */
void duck_mnemonics_init (void);

/* "Save" of "_Save". Free it. */
char *duck_mnemonics_dup_shown (const char *label);

G_END_DECLS
