/* die.h: a die, seen from above
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Its top left corner at the origin. Good ones are light with dark pips, others dark with light
 * ones; of a die with more than six sides each face is a number. */
void duck_die_draw (cairo_t *cr, guint face, guint n_sides, gboolean is_good, double size);

G_END_DECLS
