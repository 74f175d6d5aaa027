/* opening.c: before the first turn of End of Empires 1914: who places first, and placing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static void
begin_unit (const WarSetup *setup, WarState *state, guint unit)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);

  war_ranks_begin (setup, state, unit, (gint32) war_empires_get_unit (setup, unit)->type);
  for (guint i = 0; i < type->n_bases; i++)
    war_setup_get_piece (setup, state, war_ranks_first (setup, unit) + i)[WAR_EMPIRES_PIECE_FIGURES]
      = type->figures;
  war_empires_begin_so (setup, state, unit);
}

static gboolean
has_unit_to_place (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_side (setup, i) == side && war_empires_is_to_place (setup, state, i))
      return TRUE;

  return FALSE;
}

/* Who places next: where the operation names who begins, he places all of his units before the
 * other; else the sides take turns (empires.C-24). */
static gint
find_next_side (const WarContext *context)
{
  const gint32 *game = war_context_get_game (context);
  gint next = game[WAR_GAME_SIDE] == WAR_NONE
                  || war_empires_get_data (context->setup)->operation->first_side != 0
                ? game[WAR_EMPIRES_GAME_FIRST]
                : 1 - game[WAR_GAME_SIDE];

  if (!has_unit_to_place (context->setup, context->state, next))
    next = 1 - next;

  return has_unit_to_place (context->setup, context->state, next) ? next : WAR_NONE;
}

gboolean
war_empires_go_on_setting_up (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint next;

  war_context_close_decisions (context, WAR_NONE);
  if (game[WAR_EMPIRES_GAME_FIRST] == WAR_NONE
      && war_empires_get_data (context->setup)->operation->first_side != 0)
    game[WAR_EMPIRES_GAME_FIRST] = war_empires_get_data (context->setup)->operation->first_side - 1;
  if (game[WAR_EMPIRES_GAME_FIRST] == WAR_NONE)
    {
      war_context_open_decision (context, 0, WAR_EMPIRES_DECIDE_ROLL_OFF);
      return TRUE;
    }

  next = find_next_side (context);
  if (next == WAR_NONE)
    return war_empires_begin_round (context);

  game[WAR_GAME_SIDE] = next;
  war_context_open_decision (context, next, WAR_EMPIRES_DECIDE_PLACE);
  return TRUE;
}

/* No dice are rolled here: whoever begins rolls for it, even if all stand already. */
void
war_empires_begin (const WarSetup *setup, WarState *state)
{
  war_setup_seat_sides (setup, state);
  for (guint i = 0; i < setup->n_units; i++)
    begin_unit (setup, state, i);
  war_setup_go_on (setup, state, war_empires_go_on_setting_up);
}

/* The roll-off --------------------------------------------------------------------------------- */

static gboolean
carry_out_roll_off (WarContext *context, const WarOrder *order, guint unit)
{
  gint higher;

  if (!war_context_roll_off (context, "roll-off", "empires.C-24", WAR_EMPIRES_EVENT_ROLLED,
                             WAR_EMPIRES_EVENT_ROLLED, &higher))
    return FALSE;

  war_context_get_game (context)[WAR_EMPIRES_GAME_FIRST] = 1 - higher;
  return war_empires_go_on_setting_up (context);
}

const WarOrderRule war_empires_roll_off_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_ROLL_OFF,
  .carry_out = carry_out_roll_off,
};
