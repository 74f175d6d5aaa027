/* play.c: Trench Assault behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

#define ORDER(kind, ...) [WAR_ASSAULT_ORDER_##kind] = WAR_ORDER_ROW (assault, __VA_ARGS__),

static const WarOrderKind order_kinds[] = {
#include "engine/assault/orders.def"
  { NULL },
};

static const char *const event_names[] = {
#define EVENT(kind, id) id,
#include "engine/assault/events.def"
#undef EVENT
  NULL,
};

static const WarEventAct acts[] = {
  [WAR_ASSAULT_EVENT_SHELL] = { .kind = WAR_ACT_SHELL, .place = 1 },
  [WAR_ASSAULT_EVENT_FIRED] = { .kind = WAR_ACT_SHOT },
  [WAR_ASSAULT_EVENT_HIT] = { .kind = WAR_ACT_HARM },
  [WAR_ASSAULT_EVENT_SURRENDERED] = { .kind = WAR_ACT_FALL },
  [WAR_ASSAULT_EVENT_MOVED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ASSAULT_EVENT_WITHDREW] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ASSAULT_EVENT_FOUGHT] = { .kind = WAR_ACT_FIGHT },
  [WAR_ASSAULT_EVENT_FORCED_BACK] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ASSAULT_EVENT_LOST] = { .kind = WAR_ACT_FALL },
  [WAR_ASSAULT_EVENT_CAME_BACK] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ASSAULT_N_EVENTS] = { 0 },
};

static const char *const decision_names[] = {
  [WAR_ASSAULT_DECIDE_DIVIDE] = "divide", [WAR_ASSAULT_DECIDE_ARRANGE] = "arrange",
  [WAR_ASSAULT_DECIDE_FIRE] = "fire",     [WAR_ASSAULT_DECIDE_MOVE] = "move",
  [WAR_ASSAULT_DECIDE_GAPS] = "gaps",     NULL,
};

static const char *const phase_names[] = {
  [WAR_ASSAULT_PHASE_DIVIDE] = "divide",         [WAR_ASSAULT_PHASE_ARRANGE] = "arrange",
  [WAR_ASSAULT_PHASE_SHELLS] = "shells",         [WAR_ASSAULT_PHASE_FIRE] = "fire",
  [WAR_ASSAULT_PHASE_MORALE] = "company-morale", [WAR_ASSAULT_PHASE_ATTACKERS] = "attackers",
  [WAR_ASSAULT_PHASE_DEFENDERS] = "defenders",   [WAR_ASSAULT_PHASE_HAND_TO_HAND] = "hand-to-hand",
  [WAR_ASSAULT_PHASE_UNPINNING] = "unpinning",   NULL,
};

/* What a seat may do ------------------------------------------------------------------------ */

static gboolean
may_act (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  if (war_assault_get_unit (setup, unit)->seat != seat)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_YOURS, "assault.A-28", (gint32) unit, 0);

  return kind == WAR_ASSAULT_ORDER_SHELTER || war_assault_stands (setup, state, unit)
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_ON_FIELD, NULL, (gint32) unit, 0);
}

static gboolean
conclude (WarContext *context)
{
  war_assault_deliver (context);
  return TRUE;
}

static const WarRulebook rulebook = {
  .count_units = war_assault_count_units,
  .may_act = may_act,
  .conclude = conclude,
  .stranger = { .kind = WAR_ASSAULT_REFUSAL_NOT_YOURS, .clause = "assault.A-28" },
};

/* How it ends --------------------------------------------------------------------------------- */

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_ASSAULT_GAME_WINNER];
}

/* What each side has destroyed of the other's, by cost; no condition of an operation decides. */
static void
get_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
      result->killed[1 - war_assault_get_unit (setup, i)->side]
        += war_assault_get_type (setup, i)->type->cost;
}

const WarPlay war_assault_play = {
  .prepare = war_assault_prepare,
  .release = war_assault_release,
  .begin_memo = war_assault_begin_memo,
  .end_memo = war_assault_end_memo,
  .orders = order_kinds,
  .events = event_names,
  .acts = acts,
  .decisions = decision_names,
  .phases = phase_names,
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_ASSAULT_REFUSAL_NEVER
                     | G_GUINT64_CONSTANT (1) << WAR_ASSAULT_REFUSAL_SHOTS,
  .columns = {
    [WAR_TABLE_GAME] = war_assault_game_columns,
    [WAR_TABLE_PIECES] = war_assault_piece_columns,
    [WAR_TABLE_FORMATIONS] = war_assault_company_columns,
    [WAR_TABLE_FEATURES] = war_assault_feature_columns,
  },
  .begin = war_assault_begin,
  .starts = &war_assault_starts,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_rulebook_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .hide = war_assault_hide,
  .think = war_assault_think,
  .thought_cost = 30,
  .foresee = war_assault_foresee,
  .get_winner = get_winner,
  .get_result = get_result,
  .show_piece = war_assault_show_piece,
  .show_marker = war_assault_show_marker,
  .list_supply = war_assault_list_supply,
  .list_bonds = war_assault_list_bonds,
  .list_fellows = war_assault_list_fellows,
  .find_goal = war_assault_find_addressee,
  .has_acted = war_assault_has_acted,
  .find_fault = war_assault_find_fault,
  .list_odd_groups = war_assault_list_odd_groups,
};
