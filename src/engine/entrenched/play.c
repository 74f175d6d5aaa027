/* play.c: Entrenched! behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/mind.h"
#include "engine/entrenched/private.h"

#define CHOICE(name) \
  { \
    name, WAR_ARGUMENT_CHOICE \
  }
#define SWAP \
  { \
    "swap", WAR_ARGUMENT_FLAG \
  }
#define WEAPON \
  { \
    "weapon", WAR_ARGUMENT_WEAPON \
  }
#define HEADING \
  { \
    "heading", WAR_ARGUMENT_HEADING \
  }
#define DISTANCE \
  { \
    "distance", WAR_ARGUMENT_DISTANCE \
  }
#define X \
  { \
    "x", WAR_ARGUMENT_X \
  }
#define Y \
  { \
    "y", WAR_ARGUMENT_Y \
  }

/* At random melees would hardly ever come about: units that may charge, shelter or take somebody up
 * mostly do, and few run or fall back, so that they meet and stay in contact. */
static const WarOrderKind order_kinds[] = {
  [WAR_ENTRENCHED_ORDER_ROLL_OFF] = { "roll-off", WAR_NONE, { { NULL } }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_CHOOSE_FIRST] = { "choose-first", WAR_NONE, { CHOICE ("side") }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_CHOOSE_EDGE] = { "choose-edge", WAR_NONE, { SWAP }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_ASSIGN] = { "assign", WAR_NONE, { CHOICE ("wave") }, WAR_TABLE_PIECES },
  [WAR_ENTRENCHED_ORDER_READY]
  = { "ready", WAR_NONE, { { NULL } }, WAR_NONE, .role = WAR_ORDER_ENDS },
  [WAR_ENTRENCHED_ORDER_PLACE]
  = { "place", WAR_TABLE_PIECES, { X, Y, HEADING }, WAR_NONE, .role = WAR_ORDER_PLACES },
  [WAR_ENTRENCHED_ORDER_LEAVE_OUT]
  = { "leave-out", WAR_TABLE_PIECES, { { NULL } }, WAR_NONE, .role = WAR_ORDER_PASSES },
  [WAR_ENTRENCHED_ORDER_RESPOND] = { "respond", WAR_NONE, { { NULL } }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_RUN] = { "run", WAR_TABLE_PIECES, { { NULL } }, WAR_NONE, .weight = 2 },
  [WAR_ENTRENCHED_ORDER_MOVE]
  = { "move", WAR_TABLE_PIECES, { HEADING, DISTANCE }, WAR_NONE, .weight = 16 },
  [WAR_ENTRENCHED_ORDER_FALL_BACK]
  = { "fall-back", WAR_TABLE_PIECES, { HEADING, DISTANCE }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_ENTER]
  = { "enter", WAR_TABLE_PIECES, { { NULL } }, WAR_TABLE_FEATURES, .weight = 64 },
  [WAR_ENTRENCHED_ORDER_TAKE_UP]
  = { "take-up", WAR_TABLE_PIECES, { { NULL } }, WAR_TABLE_PIECES, .weight = 64 },
  [WAR_ENTRENCHED_ORDER_FIRE]
  = { "fire", WAR_TABLE_PIECES, { WEAPON }, WAR_TABLE_PIECES, .weight = 8 },
  [WAR_ENTRENCHED_ORDER_SHELL]
  = { "shell", WAR_TABLE_PIECES, { WEAPON, HEADING, DISTANCE }, WAR_NONE, .weight = 8 },
  [WAR_ENTRENCHED_ORDER_RELEASE]
  = { "release", WAR_TABLE_PIECES, { WEAPON, HEADING, DISTANCE }, WAR_NONE, .weight = 8 },
  [WAR_ENTRENCHED_ORDER_CHARGE]
  = { "charge", WAR_TABLE_PIECES, { WEAPON }, WAR_TABLE_PIECES, .weight = 64 },
  [WAR_ENTRENCHED_ORDER_COUNTER_FIRE] = { "counter-fire", WAR_TABLE_PIECES, { WEAPON }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_HOLD_FIRE]
  = { "hold-fire", WAR_TABLE_PIECES, { { NULL } }, WAR_NONE, .role = WAR_ORDER_PASSES },
  [WAR_ENTRENCHED_ORDER_FIGHT] = { "fight", WAR_TABLE_PIECES, { WEAPON }, WAR_TABLE_PIECES },
  [WAR_ENTRENCHED_ORDER_RECEIVE] = { "receive", WAR_TABLE_PIECES, { { NULL } }, WAR_TABLE_PIECES },
  [WAR_ENTRENCHED_ORDER_STRIKE] = { "strike", WAR_TABLE_PIECES, { WEAPON }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_STRIKE_BACK] = { "strike-back", WAR_TABLE_PIECES, { WEAPON }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_WAIT]
  = { "wait", WAR_TABLE_PIECES, { { NULL } }, WAR_NONE, .role = WAR_ORDER_PASSES },
  [WAR_ENTRENCHED_ORDER_TEST_MORALE] = { "test-morale", WAR_NONE, { { NULL } }, WAR_NONE },
  [WAR_ENTRENCHED_ORDER_END_PHASE]
  = { "end-phase", WAR_NONE, { { NULL } }, WAR_NONE, .role = WAR_ORDER_ENDS, .weight = 8 },
  { NULL },
};

