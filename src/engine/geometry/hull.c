/* hull.c: the smallest convex polygon about some places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/hull.h"

/* Of the way from a by b to c: above 0 it turns to one hand, below 0 to the other. */
static gint64
get_bend (WarPosition a, WarPosition b, WarPosition c)
{
  return (gint64) (b.x - a.x) * (c.y - b.y) - (gint64) (b.y - a.y) * (c.x - b.x);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const WarPosition *first = a, *second = b;

  if (first->x != second->x)
    return first->x < second->x ? -1 : 1;
  return (first->y > second->y) - (first->y < second->y);
}

/* Goes along the sorted places from the first to the last, or back, and keeps what bends to one
 * hand: half of the polygon without its end. Returns how many corners that are. */
static guint
trace (const WarPosition *sorted, guint n, gboolean forwards, WarPosition *hull)
{
  guint n_corners = 0;

  for (guint i = 0; i < n; i++)
    {
      WarPosition place = sorted[forwards ? i : n - 1 - i];

      while (n_corners >= 2 && get_bend (hull[n_corners - 2], hull[n_corners - 1], place) <= 0)
        n_corners--;
      hull[n_corners++] = place;
    }

  return n_corners - 1;
}

guint
war_hull_find (const WarPosition *places, guint n_places, WarPosition *hull)
{
  g_autofree WarPosition *sorted = g_memdup2 (places, n_places * sizeof *places);
  guint n;

  /* Of none there may be no array either. */
  if (n_places == 1)
    hull[0] = places[0];
  if (n_places < 2)
    return n_places;

  qsort (sorted, n_places, sizeof *sorted, compare);
  n = trace (sorted, n_places, TRUE, hull);
  return n + trace (sorted, n_places, FALSE, hull + n);
}

gboolean
war_hull_has (const WarPosition *hull, guint n_corners, WarPosition place)
{
  /* Of a line and a point all bends are none: they have no inside. */
  if (n_corners < 3)
    return FALSE;

  for (guint i = 0; i < n_corners; i++)
    if (get_bend (hull[i], hull[(i + 1) % n_corners], place) < 0)
      return FALSE;

  return TRUE;
}
