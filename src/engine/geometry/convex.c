/* convex.c: how convex polygons lie to each other, exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/exact.h"

#include "engine/geometry/geometry-private.h"
#include "engine/geometry/wide.h"

/* √(n² / n) is √n. */
WarGap
war_segment_get_gap (WarPosition a, WarPosition b, WarPosition position)
{
  guint64 square = (guint64) war_dot (a, b, b);
  WarPosition end;
  gint64 cross;

  if (square == 0 || war_dot (a, b, position) <= 0)
    end = a;
  else if (war_dot (b, a, position) <= 0)
    end = b;
  else
    {
      cross = war_cross (a, b, position);
      return (WarGap){ (guint64) ABS (cross), square };
    }

  square = (guint64) war_dot (end, position, position);
  return (WarGap){ square, MAX (square, 1) };
}

/* The square of how far a position is from the box round an edge, which is no more than how far it
 * is from the edge. */
static inline double
get_box_square (WarPosition position, WarPosition from, WarPosition to)
{
  gint64 left = (gint64) MIN (from.x, to.x) - position.x;
  gint64 right = (gint64) position.x - MAX (from.x, to.x);
  gint64 above = (gint64) MIN (from.y, to.y) - position.y;
  gint64 below = (gint64) position.y - MAX (from.y, to.y);
  double x = (double) MAX (0, MAX (left, right)), y = (double) MAX (0, MAX (above, below));

  return x * x + y * y;
}

/* The least gap between a vertex of a and an edge of b, or best if that is less. */
static WarGap
get_vertex_gap (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b, WarGap best)
{
  double limit = war_gap_get_safe_square (best);

  for (guint i = 0; i < n_a; i++)
    for (guint j = 0, k = n_b - 1; j < n_b; k = j++)
      {
        WarGap gap;

        if (get_box_square (a[i], b[k], b[j]) > limit)
          continue;
        gap = war_segment_get_gap (b[k], b[j], a[i]);
        if (war_gap_compare (gap, best) < 0)
          {
            best = gap;
            limit = war_gap_get_safe_square (best);
          }
      }

  return best;
}

WarGap
war_polygons_get_gap (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b)
{
  WarGap best;

  if (war_polygons_meet (a, n_a, b, n_b))
    return (WarGap){ 0, 1 };

  /* Between sets that do not meet, a vertex of one of them is nearest. */
  best = war_segment_get_gap (b[n_b - 1], b[0], a[0]);
  best = get_vertex_gap (a, n_a, b, n_b, best);
  return get_vertex_gap (b, n_b, a, n_a, best);
}

static void
get_bounds (const WarPosition *vertices, guint n_vertices, WarPosition *minimum,
            WarPosition *maximum)
{
  *minimum = *maximum = vertices[0];
  for (guint i = 1; i < n_vertices; i++)
    {
      minimum->x = MIN (minimum->x, vertices[i].x);
      minimum->y = MIN (minimum->y, vertices[i].y);
      maximum->x = MAX (maximum->x, vertices[i].x);
      maximum->y = MAX (maximum->y, vertices[i].y);
    }
}

/* Whether the boxes along the axes are farther apart than the limit: then the polygons are. */
static gboolean
are_far (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b, gint64 limit)
{
  WarPosition a_minimum, a_maximum, b_minimum, b_maximum;

  get_bounds (a, n_a, &a_minimum, &a_maximum);
  get_bounds (b, n_b, &b_minimum, &b_maximum);
  return b_minimum.x - limit > a_maximum.x || a_minimum.x - limit > b_maximum.x
         || b_minimum.y - limit > a_maximum.y || a_minimum.y - limit > b_maximum.y;
}

/* Whether a position is farther than the limit from the box round an edge. */
static inline gboolean
is_beyond (WarPosition position, WarPosition from, WarPosition to, gint64 limit)
{
  return position.x < MIN (from.x, to.x) - limit || position.x > MAX (from.x, to.x) + limit
         || position.y < MIN (from.y, to.y) - limit || position.y > MAX (from.y, to.y) + limit;
}

/* Whether a vertex of a is nearer to an edge of b than the limit (greatest: −1), or no farther off
 * (0). */
static gboolean
has_vertex_within (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                   WarLength limit, gint greatest)
{
  for (guint j = 0, k = n_b - 1; j < n_b; k = j++)
    for (guint i = 0; i < n_a; i++)
      if (!is_beyond (a[i], b[k], b[j], limit)
          && war_gap_compare_length (war_segment_get_gap (b[k], b[j], a[i]), limit) <= greatest)
        return TRUE;

  return FALSE;
}

/* Whether they meet though no vertex of one is near an edge of the other. */
static gboolean
meet_apart (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b)
{
  return !are_far (a, n_a, b, n_b, 0) && war_polygons_meet (a, n_a, b, n_b);
}

