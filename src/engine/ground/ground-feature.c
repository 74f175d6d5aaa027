/* ground-feature.c: questions about one feature
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/ground-query-private.h"

#include "engine/geometry/geometry-private.h"
#include "engine/geometry/wide.h"

static const WarPosition *
get_vertices (const WarGround *ground, const WarGroundPart *part)
{
  return &ground->vertices[part->first];
}

/* As war_polygon_locate() does, but with no more than comparisons for most edges: those that lie
 * above or below the position as a whole. */
static gboolean
polygon_has (const WarPosition *vertices, guint n_vertices, WarPosition position)
{
  gboolean inside = FALSE;

  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition a = vertices[i], b = vertices[i + 1];

      if ((a.y > position.y) != (b.y > position.y))
        {
          gint64 side = war_cross (a, b, position);

          if (side == 0)
            return TRUE;
          if ((side > 0) == (b.y > a.y))
            inside = !inside;
        }
      else if (b.y == position.y
               && (b.x == position.x
                   || (a.y == position.y && (a.x > position.x) != (b.x > position.x))))
        {
          return TRUE;
        }
    }

  return inside;
}

gboolean
war_ground_part_has (const WarGround *ground, const WarGroundPart *part, WarPosition position)
{
  return part->minimum.x <= position.x && position.x <= part->maximum.x
         && part->minimum.y <= position.y && position.y <= part->maximum.y
         && polygon_has (get_vertices (ground, part), part->n_vertices, position);
}

gboolean
war_ground_edge_find_entry (WarPosition a, WarPosition b, WarPosition c, WarPosition d,
                            WarFraction *entry)
{
  gint64 c_side = war_cross (a, b, c), d_side = war_cross (a, b, d);
  gint64 a_side, b_side;

  if (war_is_same_side (c_side, d_side))
    return FALSE;

  a_side = war_cross (c, d, a);
  b_side = war_cross (c, d, b);
  if (war_is_same_side (a_side, b_side))
    return FALSE;

  if (a_side != b_side)
    {
      entry->numerator = (guint64) ABS (a_side);
      entry->denominator = (guint64) ABS (a_side - b_side);
    }
  else
    {
      /* All on one line, or a–b or c–d is a single position. */
      gint64 square = war_dot (a, b, b);
      gint64 c_along = war_dot (a, b, c), d_along = war_dot (a, b, d);

      if (!war_segments_meet (a, b, c, d))
        return FALSE;
      entry->numerator = (guint64) MAX (MIN (c_along, d_along), 0);
      entry->denominator = (guint64) MAX (square, 1);
    }

  return TRUE;
}

/* With more parts than that it is faster to look what the cell of the position has. */
#define FEW_PARTS 4

static gboolean
has_in_cell (const WarGround *ground, guint feature, WarPosition position)
{
  guint cell = (guint) (war_ground_get_row (ground, position.y) * ground->n_columns
                        + war_ground_get_column (ground, position.x));

  for (guint i = ground->first_items[2 * cell]; i < ground->first_items[2 * cell + 2]; i++)
    {
      const WarGroundItem *item = &ground->items[i];

      if (item->feature == feature
          && (item->n_edges == 0
              || war_ground_part_has (ground, &ground->parts[item->part], position)))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_ground_feature_has (const WarGround *ground, guint feature, WarPosition position)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];

  if (position.x < found->minimum.x || position.x > found->maximum.x
      || position.y < found->minimum.y || position.y > found->maximum.y)
    return FALSE;
  if (found->n_parts > FEW_PARTS)
    return has_in_cell (ground, feature, position);

  for (guint i = 0; i < found->n_parts; i++)
    if (war_ground_part_has (ground, &ground->parts[found->first_part + i], position))
      return TRUE;

  return FALSE;
}

/* Whether the boxes along the axes are farther apart than margin. */
static gboolean
is_box_far (WarPosition minimum, WarPosition maximum, const WarPosition *vertices, guint n_vertices,
            gint64 margin)
{
  gboolean left = TRUE, right = TRUE, above = TRUE, below = TRUE;

  for (guint i = 0; i < n_vertices; i++)
    {
      left = left && vertices[i].x + margin < minimum.x;
      right = right && vertices[i].x - margin > maximum.x;
      above = above && vertices[i].y + margin < minimum.y;
      below = below && vertices[i].y - margin > maximum.y;
    }

  return left || right || above || below;
}

