/* waves.c: which wave a unit is in, and when waves and reserves come
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* The operation may say itself in which wave a unit comes. */
static gboolean
may_assign (const WarSetup *setup, const WarState *state, gint seat, gint piece,
            WarRefusal *refusal)
{
  if (!war_entrenched_is_unit (setup, piece)
      || war_entrenched_get_owner (setup, state, (guint) piece) != seat)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_YOURS, "entrenched.9.4", piece, 0);
  if (war_entrenched_is_reserve (setup, state, (guint) piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_RESERVE, "entrenched.E-30", piece,
                       war_entrenched_get_unit (setup, piece)->arrives);
  if (war_entrenched_get_unit (setup, (guint) piece)->wave != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_WAVE_GIVEN, "entrenched.E-18", piece, 0);

  return TRUE;
}

static gboolean
check_assign (const WarSetup *setup, const WarState *state, const WarOrder *order, guint piece,
              WarRefusal *refusal)
{
  for (guint i = 0; i < order->n_targets; i++)
    if (!may_assign (setup, state, order->seat, order->targets[i], refusal))
      return FALSE;

  return TRUE;
}

static gboolean
carry_out_assign (WarContext *context, const WarOrder *order, guint unit)
{
  for (guint i = 0; i < order->n_targets; i++)
    {
      gint piece = order->targets[i];

      war_context_tell (context, WAR_ENTRENCHED_EVENT_WAVE, piece, WAR_NONE, "entrenched.E-18",
                        order->arguments[0]);
      war_context_get_piece (context, (guint) piece)[WAR_ENTRENCHED_PIECE_WAVE]
        = order->arguments[0];
    }

  return TRUE;
}

static gboolean
narrow_assign (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
               guint piece, WarOption *option)
{
  guint n_units = war_entrenched_count_units (setup);

  option->n_candidates = 0;
  for (gint i = 0; i < (gint) n_units; i++)
    if (may_assign (setup, state, order->seat, i, NULL))
      option->candidates[option->n_candidates++] = i;

  option->minimum_targets = 1;
  option->maximum_targets = MIN (option->n_candidates, WAR_ORDER_MAX_TARGETS);
  return option->n_candidates > 0;
}

const WarOrderRule war_entrenched_assign_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_WAVES,
  .takes_many = TRUE,
  .least = 1,
  .most = WAR_ENTRENCHED_N_WAVES,
  .check = check_assign,
  .carry_out = carry_out_assign,
  .narrow = narrow_assign,
};

/* Coming on. */

gboolean
war_entrenched_waits (const gint32 *cells)
{
  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY && !war_entrenched_is_wounded (cells);
}

gboolean
war_entrenched_is_reserve (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  return war_entrenched_get_unit (setup, piece)->arrives > 0
         && cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
         && cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_FIT;
}

gboolean
war_entrenched_may_come (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  if (!war_entrenched_is_unit (setup, (gint) piece))
    return FALSE;
  if (war_entrenched_is_reserve (setup, state, piece))
    return war_entrenched_get_unit (setup, piece)->arrives
           <= war_setup_peek_game (setup, state)[WAR_GAME_ROUND];

  return war_entrenched_get_data (setup)->has_attrition && war_entrenched_waits (cells)
         && cells[WAR_ENTRENCHED_PIECE_WAVE] <= war_setup_peek_side (
              setup, state, cells[WAR_PIECE_SIDE])[WAR_ENTRENCHED_SIDE_WAVE];
}

/* Whether any unit of that wave is left that stands on the field or waits; any at all. */
static gboolean
has_unit_in_wave (const WarContext *context, gint side, gint32 wave)
{
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_PIECE_SIDE] == side && cells[WAR_ENTRENCHED_PIECE_WAVE] == wave
          && (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD || war_entrenched_waits (cells)))
        return TRUE;
    }

  return FALSE;
}

/* Wave 2 is due in the first round past one third of the limit, wave 3 past two thirds; either as
 * soon as the one before it is all gone. */
static gboolean
is_due (const WarContext *context, gint side, gint32 wave)
{
  gint32 round = war_context_get_game (context)[WAR_GAME_ROUND];

  return WAR_ENTRENCHED_N_WAVES * round
           > (wave - 1) * war_entrenched_get_data (context->setup)->operation->rounds
         || !has_unit_in_wave (context, side, wave - 1);
}

void
war_entrenched_call_waves (WarContext *context)
{
  gint side = war_context_get_game (context)[WAR_GAME_SIDE];
  gint32 *last = &war_context_get_side (context, side)[WAR_ENTRENCHED_SIDE_WAVE];

  if (!war_entrenched_get_data (context->setup)->has_attrition)
    return;

  while (*last < WAR_ENTRENCHED_N_WAVES && is_due (context, side, *last + 1))
    {
      ++*last;
      if (has_unit_in_wave (context, side, *last))
        war_context_tell (context, WAR_ENTRENCHED_EVENT_WAVE_COMES, WAR_NONE, WAR_NONE,
                          "entrenched.E-18", side, *last);
    }
}

/* Once, in the round in which they come: later only those do that found no room. */
void
war_entrenched_call_reserves (WarContext *context)
{
  const gint32 *game = war_context_get_game (context);
  gint32 n_units = 0;

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      const WarForceUnit *unit = war_entrenched_get_unit (context->setup, i);

      n_units += unit->side == game[WAR_GAME_SIDE] && unit->arrives == game[WAR_GAME_ROUND]
                 && war_entrenched_is_reserve (context->setup, context->state, i);
    }

  if (n_units > 0)
    war_context_tell (context, WAR_ENTRENCHED_EVENT_RESERVES_COME, WAR_NONE, WAR_NONE,
                      "entrenched.E-30", game[WAR_GAME_SIDE], n_units);
}

gint32
war_entrenched_find_next_wave (const WarSetup *setup, const WarState *state, gint side)
{
  gint32 present = war_setup_peek_side (setup, state, side)[WAR_ENTRENCHED_SIDE_WAVE];
  gint32 next = WAR_ENTRENCHED_N_WAVES + 1;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_SIDE] == side && war_entrenched_waits (cells)
          && cells[WAR_ENTRENCHED_PIECE_WAVE] > present)
        next = MIN (next, cells[WAR_ENTRENCHED_PIECE_WAVE]);
    }

  return next <= WAR_ENTRENCHED_N_WAVES ? next : present;
}

gboolean
war_entrenched_has_reserves (const WarSetup *setup, const WarState *state, gint side)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_SIDE] == side && cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
          && (data->has_attrition || war_entrenched_is_reserve (setup, state, i)))
        return TRUE;
    }

  return FALSE;
}
