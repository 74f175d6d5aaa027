/* act.c: what orders do in the probe
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-private.h"

static gint32 *
get (ProbeAct *act, WarTable table, gint row)
{
  return probe_get (act->setup, act->state, table, row);
}

static ProbeHex
get_hex (ProbeAct *act, gint piece)
{
  return probe_piece_get_hex (act->setup, act->state, piece);
}

static gboolean
ask (ProbeAct *act, const WarQuestion *question, gint32 *results)
{
  return war_chance_ask (act->chance, &act->state->generator, question, results);
}

gboolean
probe_roll (ProbeAct *act, gint seat, guint sides, guint count, gint need, const char *purpose,
            const char *clause, gint32 *dice, WarQuestion *question)
{
  *question = (WarQuestion){
    .kind = WAR_QUESTION_DICE,
    .purpose = purpose,
    .clause = clause,
    .owner = seat,
    .sides = sides,
    .count = count,
    .need = need,
  };

  return ask (act, question, dice);
}

static gboolean
choose (ProbeAct *act, WarQuestionKind kind, gint seat, guint sides, const char *purpose,
        const char *clause, gint32 *result)
{
  WarQuestion question = {
    .kind = kind, .purpose = purpose, .clause = clause, .owner = seat, .sides = sides, .count = 1
  };

  return ask (act, &question, result);
}

static void
close_offers (ProbeAct *act, gint subject)
{
  for (guint i = 0; i < probe_count_rows (act->setup, WAR_TABLE_DECISIONS); i++)
    {
      const gint32 *decision = get (act, WAR_TABLE_DECISIONS, (gint) i);

      if (decision[WAR_DECISION_SEAT] != WAR_NONE
          && decision[WAR_DECISION_KIND] == PROBE_DECISION_COUNTER
          && decision[WAR_DECISION_SUBJECT] == subject)
        war_decision_close (act->setup, act->state, i);
    }
}

static void
remove_piece (ProbeAct *act, gint row, const char *clause)
{
  gint32 *piece = get (act, WAR_TABLE_PIECES, row);

  piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  get (act, WAR_TABLE_SIDES, piece[WAR_PIECE_SIDE])[PROBE_SIDE_LOSSES]++;
  close_offers (act, row);
  war_events_add (act->events, PROBE_EVENT_REMOVED, row, WAR_NONE, clause);
}

void
probe_hit (ProbeAct *act, gint row, guint n_hits)
{
  gint32 *piece = get (act, WAR_TABLE_PIECES, row);

  if (n_hits == 0 || piece[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return;

  war_events_add (act->events, PROBE_EVENT_HIT, row, WAR_NONE, "probe.12")->arguments[0]
    = (gint32) n_hits;
  if (piece[WAR_PIECE_TYPE] == PROBE_TYPE_BASE)
    {
      gint formation = piece[WAR_PIECE_FORMATION];
      gint32 *hits = &get (act, WAR_TABLE_FORMATIONS, formation)[PROBE_FORMATION_HITS];
      guint n_bases = war_formation_count (act->setup, act->state, (guint) formation);

      *hits = (gint32) MIN ((guint) *hits + n_hits, n_bases);
      return;
    }

  /* In a view they may be unknown. */
  piece[PROBE_PIECE_WOUNDS] = MAX (piece[PROBE_PIECE_WOUNDS], 0) + (gint32) n_hits;
  if (piece[PROBE_PIECE_WOUNDS] >= (piece[WAR_PIECE_TYPE] == PROBE_TYPE_SQUAD ? 2 : 1))
    remove_piece (act, row, "probe.12");
}

gboolean
probe_fire (ProbeAct *act, const WarOrder *order, guint *hits)
{
  guint n_shots = (guint) order->arguments[0];
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;
  WarEvent *event;

  if (!probe_piece_is_on (act->setup, act->state, order->actor))
    return TRUE;
  if (!probe_roll (act, order->seat, 6, n_shots, 5, "to-hit", "probe.3.4", dice, &question))
    return FALSE;

  for (guint i = 0; i < n_shots; i++)
    {
      gint target = order->targets[i % order->n_targets];
      gint need
        = probe_hex_distance (get_hex (act, target), get_hex (act, order->actor)) <= 1 ? 4 : 5;

      hits[target] += war_dice_count_successes (&dice[i], 1, need);
    }

  event
    = war_events_add (act->events, PROBE_EVENT_FIRED, order->actor, order->targets[0], "probe.3.4");
  war_event_set_dice (event, &question, dice);
  return TRUE;
}

