/* play.c: Trench Raider behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

#define ORDER(kind, ...) [WAR_RAIDER_ORDER_##kind] = WAR_ORDER_ROW (raider, __VA_ARGS__),

static const WarOrderKind order_kinds[] = {
#include "engine/raider/orders.def"
  { NULL },
};

static const char *const event_names[] = {
#define EVENT(kind, id) id,
#include "engine/raider/events.def"
#undef EVENT
  NULL,
};

static const WarEventAct acts[] = {
  [WAR_RAIDER_EVENT_CLOUD] = { .kind = WAR_ACT_GAS, .place = 1 },
  [WAR_RAIDER_EVENT_DRIFTED] = { .kind = WAR_ACT_GAS, .place = 1 },
  [WAR_RAIDER_EVENT_SHELL] = { .kind = WAR_ACT_SHELL, .place = 1 },
  [WAR_RAIDER_EVENT_MOVED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_RAIDER_EVENT_DROVE] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_RAIDER_EVENT_STEPPED_ASIDE] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_RAIDER_EVENT_FIRED] = { .kind = WAR_ACT_SHOT },
  [WAR_RAIDER_EVENT_LOST] = { .kind = WAR_ACT_FALL },
  [WAR_RAIDER_EVENT_FIGHT] = { .kind = WAR_ACT_FIGHT },
  [WAR_RAIDER_EVENT_DOGFIGHT] = { .kind = WAR_ACT_FIGHT },
  [WAR_RAIDER_EVENT_BOMBED] = { .kind = WAR_ACT_SHOT },
  [WAR_RAIDER_N_EVENTS] = { 0 },
};

static const char *const decision_names[] = {
  [WAR_RAIDER_DECIDE_SET_UP] = "set-up",
  [WAR_RAIDER_DECIDE_GAS] = "gas",
  [WAR_RAIDER_DECIDE_SHELLS] = "shells",
  [WAR_RAIDER_DECIDE_MOVE] = "move",
  [WAR_RAIDER_DECIDE_OPPORTUNITY] = "opportunity",
  [WAR_RAIDER_DECIDE_RETURN_FIRE] = "return-fire",
  [WAR_RAIDER_DECIDE_WHO_FALLS] = "who-falls",
  [WAR_RAIDER_DECIDE_PUT_BACK] = "put-back",
  [WAR_RAIDER_DECIDE_SERVE] = "serve",
  [WAR_RAIDER_DECIDE_TAKE] = "take",
  [WAR_RAIDER_DECIDE_ARRIVE] = "arrive",
  [WAR_RAIDER_DECIDE_RUN] = "run",
  [WAR_RAIDER_DECIDE_INTERCEPT] = "intercept",
  [WAR_RAIDER_DECIDE_MISFORTUNE] = "misfortune",
  NULL,
};

static const char *const phase_names[] = {
  [WAR_RAIDER_PHASE_GERMAN_SETUP] = "german-set-up",
  [WAR_RAIDER_PHASE_FRENCH_SETUP] = "french-set-up",
  [WAR_RAIDER_PHASE_MISFORTUNES] = "misfortunes",
  [WAR_RAIDER_PHASE_GAS] = "gas",
  [WAR_RAIDER_PHASE_BOMBARDMENT] = "bombardment",
  [WAR_RAIDER_PHASE_MOVES] = "moves",
  [WAR_RAIDER_PHASE_RETURN_FIRE] = "return-fire",
  [WAR_RAIDER_PHASE_COMBAT] = "combat",
  [WAR_RAIDER_PHASE_MORALE] = "morale",
  [WAR_RAIDER_PHASE_REINFORCEMENTS] = "reinforcements",
  [WAR_RAIDER_PHASE_NEW_UNITS] = "new-units",
  [WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT] = "counter-bombardment",
  [WAR_RAIDER_PHASE_COUNTER_MOVES] = "counter-moves",
  [WAR_RAIDER_PHASE_COUNTER_FIRE] = "counter-fire",
  [WAR_RAIDER_PHASE_COUNTER_COMBAT] = "counter-combat",
  [WAR_RAIDER_PHASE_COUNTER_MORALE] = "counter-morale",
  NULL,
};

/* What a seat may do: with its own pieces, wherever they are; the rest each kind says. */
static gboolean
may_act (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  return war_raider_get_side (setup, unit) == seat
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_YOURS, "raider.R-28", (gint32) unit, 0);
}

static const WarRulebook rulebook = {
  .count_units = war_raider_count_units,
  .may_act = may_act,
  .conclude = war_raider_go_on,
  .stranger = { .kind = WAR_RAIDER_REFUSAL_NOT_YOURS, .clause = "raider.R-28" },
};

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_WINNER];
}

/* What each side has destroyed of the other's, by cost; no condition of an operation decides. */
static void
get_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
      result->killed[1 - war_raider_get_side (setup, i)]
        += war_raider_get_type (setup, state, i)->type->cost;
}

const WarPlay war_raider_play = {
  .prepare = war_raider_prepare,
  .release = war_raider_release,
  .begin_memo = war_raider_begin_memo,
  .end_memo = war_raider_end_memo,
  .orders = order_kinds,
  .events = event_names,
  .acts = acts,
  .decisions = decision_names,
  .phases = phase_names,
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_RAIDER_REFUSAL_NEVER,
  .columns = {
    [WAR_TABLE_GAME] = war_raider_game_columns,
    [WAR_TABLE_PIECES] = war_raider_piece_columns,
    [WAR_TABLE_FORMATIONS] = war_raider_regiment_columns,
    [WAR_TABLE_FEATURES] = war_raider_feature_columns,
  },
  .begin = war_raider_begin,
  .starts = &war_raider_starts,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_rulebook_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .think = war_raider_think,
  .thought_cost = 16,
  .foresee = war_raider_foresee,
  .get_winner = get_winner,
  .get_result = get_result,
  .show_piece = war_raider_show_piece,
  .show_marker = war_raider_show_marker,
  .list_supply = war_raider_list_supply,
  .list_bonds = war_raider_list_bonds,
  .list_fellows = war_raider_list_fellows,
  .has_acted = war_raider_has_acted,
  .find_fault = war_raider_find_fault,
  .list_odd_groups = war_raider_list_odd_groups,
};
