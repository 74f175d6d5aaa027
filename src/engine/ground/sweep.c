/* sweep.c: a base moved straight, and what it comes near to
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/sweep.h"

static gint64
get_turn (WarPosition a, WarPosition b)
{
  return (gint64) a.x * b.y - (gint64) a.y * b.x;
}

static WarPosition
add (WarPosition a, WarPosition b)
{
  return (WarPosition){ a.x + b.x, a.y + b.y };
}

static WarPosition
subtract (WarPosition a, WarPosition b)
{
  return (WarPosition){ a.x - b.x, a.y - b.y };
}

static guint64
get_square (WarPosition vector)
{
  return (guint64) ((gint64) vector.x * vector.x + (gint64) vector.y * vector.y);
}

/* The outline is made of the edges that the base leaves behind, at the start, and of those that it
 * pushes ahead, at the end. */
static void
outline_sweep (WarSweep *sweep)
{
  const WarPosition *corners = sweep->start.corners;
  gboolean was_ahead = get_turn (subtract (corners[0], corners[3]), sweep->vector) < 0;

  sweep->n_outline = 0;
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition edge = subtract (corners[(i + 1) % WAR_N_EDGES], corners[i]);
      gboolean is_ahead = get_turn (edge, sweep->vector) < 0;

      if (was_ahead)
        sweep->outline[sweep->n_outline++] = add (corners[i], sweep->vector);
      if (!was_ahead || !is_ahead)
        sweep->outline[sweep->n_outline++] = corners[i];
      if (!was_ahead && is_ahead)
        sweep->outline[sweep->n_outline++] = add (corners[i], sweep->vector);
      was_ahead = is_ahead;
    }
}

WarSweep
war_sweep_plan (const WarBase *start, WarPosition vector)
{
  WarSweep sweep = { .start = *start, .vector = vector };

  outline_sweep (&sweep);
  return sweep;
}

WarLength
war_sweep_get_length (const WarSweep *sweep)
{
  return war_fraction_of_root_down (WAR_FRACTION_END, get_square (sweep->vector));
}

/* The vector to where the base is after a whole distance. */
static WarPosition
get_part (const WarSweep *sweep, WarLength distance)
{
  guint64 square = get_square (sweep->vector);

  if (distance >= war_sweep_get_length (sweep))
    return sweep->vector;

  return (WarPosition){
    .x = war_divide_by_root ((gint64) sweep->vector.x * distance, square),
    .y = war_divide_by_root ((gint64) sweep->vector.y * distance, square),
  };
}

static WarBase
shift_base (const WarBase *base, WarPosition vector)
{
  WarBase shifted = *base;

  shifted.centre = add (base->centre, vector);
  for (guint i = 0; i < WAR_N_EDGES; i++)
    shifted.corners[i] = add (base->corners[i], vector);
  return shifted;
}

WarBase
war_sweep_place (const WarSweep *sweep, WarLength distance)
{
  g_return_val_if_fail (distance >= 0, sweep->start);

  return shift_base (&sweep->start, get_part (sweep, distance));
}

gboolean
war_sweep_comes_nearer (const WarSweep *sweep, const WarBase *other, WarLength limit)
{
  return war_polygons_are_nearer (sweep->outline, sweep->n_outline, other->corners, WAR_N_EDGES,
                                  limit);
}

gboolean
war_sweep_overlaps (const WarSweep *sweep, const WarBase *other)
{
  return war_polygons_overlap (sweep->outline, sweep->n_outline, other->corners, WAR_N_EDGES,
                               WAR_BASE_SLACK);
}

gboolean
war_sweep_approaches (const WarSweep *sweep, const WarBase *other)
{
  WarGap before
    = war_polygons_get_gap (sweep->start.corners, WAR_N_EDGES, other->corners, WAR_N_EDGES);

  /* Bases in contact have no gap that could become less; but they must not push on. */
  if (before.product == 0)
    return war_sweep_overlaps (sweep, other);

  return war_gap_compare (
           war_polygons_get_gap (sweep->outline, sweep->n_outline, other->corners, WAR_N_EDGES),
           before)
         < 0;
}

static gboolean
keeps (const WarSweep *sweep, WarPosition vector, const WarBase *other, WarLength limit)
{
  WarSweep part = war_sweep_plan (&sweep->start, vector);

  return limit > 0 ? !war_sweep_comes_nearer (&part, other, limit)
                   : !war_sweep_overlaps (&part, other);
}

/* What a convex base may reach of a convex limit ends once, so halving finds the end. */
WarLength
war_sweep_get_room (const WarSweep *sweep, const WarBase *other, WarLength limit)
{
  WarLength good = 0, bad = war_sweep_get_length (sweep);

  g_return_val_if_fail (limit >= 0, -1);

  if (keeps (sweep, sweep->vector, other, limit))
    return bad;
  if (!keeps (sweep, (WarPosition){ 0, 0 }, other, limit))
    return -1;

  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;

      if (keeps (sweep, get_part (sweep, middle), other, limit))
        good = middle;
      else
        bad = middle;
    }

  return good;
}
