/* turn.c: the turns of Trench Raider and their steps (raider.2.1, raider.3.1, raider.4.1, R-11)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Whose phase a step is of; WAR_NONE: of nobody's. */
static gint
get_mover (WarRaiderPhase phase)
{
  if (phase == WAR_RAIDER_PHASE_FRENCH_SETUP)
    return WAR_RAIDER_FRENCH;
  if (phase == WAR_RAIDER_PHASE_GERMAN_SETUP)
    return WAR_RAIDER_GERMAN;

  return phase < WAR_RAIDER_PHASE_BOMBARDMENT ? WAR_NONE
         : phase < WAR_RAIDER_PHASE_NEW_UNITS ? WAR_RAIDER_FRENCH
                                              : WAR_RAIDER_GERMAN;
}

static void
begin_phase (WarContext *context, WarRaiderPhase phase)
{
  gint32 *game = war_context_get_game (context);

  game[WAR_GAME_PHASE] = (gint32) phase;
  game[WAR_GAME_SIDE] = get_mover (phase);
  game[WAR_RAIDER_GAME_STAGE] = 0;
  war_context_tell (context, WAR_RAIDER_EVENT_PHASE, WAR_NONE, WAR_NONE, "raider.2.1",
                    (gint32) phase);
  war_context_close_decisions (context, WAR_NONE);
}

static gboolean
begin_round (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  war_context_tell (context, WAR_RAIDER_EVENT_ROUND, WAR_NONE, WAR_NONE, "raider.2.1",
                    ++game[WAR_GAME_ROUND]);
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    war_context_get_piece (context, i)[WAR_RAIDER_PIECE_FOUGHT] = 0;
  begin_phase (context, WAR_RAIDER_PHASE_MISFORTUNES);
  return war_raider_roll_misfortune (context) && war_raider_draw_reserves (context);
}

static gboolean
begin_bombardment (WarContext *context, WarRaiderPhase phase)
{
  gint side = get_mover (phase);

  begin_phase (context, phase);
  war_raider_give_shots (context, side, phase);
  return war_raider_begin_bombardment (context, side);
}

/* Movement dice, shots for both, and whoever moves decides. */
static gboolean
begin_moves (WarContext *context, WarRaiderPhase phase)
{
  gint side = get_mover (phase);

  begin_phase (context, phase);
  war_raider_give_shots (context, WAR_RAIDER_FRENCH, phase);
  war_raider_give_shots (context, WAR_RAIDER_GERMAN, phase);
  if (!war_raider_begin_moves (context, side))
    return FALSE;

  return war_context_open_decision (context, side, WAR_RAIDER_DECIDE_MOVE);
}

/* A mortar may throw anywhere in its reach; what cannot fall near an enemy is not worth asking. */
static gboolean
may_mortar_matter (const WarSetup *setup, const WarState *state, guint unit)
{
  if (war_raider_get_type (setup, state, unit)->branch != WAR_RAIDER_MORTAR
      || !war_raider_stands (setup, state, unit) || war_raider_is_in_contact (setup, state, unit))
    return FALSE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) != war_raider_get_side (setup, unit)
        && (war_raider_stands (setup, state, i)
            || war_raider_get_bunker_of (setup, state, i) != WAR_NONE)
        && war_raider_get_distance (setup, state, unit, i)
             <= war_raider_get_lob_reach (setup, state, unit))
      return TRUE;

  return FALSE;
}

static gboolean
can_anybody_fire (const WarContext *context, gint side)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      if (war_raider_get_side (setup, i) != side)
        continue;
      if (may_mortar_matter (setup, context->state, i))
        return TRUE;
      if (!war_raider_may_fire (setup, context->state, i, WAR_NONE, NULL))
        continue;
      for (guint j = 0; j < war_raider_count_units (setup); j++)
        for (guint k = 0; k < war_raider_count_weapons (setup, context->state, i); k++)
          {
            WarRaiderAim aim;

            if (war_raider_get_side (setup, j) != side
                && war_raider_take_aim (setup, context->state, i, k, j, &aim, NULL))
              return TRUE;
          }
    }

  return FALSE;
}

static void
begin_return_fire (WarContext *context, WarRaiderPhase phase)
{
  gint side = 1 - get_mover (phase);

  begin_phase (context, phase);
  war_raider_give_shots (context, side, phase);
  if (can_anybody_fire (context, side))
    war_context_open_decision (context, side, WAR_RAIDER_DECIDE_RETURN_FIRE);
}

