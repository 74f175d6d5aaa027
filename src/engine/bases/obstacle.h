/* obstacle.h: what is in the way of a base
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_OBSTACLE_WALL, /* a base may not reach into it, nor on its way */
  WAR_OBSTACLE_ENEMY, /* nor come nearer to it than the limit; 0: as a wall */
  WAR_OBSTACLE_FRIEND, /* a base may pass it, but not end on it */
} WarObstacleKind;

/* Something that stands on the field and bars a base. A system lists them, once for a state and for
 * who moves; of those that bar equally the first in the list is named. */
typedef struct
{
  WarBase base;
  gint row; /* the system's: of a feature or a piece; it comes back with what was barred */
  WarObstacleKind kind;
  WarLength limit;
  WarLength setting; /* who would end within so much of the limit, or beyond, ends at it; 0: none */
} WarObstacle;

/* The base that a feature is as an obstacle: it itself, or the box around one that is no rectangle.
 */
WarBase war_obstacle_base_of (const WarShape *shape);

/* Whether a base of that width and depth with its centre there can matter to one that keeps the
 * limit and gets no farther than the reach from a position, itself included: who lists obstacles
 * need not place the rest. */
gboolean war_obstacle_is_near (WarPosition position, WarLength reach, WarPosition centre,
                               WarLength width, WarLength depth, WarLength limit);

/* How near to the other base one that stands there may come, if it may come so near, but no nearer
 * than it is: in whole hundredths, rounded down. */
WarLength war_obstacle_get_limit (const WarBase *now, const WarBase *other, WarLength limit);

G_END_DECLS
