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
#define MAX_GAPS 64
#define MAX_CUTS 64

/* So far about where a way comes to an edge each of its points is asked about; and so many points
 * are not worth another look at all of them. */
#define ABOUT_CUT 6

/* Points of a way are off the straight line between two of them by less than this. */
#define ROUNDING 3

/* A way, and how much of the allowance is left on it. */
typedef struct
{
  const WarCostScene *scene;
  WarPosition from;
  WarHeading heading;
  gint64 left;
  GArray *parts; /* WarCostPart: what it has gone; or NULL */
  guint n_gaps; /* that it may come to; more than there is room for: all are */
  guint gaps[MAX_GAPS];
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

/* Whether the position is in the gap, an edge included: most are not even in the box round it. */
static gboolean
holds (const WarCostGap *gap, WarPosition position)
{
  const WarPosition *corners = gap->corners;
  guint n_left = 0, n_right = 0, n_above = 0, n_below = 0;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      n_left += corners[i].x < position.x;
      n_right += corners[i].x > position.x;
      n_above += corners[i].y < position.y;
      n_below += corners[i].y > position.y;
    }

  return MAX (MAX (n_left, n_right), MAX (n_above, n_below)) < WAR_N_EDGES
         && war_polygon_locate (corners, WAR_N_EDGES, position) != WAR_LOCATION_OUTSIDE;
}

guint8
war_cost_get_factor (const WarCostScene *scene, guint feature, WarPosition position)
{
  guint8 factor = scene->factors[feature];

  for (guint i = 0; i < scene->n_gaps; i++)
    if (scene->gaps[i].feature == feature && scene->gaps[i].factor < factor
        && holds (&scene->gaps[i], position))
      factor = scene->gaps[i].factor;

  return factor;
}

static guint
count_gaps (const Way *way)
{
  return way->n_gaps <= MAX_GAPS ? way->n_gaps : way->scene->n_gaps;
}

static const WarCostGap *
get_gap (const Way *way, guint n)
{
  return &way->scene->gaps[way->n_gaps <= MAX_GAPS ? way->gaps[n] : n];
}

/* Of a feature that holds the point. */
static gint
get_feature_factor (const Way *way, guint feature, WarPosition point)
{
  gint factor = way->scene->factors[feature];

  for (guint i = 0; i < count_gaps (way); i++)
    {
      const WarCostGap *gap = get_gap (way, i);

      if (gap->feature == feature && gap->factor < factor && holds (gap, point))
        factor = gap->factor;
    }

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
      own = get_feature_factor (way, feature, point);
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
      for (guint j = 0; is_alike && j < count_gaps (way); j++)
        is_alike = get_gap (way, j)->feature != feature || is_alike_in (get_gap (way, j), strip);
    }

  return is_alike;
}

static void
add_part (GArray *parts, WarLength last, gint factor)
{
  WarCostPart part = { last, factor };
  WarCostPart *before = parts->len > 0 ? &g_array_index (parts, WarCostPart, parts->len - 1) : NULL;

  if (before != NULL && before->factor == factor)
    before->last = last;
  else
    g_array_append_val (parts, part);
}

/* Goes over one distance after another. */
static WarLength
go_step_by_step (Way *way, const Part *whole, WarLength first, WarLength last)
{
  for (WarLength distance = first; distance <= last; distance++)
    {
      gint factor = get_factor (way, whole, distance);

      if (factor > way->left)
        return distance - 1;
      way->left -= factor;
      if (way->parts != NULL)
        add_part (way->parts, distance, factor);
    }

  return last;
}

/* Goes on over the distances from the first to the last as long as the allowance lasts; the last
 * one that is reached, or first − 1. */
static WarLength
go (Way *way, const Part *whole, WarLength first, WarLength last)
{
  Part part = { .first = first, .last = last };
  WarLength middle = first + (last - first) / 2, reached;

  if (last - first <= 2 * ABOUT_CUT)
    return go_step_by_step (way, whole, first, last);
  if (narrow (way, whole, &part) || first == last)
    {
      gint factor = get_factor (way, &part, first);
      gint64 n = MIN ((gint64) last - first + 1, way->left / factor);

      way->left -= n * factor;
      if (way->parts != NULL && n > 0)
        add_part (way->parts, first + (WarLength) n - 1, factor);
      return first + (WarLength) n - 1;
    }

  reached = go (way, &part, first, middle);
  return reached < middle ? reached : go (way, &part, middle + 1, last);
}

static gboolean
has_feature (const Part *part, guint feature)
{
  for (guint i = 0; i < part->n_features; i++)
    if (part->features[i] == feature)
      return TRUE;

  return FALSE;
}

