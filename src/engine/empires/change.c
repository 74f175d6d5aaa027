/* change.c: what a unit of End of Empires 1914 does instead of moving, or before it: pivots,
 * limbers, mounts, changes its formation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static gboolean
refuse_unit (WarRefusal *refusal, WarEmpiresRefusal kind, const char *clause, const WarSetup *setup,
             guint unit)
{
  return war_refuse (refusal, kind, clause, (gint32) war_ranks_first (setup, unit), 0);
}

/* Guns ---------------------------------------------------------------------------------------- */

/* A battery, limbered or not, that is not pinned (empires.C-15). */
static gboolean
is_gun (const WarSetup *setup, const WarState *state, guint unit, gboolean is_limbered,
        const char *clause, WarRefusal *refusal)
{
  gint32 limbered = war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_LIMBERED];

  if (war_empires_get_type (setup, unit)->branch != WAR_EMPIRES_BATTERY
      || (limbered != 0) != is_limbered)
    return refuse_unit (refusal, WAR_EMPIRES_REFUSAL_NEVER, clause, setup, unit);

  return !war_empires_is_pinned (setup, state, unit)
         || refuse_unit (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-15", setup, unit);
}

static gboolean
may_pivot (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  return is_gun (setup, state, unit, FALSE, "empires.3.6", refusal)
         && war_empires_may_begin (setup, state, unit, WAR_EMPIRES_COMMAND_PIVOT, refusal);
}

static WarBase
turn (const WarSetup *setup, const WarState *state, guint unit, gint32 heading)
{
  WarBase whole = war_ranks_get_whole (setup, state, unit);

  return war_base_place (whole.centre, (WarHeading) heading, whole.width, whole.depth);
}

static gboolean
may_face (const WarSetup *setup, const WarState *state, gint seat, guint unit, gint32 heading,
          WarRefusal *refusal)
{
  WarBase base;

  if (!war_stand_has_heading (heading))
    return war_refuse_malformed (refusal);

  base = turn (setup, state, unit, heading);
  return war_empires_has_room (setup, state, unit, &base, 1, TRUE, refusal);
}

static gboolean
carry_out_pivot (WarContext *context, const WarOrder *order, guint unit)
{
  WarBase base = turn (context->setup, context->state, unit, order->arguments[0]);
  WarEvent *event;

  war_empires_set_whole (context->setup, context->state, unit, WAR_FORMATION_LINE, &base);
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_COMMAND]
    = WAR_EMPIRES_COMMAND_PIVOT;
  event
    = war_empires_tell_place (context, WAR_EMPIRES_EVENT_MOVED, unit, WAR_NONE, "empires.3.6", 0);
  war_event_set_bound (event, 4, NULL);
  war_empires_displace_commanders (context, unit);
  return TRUE;
}

const WarOrderRule war_empires_pivot_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_pivot,
  .most = WAR_HEADING_TURN - 1,
  .step = WAR_STAND_HEADING_STEP,
  .may_choose = may_face,
  .carry_out = carry_out_pivot,
};

static gboolean
may_limber (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  gboolean limbers = kind == WAR_EMPIRES_ORDER_LIMBER;

  return is_gun (setup, state, unit, !limbers, limbers ? "empires.3.5" : "empires.3.4", refusal)
         && war_empires_may_begin (
           setup, state, unit, limbers ? WAR_EMPIRES_COMMAND_LIMBER : WAR_EMPIRES_COMMAND_UNLIMBER,
           refusal);
}

static void
tell_change (WarContext *context, guint unit, WarEmpiresPose pose, const char *clause)
{
  war_context_tell (context, WAR_EMPIRES_EVENT_CHANGED,
                    (gint) war_ranks_first (context->setup, unit), WAR_NONE, clause, pose);
}

static gboolean
carry_out_limber (WarContext *context, const WarOrder *order, guint unit)
{
  gboolean limbers = order->kind == WAR_EMPIRES_ORDER_LIMBER;
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);

  cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] = limbers;
  cells[WAR_EMPIRES_UNIT_STATE_COMMAND]
    = limbers ? WAR_EMPIRES_COMMAND_LIMBER : WAR_EMPIRES_COMMAND_UNLIMBER;
  tell_change (context, unit, limbers ? WAR_EMPIRES_POSE_LIMBERED : WAR_EMPIRES_POSE_UNLIMBERED,
               limbers ? "empires.3.5" : "empires.3.4");
  return TRUE;
}

const WarOrderRule war_empires_limber_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_limber,
  .carry_out = carry_out_limber,
};

/* Line, column, about (empires.C-25) ---------------------------------------------------------- */

