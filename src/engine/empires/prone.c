/* prone.c: lying down and getting up (empires.3.11, empires.C-16)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* At the start of the melee step: who else could, or would have to, fight standing. */
static gboolean
may_brace (const WarSetup *setup, const WarState *state, guint unit)
{
  WarLength reach = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_MELEE_REACH];

  if (!war_empires_may_lie (setup, state, unit) || war_empires_is_pinned (setup, state, unit))
    return FALSE;

  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_is_enemy (setup, unit, i) && !war_empires_is_commander (setup, i)
        && war_ranks_stands (setup, state, i) && war_ranks_is_within (setup, state, unit, i, reach))
      return TRUE;

  return FALSE;
}

gboolean
war_empires_open_brace (WarContext *context, gint side)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_ranks_side (context->setup, i) == side && may_brace (context->setup, context->state, i))
      return war_context_open_decision (context, side, WAR_EMPIRES_DECIDE_BRACE);

  return FALSE;
}

static gint32
get_decision (const WarSetup *setup, const WarState *state, gint seat)
{
  const gint32 *decision = war_decision_peek (setup, state, seat);

  return decision != NULL ? decision[WAR_DECISION_KIND] : WAR_NONE;
}

static gboolean
may_lie (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  gboolean braces = get_decision (setup, state, seat) == WAR_EMPIRES_DECIDE_BRACE;

  return (braces ? may_brace (setup, state, unit) : war_empires_may_lie (setup, state, unit))
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-16",
                        (gint32) war_ranks_first (setup, unit), 0);
}

static void
tell (WarContext *context, WarEmpiresEvent kind, gint unit)
{
  war_context_add (context, kind, (gint) war_ranks_first (context->setup, (guint) unit), WAR_NONE,
                   "empires.C-16");
}

static gboolean
go_on (WarContext *context, gint32 decision, gint seat)
{
  switch (decision)
    {
    case WAR_EMPIRES_DECIDE_LIE:
      war_context_close_decisions (context, WAR_EMPIRES_DECIDE_LIE);
      return war_empires_resolve_shot (context);
    case WAR_EMPIRES_DECIDE_BRACE: /* it asks again as long as there is somebody */
      return war_empires_go_on_with_melee (context);
    default:
      return TRUE;
    }
}

static gboolean
carry_out_lie (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  gint32 decision = get_decision (context->setup, context->state, order->seat);

  cells[WAR_EMPIRES_UNIT_STATE_PRONE] = 1;
  cells[WAR_EMPIRES_UNIT_STATE_ATTACKS] = 0; /* who lies does not, even in contact (empires.C-6) */
  cells[WAR_EMPIRES_UNIT_STATE_LAY_DOWN] = 1;
  tell (context, WAR_EMPIRES_EVENT_LAY_DOWN, unit);
  return go_on (context, decision, order->seat);
}

const WarOrderRule war_empires_lie_rule = {
  .decisions
  = 1u << WAR_EMPIRES_DECIDE_MOVE | 1u << WAR_EMPIRES_DECIDE_LIE | 1u << WAR_EMPIRES_DECIDE_BRACE,
  .may = may_lie,
  .carry_out = carry_out_lie,
};

static gboolean
carry_out_stand (WarContext *context, const WarOrder *order, guint unit)
{
  return go_on (context, WAR_EMPIRES_DECIDE_LIE, order->seat);
}

const WarOrderRule war_empires_stand_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_LIE,
  .carry_out = carry_out_stand,
};

static gboolean
may_rise (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (cells[WAR_EMPIRES_UNIT_STATE_PRONE] == 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-16", piece, 0);
  if (war_empires_is_pinned (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-16", piece, 0);

  return (cells[WAR_EMPIRES_UNIT_STATE_LAY_DOWN] == 0
          && cells[WAR_EMPIRES_UNIT_STATE_COMMAND] == WAR_EMPIRES_COMMAND_NONE)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.C-16", piece, 0);
}

static gboolean
carry_out_rise (WarContext *context, const WarOrder *order, guint unit)
{
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_PRONE] = 0;
  tell (context, WAR_EMPIRES_EVENT_ROSE, unit);
  return TRUE;
}

const WarOrderRule war_empires_rise_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_rise,
  .carry_out = carry_out_rise,
};
