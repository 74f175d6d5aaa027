/* geometry.h: positions, segments, polygons and discs, exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* Everything here is exact for positions whose coordinates lie within ±WAR_COORDINATE_MAX: a field
 * and as much around it as features may reach. Differences of coordinates then fit in 27 bits,
 * their products and sums of two in 55, and what is larger is compared in 128.
 *
 * Sets are closed: what only touches, meets. A polygon is a list of at least three vertices in
 * either direction, not closed by repeating the first.
 *
 * A distance is given as the least WarLength that is not less than it. No whole limit lies between
 * the two, so `distance <= limit` is exact for every limit (G-2). */
#define WAR_COORDINATE_MAX (2 * WAR_LENGTH_MAX)

/* Which side of the line from a to b the position c is on: 1 to the right as one looks from a to b
 * (clockwise, as y grows downwards), −1 to the left, 0 on the line. */
gint war_orientation (WarPosition a, WarPosition b, WarPosition c);

/* Whether the position lies on the segment, its ends included. */
gboolean war_segment_has (WarPosition a, WarPosition b, WarPosition position);

/* Whether the segments a–b and c–d have a position in common. Either may be a single position. */
gboolean war_segments_meet (WarPosition a, WarPosition b, WarPosition c, WarPosition d);

/* The foot of the perpendicular from the position, if it is on the segment, else its nearer end. */
WarPosition war_segment_get_nearest (WarPosition a, WarPosition b, WarPosition position);

WarLength war_position_distance (WarPosition a, WarPosition b);
WarLength war_segment_distance (WarPosition a, WarPosition b, WarPosition position);
WarLength war_segments_distance (WarPosition a, WarPosition b, WarPosition c, WarPosition d);

typedef enum
{
  WAR_LOCATION_OUTSIDE,
  WAR_LOCATION_ON_EDGE,
  WAR_LOCATION_INSIDE,
} WarLocation;

/* Where a position is with respect to a simple polygon. */
WarLocation war_polygon_locate (const WarPosition *vertices, guint n_vertices,
                                WarPosition position);

typedef enum
{
  WAR_POLYGON_VALID,
  WAR_POLYGON_TOO_FEW, /* less than three vertices */
  WAR_POLYGON_REPEATED, /* two neighbouring vertices are the same */
  WAR_POLYGON_SELF_MEETING, /* edges that are no neighbours meet, or neighbours lie on each other */
} WarPolygonFault;

/* Whether the polygon is simple: its edges meet only at the vertices that they share. On a fault
 * *edge is one of the edges concerned (the one from that vertex on); edge may be NULL. */
WarPolygonFault war_polygon_check (const WarPosition *vertices, guint n_vertices, guint *edge);

/* Twice the signed area: positive for clockwise on the screen. Simple polygons only; exact up to
 * WAR_SHAPE_MAX_VERTICES vertices. */
gint64 war_polygon_get_double_area (const WarPosition *vertices, guint n_vertices);

gboolean war_segment_meets_polygon (WarPosition a, WarPosition b, const WarPosition *vertices,
                                    guint n_vertices);
gboolean war_polygons_meet (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b);

/* 0 if they meet; a polygon is its inside too. */
WarLength war_polygon_distance (const WarPosition *vertices, guint n_vertices,
                                WarPosition position);
WarLength war_segment_polygon_distance (WarPosition a, WarPosition b, const WarPosition *vertices,
                                        guint n_vertices);
WarLength war_polygons_distance (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b);

/* Whether the segment meets the disc. */
gboolean war_segment_meets_disc (WarPosition a, WarPosition b, WarPosition centre,
                                 WarLength radius);

/* Rounds (numerator / square root of square) to nearest, ties to even; |numerator| < 2^62, square
 * > 0, and the result must fit. */
WarLength war_divide_by_root (gint64 numerator, guint64 square);

G_END_DECLS
