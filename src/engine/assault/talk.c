/* talk.c: notes between the officers of Trench Assault, by word, telephone and runner (assault.2,
 * assault.A-8)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* Bases that are as near as that touch: no way ends nearer than a whole millimetre on purpose. */
#define TOUCH WAR_MILLIMETRE

/* From so far off a runner is laid against who sends him, at so many places around him. */
#define AROUND (30 * WAR_CENTIMETRE)
#define N_AROUND 16

static gboolean
is_officer (const WarSetup *setup, guint unit)
{
  WarAssaultBranch branch = war_assault_get_type (setup, unit)->branch;

  return war_assault_get_unit (setup, unit)->side == WAR_ASSAULT_ATTACKERS
         && (branch == WAR_ASSAULT_OFFICER || branch == WAR_ASSAULT_HEADQUARTERS);
}

static gboolean
refuse (WarRefusal *refusal, WarAssaultRefusal kind, guint unit)
{
  return war_refuse (refusal, kind, "assault.A-8", (gint32) unit, 0);
}

/* Whoever writes: an officer or the headquarters of the attackers, who stands; pinned or not. */
static gboolean
may_write (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  if (!is_officer (setup, unit))
    return refuse (refusal, WAR_ASSAULT_REFUSAL_NEVER, unit);
  if (!war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_NOTES))
    return refuse (refusal, WAR_ASSAULT_REFUSAL_NO_NOTES, unit);

  return war_assault_stands (setup, state, unit)
         || refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_ON_FIELD, unit);
}

/* Whom one writes to: somebody else's officer. */
static gboolean
is_addressee (const WarSetup *setup, guint unit, gint row)
{
  return row >= 0 && (guint) row < war_assault_count_units (setup)
         && is_officer (setup, (guint) row)
         && war_assault_get_unit (setup, (guint) row)->seat
              != war_assault_get_unit (setup, unit)->seat;
}

/* At once ------------------------------------------------------------------------------------- */

/* The headquarters, and officers in the start trench or near the headquarters. */
static gboolean
is_on_telephone (const WarSetup *setup, const WarState *state, guint unit)
{
  if (!war_assault_get_data (setup)->has_telephone)
    return FALSE;
  if (war_assault_get_type (setup, unit)->branch == WAR_ASSAULT_HEADQUARTERS
      || war_assault_find_trench (setup, war_assault_get_centre (setup, state, unit))
           == WAR_ASSAULT_START_TRENCH)
    return TRUE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (is_officer (setup, i) && war_assault_stands (setup, state, i)
        && war_assault_get_type (setup, i)->branch == WAR_ASSAULT_HEADQUARTERS
        && war_assault_is_within (setup, state, unit, i,
                                  war_assault_get_number (setup, WAR_ASSAULT_LINE_REACH)))
      return TRUE;

  return FALSE;
}

static gboolean
touches (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  return war_assault_is_within (setup, state, a, b, TOUCH);
}

/* assault.2.1 */
static gboolean
is_in_contact (const WarSetup *setup, const WarState *state, guint unit, guint other)
{
  return war_assault_stands (setup, state, other)
         && (touches (setup, state, unit, other)
             || (is_on_telephone (setup, state, unit) && is_on_telephone (setup, state, other)));
}

static gboolean
may_note (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  if (!may_write (setup, state, unit, refusal))
    return FALSE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (is_addressee (setup, unit, (gint) i) && is_in_contact (setup, state, unit, i))
      return TRUE;

  return refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT, unit);
}

static gboolean
may_note_to (const WarSetup *setup, const WarState *state, guint unit, gint target,
             WarRefusal *refusal)
{
  if (!is_addressee (setup, unit, target))
    return refuse (refusal, WAR_ASSAULT_REFUSAL_ADDRESSEE, unit);

  return is_in_contact (setup, state, unit, (guint) target)
         || refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT, (guint) target);
}

/* By what a note's words are found again (war_game_get_note()). */
static guint32
number_order (const WarContext *context)
{
  return (guint32) war_context_get_game (context)[WAR_GAME_ORDER] + 1;
}

static guint32
get_seats (const WarSetup *setup, guint unit)
{
  return war_assault_seats_of (setup, war_assault_get_unit (setup, unit)->seat);
}