/* The step's captures count, then the next one begins. */
static void
next_phase (WarContext *context, WarRaiderPhase phase)
{
  war_raider_find_captures (context);
  begin_phase (context, phase);
}

/* Lines that fell in an earlier phase of the French (raider.R-18). */
static gint32
get_side_phase (const WarContext *context, gint side)
{
  return WAR_RAIDER_SIDE_PHASE (war_context_get_game (context)[WAR_GAME_ROUND], side);
}

static gboolean
has_decisions (const WarContext *context)
{
  guint32 must, may;

  war_decision_get_seats (context->setup, context->state, &must, &may);
  return must != 0;
}

static gboolean
is_over (const WarContext *context)
{
  return war_context_get_game (context)[WAR_RAIDER_GAME_WINNER] != WAR_WINNER_NONE;
}

#define GAS_ENDS 2 /* the last stage of that step: gas.c */

static gboolean
end_gas (WarContext *context)
{
  if (war_context_get_game (context)[WAR_RAIDER_GAME_STAGE] < GAS_ENDS)
    return war_raider_go_on_with_gas (context);

  war_raider_find_captures (context);
  return begin_bombardment (context, WAR_RAIDER_PHASE_BOMBARDMENT);
}

/* The moves end with a last chance for opportunity fire (raider.R-8). */
static gboolean
end_moves (WarContext *context, WarRaiderPhase next)
{
  gint32 *game = war_context_get_game (context);

  if (game[WAR_RAIDER_GAME_STAGE] == 0)
    {
      game[WAR_RAIDER_GAME_STAGE] = 1;
      return war_raider_open_last_opportunity (context);
    }

  game[WAR_RAIDER_GAME_NO_MORE] = 0;
  war_raider_find_captures (context);
  begin_return_fire (context, next);
  return TRUE;
}

static gboolean
end_combat (WarContext *context, WarRaiderPhase next)
{
  if (war_context_get_game (context)[WAR_RAIDER_GAME_STAGE] == 0)
    return war_raider_go_on_with_combat (context);

  next_phase (context, next);
  return TRUE;
}

/* Tests, then broken men are put back. */
static gboolean
end_morale (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  if (game[WAR_RAIDER_GAME_STAGE] == 0)
    {
      game[WAR_RAIDER_GAME_STAGE] = 1;
      war_raider_take_surrenders (context, get_side_phase (context, WAR_RAIDER_FRENCH));
      if (!war_raider_test_morale (context))
        return FALSE;
      if (war_raider_has_to_come (context->setup, context->state, WAR_RAIDER_FRENCH,
                                  WAR_RAIDER_COMES_BACK))
        {
          war_context_open_decision (context, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_PUT_BACK);
          return TRUE;
        }
    }

  next_phase (context, WAR_RAIDER_PHASE_REINFORCEMENTS);
  return TRUE;
}

#define REINFORCED 5 /* the last stage of that step: reinforce.c */

static gboolean
end_reinforcements (WarContext *context)
{
  if (war_context_get_game (context)[WAR_RAIDER_GAME_STAGE] < REINFORCED)
    return war_raider_go_on_with_reinforcements (context);

  war_raider_find_captures (context);
  war_raider_find_winner (context, FALSE);
  if (is_over (context))
    return TRUE;

  begin_phase (context, WAR_RAIDER_PHASE_NEW_UNITS);
  return war_raider_draw_units (context);
}

/* After the shells and guns come the aeroplanes (raider.4.7). */
static gboolean
end_counter_bombardment (WarContext *context)
{
  if (!war_raider_go_on_with_planes (context))
    return FALSE;
  if (war_context_get_game (context)[WAR_RAIDER_GAME_STAGE] != 0)
    return TRUE;

  war_raider_find_captures (context);
  return begin_moves (context, WAR_RAIDER_PHASE_COUNTER_MOVES);
}

static gboolean
end_turn (WarContext *context)
{
  war_raider_find_captures (context);
  war_raider_find_winner (context, TRUE);
  return is_over (context) || begin_round (context);
}

