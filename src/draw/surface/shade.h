/* shade.h: what is not seen from a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "engine/field/field.h"

G_BEGIN_DECLS

/* Darkens the field but for these polygons, as war_visibility_find() gives them, in user units that
 * are millimetres of the table, the field's top left corner at the origin. */
void draw_shade (cairo_t *cr, const WarField *field, const GPtrArray *seen);

G_END_DECLS
