/* play.c: Trench Club behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"
#include "engine/club/commander/mind.h"

#define ORDER(kind, ...) [WAR_CLUB_ORDER_##kind] = WAR_ORDER_ROW (club, __VA_ARGS__),

static const WarOrderKind order_kinds[] = {
#include "engine/club/orders.def"
  { NULL },
};

static const char *const event_names[] = {
#define EVENT(kind, id) id,
#include "engine/club/events.def"
#undef EVENT
  NULL,
};

static const WarEventAct acts[] = {
  [WAR_CLUB_EVENT_MOVED] = { .kind = WAR_ACT_MOVE, .hex = 2 },
  [WAR_CLUB_EVENT_MINE] = { .kind = WAR_ACT_SHELL, .hex = 1 },
  [WAR_CLUB_EVENT_STRAYED] = { .kind = WAR_ACT_SHELL, .hex = 1 },
  [WAR_CLUB_EVENT_FOUGHT] = { .kind = WAR_ACT_SHOT },
  [WAR_CLUB_EVENT_HIT_BACK] = { .kind = WAR_ACT_SHOT },
  [WAR_CLUB_EVENT_DAMAGED] = { .kind = WAR_ACT_HARM },
  [WAR_CLUB_EVENT_DESTROYED] = { .kind = WAR_ACT_FALL },
  [WAR_CLUB_EVENT_TURRET_FIRED] = { .kind = WAR_ACT_SHOT },
  [WAR_CLUB_N_EVENTS] = { 0 },
};

static const char *const decision_names[]
  = { "deal",  "armies", "place",    "turn-up",      "move",    "set-down", "attack", "fight",
      "money", "roll",   "work-row", "name-targets", "resolve", "spend",    "agree",  NULL };

static const char *const phase_names[]
  = { "deal", "armies", "placing", "moves", "attacks", "fights", "money", NULL };

static gboolean
may_act (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint nation = cells[WAR_CLUB_PIECE_NATION];
  gboolean is_away = kind == WAR_CLUB_ORDER_PLACE || kind == WAR_CLUB_ORDER_ASSIGN
                     || kind == WAR_CLUB_ORDER_SET_DOWN;

  /* A truck sets its ally's units down, too (club.10.6). */
  if (kind == WAR_CLUB_ORDER_SET_DOWN && cells[WAR_CLUB_PIECE_TRUCK] != WAR_NONE)
    nation
      = war_club_get (setup, state, (guint) cells[WAR_CLUB_PIECE_TRUCK], WAR_CLUB_PIECE_NATION);
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE || nation != seat)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_YOURS, "club.1.1", (gint32) unit, 0);
  if (cells[WAR_PIECE_PRESENCE] == (is_away ? WAR_PRESENCE_AWAY : WAR_PRESENCE_ON_FIELD))
    return TRUE;
  return war_refuse (refusal, is_away ? WAR_CLUB_REFUSAL_PLACED : WAR_CLUB_REFUSAL_NOT_ON_BOARD,
                     NULL, (gint32) unit, 0);
}

static const WarRulebook rulebook = {
  .count_units = war_club_count_units,
  .may_act = may_act,
  .stranger = { .kind = WAR_CLUB_REFUSAL_NOT_YOURS, .clause = "club.1.1" },
};

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_CLUB_GAME_WINNER];
}

/* What each side has destroyed of the other's, by cost; no condition of an operation decides. */
static void
get_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_get (setup, state, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_GONE
        && war_club_get_type (setup, state, i) != NULL)
      result->killed[1 - war_club_get_side (setup, state, i)]
        += war_club_get_type (setup, state, i)->price;
}

const WarPlay war_club_play = {
  .prepare = war_club_prepare,
  .release = war_club_release,
  .begin_memo = war_club_begin_memo,
  .end_memo = war_club_end_memo,
  .orders = order_kinds,
  .events = event_names,
  .acts = acts,
  .decisions = decision_names,
  .phases = phase_names,
  .columns = {
    [WAR_TABLE_GAME] = war_club_game_columns,
    [WAR_TABLE_SEATS] = war_club_seat_columns,
    [WAR_TABLE_PIECES] = war_club_piece_columns,
    [WAR_TABLE_FEATURES] = war_club_fort_columns,
  },
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_CLUB_REFUSAL_NO_TRUCK,
  .begin = war_club_begin,
  .starts = &war_club_starts,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_rulebook_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .get_automatic = war_club_get_automatic,
  .think = war_club_think,
  .thought_cost = 14,
  .find_aim = war_club_find_aim,
  .has_acted = war_club_has_acted,
  .foresee = war_club_foresee,
  .get_winner = get_winner,
  .get_result = get_result,
  .show_piece = war_club_show_piece,
  .show_marker = war_club_show_marker,
  .list_supply = war_club_list_supply,
  .find_fault = war_club_find_fault,
  .is_revealed = war_club_is_revealed,
};