static gboolean
carry_out_note (WarContext *context, const WarOrder *order, guint unit)
{
  WarEvent *event = war_context_add (context, WAR_ASSAULT_EVENT_NOTE, order->actor,
                                     order->targets[0], "assault.2.1");

  event->note = number_order (context);
  event->seats
    = get_seats (context->setup, unit) | get_seats (context->setup, (guint) order->targets[0]);
  return TRUE;
}

const WarOrderRule war_assault_note_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_ARRANGE | 1u << WAR_ASSAULT_DECIDE_FIRE
               | 1u << WAR_ASSAULT_DECIDE_MOVE,
  .may = may_note,
  .may_target = may_note_to,
  .carry_out = carry_out_note,
};

/* By runner ----------------------------------------------------------------------------------- */

static gint32 *
get_runner (const WarSetup *setup, WarState *state, guint n, guint *unit)
{
  *unit = war_assault_get_data (setup)->first_runner + n;
  return war_setup_get_piece (setup, state, *unit);
}

/* A row of the seat's of whose note nothing is to come any more; WAR_NONE. Whether another seat's
 * is under way is no secret, but what he carries is; of an own one all is known. */
static gint
find_runner (const WarSetup *setup, const WarState *state, gint seat)
{
  const WarAssault *data = war_assault_get_data (setup);

  for (guint i = data->first_runner; i < data->first_runner + data->n_runners; i++)
    if (war_assault_get_unit (setup, i)->seat == seat && !war_assault_stands (setup, state, i)
        && war_setup_peek_piece (setup, state, i)[WAR_ASSAULT_PIECE_NOTE] == 0)
      return (gint) i;

  return WAR_NONE;
}

/* Beside the sender, behind him if there is room: where the addressee is would show to whom he is
 * sent, and is no way that he has gone. */
static gboolean
find_place (const WarSetup *setup, const WarState *state, guint runner, guint sender,
            WarBase *place)
{
  WarBase base = war_assault_get_base (setup, state, sender);
  WarHeading way
    = war_heading_add (war_assault_get_front (war_assault_get_data (setup), WAR_ASSAULT_ATTACKERS),
                       WAR_HEADING_TURN / 2);

  for (guint i = 0; i < N_AROUND; i++)
    {
      gint off = (gint) ((i + 1) / 2) * (WAR_HEADING_TURN / N_AROUND);
      WarHeading heading = war_heading_add (way, i % 2 == 0 ? off : -off);
      WarPosition from = war_position_step (base.centre, heading, AROUND);
      WarBase his = war_assault_place_base (setup, runner, from, 0);

      *place = war_base_lay_against (&his, &base, war_base_find_edge (&base, from));
      if (war_assault_may_stand (setup, state, runner, place))
        return TRUE;
    }

  return FALSE;
}

/* Whether he is there, or a successor will be. */
static gboolean
is_reachable (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_assault_stands (setup, state, unit) || war_assault_is_replaceable (setup, state, unit);
}

gboolean
war_assault_may_send (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  gint runner;
  WarBase place;

  if (!may_write (setup, state, unit, refusal))
    return FALSE;
  if (war_setup_peek_piece (setup, state, unit)[WAR_ASSAULT_PIECE_SENT]
      == war_setup_peek_game (setup, state)[WAR_GAME_ROUND])
    return refuse (refusal, WAR_ASSAULT_REFUSAL_SENT, unit);

  runner = find_runner (setup, state, war_assault_get_unit (setup, unit)->seat);
  if (runner == WAR_NONE)
    return refuse (refusal, WAR_ASSAULT_REFUSAL_NO_RUNNER, unit);

  return find_place (setup, state, (guint) runner, unit, &place)
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_NO_ROOM, "assault.A-8", (gint32) unit, 0);
}

static gboolean
may_send (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return war_assault_may_send (setup, state, unit, refusal);
}

static gboolean
may_send_to (const WarSetup *setup, const WarState *state, guint unit, gint target,
             WarRefusal *refusal)
{
  return (is_addressee (setup, unit, target) && is_reachable (setup, state, (guint) target))
         || refuse (refusal, WAR_ASSAULT_REFUSAL_ADDRESSEE, unit);
}

