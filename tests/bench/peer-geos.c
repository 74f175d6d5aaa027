/* peer-geos.c: segments against polygons with GEOS
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "peer.h"

#include <geos_c.h>
#include <math.h>
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

/* Around the polygon and what lies behind it as far as no field reaches, without the polygon. */
static GEOSGeometry *
make_shadow (GEOSContextHandle_t context, const PeerPolygon *polygon, double x, double y)
{
  unsigned n_corners = (unsigned) polygon->n_corners;
  GEOSCoordSequence *ends = GEOSCoordSeq_create_r (context, 2 * n_corners, 2);
  GEOSGeometry *line, *hull, *body, *shadow;

  for (unsigned i = 0; i < n_corners; i++)
    {
      double right = polygon->x[i] - x, down = polygon->y[i] - y;
      double reach = 1e8 / hypot (right, down);

      GEOSCoordSeq_setXY_r (context, ends, 2 * i, polygon->x[i], polygon->y[i]);
      GEOSCoordSeq_setXY_r (context, ends, 2 * i + 1, x + right * reach, y + down * reach);
    }

  line = GEOSGeom_createLineString_r (context, ends);
  hull = GEOSConvexHull_r (context, line);
  body = make_polygon (context, polygon);
  shadow = GEOSDifference_r (context, hull, body);
  GEOSGeom_destroy_r (context, line);
  GEOSGeom_destroy_r (context, hull);
  GEOSGeom_destroy_r (context, body);
  return shadow;
}

double
peer_geos_see (const PeerPolygon *polygons, int n_polygons, gint32 x, gint32 y, gint32 width,
               gint32 depth)
{
  GEOSContextHandle_t context = GEOS_init_r ();
  const PeerPolygon corners = { 4, { 0, width, width, 0 }, { 0, 0, depth, depth } };
  GEOSGeometry **shadows = calloc ((size_t) n_polygons, sizeof *shadows);
  GEOSGeometry *collection, *hidden, *field, *seen;
  double area;

  for (int i = 0; i < n_polygons; i++)
    shadows[i] = make_shadow (context, &polygons[i], x, y);
  collection = GEOSGeom_createCollection_r (context, GEOS_GEOMETRYCOLLECTION, shadows,
                                            (unsigned) n_polygons);
  free (shadows);
  hidden = GEOSUnaryUnion_r (context, collection);
  field = make_polygon (context, &corners);
  seen = GEOSDifference_r (context, field, hidden);
  GEOSArea_r (context, seen, &area);

  GEOSGeom_destroy_r (context, seen);
  GEOSGeom_destroy_r (context, field);
  GEOSGeom_destroy_r (context, hidden);
  GEOSGeom_destroy_r (context, collection);
  GEOS_finish_r (context);
  return area;
}
