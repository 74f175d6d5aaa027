/* geometry.c: positions, segments, polygons and discs, exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/exact.h"

#include <math.h>

#include "engine/geometry/geometry-private.h"
#include "engine/geometry/wide.h"

static guint64
get_square (WarPosition a, WarPosition b)
{
  return (guint64) war_dot (a, b, b);
}

static gboolean
is_same (WarPosition a, WarPosition b)
{
  return a.x == b.x && a.y == b.y;
}

gint
war_orientation (WarPosition a, WarPosition b, WarPosition c)
{
  gint64 product = war_cross (a, b, c);

  return (product > 0) - (product < 0);
}

/* Of a position on the line through a and b. */
static gboolean
is_between (WarPosition a, WarPosition b, WarPosition position)
{
  return MIN (a.x, b.x) <= position.x && position.x <= MAX (a.x, b.x)
         && MIN (a.y, b.y) <= position.y && position.y <= MAX (a.y, b.y);
}

gboolean
war_segment_has (WarPosition a, WarPosition b, WarPosition position)
{
  return is_between (a, b, position) && war_orientation (a, b, position) == 0;
}

gboolean
war_segments_meet (WarPosition a, WarPosition b, WarPosition c, WarPosition d)
{
  gint c_side, d_side, a_side, b_side;

  if (MAX (a.x, b.x) < MIN (c.x, d.x) || MAX (c.x, d.x) < MIN (a.x, b.x)
      || MAX (a.y, b.y) < MIN (c.y, d.y) || MAX (c.y, d.y) < MIN (a.y, b.y))
    return FALSE;

  c_side = war_orientation (a, b, c);
  d_side = war_orientation (a, b, d);
  if (c_side * d_side > 0)
    return FALSE;

  a_side = war_orientation (c, d, a);
  b_side = war_orientation (c, d, b);

  /* All on one line: their boxes meet, so they do. */
  return a_side * b_side <= 0;
}

/* The least d with d² × square ≥ product², that is: product / √square, rounded up. The estimate of
 * floating point is only where the exact search begins. */
static WarLength
divide_up (guint64 product, guint64 square)
{
  guint64 d = (guint64) ((double) product / sqrt ((double) square));

  while (d > 0 && war_wide_compare_products ((d - 1) * (d - 1), square, product, product) >= 0)
    d--;
  while (war_wide_compare_products (d * d, square, product, product) < 0)
    d++;

  return (WarLength) d;
}

WarLength
war_position_distance (WarPosition a, WarPosition b)
{
  guint64 square = get_square (a, b);
  guint64 distance;

  /* What divide_up() comes to where nothing overflows. */
  if (square >= G_GUINT64_CONSTANT (1) << 60)
    return divide_up (square, square);

  distance = (guint64) sqrt ((double) square);
  while (distance > 0 && (distance - 1) * (distance - 1) >= square)
    distance--;
  while (distance * distance < square)
    distance++;
  return (WarLength) distance;
}

WarLength
war_segment_distance (WarPosition a, WarPosition b, WarPosition position)
{
  gint64 cross;

  if (is_same (a, b) || war_dot (a, b, position) <= 0)
    return war_position_distance (a, position);
  if (war_dot (b, a, position) <= 0)
    return war_position_distance (b, position);

  cross = war_cross (a, b, position);
  return divide_up ((guint64) ABS (cross), get_square (a, b));
}

WarLength
war_segments_distance (WarPosition a, WarPosition b, WarPosition c, WarPosition d)
{
  WarLength to_c, to_d, to_a, to_b;

  if (war_segments_meet (a, b, c, d))
    return 0;

  to_c = war_segment_distance (a, b, c);
  to_d = war_segment_distance (a, b, d);
  to_a = war_segment_distance (c, d, a);
  to_b = war_segment_distance (c, d, b);
  return MIN (MIN (to_c, to_d), MIN (to_a, to_b));
}

/* Counts the edges that a ray to the right crosses; an edge has its upper end but not its lower. */
WarLocation
war_polygon_locate (const WarPosition *vertices, guint n_vertices, WarPosition position)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    {
      WarPosition a = vertices[j], b = vertices[i];

      if (war_segment_has (a, b, position))
        return WAR_LOCATION_ON_EDGE;

      if ((a.y > position.y) != (b.y > position.y)
          && (war_orientation (a, b, position) > 0) == (b.y > a.y))
        inside = !inside;
    }

  return inside ? WAR_LOCATION_INSIDE : WAR_LOCATION_OUTSIDE;
}

gint64
war_polygon_get_double_area (const WarPosition *vertices, guint n_vertices)
{
  gint64 area = 0;

  /* Around the first vertex, so that the terms stay small. Their partial sums may exceed the area
   * of the polygon, but not 2^55 by more than the number of vertices. */
  for (guint i = 1; i + 1 < n_vertices; i++)
    area += war_cross (vertices[0], vertices[i], vertices[i + 1]);

  return area;
}

/* Whether the boxes round two segments, their edges included, have nothing in common: then neither
 * have they. */