/* The features with factors on all of the way, and the gaps in these. */
static void
find_features (Way *way, Part *part)
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

  for (guint i = 0; i < way->scene->n_gaps; i++)
    if (has_feature (part, way->scene->gaps[i].feature)
        && war_polygons_meet (way->scene->gaps[i].corners, WAR_N_EDGES, strip,
                              G_N_ELEMENTS (strip)))
      {
        if (way->n_gaps < MAX_GAPS)
          way->gaps[way->n_gaps] = i;
        way->n_gaps++;
      }
}

/* Where the way comes to edges, about. They decide nothing but where it is looked at closely. */
typedef struct
{
  guint n;
  WarLength cuts[MAX_CUTS];
} Cuts;

static void
add_cut (Cuts *cuts, double distance, WarLength most)
{
  guint place = cuts->n;
  WarLength cut;

  if (!(distance > 0 && distance < most) || cuts->n == MAX_CUTS)
    return;

  cut = (WarLength) distance;
  for (; place > 0 && cuts->cuts[place - 1] > cut; place--)
    cuts->cuts[place] = cuts->cuts[place - 1];
  cuts->cuts[place] = cut;
  cuts->n++;
}

static void
add_cuts_of_gap (const WarCostGap *gap, WarPosition from, WarPosition to, WarLength most,
                 Cuts *cuts)
{
  double x = (double) to.x - from.x, y = (double) to.y - from.y;

  for (guint i = 0, j = WAR_N_EDGES - 1; i < WAR_N_EDGES; j = i++)
    {
      WarPosition a = gap->corners[j], b = gap->corners[i];
      double side_a = x * ((double) a.y - from.y) - y * ((double) a.x - from.x);
      double side_b = x * ((double) b.y - from.y) - y * ((double) b.x - from.x);
      double share, place_x, place_y;

      if ((side_a > 0) == (side_b > 0))
        continue;
      share = side_a / (side_a - side_b);
      place_x = a.x + share * ((double) b.x - a.x) - from.x;
      place_y = a.y + share * ((double) b.y - a.y) - from.y;
      add_cut (cuts, (place_x * x + place_y * y) / (x * x + y * y) * most, most);
    }
}

static void
find_cuts (const Way *way, const Part *whole, Cuts *cuts)
{
  WarPosition to = get_point (way, whole->last);
  WarLength most = whole->last;
  WarFraction share;

  for (guint i = 0; i < whole->n_features; i++)
    {
      const WarGround *ground = way->scene->ground;

      if (war_ground_feature_find_entry (ground, whole->features[i], way->from, to, &share))
        add_cut (cuts, (double) share.numerator / (double) share.denominator * most, most);
      if (war_ground_feature_find_entry (ground, whole->features[i], to, way->from, &share))
        add_cut (cuts, most - (double) share.numerator / (double) share.denominator * most, most);
    }
  for (guint i = 0; i < count_gaps (way); i++)
    add_cuts_of_gap (get_gap (way, i), way->from, to, most, cuts);
}

/* The farthest distance, at most so far, for the allowance that the way has left. */
static WarLength
find_reach (Way *way, WarLength most)
{
  Part whole = { .first = 1, .last = most };
  Cuts cuts = { 0 };
  WarLength next = 1;

  if (most < 1)
    return 0;

  find_features (way, &whole);
  if (whole.n_features > 0)
    find_cuts (way, &whole, &cuts);
  for (guint i = 0; i < cuts.n; i++)
    {
      WarLength ends[] = { cuts.cuts[i] - ABOUT_CUT - 1, cuts.cuts[i] + ABOUT_CUT };

      for (guint j = 0; j < G_N_ELEMENTS (ends); j++)
        {
          WarLength last = MIN (ends[j], most), reached;

          if (last < next)
            continue;
          reached = go (way, &whole, next, last);
          if (reached < last)
            return reached;
          next = last + 1;
        }
    }
  return next > most ? most : go (way, &whole, next, most);
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

void
war_cost_list_parts (const WarCostScene *scene, WarPosition from, WarHeading heading,
                     WarLength allowance, GArray *parts)
{
  Way way = { scene, from, heading, .left = allowance, .parts = parts };

  g_array_set_size (parts, 0);
  find_reach (&way, allowance);
}

WarLength
war_cost_sum_parts (const GArray *parts, WarLength distance, WarLength most)
{
  gint64 cost = 0;
  WarLength gone = 0;

  for (guint i = 0; i < parts->len && gone < distance; i++)
    {
      const WarCostPart *part = &g_array_index (parts, WarCostPart, i);
      WarLength last = MIN (part->last, distance);

      cost += (gint64) (last - gone) * part->factor;
      gone = last;
    }

  return gone < distance || cost > most ? most + 1 : (WarLength) cost;
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
