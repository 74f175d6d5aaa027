/* length-spin.h: an entry for a length
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define DUCK_TYPE_LENGTH_SPIN (duck_length_spin_get_type ())
G_DECLARE_FINAL_TYPE (DuckLengthSpin, duck_length_spin, DUCK, LENGTH_SPIN, GtkWidget)

/* A spin button that counts in inches or centimetres, with two decimals, and knows the exact length
 * as long as nobody changes what it shows. Signal "value-changed". */
GtkWidget *duck_length_spin_new (WarLength minimum, WarLength maximum);

/* What assistive technologies call it. */
void duck_length_spin_set_name (DuckLengthSpin *self, const char *name);
void duck_length_spin_set_unit (DuckLengthSpin *self, WarLengthUnit unit);
void duck_length_spin_set_length (DuckLengthSpin *self, WarLength length);
WarLength duck_length_spin_get_length (DuckLengthSpin *self);

G_END_DECLS
