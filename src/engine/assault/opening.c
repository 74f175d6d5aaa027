/* opening.c: before the first turn of Trench Assault: bunkers and wire (assault.A-4, assault.A-18)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

static guint
count_bunkers (const WarSetup *setup, gint line)
{
  guint n = 0;

  for (guint i = 0; i < war_assault_get_data (setup)->bunkers->len; i++)
    n += war_assault_get_bunker (setup, i)->line == line;

  return n;
}

/* Whether it begins in a bunker (assault.3.1): a fighting base of a line that has some. */
static gboolean
begins_inside (const WarSetup *setup, guint unit)
{
  const WarAssaultUnit *found = war_assault_get_unit (setup, unit);

  return found->side == WAR_ASSAULT_DEFENDERS && !war_starts_is_placed (setup, unit)
         && war_assault_get_type (setup, unit)->is_base && count_bunkers (setup, found->line) > 0;
}

static gboolean
is_to_divide (const WarSetup *setup, const WarState *state, guint unit)
{
  return begins_inside (setup, unit)
         && war_setup_peek_piece (setup, state, unit)[WAR_ASSAULT_PIECE_BUNKER] == WAR_NONE;
}

guint
war_assault_count_in_bunker (const WarSetup *setup, const WarState *state, guint bunker)
{
  guint n = 0;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    n += war_setup_peek_piece (setup, state, i)[WAR_ASSAULT_PIECE_BUNKER]
         == (gint32) war_assault_get_bunker (setup, bunker)->feature;

  return n;
}

/* Dividing ------------------------------------------------------------------------------------ */

/* As evenly as possible: all have the smaller number, and of the greater no more than there has to
 * be. */
static gboolean
has_room (const WarSetup *setup, const WarState *state, guint bunker)
{
  gint line = war_assault_get_bunker (setup, bunker)->line;
  guint n_units = 0, n_bunkers = count_bunkers (setup, line), n_fuller = 0;
  guint n_in = war_assault_count_in_bunker (setup, state, bunker);

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    n_units += begins_inside (setup, i) && war_assault_get_unit (setup, i)->line == line;
  if (n_in < n_units / n_bunkers)
    return TRUE;

  for (guint i = 0; i < war_assault_get_data (setup)->bunkers->len; i++)
    n_fuller += war_assault_get_bunker (setup, i)->line == line
                && war_assault_count_in_bunker (setup, state, i) > n_units / n_bunkers;
  return n_in == n_units / n_bunkers && n_fuller < n_units % n_bunkers;
}

static void
shelter (WarContext *context, guint unit, guint bunker)
{
  gint32 *cells = war_context_get_piece (context, unit);
  WarEvent *event
    = war_context_add (context, WAR_ASSAULT_EVENT_SHELTERED, (gint) unit, WAR_NONE, "assault.A-18");

  cells[WAR_ASSAULT_PIECE_PLACE]
    = (gint32) war_assault_count_in_bunker (context->setup, context->state, bunker) + 1;
  cells[WAR_ASSAULT_PIECE_BUNKER]
    = (gint32) war_assault_get_bunker (context->setup, bunker)->feature;
  event->arguments[0] = (gint32) bunker + 1;
  event->arguments[1] = cells[WAR_ASSAULT_PIECE_PLACE];
  event->seats = war_assault_seats_of (context->setup,
                                       war_assault_get_data (context->setup)->seat_of_defenders);
}

static gboolean
may_shelter (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarRefusal *refusal)
{
  if (!begins_inside (setup, unit))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-18", (gint32) unit, 0);

  return is_to_divide (setup, state, unit)
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_IN_BUNKER, "assault.A-18", (gint32) unit, 0);
}

static gboolean
may_take (const WarSetup *setup, const WarState *state, guint unit, guint bunker)
{
  return war_assault_get_bunker (setup, bunker)->line == war_assault_get_unit (setup, unit)->line
         && has_room (setup, state, bunker);
}

static gboolean
check_shelter (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
               WarRefusal *refusal)
{
  gint32 bunker = order->arguments[0];

  if (bunker < 1 || bunker > (gint32) war_assault_get_data (setup)->bunkers->len)
    return war_refuse_malformed (refusal);

  return may_take (setup, state, unit, (guint) bunker - 1)
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_BUNKER, "assault.A-18", (gint32) unit, bunker);
}

static gboolean
offer_shelter (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
               WarOption *option)
{
  for (guint i = 0; i < war_assault_get_data (setup)->bunkers->len; i++)
    if (may_take (setup, state, unit, i))
      war_domain_add (&option->arguments[0], (gint32) i + 1, (gint32) i + 1);

  return option->arguments[0].n_ranges > 0;
}

