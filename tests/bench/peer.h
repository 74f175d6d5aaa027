/* peer.h: other programs' code for the same work
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Convex polygons of 3 … 8 corners, and segments, in 1/100 mm. */
typedef struct
{
  int n_corners;
  gint32 x[8], y[8];
} PeerPolygon;

typedef struct
{
  gint32 ax, ay, bx, by;
} PeerSegment;

/* Each peer builds what it needs before it is timed, and then says of each segment whether it
 * meets any polygon: 1 or 0. */
typedef struct PeerBox2d PeerBox2d;
PeerBox2d *peer_box2d_new (const PeerPolygon *polygons, int n_polygons);
void peer_box2d_answer (PeerBox2d *peer, const PeerSegment *segments, int n_segments,
                        guint8 *answers);
void peer_box2d_free (PeerBox2d *peer);

typedef struct PeerGeos PeerGeos;
PeerGeos *peer_geos_new (const PeerPolygon *polygons, int n_polygons, const PeerSegment *segments,
                         int n_segments);
void peer_geos_answer (PeerGeos *peer, guint8 *answers);
void peer_geos_free (PeerGeos *peer);

/* The area of what is seen from a place on a field, in its unit squared: the field less the union
 * of all shadows, into which the polygons themselves do not count. */
double peer_geos_see (const PeerPolygon *polygons, int n_polygons, gint32 x, gint32 y, gint32 width,
                      gint32 depth);

G_END_DECLS
