/* trail.h: bases that go one behind the other, first along the way that they stand on, then along a
 * line, as that of a road
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/base.h"

G_BEGIN_DECLS

#define WAR_TRAIL_MAX_CORNERS 160

/* A way with corners, from the rear of the last base on: a value. */
typedef struct
{
  guint n_corners;
  WarPosition corners[WAR_TRAIL_MAX_CORNERS];
  WarLength along[WAR_TRAIL_MAX_CORNERS]; /* from the first corner to each */
  WarLength front; /* so far along the first base's front begins */
} WarTrail;

/* Begins the trail with bases that stand one behind the other, the first of them in front. */
void war_trail_init (WarTrail *trail, const WarBase *bases, guint n_bases);

/* Where on the line its nearest position lies: so far along it; and how far the line goes. */
WarLength war_trail_find_nearest (const WarPosition *line, guint n, WarPosition position);
WarLength war_trail_measure_line (const WarPosition *line, guint n);

/* The heading in which the line goes on from so far along it, as seen over that reach; FALSE: it
 * ends there. */
gboolean war_trail_get_heading (const WarPosition *line, guint n, WarLength along, WarLength reach,
                                gboolean is_backwards, WarHeading *heading);

/* Goes on from the front to the line, which it joins within the reach of the nearest position of
 * it, or at once if it is there already, and along that, as far as there is room for corners. */
void war_trail_follow (WarTrail *trail, const WarPosition *line, guint n, gboolean is_backwards,
                       WarLength reach);

/* How far the front can go. */
WarLength war_trail_get_length (const WarTrail *trail);

/* Moves the bases, which keep their sizes, so that the front of the first is so far on from where
 * it was, and each of the others behind the one before: the middles of their edges touch. */
void war_trail_place (const WarTrail *trail, WarLength distance, WarBase *bases, guint n_bases);

G_END_DECLS