static gboolean
is_divided (const WarSetup *setup, const WarState *state)
{
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (is_to_divide (setup, state, i))
      return FALSE;

  return TRUE;
}

static gboolean
carry_out_shelter (WarContext *context, const WarOrder *order, guint unit)
{
  shelter (context, unit, (guint) order->arguments[0] - 1);
  return !is_divided (context->setup, context->state) || war_assault_end_division (context);
}

const WarOrderRule war_assault_shelter_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_DIVIDE,
  .may = may_shelter,
  .check = check_shelter,
  .carry_out = carry_out_shelter,
  .offer = offer_shelter,
};

/* What nobody has divided: machine guns first, then the others, each to the first of the emptiest
 * bunkers. */
static void
divide_rest (WarContext *context)
{
  const WarSetup *setup = context->setup;
  guint n_bunkers = war_assault_get_data (setup)->bunkers->len;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < war_assault_count_units (setup); i++)
      {
        guint emptiest = 0, least = G_MAXUINT;

        if (!is_to_divide (setup, context->state, i)
            || (pass == 0) != war_assault_get_type (setup, i)->is_crew)
          continue;
        for (guint j = 0; j < n_bunkers; j++)
          {
            guint n = war_assault_count_in_bunker (setup, context->state, j);

            if (may_take (setup, context->state, i, j) && n < least)
              {
                emptiest = j;
                least = n;
              }
          }
        shelter (context, i, emptiest);
      }
}

/* The bombardment ----------------------------------------------------------------------------- */

/* assault.3.3, assault.3.8: the dice are the defender's secret, whatever they say. */
static gboolean
block_bunker (WarContext *context, guint bunker)
{
  const WarAssault *data = war_assault_get_data (context->setup);
  guint feature = war_assault_get_bunker (context->setup, bunker)->feature;
  gint32 *cells
    = war_state_get_row (context->setup->layout, context->state, WAR_TABLE_FEATURES, feature);
  gint32 dice[2] = { 0, 0 };
  WarQuestion question;
  WarEvent *event;

  if (!war_context_roll (context, "bunker-blocked", "assault.3.3", data->seat_of_defenders, 1, 0,
                         dice, &question))
    return FALSE;

  cells[WAR_ASSAULT_FEATURE_OPENS] = 1;
  if (dice[0] >= data->rules->numbers[WAR_ASSAULT_BUNKER_BLOCKED])
    {
      if (!war_context_roll (context, "bunker-opens", "assault.3.8", data->seat_of_defenders, 1, 0,
                             &dice[1], &question))
        return FALSE;
      cells[WAR_ASSAULT_FEATURE_OPENS] = dice[1] + 1;
      question.count = 2;
    }

  event = war_context_tell (context, WAR_ASSAULT_EVENT_ENTRANCE, WAR_NONE, WAR_NONE, "assault.3.3",
                            bunker + 1, cells[WAR_ASSAULT_FEATURE_OPENS]);
  war_event_set_dice (event, &question, dice);
  event->seats = war_assault_seats_of (context->setup, data->seat_of_defenders);
  return TRUE;
}

static gboolean
bombard (WarContext *context)
{
  const WarAssault *data = war_assault_get_data (context->setup);

  for (guint i = 0; i < data->bunkers->len; i++)
    if (!block_bunker (context, i))
      return FALSE;

  return TRUE;
}

/* Everybody knows the gaps, so an umpire sets them when nobody can divide by them any more
 * (assault.A-4). */
gboolean
war_assault_end_division (WarContext *context)
{
  divide_rest (context);
  if (!bombard (context))
    return FALSE;
  if (!war_assault_may_set_gaps (context->setup))
    return war_assault_end_gaps (context);

  war_context_close_decisions (context, WAR_NONE);
  war_context_open_decision (context, war_assault_get_data (context->setup)->seat_of_umpire,
                             WAR_ASSAULT_DECIDE_GAPS);
  return TRUE;
}

gboolean
war_assault_end_gaps (WarContext *context)
{
  const WarAssault *data = war_assault_get_data (context->setup);

  if (!war_assault_gap_wire (context))
    return FALSE;

  war_assault_begin_phase (context, WAR_ASSAULT_PHASE_ARRANGE);
  for (guint i = 0; i < data->n_companies; i++)
    if (war_assault_is_to_arrange (context->setup, (gint) i)
        && war_assault_count_left (context->setup, context->state, (gint) i) > 0)
      war_context_open_decision (context, (gint) i, WAR_ASSAULT_DECIDE_ARRANGE);
  return war_assault_go_on (context);
}

/* The beginning ------------------------------------------------------------------------------- */

