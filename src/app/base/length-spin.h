/* length-spin.h: an entry for a length or an angle
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

#define DUCK_TYPE_LENGTH_SPIN (duck_length_spin_get_type ())
G_DECLARE_FINAL_TYPE (DuckLengthSpin, duck_length_spin, DUCK, LENGTH_SPIN, GtkWidget)

/* A spin button that counts in inches or centimetres, with two decimals, and knows the exact length
 * as long as nobody changes what it shows. It reads what text_read_length() does, and decimal
 * commas. What it cannot read, and what is out of its limits, gives way to the length that was
 * there, with a toast that says why, where there is an AdwToastOverlay above it. Signal
 * "value-changed". */
GtkWidget *duck_length_spin_new (WarLength minimum, WarLength maximum);

/* The same for an angle: its length is a WarHeading, shown in degrees. */
GtkWidget *duck_length_spin_new_angle (void);

/* What assistive technologies call it. */
void duck_length_spin_set_name (DuckLengthSpin *self, const char *name);
void duck_length_spin_set_unit (DuckLengthSpin *self, WarLengthUnit unit);

/* Also of lengths that are outside: they stay until another is typed. */
void duck_length_spin_set_limits (DuckLengthSpin *self, WarLength minimum, WarLength maximum);
void duck_length_spin_set_length (DuckLengthSpin *self, WarLength length);

/* It stands for several lengths that differ: it says so until somebody gives them one. length: from
 * which the buttons count. */
void duck_length_spin_set_mixed (DuckLengthSpin *self, WarLength length);
WarLength duck_length_spin_get_length (DuckLengthSpin *self);

G_END_DECLS
