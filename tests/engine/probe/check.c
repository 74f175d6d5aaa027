/* check.c: which orders the probe allows, and in what words it offers them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-private.h"

const WarOrderKind probe_orders[] = {
  [PROBE_ORDER_LAY] = { "lay", WAR_NONE, { { NULL } }, WAR_NONE },
  [PROBE_ORDER_FIRE] = { "fire", WAR_TABLE_PIECES, { { "shots" } }, WAR_TABLE_PIECES },
  [PROBE_ORDER_MOVE] = { "move", WAR_TABLE_PIECES, { { "heading" }, { "distance" } }, WAR_NONE },
  [PROBE_ORDER_WHEEL]
  = { "wheel", WAR_TABLE_FORMATIONS, { { "shape" }, { "heading" }, { "distance" } }, WAR_NONE },
  [PROBE_ORDER_CALL] = { "call", WAR_TABLE_SIDES, { { "q" }, { "r" } }, WAR_NONE },
  [PROBE_ORDER_CUT] = { "cut", WAR_TABLE_PIECES, { { NULL } }, WAR_TABLE_FEATURES },
  [PROBE_ORDER_SHELL] = { "shell", WAR_TABLE_PIECES, { { "q" }, { "r" } }, WAR_NONE },
  [PROBE_ORDER_NOTE] = { "note", WAR_TABLE_SEATS, { { NULL } }, WAR_NONE, TRUE },
  [PROBE_ORDER_COUNTER] = { "counter", WAR_TABLE_PIECES, { { NULL } }, WAR_NONE },
  [PROBE_ORDER_PASS] = { "pass", WAR_NONE, { { "until" } }, WAR_NONE, .role = WAR_ORDER_PASSES },
  [PROBE_ORDER_LOSE] = { "lose", WAR_TABLE_PIECES, { { NULL } }, WAR_NONE },
  [PROBE_ORDER_CHART] = { "chart", WAR_NONE, { { NULL } }, WAR_NONE },
  [PROBE_ORDER_DONE] = { "done", WAR_NONE, { { NULL } }, WAR_NONE, .role = WAR_ORDER_ENDS },
  [PROBE_N_ORDERS] = { NULL },
};

/* An order, and what there is to check it against. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  const WarOrder *order;
  WarRefusal *refusal;
} Check;

static gboolean
refuse (const Check *check, guint kind, const char *clause, gint32 first, gint32 second)
{
  *check->refusal = (WarRefusal){ kind, clause, { first, second } };
  return FALSE;
}

static const gint32 *
peek (const Check *check, WarTable table, gint row)
{
  return probe_peek (check->setup, check->state, table, row);
}

static gboolean
is_acting (const Check *check)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);

  if (piece[PROBE_PIECE_SEAT] != check->order->seat)
    return refuse (check, PROBE_REFUSAL_NOT_YOURS, "probe.4", 0, 0);
  if (piece[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return refuse (check, PROBE_REFUSAL_NOT_THERE, "probe.1", 0, 0);

  return TRUE;
}

static gboolean
is_able (const Check *check, gint type)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);

  if (!is_acting (check))
    return FALSE;
  if (piece[WAR_PIECE_TYPE] == PROBE_TYPE_BASE
      || (type != WAR_NONE && piece[WAR_PIECE_TYPE] != type))
    return refuse (check, PROBE_REFUSAL_WRONG_TYPE, "probe.4", 0, 0);
  if (piece[PROBE_PIECE_ACTED] == probe_get_round (check->setup, check->state))
    return refuse (check, PROBE_REFUSAL_ACTED, "probe.4.1", 0, 0);

  return TRUE;
}

/* Whether the way is free from the hex: friends may be passed, not ended on. */
static gboolean
is_free (const Check *check, ProbeHex from, gint heading, gint distance, gint side)
{
  for (gint i = 1; i <= distance; i++)
    {
      ProbeHex hex = probe_hex_step (from, heading, i);
      gint other;

      if (!probe_hex_is_on (hex))
        return refuse (check, PROBE_REFUSAL_OFF_GROUND, "probe.1", 0, i);
      other = probe_find_piece (check->setup, check->state, hex);
      if (probe_find_barrier (check->setup, check->state, hex) != WAR_NONE
          || (other != WAR_NONE
              && (i == distance || peek (check, WAR_TABLE_PIECES, other)[WAR_PIECE_SIDE] != side)))
        return refuse (check, PROBE_REFUSAL_BLOCKED, i == distance ? "probe.4.2" : "probe.4.3",
                       (gint32) probe_hex_to_number (hex), i);
    }

  return TRUE;
}

