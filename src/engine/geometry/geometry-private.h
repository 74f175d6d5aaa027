/* geometry-private.h: products of differences of positions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* Products of two differences of coordinates, summed: |result| < 2^55. */
static inline gint64
war_cross (WarPosition origin, WarPosition a, WarPosition b)
{
  return ((gint64) a.x - origin.x) * ((gint64) b.y - origin.y)
         - ((gint64) a.y - origin.y) * ((gint64) b.x - origin.x);
}

static inline gint64
war_dot (WarPosition origin, WarPosition a, WarPosition b)
{
  return ((gint64) a.x - origin.x) * ((gint64) b.x - origin.x)
         + ((gint64) a.y - origin.y) * ((gint64) b.y - origin.y);
}

/* Whether both are on the same side of a line, by their signs; what is on it is on neither. */
static inline gboolean
war_is_same_side (gint64 a, gint64 b)
{
  return (a > 0 && b > 0) || (a < 0 && b < 0);
}

G_END_DECLS
