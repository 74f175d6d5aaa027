/* opportunity.c: fire amid the other side's moves (raider.3.15, raider.4.11, raider.R-8)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Whether a gun of the other side bears on it: none on vehicles, nor those on vehicles. */
static gboolean
is_seen (const WarSetup *setup, const WarState *state, guint mover)
{
  gint other = 1 - war_raider_get_side (setup, mover);

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const WarRaiderType *type = war_raider_get_type (setup, state, i);
      WarRaiderAim aim;

      if (war_raider_get_side (setup, i) != other
          || (type->branch != WAR_RAIDER_MACHINE_GUN
              && war_raider_get_bunker_of (setup, state, i) == WAR_NONE)
          || !war_raider_may_fire (setup, state, i, 0, NULL))
        continue;
      if (war_raider_take_aim (setup, state, i, 0, mover, &aim, NULL)
          && war_raider_count_shots (setup, state, i, 0, (gint) mover) > 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether it is one whom the window is for: who has just moved, or cuts; at the end anybody. */
static gboolean
is_due (const WarSetup *setup, const WarState *state, gint side, gboolean is_end)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && war_raider_get_side (setup, i) == side
          && (is_end || cells[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_STILL)
          && war_raider_get_kind (setup, state, i) < 2 && is_seen (setup, state, i))
        return TRUE;
    }

  return FALSE;
}

/* What the window held up goes on. */
static gboolean
end_window (WarContext *context)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_CUTS)
        cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_STILL;
    }

  return war_raider_cut_now (context);
}

/* Without a gun that bears nobody is asked. */
static gboolean
open_window (WarContext *context, gboolean is_end)
{
  const WarSetup *setup = context->setup;
  const gint32 *game = war_context_get_game (context);
  gint side = game[WAR_GAME_SIDE];
  guint row;

  if (game[WAR_RAIDER_GAME_NO_MORE] == 0 && is_due (setup, context->state, side, is_end)
      && war_decision_open (setup, context->state, 1 - side, WAR_RAIDER_DECIDE_OPPORTUNITY, TRUE,
                            WAR_NONE, is_end, &row))
    {
      war_decision_set_level (setup, context->state, row,
                              war_decision_get_level (setup, context->state) + 1);
      return TRUE;
    }

  return end_window (context);
}

gboolean
war_raider_open_last_opportunity (WarContext *context)
{
  return open_window (context, TRUE);
}

/* Whether somebody has moved, or is about to cut wire, of whom the other side knows nothing yet. */
static gboolean
is_news (const WarContext *context)
{
  if (war_context_get_game (context)[WAR_RAIDER_GAME_CUTTING] != WAR_NONE)
    return TRUE;
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    if (war_context_get_piece (context, i)[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_STILL)
      return TRUE;

  return FALSE;
}

/* After every order: a window opens for who has moved, and ends when nobody is left in reach. */
gboolean
war_raider_go_on_with_opportunity (WarContext *context)
{
  const WarSetup *setup = context->setup;
  gint32 side = war_context_get_game (context)[WAR_GAME_SIDE];
  const gint32 *decision
    = side == WAR_NONE ? NULL : war_decision_peek (setup, context->state, 1 - side);

  if (decision == NULL || decision[WAR_DECISION_KIND] != WAR_RAIDER_DECIDE_OPPORTUNITY)
    return !is_news (context) || open_window (context, FALSE);
  if (is_due (setup, context->state, side, decision[WAR_DECISION_ARGUMENT] != 0))
    return TRUE;

  war_context_close_decisions (context, WAR_RAIDER_DECIDE_OPPORTUNITY);
  return end_window (context);
}

static gboolean
carry_out_no_more (WarContext *context, const WarOrder *order, guint unit)
{
  war_context_get_game (context)[WAR_RAIDER_GAME_NO_MORE] = 1;
  war_context_close_decisions (context, WAR_RAIDER_DECIDE_OPPORTUNITY);
  return end_window (context);
}

const WarOrderRule war_raider_no_more_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_OPPORTUNITY,
  .carry_out = carry_out_no_more,
};

/* Nobody does anything: about a move, in return fire, with gas, aeroplanes, misfortunes. */
static gboolean
carry_out_pass (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 kind = war_decision_peek (context->setup, context->state, order->seat)[WAR_DECISION_KIND];

  war_context_close_decisions (context, kind);
  return kind != WAR_RAIDER_DECIDE_OPPORTUNITY || end_window (context);
}

const WarOrderRule war_raider_pass_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_OPPORTUNITY | 1u << WAR_RAIDER_DECIDE_RETURN_FIRE
               | 1u << WAR_RAIDER_DECIDE_GAS | 1u << WAR_RAIDER_DECIDE_RUN
               | 1u << WAR_RAIDER_DECIDE_INTERCEPT | 1u << WAR_RAIDER_DECIDE_MISFORTUNE,
  .carry_out = carry_out_pass,
};
