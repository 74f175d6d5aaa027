/* turn.c: who goes on in the probe, and its chart
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-private.h"

static gint32 *
get_game (ProbeAct *act)
{
  return probe_get (act->setup, act->state, WAR_TABLE_GAME, 0);
}

static gint32 *
get_seat (ProbeAct *act, gint seat)
{
  return probe_get (act->setup, act->state, WAR_TABLE_SEATS, seat);
}

static gboolean
open_decision (ProbeAct *act, gint seat, ProbeDecision kind, gint subject)
{
  guint row;

  if (!war_decision_open (act->setup, act->state, seat, kind, TRUE, subject, 0, &row))
    return FALSE;

  if (kind == PROBE_DECISION_FIRE)
    war_decision_set_secret (act->setup, act->state, row);
  return TRUE;
}

static void
begin_phase (ProbeAct *act, ProbePhase phase)
{
  get_game (act)[WAR_GAME_PHASE] = (gint32) phase;
  get_game (act)[WAR_GAME_SIDE] = phase == PROBE_PHASE_MOVE    ? 0
                                  : phase == PROBE_PHASE_CHART ? 1
                                                               : WAR_NONE;
  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    get_seat (act, seat)[PROBE_SEAT_DONE] = 0;
}

/* Opens the decision for the seats with the side that are not done yet; FALSE if no row is free. */
static gboolean
open_phase (ProbeAct *act, ProbeDecision kind, gint side, gboolean *is_over)
{
  *is_over = TRUE;

  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    {
      const gint32 *cells = get_seat (act, seat);

      if (cells[PROBE_SEAT_DONE] != 0 || (side != WAR_NONE && cells[WAR_SEAT_SIDE] != side))
        continue;

      *is_over = FALSE;
      if (war_decision_find_kind (act->setup, act->state, seat, kind) == WAR_NONE
          && !open_decision (act, seat, kind, WAR_NONE))
        return FALSE;
    }

  return TRUE;
}

static gboolean
open_losses (ProbeAct *act, gboolean *is_any)
{
  *is_any = FALSE;

  for (guint i = 0; i < probe_count_rows (act->setup, WAR_TABLE_FORMATIONS); i++)
    {
      const gint32 *formation = probe_get (act->setup, act->state, WAR_TABLE_FORMATIONS, (gint) i);

      if (formation[WAR_FORMATION_IN_USE] == 0 || formation[PROBE_FORMATION_HITS] == 0)
        continue;

      *is_any = TRUE;
      if (!open_decision (act, formation[PROBE_FORMATION_SEAT], PROBE_DECISION_LOSE, (gint) i))
        return FALSE;
    }

  return TRUE;
}

gboolean
probe_proceed (ProbeAct *act)
{
  static const ProbeDecision decisions[] = {
    [PROBE_PHASE_LAY] = PROBE_DECISION_LAY,
    [PROBE_PHASE_FIRE] = PROBE_DECISION_FIRE,
    [PROBE_PHASE_MOVE] = PROBE_DECISION_MOVE,
    [PROBE_PHASE_CHART] = PROBE_DECISION_CHART,
  };
  gboolean is_waiting, is_over = TRUE;

  war_decision_close_all (act->setup, act->state, PROBE_DECISION_LAY);
  war_decision_close_all (act->setup, act->state, PROBE_DECISION_MOVE);
  war_decision_close_all (act->setup, act->state, PROBE_DECISION_CHART);
  war_decision_close_all (act->setup, act->state, PROBE_DECISION_LOSE);
  if (!open_losses (act, &is_waiting))
    return FALSE;

  while (!is_waiting && is_over
         && probe_play.get_winner (act->setup, act->state) == WAR_WINNER_NONE)
    {
      ProbePhase phase = (ProbePhase) get_game (act)[WAR_GAME_PHASE];
      gint side = phase == PROBE_PHASE_FIRE ? WAR_NONE : phase == PROBE_PHASE_MOVE ? 0 : 1;

      if (!open_phase (act, decisions[phase], side, &is_over))
        return FALSE;
      if (!is_over)
        break;

      begin_phase (act, phase == PROBE_PHASE_CHART ? PROBE_PHASE_FIRE : phase + 1);
      if (phase == PROBE_PHASE_CHART)
        {
          get_game (act)[WAR_GAME_ROUND]++;
          war_events_add (act->events, PROBE_EVENT_ROUND, WAR_NONE, WAR_NONE, "probe.3");
        }
    }

  if (probe_play.get_winner (act->setup, act->state) != WAR_WINNER_NONE)
    war_decision_close_all (act->setup, act->state, WAR_NONE);
  return TRUE;
}

