/* reserves.h: where on a map reserves come in
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Draws an arrow into each zone and over each edge at which reserves of the operation come, with
 * the rounds beside it, in user units that are millimetres of the table, the field's top left
 * corner at the origin (entrenched.E-30). The arrows of side 1 are solid, those of side 2
 * outlined. */
void draw_reserves (cairo_t *cr, const WarOperation *operation, DrawInk ink);

G_END_DECLS
