/* mind.c: the solo commander of Trench Assault: ideas for every decision
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/commander/mind.h"

gint
war_assault_find_nearest_enemy (const WarAssaultMind *mind, guint unit, gint trench)
{
  WarBase base = war_assault_get_base (mind->setup, mind->view, unit);
  WarLength least = WAR_LENGTH_MAX;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_assault_count_units (mind->setup); i++)
    {
      WarBase other;
      WarLength distance;

      if (!war_assault_is_enemy (mind->setup, unit, i)
          || !war_assault_fights (mind->setup, mind->view, i)
          || (trench != WAR_NONE
              && war_assault_find_trench (mind->setup,
                                          war_assault_get_centre (mind->setup, mind->view, i))
                   != trench))
        continue;
      other = war_assault_get_base (mind->setup, mind->view, i);
      distance = war_base_get_distance (&base, &other);
      if (distance >= least)
        continue;
      least = distance;
      found = (gint) i;
    }

  return found;
}

/* What is not worth more than nothing is left. The rest is for the division and the set-up as they
 * are. */
guint
war_assault_think (const WarSetup *setup, const WarState *view, gint seat,
                   const WarPosture *posture, WarIdea *ideas, guint maximum)
{
  WarAssaultMind mind = {
    .setup = setup,
    .data = war_assault_get_data (setup),
    .view = view,
    .seat = seat,
    .side = seat == war_assault_get_data (setup)->seat_of_defenders,
    .posture = posture,
    .ideas = { setup, view, seat, ideas, .maximum = maximum },
  };
  const gint32 *decision = war_decision_peek (setup, view, seat);

  if (decision == NULL)
    return 0;

  war_assault_keep (setup, view);
  switch ((WarAssaultDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_ASSAULT_DECIDE_FIRE:
      war_assault_think_of_fire (&mind);
      break;
    case WAR_ASSAULT_DECIDE_MOVE:
      if (mind.side == WAR_ASSAULT_ATTACKERS)
        war_assault_think_of_attack (&mind);
      else
        war_assault_think_of_defence (&mind);
      break;
    case WAR_ASSAULT_DECIDE_DIVIDE:
    case WAR_ASSAULT_DECIDE_ARRANGE:
    case WAR_ASSAULT_DECIDE_GAPS:
    case WAR_ASSAULT_N_DECISIONS:
    default:
      break;
    }
  war_ideas_add_plain (&mind.ideas, WAR_ASSAULT_ORDER_END_STEP, WAR_NONE, 0);
  war_assault_keep (setup, NULL);
  return mind.ideas.n_items;
}
