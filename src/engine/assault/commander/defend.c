/* defend.c: how the solo commander of Trench Assault defends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/commander/mind.h"

#define LEAST_GAIN WAR_CENTIMETRE

/* Where attackers are in the trench, those who have nothing else to do throw them out. */
void
war_assault_think_of_defence (WarAssaultMind *mind)
{
  for (guint i = 0; i < war_assault_count_units (mind->setup); i++)
    {
      WarOrder order;
      WarLength gain;
      gint trench, enemy;

      if (war_assault_get_unit (mind->setup, i)->seat != mind->seat
          || !war_assault_get_type (mind->setup, i)->is_base
          || !war_assault_may_move (mind->setup, mind->view, i, NULL)
          || war_assault_is_close (mind->setup, mind->view, i))
        continue;
      trench = war_assault_find_trench (mind->setup,
                                        war_assault_get_centre (mind->setup, mind->view, i));
      enemy = trench == WAR_NONE ? WAR_NONE : war_assault_find_nearest_enemy (mind, i, trench);
      if (enemy != WAR_NONE
          && war_assault_find_leg (
            mind, i, war_assault_get_centre (mind->setup, mind->view, (guint) enemy), &order, &gain)
          && gain >= LEAST_GAIN)
        war_ideas_add (&mind->ideas, &order, 100 + gain / WAR_MILLIMETRE);
    }
}
