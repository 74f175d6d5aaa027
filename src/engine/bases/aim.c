/* aim.c: how far along a heading a point may be aimed at
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/aim.h"

#include <math.h>

/* Which distances are allowed is found along the ray, a straight line from the centre. Range and
 * sight change only near the places where the ray comes to something: a feature's edge, a corner
 * beside it, an end of the range. In doubt, that is so near to such a place that the rounding of
 * points may decide, each distance is asked about by itself; between them one answers for all. So
 * the floating point here decides nothing but how often that is done. */

/* A point, or any position of the line to it, is off the ray by less than this. */
#define ROUNDING 1.0

typedef struct
{
  const WarAim *aim;
  WarHeading heading;
  gboolean is_straight; /* along an axis: nothing is rounded */
  double sine, cosine;
  WarLength last; /* the greatest distance on the field and perhaps in range */
  WarRange far_doubt, near_doubt; /* about the range, and the minimum range */
  WarPosition strip[4]; /* all that can be near enough to the ray to matter, clockwise */
  guint n_features; /* that may block it, in the aim's room */
} Ray;

/* Distances on from the one that is looked at, which are alike: either all are in doubt, or one
 * answers for all. */
typedef struct
{
  WarLength first;
  WarLength doubt; /* the last that is in doubt together with the first; first − 1: none is */
  WarLength next; /* the first one that is in doubt farther on */
} Stretch;

static WarPosition
get_point (const Ray *ray, WarLength distance)
{
  return war_position_step (ray->aim->base.centre, ray->heading, distance);
}

static WarLength
get_range_to (const Ray *ray, WarLength distance)
{
  return war_base_get_position_distance (&ray->aim->base, get_point (ray, distance));
}

static gboolean
is_allowed (const Ray *ray, WarLength distance)
{
  WarLength range = get_range_to (ray, distance);

  return range <= ray->aim->range && range >= ray->aim->minimum_range
         && (!ray->aim->needs_sight
             || war_sight_reaches (&ray->aim->scene, &ray->aim->base, get_point (ray, distance),
                                   NULL));
}

/* Range ------------------------------------------------------------------------------------- */

/* A distance at which the range is above the limit, and that before it is not: 0 … last + 1. The
 * range grows with the distance, but for rounding. */
static WarLength
find_range (const Ray *ray, WarLength limit)
{
  WarLength low = -1, high = ray->last + 1;

  while (high - low > 1)
    {
      WarLength middle = low + (high - low) / 2;

      if (get_range_to (ray, middle) > limit)
        high = middle;
      else
        low = middle;
    }

  return high;
}

/* Where a range may be on either side of the limit. A range is off what it would be without
 * rounding by less than 2, so whatever lies before one of limit − 3 is surely within the limit, and
 * whatever lies beyond one of limit + 3 is not. */
static WarRange
find_range_doubt (const Ray *ray, WarLength limit)
{
  return (WarRange){ find_range (ray, limit - 3), find_range (ray, limit + 3) };
}

/* The greatest distance, up to the limit, at which the point is on the field, exactly: coordinates
 * never go back along the ray. */
