/* uvtt-walls.c: walls of maps, cut to the map, and what a closed one holds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "store/foreign/uvtt-private.h"

/* As a part of a square: programs that count in pixels come back to where they began but for one,
 * and reach over the edge by as much. */
#define ROUNDING (1.0 / 64)

static StoreUvttPlace
get (const GArray *places, guint index)
{
  return g_array_index (places, StoreUvttPlace, index);
}

gboolean
store_uvtt_is_closed (const GArray *places)
{
  StoreUvttPlace first, last;

  if (places->len < 4)
    return FALSE;

  first = get (places, 0);
  last = get (places, places->len - 1);
  return fabs (first.x - last.x) <= ROUNDING && fabs (first.y - last.y) <= ROUNDING;
}

/* ---------------------------------------------------------------------------------------------
 * To the map. */

/* Moves the ends of what lies between a value and the next so that both are from 0 to most; FALSE:
 * nothing of it is. */
static gboolean
cut (double from, double to, double most, double *begin, double *end)
{
  double length = to - from;
  double low, high;

  if (length == 0)
    return from >= 0 && from <= most;

  low = (length > 0 ? 0 - from : most - from) / length;
  high = (length > 0 ? most - from : 0 - from) / length;
  *begin = fmax (*begin, low);
  *end = fmin (*end, high);
  return *begin <= *end;
}

static StoreUvttPlace
get_between (StoreUvttPlace from, StoreUvttPlace to, double part)
{
  return (StoreUvttPlace){ from.x + part * (to.x - from.x), from.y + part * (to.y - from.y) };
}

static double
snap (double value, double most)
{
  if (value < 0 && value >= -ROUNDING)
    return 0;
  return value > most && value <= most + ROUNDING ? most : value;
}

void
store_uvtt_snap (StoreUvttPlace *place, double width, double depth)
{
  *place = (StoreUvttPlace){ snap (place->x, width), snap (place->y, depth) };
}

static gboolean
is_beyond (StoreUvttPlace place, double width, double depth)
{
  return place.x < 0 || place.y < 0 || place.x > width || place.y > depth;
}

static void
free_places (gpointer places)
{
  g_array_unref (places);
}

GPtrArray *
store_uvtt_clip (const GArray *places, double width, double depth, gboolean *beyond)
{
  GPtrArray *pieces = g_ptr_array_new_with_free_func (free_places);
  GArray *piece = NULL;

  *beyond = FALSE;
  for (guint i = 0; i < places->len; i++)
    *beyond |= is_beyond (get (places, i), width, depth);

  for (guint i = 0; i + 1 < places->len; i++)
    {
      StoreUvttPlace from = get (places, i), to = get (places, i + 1);
      double begin = 0, end = 1;
      StoreUvttPlace first, last;

      if (!cut (from.x, to.x, width, &begin, &end) || !cut (from.y, to.y, depth, &begin, &end))
        {
          piece = NULL;
          continue;
        }
      first = get_between (from, to, begin);
      last = get_between (from, to, end);
      if (piece == NULL || begin > 0)
        {
          piece = g_array_new (FALSE, FALSE, sizeof (StoreUvttPlace));
          g_array_append_val (piece, first);
          g_ptr_array_add (pieces, piece);
        }
      g_array_append_val (piece, last);
      if (end < 1)
        piece = NULL;
    }
  return pieces;
}

/* ---------------------------------------------------------------------------------------------
 * Loops. */

static double
get_distance (WarPosition position, WarPosition from, WarPosition to)
{
  double dx = to.x - from.x, dy = to.y - from.y;
  double length = dx * dx + dy * dy;
  double part = length > 0 ? ((position.x - from.x) * dx + (position.y - from.y) * dy) / length : 0;

  part = CLAMP (part, 0, 1);
  return hypot (position.x - from.x - part * dx, position.y - from.y - part * dy);
}

/* Within the loop, and not on it: doors lie in walls. */
static gboolean
is_within (const GArray *loop, WarPosition position, WarLength margin)
{
  gboolean is_in = FALSE;

  for (guint i = 0; i < loop->len; i++)
    {
      WarPosition a = g_array_index (loop, WarPosition, i);
      WarPosition b = g_array_index (loop, WarPosition, (i + 1) % loop->len);

      if (get_distance (position, a, b) <= margin)
        return FALSE;
      if ((a.y > position.y) != (b.y > position.y)
          && position.x < a.x + (double) (b.x - a.x) * (position.y - a.y) / (b.y - a.y))
        is_in = !is_in;
    }
  return is_in;
}

gboolean
store_uvtt_holds_any (const GArray *loop, const GArray *marks, guint wall, WarLength margin,
                      guint *budget)
{
  WarPosition least = g_array_index (loop, WarPosition, 0), most = least;

  for (guint i = 1; i < loop->len; i++)
    {
      WarPosition vertex = g_array_index (loop, WarPosition, i);

      least = (WarPosition){ MIN (least.x, vertex.x), MIN (least.y, vertex.y) };
      most = (WarPosition){ MAX (most.x, vertex.x), MAX (most.y, vertex.y) };
    }

  for (guint i = 0; i < marks->len; i++)
    {
      const StoreUvttMark *mark = &g_array_index (marks, StoreUvttMark, i);
      WarPosition position = mark->position;
      guint cost = 1;

      if (mark->wall != wall && position.x > least.x && position.x < most.x && position.y > least.y
          && position.y < most.y)
        {
          cost = loop->len;
          if (is_within (loop, position, margin))
            return TRUE;
        }
      /* What is too much to be looked at is no house. */
      if (*budget < cost)
        return TRUE;
      *budget -= cost;
    }
  return FALSE;
}
