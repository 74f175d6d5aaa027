/* uvtt-private.h: the walls of a map, before they are features
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/geometry.h"

G_BEGIN_DECLS

/* In squares of the grid, from the map's upper left corner. */
typedef struct
{
  double x, y;
} StoreUvttPlace;

/* Whether the line comes back to where it began: some do but for a rounding. */
gboolean store_uvtt_is_closed (const GArray *places);

/* Moves it onto the edge of the map if it is but a rounding beyond. */
void store_uvtt_snap (StoreUvttPlace *place, double width, double depth);

/* The pieces of a line that lie on the map, each a GArray of StoreUvttPlace. beyond: whether
 * anything of it does not. Free it. */
GPtrArray *store_uvtt_clip (const GArray *places, double width, double depth, gboolean *beyond);

/* What is in a loop: a place, of a wall, a door or a light. */
typedef struct
{
  WarPosition position;
  guint wall; /* whose it is */
} StoreUvttMark;

/* Which wall the loop itself is, and how much may still be looked at. */
gboolean store_uvtt_holds_any (const GArray *loop, const GArray *marks, guint wall,
                               WarLength margin, guint *budget);

G_END_DECLS
