/* shelter.c: entering a bunker
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* The heading that leads nearest from one position to another one. */
static WarHeading
find_heading (WarPosition from, WarPosition to)
{
  gint64 x = (gint64) to.x - from.x, y = (gint64) to.y - from.y;
  WarHeading heading = 0;

  /* Quarter by quarter, and so on: clockwise as long as it leads on that way. */
  if (x < 0 || (x == 0 && y > 0))
    heading = WAR_HEADING_TURN / 2;
  for (gint turn = WAR_HEADING_TURN / 4; turn > 0; turn /= 2)
    {
      WarHeading next = war_heading_add (heading, turn);

      if (war_heading_sine (next) * y + war_heading_cosine (next) * x >= 0)
        heading = next;
    }

  /* Now it is this one or the next, whichever is more along. */
  if (war_heading_sine (heading) * x - war_heading_cosine (heading) * y
      < war_heading_sine (war_heading_add (heading, 1)) * x
          - war_heading_cosine (war_heading_add (heading, 1)) * y)
    heading = war_heading_add (heading, 1);
  return heading;
}

/* The way straight to the middle of the shelter, and how far it is until the base meets it. */
static WarLength
plan_approach (const WarSetup *setup, const WarState *state, guint piece, gint shelter, WarWay *way)
{
  const WarBase *target = &war_entrenched_get_data (setup)->features[shelter].shelter;
  WarPosition centre = war_entrenched_get_base (setup, state, piece).centre;

  war_entrenched_plan_way (setup, state, piece, find_heading (centre, target->centre), FALSE,
                           war_entrenched_get_reach (setup, state, piece), shelter, way);
  return war_room_find (&way->start, way->heading, war_position_distance (centre, target->centre),
                        target, 0);
}

/* Whether an enemy is so near to the shelter that the unit may not go there: E-3. */
static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint piece, gint shelter,
           WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarBase *target = &data->features[shelter].shelter;
  WarBase now = war_entrenched_get_base (setup, state, piece);

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      WarLength limit;
      WarBase enemy;

      if (!war_entrenched_is_enemy (setup, state, piece, (gint) i))
        continue;

      enemy = war_entrenched_get_base (setup, state, i);
      limit = war_entrenched_get_limit (setup, state, piece, i, &now);
      if (war_base_is_nearer (target, &enemy, limit))
        {
          war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_ENEMY,
                      limit == data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF] ? "entrenched.4.4"
                                                                             : "entrenched.E-3",
                      -1, (gint32) i);
          return TRUE;
        }
    }

  return FALSE;
}

/* A runner may also stay in its shelter: its move has to end (E-2). */
static gboolean
stays (const WarSetup *setup, const WarState *state, guint piece, gint shelter)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE] == shelter
         && war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_RUNNER] == (gint32) piece;
}

static gboolean
may_enter (const WarSetup *setup, const WarState *state, guint piece, gint shelter,
           WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint occupant;
  WarWay way;
  WarLength distance;

  if (!data->features[shelter].is_shelter || !war_entrenched_get_type (setup, piece)->may_shelter)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_SHELTER, "entrenched.E-25", shelter, 0);
  if (stays (setup, state, piece, shelter))
    return TRUE;
  if (war_entrenched_is_in_contact (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10",
                       (gint32) piece, 0);

  if (!war_base_is_on_field (&data->features[shelter].shelter, data->field->width,
                             data->field->depth))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OFF_FIELD, "entrenched.E-3", -1, 0);

  /* Who is in it, or in one that reaches into it. */
  occupant = war_entrenched_find_under (setup, state, WAR_NONE, &data->features[shelter].shelter);
  if (occupant != WAR_NONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OCCUPIED, "entrenched.E-25", occupant, 0);

  distance = plan_approach (setup, state, piece, shelter, &way);
  if (distance > way.room)
    return war_entrenched_refuse_distance (setup, state, piece, &way, way.room + 1, refusal);

  return !is_barred (setup, state, piece, shelter, refusal);
}

/* The shelter's place is the unit's from now on. */
static void
go_inside (WarContext *context, guint piece, gint shelter)
{
  const WarBase *base = &war_entrenched_get_data (context->setup)->features[shelter].shelter;
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 *game = war_context_get_game (context);

  war_piece_set_pose (cells, base->centre, base->heading);
  cells[WAR_ENTRENCHED_PIECE_INSIDE] = shelter;
  cells[WAR_ENTRENCHED_PIECE_MOVED] = 1;
  game[WAR_ENTRENCHED_GAME_RUNNER] = WAR_NONE;
  game[WAR_ENTRENCHED_GAME_EXTRA] = 0;
  war_context_add (context, WAR_ENTRENCHED_EVENT_ENTERED, (gint) piece, shelter, "entrenched.E-25");

  if (war_entrenched_is_unit (context->setup, cells[WAR_ENTRENCHED_PIECE_LOAD]))
    war_entrenched_deliver (context, piece);
}

gboolean
war_entrenched_plan_entry (const WarSetup *setup, const WarState *state, guint piece, gint shelter,
                           WarWay *way, WarLength *distance)
{
  WarLength until;

  if (stays (setup, state, piece, shelter))
    return FALSE;

  until = plan_approach (setup, state, piece, shelter, way);
  *distance = MAX (until, 0);
  return TRUE;
}

static gboolean
carry_out_enter (WarContext *context, const WarOrder *order, guint piece)
{
  gint shelter = order->targets[0];
  WarWay way;
  WarEntrenchedArrival arrival;
  WarLength distance;

  if (war_entrenched_plan_entry (context->setup, context->state, piece, shelter, &way, &distance))
    {
      if (!war_entrenched_follow_way (context, piece, &way, distance, &arrival))
        return FALSE;
      if (!arrival.is_complete)
        {
          war_entrenched_end_move (context, piece, &arrival, FALSE);
          return TRUE;
        }
    }

  go_inside (context, piece, shelter);
  return TRUE;
}

const WarOrderRule war_entrenched_enter_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MOVEMENT,
  .may = war_entrenched_may_move,
  .may_target = may_enter,
  .carry_out = carry_out_enter,
};
