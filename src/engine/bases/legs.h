/* legs.h: a move of several straight legs in one allowance
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/cost.h"
#include "engine/bases/way.h"

G_BEGIN_DECLS

typedef struct
{
  WarHeading heading;
  WarLength distance;
} WarLeg;

/* A base turns free between legs; the centre is rounded once for each. */
WarPosition war_legs_get_end (WarPosition from, const WarLeg *legs, guint n_legs);

/* What is left of the allowance after the legs, of which each costs what the ground says; −1: they
 * cost more. */
WarLength war_legs_get_left (const WarCostScene *scene, WarPosition from, const WarLeg *legs,
                             guint n_legs, WarLength allowance);

/* Plans the leg that comes after those, along the heading: a way like any other, as far as the
 * allowance that is left takes it, with the base turned to where it goes. FALSE: the legs before
 * cost too much. A leg that is not the last may end on friends: who plans it gives no friends. */
gboolean war_legs_plan (const WarCostScene *scene, const WarBase *base, const WarLeg *legs,
                        guint n_legs, WarHeading heading, WarLength allowance,
                        const WarField *field, const WarObstacle *obstacles, guint n_obstacles,
                        WarWay *way);

G_END_DECLS
