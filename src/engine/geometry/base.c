/* base.c: an oriented base, its edges, its arcs and its neighbours
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/base.h"

#include "engine/geometry/geometry-private.h"
#include "engine/geometry/length-private.h"

#define QUARTER (WAR_HEADING_TURN / 4)

WarBase
war_base_place (WarPosition centre, WarHeading heading, WarLength width, WarLength depth)
{
  WarBase base = { .centre = centre, .heading = heading, .width = width, .depth = depth };
  gint64 right = width / 2, forward = depth / 2;
  gint64 sine = war_heading_sine (heading), cosine = war_heading_cosine (heading);
  WarPosition first, second; /* from the centre */

  g_return_val_if_fail (width >= WAR_BASE_MIN && width <= WAR_LENGTH_MAX, base);
  g_return_val_if_fail (depth >= WAR_BASE_MIN && depth <= WAR_LENGTH_MAX, base);

  first.x = war_round_product (forward * sine - right * cosine);
  first.y = war_round_product (-right * sine - forward * cosine);
  second.x = war_round_product (forward * sine + right * cosine);
  second.y = war_round_product (right * sine - forward * cosine);
  base.corners[0] = (WarPosition){ centre.x + first.x, centre.y + first.y };
  base.corners[1] = (WarPosition){ centre.x + second.x, centre.y + second.y };
  base.corners[2] = (WarPosition){ centre.x - first.x, centre.y - first.y };
  base.corners[3] = (WarPosition){ centre.x - second.x, centre.y - second.y };
  return base;
}

WarBase
war_base_shift (const WarBase *base, WarPosition vector)
{
  WarBase shifted = *base;

  shifted.centre.x += vector.x;
  shifted.centre.y += vector.y;
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      shifted.corners[i].x += vector.x;
      shifted.corners[i].y += vector.y;
    }
  return shifted;
}

gboolean
war_base_is_same (const WarBase *a, const WarBase *b)
{
  return a->centre.x == b->centre.x && a->centre.y == b->centre.y && a->heading == b->heading
         && a->width == b->width && a->depth == b->depth;
}

void
war_base_get_edge (const WarBase *base, WarEdge edge, WarPosition *from, WarPosition *to)
{
  *from = base->corners[edge];
  *to = base->corners[(edge + 1) % WAR_N_EDGES];
}

WarHeading
war_base_get_edge_heading (const WarBase *base, WarEdge edge)
{
  return war_heading_add (base->heading, (gint) edge * QUARTER);
}

/* How two bases lie to each other. */
typedef struct
{
  gboolean is_parted; /* a line along an edge of one parts them */
  WarGap gap; /* the least between a corner of one and an edge of the other before which it lies */
} Relation;

/* How far the corners of a base lie to both sides of its middle, as a sum of products that the
 * opposite ones have with the other sign. */
static gint64
get_spread (gint64 one, gint64 other)
{
  one = ABS (one);
  other = ABS (other);
  return MAX (one, other);
}

/* Looks where the corners of the other base lie to an edge and the one opposite, which are exactly
 * parallel and equally long: as a whole first, as its middle and two corners tell. */
static void
look_over (const WarBase *base, WarEdge edge, const WarBase *other, Relation *relation)
{
  WarPosition from = base->corners[edge], to = base->corners[edge + 1];
  WarPosition opposite = base->corners[edge + 2], middle = other->centre;
  const WarPosition beside = { middle.x + to.x - from.x, middle.y + to.y - from.y };
  gint64 square = war_dot (from, to, to), across = war_cross (from, to, opposite);
  gint64 skew = war_dot (from, to, opposite) - square; /* of the opposite edge against this one */
  gint64 side = war_cross (from, to, middle), along = war_dot (from, to, middle);
  gint64 aside = get_spread (war_cross (middle, beside, other->corners[0]),
                             war_cross (middle, beside, other->corners[1]));
  gint64 length = get_spread (war_dot (middle, beside, other->corners[0]),
                              war_dot (middle, beside, other->corners[1]));
  gint64 nearest = G_MAXINT64;

  relation->is_parted = relation->is_parted || side + aside < 0 || side - aside > across;
  if ((side - aside >= 0 && side + aside <= across) || along + length <= MIN (skew, 0)
      || along - length >= square + MAX (skew, 0))
    return;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      side = war_cross (from, to, other->corners[i]);
      along = war_dot (from, to, other->corners[i]);
      if (side < 0 && along > 0 && along < square)
        nearest = MIN (nearest, -side);
      else if (side > across && along > skew && along < square + skew)
        nearest = MIN (nearest, side - across);
    }

  if (nearest < G_MAXINT64)
    {
      const WarGap gap = { (guint64) nearest, (guint64) square };

      if (war_gap_compare (gap, relation->gap) < 0)
        relation->gap = gap;
    }
}