/* All sealed orders are rolled on the state as it was, then all hits count (probe.3). */
static gboolean
reveal (ProbeAct *act)
{
  guint n_pieces = probe_count_rows (act->setup, WAR_TABLE_PIECES);
  guint hits[WAR_OPTION_MAX_CANDIDATES] = { 0 };
  WarOrder order;

  while (war_sealed_take (act->setup, act->state, &order))
    if (!probe_fire (act, &order, hits))
      return FALSE;

  for (guint i = 0; i < n_pieces; i++)
    probe_hit (act, (gint) i, hits[i]);

  return TRUE;
}

/* Offers the piece to the seats of enemies next to it. */
static gboolean
make_offers (ProbeAct *act, gint row)
{
  gint side = get (act, WAR_TABLE_PIECES, row)[WAR_PIECE_SIDE];
  gint32 round = probe_get_round (act->setup, act->state);

  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    {
      gboolean is_near = FALSE;

      if (get (act, WAR_TABLE_SEATS, seat)[WAR_SEAT_SIDE] == side
          || get (act, WAR_TABLE_SEATS, seat)[PROBE_SEAT_PASSING] == round)
        continue;

      for (guint i = 0; i < probe_count_rows (act->setup, WAR_TABLE_PIECES); i++)
        {
          const gint32 *piece = get (act, WAR_TABLE_PIECES, (gint) i);

          is_near |= piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
                     && piece[PROBE_PIECE_SEAT] == seat && piece[PROBE_PIECE_COUNTERED] != round
                     && probe_hex_distance (get_hex (act, (gint) i), get_hex (act, row)) == 1;
        }

      if (!is_near)
        continue;
      if (!war_decision_open (act->setup, act->state, seat, PROBE_DECISION_COUNTER, FALSE, row, 0,
                              NULL))
        return FALSE;
      war_events_add (act->events, PROBE_EVENT_OFFERED, row, seat, "probe.9");
    }

  return TRUE;
}

gboolean
probe_land (ProbeAct *act, gint row, const char *clause)
{
  ProbeHex hex = get_hex (act, row);
  gint32 *mine = get (act, WAR_TABLE_FEATURES, PROBE_FEATURE_MINE);
  gint seat = get (act, WAR_TABLE_PIECES, row)[PROBE_PIECE_SEAT];

  war_events_add (act->events, PROBE_EVENT_MOVED, row, (gint) probe_hex_to_number (hex), clause);
  if (mine[WAR_FEATURE_GONE] == 0 && mine[PROBE_FEATURE_HEX] == (gint32) probe_hex_to_number (hex))
    {
      WarQuestion question;
      WarEvent *event;
      gint32 die;

      if (!probe_roll (act, seat, 6, 1, 0, "mine", "probe.10", &die, &question))
        return FALSE;
      mine[WAR_FEATURE_GONE] = 1;
      event = war_events_add (act->events, PROBE_EVENT_MINE, row, PROBE_FEATURE_MINE, "probe.10");
      war_event_set_dice (event, &question, &die);
      probe_hit (act, row, die <= 3);
    }

  return !probe_piece_is_on (act->setup, act->state, row) || make_offers (act, row);
}

gboolean
probe_move (ProbeAct *act, gint row, gint heading, gint distance)
{
  gint32 *piece = get (act, WAR_TABLE_PIECES, row);
  ProbeHex hex = probe_hex_step (get_hex (act, row), heading, distance);

  piece[WAR_PIECE_X] = hex.q;
  piece[WAR_PIECE_Y] = hex.r;
  piece[WAR_PIECE_HEADING] = heading * WAR_HEADING_TURN / 6;
  piece[PROBE_PIECE_ACTED] = probe_get_round (act->setup, act->state);

  return probe_land (act, row, "probe.4.2");
}

