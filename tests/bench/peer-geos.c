/* peer-geos.c: segments against polygons with GEOS
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "peer.h"

#include <geos_c.h>
#include <stdlib.h>

/* One prepared union of all polygons. The lines are made beforehand: only questions are timed. */
struct PeerGeos
{
  GEOSContextHandle_t context;
  GEOSGeometry *joined;
  const GEOSPreparedGeometry *prepared;
  GEOSGeometry **lines;
  int n_lines;
};

static GEOSGeometry *
make_polygon (GEOSContextHandle_t context, const PeerPolygon *polygon)
{
  unsigned n_corners = (unsigned) polygon->n_corners;
  GEOSCoordSequence *corners = GEOSCoordSeq_create_r (context, n_corners + 1, 2);

  for (unsigned i = 0; i <= n_corners; i++)
    GEOSCoordSeq_setXY_r (context, corners, i, polygon->x[i % n_corners],
                          polygon->y[i % n_corners]);
  return GEOSGeom_createPolygon_r (context, GEOSGeom_createLinearRing_r (context, corners), NULL,
                                   0);
}

static GEOSGeometry *
make_line (GEOSContextHandle_t context, const PeerSegment *segment)
{
  GEOSCoordSequence *ends = GEOSCoordSeq_create_r (context, 2, 2);

  GEOSCoordSeq_setXY_r (context, ends, 0, segment->ax, segment->ay);
  GEOSCoordSeq_setXY_r (context, ends, 1, segment->bx, segment->by);
  return GEOSGeom_createLineString_r (context, ends);
}

PeerGeos *
peer_geos_new (const PeerPolygon *polygons, int n_polygons, const PeerSegment *segments,
               int n_segments)
{
  PeerGeos *peer = calloc (1, sizeof *peer);
  GEOSGeometry **parts = calloc ((size_t) n_polygons, sizeof *parts);
  GEOSGeometry *collection;

  peer->context = GEOS_init_r ();
  for (int i = 0; i < n_polygons; i++)
    parts[i] = make_polygon (peer->context, &polygons[i]);
  collection
    = GEOSGeom_createCollection_r (peer->context, GEOS_MULTIPOLYGON, parts, (unsigned) n_polygons);
  free (parts);
  peer->joined = GEOSUnaryUnion_r (peer->context, collection);
  GEOSGeom_destroy_r (peer->context, collection);
  peer->prepared = GEOSPrepare_r (peer->context, peer->joined);

  peer->n_lines = n_segments;
  peer->lines = calloc ((size_t) n_segments, sizeof *peer->lines);
  for (int i = 0; i < n_segments; i++)
    peer->lines[i] = make_line (peer->context, &segments[i]);
  return peer;
}

void
peer_geos_answer (PeerGeos *peer, guint8 *answers)
{
  for (int i = 0; i < peer->n_lines; i++)
    answers[i] = (guint8) GEOSPreparedIntersects_r (peer->context, peer->prepared, peer->lines[i]);
}

void
peer_geos_free (PeerGeos *peer)
{
  for (int i = 0; i < peer->n_lines; i++)
    GEOSGeom_destroy_r (peer->context, peer->lines[i]);
  free (peer->lines);
  GEOSPreparedGeom_destroy_r (peer->context, peer->prepared);
  GEOSGeom_destroy_r (peer->context, peer->joined);
  GEOS_finish_r (peer->context);
  free (peer);
}
