/* turn.c: the turns of Entrenched! and their phases
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

/* What lasts for a player's turn, of both sides, and for the owner's turns. */
static void
refresh_units (WarContext *context, gint side)
{
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      cells[WAR_ENTRENCHED_PIECE_HIT_BACK] = 0;
      cells[WAR_ENTRENCHED_PIECE_STRUCK] = 0;
      cells[WAR_ENTRENCHED_PIECE_COUNTERED] = 0;
      if (cells[WAR_PIECE_SIDE] != side)
        continue;

      cells[WAR_ENTRENCHED_PIECE_INACTIVE] = 0;
      cells[WAR_ENTRENCHED_PIECE_MOVED] = 0;
      cells[WAR_ENTRENCHED_PIECE_FIRED] = 0;
      cells[WAR_ENTRENCHED_PIECE_CHARGED] = 0;
      cells[WAR_ENTRENCHED_PIECE_FELL_BACK] = 0;
    }
}

static gboolean
begin_phase (WarContext *context, WarEntrenchedPhase phase)
{
  gint32 *game = war_context_get_game (context);
  WarEvent *event
    = war_context_add (context, WAR_ENTRENCHED_EVENT_PHASE, WAR_NONE, WAR_NONE, "entrenched.2.1");

  game[WAR_GAME_PHASE] = (gint32) phase;
  event->arguments[0] = (gint32) phase;
  war_context_close_decisions (context, WAR_NONE);

  switch (phase)
    {
    case WAR_ENTRENCHED_PHASE_RESPONSE:
      war_context_open_decision (context, game[WAR_GAME_SIDE], WAR_ENTRENCHED_DECIDE_RESPOND);
      return TRUE;
    case WAR_ENTRENCHED_PHASE_MOVEMENT:
      war_entrenched_call_waves (context);
      war_entrenched_call_reserves (context);
      break;
    case WAR_ENTRENCHED_PHASE_RANGED:
      if (!war_entrenched_drift_clouds (context))
        return FALSE;
      break;
    case WAR_ENTRENCHED_PHASE_MELEE:
      war_entrenched_begin_melee (context);
      break;
    case WAR_ENTRENCHED_PHASE_MORALE:
      return war_entrenched_begin_morale (context);
    case WAR_ENTRENCHED_PHASE_SETUP:
    default:
      g_return_val_if_reached (TRUE);
    }

  war_context_open_decision (context, game[WAR_GAME_SIDE], WAR_ENTRENCHED_DECIDE_ACT);
  return TRUE;
}

gboolean
war_entrenched_begin_turn (WarContext *context, gint side)
{
  gint32 *game = war_context_get_game (context);
  gint32 *cells = war_context_get_side (context, side);

  if (side == game[WAR_ENTRENCHED_GAME_FIRST])
    war_context_tell (context, WAR_ENTRENCHED_EVENT_ROUND, WAR_NONE, WAR_NONE, "entrenched.1.7",
                      ++game[WAR_GAME_ROUND]);

  game[WAR_GAME_SIDE] = side;
  game[WAR_ENTRENCHED_GAME_TURN]++;
  cells[WAR_ENTRENCHED_SIDE_TURNS]++;
  refresh_units (context, side);

  war_context_tell (context, WAR_ENTRENCHED_EVENT_TURN, WAR_NONE, WAR_NONE, "entrenched.2.1", side,
                    cells[WAR_ENTRENCHED_SIDE_TURNS]);

  /* entrenched.3.1 */
  return begin_phase (context, cells[WAR_ENTRENCHED_SIDE_TURNS] == 1
                                 ? WAR_ENTRENCHED_PHASE_MOVEMENT
                                 : WAR_ENTRENCHED_PHASE_RESPONSE);
}

/* Stuns and suppressions that last to the end of this turn of the side. */
static void
end_effects (WarContext *context, gint side)
{
  gint32 turns = war_context_get_side (context, side)[WAR_ENTRENCHED_SIDE_TURNS];

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_PIECE_SIDE] != side)
        continue;
      if (cells[WAR_ENTRENCHED_PIECE_STUNNED] <= turns)
        cells[WAR_ENTRENCHED_PIECE_STUNNED] = 0;
      if (cells[WAR_ENTRENCHED_PIECE_SUPPRESSED] <= turns)
        cells[WAR_ENTRENCHED_PIECE_SUPPRESSED] = 0;
    }
}

gboolean
war_entrenched_end_turn (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint side = game[WAR_GAME_SIDE];

  /* What was dropped in the morale phase, which still is the player's own turn (E-17). */
  war_entrenched_take_objectives (context);
  if (game[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE)
    return TRUE;

  war_entrenched_score (context);
  end_effects (context, side);
  if (!war_entrenched_end_care (context))
    return FALSE;

  war_entrenched_count_holding (context);
  if (game[WAR_ENTRENCHED_GAME_WINNER] == WAR_WINNER_NONE)
    war_entrenched_look_for_losers (context);

  /* Both sides have equally many turns (1.8). */
  if (game[WAR_ENTRENCHED_GAME_WINNER] == WAR_WINNER_NONE && side != game[WAR_ENTRENCHED_GAME_FIRST]
      && game[WAR_GAME_ROUND] >= war_entrenched_get_data (context->setup)->operation->rounds)
    war_entrenched_end_at_limit (context);

  if (game[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE)
    return TRUE;

  return war_entrenched_begin_turn (context, 1 - side);
}

/* entrenched.3.2, entrenched.3.5 */

static gboolean
carry_out_respond (WarContext *context, const WarOrder *order, guint piece)
{
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);
      gboolean is_passed;

      if (cells[WAR_PIECE_SIDE] != order->seat
          || !war_entrenched_stands (context->setup, context->state, (gint) i))
        continue;
      if (!war_entrenched_test_response (context, i, "response", "entrenched.3.2",
                                         WAR_ENTRENCHED_EVENT_RESPONDED, WAR_NONE, 0, &is_passed))
        return FALSE;
      cells[WAR_ENTRENCHED_PIECE_INACTIVE] = !is_passed;
    }

  return begin_phase (context, WAR_ENTRENCHED_PHASE_MOVEMENT);
}

const WarOrderRule war_entrenched_respond_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_RESPOND,
  .carry_out = carry_out_respond,
};

/* Ending a phase: not while a runner has still to move, a unit to come on or a melee to go on (E-2,
 * E-18, E-30, E-12). */

static gboolean
may_end_phase (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
               WarRefusal *refusal)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint arrival;

  if (game[WAR_ENTRENCHED_GAME_RUNNER] != WAR_NONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_RUNNER, "entrenched.E-2",
                       game[WAR_ENTRENCHED_GAME_RUNNER], 0);
  if (game[WAR_GAME_PHASE] == WAR_ENTRENCHED_PHASE_MOVEMENT)
    {
      arrival = war_entrenched_find_arrival (setup, state, seat);
      return arrival == WAR_NONE
             || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_ROOM,
                            war_entrenched_is_reserve (setup, state, (guint) arrival)
                              ? "entrenched.E-30"
                              : "entrenched.E-18",
                            arrival, 0);
    }

  return game[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_MELEE
         || war_entrenched_check_melees (setup, state, seat, "entrenched.7.8", refusal);
}

static gboolean
carry_out_end_phase (WarContext *context, const WarOrder *order, guint piece)
{
  gint32 phase = war_context_get_game (context)[WAR_GAME_PHASE];

  return begin_phase (context, (WarEntrenchedPhase) (phase + 1));
}

const WarOrderRule war_entrenched_end_phase_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .may = may_end_phase,
  .carry_out = carry_out_end_phase,
};
