/* obstacle.c: what is in the way of a base
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/obstacle.h"

/* No base reaches farther from its middle than half its width and depth together. */
/* Bases measure an even number of hundredths. */
static WarLength
make_even (WarLength length)
{
  return MAX (length & ~1, WAR_BASE_MIN);
}

WarBase
war_obstacle_base_of (const WarShape *shape)
{
  WarPosition minimum, maximum;

  if (shape->kind == WAR_SHAPE_BOX)
    return war_base_place (shape->centre, shape->heading, make_even (shape->width),
                           make_even (shape->depth));

  war_shape_get_bounds (shape, &minimum, &maximum);
  return war_base_place ((WarPosition){ (minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2 },
                         0, make_even (maximum.x - minimum.x), make_even (maximum.y - minimum.y));
}

gboolean
war_obstacle_is_near (WarPosition position, WarLength reach, WarPosition centre, WarLength width,
                      WarLength depth, WarLength limit)
{
  gint64 most = (gint64) reach + limit + (width + depth) / 2;

  return ABS ((gint64) centre.x - position.x) <= most
         && ABS ((gint64) centre.y - position.y) <= most;
}

WarLength
war_obstacle_get_limit (const WarBase *now, const WarBase *other, WarLength limit)
{
  WarLength distance;

  if (!war_base_is_nearer (now, other, limit))
    return limit;

  distance = war_base_get_distance (now, other);
  return war_base_is_nearer (now, other, distance) ? distance - 1 : distance;
}
