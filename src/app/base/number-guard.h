/* number-guard.h: entries for numbers that say why they take none
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* What is typed and is no number, or is outside the button's range, leaves the number that there
 * was, and the window says so in passing. */
void duck_number_guard_add (GtkSpinButton *button);

/* It is for a length, which the button counts in this unit and people may type in another. */
void duck_number_guard_set_unit (GtkSpinButton *button, WarLengthUnit unit);

/* Whether what is typed there now would be taken. */
gboolean duck_number_guard_is_right (GtkSpinButton *button);

G_END_DECLS
