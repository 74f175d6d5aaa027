/* room.c: how far a base may go straight ahead
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/bases/room.h"
#include "engine/geometry/geometry-private.h"
#include "engine/ground/sweep.h"

/* What the rounding of a place may cost a way that runs along a limit, at most. */
#define ROUNDING 1

/* A way that gains more by a loss of no more than that runs along its limit. */
#define GRAZING WAR_MILLIMETRE

/* What is asked about a way. */
typedef struct
{
  const WarBase *start, *other;
  WarHeading heading;
  WarLength limit;

  /* The vectors that would shift the start onto the other: a convex polygon, clockwise. How far the
   * way of the start's middle keeps off it is how far the base keeps off the other. */
  WarPosition outline[2 * WAR_N_EDGES];
  guint n_outline;
} Way;

static gint64
get_turn (WarPosition a, WarPosition b)
{
  return (gint64) a.x * b.y - (gint64) a.y * b.x;
}

static WarPosition
subtract (WarPosition a, WarPosition b)
{
  return (WarPosition){ a.x - b.x, a.y - b.y };
}

/* The corner that is nearest to the top, of two the left one. */
static guint
find_top (const WarBase *base, gint sign)
{
  guint top = 0;

  for (guint i = 1; i < WAR_N_EDGES; i++)
    {
      gint64 down = sign * ((gint64) base->corners[i].y - base->corners[top].y);
      gint64 right = sign * ((gint64) base->corners[i].x - base->corners[top].x);

      if (down < 0 || (down == 0 && right < 0))
        top = i;
    }

  return top;
}

/* From the top round, the edges of both bases in the order of their directions; the start's are
 * turned by half, as it is taken off. */
static void
outline_shifts (Way *way)
{
  const WarPosition *start = way->start->corners, *other = way->other->corners;
  guint i = find_top (way->start, -1), j = find_top (way->other, 1);
  guint n_first = 0, n_second = 0;

  way->n_outline = 0;
  while (n_first < WAR_N_EDGES || n_second < WAR_N_EDGES)
    {
      WarPosition first = subtract (start[i], start[(i + 1) % WAR_N_EDGES]);
      WarPosition second = subtract (other[(j + 1) % WAR_N_EDGES], other[j]);
      gint64 turn = get_turn (first, second);

      way->outline[way->n_outline++] = subtract (other[j], start[i]);
      if (n_second == WAR_N_EDGES || (turn >= 0 && n_first < WAR_N_EDGES))
        {
          i = (i + 1) % WAR_N_EDGES;
          n_first++;
        }
      else
        {
          j = (j + 1) % WAR_N_EDGES;
          n_second++;
        }
    }
}

/* How far what is `outside` / √square off a line is from it, compared with the limit. */
static gint
compare_offset (gint64 outside, guint64 square, WarLength limit)
{
  return war_gap_compare_length ((WarGap){ (guint64) outside, square }, limit);
}

/* Whether a corner of the outline, or an end of the straight line from the origin to the vector, is
 * nearer to the other of the two, which do not meet, than the limit. */
static gboolean
has_corner_nearer (const Way *way, WarPosition vector, WarLength limit)
{
  const WarPosition origin = { 0, 0 };
  const WarPosition *outline = way->outline;

  for (guint i = 0, j = way->n_outline - 1; i < way->n_outline; j = i++)
    if (war_gap_compare_length (war_segment_get_gap (origin, vector, outline[i]), limit) < 0
        || war_gap_compare_length (war_segment_get_gap (outline[j], outline[i], vector), limit) < 0
        || war_gap_compare_length (war_segment_get_gap (outline[j], outline[i], origin), limit) < 0)
      return TRUE;

  return FALSE;
}

/* Whether the straight line from the origin to the vector comes nearer to the outline. If they do
 * not meet one lies on one side of the other or of an edge: by how much is known at once. */
static gboolean
comes_nearer (const Way *way, WarPosition vector, WarLength limit)
{
  const WarPosition origin = { 0, 0 };
  const WarPosition *outline = way->outline;
  gint64 least = G_MAXINT64, most = G_MININT64;
  gboolean meets = TRUE;

  for (guint i = 0; i < way->n_outline; i++)
    {
      gint64 turn = get_turn (vector, outline[i]);

      least = MIN (least, turn);
      most = MAX (most, turn);
    }
  if (least > 0 || most < 0)
    {
      meets = FALSE;
      if (compare_offset (least > 0 ? least : -most, (guint64) war_dot (origin, vector, vector),
                          limit)
          >= 0)
        return FALSE;
    }

  for (guint i = 0, j = way->n_outline - 1; i < way->n_outline; j = i++)
    {
      gint64 first = -war_cross (outline[j], outline[i], origin);
      gint64 last = -war_cross (outline[j], outline[i], vector);

      if (first <= 0 || last <= 0)
        continue;
      meets = FALSE;
      if (compare_offset (MIN (first, last), (guint64) war_dot (outline[j], outline[i], outline[i]),
                          limit)
          >= 0)
        return FALSE;
    }

  return meets || has_corner_nearer (way, vector, limit);
}