static const WarOrderRule *const rules[WAR_ENTRENCHED_N_ORDERS] = {
  [WAR_ENTRENCHED_ORDER_ROLL_OFF] = &war_entrenched_roll_off_rule,
  [WAR_ENTRENCHED_ORDER_CHOOSE_FIRST] = &war_entrenched_choose_first_rule,
  [WAR_ENTRENCHED_ORDER_CHOOSE_EDGE] = &war_entrenched_choose_edge_rule,
  [WAR_ENTRENCHED_ORDER_ASSIGN] = &war_entrenched_assign_rule,
  [WAR_ENTRENCHED_ORDER_READY] = &war_entrenched_ready_rule,
  [WAR_ENTRENCHED_ORDER_PLACE] = &war_entrenched_place_rule,
  [WAR_ENTRENCHED_ORDER_LEAVE_OUT] = &war_entrenched_leave_out_rule,
  [WAR_ENTRENCHED_ORDER_RESPOND] = &war_entrenched_respond_rule,
  [WAR_ENTRENCHED_ORDER_RUN] = &war_entrenched_run_rule,
  [WAR_ENTRENCHED_ORDER_MOVE] = &war_entrenched_move_rule,
  [WAR_ENTRENCHED_ORDER_FALL_BACK] = &war_entrenched_fall_back_rule,
  [WAR_ENTRENCHED_ORDER_ENTER] = &war_entrenched_enter_rule,
  [WAR_ENTRENCHED_ORDER_TAKE_UP] = &war_entrenched_take_up_rule,
  [WAR_ENTRENCHED_ORDER_FIRE] = &war_entrenched_fire_rule,
  [WAR_ENTRENCHED_ORDER_SHELL] = &war_entrenched_shell_rule,
  [WAR_ENTRENCHED_ORDER_RELEASE] = &war_entrenched_release_rule,
  [WAR_ENTRENCHED_ORDER_CHARGE] = &war_entrenched_charge_rule,
  [WAR_ENTRENCHED_ORDER_COUNTER_FIRE] = &war_entrenched_counter_fire_rule,
  [WAR_ENTRENCHED_ORDER_HOLD_FIRE] = &war_entrenched_hold_fire_rule,
  [WAR_ENTRENCHED_ORDER_FIGHT] = &war_entrenched_fight_rule,
  [WAR_ENTRENCHED_ORDER_RECEIVE] = &war_entrenched_receive_rule,
  [WAR_ENTRENCHED_ORDER_STRIKE] = &war_entrenched_strike_rule,
  [WAR_ENTRENCHED_ORDER_STRIKE_BACK] = &war_entrenched_strike_back_rule,
  [WAR_ENTRENCHED_ORDER_WAIT] = &war_entrenched_wait_rule,
  [WAR_ENTRENCHED_ORDER_TEST_MORALE] = &war_entrenched_test_morale_rule,
  [WAR_ENTRENCHED_ORDER_END_PHASE] = &war_entrenched_end_phase_rule,
};

