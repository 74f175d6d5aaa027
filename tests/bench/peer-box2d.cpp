/* peer-box2d.cpp: segments against polygons with Box2D
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "peer.h"

#include <box2d/box2d.h>

/* Inches, as games with it would have: it is made for numbers around 1. */
static b2Vec2
get_place (gint32 x, gint32 y)
{
  return b2Vec2 (static_cast<float> (x / 2540.0), static_cast<float> (y / 2540.0));
}

class FirstHit : public b2RayCastCallback
{
public:
  float
  ReportFixture (b2Fixture *, const b2Vec2 &, const b2Vec2 &, float) override
  {
    hit = true;
    return 0;
  }

  bool hit = false;
};

struct PeerBox2d
{
  b2World world{ b2Vec2 (0, 0) };
};

PeerBox2d *
peer_box2d_new (const PeerPolygon *polygons, int n_polygons)
{
  PeerBox2d *peer = new PeerBox2d;

  for (int i = 0; i < n_polygons; i++)
    {
      b2Vec2 corners[b2_maxPolygonVertices];
      b2PolygonShape shape;
      b2BodyDef body;

      for (int j = 0; j < polygons[i].n_corners; j++)
        corners[j] = get_place (polygons[i].x[j], polygons[i].y[j]);
      shape.Set (corners, polygons[i].n_corners);
      peer->world.CreateBody (&body)->CreateFixture (&shape, 0);
    }

  return peer;
}

void
peer_box2d_answer (PeerBox2d *peer, const PeerSegment *segments, int n_segments, guint8 *answers)
{
  for (int i = 0; i < n_segments; i++)
    {
      const PeerSegment *segment = &segments[i];
      FirstHit callback;

      peer->world.RayCast (&callback, get_place (segment->ax, segment->ay),
                           get_place (segment->bx, segment->by));
      answers[i] = callback.hit;
    }
}

void
peer_box2d_free (PeerBox2d *peer)
{
  delete peer;
}