static gboolean
check_move (const Check *check)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);
  gint heading = check->order->arguments[0], distance = check->order->arguments[1];
  gint most = piece[WAR_PIECE_TYPE] == PROBE_TYPE_GUN ? 1 : 3;

  if (!is_able (check, WAR_NONE))
    return FALSE;
  if (heading < 0 || heading > 5 || distance < 1 || distance > most)
    return refuse (check, PROBE_REFUSAL_NUMBER, "probe.4.2", most, 0);

  return is_free (check, probe_piece_get_hex (check->setup, check->state, check->order->actor),
                  heading, distance, piece[WAR_PIECE_SIDE]);
}

static gboolean
check_wheel (const Check *check)
{
  const gint32 *formation = peek (check, WAR_TABLE_FORMATIONS, check->order->actor);
  gint shape = check->order->arguments[0], heading = check->order->arguments[1];
  gint distance = check->order->arguments[2];
  ProbeHex hex = { formation[PROBE_FORMATION_Q], formation[PROBE_FORMATION_R] };

  if (formation[WAR_FORMATION_IN_USE] == 0)
    return refuse (check, PROBE_REFUSAL_NOT_THERE, "probe.5", 0, 0);
  if (formation[PROBE_FORMATION_SEAT] != check->order->seat)
    return refuse (check, PROBE_REFUSAL_NOT_YOURS, "probe.5", 0, 0);
  if (formation[PROBE_FORMATION_ACTED] == probe_get_round (check->setup, check->state))
    return refuse (check, PROBE_REFUSAL_ACTED, "probe.4.1", 0, 0);
  if (shape < 0 || shape >= WAR_FORMATION_SHAPES || heading < 0 || heading > 5 || distance < 0
      || distance > 1)
    return refuse (check, PROBE_REFUSAL_NUMBER, "probe.5", 1, 0);
  if (distance == 0 && shape == formation[WAR_FORMATION_SHAPE]
      && heading * WAR_HEADING_TURN / 6 == formation[WAR_FORMATION_HEADING])
    return refuse (check, PROBE_REFUSAL_NO_CHANGE, "probe.5", 0, 0);

  return is_free (check, hex, heading, distance, formation[WAR_FORMATION_SIDE]);
}

static gboolean
is_near_target_before (const Check *check, guint index)
{
  ProbeHex hex = probe_piece_get_hex (check->setup, check->state, check->order->targets[index]);

  for (guint i = 0; i < index; i++)
    if (probe_hex_distance (
          hex, probe_piece_get_hex (check->setup, check->state, check->order->targets[i]))
        <= 1)
      return TRUE;

  return index == 0;
}

static gboolean
check_target (const Check *check, guint index)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);
  gint row = check->order->targets[index];
  const gint32 *target = peek (check, WAR_TABLE_PIECES, row);
  gint distance;

  if (target[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return refuse (check, PROBE_REFUSAL_NOT_THERE, "probe.3", row, 0);
  if (target[WAR_PIECE_SIDE] == piece[WAR_PIECE_SIDE])
    return refuse (check, PROBE_REFUSAL_NOT_YOURS, "probe.3", row, 0);

  distance
    = probe_hex_distance (probe_piece_get_hex (check->setup, check->state, check->order->actor),
                          probe_piece_get_hex (check->setup, check->state, row));
  if (distance > probe_piece_get_range (piece))
    return refuse (check, PROBE_REFUSAL_OUT_OF_RANGE, "probe.3.2", row, distance);
  if (!is_near_target_before (check, index))
    return refuse (check, PROBE_REFUSAL_OUT_OF_RANGE, "probe.3.3", row, 0);

  return TRUE;
}

static gboolean
check_fire (const Check *check)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);
  gint32 most = piece[WAR_PIECE_TYPE] == PROBE_TYPE_GUN ? 3 : 2;
  guint n_sealed = 0;

  if (!is_acting (check))
    return FALSE;
  for (guint i = 0; i < probe_count_rows (check->setup, WAR_TABLE_SEALED); i++)
    {
      const gint32 *sealed = peek (check, WAR_TABLE_SEALED, (gint) i);

      n_sealed += sealed[WAR_SEALED_SEAT] != WAR_NONE;
      if (sealed[WAR_SEALED_SEAT] == check->order->seat
          && sealed[WAR_SEALED_ACTOR] == check->order->actor)
        return refuse (check, PROBE_REFUSAL_ACTED, "probe.3.1", 0, 0);
    }
  if (n_sealed == probe_count_rows (check->setup, WAR_TABLE_SEALED))
    return refuse (check, WAR_REFUSAL_NO_ROOM, NULL, 0, 0);
  if (check->order->arguments[0] < 1 || check->order->arguments[0] > most)
    return refuse (check, PROBE_REFUSAL_NUMBER, "probe.3.1", most, 0);
  if (check->order->n_targets < 1 || check->order->n_targets > (guint) check->order->arguments[0])
    return refuse (check, PROBE_REFUSAL_NUMBER, "probe.3.1", check->order->arguments[0], 0);

  for (guint i = 0; i < check->order->n_targets; i++)
    if (!check_target (check, i))
      return FALSE;

  return TRUE;
}