/* Convex sets that do not meet are parted by a line along an edge. A corner is nearest then: to
 * another corner, or to an edge that has it before it, on its outer side. */
static WarGap
get_gap (const WarBase *a, const WarBase *b)
{
  gint64 square = G_MAXINT64;
  Relation relation = { FALSE };

  for (guint i = 0; i < WAR_N_EDGES; i++)
    for (guint j = 0; j < WAR_N_EDGES; j++)
      {
        gint64 between = war_dot (a->corners[i], b->corners[j], b->corners[j]);

        square = MIN (square, between);
      }
  relation.gap = (WarGap){ (guint64) square, (guint64) MAX (square, 1) };

  look_over (a, WAR_EDGE_FRONT, b, &relation);
  look_over (a, WAR_EDGE_RIGHT, b, &relation);
  look_over (b, WAR_EDGE_FRONT, a, &relation);
  look_over (b, WAR_EDGE_RIGHT, a, &relation);
  return relation.is_parted ? relation.gap : (WarGap){ 0, 1 };
}

WarLength
war_base_get_distance (const WarBase *a, const WarBase *b)
{
  return war_gap_get_length (get_gap (a, b));
}

WarLength
war_base_get_position_distance (const WarBase *base, WarPosition position)
{
  return war_polygon_distance (base->corners, WAR_N_EDGES, position);
}

/* No base reaches farther from its middle than half its width and depth together. */
static WarLength
get_reach (const WarBase *base)
{
  return (base->width + base->depth) / 2;
}

/* Whether the middles alone say that they are farther apart than the limit. */
static gboolean
are_far (const WarBase *a, const WarBase *b, WarLength limit)
{
  gint64 reach = (gint64) limit + get_reach (a) + get_reach (b);
  gint64 x = (gint64) a->centre.x - b->centre.x, y = (gint64) a->centre.y - b->centre.y;

  return x > reach || x < -reach || y > reach || y < -reach;
}

gboolean
war_base_is_within (const WarBase *a, const WarBase *b, WarLength limit)
{
  return !are_far (a, b, limit)
         && war_polygons_are_within (a->corners, WAR_N_EDGES, b->corners, WAR_N_EDGES, limit);
}

gboolean
war_base_is_nearer (const WarBase *a, const WarBase *b, WarLength limit)
{
  return !are_far (a, b, limit)
         && war_polygons_are_nearer (a->corners, WAR_N_EDGES, b->corners, WAR_N_EDGES, limit);
}

gboolean
war_base_overlaps (const WarBase *a, const WarBase *b)
{
  return !are_far (a, b, 0)
         && war_polygons_overlap (a->corners, WAR_N_EDGES, b->corners, WAR_N_EDGES, WAR_BASE_SLACK);
}

/* Whether the segment has a position in the inside of the base, which is convex and clockwise: not
 * if it lies beyond an edge, or the base on one side of it. */
static gboolean
is_entered_by (const WarBase *base, WarPosition a, WarPosition b)
{
  gint least = 1, greatest = -1;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition from, to;
      gint side = war_orientation (a, b, base->corners[i]);

      war_base_get_edge (base, i, &from, &to);
      if (war_orientation (from, to, a) <= 0 && war_orientation (from, to, b) <= 0)
        return FALSE;
      least = MIN (least, side);
      greatest = MAX (greatest, side);
    }

  /* A segment that is a single position is on no side of anything. */
  return (least < 0 && greatest > 0) || (a.x == b.x && a.y == b.y);
}

/* If no edge of the polygon enters the base, the base is as a whole inside or outside. */
gboolean
war_base_is_in_polygon (const WarBase *base, const WarPosition *vertices, guint n_vertices)
{
  if (war_polygon_locate (vertices, n_vertices, base->centre) != WAR_LOCATION_INSIDE)
    return FALSE;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    if (is_entered_by (base, vertices[j], vertices[i]))
      return FALSE;

  return TRUE;
}

gboolean
war_base_is_on_field (const WarBase *base, WarLength width, WarLength depth)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = base->corners[i];

      if (corner.x < 0 || corner.x > width || corner.y < 0 || corner.y > depth)
        return FALSE;
    }

  return TRUE;
}

gboolean
war_base_meets_disc (const WarBase *base, WarPosition centre, WarLength radius)
{
  WarLength reach = radius + get_reach (base);

  if (ABS (base->centre.x - centre.x) > reach || ABS (base->centre.y - centre.y) > reach)
    return FALSE;

  return war_base_get_position_distance (base, centre) <= radius;
}

