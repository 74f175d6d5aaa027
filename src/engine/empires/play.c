/* play.c: End of Empires 1914 behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#define ORDER(kind, ...) [WAR_EMPIRES_ORDER_##kind] = WAR_ORDER_ROW (empires, __VA_ARGS__),

/* At random units move and shoot where they can, and melees come about. */
static const WarOrderKind order_kinds[] = {
#include "engine/empires/orders.def"
  { NULL },
};

static const char *const event_names[] = {
#define EVENT(kind, id) id,
#include "engine/empires/events.def"
#undef EVENT
  NULL,
};

static const WarEventAct acts[] = {
  [WAR_EMPIRES_EVENT_MOVED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_EMPIRES_EVENT_FIRED] = { .kind = WAR_ACT_SHOT },
  [WAR_EMPIRES_EVENT_HIT] = { .kind = WAR_ACT_HARM, .amount = 1 },
  [WAR_EMPIRES_EVENT_PINNED] = { .kind = WAR_ACT_HARM },
  [WAR_EMPIRES_EVENT_DISPLACED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_EMPIRES_EVENT_CHARGED] = { .kind = WAR_ACT_FIGHT },
  [WAR_EMPIRES_EVENT_FOUGHT] = { .kind = WAR_ACT_FIGHT },
  [WAR_EMPIRES_EVENT_RETREATED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_EMPIRES_EVENT_LOST] = { .kind = WAR_ACT_FALL },
  [WAR_EMPIRES_N_EVENTS] = { 0 },
};

static const char *const decision_names[] = {
  [WAR_EMPIRES_DECIDE_ROLL_OFF] = "roll-off",
  [WAR_EMPIRES_DECIDE_PLACE] = "place",
  [WAR_EMPIRES_DECIDE_ROLL] = "roll",
  [WAR_EMPIRES_DECIDE_CHOOSE] = "choose",
  [WAR_EMPIRES_DECIDE_MOVE] = "move",
  [WAR_EMPIRES_DECIDE_SHOOT] = "shoot",
  [WAR_EMPIRES_DECIDE_LIE] = "lie",
  [WAR_EMPIRES_DECIDE_EXPOSE] = "expose",
  [WAR_EMPIRES_DECIDE_BRACE] = "brace",
  [WAR_EMPIRES_DECIDE_CHARGE] = "charge",
  NULL,
};

static const char *const phase_names[] = {
  [WAR_EMPIRES_PHASE_SETUP] = "setup",
  [WAR_EMPIRES_PHASE_INITIATIVE] = "initiative",
  [WAR_EMPIRES_PHASE_A_MOVES] = "a-moves",
  [WAR_EMPIRES_PHASE_B_SHOOTS] = "b-shoots",
  [WAR_EMPIRES_PHASE_B_MOVES] = "b-moves",
  [WAR_EMPIRES_PHASE_A_SHOOTS] = "a-shoots",
  [WAR_EMPIRES_PHASE_MELEE] = "melee",
  [WAR_EMPIRES_PHASE_MORALE] = "morale",
  NULL,
};

/* What a seat may do ------------------------------------------------------------------------- */

static guint
count_units (const WarSetup *setup)
{
  return setup->n_units;
}

static gint
get_actor (const WarSetup *setup, guint unit)
{
  return (gint) war_ranks_first (setup, unit);
}

static gint
find_unit (const WarSetup *setup, gint actor)
{
  guint unit = war_ranks_find_unit (setup, (guint) actor);

  return get_actor (setup, unit) == actor ? (gint) unit : WAR_NONE;
}

static gboolean
may_act (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  gboolean is_to_come = kind == WAR_EMPIRES_ORDER_PLACE || kind == WAR_EMPIRES_ORDER_LEAVE_OUT;

  if (war_ranks_side (setup, unit) != seat)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_YOURS, "empires.1.1",
                       get_actor (setup, unit), 0);

  return is_to_come || war_ranks_stands (setup, state, unit)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_ON_FIELD, NULL, get_actor (setup, unit),
                        0);
}

static const WarRulebook rulebook = {
  .count_units = count_units,
  .get_actor = get_actor,
  .find_unit = find_unit,
  .may_act = may_act,
  .stranger = { .kind = WAR_EMPIRES_REFUSAL_NOT_YOURS, .clause = "empires.1.1" },
};

/* How it ends ---------------------------------------------------------------------------------- */

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_EMPIRES_GAME_WINNER];
}

/* What each side has destroyed of the other's, by cost; no condition of an operation decides. */
static void
get_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  for (guint i = 0; i < setup->n_units; i++)
    if (!war_ranks_stands (setup, state, i) && !war_empires_is_to_place (setup, state, i)
        && !war_empires_is_carried (setup, state, i))
      result->killed[1 - war_ranks_side (setup, i)] += war_empires_get_type (setup, i)->type->cost;
}

const WarPlay war_empires_play = {
  .prepare = war_empires_prepare,
  .get_ranks = war_empires_get_ranks,
  .release = war_empires_release,
  .begin_memo = war_empires_begin_memo,
  .end_memo = war_empires_end_memo,
  .orders = order_kinds,
  .events = event_names,
  .acts = acts,
  .decisions = decision_names,
  .phases = phase_names,
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_EMPIRES_REFUSAL_NEVER,
  .columns = {
    [WAR_TABLE_GAME] = war_empires_game_columns,
    [WAR_TABLE_PIECES] = war_empires_piece_columns,
    [WAR_TABLE_FORMATIONS] = war_empires_unit_columns,
  },
  .begin = war_empires_begin,
  .starts = &war_empires_starts,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_empires_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .think = war_empires_think,
  .thought_cost = 80,
  .foresee = war_empires_foresee,
  .get_winner = get_winner,
  .get_result = get_result,
  .show_piece = war_empires_show_piece,
  .list_bonds = war_empires_list_bonds,
  .has_acted = war_empires_has_acted,
  .find_fault = war_empires_find_fault,
  .muster = war_empires_muster,
};
