/* spots.c: spots in rows over an area, from which a solo commander chooses the best
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/spots.h"

#include <stdlib.h>

WarHeading
war_spots_find_ahead (WarPosition from, WarPosition to)
{
  WarHeading heading = war_heading_towards (from, to) + WAR_HEADING_TURN / 8;

  return (WarHeading) (heading % WAR_HEADING_TURN / (WAR_HEADING_TURN / 4)
                       * (WAR_HEADING_TURN / 4));
}

static gint
count_steps (WarLength length, WarLength size, gint most)
{
  return CLAMP (2 * length / size + 1, 1, most);
}

static WarLength
get_step (WarLength minimum, WarLength maximum, gint n, gint count)
{
  return count == 1 ? (minimum + maximum) / 2 : minimum + (maximum - minimum) * n / (count - 1);
}

guint
war_spots_list (const WarStandArea *area, WarHeading ahead, WarLength width, WarLength depth,
                WarSpot spots[WAR_SPOTS_MAX])
{
  gboolean is_sideways = ahead % (WAR_HEADING_TURN / 2) != 0;
  WarLength across = is_sideways ? depth : width, along = is_sideways ? width : depth;
  WarPosition minimum = { area->minimum.x + across / 2, area->minimum.y + along / 2 };
  WarPosition maximum = { area->maximum.x - across / 2, area->maximum.y - along / 2 };
  gint n_columns = count_steps (maximum.x - minimum.x, across,
                                is_sideways ? WAR_SPOTS_MAX_RANKS : WAR_SPOTS_MAX_FILES);
  gint n_rows = count_steps (maximum.y - minimum.y, along,
                             is_sideways ? WAR_SPOTS_MAX_FILES : WAR_SPOTS_MAX_RANKS);

  for (gint i = 0; i < n_columns * n_rows; i++)
    spots[i] = (WarSpot){ .centre = { get_step (minimum.x, maximum.x, i % n_columns, n_columns),
                                      get_step (minimum.y, maximum.y, i / n_columns, n_rows) } };

  return (guint) (n_columns * n_rows);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const WarSpot *left = a, *right = b;

  if (left->worth != right->worth)
    return left->worth < right->worth ? 1 : -1;
  if (left->centre.y != right->centre.y)
    return left->centre.y < right->centre.y ? -1 : 1;

  return left->centre.x < right->centre.x ? -1 : left->centre.x > right->centre.x;
}

void
war_spots_sort (WarSpot *spots, guint n_spots)
{
  qsort (spots, n_spots, sizeof *spots, compare);
}
