/* visibility.h: all that is seen from a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* How far the edges of what is found may be off what war_sight_reaches() says. */
#define WAR_VISIBILITY_TOLERANCE (WAR_MILLIMETRE / 2)

/* The part of the field that the firer sees: all positions that war_sight_reaches() reaches, as
 * GArrays of WarPosition: polygons that overlap in nothing but edges. The first one contains the
 * firer if it sees anything around itself; the others lie in features that block sight but not
 * into themselves. The centre of the firer's base must be on the field. Free the result.
 *
 * This is a picture, made with floating point: games ask war_sight_reaches(). */
GPtrArray *war_visibility_find (const WarSightScene *scene, const WarBase *firer);

G_END_DECLS
