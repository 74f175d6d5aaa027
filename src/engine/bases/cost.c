/* cost.c: how far a base comes where terrain slows it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/cost.h"

#include "engine/bases/room.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/sweep.h"

#define MAX_FEATURES 128

/* Points of a way are off the straight line between two of them by less than this. */
#define ROUNDING 3

/* A way, and how much of the allowance is left on it. */
typedef struct
{
  const WarCostScene *scene;
  WarPosition from;
  WarHeading heading;
  gint64 left;
} Way;

/* The points of a way from the first to the last distance, and the features that these may be in.
 * */
typedef struct
{
  WarLength first, last;
  guint n_features;
  guint features[MAX_FEATURES];
} Part;

static WarPosition
get_point (const Way *way, WarLength distance)
{
  return war_position_step (way->from, way->heading, distance);
}

/* All that the points of the part can be in. */
static void
get_strip (const Way *way, const Part *part, WarPosition strip[4])
{
  WarPosition first = get_point (way, part->first), last = get_point (way, part->last);

  strip[0] = war_position_offset (first, way->heading, -ROUNDING, -ROUNDING);
  strip[1] = war_position_offset (last, way->heading, -ROUNDING, ROUNDING);
  strip[2] = war_position_offset (last, way->heading, ROUNDING, ROUNDING);
  strip[3] = war_position_offset (first, way->heading, ROUNDING, -ROUNDING);
}

guint8
war_cost_get_factor (const WarCostScene *scene, guint feature, WarPosition position)
{
  guint8 factor = scene->factors[feature];

  for (guint i = 0; i < scene->n_gaps; i++)
    if (scene->gaps[i].feature == feature && scene->gaps[i].factor < factor
        && war_polygon_locate (scene->gaps[i].corners, WAR_N_EDGES, position)
             != WAR_LOCATION_OUTSIDE)
      factor = scene->gaps[i].factor;

  return factor;
}

/* How many times a length counts at that point. */
static gint
get_factor (const Way *way, const Part *part, WarLength distance)
{
  WarPosition point = get_point (way, distance);
  gint factor = 1;

  for (guint i = 0; i < part->n_features; i++)
    {
      guint feature = part->features[i];
      gint own = way->scene->factors[feature];

      if (own <= factor || !war_ground_feature_has (way->scene->ground, feature, point))
        continue;
      own = war_cost_get_factor (way->scene, feature, point);
      factor = MAX (factor, own);
    }

  return factor;
}

/* Whether all points of the strip are in the gap, or none are; if in doubt, not. */
static gboolean
is_alike_in (const WarCostGap *gap, const WarPosition strip[4])
{
  guint n_inside = 0;

  for (guint i = 0; i < 4; i++)
    n_inside += war_polygon_locate (gap->corners, WAR_N_EDGES, strip[i]) != WAR_LOCATION_OUTSIDE;

  return n_inside == 4 || !war_polygons_meet (gap->corners, WAR_N_EDGES, strip, 4);
}

/* Leaves out the features that the part does not come to. Whether all points of it are alike: none
 * of the features, nor of their gaps, has an edge there. */
static gboolean
narrow (const Way *way, const Part *whole, Part *part)
{
  const WarGround *ground = way->scene->ground;
  gboolean is_alike = TRUE;
  WarPosition strip[4];

  get_strip (way, part, strip);
  part->n_features = 0;
  for (guint i = 0; i < whole->n_features; i++)
    {
      guint feature = whole->features[i];

      if (!war_ground_feature_meets_polygon (ground, feature, strip, G_N_ELEMENTS (strip)))
        continue;
      part->features[part->n_features++] = feature;
      is_alike = is_alike
                 && !war_ground_feature_has_edge_in (ground, feature, strip, G_N_ELEMENTS (strip));
      for (guint j = 0; is_alike && j < way->scene->n_gaps; j++)
        is_alike
          = way->scene->gaps[j].feature != feature || is_alike_in (&way->scene->gaps[j], strip);
    }

  return is_alike;
}