static gboolean
has_free_piece (const Check *check)
{
  for (guint i = 0; i < probe_count_rows (check->setup, WAR_TABLE_PIECES); i++)
    if (peek (check, WAR_TABLE_PIECES, (gint) i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
      return TRUE;

  return FALSE;
}

static gboolean
check_call (const Check *check)
{
  gint side = peek (check, WAR_TABLE_SEATS, check->order->seat)[WAR_SEAT_SIDE];
  ProbeHex hex = { check->order->arguments[0], check->order->arguments[1] };

  if (check->order->actor != side)
    return refuse (check, PROBE_REFUSAL_NOT_YOURS, "probe.6", 0, 0);
  if (peek (check, WAR_TABLE_SIDES, side)[PROBE_SIDE_CALLED]
      == probe_get_round (check->setup, check->state))
    return refuse (check, PROBE_REFUSAL_ACTED, "probe.6", 0, 0);
  if (!has_free_piece (check))
    return refuse (check, WAR_REFUSAL_NO_ROOM, NULL, 0, 0);
  if (!probe_hex_is_on (hex) || hex.r != probe_get_home (side))
    return refuse (check, PROBE_REFUSAL_OFF_GROUND, "probe.6", 0, 0);
  if (probe_find_piece (check->setup, check->state, hex) != WAR_NONE)
    return refuse (check, PROBE_REFUSAL_BLOCKED, "probe.1", (gint32) probe_hex_to_number (hex), 0);

  return TRUE;
}

static gboolean
check_cut (const Check *check)
{
  gint feature = check->order->n_targets == 1 ? check->order->targets[0] : WAR_NONE;
  ProbeHex hex;

  if (!is_able (check, PROBE_TYPE_SQUAD))
    return FALSE;
  if (feature == WAR_NONE)
    return refuse (check, PROBE_REFUSAL_NUMBER, "probe.7", 1, 0);
  if (feature >= PROBE_FEATURE_BUNKER)
    return refuse (check, PROBE_REFUSAL_WRONG_TYPE, "probe.7", feature, 0);

  hex = probe_feature_get_hex (feature);
  if (probe_find_barrier (check->setup, check->state, hex) == WAR_NONE)
    return refuse (check, PROBE_REFUSAL_NO_CHANGE, "probe.7", feature, 0);
  if (probe_hex_distance (hex,
                          probe_piece_get_hex (check->setup, check->state, check->order->actor))
      > 1)
    return refuse (check, PROBE_REFUSAL_OUT_OF_RANGE, "probe.7", feature, 0);

  return TRUE;
}

static gboolean
check_shell (const Check *check)
{
  ProbeHex hex = { check->order->arguments[0], check->order->arguments[1] };
  gint distance;

  if (!is_able (check, PROBE_TYPE_GUN))
    return FALSE;
  if (!probe_hex_is_on (hex))
    return refuse (check, PROBE_REFUSAL_OFF_GROUND, "probe.8", 0, 0);

  distance = probe_hex_distance (
    hex, probe_piece_get_hex (check->setup, check->state, check->order->actor));
  if (distance < 1 || distance > 3)
    return refuse (check, PROBE_REFUSAL_OUT_OF_RANGE, "probe.8", 0, distance);

  return TRUE;
}

static gboolean
check_note (const Check *check)
{
  const gint32 *writer = peek (check, WAR_TABLE_SEATS, check->order->seat);
  const gint32 *reader = peek (check, WAR_TABLE_SEATS, check->order->actor);

  if (check->order->actor == check->order->seat || reader[WAR_SEAT_SIDE] != writer[WAR_SEAT_SIDE])
    return refuse (check, PROBE_REFUSAL_NOT_YOURS, "probe.13", 0, 0);
  if (writer[PROBE_SEAT_WROTE] == probe_get_round (check->setup, check->state))
    return refuse (check, PROBE_REFUSAL_ACTED, "probe.13", 0, 0);

  return TRUE;
}

static gboolean
check_counter (const Check *check, gint decision)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);
  gint subject = peek (check, WAR_TABLE_DECISIONS, decision)[WAR_DECISION_SUBJECT];

  if (!is_acting (check))
    return FALSE;
  if (piece[PROBE_PIECE_COUNTERED] == probe_get_round (check->setup, check->state))
    return refuse (check, PROBE_REFUSAL_ACTED, "probe.9", 0, 0);
  if (probe_hex_distance (probe_piece_get_hex (check->setup, check->state, check->order->actor),
                          probe_piece_get_hex (check->setup, check->state, subject))
      > 1)
    return refuse (check, PROBE_REFUSAL_OUT_OF_RANGE, "probe.9", subject, 0);

  return TRUE;
}

