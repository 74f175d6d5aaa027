/* way.c: how units of the solo commander of Trench Assault get somewhere
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/commander/mind.h"

#include "engine/assault/leg.h"
#include "engine/geometry/geometry.h"

/* Headings to either side of the goal's that are tried, in 1/4096 turn. */
static const gint turns[] = { 0, 64, -64, 192, -192, 400, -400 };

/* So much the roundings of a place and of distances come to at most. */
#define ROUNDING 8

/* More than a leg along the heading gains: no place on it is nearer to the goal than the foot of
 * the perpendicular, or where the allowance ends before that. */
static WarLength
get_most_gain (const WarAssaultMind *mind, guint unit, WarPosition goal, WarLength away,
               WarHeading heading, gint turn)
{
  WarPosition from = war_assault_get_centre (mind->setup, mind->view, unit);
  WarLength left = war_setup_peek_piece (mind->setup, mind->view, unit)[WAR_ASSAULT_PIECE_LEFT];
  gint64 foot = (gint64) away * war_heading_cosine (war_heading_add (0, turn)) / WAR_SINE_ONE;
  WarPosition to = war_position_step (from, heading, (WarLength) MIN (foot, left));

  return away - war_position_distance (to, goal) + ROUNDING;
}

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

      if (i > 0
          && get_most_gain (mind, unit, goal, away, war_heading_add (heading, turns[i]), turns[i])
               <= *gain)
        continue;
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
