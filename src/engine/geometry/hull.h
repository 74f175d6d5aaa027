/* hull.h: the smallest convex polygon about some places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* Writes the corners of the polygon, in order, to the hull, which has room for one more than there
 * are places. As many as there are is returned. */
guint war_hull_find (const WarPosition *places, guint n_places, WarPosition *hull);

/* Whether the place is in that polygon, or on its outline. */
gboolean war_hull_has (const WarPosition *hull, guint n_corners, WarPosition place);

G_END_DECLS