static const char *const event_names[] = {
  [WAR_ENTRENCHED_EVENT_TIED] = "tied",
  [WAR_ENTRENCHED_EVENT_ROLLED_OFF] = "rolled-off",
  [WAR_ENTRENCHED_EVENT_FIRST] = "first",
  [WAR_ENTRENCHED_EVENT_EDGE] = "edge",
  [WAR_ENTRENCHED_EVENT_WAVE] = "wave",
  [WAR_ENTRENCHED_EVENT_PLACED] = "placed",
  [WAR_ENTRENCHED_EVENT_LEFT_OUT] = "left-out",
  [WAR_ENTRENCHED_EVENT_ROUND] = "round",
  [WAR_ENTRENCHED_EVENT_TURN] = "turn",
  [WAR_ENTRENCHED_EVENT_PHASE] = "phase",
  [WAR_ENTRENCHED_EVENT_RESPONDED] = "responded",
  [WAR_ENTRENCHED_EVENT_RAN] = "ran",
  [WAR_ENTRENCHED_EVENT_MOVED] = "moved",
  [WAR_ENTRENCHED_EVENT_FELL_BACK] = "fell-back",
  [WAR_ENTRENCHED_EVENT_CHECKED] = "checked",
  [WAR_ENTRENCHED_EVENT_ENTERED] = "entered",
  [WAR_ENTRENCHED_EVENT_FIRED] = "fired",
  [WAR_ENTRENCHED_EVENT_SHELLED] = "shelled",
  [WAR_ENTRENCHED_EVENT_SAVED] = "saved",
  [WAR_ENTRENCHED_EVENT_WOUNDED] = "wounded",
  [WAR_ENTRENCHED_EVENT_KILLED] = "killed",
  [WAR_ENTRENCHED_EVENT_SUPPRESSED] = "suppressed",
  [WAR_ENTRENCHED_EVENT_RELEASED] = "released",
  [WAR_ENTRENCHED_EVENT_DRIFTED] = "drifted",
  [WAR_ENTRENCHED_EVENT_CLOUD_GONE] = "cloud-gone",
  [WAR_ENTRENCHED_EVENT_GASSED] = "gassed",
  [WAR_ENTRENCHED_EVENT_STUNNED] = "stunned",
  [WAR_ENTRENCHED_EVENT_CHARGED] = "charged",
  [WAR_ENTRENCHED_EVENT_HELD_FIRE] = "held-fire",
  [WAR_ENTRENCHED_EVENT_CONTACT] = "contact",
  [WAR_ENTRENCHED_EVENT_CHARGE_FAILED] = "charge-failed",
  [WAR_ENTRENCHED_EVENT_STRUCK] = "struck",
  [WAR_ENTRENCHED_EVENT_WAITED] = "waited",
  [WAR_ENTRENCHED_EVENT_MORALE] = "morale",
  [WAR_ENTRENCHED_EVENT_SCORED] = "scored",
  [WAR_ENTRENCHED_EVENT_TAKEN] = "taken",
  [WAR_ENTRENCHED_EVENT_DROPPED] = "dropped",
  [WAR_ENTRENCHED_EVENT_TAKEN_UP] = "taken-up",
  [WAR_ENTRENCHED_EVENT_DELIVERED] = "delivered",
  [WAR_ENTRENCHED_EVENT_WAVE_COMES] = "wave-comes",
  [WAR_ENTRENCHED_EVENT_RESERVES_COME] = "reserves-come",
  [WAR_ENTRENCHED_EVENT_LIES] = "lies",
  [WAR_ENTRENCHED_EVENT_DIED] = "died",
  [WAR_ENTRENCHED_EVENT_CARED] = "cared",
  [WAR_ENTRENCHED_EVENT_HELD] = "held",
  [WAR_ENTRENCHED_EVENT_OVER] = "over",
  [WAR_ENTRENCHED_N_EVENTS] = NULL,
};

static const char *const decision_names[] = {
  [WAR_ENTRENCHED_DECIDE_ROLL_OFF] = "roll-off",
  [WAR_ENTRENCHED_DECIDE_FIRST] = "first",
  [WAR_ENTRENCHED_DECIDE_EDGE] = "edge",
  [WAR_ENTRENCHED_DECIDE_WAVES] = "waves",
  [WAR_ENTRENCHED_DECIDE_PLACE] = "place",
  [WAR_ENTRENCHED_DECIDE_RESPOND] = "respond",
  [WAR_ENTRENCHED_DECIDE_ACT] = "act",
  [WAR_ENTRENCHED_DECIDE_COUNTER_FIRE] = "counter-fire",
  [WAR_ENTRENCHED_DECIDE_STRIKE] = "strike",
  [WAR_ENTRENCHED_DECIDE_STRIKE_BACK] = "strike-back",
  [WAR_ENTRENCHED_DECIDE_MORALE] = "morale",
  NULL,
};