/* Goes on over the distances from the first to the last as long as the allowance lasts; the last
 * one that is reached, or first − 1. */
static WarLength
go (Way *way, const Part *whole, WarLength first, WarLength last)
{
  Part part = { .first = first, .last = last };
  WarLength middle = first + (last - first) / 2, reached;

  if (narrow (way, whole, &part) || first == last)
    {
      gint factor = get_factor (way, &part, first);
      gint64 n = MIN ((gint64) last - first + 1, way->left / factor);

      way->left -= n * factor;
      return first + (WarLength) n - 1;
    }

  reached = go (way, &part, first, middle);
  return reached < middle ? reached : go (way, &part, middle + 1, last);
}

/* The features with factors on all of the way. */
static void
find_features (const Way *way, Part *part)
{
  WarPosition strip[4];
  guint n_features;

  get_strip (way, part, strip);
  n_features
    = war_ground_find_meeting (way->scene->ground, way->scene->scratch, way->scene->terrains, strip,
                               G_N_ELEMENTS (strip), part->features, MAX_FEATURES);
  n_features = MIN (n_features, MAX_FEATURES);
  for (guint i = 0; i < n_features; i++)
    if (way->scene->factors[part->features[i]] > 1)
      part->features[part->n_features++] = part->features[i];
}

/* The farthest distance, at most so far, for the allowance that the way has left. */
static WarLength
find_reach (Way *way, WarLength most)
{
  Part whole = { .first = 1, .last = most };

  if (most < 1)
    return 0;

  find_features (way, &whole);
  return go (way, &whole, 1, most);
}

WarLength
war_cost_measure (const WarCostScene *scene, WarPosition from, WarHeading heading,
                  WarLength distance, WarLength most)
{
  Way way = { .scene = scene, .from = from, .heading = heading, .left = most };

  if (find_reach (&way, distance) < distance)
    return most + 1;

  return most - (WarLength) way.left;
}

WarLength
war_cost_find_reach (const WarCostScene *scene, WarPosition from, WarHeading heading,
                     WarLength allowance)
{
  Way way = { .scene = scene, .from = from, .heading = heading, .left = allowance };

  return find_reach (&way, allowance);
}

/* Touching ------------------------------------------------------------------------------------ */

static gboolean
touches (const WarCostScene *scene, const WarBase *start, WarHeading heading, WarLength distance)
{
  const WarSweep sweep = war_sweep_plan (start, war_room_get_vector (heading, distance));
  guint features[MAX_FEATURES];
  guint n_features
    = war_ground_find_meeting (scene->ground, scene->scratch, scene->terrains, sweep.outline,
                               sweep.n_outline, features, MAX_FEATURES);

  for (guint i = 0; i < MIN (n_features, MAX_FEATURES); i++)
    if (scene->factors[features[i]] > 1)
      return TRUE;

  return FALSE;
}

/* The least distance at which the base has come to touch a feature with a factor above 1, where it
 * begins included; one more than `most` if it goes so far without. */
static WarLength
find_touch (const WarCostScene *scene, const WarBase *start, WarHeading heading, WarLength most)
{
  WarLength free = 0, touching = most;

  if (touches (scene, start, heading, 0))
    return 0;
  if (!touches (scene, start, heading, most))
    return most + 1;

  while (touching - free > 1)
    {
      WarLength middle = free + (touching - free) / 2;

      if (touches (scene, start, heading, middle))
        touching = middle;
      else
        free = middle;
    }

  return touching;
}

WarLength
war_cost_find_divided (const WarCostScene *scene, const WarBase *start, WarHeading heading,
                       WarLength allowance, gint divisor)
{
  WarLength touch = find_touch (scene, start, heading, allowance);

  return MAX (touch - 1, allowance / divisor);
}
