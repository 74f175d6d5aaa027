/* move.c: moves of units, and of single bases, of End of Empires 1914 (empires.C-3, empires.C-13)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"
#include "engine/game/foresight.h"

/* What is allowed in a step ------------------------------------------------------------------- */

gboolean
war_empires_has_spent_half (const WarSetup *setup, const WarState *state, guint unit)
{
  switch ((WarEmpiresCommand) war_setup_peek_formation (setup, state,
                                                        unit)[WAR_EMPIRES_UNIT_STATE_COMMAND])
    {
    case WAR_EMPIRES_COMMAND_LIMBER:
    case WAR_EMPIRES_COMMAND_CHANGE:
    case WAR_EMPIRES_COMMAND_MOUNT:
    case WAR_EMPIRES_COMMAND_BOARD:
      return TRUE;
    case WAR_EMPIRES_COMMAND_NONE:
    case WAR_EMPIRES_COMMAND_MOVE:
    case WAR_EMPIRES_COMMAND_HALF_MOVE:
    case WAR_EMPIRES_COMMAND_PIVOT:
    case WAR_EMPIRES_COMMAND_UNLIMBER:
    case WAR_EMPIRES_COMMAND_FORM_UP:
    default:
      return FALSE;
    }
}

/* What who has shot may still do: half a move, or limber, if it said so; guns may also pivot. */
static gboolean
may_after_shot (gint32 shot, WarEmpiresCommand command)
{
  switch ((WarEmpiresShot) shot)
    {
    case WAR_EMPIRES_SHOT_MOVING:
      return command == WAR_EMPIRES_COMMAND_HALF_MOVE || command == WAR_EMPIRES_COMMAND_LIMBER
             || command == WAR_EMPIRES_COMMAND_PIVOT;
    case WAR_EMPIRES_SHOT_STANDING:
      return command == WAR_EMPIRES_COMMAND_PIVOT;
    case WAR_EMPIRES_SHOT_NONE:
    default:
      return TRUE;
    }
}

gboolean
war_empires_may_begin (const WarSetup *setup, const WarState *state, guint unit,
                       WarEmpiresCommand command, WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gint32 piece = (gint32) war_ranks_first (setup, unit);
  gboolean goes_on = command == WAR_EMPIRES_COMMAND_MOVE
                     && war_empires_has_spent_half (setup, state, unit)
                     && cells[WAR_EMPIRES_UNIT_STATE_MOVED] == 0
                     && cells[WAR_EMPIRES_UNIT_STATE_SHOT] == WAR_EMPIRES_SHOT_NONE;

  if (!war_empires_is_free (setup, state, unit, refusal))
    return FALSE;
  if (goes_on)
    return TRUE;
  if (cells[WAR_EMPIRES_UNIT_STATE_COMMAND] != WAR_EMPIRES_COMMAND_NONE)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.2.2", piece, 0);
  if (!may_after_shot (cells[WAR_EMPIRES_UNIT_STATE_SHOT], command))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.C-13", piece, 0);

  return war_empires_is_in_command (setup, state, unit, command)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_COMMAND, "empires.3.1", piece, 0);
}

/* A half move is of those who have shot and said so, or may still shoot (empires.3.9). */
static gboolean
may_half_move (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (!war_empires_is_on_foot (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-3", piece, 0);

  return war_setup_peek_game (setup, state)[WAR_GAME_PHASE] == WAR_EMPIRES_PHASE_A_MOVES
         || war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_SHOT]
              == WAR_EMPIRES_SHOT_MOVING
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-13", piece, 0);
}

gboolean
war_empires_may_move (const WarSetup *setup, const WarState *state, guint unit,
                      WarEmpiresCommand command, WarRefusal *refusal)
{
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_BATTERY
      && war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_LIMBERED] == 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_CANNOT, "empires.3.6", piece, 0);
  if (war_empires_is_pinned (setup, state, unit)
      && war_empires_get_manner (setup, state, unit)->pinned == 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-15", piece, 0);

  return war_empires_may_begin (setup, state, unit, command, refusal);
}

static gboolean
may_move (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  gint32 piece = (gint32) war_ranks_first (setup, unit);
  gboolean is_half = kind == WAR_EMPIRES_ORDER_ADVANCE;

  if ((kind == WAR_EMPIRES_ORDER_GO) != (war_empires_get_type (setup, unit)->n_bases == 1))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-3", piece, 0);
  if (is_half && !may_half_move (setup, state, unit, refusal))
    return FALSE;

  return war_empires_may_move (setup, state, unit,
                               is_half ? WAR_EMPIRES_COMMAND_HALF_MOVE : WAR_EMPIRES_COMMAND_MOVE,
                               refusal);
}

/* Carrying out -------------------------------------------------------------------------------- */

static void
begin_march (WarMarch *march, const WarSetup *setup, const WarState *state, guint unit, guint kind)
{
  war_empires_begin_march (march, setup, state, unit,
                           kind == WAR_EMPIRES_ORDER_ADVANCE
                             || war_empires_has_spent_half (setup, state, unit));
}