static gboolean
may_change (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  if (war_empires_get_type (setup, unit)->n_bases == 1)
    return refuse_unit (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-25", setup, unit);
  if (war_empires_is_pinned (setup, state, unit)
      && war_empires_get_manner (setup, state, unit)->pinned == 0)
    return refuse_unit (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-15", setup, unit);

  return war_empires_may_begin (setup, state, unit, WAR_EMPIRES_COMMAND_CHANGE, refusal);
}

/* The middle of the front edge stays where it is; who faces about stands where it stood. */
static WarBase
place_change (const WarSetup *setup, const WarState *state, guint unit, gint32 pose, gint32 *shape)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  WarBase whole = war_ranks_get_whole (setup, state, unit);

  *shape = pose == WAR_EMPIRES_POSE_ABOUT ? cells[WAR_FORMATION_SHAPE] : pose;
  if (pose == WAR_EMPIRES_POSE_ABOUT)
    return war_base_place (whole.centre, war_heading_add (whole.heading, WAR_HEADING_TURN / 2),
                           whole.width, whole.depth);

  return war_ranks_place_whole (setup, state, unit, *shape,
                                (WarPosition){ cells[WAR_FORMATION_X], cells[WAR_FORMATION_Y] },
                                (WarHeading) cells[WAR_FORMATION_HEADING]);
}

static gboolean
has_room_to_change (const WarSetup *setup, const WarState *state, guint unit, gint32 pose,
                    WarRefusal *refusal)
{
  gint32 shape;
  WarBase whole = place_change (setup, state, unit, pose, &shape);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_split (setup, state, unit, shape, &whole, bases);

  return war_empires_has_room (setup, state, unit, bases, n_bases, TRUE, refusal);
}

static gboolean
may_change_to (const WarSetup *setup, const WarState *state, gint seat, guint unit, gint32 pose,
               WarRefusal *refusal)
{
  if (pose < WAR_EMPIRES_POSE_LINE || pose > WAR_EMPIRES_POSE_ABOUT)
    return war_refuse_malformed (refusal);
  if (pose == war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE])
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOTHING, NULL, 0, 0);

  return has_room_to_change (setup, state, unit, pose, refusal);
}

/* The right-hand base of a line leads the column, and the other way round; who faces about has on
 * its right what was on its left. */
static void
reverse_bases (WarContext *context, guint unit)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  guint first = war_ranks_first (context->setup, unit);
  guint n_bases = war_ranks_count_bases (context->setup, context->state, unit);

  for (guint i = 0; i < n_bases / 2; i++)
    {
      gint32 *one = &war_context_get_piece (context, first + i)[WAR_EMPIRES_PIECE_FIGURES];
      gint32 *other
        = &war_context_get_piece (context, first + n_bases - 1 - i)[WAR_EMPIRES_PIECE_FIGURES];
      gint32 figures = *one;

      *one = *other;
      *other = figures;
    }
  if (cells[WAR_EMPIRES_UNIT_STATE_LOSING] != WAR_NONE)
    cells[WAR_EMPIRES_UNIT_STATE_LOSING]
      = (gint32) n_bases - 1 - cells[WAR_EMPIRES_UNIT_STATE_LOSING];
}

static gboolean
carry_out_change (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 shape;
  WarBase whole = place_change (context->setup, context->state, unit, order->arguments[0], &shape);

  war_empires_set_whole (context->setup, context->state, unit, shape, &whole);
  reverse_bases (context, unit);
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_COMMAND]
    = WAR_EMPIRES_COMMAND_CHANGE;
  tell_change (context, unit, (WarEmpiresPose) order->arguments[0], "empires.C-25");
  war_empires_displace_commanders (context, unit);
  return TRUE;
}

const WarOrderRule war_empires_change_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_change,
  .least = WAR_EMPIRES_POSE_LINE,
  .most = WAR_EMPIRES_POSE_ABOUT,
  .may_choose = may_change_to,
  .carry_out = carry_out_change,
};

/* Cavalry (empires.C-22) ---------------------------------------------------------------------- */

/* Nobody mounts where riders may not be. */
static gboolean
may_ride_here (const WarSetup *setup, const WarState *state, guint unit)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (setup, state, unit, bases);

  for (guint i = 0; i < n_bases; i++)
    if (war_empires_find_bar (setup, WAR_EMPIRES_RIDERS, &bases[i]) != WAR_NONE)
      return FALSE;

  return TRUE;
}

static gboolean
may_mount (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  gboolean mounts = kind == WAR_EMPIRES_ORDER_MOUNT;

  if (war_empires_get_type (setup, unit)->branch != WAR_EMPIRES_CAVALRY
      || war_empires_is_mounted (setup, state, unit) == mounts)
    return refuse_unit (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-22", setup, unit);
  if (mounts && war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_PRONE] != 0)
    return refuse_unit (refusal, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-22", setup, unit);
  if (war_empires_is_pinned (setup, state, unit))
    return refuse_unit (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-22", setup, unit);
  if (mounts && !may_ride_here (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_GROUND, "empires.C-12", -1, 0);

  return war_empires_may_begin (setup, state, unit, WAR_EMPIRES_COMMAND_MOUNT, refusal);
}

static gboolean
carry_out_mount (WarContext *context, const WarOrder *order, guint unit)
{
  gboolean dismounts = order->kind == WAR_EMPIRES_ORDER_DISMOUNT;
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  WarEvent *event
    = war_context_add (context, WAR_EMPIRES_EVENT_MOUNTED,
                       (gint) war_ranks_first (context->setup, unit), WAR_NONE, "empires.C-22");

  cells[WAR_EMPIRES_UNIT_STATE_DISMOUNTED] = dismounts;
  cells[WAR_EMPIRES_UNIT_STATE_COMMAND] = WAR_EMPIRES_COMMAND_MOUNT;
  event->arguments[0] = dismounts;
  return TRUE;
}

const WarOrderRule war_empires_mount_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_mount,
  .carry_out = carry_out_mount,
};