gboolean
war_ground_feature_find_entry (const WarGround *ground, guint feature, WarPosition a, WarPosition b,
                               WarFraction *entry)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];
  const WarPosition ends[] = { a, b };
  gboolean meets = FALSE;

  if (is_box_far (found->minimum, found->maximum, ends, 2, 0))
    return FALSE;

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];
      const WarPosition *vertices = get_vertices (ground, part);
      gint64 side;

      if (is_box_far (part->minimum, part->maximum, ends, 2, 0))
        continue;
      if (war_ground_part_has (ground, part, a))
        {
          *entry = WAR_FRACTION_START;
          return TRUE;
        }

      side = war_cross (a, b, vertices[0]);
      for (guint j = 0; j < part->n_vertices; j++)
        {
          gint64 last = side;
          WarFraction candidate;

          side = war_cross (a, b, vertices[j + 1]);
          if (!war_is_same_side (last, side)
              && war_ground_edge_find_entry (a, b, vertices[j], vertices[j + 1], &candidate)
              && (!meets || war_fraction_compare (candidate, *entry) < 0))
            {
              *entry = candidate;
              meets = TRUE;
            }
        }
    }

  return meets;
}

gboolean
war_ground_feature_meets_segment (const WarGround *ground, guint feature, WarPosition a,
                                  WarPosition b)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];
  const WarPosition ends[] = { a, b };

  if (is_box_far (found->minimum, found->maximum, ends, 2, 0))
    return FALSE;

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];

      if (war_segment_meets_polygon (a, b, get_vertices (ground, part), part->n_vertices))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_ground_part_meets_polygon (const WarGround *ground, const WarGroundPart *part,
                               const WarPosition *vertices, guint n_vertices)
{
  return !is_box_far (part->minimum, part->maximum, vertices, n_vertices, 0)
         && war_polygons_meet (vertices, n_vertices, get_vertices (ground, part), part->n_vertices);
}

gboolean
war_ground_feature_meets_polygon (const WarGround *ground, guint feature,
                                  const WarPosition *vertices, guint n_vertices)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];

  for (guint i = 0; i < found->n_parts; i++)
    if (war_ground_part_meets_polygon (ground, &ground->parts[found->first_part + i], vertices,
                                       n_vertices))
      return TRUE;

  return FALSE;
}

gboolean
war_ground_feature_is_entered (const WarGround *ground, guint feature, WarPosition a, WarPosition b)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];
  const WarPosition ends[] = { a, b };

  if (is_box_far (found->minimum, found->maximum, ends, 2, 0))
    return FALSE;

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];

      if (!is_box_far (part->minimum, part->maximum, ends, 2, 0)
          && war_segment_enters_polygon (a, b, get_vertices (ground, part), part->n_vertices))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_part_edge_in (const WarPosition *own, guint n_own, const WarPosition *vertices,
                  guint n_vertices)
{
  for (guint i = 0; i < n_own; i++)
    {
      const WarPosition minimum = { MIN (own[i].x, own[i + 1].x), MIN (own[i].y, own[i + 1].y) };
      const WarPosition maximum = { MAX (own[i].x, own[i + 1].x), MAX (own[i].y, own[i + 1].y) };

      if (!is_box_far (minimum, maximum, vertices, n_vertices, 0)
          && war_segment_enters_polygon (own[i], own[i + 1], vertices, n_vertices))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_ground_feature_has_edge_in (const WarGround *ground, guint feature, const WarPosition *vertices,
                                guint n_vertices)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];

      if (!is_box_far (part->minimum, part->maximum, vertices, n_vertices, 0)
          && has_part_edge_in (get_vertices (ground, part), part->n_vertices, vertices, n_vertices))
        return TRUE;
    }

  return FALSE;
}

WarLength
war_ground_feature_get_distance (const WarGround *ground, guint feature,
                                 const WarPosition *vertices, guint n_vertices)
{
  g_return_val_if_fail (feature < ground->n_features, G_MAXINT32);

  const WarGroundFeature *found = &ground->features[feature];
  WarLength nearest = G_MAXINT32;

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];

      WarLength distance;

      if (is_box_far (part->minimum, part->maximum, vertices, n_vertices, nearest))
        continue;
      distance = war_polygons_distance (get_vertices (ground, part), part->n_vertices, vertices,
                                        n_vertices);
      nearest = MIN (nearest, distance);
    }

  return nearest;
}