static inline gboolean
are_apart (WarPosition a, WarPosition b, WarPosition c, WarPosition d)
{
  return MAX (a.x, b.x) < MIN (c.x, d.x) || MAX (c.x, d.x) < MIN (a.x, b.x)
         || MAX (a.y, b.y) < MIN (c.y, d.y) || MAX (c.y, d.y) < MIN (a.y, b.y);
}

/* The box round a polygon, as the ends of one of its diagonals. */
static inline void
find_box (const WarPosition *vertices, guint n_vertices, WarPosition box[2])
{
  box[0] = box[1] = vertices[0];
  for (guint i = 1; i < n_vertices; i++)
    {
      box[0].x = MIN (box[0].x, vertices[i].x);
      box[0].y = MIN (box[0].y, vertices[i].y);
      box[1].x = MAX (box[1].x, vertices[i].x);
      box[1].y = MAX (box[1].y, vertices[i].y);
    }
}

gboolean
war_segment_meets_polygon (WarPosition a, WarPosition b, const WarPosition *vertices,
                           guint n_vertices)
{
  WarPosition box[2];

  find_box (vertices, n_vertices, box);
  if (are_apart (a, b, box[0], box[1]))
    return FALSE;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    if (!are_apart (a, b, vertices[j], vertices[i])
        && war_segments_meet (a, b, vertices[j], vertices[i]))
      return TRUE;

  return war_polygon_locate (vertices, n_vertices, a) == WAR_LOCATION_INSIDE;
}

gboolean
war_polygons_meet (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b)
{
  WarPosition a_box[2], b_box[2];

  find_box (a, n_a, a_box);
  find_box (b, n_b, b_box);
  if (are_apart (a_box[0], a_box[1], b_box[0], b_box[1]))
    return FALSE;

  for (guint i = 0, j = n_a - 1; i < n_a; j = i++)
    if (!are_apart (a[j], a[i], b_box[0], b_box[1]))
      for (guint k = 0, l = n_b - 1; k < n_b; l = k++)
        if (!are_apart (a[j], a[i], b[l], b[k]) && war_segments_meet (a[j], a[i], b[l], b[k]))
          return TRUE;

  /* No edge crosses another: either lies in the other as a whole or not at all. */
  return war_polygon_locate (b, n_b, a[0]) == WAR_LOCATION_INSIDE
         || war_polygon_locate (a, n_a, b[0]) == WAR_LOCATION_INSIDE;
}

WarLength
war_polygon_distance (const WarPosition *vertices, guint n_vertices, WarPosition position)
{
  WarLength distance = G_MAXINT32;

  if (war_polygon_locate (vertices, n_vertices, position) != WAR_LOCATION_OUTSIDE)
    return 0;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    {
      WarLength next = war_segment_distance (vertices[j], vertices[i], position);

      distance = MIN (distance, next);
    }

  return distance;
}

WarLength
war_segment_polygon_distance (WarPosition a, WarPosition b, const WarPosition *vertices,
                              guint n_vertices)
{
  WarLength distance = G_MAXINT32;

  if (war_segment_meets_polygon (a, b, vertices, n_vertices))
    return 0;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    {
      WarLength next = war_segments_distance (a, b, vertices[j], vertices[i]);

      distance = MIN (distance, next);
    }

  return distance;
}

WarLength
war_gap_get_length (WarGap gap)
{
  return divide_up (gap.product, gap.square);
}

WarLength
war_polygons_distance (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b)
{
  return war_gap_get_length (war_polygons_get_gap (a, n_a, b, n_b));
}

/* The products of coordinates have 55 bits: the quotient is taken in fewer of them to stay within
 * 62. */
WarPosition
war_segment_get_nearest (WarPosition a, WarPosition b, WarPosition position)
{
  gint64 square = war_dot (a, b, b), product = war_dot (a, b, position), share;

  if (square == 0 || product <= 0)
    return a;
  if (product >= square)
    return b;

  /* As 2^-30ths of the segment. */
  while (square >= (gint64) 1 << 32)
    {
      square >>= 1;
      product >>= 1;
    }
  share = (product << 30) / square;
  return (WarPosition){
    a.x + (WarLength) ((((gint64) b.x - a.x) * share + (1 << 29)) >> 30),
    a.y + (WarLength) ((((gint64) b.y - a.y) * share + (1 << 29)) >> 30),
  };
}

gboolean
war_segment_meets_disc (WarPosition a, WarPosition b, WarPosition centre, WarLength radius)
{
  return war_segment_distance (a, b, centre) <= radius;
}

WarLength
war_divide_by_root (gint64 numerator, guint64 square)
{
  guint64 magnitude = (guint64) ABS (numerator);
  guint64 q, odd;
  gint comparison;

  g_return_val_if_fail (square > 0, 0);

  /* The largest q with q² × square ≤ numerator². */
  q = (guint64) divide_up (magnitude, square);
  if (war_wide_compare_products (q * q, square, magnitude, magnitude) > 0)
    q--;

  /* The rest is more than a half if (2q + 1)² × square < (2 × numerator)². */
  odd = 2 * q + 1;
  comparison = war_wide_compare_products (odd * odd, square, 2 * magnitude, 2 * magnitude);
  if (comparison < 0 || (comparison == 0 && (q & 1) != 0))
    q++;

  return (WarLength) (numerator < 0 ? -(gint64) q : (gint64) q);
}