/* Whether the whole way keeps the limit, but for rounding if it is loose. */
static gboolean
keeps (const Way *way, WarLength distance, gboolean is_loose)
{
  WarPosition vector = war_room_get_vector (way->heading, distance);
  WarLength limit = is_loose ? way->limit - ROUNDING : way->limit;
  WarSweep sweep;

  if (limit > 0)
    return !comes_nearer (way, vector, limit);

  sweep = war_sweep_plan (way->start, vector);
  return !war_polygons_overlap (sweep.outline, sweep.n_outline, way->other->corners, WAR_N_EDGES,
                                is_loose ? WAR_BASE_SLACK : 0);
}

/* As one sees it who looks along the way from where it begins. */
typedef struct
{
  gint64 right, forward;
} Place;

static Place
look_at (const Way *way, WarPosition position)
{
  gint64 sine = war_heading_sine (way->heading), cosine = war_heading_cosine (way->heading);

  return (Place){ (position.x * cosine + position.y * sine) / WAR_SINE_ONE,
                  (position.x * sine - position.y * cosine) / WAR_SINE_ONE };
}

/* Rounded down; the root is exact before that. */
static gint64
get_root (gint64 square)
{
  return (gint64) sqrt ((double) square);
}

/* By how much at most a guess of how near the way comes is wrong, with all that is rounded. */
#define DOUBT 4

/* Who comes nearer by at least so much of what it goes meets the limit where one would guess it to,
 * give or take. */
#define STEEP 4 /* a part of that */
#define MARGIN (STEEP * DOUBT)

/* Where the way first comes nearer to the outline than the limit. */
typedef struct
{
  gint64 distance; /* G_MAXINT64: nowhere */
  gboolean is_steep;
} Meeting;

static void
meet (Meeting *meeting, gint64 distance, gboolean is_steep)
{
  if (distance < meeting->distance)
    *meeting = (Meeting){ distance, is_steep };
}

/* FALSE: it passes the corner so closely that it cannot be told. */
static gboolean
meet_corner (Meeting *meeting, Place corner, WarLength limit)
{
  gint64 aside = ABS (corner.right), root;

  if (aside > limit + DOUBT)
    return TRUE;
  if (aside >= limit)
    return FALSE;

  root = get_root ((gint64) limit * limit - aside * aside);
  meet (meeting, corner.forward - root, root * STEEP >= limit);
  return TRUE;
}

/* The edge keeps the way off by a line on its left. */
static void
meet_edge (Meeting *meeting, Place from, Place to, WarLength limit)
{
  gint64 right = to.right - from.right, forward = to.forward - from.forward;
  gint64 length = get_root (right * right + forward * forward);
  gint64 aside;

  if (right >= 0 || length == 0)
    return;

  aside = from.right - forward * limit / length;
  if (aside >= 0 && aside + right <= 0)
    meet (meeting, from.forward + right * limit / length - forward * aside / right,
          -right * STEEP >= length);
}

/* Where it meets the limit, to within MARGIN, between two distances; FALSE: it is hard to tell. */
static gboolean
guess (const Way *way, WarLength good, WarLength bad, gint64 *guessed)
{
  Place from = look_at (way, way->outline[way->n_outline - 1]);
  Meeting meeting = { G_MAXINT64, FALSE };

  if (way->limit <= 0)
    return FALSE;

  for (guint i = 0; i < way->n_outline; i++)
    {
      Place to = look_at (way, way->outline[i]);

      if (!meet_corner (&meeting, to, way->limit))
        return FALSE;
      meet_edge (&meeting, from, to, way->limit);
      from = to;
    }

  *guessed = meeting.distance;
  return meeting.is_steep && meeting.distance > good && meeting.distance < bad;
}

/* The last distance that keeps the limit, between one that does and one that does not. What a
 * convex base passes over meets a convex limit from some distance on: halving finds it. Where it is
 * clear beforehand what a try would say, none is made. */
static WarLength
halve (const Way *way, WarLength good, WarLength bad, gboolean is_loose)
{
  gint64 guessed;
  gboolean is_guessed = guess (way, good, bad, &guessed);

  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;
      gboolean is_clear = is_guessed && ABS (middle - guessed) > MARGIN;

      if (is_clear ? middle < guessed : keeps (way, middle, is_loose))
        good = middle;
      else
        bad = middle;
    }

  return good;
}