gboolean
war_ground_feature_is_within (const WarGround *ground, guint feature, const WarPosition *vertices,
                              guint n_vertices, WarLength limit)
{
  g_return_val_if_fail (feature < ground->n_features, FALSE);

  const WarGroundFeature *found = &ground->features[feature];

  if (is_box_far (found->minimum, found->maximum, vertices, n_vertices, limit))
    return FALSE;

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];

      if (!is_box_far (part->minimum, part->maximum, vertices, n_vertices, limit)
          && war_polygons_are_within (get_vertices (ground, part), part->n_vertices, vertices,
                                      n_vertices, limit))
        return TRUE;
    }

  return FALSE;
}

/* numerator / denominator, neither 0 … 1 nor positive yet, rounded down and up. */
static void
set_place (WarGroundEvent *event, gint64 numerator, gint64 denominator)
{
  WarFraction fraction;

  if (denominator < 0)
    {
      numerator = -numerator;
      denominator = -denominator;
    }
  fraction.numerator = (guint64) CLAMP (numerator, 0, denominator);
  fraction.denominator = (guint64) denominator;

  event->low = event->high = war_fraction_to_fixed (fraction);
  if (war_wide_compare_products (event->low, fraction.denominator, fraction.numerator,
                                 WAR_FRACTION_ONE)
      != 0)
    event->high++;
}

/* Where the line through a and b crosses edges, in order: as it does if it is shifted very little
 * to the one side, and to the other. A line along an edge is inside on one of the two. */
static guint
find_events (const WarPosition *vertices, guint n_vertices, WarPosition a, WarPosition b,
             WarGroundEvent *events)
{
  gint64 c_side = war_cross (a, b, vertices[0]);
  guint n_events = 0;

  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition c = vertices[i], d = vertices[i + 1];
      gint64 d_side = war_cross (a, b, d);
      gboolean left = (c_side > 0) != (d_side > 0), right = (c_side >= 0) != (d_side >= 0);

      if (left || right)
        {
          WarGroundEvent event = { .left = left, .right = right };
          gint64 a_side = war_cross (c, d, a);
          guint place;

          set_place (&event, a_side, a_side - war_cross (c, d, b));
          for (place = n_events; place > 0 && events[place - 1].low > event.low; place--)
            events[place] = events[place - 1];
          events[place] = event;
          n_events++;
        }
      c_side = d_side;
    }

  return n_events;
}

/* Adds what lies inside to the intervals, which are in the order of their starts. */
static guint
add_intervals (const WarGroundEvent *events, guint n_events, WarGroundInterval *intervals,
               guint n_intervals)
{
  gboolean left = FALSE, right = FALSE;
  guint64 start = 0;

  for (guint i = 0; i < n_events; i++)
    {
      gboolean was_inside = left || right;
      guint place;

      left ^= events[i].left;
      right ^= events[i].right;
      if (!was_inside)
        start = events[i].high;
      if (left || right || events[i].low <= start)
        continue;

      for (place = n_intervals; place > 0 && intervals[place - 1].start > start; place--)
        intervals[place] = intervals[place - 1];
      intervals[place] = (WarGroundInterval){ start, events[i].low };
      n_intervals++;
    }

  return n_intervals;
}

WarLength
war_ground_feature_get_length (const WarGround *ground, WarGroundScratch *scratch, guint feature,
                               WarPosition a, WarPosition b)
{
  g_return_val_if_fail (feature < ground->n_features, 0);

  const WarGroundFeature *found = &ground->features[feature];
  const WarPosition ends[] = { a, b };
  guint n_intervals = 0;
  guint64 sum = 0, end = 0;

  if (is_box_far (found->minimum, found->maximum, ends, 2, 0))
    return 0;

  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];
      guint n_events
        = find_events (get_vertices (ground, part), part->n_vertices, a, b, scratch->events);

      n_intervals = add_intervals (scratch->events, n_events, scratch->intervals, n_intervals);
    }

  /* Parts overlap: what is in several counts once. */
  for (guint i = 0; i < n_intervals; i++)
    {
      const WarGroundInterval *interval = &scratch->intervals[i];

      if (interval->end > end)
        sum += interval->end - MAX (interval->start, end);
      end = MAX (end, interval->end);
    }

  return war_fraction_of_root_up ((WarFraction){ sum, WAR_FRACTION_ONE },
                                  (guint64) war_dot (a, b, b));
}