static gboolean
carry_out_send (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  gint row = find_runner (setup, context->state, order->seat);
  guint runner = (guint) row;
  gint32 *cells = war_setup_get_piece (setup, context->state, runner);
  WarBase place;
  WarEvent *event;

  if (!find_place (setup, context->state, runner, unit, &place))
    return TRUE;

  war_state_reset_piece (setup->layout, context->state, runner);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_SIDE] = war_assault_get_unit (setup, runner)->side;
  cells[WAR_PIECE_TYPE] = (gint32) war_assault_get_unit (setup, runner)->type;
  cells[WAR_ASSAULT_PIECE_NOTE] = (gint32) number_order (context);
  cells[WAR_ASSAULT_PIECE_ADDRESSEE] = order->targets[0];
  war_assault_set_place (setup, context->state, runner, place.centre, place.heading);
  war_assault_find_entered (setup, context->state, runner, place.centre);
  war_assault_begin_move (setup, context->state, runner);
  war_setup_get_piece (setup, context->state, unit)[WAR_ASSAULT_PIECE_SENT]
    = war_setup_peek_game (setup, context->state)[WAR_GAME_ROUND];

  event = war_assault_tell_place (context, WAR_ASSAULT_EVENT_RUNNER, runner, "assault.2.2");
  event->target = order->actor;
  event->arguments[2] = place.heading;
  event
    = war_context_add (context, WAR_ASSAULT_EVENT_WRITTEN, row, order->targets[0], "assault.A-8");
  event->note = number_order (context);
  event->seats = get_seats (setup, unit);
  return TRUE;
}

const WarOrderRule war_assault_send_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_MOVE,
  .may = may_send,
  .may_target = may_send_to,
  .carry_out = carry_out_send,
};

/* On the way ---------------------------------------------------------------------------------- */

/* assault.A-8: whom the runner has to touch. */
gint
war_assault_find_addressee (const WarSetup *setup, const WarState *view, guint row)
{
  gint32 addressee;

  if (row >= war_assault_count_units (setup) || !war_assault_stands (setup, view, row)
      || war_assault_get_type (setup, row)->branch != WAR_ASSAULT_RUNNER)
    return WAR_NONE;

  addressee = war_setup_peek_piece (setup, view, row)[WAR_ASSAULT_PIECE_ADDRESSEE];
  return addressee >= 0 && war_assault_stands (setup, view, (guint) addressee) ? addressee
                                                                               : WAR_NONE;
}

/* He is taken off; in a view nobody knows whom another seat's runner looks for. */
void
war_assault_deliver (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_assault_get_data (setup)->n_runners; i++)
    {
      guint runner;
      gint32 *cells = get_runner (setup, context->state, i, &runner);
      gint32 addressee = cells[WAR_ASSAULT_PIECE_ADDRESSEE];

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
        {
          /* assault.2.3 */
          cells[WAR_ASSAULT_PIECE_NOTE] = 0;
          cells[WAR_ASSAULT_PIECE_ADDRESSEE] = WAR_NONE;
          continue;
        }
      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD || addressee < 0)
        continue;

      if (!is_reachable (setup, context->state, (guint) addressee))
        {
          cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
          cells[WAR_ASSAULT_PIECE_PINNED] = 0;
          cells[WAR_ASSAULT_PIECE_NOTE] = 0;
          cells[WAR_ASSAULT_PIECE_ADDRESSEE] = WAR_NONE;
          war_context_add (context, WAR_ASSAULT_EVENT_UNDELIVERED, (gint) runner, WAR_NONE,
                           "assault.A-8");
        }
      else if (war_assault_stands (setup, context->state, (guint) addressee)
               && touches (setup, context->state, runner, (guint) addressee))
        {
          cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
          cells[WAR_ASSAULT_PIECE_PINNED] = 0;
          war_context_add (context, WAR_ASSAULT_EVENT_DELIVERED, (gint) runner, WAR_NONE,
                           "assault.A-8");
        }
    }
}

void
war_assault_read (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_assault_get_data (setup)->n_runners; i++)
    {
      guint runner;
      gint32 *cells = get_runner (setup, context->state, i, &runner);
      gint32 addressee = cells[WAR_ASSAULT_PIECE_ADDRESSEE];
      WarEvent *event;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY || cells[WAR_ASSAULT_PIECE_NOTE] <= 0
          || addressee < 0)
        continue;

      event = war_context_add (context, WAR_ASSAULT_EVENT_READ, (gint) runner, addressee,
                               "assault.A-8");
      event->note = (guint32) cells[WAR_ASSAULT_PIECE_NOTE];
      event->seats = get_seats (setup, runner) | get_seats (setup, (guint) addressee);
      cells[WAR_ASSAULT_PIECE_NOTE] = 0;
      cells[WAR_ASSAULT_PIECE_ADDRESSEE] = WAR_NONE;
    }
}
