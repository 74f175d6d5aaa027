/* abut.h: a base laid along an edge of another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/obstacle.h"
#include "engine/field/field.h"
#include "engine/ground/sweep.h"

G_BEGIN_DECLS

/* Where a base ends that goes for another: on the field, and on none of the obstacles, of whatever
 * kind; limits are not looked at. The other may be among them. */
typedef struct
{
  const WarField *field;
  const WarObstacle *obstacles;
  guint n_obstacles;
} WarAbutScene;

/* Lays the base with its front along an edge of the target so that at least half of the shorter
 * edge touches: along the first edge, in the order of war_base_order_edges(), with room for it, and
 * there as near as it can be to where the line between the centres crosses the edge. FALSE: no edge
 * has room. */
gboolean war_abut_find (const WarAbutScene *scene, const WarBase *charger, const WarBase *target,
                        WarBase *base, WarEdge *edge);

/* Where a base stands that is stopped on its way at the distance: there, or where it is free
 * before. FALSE: nowhere; then it stays where it was. */
gboolean war_abut_find_stop (const WarAbutScene *scene, const WarSweep *sweep, WarLength *distance,
                             WarBase *base);

G_END_DECLS