static gboolean
wheel (ProbeAct *act, const WarOrder *order)
{
  gint32 *formation = get (act, WAR_TABLE_FORMATIONS, order->actor);
  ProbeHex hex = { formation[PROBE_FORMATION_Q], formation[PROBE_FORMATION_R] };

  hex = probe_hex_step (hex, order->arguments[1], order->arguments[2]);
  formation[WAR_FORMATION_SHAPE] = order->arguments[0];
  formation[WAR_FORMATION_HEADING] = order->arguments[1] * WAR_HEADING_TURN / 6;
  formation[PROBE_FORMATION_Q] = hex.q;
  formation[PROBE_FORMATION_R] = hex.r;
  formation[WAR_FORMATION_X] = (2 * hex.q + hex.r) * 6 * WAR_CENTIMETRE;
  formation[WAR_FORMATION_Y] = hex.r * 10 * WAR_CENTIMETRE;
  formation[PROBE_FORMATION_ACTED] = probe_get_round (act->setup, act->state);
  war_formation_place (act->setup, act->state, (guint) order->actor, PROBE_BASE_WIDTH,
                       PROBE_BASE_DEPTH);

  return probe_land (act, probe_find_piece (act->setup, act->state, hex), "probe.5");
}

gboolean
probe_call (ProbeAct *act, gint side, ProbeHex hex)
{
  gint seat = side == 0 ? 0 : 2;
  WarQuestion question;
  WarEvent *event;
  gint32 *piece;
  gint32 die;
  gint row = WAR_NONE;

  get (act, WAR_TABLE_SIDES, side)[PROBE_SIDE_CALLED] = probe_get_round (act->setup, act->state);
  if (!probe_roll (act, seat, 6, 1, 3, "arrival", "probe.6", &die, &question))
    return FALSE;

  if (die >= 3)
    {
      row = war_state_take_piece (act->setup->layout, act->state);
      if (row == WAR_NONE)
        return FALSE;

      piece = get (act, WAR_TABLE_PIECES, row);
      piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      piece[WAR_PIECE_SIDE] = side;
      piece[WAR_PIECE_X] = hex.q;
      piece[WAR_PIECE_Y] = hex.r;
      piece[PROBE_PIECE_SEAT] = seat;
    }

  event = war_events_add (act->events, PROBE_EVENT_CALLED, row, side, "probe.6");
  war_event_set_dice (event, &question, &die);
  return TRUE;
}

static gboolean
cut (ProbeAct *act, const WarOrder *order)
{
  WarQuestion question;
  WarEvent *event;
  gint32 dice[2];

  get (act, WAR_TABLE_PIECES, order->actor)[PROBE_PIECE_ACTED]
    = probe_get_round (act->setup, act->state);
  if (!probe_roll (act, order->seat, 6, 2, 0, "cut", "probe.7", dice, &question))
    return FALSE;

  if (dice[0] + dice[1] >= 7)
    get (act, WAR_TABLE_FEATURES, order->targets[0])[PROBE_FEATURE_GAPPED] = 1;
  event = war_events_add (act->events, PROBE_EVENT_CUT, order->actor, order->targets[0], "probe.7");
  war_event_set_dice (event, &question, dice);
  return TRUE;
}

/* Where the shell comes down. */
static gboolean
scatter (ProbeAct *act, const WarOrder *order, ProbeHex *hex)
{
  WarQuestion question = {
    .kind = WAR_QUESTION_POSITION,
    .purpose = "aim",
    .clause = "probe.8",
    .owner = order->seat,
    .count = 1,
    .minimum = { -500, -500 },
    .maximum = { 500, 500 },
  };
  gint32 place[2], heading, die;

  *hex = (ProbeHex){ order->arguments[0], order->arguments[1] };
  if (!ask (act, &question, place))
    return FALSE;
  if (ABS (place[0]) <= 250 && ABS (place[1]) <= 250)
    return TRUE;

  if (!choose (act, WAR_QUESTION_DIRECTION, order->seat, 6, "scatter", "probe.8", &heading)
      || !probe_roll (act, order->seat, 6, 1, 0, "scatter", "probe.8", &die, &question))
    return FALSE;

  /* A d3 is a d6 halved. */
  *hex = probe_hex_step (*hex, heading, (die + 1) / 2);
  return TRUE;
}