/* The nearest enemy, then the lowest row. */
static gint
find_nearest (ProbeAct *act, ProbeHex hex, gint side)
{
  gint nearest = WAR_NONE, least = G_MAXINT;

  for (guint i = 0; i < probe_count_rows (act->setup, WAR_TABLE_PIECES); i++)
    {
      const gint32 *piece = probe_get (act->setup, act->state, WAR_TABLE_PIECES, (gint) i);
      gint distance;

      if (piece[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD || piece[WAR_PIECE_SIDE] == side)
        continue;

      distance = probe_hex_distance (probe_piece_get_hex (act->setup, act->state, (gint) i), hex);
      if (distance < least)
        {
          least = distance;
          nearest = (gint) i;
        }
    }

  return nearest;
}

/* Moves the piece one hex towards the nearest enemy if it can come nearer. */
static gboolean
advance (ProbeAct *act, gint row, gint side)
{
  ProbeHex hex = probe_piece_get_hex (act->setup, act->state, row);
  gint target = find_nearest (act, hex, side);
  ProbeHex goal;

  if (target == WAR_NONE)
    return TRUE;

  goal = probe_piece_get_hex (act->setup, act->state, target);
  for (gint heading = 0; heading < 6; heading++)
    {
      ProbeHex next = probe_hex_step (hex, heading, 1);

      if (probe_hex_is_on (next) && probe_hex_distance (next, goal) < probe_hex_distance (hex, goal)
          && probe_find_piece (act->setup, act->state, next) == WAR_NONE
          && probe_find_barrier (act->setup, act->state, next) == WAR_NONE)
        return probe_move (act, row, heading, 1);
    }

  return TRUE;
}

static gboolean
fire (ProbeAct *act, gint row, gint seat, gint side, guint *hits)
{
  WarOrder order = war_order_new (PROBE_ORDER_FIRE, seat, row);
  const gint32 *piece = probe_get (act->setup, act->state, WAR_TABLE_PIECES, row);
  ProbeHex hex = probe_piece_get_hex (act->setup, act->state, row);
  gint target = find_nearest (act, hex, side);

  if (target == WAR_NONE
      || probe_hex_distance (hex, probe_piece_get_hex (act->setup, act->state, target))
           > probe_piece_get_range (piece))
    return TRUE;

  order.arguments[0] = 1;
  order.targets[order.n_targets++] = target;
  return probe_fire (act, &order, hits);
}

static gboolean
act_all (ProbeAct *act, gint seat, gint side, gboolean is_firing)
{
  guint n_pieces = probe_count_rows (act->setup, WAR_TABLE_PIECES);
  guint hits[WAR_OPTION_MAX_CANDIDATES] = { 0 };

  for (guint i = 0; i < n_pieces; i++)
    {
      const gint32 *piece = probe_get (act->setup, act->state, WAR_TABLE_PIECES, (gint) i);

      if (piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD && piece[PROBE_PIECE_SEAT] == seat
          && !(is_firing ? fire (act, (gint) i, seat, side, hits) : advance (act, (gint) i, side)))
        return FALSE;
    }

  for (guint i = 0; i < n_pieces; i++)
    probe_hit (act, (gint) i, hits[i]);
  return TRUE;
}

/* One of the wounded, all as likely. */
static gboolean
recover (ProbeAct *act, gint seat)
{
  WarQuestion question = { .kind = WAR_QUESTION_ONE_OF,
                           .purpose = "recover",
                           .clause = "probe.11",
                           .owner = seat,
                           .count = 1 };
  gint wounded[WAR_OPTION_MAX_CANDIDATES];
  gint32 index, *piece;

  for (guint i = 0; i < probe_count_rows (act->setup, WAR_TABLE_PIECES); i++)
    {
      piece = probe_get (act->setup, act->state, WAR_TABLE_PIECES, (gint) i);
      if (piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD && piece[PROBE_PIECE_SEAT] == seat
          && piece[PROBE_PIECE_WOUNDS] > 0)
        wounded[question.sides++] = (gint) i;
    }

  if (question.sides == 0)
    return TRUE;
  if (!war_chance_ask (act->chance, &act->state->generator, &question, &index))
    return FALSE;

  probe_get (act->setup, act->state, WAR_TABLE_PIECES, wounded[index])[PROBE_PIECE_WOUNDS] = 0;
  war_events_add (act->events, PROBE_EVENT_RECOVERED, wounded[index], WAR_NONE, "probe.11");
  return TRUE;
}

static gboolean
call_squad (ProbeAct *act, gint side)
{
  gint32 called = probe_get (act->setup, act->state, WAR_TABLE_SIDES, side)[PROBE_SIDE_CALLED];
  guint n_free = 0;

  for (guint i = 0; i < probe_count_rows (act->setup, WAR_TABLE_PIECES); i++)
    n_free += probe_get (act->setup, act->state, WAR_TABLE_PIECES, (gint) i)[WAR_PIECE_PRESENCE]
              == WAR_PRESENCE_FREE;
  if (n_free == 0 || called == probe_get_round (act->setup, act->state))
    return TRUE;

  for (gint q = 0; q < PROBE_SIZE; q++)
    {
      ProbeHex hex = { q, probe_get_home (side) };

      if (probe_find_piece (act->setup, act->state, hex) == WAR_NONE)
        return probe_call (act, side, hex);
    }

  return TRUE;
}

gboolean
probe_chart (ProbeAct *act, gint seat)
{
  gint side = get_seat (act, seat)[WAR_SEAT_SIDE];
  WarQuestion question;
  WarEvent *event;
  gint32 die;

  if (!probe_roll (act, seat, 12, 1, 0, "chart", "probe.11", &die, &question))
    return FALSE;

  event = war_events_add (act->events, PROBE_EVENT_CHART, WAR_NONE, WAR_NONE, "probe.11");
  war_event_set_dice (event, &question, &die);
  get_seat (act, seat)[PROBE_SEAT_DONE] = 1;
  if (die <= 3)
    return recover (act, seat);
  if (die >= 9 && die <= 11)
    return act_all (act, seat, side, TRUE);

  return act_all (act, seat, side, FALSE) && (die != 12 || call_squad (act, side));
}
