/* turn.c: the turns of Trench Assault and their seven steps (assault.4.1)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"
#include "engine/assault/private.h"

static void
refresh (WarContext *context)
{
  for (guint i = 0; i < war_assault_count_units (context->setup); i++)
    war_context_get_piece (context, i)[WAR_ASSAULT_PIECE_FIRED] = 0;
}

void
war_assault_begin_phase (WarContext *context, WarAssaultPhase phase)
{
  gint32 *game = war_context_get_game (context);
  WarEvent *event
    = war_context_add (context, WAR_ASSAULT_EVENT_PHASE, WAR_NONE, WAR_NONE,
                       phase == WAR_ASSAULT_PHASE_ARRANGE ? "assault.A-26" : "assault.4.1");

  game[WAR_GAME_PHASE] = (gint32) phase;
  game[WAR_GAME_SIDE] = phase == WAR_ASSAULT_PHASE_ATTACKERS   ? WAR_ASSAULT_ATTACKERS
                        : phase == WAR_ASSAULT_PHASE_DEFENDERS ? WAR_ASSAULT_DEFENDERS
                                                               : WAR_NONE;
  event->arguments[0] = (gint32) phase;
  war_context_close_decisions (context, WAR_NONE);
}

static gboolean
begin_round (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  war_context_tell (context, WAR_ASSAULT_EVENT_ROUND, WAR_NONE, WAR_NONE, "assault.4.1",
                    ++game[WAR_GAME_ROUND]);
  war_assault_read (context);
  refresh (context);
  war_assault_begin_phase (context, WAR_ASSAULT_PHASE_SHELLS);
  return war_assault_fall_shells (context);
}

/* A seat decides in step 2 if a base of it could fire at something, and in 4 or 5 if it has anybody
 * left who may move, or send a runner. */
static void
open_fire (WarContext *context)
{
  for (gint seat = 0; seat <= war_assault_get_data (context->setup)->seat_of_defenders; seat++)
    {
      guint row;

      if (war_assault_could_fire (context->setup, context->state, seat)
          && war_decision_open (context->setup, context->state, seat, WAR_ASSAULT_DECIDE_FIRE, TRUE,
                                WAR_NONE, 0, &row))
        war_decision_set_secret (context->setup, context->state, row);
    }
}

static void
open_moves (WarContext *context, gint side)
{
  gint last = war_assault_get_data (context->setup)->seat_of_defenders;

  for (gint seat = 0; seat <= last; seat++)
    {
      gboolean may_move = FALSE;

      if ((seat == last) != (side == WAR_ASSAULT_DEFENDERS))
        continue;
      for (guint i = 0; i < war_assault_count_units (context->setup) && !may_move; i++)
        may_move = war_assault_get_unit (context->setup, i)->seat == seat
                   && war_assault_stands (context->setup, context->state, i)
                   && (war_assault_may_move (context->setup, context->state, i, NULL)
                       || war_assault_may_send (context->setup, context->state, i, NULL));
      if (may_move)
        war_context_open_decision (context, seat, WAR_ASSAULT_DECIDE_MOVE);
    }
}

static gboolean
has_decisions (const WarContext *context)
{
  guint32 must, may;

  war_decision_get_seats (context->setup, context->state, &must, &may);
  return must != 0;
}

