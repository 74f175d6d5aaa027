/* move.c: moves of Trench Assault, leg by leg (assault.8, assault.A-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"
#include "engine/assault/private.h"

static gboolean
may_go (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
        WarRefusal *refusal)
{
  return war_assault_may_move (setup, state, unit, refusal);
}

static gboolean
check_go (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
          WarRefusal *refusal)
{
  WarLength distance = order->arguments[1];
  WarAssaultLeg leg;

  if (distance < 0)
    return war_refuse_malformed (refusal);
  if (distance == 0)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOTHING, NULL, (gint32) unit, 0);

  war_assault_plan_leg (setup, state, unit, (WarHeading) order->arguments[0], &leg);
  return war_assault_leg_allows (&leg, distance)
         || war_assault_leg_refuse (setup, state, &leg, unit, distance, refusal);
}

static gboolean
narrow_go (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n, guint unit,
           WarOption *option)
{
  WarAssaultLeg leg;

  if (n != 1)
    return TRUE;

  war_assault_plan_leg (setup, state, unit, (WarHeading) order->arguments[0], &leg);
  war_assault_leg_get_distances (&leg, &option->arguments[1]);
  return option->arguments[1].n_ranges > 0;
}

/* assault.8.8: a tank rolls where it enters a trench or bog; *distance is how far it comes. */
static gboolean
cross_bogs (WarContext *context, guint unit, const WarAssaultLeg *leg, WarLength *distance)
{
  const WarSetup *setup = context->setup;
  gint seat = war_assault_get_unit (setup, unit)->seat;

  for (guint i = 0; i < leg->n_bogs && leg->bogs[i] <= *distance; i++)
    {
      gint32 die;
      WarQuestion question;

      if (!war_context_roll (context, "stuck", "assault.8.8", seat, 1,
                             war_assault_get_number (setup, WAR_ASSAULT_STUCK) + 1, &die,
                             &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_ASSAULT_EVENT_STUCK, (gint) unit,
                             WAR_NONE, "assault.8.8", die < question.need);
      if (die >= question.need)
        continue;

      *distance = war_assault_leg_get_farthest (leg, leg->bogs[i]);
      war_setup_get_piece (setup, context->state, unit)[WAR_ASSAULT_PIECE_STUCK] = 1;
      return TRUE;
    }

  return TRUE;
}

static WarLength
measure_cost (const WarSetup *setup, const WarState *state, guint unit, const WarAssaultLeg *leg,
              WarLength distance)
{
  const WarAssaultType *type = war_assault_get_type (setup, unit);
  gint side = war_assault_get_unit (setup, unit)->side;
  WarPosition to = war_position_step (leg->start.centre, leg->heading, distance);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  WarLength left = cells[WAR_ASSAULT_PIECE_LEFT];
  WarCostScene scene;

  /* A runner who has met wire in this move has nothing left but what wire leaves him. */
  if (type->branch == WAR_ASSAULT_TANK
      || (type->branch == WAR_ASSAULT_RUNNER && cells[WAR_ASSAULT_PIECE_LEGS] > 0
          && cells[WAR_ASSAULT_PIECE_ENTERED] != 0)
      || !war_assault_crosses (setup, war_assault_get_data (setup)->wire_terrains,
                               leg->start.centre, to))
    return distance;
  if (type->branch == WAR_ASSAULT_RUNNER)
    return war_assault_meets_wire (setup, state, side, leg->start.centre, to)
             ? MAX (distance, left - MAX (type->wire - (type->open - left) - distance, 0))
             : distance;

  scene = war_assault_make_cost_scene (setup, state, side);
  return war_cost_measure (&scene, leg->start.centre, leg->heading, distance, left);
}

static void
tell_move (WarContext *context, guint unit, const WarAssaultLeg *leg, WarLength distance)
{
  WarEvent *event = war_assault_tell_place (context, WAR_ASSAULT_EVENT_MOVED, unit, "assault.A-17");
  WarBound bound = { .row = WAR_NONE };

  if (distance + WAR_MILLIMETRE > leg->room)
    {
      bound.row = leg->row;
      bound.kind = leg->reason == WAR_ASSAULT_REFUSAL_OFF_FIELD ? WAR_BOUND_FIELD
                   : leg->reason == WAR_ASSAULT_REFUSAL_GROUND  ? WAR_BOUND_GROUND
                   : leg->reason == WAR_ASSAULT_REFUSAL_ENEMY   ? WAR_BOUND_ENEMY
                                                                : WAR_BOUND_NONE;
    }
  event->arguments[2] = leg->heading;
  event->arguments[3] = distance;
  war_event_set_bound (event, 4, &bound);
}

static gboolean
carry_out_go (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  WarLength distance = order->arguments[1], cost;
  WarPosition end;
  WarAssaultLeg leg;

  war_assault_plan_leg (setup, context->state, unit, (WarHeading) order->arguments[0], &leg);
  if (!cross_bogs (context, unit, &leg, &distance))
    return FALSE;

  cost = measure_cost (setup, context->state, unit, &leg, distance);
  end = war_position_step (leg.start.centre, leg.heading, distance);
  war_assault_cross_wire (context, unit, leg.start.centre, leg.heading, distance);
  war_assault_set_place (setup, context->state, unit, end, (WarHeading) cells[WAR_PIECE_HEADING]);
  cells[WAR_ASSAULT_PIECE_LEFT] = MAX (cells[WAR_ASSAULT_PIECE_LEFT] - cost, 0);
  cells[WAR_ASSAULT_PIECE_LEGS]++;
  cells[WAR_ASSAULT_PIECE_MOVED]
    = end.x != cells[WAR_ASSAULT_PIECE_START_X] || end.y != cells[WAR_ASSAULT_PIECE_START_Y];
  cells[WAR_ASSAULT_PIECE_STAYS] = leg.stays >= distance;
  cells[WAR_ASSAULT_PIECE_DONE] = cells[WAR_ASSAULT_PIECE_LEGS] >= WAR_ASSAULT_MAX_LEGS
                                  || cells[WAR_ASSAULT_PIECE_STUCK] != 0
                                  || (leg.entered != WAR_NONE && distance >= leg.entry);
  tell_move (context, unit, &leg, distance);
  return TRUE;
}

const WarOrderRule war_assault_go_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_MOVE,
  .may = may_go,
  .most = WAR_HEADING_TURN - 1,
  .check = check_go,
  .carry_out = carry_out_go,
  .narrow = narrow_go,
};
