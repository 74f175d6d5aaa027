/* way.c: how units of the solo commander of Trench Assault get somewhere
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/commander/mind.h"

#include "engine/geometry/geometry.h"

/* Headings to either side of the goal's that are tried, in 1/4096 turn. */
static const gint turns[] = { 0, 64, -64, 192, -192, 400, -400 };

gboolean
war_assault_find_leg (const WarAssaultMind *mind, guint unit, WarPosition goal, WarOrder *order,
                      WarLength *gain)
{
  WarPosition from = war_assault_get_centre (mind->setup, mind->view, unit);
  WarLength away = war_position_distance (from, goal);
  WarHeading heading;

  *gain = 0;
  *order = war_order_new (WAR_ASSAULT_ORDER_GO, mind->seat, (gint) unit);
  if (away == 0)
    return FALSE;

  heading = war_heading_towards (from, goal);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      WarAssaultLeg leg;
      WarPosition to;
      WarLength distance, left;

      war_assault_plan_leg (mind->setup, mind->view, unit, war_heading_add (heading, turns[i]),
                            &leg);
      distance = war_assault_leg_get_farthest (&leg, away);
      to = war_position_step (from, leg.heading, distance);
      left = war_position_distance (to, goal);
      if (away - left <= *gain
          || (leg.stays < distance && war_assault_is_too_near (mind->setup, mind->view, unit, to)))
        continue;
      *gain = away - left;
      order->arguments[0] = leg.heading;
      order->arguments[1] = distance;

      /* Straight on and all the way needs no other look. */
      if (i == 0 && *gain + WAR_CENTIMETRE > leg.room)
        break;
    }

  return *gain > 0;
}
