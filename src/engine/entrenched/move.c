/* move.c: running, moving and falling back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

#define QUARTER (WAR_HEADING_TURN / 4)

/* What all kinds of moves share --------------------------------------------------------------- */

gboolean
war_entrenched_may_move (const WarSetup *setup, const WarState *state, guint kind, gint seat,
                         guint piece, WarRefusal *refusal)
{
  if (!war_entrenched_is_active (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3", (gint32) piece,
                       0);
  if (war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_MOVED] != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1", (gint32) piece, 0);

  return TRUE;
}

/* Where the unit stays that has come so far: there, or back along the way at the nearest place that
 * is free (E-31). If there is none it has not moved at all, nor if it would fall back less far than
 * it has to. */
static void
settle (const WarContext *context, guint piece, const WarWay *way, const WarSweep *sweep,
        WarEntrenchedArrival *arrival)
{
  WarBase stop = war_sweep_place (sweep, MAX (arrival->distance, 0));

  arrival->taken_by
    = arrival->distance > 0 && !arrival->is_complete
        ? war_entrenched_find_under (context->setup, context->state, (gint) piece, &stop)
        : WAR_NONE;
  for (WarLength distance = arrival->distance; distance >= way->least; distance--)
    {
      distance = war_way_leave_bars (way, distance);
      if (distance < way->least)
        break;

      arrival->distance = distance;
      arrival->base = war_sweep_place (sweep, distance);
      arrival->has_moved = distance > 0 || !way->is_still;
      if (!arrival->has_moved
          || war_entrenched_find_under (context->setup, context->state, (gint) piece,
                                        &arrival->base)
               == WAR_NONE)
        return;
    }

  arrival->distance = 0;
  arrival->base = war_entrenched_get_base (context->setup, context->state, piece);
  arrival->has_moved = FALSE;
}

gboolean
war_entrenched_follow_way (WarContext *context, guint piece, const WarWay *way, WarLength distance,
                           WarEntrenchedArrival *arrival)
{
  WarSweep sweep = war_sweep_plan (&way->start, war_room_get_vector (way->heading, distance));
  WarLength length;

  if (!war_entrenched_roll_checks (context, piece, &sweep, WAR_ENTRENCHED_ALL_CHECKS, &length))
    return FALSE;

  /* The length is rounded, so that of the whole way is not always the distance. */
  arrival->is_complete = length >= war_sweep_get_length (&sweep);
  arrival->distance = arrival->is_complete ? distance : length;
  settle (context, piece, way, &sweep, arrival);
  arrival->bound = arrival->is_complete ? war_way_find_bound (way, arrival->distance)
                                        : (WarBound){ .row = WAR_NONE };
  return TRUE;
}

void
war_entrenched_end_move (WarContext *context, guint piece, const WarEntrenchedArrival *arrival,
                         gboolean falls_back)
{
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 *game = war_context_get_game (context);
  WarEvent *event;

  if (arrival->has_moved)
    {
      war_piece_set_pose (cells, arrival->base.centre, arrival->base.heading);
      cells[WAR_ENTRENCHED_PIECE_INSIDE] = WAR_NONE;

      /* Whoever could not leave is still locked (E-10). */
      war_entrenched_break_contact (context->setup, context->state, piece);
    }
  cells[WAR_ENTRENCHED_PIECE_MOVED] = 1;
  if (falls_back)
    cells[WAR_ENTRENCHED_PIECE_FELL_BACK] = 1;
  game[WAR_ENTRENCHED_GAME_RUNNER] = WAR_NONE;
  game[WAR_ENTRENCHED_GAME_EXTRA] = 0;

  event = war_context_add (context,
                           falls_back ? WAR_ENTRENCHED_EVENT_FELL_BACK : WAR_ENTRENCHED_EVENT_MOVED,
                           (gint) piece, arrival->taken_by,
                           arrival->taken_by != WAR_NONE ? "entrenched.E-31"
                           : falls_back                  ? "entrenched.4.6"
                                                         : "entrenched.4.2");
  war_event_set_pose (event, 0, war_piece_get_position (cells),
                      (WarHeading) cells[WAR_PIECE_HEADING]);
  event->arguments[3] = arrival->distance;
  war_event_set_bound (event, 4, &arrival->bound);

  if (war_entrenched_is_unit (context->setup, cells[WAR_ENTRENCHED_PIECE_LOAD]))
    war_entrenched_deliver (context, piece);
}

/* Running: entrenched.4.5, E-2 ---------------------------------------------------------------- */

static gboolean
carry_out_run (WarContext *context, const WarOrder *order, guint piece)
{
  gint32 *game = war_context_get_game (context);
  gint32 die;
  WarQuestion question;

  if (!war_entrenched_roll (context, piece, "run", "entrenched.4.5", 1, 0, &die, &question))
    return FALSE;

  /* A d3 is half a d6, rounded up (G-5). */
  game[WAR_ENTRENCHED_GAME_RUNNER] = order->actor;
  game[WAR_ENTRENCHED_GAME_EXTRA] = (die + 1) / 2 * WAR_INCH;
  war_context_tell_dice (context, &question, &die, WAR_ENTRENCHED_EVENT_RAN, order->actor, WAR_NONE,
                         "entrenched.4.5", game[WAR_ENTRENCHED_GAME_EXTRA]);
  return TRUE;
}

const WarOrderRule war_entrenched_run_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MOVEMENT,
  .may = war_entrenched_may_move,
  .carry_out = carry_out_run,
};