/* What a step does once nobody decides any more in it; then the next begins. */
static gboolean
end_phase (WarContext *context, WarAssaultPhase phase)
{
  const WarSetup *setup = context->setup;

  switch (phase)
    {
    case WAR_ASSAULT_PHASE_ARRANGE:
      /* assault.3.2, assault.A-11 */
      return (!war_assault_creeps_up (setup) || war_assault_fall_shells (context))
             && begin_round (context);
    case WAR_ASSAULT_PHASE_SHELLS:
      war_assault_begin_phase (context, WAR_ASSAULT_PHASE_FIRE);
      open_fire (context);
      return TRUE;
    case WAR_ASSAULT_PHASE_FIRE:
      if (!war_assault_resolve_fire (context))
        return FALSE;
      war_assault_begin_phase (context, WAR_ASSAULT_PHASE_MORALE);
      return war_assault_do_morale (context);
    case WAR_ASSAULT_PHASE_MORALE:
      war_assault_begin_phase (context, WAR_ASSAULT_PHASE_ATTACKERS);
      war_assault_begin_moves (context, WAR_ASSAULT_ATTACKERS);
      open_moves (context, WAR_ASSAULT_ATTACKERS);
      return TRUE;
    case WAR_ASSAULT_PHASE_ATTACKERS:
      war_assault_begin_phase (context, WAR_ASSAULT_PHASE_DEFENDERS);
      war_assault_begin_moves (context, WAR_ASSAULT_DEFENDERS);
      open_moves (context, WAR_ASSAULT_DEFENDERS);
      return TRUE;
    case WAR_ASSAULT_PHASE_DEFENDERS:
      war_assault_let_out (context);
      war_assault_take_surrenders (context);
      war_assault_begin_phase (context, WAR_ASSAULT_PHASE_HAND_TO_HAND);
      return war_assault_fight (context);
    case WAR_ASSAULT_PHASE_HAND_TO_HAND:
      war_assault_begin_phase (context, WAR_ASSAULT_PHASE_UNPINNING);
      return war_assault_unpin (context);
    case WAR_ASSAULT_PHASE_UNPINNING:
      war_assault_find_winner (context);
      return war_setup_peek_game (setup, context->state)[WAR_ASSAULT_GAME_WINNER] != WAR_WINNER_NONE
             || begin_round (context);
    case WAR_ASSAULT_PHASE_DIVIDE:
    default:
      g_return_val_if_reached (TRUE);
    }
}

gboolean
war_assault_go_on (WarContext *context)
{
  const gint32 *game = war_context_get_game (context);

  while (!has_decisions (context) && game[WAR_ASSAULT_GAME_WINNER] == WAR_WINNER_NONE)
    if (!end_phase (context, (WarAssaultPhase) game[WAR_GAME_PHASE]))
      return FALSE;

  return TRUE;
}

/* Ending a step ------------------------------------------------------------------------------- */

static void
end_moves (WarContext *context, gint seat)
{
  for (guint i = 0; i < war_assault_count_units (context->setup); i++)
    if (war_assault_get_unit (context->setup, i)->seat == seat
        && war_assault_has_to_come_back (context->setup, context->state, i))
      war_assault_come_back (context, i);
}

/* In games that were begun by version 2 of the rules an umpire is asked while the bunkers are still
 * divided: he is asked again when they are. */
static gboolean
end_opening (WarContext *context, gint seat)
{
  const WarAssault *data = war_assault_get_data (context->setup);
  gint row = war_decision_find (context->setup, context->state, seat);

  if (seat == data->seat_of_defenders)
    return war_assault_end_division (context);
  if (war_decision_find (context->setup, context->state, data->seat_of_defenders) == WAR_NONE)
    return war_assault_end_gaps (context);

  war_decision_close (context->setup, context->state, (guint) row);
  return TRUE;
}

static gboolean
carry_out_end_step (WarContext *context, const WarOrder *order, guint unit)
{
  const gint32 *game = war_context_get_game (context);

  if (game[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_DIVIDE)
    return end_opening (context, order->seat);
  if (game[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_ATTACKERS
      || game[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_DEFENDERS)
    end_moves (context, order->seat);

  war_decision_close (context->setup, context->state,
                      (guint) war_decision_find (context->setup, context->state, order->seat));
  return war_assault_go_on (context);
}

const WarOrderRule war_assault_end_step_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_DIVIDE | 1u << WAR_ASSAULT_DECIDE_ARRANGE
               | 1u << WAR_ASSAULT_DECIDE_FIRE | 1u << WAR_ASSAULT_DECIDE_MOVE
               | 1u << WAR_ASSAULT_DECIDE_GAPS,
  .carry_out = carry_out_end_step,
};