/* The n-th of so many of the line, at equal distances along it. */
static void
stand_in_line (const WarSetup *setup, WarState *state, guint unit, guint n, guint n_all)
{
  const WarAssault *data = war_assault_get_data (setup);
  gint line = war_assault_get_unit (setup, unit)->line == 1 && data->lines[2]->len > 0
                ? WAR_ASSAULT_SECOND_LINE
                : WAR_ASSAULT_FIRST_LINE;
  WarHeading front = war_assault_get_front (data, WAR_ASSAULT_DEFENDERS);
  WarLength breadth
    = data->ahead % (WAR_HEADING_TURN / 2) == 0 ? data->field->width : data->field->depth;
  WarLength across = (WarLength) ((gint64) breadth * (2 * n + 1) / (2 * n_all));
  WarPosition wanted, place;
  WarLength distance;

  war_assault_find_nearest (data->lines[line], war_assault_get_position (data, 0, across), &wanted,
                            &distance);
  if (!war_assault_find_place_in_line (setup, state, unit, (WarAssaultLine) line, wanted, front,
                                       WAR_LENGTH_MAX, &place)
      && !war_assault_find_place (setup, state, unit, wanted, front, 50 * WAR_CENTIMETRE, &place))
    return;

  war_assault_set_place (setup, state, unit, place, front);
  war_setup_get_piece (setup, state, unit)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
}

static gboolean
does_anybody_begin_inside (const WarSetup *setup)
{
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (begins_inside (setup, i))
      return TRUE;

  return FALSE;
}

/* Who has no bunker is in his line from the start; the officer comes with the first base
 * (assault.A-15), or at once if nobody is in a bunker. */
static gboolean
begins_in_line (const WarSetup *setup, guint unit)
{
  const WarAssaultUnit *found = war_assault_get_unit (setup, unit);

  if (found->side != WAR_ASSAULT_DEFENDERS || begins_inside (setup, unit)
      || war_starts_is_placed (setup, unit))
    return FALSE;

  return war_assault_get_type (setup, unit)->branch != WAR_ASSAULT_OFFICER
         || !does_anybody_begin_inside (setup);
}

static void
set_up_defenders (const WarSetup *setup, WarState *state)
{
  for (gint line = 0; line < 2; line++)
    {
      guint n_all = 0, n = 0;

      for (guint i = 0; i < war_assault_count_units (setup); i++)
        n_all += begins_in_line (setup, i) && war_assault_get_unit (setup, i)->line == line;
      for (guint i = 0; i < war_assault_count_units (setup); i++)
        if (begins_in_line (setup, i) && war_assault_get_unit (setup, i)->line == line)
          stand_in_line (setup, state, i, n++, n_all);
    }
}

void
war_assault_begin (const WarSetup *setup, WarState *state)
{
  const WarAssault *data = war_assault_get_data (setup);

  for (gint seat = 0; seat <= data->seat_of_defenders; seat++)
    war_state_get_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE]
      = seat == data->seat_of_defenders ? WAR_ASSAULT_DEFENDERS : WAR_ASSAULT_ATTACKERS;
  if (data->seat_of_umpire != WAR_NONE)
    {
      gint32 *cells
        = war_state_get_row (setup->layout, state, WAR_TABLE_SEATS, (guint) data->seat_of_umpire);

      cells[WAR_SEAT_SIDE] = WAR_NONE;
      cells[WAR_SEAT_CONTROL] = WAR_CONTROL_MASTER;
    }
  for (guint i = 0; i <= data->n_companies; i++)
    {
      gint32 *cells = war_setup_get_formation (setup, state, i);

      cells[WAR_FORMATION_IN_USE] = 1;
      cells[WAR_FORMATION_SIDE] = i == data->n_companies;
    }
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      gint32 *cells = war_setup_get_piece (setup, state, i);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
      cells[WAR_PIECE_SIDE] = war_assault_get_unit (setup, i)->side;
      cells[WAR_PIECE_TYPE] = (gint32) war_assault_get_unit (setup, i)->type;
      war_starts_put (setup, state, i);
    }
  for (guint i = 0; i < data->bunkers->len; i++)
    war_state_get_row (setup->layout, state, WAR_TABLE_FEATURES,
                       war_assault_get_bunker (setup, i)->feature)[WAR_FEATURE_SIDE]
      = WAR_ASSAULT_DEFENDERS;
  set_up_defenders (setup, state);
  war_assault_set_up_attackers (setup, state);
  war_decision_open (setup, state, data->seat_of_defenders, WAR_ASSAULT_DECIDE_DIVIDE, TRUE,
                     WAR_NONE, 0, NULL);
}
