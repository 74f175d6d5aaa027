/* legs.c: a move of several straight legs in one allowance
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/legs.h"

WarPosition
war_legs_get_end (WarPosition from, const WarLeg *legs, guint n_legs)
{
  for (guint i = 0; i < n_legs; i++)
    from = war_position_step (from, legs[i].heading, legs[i].distance);

  return from;
}

WarLength
war_legs_get_left (const WarCostScene *scene, WarPosition from, const WarLeg *legs, guint n_legs,
                   WarLength allowance)
{
  for (guint i = 0; i < n_legs; i++)
    {
      WarLength cost = war_cost_measure (scene, from, legs[i].heading, legs[i].distance, allowance);

      if (cost > allowance)
        return -1;
      allowance -= cost;
      from = war_position_step (from, legs[i].heading, legs[i].distance);
    }

  return allowance;
}

gboolean
war_legs_plan (const WarCostScene *scene, const WarBase *base, const WarLeg *legs, guint n_legs,
               WarHeading heading, WarLength allowance, const WarField *field,
               const WarObstacle *obstacles, guint n_obstacles, WarWay *way)
{
  WarPosition from = war_legs_get_end (base->centre, legs, n_legs);
  WarLength left = war_legs_get_left (scene, base->centre, legs, n_legs, allowance);

  if (left < 0)
    return FALSE;

  *way = (WarWay){
    .start = war_base_place (from, heading, base->width, base->depth),
    .heading = heading,
    .is_still = n_legs == 0 && heading == base->heading,
    .may_stay = TRUE,
    .most = war_cost_find_reach (scene, from, heading, left),
  };
  war_way_plan (way, field, obstacles, n_obstacles);
  return TRUE;
}