static const char *const phase_names[] = {
  [WAR_ENTRENCHED_PHASE_SETUP] = "setup",
  [WAR_ENTRENCHED_PHASE_RESPONSE] = "response",
  [WAR_ENTRENCHED_PHASE_MOVEMENT] = "movement",
  [WAR_ENTRENCHED_PHASE_RANGED] = "ranged",
  [WAR_ENTRENCHED_PHASE_MELEE] = "melee",
  [WAR_ENTRENCHED_PHASE_MORALE] = "morale",
  NULL,
};

/* What a seat may do ------------------------------------------------------------------------- */

static guint
count_units (const WarSetup *setup)
{
  return war_entrenched_get_data (setup)->units->len;
}

static gint
get_actor (const WarSetup *setup, guint unit)
{
  return (gint) unit;
}

static gint
find_unit (const WarSetup *setup, gint actor)
{
  return war_entrenched_is_unit (setup, actor) ? actor : WAR_NONE;
}

/* A runner goes first (E-2). */
static gboolean
may_act (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
         WarRefusal *refusal)
{
  gint32 runner = war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_RUNNER];
  gboolean is_to_come
    = kind == WAR_ENTRENCHED_ORDER_PLACE || kind == WAR_ENTRENCHED_ORDER_LEAVE_OUT;

  if (war_entrenched_get_owner (setup, state, piece) != seat)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_YOURS,
                       is_to_come ? "entrenched.1.5" : "entrenched.1.7", (gint32) piece, 0);
  if (!is_to_come && !war_entrenched_stands (setup, state, (gint) piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD, NULL, (gint32) piece, 0);
  if (runner != WAR_NONE
      && (runner != (gint32) piece
          || (kind != WAR_ENTRENCHED_ORDER_MOVE && kind != WAR_ENTRENCHED_ORDER_FALL_BACK
              && kind != WAR_ENTRENCHED_ORDER_ENTER)))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_RUNNER, "entrenched.E-2", runner, 0);

  return TRUE;
}

static void
conclude (WarContext *context)
{
  const gint32 *game = war_setup_peek_game (context->setup, context->state);

  if (game[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_SETUP)
    {
      war_entrenched_take_objectives (context);
      war_entrenched_look_for_losers (context);
    }
  if (game[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE)
    war_decision_close_all (context->setup, context->state, WAR_NONE);
}

static const WarRulebook rulebook = {
  .rules = rules,
  .turn_decisions = 1u << WAR_ENTRENCHED_DECIDE_RESPOND | 1u << WAR_ENTRENCHED_DECIDE_ACT
                    | 1u << WAR_ENTRENCHED_DECIDE_MORALE,
  .turn_clause = "entrenched.2.1",
  .count_units = count_units,
  .get_actor = get_actor,
  .find_unit = find_unit,
  .may_act = may_act,
  .stranger = { .kind = WAR_ENTRENCHED_REFUSAL_NOT_YOURS, .clause = "entrenched.1.7" },
  .conclude = conclude,
};

/* How it ends ---------------------------------------------------------------------------------- */

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_WINNER];
}

/* Conditions are numbered as in the operation. */
static void
get_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    result->killed[side] = war_setup_peek_side (setup, state, side)[WAR_ENTRENCHED_SIDE_KILLED];
  result->condition = war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_REASON];
}

const WarPlay war_entrenched_play = {
  .prepare = war_entrenched_prepare,
  .release = war_entrenched_release,
  .begin_memo = war_entrenched_begin_memo,
  .end_memo = war_entrenched_end_memo,
  .orders = order_kinds,
  .events = event_names,
  .decisions = decision_names,
  .phases = phase_names,
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_ENTRENCHED_REFUSAL_NO_WEAPON
                     | G_GUINT64_CONSTANT (1) << WAR_ENTRENCHED_REFUSAL_NOT_BEARERS
                     | G_GUINT64_CONSTANT (1) << WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
  .columns = {
    [WAR_TABLE_GAME] = war_entrenched_game_columns,
    [WAR_TABLE_SIDES] = war_entrenched_side_columns,
    [WAR_TABLE_PIECES] = war_entrenched_piece_columns,
  },
  .begin = war_entrenched_begin,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_rulebook_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .get_winner = get_winner,
  .get_result = get_result,
  .think = war_entrenched_think,
  .show_piece = war_entrenched_show_piece,
  .show_marker = war_entrenched_show_marker,
  .foresee = war_entrenched_foresee,
  .find_fault = war_entrenched_find_fault,
  .muster = war_entrenched_muster,
};