static gboolean
check_lose (const Check *check, gint decision)
{
  const gint32 *piece = peek (check, WAR_TABLE_PIECES, check->order->actor);
  gint subject = peek (check, WAR_TABLE_DECISIONS, decision)[WAR_DECISION_SUBJECT];

  if (!is_acting (check))
    return FALSE;
  if (piece[WAR_PIECE_FORMATION] != subject)
    return refuse (check, PROBE_REFUSAL_WRONG_TYPE, "probe.5", subject, 0);

  return TRUE;
}

/* Which decision an order answers. */
static gint
find_decision (const Check *check)
{
  static const ProbeDecision decisions[] = {
    [PROBE_ORDER_LAY] = PROBE_DECISION_LAY,         [PROBE_ORDER_FIRE] = PROBE_DECISION_FIRE,
    [PROBE_ORDER_MOVE] = PROBE_DECISION_MOVE,       [PROBE_ORDER_WHEEL] = PROBE_DECISION_MOVE,
    [PROBE_ORDER_CALL] = PROBE_DECISION_MOVE,       [PROBE_ORDER_CUT] = PROBE_DECISION_MOVE,
    [PROBE_ORDER_SHELL] = PROBE_DECISION_MOVE,      [PROBE_ORDER_NOTE] = PROBE_DECISION_MOVE,
    [PROBE_ORDER_COUNTER] = PROBE_DECISION_COUNTER, [PROBE_ORDER_PASS] = PROBE_DECISION_COUNTER,
    [PROBE_ORDER_LOSE] = PROBE_DECISION_LOSE,       [PROBE_ORDER_CHART] = PROBE_DECISION_CHART,
    [PROBE_ORDER_DONE] = PROBE_DECISION_MOVE,
  };
  gint row = war_decision_find_kind (check->setup, check->state, check->order->seat,
                                     decisions[check->order->kind]);

  if (row == WAR_NONE && check->order->kind == PROBE_ORDER_DONE)
    row = war_decision_find_kind (check->setup, check->state, check->order->seat,
                                  PROBE_DECISION_FIRE);
  return row;
}

gboolean
probe_is_asked (const WarSetup *setup, const WarState *state, gint seat, guint kind)
{
  WarOrder order = war_order_new (kind, seat, WAR_NONE);
  Check check = { setup, state, &order, NULL };

  return find_decision (&check) != WAR_NONE;
}

gboolean
probe_check (const WarSetup *setup, const WarState *state, const WarOrder *order,
             WarRefusal *refusal)
{
  Check check = { setup, state, order, refusal };
  gint decision = find_decision (&check);

  if (decision == WAR_NONE)
    return refuse (&check, WAR_REFUSAL_NOT_THIS_ORDER, NULL, 0, 0);

  switch ((ProbeOrder) order->kind)
    {
    case PROBE_ORDER_FIRE:
      return check_fire (&check);
    case PROBE_ORDER_MOVE:
      return check_move (&check);
    case PROBE_ORDER_WHEEL:
      return check_wheel (&check);
    case PROBE_ORDER_CALL:
      return check_call (&check);
    case PROBE_ORDER_CUT:
      return check_cut (&check);
    case PROBE_ORDER_SHELL:
      return check_shell (&check);
    case PROBE_ORDER_NOTE:
      return check_note (&check);
    case PROBE_ORDER_COUNTER:
      return check_counter (&check, decision);
    case PROBE_ORDER_LOSE:
      return check_lose (&check, decision);
    case PROBE_ORDER_PASS:
      if (order->arguments[0] != 0 && order->arguments[0] != 1)
        return refuse (&check, PROBE_REFUSAL_NUMBER, "probe.9", 1, 0);
      return TRUE;
    case PROBE_ORDER_LAY:
    case PROBE_ORDER_CHART:
    case PROBE_ORDER_DONE:
    case PROBE_N_ORDERS:
    default:
      return TRUE;
    }
}
