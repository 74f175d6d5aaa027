/* room.c: how far a base may go straight ahead
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/way.h"
#include "engine/geometry-private.h"

/* What the rounding of a place may cost a way that runs along a limit, at most. */
#define ROUNDING 1

/* A way that gains more by a loss of no more than that runs along its limit. */
#define GRAZING WAR_MILLIMETRE

/* Whether the whole way keeps the limit, but for rounding if it is loose. */
static gboolean
keeps (const WarBase *start, WarHeading heading, WarLength distance, const WarBase *other,
       WarLength limit, gboolean is_loose)
{
  WarSweep sweep = war_sweep_plan (start, war_entrenched_get_vector (heading, distance));

  if (is_loose)
    limit -= ROUNDING;
  if (limit > 0)
    return !war_sweep_comes_nearer (&sweep, other, limit);

  return !war_polygons_overlap (sweep.outline, sweep.n_outline, other->corners, WAR_N_EDGES,
                                is_loose ? WAR_BASE_SLACK : 0);
}

/* The last distance that keeps the limit, between one that does and one that does not. What a
 * convex base passes over meets a convex limit from some distance on: halving finds it. */
static WarLength
halve (const WarBase *start, WarHeading heading, WarLength good, WarLength bad,
       const WarBase *other, WarLength limit, gboolean is_loose)
{
  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;

      if (keeps (start, heading, middle, other, limit, is_loose))
        good = middle;
      else
        bad = middle;
    }

  return good;
}

WarLength
war_entrenched_find_room (const WarBase *start, WarHeading heading, WarLength most,
                          const WarBase *other, WarLength limit)
{
  WarLength room = -1, along;

  if (keeps (start, heading, most, other, limit, FALSE))
    return most;
  if (keeps (start, heading, 0, other, limit, FALSE))
    room = halve (start, heading, 0, most, other, limit, FALSE);

  /* Along an axis no place is rounded; but bases in contact may always reach into each other. */
  along = room + GRAZING + 1;
  if ((limit > 0 && heading % (WAR_HEADING_TURN / 4) == 0) || along > most
      || !keeps (start, heading, along, other, limit, TRUE))
    return room;

  return keeps (start, heading, most, other, limit, TRUE)
           ? most
           : halve (start, heading, along, most, other, limit, TRUE);
}

static gboolean
is_on_field (const WarBase *start, WarHeading heading, WarLength distance, const WarField *field)
{
  WarPosition vector = war_entrenched_get_vector (heading, distance);

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarLength x = start->corners[i].x + vector.x, y = start->corners[i].y + vector.y;

      if (x < 0 || x > field->width || y < 0 || y > field->depth)
        return FALSE;
    }

  return TRUE;
}

WarLength
war_entrenched_find_field_room (const WarBase *start, WarHeading heading, WarLength most,
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
} Axis;

static Axis
get_axis (const WarBase *base, guint edge, const WarBase *other)
{
  WarPosition from, to;
  Axis axis = { .reach = G_MININT64 };

  war_base_get_edge (base, edge, &from, &to);
  axis.edge = (WarPosition){ to.x - from.x, to.y - from.y };
  for (guint i = 0; i < WAR_N_EDGES; i++)
    axis.reach = MAX (axis.reach, war_cross (from, to, other->corners[i]));
  axis.need = 1 + (gint64) DEPTH * (edge % 2 == WAR_EDGE_FRONT ? base->width : base->depth);
  return axis;
}

/* sign: 1 for an edge of the base that stands, −1 for one of the base that goes. */
static gboolean
reaches_over (const Axis *axis, gint sign, WarHeading heading, WarLength distance)
{
  WarPosition vector = war_entrenched_get_vector (heading, distance);
  gint64 turn = (gint64) axis->edge.x * vector.y - (gint64) axis->edge.y * vector.x;

  return axis->reach + sign * turn >= axis->need;
}

/* Leaves of the distances those that reach over the axis; FALSE if there are none. */
static gboolean
cut (const Axis *axis, gint sign, WarHeading heading, WarLength *first, WarLength *last)
{
  gboolean is_at_first = reaches_over (axis, sign, heading, *first);
  gboolean is_at_last = reaches_over (axis, sign, heading, *last);
  WarLength low = *first, high = *last;

  if (is_at_first == is_at_last)
    return is_at_first;

  while (high - low > 1)
    {
      WarLength middle = low + (high - low) / 2;

      if (reaches_over (axis, sign, heading, middle) == is_at_first)
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
war_entrenched_find_overlap (const WarBase *start, WarHeading heading, WarLength most,
                             const WarBase *other, WarLength *first, WarLength *last)
{
  *first = 0;
  *last = most;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      const Axis own = get_axis (start, i, other);
      const Axis others = get_axis (other, i, start);

      if (!cut (&own, -1, heading, first, last) || !cut (&others, 1, heading, first, last))
        return FALSE;
    }

  return TRUE;
}
