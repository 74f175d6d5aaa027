/* turn.c: the turns of End of Empires 1914 and their steps
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static gint
get_acting_side (const WarSetup *setup, const WarState *state, gint32 phase)
{
  gint side_a = war_setup_peek_game (setup, state)[WAR_EMPIRES_GAME_SIDE_A];

  switch ((WarEmpiresPhase) phase)
    {
    case WAR_EMPIRES_PHASE_A_MOVES:
    case WAR_EMPIRES_PHASE_A_SHOOTS:
      return side_a;
    case WAR_EMPIRES_PHASE_B_MOVES:
    case WAR_EMPIRES_PHASE_B_SHOOTS:
      return 1 - side_a;
    case WAR_EMPIRES_PHASE_SETUP:
    case WAR_EMPIRES_PHASE_INITIATIVE:
    case WAR_EMPIRES_PHASE_MELEE:
    case WAR_EMPIRES_PHASE_MORALE:
    default:
      return WAR_NONE;
    }
}

static void
open_decision (WarContext *context, gint seat, WarEmpiresDecision kind)
{
  war_context_open_decision (context, seat, kind);
}

/* What lasts for a turn. */
static void
refresh_units (WarContext *context)
{
  static const guint columns[] = {
    WAR_EMPIRES_UNIT_STATE_MOVED,     WAR_EMPIRES_UNIT_STATE_SHOT,
    WAR_EMPIRES_UNIT_STATE_HITS,      WAR_EMPIRES_UNIT_STATE_UNDER_FIRE,
    WAR_EMPIRES_UNIT_STATE_ENFILADED, WAR_EMPIRES_UNIT_STATE_ADVANCED,
    WAR_EMPIRES_UNIT_STATE_ATTACKS,   WAR_EMPIRES_UNIT_STATE_FOUGHT,
    WAR_EMPIRES_UNIT_STATE_COMMAND,   WAR_EMPIRES_UNIT_STATE_LAY_DOWN,
  };

  for (guint i = 0; i < context->setup->n_units; i++)
    for (guint j = 0; j < G_N_ELEMENTS (columns); j++)
      war_setup_get_formation (context->setup, context->state, i)[columns[j]] = 0;
}

gboolean
war_empires_begin_round (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  war_context_tell (context, WAR_EMPIRES_EVENT_ROUND, WAR_NONE, WAR_NONE, "empires.2.1",
                    ++game[WAR_GAME_ROUND]);
  game[WAR_GAME_SIDE] = WAR_NONE;
  game[WAR_EMPIRES_GAME_SIDE_A] = WAR_NONE;
  refresh_units (context);
  return war_empires_begin_phase (context, WAR_EMPIRES_PHASE_INITIATIVE);
}

static gboolean
has_shot (const WarSetup *setup, const WarState *state, guint unit)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  if (!war_empires_may_shoot (setup, state, unit, NULL))
    return FALSE;

  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_is_enemy (setup, unit, i)
        && war_empires_take_aim (setup, state, unit, i, FALSE, aims) > 0)
      return TRUE;

  return FALSE;
}

static gboolean
side_has_shot (const WarContext *context, gint side)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_ranks_side (context->setup, i) == side
        && war_ranks_stands (context->setup, context->state, i)
        && has_shot (context->setup, context->state, i))
      return TRUE;

  return FALSE;
}

static void
tell_phase (WarContext *context, WarEmpiresPhase phase, gint side)
{
  war_context_tell (context, WAR_EMPIRES_EVENT_PHASE, WAR_NONE, WAR_NONE, "empires.2.2", phase,
                    side);
}

