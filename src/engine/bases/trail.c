/* trail.c: bases that go one behind the other, first along the way that they stand on, then along a
 * line, as that of a road
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/trail.h"

#include "engine/geometry/geometry.h"

/* Who is no farther from a line is on it. */
#define ON_LINE WAR_MILLIMETRE

/* The position so far from a towards b, or beyond either. */
static WarPosition
interpolate (WarPosition a, WarPosition b, WarLength distance, WarLength length)
{
  gint64 x = (gint64) (b.x - a.x) * distance, y = (gint64) (b.y - a.y) * distance;

  return length == 0
           ? a
           : (WarPosition){ a.x + (WarLength) (x / length), a.y + (WarLength) (y / length) };
}

static void
add_corner (WarTrail *trail, WarPosition corner)
{
  guint n = trail->n_corners;
  WarLength away = n == 0 ? 0 : war_position_distance (trail->corners[n - 1], corner);

  if (n == WAR_TRAIL_MAX_CORNERS || (n > 0 && away == 0))
    return;

  trail->corners[n] = corner;
  trail->along[n] = n == 0 ? 0 : trail->along[n - 1] + away;
  trail->n_corners++;
}

void
war_trail_init (WarTrail *trail, const WarBase *bases, guint n_bases)
{
  const WarBase *last = &bases[n_bases - 1];

  trail->n_corners = 0;
  add_corner (trail, war_position_offset (last->centre, last->heading, 0, -last->depth / 2));
  for (guint i = n_bases; i > 0; i--)
    add_corner (trail, war_position_offset (bases[i - 1].centre, bases[i - 1].heading, 0,
                                            bases[i - 1].depth / 2));
  trail->front = trail->along[trail->n_corners - 1];
}

/* Lines --------------------------------------------------------------------------------------- */

WarLength
war_trail_measure_line (const WarPosition *line, guint n)
{
  WarLength length = 0;

  for (guint i = 1; i < n; i++)
    length += war_position_distance (line[i - 1], line[i]);

  return length;
}

/* How far the foot of the position is from a, on the segment. */
static WarLength
find_foot (WarPosition a, WarPosition b, WarPosition position)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;
  gint64 dot = x * (position.x - a.x) + y * (position.y - a.y);
  WarLength length = war_position_distance (a, b), foot;

  if (length == 0)
    return 0;

  foot = war_divide_by_root (dot, (guint64) (x * x + y * y));
  return CLAMP (foot, 0, length);
}

WarLength
war_trail_find_nearest (const WarPosition *line, guint n, WarPosition position)
{
  WarLength before = 0, found = 0, nearest = G_MAXINT32;

  for (guint i = 1; i < n; i++)
    {
      WarLength away = war_segment_distance (line[i - 1], line[i], position);

      if (away < nearest)
        {
          nearest = away;
          found = before + find_foot (line[i - 1], line[i], position);
        }
      before += war_position_distance (line[i - 1], line[i]);
    }

  return found;
}

static WarPosition
get_on_line (const WarPosition *line, guint n, WarLength along)
{
  for (guint i = 1; i < n; i++)
    {
      WarLength length = war_position_distance (line[i - 1], line[i]);

      if (along <= length || i + 1 == n)
        return interpolate (line[i - 1], line[i], MIN (along, length), length);
      along -= length;
    }

  return line[0];
}

gboolean
war_trail_get_heading (const WarPosition *line, guint n, WarLength along, WarLength reach,
                       gboolean is_backwards, WarHeading *heading)
{
  WarLength length = war_trail_measure_line (line, n);
  WarLength there = is_backwards ? MAX (along - reach, 0) : MIN (along + reach, length);

  if (there == along)
    return FALSE;

  *heading = war_heading_towards (get_on_line (line, n, along), get_on_line (line, n, there));
  return TRUE;
}

/* The line's own corners that lie past the place. */
static void
add_line (WarTrail *trail, const WarPosition *line, guint n, WarLength along, gboolean is_backwards)
{
  WarLength total = war_trail_measure_line (line, n);
  WarLength at = is_backwards ? total : 0;

  for (guint i = 0; i < n; i++)
    {
      guint place = is_backwards ? n - 1 - i : i;

      if (i > 0)
        {
          WarLength length
            = war_position_distance (line[place], line[is_backwards ? place + 1 : place - 1]);

          at += is_backwards ? -length : length;
        }
      if (is_backwards ? at < along : at > along)
        add_corner (trail, line[place]);
    }
}

void
war_trail_follow (WarTrail *trail, const WarPosition *line, guint n, gboolean is_backwards,
                  WarLength reach)
{
  WarPosition front = trail->corners[trail->n_corners - 1];
  WarLength along = war_trail_find_nearest (line, n, front);
  WarLength total = war_trail_measure_line (line, n);
  WarPosition nearest = get_on_line (line, n, along);

  if (war_position_distance (front, nearest) > ON_LINE)
    along = is_backwards ? MAX (along - reach, 0) : MIN (along + reach, total);
  add_corner (trail, get_on_line (line, n, along));
  add_line (trail, line, n, along, is_backwards);
}

/* Going along it ------------------------------------------------------------------------------ */

WarLength
war_trail_get_length (const WarTrail *trail)
{
  return trail->along[trail->n_corners - 1] - trail->front;
}

/* Before its first corner the trail goes on straight. */
static WarPosition
get_position (const WarTrail *trail, WarLength along)
{
  guint i = 1;

  while (i + 1 < trail->n_corners && trail->along[i] < along)
    i++;

  return interpolate (trail->corners[i - 1], trail->corners[i], along - trail->along[i - 1],
                      trail->along[i] - trail->along[i - 1]);
}

void
war_trail_place (const WarTrail *trail, WarLength distance, WarBase *bases, guint n_bases)
{
  WarLength along = trail->front + distance;
  WarPosition front = get_position (trail, along);

  for (guint i = 0; i < n_bases; i++)
    {
      WarLength depth = bases[i].depth, reached = 0;
      WarPosition rear = front;
      WarHeading heading;

      /* Round a corner more of the trail lies between two positions than is between them. */
      while (reached < depth)
        {
          along -= depth - reached;
          rear = get_position (trail, along);
          reached = war_position_distance (rear, front);
        }
      heading = war_heading_towards (rear, front);
      bases[i] = war_base_place (war_position_offset (front, heading, 0, -depth / 2), heading,
                                 bases[i].width, depth);
      front = rear;
    }
}
