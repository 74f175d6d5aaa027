/* mind.c: the solo commander of Trench Raider: ideas for every decision
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/commander/mind.h"

/* Of several types the cheapest falls (raider.R-16). */
static void
think_of_falling (WarRaiderMind *mind)
{
  gint32 fight = war_decision_peek (mind->setup, mind->view, mind->side)[WAR_DECISION_ARGUMENT];

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_setup_peek_piece (mind->setup, mind->view, i)[WAR_RAIDER_PIECE_FIGHT] == fight
        && war_raider_get_side (mind->setup, i) == mind->side)
      {
        WarOrder order = war_order_new (WAR_RAIDER_ORDER_FALL, mind->side, (gint) i);

        war_ideas_add (&mind->ideas, &order,
                       -100 * war_raider_get_type (mind->setup, mind->view, i)->type->cost);
      }
}

static void
think_of_heavy (WarRaiderMind *mind)
{
  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_raider_get_side (mind->setup, i) == mind->side)
      {
        WarOrder order = war_order_new (WAR_RAIDER_ORDER_TAKE, mind->side, (gint) i);

        war_ideas_add (&mind->ideas, &order,
                       100 * war_raider_get_type (mind->setup, mind->view, i)->type->cost);
      }
}

static void
think_of_serving (WarRaiderMind *mind)
{
  for (guint i = 0; i < mind->data->n_regiments; i++)
    war_ideas_add_plain (&mind->ideas, WAR_RAIDER_ORDER_SERVE, WAR_NONE, (gint32) i + 1);
}

/* French leaders begin in the second line, from which they still lead those of the first. */
static void
think_of_setting_up (WarRaiderMind *mind)
{
  WarLength y = war_raider_mind_get_line_y (mind, mind->side, 2);

  for (guint i = 0; y >= 0 && mind->side == WAR_RAIDER_FRENCH && i < mind->data->units->len; i++)
    {
      WarOrder order = war_order_new (WAR_RAIDER_ORDER_PLACE, mind->side, (gint) i);

      if (war_raider_get_side (mind->setup, i) != mind->side
          || war_raider_get_type (mind->setup, mind->view, i)->branch != WAR_RAIDER_LEADER
          || war_raider_stands (mind->setup, mind->view, i))
        continue;
      order.arguments[0] = war_raider_find_wanted (mind->setup, mind->view, i).x;
      order.arguments[1] = y;
      order.arguments[3] = 1;
      war_ideas_add (&mind->ideas, &order, 100);
    }
}

/* Places that nobody names the program finds (raider.R-28). */
guint
war_raider_think (const WarSetup *setup, const WarState *view, gint seat, WarIdea *ideas,
                  guint maximum)
{
  WarRaiderMind mind = {
    .setup = setup,
    .data = war_raider_get_data (setup),
    .view = view,
    .side = seat,
    .ideas = { setup, view, seat, ideas, .maximum = maximum },
  };
  const gint32 *decision = war_decision_peek (setup, view, seat);

  if (decision == NULL)
    return 0;

  switch ((WarRaiderDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_RAIDER_DECIDE_GAS:
      war_raider_think_of_gas (&mind);
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_PASS, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_SHELLS:
      war_raider_think_of_shells (&mind);
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_MOVE:
      if (!war_raider_think_of_fire (&mind) && !war_raider_think_of_moves (&mind))
        war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_OPPORTUNITY:
      if (!war_raider_think_of_opportunity (&mind))
        war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_PASS, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_RETURN_FIRE:
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_FIRE_REST, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_WHO_FALLS:
      think_of_falling (&mind);
      break;
    case WAR_RAIDER_DECIDE_SERVE:
      think_of_serving (&mind);
      break;
    case WAR_RAIDER_DECIDE_TAKE:
      think_of_heavy (&mind);
      break;
    case WAR_RAIDER_DECIDE_RUN:
      war_raider_think_of_run (&mind);
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_PASS, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_INTERCEPT:
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_INTERCEPT, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_SET_UP:
      think_of_setting_up (&mind);
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_PUT_BACK:
    case WAR_RAIDER_DECIDE_ARRIVE:
    case WAR_RAIDER_N_DECISIONS:
    default:
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_END_STEP, WAR_NONE, 0);
      break;
    }

  return mind.ideas.n_items;
}