void
war_empires_end_move (WarContext *context, guint unit, WarEmpiresCommand command,
                      WarLength distance, const WarBound *bound)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  WarEvent *event;

  if (cells[WAR_EMPIRES_UNIT_STATE_COMMAND] == WAR_EMPIRES_COMMAND_NONE)
    cells[WAR_EMPIRES_UNIT_STATE_COMMAND] = (gint32) command;
  cells[WAR_EMPIRES_UNIT_STATE_MOVED] = 1;
  event = war_empires_tell_place (context, WAR_EMPIRES_EVENT_MOVED, unit, WAR_NONE, "empires.C-3",
                                  distance);
  war_event_set_bound (event, 4, bound);
  war_empires_displace_commanders (context, unit);
}

/* A way as it is planned for an order. */
typedef struct
{
  WarWay way;
  gboolean is_ground; /* ground that it cannot pass ends it */
  WarLength most; /* that it could go on open ground */
  WarLength wheel; /* what the wheel before takes of that, which is taken off already */
} Plan;

/* What the ground takes of the way is no part of what it is asked for; who only wheels asks for
 * none. */
static WarBound
find_bound (const Plan *plan, WarLength distance)
{
  WarBound bound = war_way_find_bound (&plan->way, distance);

  if (bound.kind == WAR_BOUND_NONE && distance + WAR_MILLIMETRE > plan->way.most)
    bound.kind = plan->is_ground ? WAR_BOUND_GROUND
                 : plan->way.most < plan->most && (distance > 0 || plan->wheel == 0)
                   ? WAR_BOUND_SLOWED
                   : WAR_BOUND_NONE;
  return bound;
}

/* Goes along the way, which keeps its start's facing. */
static void
carry_out_way (WarContext *context, const WarOrder *order, guint unit, const Plan *plan,
               WarLength distance)
{
  const WarWay *way = &plan->way;
  gint32 shape
    = war_setup_peek_formation (context->setup, context->state, unit)[WAR_FORMATION_SHAPE];
  WarLength gone = war_way_set_distance (way, distance);
  WarBase end = war_base_place (war_position_step (way->start.centre, way->heading, gone),
                                way->start.heading, way->start.width, way->start.depth);
  WarBound bound = find_bound (plan, gone);

  war_empires_set_whole (context->setup, context->state, unit, shape, &end);
  war_empires_end_move (context, unit,
                        order->kind == WAR_EMPIRES_ORDER_ADVANCE ? WAR_EMPIRES_COMMAND_HALF_MOVE
                                                                 : WAR_EMPIRES_COMMAND_MOVE,
                        gone, &bound);
}

/* Units of several bases ---------------------------------------------------------------------- */

static gint32
get_slant_most (const WarSetup *setup)
{
  return war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_SLANT_MOST] * WAR_HEADING_TURN
         / 360;
}

static void
plan_march (const WarMarch *march, gint32 wheel, gint32 slant, Plan *plan)
{
  WarLength cost;
  WarBase start = war_march_place_wheel (march, wheel, &cost);
  gboolean is_back = slant == WAR_EMPIRES_SLANT_BACK;

  war_march_plan_leg (march, &start, wheel, war_heading_add (start.heading, slant), is_back,
                      &plan->way, &plan->is_ground);
  plan->most = (march->country - cost) / (is_back ? 2 : 1);
  plan->wheel = cost;
}

static gboolean
check_distance (const Plan *plan, gboolean is_back, gboolean is_pinned, WarLength distance,
                WarRefusal *refusal)
{
  if (war_empires_check_distance (&plan->way, plan->is_ground, distance, refusal))
    return TRUE;
  if (refusal != NULL && refusal->kind == WAR_EMPIRES_REFUSAL_TOO_FAR)
    refusal->arguments[1] = (plan->wheel > 0) << WAR_EMPIRES_TOLL_WHEEL
                            | (is_back != FALSE) << WAR_EMPIRES_TOLL_BACK
                            | (plan->way.most < plan->most) << WAR_EMPIRES_TOLL_OBSTACLE
                            | (is_pinned != FALSE) << WAR_EMPIRES_TOLL_PINNED;
  return FALSE;
}

static gboolean
check_march (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  gint32 wheel = order->arguments[0], slant = order->arguments[1];
  gint32 most = 0;
  WarMarch march;
  gboolean is_allowed;
  Plan plan;

  if (ABS (wheel) > WAR_WHEEL_MOST
      || (slant != WAR_EMPIRES_SLANT_BACK && ABS (slant) > get_slant_most (setup)))
    return war_refuse_malformed (refusal);

  begin_march (&march, setup, state, unit, order->kind);
  if (wheel != 0)
    most = war_march_find_wheel (&march, wheel > 0);
  if (ABS (wheel) > most)
    is_allowed = war_refuse (refusal, WAR_EMPIRES_REFUSAL_WHEEL, "empires.C-3", most, 0);
  else
    {
      plan_march (&march, wheel, slant, &plan);
      is_allowed
        = check_distance (&plan, slant == WAR_EMPIRES_SLANT_BACK,
                          war_empires_is_pinned (setup, state, unit), order->arguments[2], refusal);
    }
  war_march_clear (&march);
  return is_allowed;
}