static gboolean
shell (ProbeAct *act, const WarOrder *order)
{
  gint32 *feature;
  ProbeHex hex;
  gint row, barrier;

  get (act, WAR_TABLE_PIECES, order->actor)[PROBE_PIECE_ACTED]
    = probe_get_round (act->setup, act->state);
  if (!scatter (act, order, &hex))
    return FALSE;

  war_events_add (act->events, PROBE_EVENT_SHELLED, order->actor,
                  probe_hex_is_on (hex) ? (gint) probe_hex_to_number (hex) : WAR_NONE, "probe.8");
  if (!probe_hex_is_on (hex))
    return TRUE;

  barrier = probe_find_barrier (act->setup, act->state, hex);
  if (barrier != WAR_NONE)
    {
      gint32 is_whole = 0;

      feature = get (act, WAR_TABLE_FEATURES, barrier);
      if (barrier == PROBE_FEATURE_BUNKER)
        feature[WAR_FEATURE_GONE] = 1;
      else if (!choose (act, WAR_QUESTION_ONE_OF, order->seat, 2, "wire", "probe.8", &is_whole))
        return FALSE;
      else
        feature[PROBE_FEATURE_GAPPED] = !is_whole;
      if (is_whole == 0)
        war_events_add (act->events, PROBE_EVENT_DESTROYED, order->actor, barrier, "probe.8");
    }

  row = probe_find_piece (act->setup, act->state, hex);
  if (row != WAR_NONE)
    probe_hit (act, row, 1);
  return TRUE;
}

static gboolean
lay (ProbeAct *act, const WarOrder *order)
{
  gint32 *mine = get (act, WAR_TABLE_FEATURES, PROBE_FEATURE_MINE);
  gint side = get (act, WAR_TABLE_SEATS, order->seat)[WAR_SEAT_SIDE];
  WarEvent *event;
  gint32 column;

  if (!choose (act, WAR_QUESTION_ONE_OF, order->seat, 3, "mine", "probe.2", &column))
    return FALSE;

  mine[WAR_FEATURE_SIDE] = side;
  mine[PROBE_FEATURE_HEX] = (gint32) probe_hex_to_number ((ProbeHex){ 2 + column, 4 });
  get (act, WAR_TABLE_GAME, 0)[WAR_GAME_PHASE] = PROBE_PHASE_FIRE;
  get (act, WAR_TABLE_GAME, 0)[WAR_GAME_ROUND] = 1;
  event
    = war_events_add (act->events, PROBE_EVENT_LAID, WAR_NONE, mine[PROBE_FEATURE_HEX], "probe.2");
  event->seats = 1u << order->seat;
  return TRUE;
}

static gboolean
counter (ProbeAct *act, const WarOrder *order)
{
  gint decision
    = war_decision_find_kind (act->setup, act->state, order->seat, PROBE_DECISION_COUNTER);
  gint subject = get (act, WAR_TABLE_DECISIONS, decision)[WAR_DECISION_SUBJECT];
  WarQuestion question;
  WarEvent *event;
  gint32 dice[2];

  get (act, WAR_TABLE_PIECES, order->actor)[PROBE_PIECE_COUNTERED]
    = probe_get_round (act->setup, act->state);
  war_decision_close (act->setup, act->state, (guint) decision);
  if (!probe_roll (act, order->seat, 6, 2, 5, "counter", "probe.9", dice, &question))
    return FALSE;

  event = war_events_add (act->events, PROBE_EVENT_FIRED, order->actor, subject, "probe.9");
  war_event_set_dice (event, &question, dice);
  probe_hit (act, subject, war_dice_count_successes (dice, 2, 5));
  return TRUE;
}

static void
pass (ProbeAct *act, const WarOrder *order)
{
  gint decision;

  do
    {
      decision
        = war_decision_find_kind (act->setup, act->state, order->seat, PROBE_DECISION_COUNTER);
      if (decision != WAR_NONE)
        war_decision_close (act->setup, act->state, (guint) decision);
    }
  while (decision != WAR_NONE && order->arguments[0] == 1);

  if (order->arguments[0] == 1)
    get (act, WAR_TABLE_SEATS, order->seat)[PROBE_SEAT_PASSING]
      = probe_get_round (act->setup, act->state);
}