WarLength
war_room_find (const WarBase *start, WarHeading heading, WarLength most, const WarBase *other,
               WarLength limit)
{
  Way way = { .start = start, .other = other, .heading = heading, .limit = limit };
  WarLength room = -1, along;

  outline_shifts (&way);
  if (keeps (&way, most, FALSE))
    return most;
  if (keeps (&way, 0, FALSE))
    room = halve (&way, 0, most, FALSE);

  /* Along an axis no place is rounded; but bases in contact may always reach into each other. */
  along = room + GRAZING + 1;
  if ((limit > 0 && heading % (WAR_HEADING_TURN / 4) == 0) || along > most
      || !keeps (&way, along, TRUE))
    return room;

  return keeps (&way, most, TRUE) ? most : halve (&way, along, most, TRUE);
}

static gboolean
is_on_field (const WarBase *start, WarHeading heading, WarLength distance, const WarField *field)
{
  WarPosition vector = war_room_get_vector (heading, distance);

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarLength x = start->corners[i].x + vector.x, y = start->corners[i].y + vector.y;

      if (x < 0 || x > field->width || y < 0 || y > field->depth)
        return FALSE;
    }

  return TRUE;
}

WarLength
war_room_find_on_field (const WarBase *start, WarHeading heading, WarLength most,
                        const WarField *field)
{
  WarLength good = 0, bad = most;

  if (!is_on_field (start, heading, 0, field))
    return -1;
  if (is_on_field (start, heading, most, field))
    return most;

  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;

      if (is_on_field (start, heading, middle, field))
        good = middle;
      else
        bad = middle;
    }

  return good;
}

/* Bases overlap if each reaches over the line of every edge of the other by more than
 * WAR_BASE_SLACK. With less than all of that rounding can make no overlap of what is none here. */
#define DEPTH (WAR_BASE_SLACK - ROUNDING)

/* An edge of either base. How far the other reaches over it changes evenly on the way. */
typedef struct
{
  WarPosition edge;
  gint64 reach; /* × the edge's length, at the start */
  gint64 need; /* the least product that is more than DEPTH; edges are as long as they should be but
                  for rounding */
  double slope; /* of the product, for each unit of the way: an estimate */
  double doubt; /* by which an estimate of the product is wrong at most, as places are rounded */
} Axis;

/* sign: 1 for an edge of the base that stands, −1 for one of the base that goes. */
static Axis
get_axis (const WarBase *base, guint edge, const WarBase *other, gint sign, WarHeading heading)
{
  WarPosition from, to;
  Axis axis = { .reach = G_MININT64 };

  war_base_get_edge (base, edge, &from, &to);
  axis.edge = (WarPosition){ sign * (to.x - from.x), sign * (to.y - from.y) };
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      gint64 reach = war_cross (from, to, other->corners[i]);

      axis.reach = MAX (axis.reach, reach);
    }
  axis.need = 1 + (gint64) DEPTH * (edge % 2 == WAR_EDGE_FRONT ? base->width : base->depth);
  axis.slope = -((double) axis.edge.x * war_heading_cosine (heading)
                 + (double) axis.edge.y * war_heading_sine (heading))
               / WAR_SINE_ONE;
  axis.doubt = 2.0 + ABS (axis.edge.x) + ABS (axis.edge.y);
  return axis;
}

static gboolean
reaches_over (const Axis *axis, WarHeading heading, WarLength distance)
{
  double over = (double) (axis->reach - axis->need) + axis->slope * distance;
  WarPosition vector;

  if (over > axis->doubt || over < -axis->doubt)
    return over > 0;

  vector = war_room_get_vector (heading, distance);
  return axis->reach + get_turn (axis->edge, vector) >= axis->need;
}

/* Leaves of the distances those that reach over the axis; FALSE if there are none. */
static gboolean
cut (const Axis *axis, WarHeading heading, WarLength *first, WarLength *last)
{
  gboolean is_at_first = reaches_over (axis, heading, *first);
  gboolean is_at_last = reaches_over (axis, heading, *last);
  WarLength low = *first, high = *last;

  if (is_at_first == is_at_last)
    return is_at_first;

  while (high - low > 1)
    {
      WarLength middle = low + (high - low) / 2;

      if (reaches_over (axis, heading, middle) == is_at_first)
        low = middle;
      else
        high = middle;
    }

  if (is_at_first)
    *last = low;
  else
    *first = high;
  return TRUE;
}

gboolean
war_room_find_overlap (const WarBase *start, WarHeading heading, WarLength most,
                       const WarBase *other, WarLength *first, WarLength *last)
{
  *first = 0;
  *last = most;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      const Axis own = get_axis (start, i, other, -1, heading);
      const Axis others = get_axis (other, i, start, 1, heading);

      if (!cut (&own, heading, first, last) || !cut (&others, heading, first, last))
        return FALSE;
    }

  return TRUE;
}