/* What a step does once nobody decides any more in it; then the next begins. */
static gboolean
end_phase (WarContext *context, WarRaiderPhase phase)
{
  switch (phase)
    {
    case WAR_RAIDER_PHASE_GERMAN_SETUP:
      begin_phase (context, WAR_RAIDER_PHASE_FRENCH_SETUP);
      if (war_raider_has_to_come (context->setup, context->state, WAR_RAIDER_FRENCH,
                                  WAR_RAIDER_COMES_TO_SET_UP))
        war_context_open_decision (context, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_SET_UP);
      return TRUE;
    case WAR_RAIDER_PHASE_FRENCH_SETUP:
      return begin_round (context);
    case WAR_RAIDER_PHASE_MISFORTUNES:
      if (!war_raider_roll_wind (context))
        return FALSE;
      next_phase (context, WAR_RAIDER_PHASE_GAS);
      return TRUE;
    case WAR_RAIDER_PHASE_GAS:
      return end_gas (context);
    case WAR_RAIDER_PHASE_BOMBARDMENT:
      war_raider_find_captures (context);
      return begin_moves (context, WAR_RAIDER_PHASE_MOVES);
    case WAR_RAIDER_PHASE_MOVES:
      return end_moves (context, WAR_RAIDER_PHASE_RETURN_FIRE);
    case WAR_RAIDER_PHASE_RETURN_FIRE:
      next_phase (context, WAR_RAIDER_PHASE_COMBAT);
      return TRUE;
    case WAR_RAIDER_PHASE_COMBAT:
      return end_combat (context, WAR_RAIDER_PHASE_MORALE);
    case WAR_RAIDER_PHASE_MORALE:
      return end_morale (context);
    case WAR_RAIDER_PHASE_REINFORCEMENTS:
      return end_reinforcements (context);
    case WAR_RAIDER_PHASE_NEW_UNITS:
      war_raider_find_captures (context);
      return begin_bombardment (context, WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT);
    case WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT:
      return end_counter_bombardment (context);
    case WAR_RAIDER_PHASE_COUNTER_MOVES:
      return end_moves (context, WAR_RAIDER_PHASE_COUNTER_FIRE);
    case WAR_RAIDER_PHASE_COUNTER_FIRE:
      next_phase (context, WAR_RAIDER_PHASE_COUNTER_COMBAT);
      return TRUE;
    case WAR_RAIDER_PHASE_COUNTER_COMBAT:
      return end_combat (context, WAR_RAIDER_PHASE_COUNTER_MORALE);
    case WAR_RAIDER_PHASE_COUNTER_MORALE:
      war_raider_take_surrenders (context, get_side_phase (context, WAR_RAIDER_GERMAN) + 1);
      return end_turn (context);
    case WAR_RAIDER_N_PHASES:
    default:
      g_return_val_if_reached (TRUE);
    }
}

gboolean
war_raider_go_on (WarContext *context)
{
  if (!war_raider_go_on_with_opportunity (context))
    return FALSE;
  war_raider_end_bombardment (context);

  while (!has_decisions (context) && !is_over (context))
    if (!end_phase (context, (WarRaiderPhase) war_context_get_game (context)[WAR_GAME_PHASE]))
      return FALSE;

  return TRUE;
}

/* Ending a step: what is left to be placed is placed by the program (raider.R-28). */
static gboolean
carry_out_end_step (WarContext *context, const WarOrder *order, guint unit)
{
  static const WarRaiderComing comings[WAR_RAIDER_N_DECISIONS] = {
    [WAR_RAIDER_DECIDE_SET_UP] = WAR_RAIDER_COMES_TO_SET_UP,
    [WAR_RAIDER_DECIDE_PUT_BACK] = WAR_RAIDER_COMES_BACK,
    [WAR_RAIDER_DECIDE_ARRIVE] = WAR_RAIDER_COMES_NOW,
  };
  gint32 *game = war_context_get_game (context);
  gint32 kind = war_decision_peek (context->setup, context->state, order->seat)[WAR_DECISION_KIND];

  if (comings[kind] != WAR_RAIDER_COMES_NOT)
    war_raider_place_rest (context, order->seat, comings[kind]);
  if (kind == WAR_RAIDER_DECIDE_SHELLS)
    {
      game[WAR_RAIDER_GAME_SHELLS] = 0;
      game[WAR_RAIDER_GAME_GUN] = WAR_NONE;
    }
  war_context_close_decisions (context, kind);
  return TRUE;
}

const WarOrderRule war_raider_end_step_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_SET_UP | 1u << WAR_RAIDER_DECIDE_SHELLS
               | 1u << WAR_RAIDER_DECIDE_MOVE | 1u << WAR_RAIDER_DECIDE_PUT_BACK
               | 1u << WAR_RAIDER_DECIDE_ARRIVE,
  .carry_out = carry_out_end_step,
};
