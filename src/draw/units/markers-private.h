/* markers-private.h: what lies on the field beside units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/units/unit.h"
#include "engine/game/shown.h"

G_BEGIN_DECLS

/* How far a marker reaches from its centre, in millimetres. */
double draw_marker_get_reach (const WarShownMarker *marker);

/* Draws it with its centre at the origin, in millimetres of the table. What a unit carries is
 * smaller, and beside the middle of its base. */
void draw_marker (cairo_t *cr, const WarShownMarker *marker, DrawInk ink);

/* The sign of a token in its disc of that radius, centred on the origin. */
void draw_token (cairo_t *cr, WarToken token, double radius, DrawInk ink);

/* The tokens of a unit, bits by WarToken, along the rear edge of its base, which is centred on the
 * origin and turned by so many radians: they stay upright. */
void draw_tokens (cairo_t *cr, const DrawUnit *unit, double turn, guint tokens);

G_END_DECLS
