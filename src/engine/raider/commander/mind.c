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

/* Who stand farther apart are set up one by one. */
#define MOST_GAP (2 * WAR_INCH)

static gboolean
has_to_be_set_up (const WarRaiderMind *mind, guint unit)
{
  return war_raider_get_side (mind->setup, unit) == mind->side
         && !war_raider_stands (mind->setup, mind->view, unit)
         && war_setup_peek_piece (mind->setup, mind->view, unit)[WAR_RAIDER_PIECE_COMES]
              == WAR_RAIDER_COMES_TO_SET_UP;
}

/* What covers in its zone and is in no line, the nearest to where it would stand: a leader who is
 * hit there costs three men too, but he is out of reach of rifles at first. */
static void
find_hole_behind (const WarRaiderMind *mind, guint unit, WarPosition *at)
{
  const WarZone *zone = war_raider_get_unit (mind->setup, unit)->zone;
  WarLength least = WAR_LENGTH_MAX;
  WarPosition wanted = *at;

  for (guint i = 0; zone != NULL && i < mind->data->n_features; i++)
    {
      const WarRaiderFeature *feature = &mind->data->features[i];
      WarPosition centre = { (feature->minimum.x + feature->maximum.x) / 2,
                             (feature->minimum.y + feature->maximum.y) / 2 };
      WarLength away = war_position_distance (wanted, centre);

      if (!feature->covers || feature->bunker != WAR_NONE || feature->line != 0
          || centre.y >= wanted.y || away >= least
          || war_zone_locate (zone, centre) != WAR_LOCATION_INSIDE)
        continue;
      least = away;
      *at = centre;
    }
}

/* With all like it of its regiment in one rank, from where the first of them would stand if nobody
 * said so to where the last would. French leaders begin in the second line, from which they still
 * lead those of the first. */
static gboolean
add_rank (WarRaiderMind *mind, guint unit)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_PLACE, mind->side, (gint) unit);
  const WarRaiderUnit *first = war_raider_get_unit (mind->setup, unit);
  const WarRaiderType *type = war_raider_get_type (mind->setup, mind->view, unit);
  WarPosition left = war_raider_find_wanted (mind->setup, mind->view, unit), right = left;
  WarLength second_line = war_raider_find_line_middle (mind->setup, mind->side, 2), gap = 0;

  for (guint i = unit + 1; i < mind->data->units->len && order.n_targets < WAR_ORDER_MAX_TARGETS;
       i++)
    if (has_to_be_set_up (mind, i)
        && war_raider_get_unit (mind->setup, i)->regiment == first->regiment
        && war_raider_get_unit (mind->setup, i)->zone == first->zone
        && war_raider_get_type (mind->setup, mind->view, i) == type)
      {
        order.targets[order.n_targets++] = (gint) i;
        right = war_raider_find_wanted (mind->setup, mind->view, i);
      }
  if (order.n_targets > 0)
    gap = (right.x - left.x) / (WarLength) order.n_targets - type->type->base_width;
  if (gap > MOST_GAP)
    {
      order.n_targets = 0;
      right = left;
      gap = 0;
    }
  if (mind->side == WAR_RAIDER_FRENCH && type->branch == WAR_RAIDER_LEADER && second_line >= 0)
    left.y = second_line;
  if (mind->side == WAR_RAIDER_GERMAN && type->branch == WAR_RAIDER_LEADER)
    {
      find_hole_behind (mind, unit, &left);
      right = left;
    }

  order.arguments[0] = (left.x + right.x) / 2;
  order.arguments[1] = left.y;
  order.arguments[2]
    = war_raider_is_vehicle_branch (type->branch) && mind->side == WAR_RAIDER_GERMAN
        ? WAR_HEADING_TURN / 2
        : 0;
  order.arguments[4] = MAX (gap, 0);
  return war_ideas_add (&mind->ideas, &order, 100);
}

static gboolean
think_of_setting_up (WarRaiderMind *mind)
{
  for (guint i = 0; i < mind->data->units->len; i++)
    if (has_to_be_set_up (mind, i) && add_rank (mind, i))
      return TRUE;

  return FALSE;
}

/* Places that nobody names the program finds (raider.R-28). */
guint
war_raider_think (const WarSetup *setup, const WarState *view, gint seat, const WarPosture *posture,
                  WarIdea *ideas, guint maximum)
{
  WarRaiderMind mind = {
    .setup = setup,
    .data = war_raider_get_data (setup),
    .view = view,
    .side = seat,
    .posture = posture,
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
      if (!war_raider_think_of_fire (&mind) && !war_raider_think_of_lobs (&mind)
          && !war_raider_think_of_moves (&mind))
        war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_OPPORTUNITY:
      if (!war_raider_think_of_opportunity (&mind))
        war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_PASS, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_RETURN_FIRE:
      if (!war_raider_think_of_lobs (&mind))
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
      if (!think_of_setting_up (&mind))
        war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_RAIDER_DECIDE_MISFORTUNE:
      war_ideas_add_plain (&mind.ideas, WAR_RAIDER_ORDER_PASS, WAR_NONE, 0);
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