gboolean
war_base_meets_polygon (const WarBase *base, const WarPosition *vertices, guint n_vertices)
{
  return war_polygons_meet (base->corners, WAR_N_EDGES, vertices, n_vertices);
}

/* Above 0 if turning clockwise from the heading leads to (x, y) within half a turn. */
static gint64
turn_to (WarHeading heading, gint64 x, gint64 y)
{
  return war_heading_sine (heading) * y + war_heading_cosine (heading) * x;
}

gboolean
war_base_has_in_arc (const WarBase *base, WarPosition position, guint half_arc)
{
  gint64 x = (gint64) position.x - base->centre.x, y = (gint64) position.y - base->centre.y;
  WarHeading left = war_heading_add (base->heading, -(gint) half_arc);
  WarHeading right = war_heading_add (base->heading, (gint) half_arc);

  if (half_arc >= WAR_HEADING_TURN / 2 || (x == 0 && y == 0))
    return TRUE;

  /* An arc of more than half a turn is what lies not strictly between its ends behind the base. */
  if (half_arc > QUARTER)
    return !(turn_to (right, x, y) > 0 && turn_to (left, x, y) < 0);

  return turn_to (left, x, y) >= 0 && turn_to (right, x, y) <= 0
         && turn_to (war_heading_add (base->heading, -QUARTER), x, y) >= 0;
}

WarEdge
war_base_find_edge (const WarBase *base, WarPosition position)
{
  /* Right of the diagonal from rear right to front left, and of that from rear left to front right,
   * as one looks along them. */
  gint falling = war_orientation (base->corners[2], base->corners[0], position);
  gint rising = war_orientation (base->corners[3], base->corners[1], position);

  if (falling >= 0 && rising <= 0)
    return WAR_EDGE_FRONT;
  if (falling <= 0 && rising >= 0)
    return WAR_EDGE_REAR;
  return falling > 0 ? WAR_EDGE_RIGHT : WAR_EDGE_LEFT;
}

void
war_base_order_edges (const WarBase *base, WarPosition position, WarEdge edges[WAR_N_EDGES])
{
  WarGap gaps[WAR_N_EDGES];
  WarEdge facing = war_base_find_edge (base, position);

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition from, to;
      guint place = i;

      war_base_get_edge (base, i, &from, &to);
      WarGap gap = war_segment_get_gap (from, to, position);

      /* The edge that faces the position goes first, however near the others are. */
      while (place > 0 && edges[place - 1] != facing
             && (i == facing || war_gap_compare (gaps[place - 1], gap) > 0))
        {
          gaps[place] = gaps[place - 1];
          edges[place] = edges[place - 1];
          place--;
        }
      gaps[place] = gap;
      edges[place] = i;
    }
}

/* a × b / c, rounded to nearest, ties to even; c > 0. */
static gint64
scale (gint64 a, gint64 b, gint64 c)
{
  guint64 product = (guint64) (ABS (a) * b);
  guint64 quotient = product / (guint64) c;
  guint64 rest = product % (guint64) c;

  if (2 * rest > (guint64) c || (2 * rest == (guint64) c && (quotient & 1) != 0))
    quotient++;

  return a < 0 ? -(gint64) quotient : (gint64) quotient;
}

WarBase
war_base_lay_against (const WarBase *charger, const WarBase *target, WarEdge edge)
{
  gboolean is_across = edge == WAR_EDGE_FRONT || edge == WAR_EDGE_REAR;
  WarHeading outwards = war_base_get_edge_heading (target, edge);
  WarLength edge_length = is_across ? target->width : target->depth;
  WarLength away = (is_across ? target->depth : target->width) / 2 + charger->depth / 2;
  WarLength reach = MAX (edge_length, charger->width) / 2;
  gint64 sine = war_heading_sine (outwards), cosine = war_heading_cosine (outwards);
  gint64 x = (gint64) charger->centre.x - target->centre.x;
  gint64 y = (gint64) charger->centre.y - target->centre.y;
  gint64 right, forward, along;

  /* The charger's centre as one sees it who looks out over the edge from the target's centre, in
   * whole units: half a unit there makes less than that where the bases meet. */
  right = scale (x * cosine + y * sine, 1, WAR_SINE_ONE);
  forward = scale (x * sine - y * cosine, 1, WAR_SINE_ONE);

  if (forward > 0)
    {
      along = scale (right, away, forward);
      along = CLAMP (along, -reach, reach);
    }
  else
    along = right > 0 ? reach : right < 0 ? -reach : 0;

  return war_base_place (war_position_offset (target->centre, outwards, (WarLength) along, away),
                         war_heading_add (outwards, WAR_HEADING_TURN / 2), charger->width,
                         charger->depth);
}