gboolean
war_polygons_are_nearer (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                         WarLength limit)
{
  if (limit <= 0 || are_far (a, n_a, b, n_b, limit))
    return FALSE;

  return has_vertex_within (a, n_a, b, n_b, limit, -1)
         || has_vertex_within (b, n_b, a, n_a, limit, -1) || meet_apart (a, n_a, b, n_b);
}

gboolean
war_polygons_are_within (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                         WarLength limit)
{
  if (limit < 0 || are_far (a, n_a, b, n_b, limit))
    return FALSE;

  return has_vertex_within (a, n_a, b, n_b, limit, 0)
         || has_vertex_within (b, n_b, a, n_a, limit, 0) || meet_apart (a, n_a, b, n_b);
}

/* Whether b, or all of it but depth, lies to the left of one of the edges of a, outside it. */
static gboolean
is_parted (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b, WarLength depth)
{
  guint64 limit = (guint64) depth * (guint64) depth;

  for (guint i = 0, j = n_a - 1; i < n_a; j = i++)
    {
      guint64 square = (guint64) war_dot (a[j], a[i], a[i]);
      gint64 deepest = G_MININT64;

      if (square == 0)
        continue;

      for (guint k = 0; k < n_b; k++)
        {
          gint64 inward = war_cross (a[j], a[i], b[k]);

          deepest = MAX (deepest, inward);
        }
      if (deepest <= 0
          || war_wide_compare_products ((guint64) deepest, (guint64) deepest, limit, square) <= 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
war_polygons_overlap (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                      WarLength depth)
{
  g_return_val_if_fail (depth >= 0, FALSE);

  return !is_parted (a, n_a, b, n_b, depth) && !is_parted (b, n_b, a, n_a, depth);
}

/* Where the middle between a and b is; everything is doubled so that the middle is whole. */
static gboolean
has_middle_inside (WarPosition a, WarPosition b, const WarPosition *vertices, guint n_vertices)
{
  const WarPosition middle = { a.x + b.x, a.y + b.y };
  gboolean inside = FALSE;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    {
      const WarPosition c = { 2 * vertices[j].x, 2 * vertices[j].y };
      const WarPosition d = { 2 * vertices[i].x, 2 * vertices[i].y };

      if (war_segment_has (c, d, middle))
        return FALSE;
      if ((c.y > middle.y) != (d.y > middle.y)
          && (war_orientation (c, d, middle) > 0) == (d.y > c.y))
        inside = !inside;
    }

  return inside;
}

/* Takes over candidate as the next place after from on the way to b if it is nearer than the one
 * known. */
static void
consider_next (WarPosition from, WarPosition b, WarPosition candidate, WarPosition *next)
{
  if (war_dot (from, b, candidate) > 0 && war_dot (from, b, candidate) < war_dot (from, b, *next))
    *next = candidate;
}

/* Whether the polygon as a whole lies on one side of the line through a and b, or past an end of
 * it, as most do. */
static gboolean
is_beside_segment (WarPosition a, WarPosition b, const WarPosition *vertices, guint n_vertices)
{
  gint64 least = G_MAXINT64, most = G_MININT64, nearest = G_MAXINT64, farthest = G_MININT64;

  for (guint i = 0; i < n_vertices; i++)
    {
      gint64 side = war_cross (a, b, vertices[i]), along = war_dot (a, b, vertices[i]);

      least = MIN (least, side);
      most = MAX (most, side);
      nearest = MIN (nearest, along);
      farthest = MAX (farthest, along);
    }

  return (a.x != b.x || a.y != b.y)
         && (least >= 0 || most <= 0 || farthest <= 0 || nearest >= war_dot (a, b, b));
}

gboolean
war_segment_enters_polygon (WarPosition a, WarPosition b, const WarPosition *vertices,
                            guint n_vertices)
{
  WarPosition from, next;

  if (is_beside_segment (a, b, vertices, n_vertices))
    return FALSE;
  if (war_polygon_locate (vertices, n_vertices, a) == WAR_LOCATION_INSIDE)
    return TRUE;

  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    {
      WarPosition c = vertices[j], d = vertices[i];

      if (war_orientation (a, b, c) * war_orientation (a, b, d) < 0
          && war_orientation (c, d, a) * war_orientation (c, d, b) < 0)
        return TRUE;
    }

  /* What is left are meetings at vertices, and at the ends of the segment: whole positions. Between
   * two neighbouring ones all of the segment is inside, outside or on an edge. */
  for (from = a; from.x != b.x || from.y != b.y; from = next)
    {
      next = b;
      for (guint i = 0; i < n_vertices; i++)
        if (war_segment_has (a, b, vertices[i]))
          consider_next (from, b, vertices[i], &next);
      if (has_middle_inside (from, next, vertices, n_vertices))
        return TRUE;
    }

  return FALSE;
}
