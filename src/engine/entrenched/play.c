/* play.c: Entrenched! behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"
#include "engine/entrenched/private.h"

#define ORDER(kind, ...) [WAR_ENTRENCHED_ORDER_##kind] = WAR_ORDER_ROW (entrenched, __VA_ARGS__),

/* At random melees would hardly ever come about: units that may charge, shelter or take somebody up
 * mostly do, and few run or fall back, so that they meet and stay in contact. */
static const WarOrderKind order_kinds[] = {
#include "engine/entrenched/orders.def"
  { NULL },
};

static const char *const event_names[] = {
#define EVENT(kind, id) id,
#include "engine/entrenched/events.def"
#undef EVENT
  NULL,
};

static const WarEventAct acts[] = {
  [WAR_ENTRENCHED_EVENT_MOVED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ENTRENCHED_EVENT_FELL_BACK] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ENTRENCHED_EVENT_FIRED] = { .kind = WAR_ACT_SHOT },
  [WAR_ENTRENCHED_EVENT_SHELLED] = { .kind = WAR_ACT_SHELL, .place = 2 },
  [WAR_ENTRENCHED_EVENT_WOUNDED] = { .kind = WAR_ACT_HARM, .amount = 1 },
  [WAR_ENTRENCHED_EVENT_KILLED] = { .kind = WAR_ACT_FALL },
  [WAR_ENTRENCHED_EVENT_SUPPRESSED] = { .kind = WAR_ACT_HARM },
  [WAR_ENTRENCHED_EVENT_RELEASED] = { .kind = WAR_ACT_GAS, .place = 2 },
  [WAR_ENTRENCHED_EVENT_DRIFTED] = { .kind = WAR_ACT_MOVE, .place = 1 },
  [WAR_ENTRENCHED_EVENT_STUNNED] = { .kind = WAR_ACT_HARM },
  [WAR_ENTRENCHED_EVENT_CHARGED] = { .kind = WAR_ACT_FIGHT },
  [WAR_ENTRENCHED_EVENT_CONTACT] = { .kind = WAR_ACT_MOVE, .place = 2 },
  [WAR_ENTRENCHED_EVENT_STRUCK] = { .kind = WAR_ACT_FIGHT },
  [WAR_ENTRENCHED_EVENT_DIED] = { .kind = WAR_ACT_FALL },
  [WAR_ENTRENCHED_N_EVENTS] = { 0 },
};

static const char *const decision_names[] = {
#define DECISION(decision, id) id,
#include "engine/entrenched/steps.def"
  NULL,
};

static const char *const phase_names[] = {
#define PHASE(phase, id) id,
#include "engine/entrenched/steps.def"
  NULL,
};

static const WarColumn game_columns[] = {
#define GAME(column, ...) [WAR_ENTRENCHED_GAME_##column - WAR_GAME_OWN] = __VA_ARGS__,
#include "engine/entrenched/columns.def"
  { NULL },
};

static const WarColumn side_columns[] = {
#define SIDE(column, ...) [WAR_ENTRENCHED_SIDE_##column - WAR_SIDE_OWN] = __VA_ARGS__,
#include "engine/entrenched/columns.def"
  { NULL },
};

/* The number of a turn, up to one later than the end of any game. */
#define TURN(name) WAR_COLUMN_CHOICE (name, 1 << 24)

static const WarColumn piece_columns[] = {
#define PIECE(column, ...) [WAR_ENTRENCHED_PIECE_##column - WAR_PIECE_OWN] = __VA_ARGS__,
#include "engine/entrenched/columns.def"
  { NULL },
};

/* What a seat may do ------------------------------------------------------------------------- */

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

static gboolean
conclude (WarContext *context)
{
  const gint32 *game = war_context_get_game (context);

  if (game[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_SETUP)
    {
      war_entrenched_take_objectives (context);
      war_entrenched_look_for_losers (context);
    }
  if (game[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE)
    war_context_close_decisions (context, WAR_NONE);
  return TRUE;
}

static const WarRulebook rulebook = {
  .turn_decisions = 1u << WAR_ENTRENCHED_DECIDE_RESPOND | 1u << WAR_ENTRENCHED_DECIDE_ACT
                    | 1u << WAR_ENTRENCHED_DECIDE_MORALE,
  .turn_clause = "entrenched.2.1",
  .count_units = war_entrenched_count_units,
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
  .acts = acts,
  .decisions = decision_names,
  .phases = phase_names,
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_ENTRENCHED_REFUSAL_NO_WEAPON
                     | G_GUINT64_CONSTANT (1) << WAR_ENTRENCHED_REFUSAL_NOT_BEARERS
                     | G_GUINT64_CONSTANT (1) << WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
  .columns = {
    [WAR_TABLE_GAME] = game_columns,
    [WAR_TABLE_SIDES] = side_columns,
    [WAR_TABLE_PIECES] = piece_columns,
  },
  .begin = war_entrenched_begin,
  .starts = &war_entrenched_starts,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_rulebook_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .get_winner = get_winner,
  .get_result = get_result,
  .think = war_entrenched_think,
  .thought_cost = 50,
  .show_piece = war_entrenched_show_piece,
  .show_marker = war_entrenched_show_marker,
  .find_aim = war_entrenched_find_charged,
  .foresee = war_entrenched_foresee,
  .find_fault = war_entrenched_find_fault,
  .muster = war_entrenched_muster,
};