/* Nobody is asked who has nothing to shoot at. */
gboolean
war_empires_begin_phase (WarContext *context, WarEmpiresPhase phase)
{
  gint32 *game = war_context_get_game (context);
  gint side = get_acting_side (context->setup, context->state, (gint32) phase);

  game[WAR_GAME_PHASE] = (gint32) phase;
  game[WAR_GAME_SIDE] = side;
  war_context_close_decisions (context, WAR_NONE);
  tell_phase (context, phase, side);

  switch (phase)
    {
    case WAR_EMPIRES_PHASE_INITIATIVE:
      open_decision (context, 0, WAR_EMPIRES_DECIDE_ROLL);
      return TRUE;
    case WAR_EMPIRES_PHASE_A_MOVES:
    case WAR_EMPIRES_PHASE_B_MOVES:
      war_empires_begin_commands (context, side);
      war_empires_carry_out_retreats (context, side);
      open_decision (context, side, WAR_EMPIRES_DECIDE_MOVE);
      return TRUE;
    case WAR_EMPIRES_PHASE_B_SHOOTS:
    case WAR_EMPIRES_PHASE_A_SHOOTS:
      if (!side_has_shot (context, side))
        return war_empires_begin_phase (context, (WarEmpiresPhase) (phase + 1));
      open_decision (context, side, WAR_EMPIRES_DECIDE_SHOOT);
      return TRUE;
    case WAR_EMPIRES_PHASE_MELEE:
      return war_empires_begin_melee (context);
    case WAR_EMPIRES_PHASE_MORALE:
      return war_empires_do_morale (context) && war_empires_end_round (context);
    case WAR_EMPIRES_PHASE_SETUP:
    default:
      g_return_val_if_reached (TRUE);
    }
}

/* Initiative (empires.2.1) -------------------------------------------------------------------- */

static gboolean
carry_out_roll (WarContext *context, const WarOrder *order, guint unit)
{
  gint winner;

  if (!war_context_roll_off (context, "initiative", "empires.2.1", WAR_EMPIRES_EVENT_ROLLED,
                             WAR_EMPIRES_EVENT_ROLLED, &winner))
    return FALSE;

  war_context_close_decisions (context, WAR_NONE);
  open_decision (context, winner, WAR_EMPIRES_DECIDE_CHOOSE);
  return TRUE;
}

const WarOrderRule war_empires_roll_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_ROLL,
  .carry_out = carry_out_roll,
};

static gboolean
carry_out_choose (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);

  game[WAR_EMPIRES_GAME_SIDE_A] = order->arguments[0] == 1 ? order->seat : 1 - order->seat;
  war_context_tell (context, WAR_EMPIRES_EVENT_ORDER_OF_SIDES, WAR_NONE, WAR_NONE, "empires.2.1",
                    game[WAR_EMPIRES_GAME_SIDE_A]);
  return war_empires_begin_phase (context, WAR_EMPIRES_PHASE_A_MOVES);
}

const WarOrderRule war_empires_choose_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_CHOOSE,
  .least = 1,
  .most = WAR_N_SIDES,
  .carry_out = carry_out_choose,
};

/* Ending a step: not while a unit has to form up, or to advance (empires.C-19, empires.C-6). */

static gboolean
may_end_moves (const WarSetup *setup, const WarState *state, gint seat, WarRefusal *refusal)
{
  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_side (setup, i) == seat && war_empires_must_form_up (setup, state, i))
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_MUST_FORM_UP, "empires.C-19",
                         (gint32) war_ranks_first (setup, i), 0);

  return TRUE;
}

static gboolean
may_end_step (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarRefusal *refusal)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  switch ((WarEmpiresPhase) game[WAR_GAME_PHASE])
    {
    case WAR_EMPIRES_PHASE_A_MOVES:
    case WAR_EMPIRES_PHASE_B_MOVES:
      return may_end_moves (setup, state, seat, refusal);
    case WAR_EMPIRES_PHASE_SETUP:
    case WAR_EMPIRES_PHASE_INITIATIVE:
    case WAR_EMPIRES_PHASE_B_SHOOTS:
    case WAR_EMPIRES_PHASE_A_SHOOTS:
    case WAR_EMPIRES_PHASE_MELEE:
    case WAR_EMPIRES_PHASE_MORALE:
    default:
      return TRUE;
    }
}

static gboolean
carry_out_end_step (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);

  if (game[WAR_GAME_PHASE] != WAR_EMPIRES_PHASE_MELEE)
    return war_empires_begin_phase (context, (WarEmpiresPhase) (game[WAR_GAME_PHASE] + 1));

  game[WAR_EMPIRES_GAME_STAGE]++;
  return war_empires_go_on_with_melee (context);
}

const WarOrderRule war_empires_end_step_rule = {
  .decisions
  = 1u << WAR_EMPIRES_DECIDE_MOVE | 1u << WAR_EMPIRES_DECIDE_SHOOT | 1u << WAR_EMPIRES_DECIDE_BRACE,
  .may = may_end_step,
  .carry_out = carry_out_end_step,
};