static gboolean
offer_march (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  gint32 slant = get_slant_most (setup);
  WarMarch march;

  begin_march (&march, setup, state, unit, kind);
  war_domain_add (&option->arguments[0], -war_march_find_wheel (&march, FALSE),
                  war_march_find_wheel (&march, TRUE));
  war_domain_add (&option->arguments[1], -slant, slant);
  war_domain_add (&option->arguments[1], WAR_EMPIRES_SLANT_BACK, WAR_EMPIRES_SLANT_BACK);
  war_march_clear (&march);
  return TRUE;
}

static gboolean
narrow_march (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  WarMarch march;
  Plan plan;

  if (n != 2)
    return TRUE;

  begin_march (&march, setup, state, unit, order->kind);
  plan_march (&march, order->arguments[0], order->arguments[1], &plan);
  war_way_get_distances (&plan.way, &option->arguments[2]);
  war_march_clear (&march);
  return option->arguments[2].n_ranges > 0;
}

static gboolean
carry_out_march (WarContext *context, const WarOrder *order, guint unit)
{
  WarMarch march;
  Plan plan;

  begin_march (&march, context->setup, context->state, unit, order->kind);
  plan_march (&march, order->arguments[0], order->arguments[1], &plan);
  war_march_clear (&march);
  carry_out_way (context, order, unit, &plan, order->arguments[2]);
  return TRUE;
}

const WarOrderRule war_empires_march_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_move,
  .check = check_march,
  .carry_out = carry_out_march,
  .offer = offer_march,
  .narrow = narrow_march,
};

/* Single bases turn free ---------------------------------------------------------------------- */

static void
plan_go (const WarMarch *march, gint32 heading, Plan *plan)
{
  WarBase start = war_base_place (march->whole.centre, (WarHeading) heading, march->whole.width,
                                  march->whole.depth);

  war_march_plan_leg (march, &start, 0, (WarHeading) heading, FALSE, &plan->way, &plan->is_ground);
  plan->most = march->country;
  plan->wheel = 0;
}

static gboolean
check_go (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
          WarRefusal *refusal)
{
  WarMarch march;
  gboolean is_allowed;
  Plan plan;

  begin_march (&march, setup, state, unit, order->kind);
  plan_go (&march, order->arguments[0], &plan);
  is_allowed = check_distance (&plan, FALSE, war_empires_is_pinned (setup, state, unit),
                               order->arguments[1], refusal);
  war_march_clear (&march);
  return is_allowed;
}

static gboolean
narrow_go (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n, guint unit,
           WarOption *option)
{
  WarMarch march;
  Plan plan;

  if (n != 1)
    return TRUE;

  begin_march (&march, setup, state, unit, order->kind);
  plan_go (&march, order->arguments[0], &plan);
  war_way_get_distances (&plan.way, &option->arguments[1]);
  war_march_clear (&march);
  return option->arguments[1].n_ranges > 0;
}

static gboolean
carry_out_go (WarContext *context, const WarOrder *order, guint unit)
{
  WarMarch march;
  Plan plan;

  begin_march (&march, context->setup, context->state, unit, order->kind);
  plan_go (&march, order->arguments[0], &plan);
  war_march_clear (&march);
  carry_out_way (context, order, unit, &plan, order->arguments[1]);
  return TRUE;
}

const WarOrderRule war_empires_go_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_move,
  .most = WAR_HEADING_TURN - 1,
  .check = check_go,
  .carry_out = carry_out_go,
  .narrow = narrow_go,
};

/* Foreseeing ---------------------------------------------------------------------------------- */

void
war_empires_foresee_way (const WarSetup *setup, const WarState *view, const WarOrder *order,
                         WarForesight *foresight)
{
  gboolean is_single = order->kind == WAR_EMPIRES_ORDER_GO;
  WarMarch march;
  Plan plan;

  begin_march (&march, setup, view, war_ranks_find_unit (setup, (guint) order->actor), order->kind);
  if (is_single)
    plan_go (&march, order->arguments[0], &plan);
  else
    plan_march (&march, order->arguments[0], order->arguments[1], &plan);
  war_march_clear (&march);

  foresight->has_way = TRUE;
  foresight->distance = war_way_set_distance (&plan.way, order->arguments[is_single ? 1 : 2]);
  foresight->most = MAX (plan.most, plan.way.most);
  foresight->wheel = is_single ? 0 : plan.wheel;
  foresight->bound = find_bound (&plan, foresight->distance);
}