static void
lose (ProbeAct *act, const WarOrder *order)
{
  gint row = get (act, WAR_TABLE_PIECES, order->actor)[WAR_PIECE_FORMATION];
  gint32 *formation = get (act, WAR_TABLE_FORMATIONS, row);

  remove_piece (act, order->actor, "probe.5");
  formation[PROBE_FORMATION_HITS]--;
  war_formation_place (act->setup, act->state, (guint) row, PROBE_BASE_WIDTH, PROBE_BASE_DEPTH);
  if (war_formation_count (act->setup, act->state, (guint) row) == 0)
    formation[WAR_FORMATION_IN_USE] = 0;
}

static void
write_note (ProbeAct *act, const WarOrder *order)
{
  WarEvent *event
    = war_events_add (act->events, PROBE_EVENT_NOTE, order->seat, order->actor, "probe.13");

  event->seats = (1u << order->seat) | (1u << order->actor);
  get (act, WAR_TABLE_SEATS, order->seat)[PROBE_SEAT_WROTE]
    = probe_get_round (act->setup, act->state);
  get (act, WAR_TABLE_SEATS, order->actor)[PROBE_SEAT_NOTE]
    = get (act, WAR_TABLE_GAME, 0)[WAR_GAME_ORDER];
}

static gboolean
be_done (ProbeAct *act, const WarOrder *order)
{
  gint row;

  get (act, WAR_TABLE_SEATS, order->seat)[PROBE_SEAT_DONE] = 1;
  row = war_decision_find_kind (act->setup, act->state, order->seat, PROBE_DECISION_FIRE);
  if (row == WAR_NONE)
    return TRUE;

  war_decision_close (act->setup, act->state, (guint) row);
  if (!war_sealed_is_complete (act->setup, act->state))
    return TRUE;

  return reveal (act);
}

static gboolean
carry_out (ProbeAct *act, const WarOrder *order)
{
  switch ((ProbeOrder) order->kind)
    {
    case PROBE_ORDER_LAY:
      return lay (act, order);
    case PROBE_ORDER_FIRE:
      return war_sealed_add (act->setup, act->state, order);
    case PROBE_ORDER_MOVE:
      return probe_move (act, order->actor, order->arguments[0], order->arguments[1]);
    case PROBE_ORDER_WHEEL:
      return wheel (act, order);
    case PROBE_ORDER_CALL:
      return probe_call (act, order->actor, (ProbeHex){ order->arguments[0], order->arguments[1] });
    case PROBE_ORDER_CUT:
      return cut (act, order);
    case PROBE_ORDER_SHELL:
      return shell (act, order);
    case PROBE_ORDER_COUNTER:
      return counter (act, order);
    case PROBE_ORDER_CHART:
      return probe_chart (act, order->seat);
    case PROBE_ORDER_DONE:
      return be_done (act, order);
    case PROBE_ORDER_NOTE:
      write_note (act, order);
      return TRUE;
    case PROBE_ORDER_PASS:
      pass (act, order);
      return TRUE;
    case PROBE_ORDER_LOSE:
      lose (act, order);
      return TRUE;
    case PROBE_N_ORDERS:
    default:
      g_assert_not_reached ();
    }
}

WarOutcome
probe_carry_out (const WarSetup *setup, WarState *state, const WarOrder *order, WarChance *chance,
                 WarEvents *events)
{
  ProbeAct act = { setup, state, chance, events };

  /* Offers lapse when somebody goes on (probe.9). */
  if (order->kind != PROBE_ORDER_COUNTER && order->kind != PROBE_ORDER_PASS
      && order->kind != PROBE_ORDER_NOTE && order->kind != PROBE_ORDER_LOSE)
    war_decision_close_all (setup, state, PROBE_DECISION_COUNTER);

  if (!carry_out (&act, order) || !probe_proceed (&act))
    return WAR_OUTCOME_REFUSED;

  return WAR_OUTCOME_DONE;
}