static WarLength
find_last (const Ray *ray, const WarField *field, WarLength limit)
{
  WarLength low = 0, high = limit + 1;

  while (high - low > 1)
    {
      WarLength middle = low + (high - low) / 2;

      if (war_field_has_position (field, get_point (ray, middle)))
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* Stretches --------------------------------------------------------------------------------- */

static void
add_doubt (Stretch *stretch, double from, double to)
{
  if (to < stretch->first || from >= stretch->next)
    return;

  if (from >= stretch->first + 1)
    stretch->next = (WarLength) from;
  else
    stretch->doubt = (WarLength) MAX (stretch->doubt, MIN (to + 1, stretch->next - 1));
}

/* Where the edge of a feature from a to b, of which t says how far along the ray and s how far to
 * the right of it, comes as near to the ray as rounding may carry a point; FALSE if it does not. */
static gboolean
clip (const double a[2], const double b[2], double *from, double *to)
{
  double first = 0, last = 1, step = b[1] - a[1];

  if (MAX (a[1], b[1]) < -ROUNDING || MIN (a[1], b[1]) > ROUNDING)
    return FALSE;

  if (fabs (step) > ROUNDING)
    {
      double left = (-ROUNDING - a[1]) / step, right = (ROUNDING - a[1]) / step;

      first = CLAMP (MIN (left, right), 0, 1);
      last = CLAMP (MAX (left, right), 0, 1);
    }

  first = a[0] + (b[0] - a[0]) * first;
  last = a[0] + (b[0] - a[0]) * last;
  *from = MIN (first, last) - 2 * ROUNDING;
  *to = MAX (first, last) + 2 * ROUNDING;
  return TRUE;
}

static void
widen (double t, double *from, double *to)
{
  *from = MIN (*from, t);
  *to = MAX (*to, t);
}

static void
widen_to_circle (const double centre[2], double radius, double *from, double *to)
{
  if (fabs (centre[1]) <= radius)
    {
      double half = sqrt (radius * radius - centre[1] * centre[1]);

      widen (centre[0] - half, from, to);
      widen (centre[0] + half, from, to);
    }
}

/* Where on the ray one is within the radius of the edge; FALSE: nowhere. */
static gboolean
find_near (const double a[2], const double b[2], double radius, double *from, double *to)
{
  double length = hypot (b[0] - a[0], b[1] - a[1]);

  *from = HUGE_VAL;
  *to = -HUGE_VAL;
  if (radius <= 0)
    return FALSE;

  widen_to_circle (a, radius, from, to);
  widen_to_circle (b, radius, from, to);
  for (gint side = -1; side <= 1 && length > 0; side += 2)
    {
      double t = -(b[1] - a[1]) / length * radius * side;
      double s = (b[0] - a[0]) / length * radius * side;

      if ((a[1] + s) * (b[1] + s) < 0)
        widen (a[0] + t - (b[0] - a[0]) * (a[1] + s) / (b[1] - a[1]), from, to);
    }

  return *from <= *to;
}

/* Who comes within the limit of a hedge sees past it. */
static void
add_limit_doubt (const double a[2], const double b[2], WarLength limit, Stretch *stretch)
{
  double outer_from, outer_to, inner_from, inner_to;

  if (!find_near (a, b, limit + 2 * ROUNDING, &outer_from, &outer_to))
    return;

  if (find_near (a, b, limit - 2 * ROUNDING, &inner_from, &inner_to))
    {
      add_doubt (stretch, outer_from - ROUNDING, inner_from + ROUNDING);
      add_doubt (stretch, inner_to - ROUNDING, outer_to + ROUNDING);
    }
  else
    add_doubt (stretch, outer_from - ROUNDING, outer_to + ROUNDING);
}

/* A corner that is so near to the ray that lines to farther points may pass it on either side. The
 * line to a point at that distance is off the ray here by less than rounding × t / distance. */
static void
add_corner_doubt (const Ray *ray, const double corner[2], Stretch *stretch)
{
  if (fabs (corner[1]) > ROUNDING || corner[0] <= 0 || ray->is_straight)
    return;

  add_doubt (stretch, corner[0] - 2 * ROUNDING,
             fabs (corner[1]) * ray->last > ROUNDING * corner[0]
               ? ROUNDING * corner[0] / fabs (corner[1]) + 2 * ROUNDING
               : ray->last);
}

static void
place_on_ray (const Ray *ray, WarPosition position, double place[2])
{
  double x = position.x - ray->aim->base.centre.x, y = position.y - ray->aim->base.centre.y;

  place[0] = x * ray->sine - y * ray->cosine;
  place[1] = x * ray->cosine + y * ray->sine;
}

/* Adds what is in doubt because of the feature's edges. Returns by how much rounding may change the
 * length of a line in the feature. */
static double
add_edges (const Ray *ray, guint feature, Stretch *stretch)
{
  const WarSightEffect *effect = &ray->aim->scene.effects[feature];
  guint n_parts = war_ground_get_n_parts (ray->aim->scene.ground, feature);
  double change = ROUNDING, from, to;

  for (guint part = 0; part < n_parts; part++)
    {
      guint n_vertices;
      const WarPosition *vertices
        = war_ground_get_part (ray->aim->scene.ground, feature, part, &n_vertices);
      double a[2], b[2];

      place_on_ray (ray, vertices[n_vertices - 1], a);
      for (guint i = 0; i < n_vertices; i++, a[0] = b[0], a[1] = b[1])
        {
          place_on_ray (ray, vertices[i], b);
          add_corner_doubt (ray, b, stretch);
          if (effect->blocks == WAR_BLOCKS_FAR)
            add_limit_doubt (a, b, effect->limit, stretch);
          if (clip (a, b, &from, &to))
            {
              add_doubt (stretch, from, to);
              change += (to - from) / 2 - 2 * ROUNDING;
            }
        }
    }

  return change;
}

static WarLength
get_depth (const Ray *ray, guint feature, WarLength distance)
{
  return war_ground_feature_get_length (ray->aim->scene.ground, ray->aim->scene.scratch, feature,
                                        ray->aim->base.centre, get_point (ray, distance));
}

/* Where, before the next doubt, more of the feature than its limit comes to lie on the line. Either
 * the line goes on in it, and there is more with each step, or it stays as it is; but for what
 * rounding may change, once for each of two lines that are compared. */
static void
add_depth_doubt (const Ray *ray, guint feature, double change, Stretch *stretch)
{
  WarLength end = stretch->next - 1;
  WarLength limit = ray->aim->scene.effects[feature].limit;
  WarLength first = get_depth (ray, feature, stretch->first);
  WarLength last = get_depth (ray, feature, end);
  double n = end - stretch->first, more = last - first, left = limit - first;
  double doubt = ray->is_straight ? 1 : 2 * change + 2;

  if (last + doubt <= limit || first - doubt > limit || (ray->is_straight && first == last))
    return;

  if (n <= 3 * doubt || more < n - doubt)
    add_doubt (stretch, stretch->first, end);
  else
    add_doubt (stretch, stretch->first + left - doubt, stretch->first + left + doubt);
}

static gboolean
may_matter (const Ray *ray, guint feature)
{
  return ray->aim->scene.effects[feature].blocks != WAR_BLOCKS_NEVER
         && war_ground_feature_meets_polygon (ray->aim->scene.ground, feature, ray->strip,
                                              G_N_ELEMENTS (ray->strip));
}

static void
find_features (Ray *ray)
{
  guint n_features = ray->aim->needs_sight ? war_ground_get_n_features (ray->aim->scene.ground) : 0;

  for (guint i = 0; i < n_features; i++)
    if (may_matter (ray, i))
      ray->aim->features[ray->n_features++] = i;
}

static Stretch
look_ahead (const Ray *ray, WarLength distance)
{
  Stretch stretch = { distance, distance - 1, ray->last + 1 };

  add_doubt (&stretch, ray->far_doubt.minimum, ray->far_doubt.maximum);
  if (ray->aim->minimum_range > 0)
    add_doubt (&stretch, ray->near_doubt.minimum, ray->near_doubt.maximum);
  for (guint i = 0; i < ray->n_features; i++)
    add_edges (ray, ray->aim->features[i], &stretch);

  /* Only a stretch without edges tells about depth. */
  for (guint i = 0; i < ray->n_features && stretch.doubt < distance; i++)
    if (ray->aim->scene.effects[ray->aim->features[i]].blocks == WAR_BLOCKS_DEPTH)
      {
        Stretch edges = { distance, distance - 1, ray->last + 1 };

        add_depth_doubt (ray, ray->aim->features[i], add_edges (ray, ray->aim->features[i], &edges),
                         &stretch);
      }

  return stretch;
}

/* The domain ------------------------------------------------------------------------------- */

static Ray
begin_ray (const WarAim *aim, WarHeading heading)
{
  return (Ray){
    .aim = aim,
    .heading = heading,
    .is_straight = heading % (WAR_HEADING_TURN / 4) == 0,
    .sine = (double) war_heading_sine (heading) / WAR_SINE_ONE,
    .cosine = (double) war_heading_cosine (heading) / WAR_SINE_ONE,
  };
}

/* As far as the limit. */
static void
measure_ray (Ray *ray, WarLength limit)
{
  const WarAim *aim = ray->aim;
  WarLength across = aim->base.width + aim->base.depth;

  /* No position of a base is farther from its centre than half its width and depth. */
  ray->last = find_last (ray, aim->field, MIN (aim->range + across / 2 + 4, limit));
  ray->far_doubt = find_range_doubt (ray, aim->range);
  ray->near_doubt = find_range_doubt (ray, aim->minimum_range - 1);

  for (guint i = 0; i < G_N_ELEMENTS (ray->strip); i++)
    ray->strip[i] = war_position_offset (aim->base.centre, ray->heading, i == 0 || i == 3 ? -3 : 3,
                                         i < 2 ? ray->last + 3 : -3);
  find_features (ray);
}

static void
find_distances (const Ray *ray, WarDomain *distances)
{
  WarLength distance = 0;
  gboolean has_room = TRUE;

  war_domain_clear (distances, 1);
  while (distance <= ray->last && has_room)
    {
      Stretch stretch = look_ahead (ray, distance);

      if (stretch.doubt < distance)
        {
          if (is_allowed (ray, distance))
            has_room = war_domain_add (distances, distance, stretch.next - 1);
          distance = stretch.next;
        }
      for (; distance <= stretch.doubt && has_room; distance++)
        if (is_allowed (ray, distance))
          has_room = war_domain_add (distances, distance, distance);
    }
}

void
war_aim_find_distances (const WarAim *aim, WarHeading heading, WarLength limit,
                        WarDomain *distances)
{
  Ray ray = begin_ray (aim, heading);

  measure_ray (&ray, limit);
  find_distances (&ray, distances);
}

static gboolean
is_known (const WarAimMemo *memo, const WarAim *aim, WarHeading heading, WarLength limit)
{
  return memo->range == aim->range && memo->minimum_range == aim->minimum_range
         && memo->needs_sight == aim->needs_sight && memo->heading == heading
         && memo->limit >= limit && war_base_is_same (&memo->base, &aim->base);
}

const WarDomain *
war_aim_recall_distances (WarAimMemo *memo, const WarAim *aim, WarHeading heading, WarLength limit)
{
  if (!is_known (memo, aim, heading, limit))
    {
      war_aim_find_distances (aim, heading, limit, &memo->distances);
      memo->base = aim->base;
      memo->range = aim->range;
      memo->minimum_range = aim->minimum_range;
      memo->needs_sight = aim->needs_sight;
      memo->heading = heading;
      memo->limit = limit;
    }

  return &memo->distances;
}

gboolean
war_aim_reaches (const WarAim *aim, WarHeading heading, WarLength distance)
{
  Ray ray = begin_ray (aim, heading);

  return war_field_has_position (aim->field, get_point (&ray, distance))
         && is_allowed (&ray, distance);
}