/* Moves along a way --------------------------------------------------------------------------- */

static gboolean
falls_back (const WarOrder *order)
{
  return order->kind == WAR_ENTRENCHED_ORDER_FALL_BACK;
}

void
war_entrenched_plan_order (const WarSetup *setup, const WarState *state, const WarOrder *order,
                           WarWay *way)
{
  guint piece = (guint) order->actor;

  war_entrenched_plan_way (setup, state, piece, (WarHeading) order->arguments[0],
                           falls_back (order), war_entrenched_get_reach (setup, state, piece),
                           WAR_NONE, way);
}

static gboolean
check_way (const WarSetup *setup, const WarState *state, const WarOrder *order, guint piece,
           WarRefusal *refusal)
{
  gint32 distance = order->arguments[1];
  WarWay way;
  WarDomain distances;

  if (distance < 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_SHORT, "entrenched.4.2", 0, 0);
  if (falls_back (order)
      && !war_entrenched_is_backwards (setup, state, piece, (WarHeading) order->arguments[0]))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS,
                       war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_FALL_BACK)
                         ? "entrenched.E-2"
                         : "entrenched.4.6",
                       0, 0);

  war_entrenched_plan_order (setup, state, order, &way);
  war_way_get_distances (&way, &distances);
  return war_domain_has (&distances, distance)
         || war_entrenched_refuse_distance (setup, state, piece, &way, distance, refusal);
}

static gboolean
narrow_way (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
            guint piece, WarOption *option)
{
  WarWay way;

  if (n > 1)
    return TRUE;

  war_entrenched_plan_order (setup, state, order, &way);
  war_way_get_distances (&way, &option->arguments[1]);
  return option->arguments[1].n_ranges > 0;
}

static gboolean
carry_out_way (WarContext *context, const WarOrder *order, guint piece)
{
  WarWay way;
  WarEntrenchedArrival arrival;

  war_entrenched_plan_order (context->setup, context->state, order, &way);
  if (!war_entrenched_follow_way (context, piece, &way,
                                  war_way_set_distance (&way, order->arguments[1]), &arrival))
    return FALSE;

  war_entrenched_end_move (context, piece, &arrival, falls_back (order));
  return TRUE;
}

/* Moving: entrenched.4.1 to 4.4 --------------------------------------------------------------- */

static gboolean
may_go (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
        WarRefusal *refusal)
{
  if (!war_entrenched_may_move (setup, state, kind, seat, piece, refusal))
    return FALSE;
  if (war_entrenched_is_in_contact (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10",
                       (gint32) piece, 0);

  return TRUE;
}

/* Every heading is offered: there may be no way in it. */
const WarOrderRule war_entrenched_move_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MOVEMENT,
  .may = may_go,
  .most = WAR_HEADING_TURN - 1,
  .check = check_way,
  .carry_out = carry_out_way,
  .narrow = narrow_way,
};

/* Falling back: entrenched.4.6, E-2 ----------------------------------------------------------- */

/* Straight back; or from square right over straight back to square left, in one fan or two. */
static gboolean
offer_fall_back (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
                 WarOption *option)
{
  WarDomain *headings = &option->arguments[0];
  WarHeading faces = (WarHeading) war_setup_peek_piece (setup, state, piece)[WAR_PIECE_HEADING];
  gint32 right, left, back = war_heading_add (faces, 2 * QUARTER);
  if (!war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_FALL_BACK))
    return war_domain_add (headings, back, back);

  right = war_heading_add (faces, QUARTER);
  left = war_heading_add ((WarHeading) right, 2 * QUARTER);
  if (right < left)
    return war_domain_add (headings, right, left);

  war_domain_add (headings, 0, left);
  return war_domain_add (headings, right, WAR_HEADING_TURN - 1);
}

const WarOrderRule war_entrenched_fall_back_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MOVEMENT,
  .may = war_entrenched_may_move,
  .most = WAR_HEADING_TURN - 1,
  .check = check_way,
  .carry_out = carry_out_way,
  .offer = offer_fall_back,
  .narrow = narrow_way,
};
