/* probe.c: a made-up little rule system: its tables, beginning and end
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-private.h"

static const char *const events[] = {
  [PROBE_EVENT_LAID] = "laid",
  [PROBE_EVENT_FIRED] = "fired",
  [PROBE_EVENT_HIT] = "hit",
  [PROBE_EVENT_REMOVED] = "removed",
  [PROBE_EVENT_MOVED] = "moved",
  [PROBE_EVENT_MINE] = "mine",
  [PROBE_EVENT_CUT] = "cut",
  [PROBE_EVENT_SHELLED] = "shelled",
  [PROBE_EVENT_DESTROYED] = "destroyed",
  [PROBE_EVENT_CALLED] = "called",
  [PROBE_EVENT_NOTE] = "note",
  [PROBE_EVENT_OFFERED] = "offered",
  [PROBE_EVENT_CHART] = "chart",
  [PROBE_EVENT_RECOVERED] = "recovered",
  [PROBE_EVENT_ROUND] = "round",
  NULL,
};
static const char *const decisions[] = {
  [PROBE_DECISION_LAY] = "lay",
  [PROBE_DECISION_FIRE] = "fire",
  [PROBE_DECISION_MOVE] = "move",
  [PROBE_DECISION_COUNTER] = "counter",
  [PROBE_DECISION_LOSE] = "lose",
  [PROBE_DECISION_CHART] = "chart",
  NULL,
};
static const char *const phases[] = {
  [PROBE_PHASE_LAY] = "lay",
  [PROBE_PHASE_FIRE] = "fire",
  [PROBE_PHASE_MOVE] = "move",
  [PROBE_PHASE_CHART] = "chart",
  NULL,
};

#define SIDE(column) [PROBE_SIDE_##column - WAR_SIDE_OWN]
#define SEAT(column) [PROBE_SEAT_##column - WAR_SEAT_OWN]
#define PIECE(column) [PROBE_PIECE_##column - WAR_PIECE_OWN]
#define FORMATION(column) [PROBE_FORMATION_##column - WAR_FORMATION_OWN]
#define FEATURE(column) [PROBE_FEATURE_##column - WAR_FEATURE_OWN]

static const WarColumn side_columns[] = {
  SIDE (LOSSES) = WAR_COLUMN_COUNT ("losses"),
  SIDE (CALLED) = WAR_COLUMN_COUNT ("called"),
  { NULL },
};

static const WarColumn seat_columns[] = {
  SEAT (DONE) = WAR_COLUMN_FLAG ("done"),
  SEAT (NOTE) = { "note", WAR_NONE, WAR_SECRECY_SEAT },
  SEAT (WROTE) = WAR_COLUMN_COUNT ("wrote"),
  SEAT (PASSING) = WAR_COLUMN_COUNT ("passing"),
  { NULL },
};

static const WarColumn piece_columns[] = {
  PIECE (SEAT) = WAR_COLUMN_ROW ("seat", WAR_TABLE_SEATS),
  PIECE (WOUNDS) = { "wounds" },
  PIECE (ACTED) = WAR_COLUMN_COUNT ("acted"),
  PIECE (COUNTERED) = WAR_COLUMN_COUNT ("countered"),
  { NULL },
};

static const WarColumn formation_columns[] = {
  FORMATION (SEAT) = WAR_COLUMN_ROW ("seat", WAR_TABLE_SEATS),
  FORMATION (Q) = WAR_COLUMN_CHOICE ("q", PROBE_SIZE - 1),
  FORMATION (R) = WAR_COLUMN_CHOICE ("r", PROBE_SIZE - 1),
  FORMATION (HITS) = WAR_COLUMN_COUNT ("hits"),
  FORMATION (ACTED) = WAR_COLUMN_COUNT ("acted"),
  { NULL },
};

static const WarColumn feature_columns[] = {
  FEATURE (GAPPED) = WAR_COLUMN_FLAG ("gapped"),
  FEATURE (HEX) = { "hex", WAR_NONE, WAR_SECRECY_SIDE, WAR_NONE, PROBE_SIZE *PROBE_SIZE - 1 },
  { NULL },
};

static const ProbeOptions standard
  = { .round_limit = 6, .n_pieces = 16, .n_decisions = 8, .n_sealed = 6 };

static void
count_rows (const ProbeOptions *options, guint rows[WAR_N_TABLES])
{
  rows[WAR_TABLE_SEATS] = PROBE_N_SEATS;
  rows[WAR_TABLE_PIECES] = options->n_pieces;
  rows[WAR_TABLE_FORMATIONS] = 1;
  rows[WAR_TABLE_FEATURES] = PROBE_N_FEATURES;
  rows[WAR_TABLE_DECISIONS] = options->n_decisions;
  rows[WAR_TABLE_SEALED] = options->n_sealed;
}

/* With room for all offers that are put off while a chart moves everybody. */
static gpointer
prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  ProbeOptions *options = g_new (ProbeOptions, 1);

  *options = standard;
  options->round_limit = (guint) operation->rounds;
  options->n_decisions = 64;
  count_rows (options, rows);
  return options;
}

void
probe_setup_init (WarSetup *setup, const ProbeOptions *options)
{
  const ProbeOptions *data = options != NULL ? options : &standard;
  guint rows[WAR_N_TABLES] = { 0 };

  g_return_if_fail (data->n_pieces >= 13 && data->n_pieces <= WAR_OPTION_MAX_CANDIDATES);

  count_rows (data, rows);
  war_setup_init (setup, &probe_play, data, rows);
}

static void
place (const WarSetup *setup, WarState *state, gint seat, ProbeType type, gint q, gint r)
{
  gint32 *piece
    = probe_get (setup, state, WAR_TABLE_PIECES, war_state_take_piece (setup->layout, state));

  piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  piece[WAR_PIECE_SIDE] = seat == 2;
  piece[WAR_PIECE_TYPE] = (gint32) type;
  piece[WAR_PIECE_X] = q;
  piece[WAR_PIECE_Y] = r;
  piece[PROBE_PIECE_SEAT] = seat;
}

static void
place_formation (const WarSetup *setup, WarState *state)
{
  gint32 *formation = probe_get (setup, state, WAR_TABLE_FORMATIONS, 0);

  formation[WAR_FORMATION_IN_USE] = 1;
  formation[PROBE_FORMATION_SEAT] = 1;
  formation[PROBE_FORMATION_Q] = 3;
  formation[PROBE_FORMATION_R] = 6;
  formation[WAR_FORMATION_X] = (2 * 3 + 6) * 6 * WAR_CENTIMETRE;
  formation[WAR_FORMATION_Y] = 6 * 10 * WAR_CENTIMETRE;
  for (gint i = 0; i < 4; i++)
    {
      gint row = war_state_take_piece (setup->layout, state);
      gint32 *piece = probe_get (setup, state, WAR_TABLE_PIECES, row);

      piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      piece[WAR_PIECE_TYPE] = PROBE_TYPE_BASE;
      piece[WAR_PIECE_FORMATION] = 0;
      piece[WAR_PIECE_RANK] = i;
      piece[PROBE_PIECE_SEAT] = 1;
    }
  war_formation_place (setup, state, 0, PROBE_BASE_WIDTH, PROBE_BASE_DEPTH);
}

static void
begin (const WarSetup *setup, WarState *state)
{
  static const WarControl controls[]
    = { WAR_CONTROL_PERSON, WAR_CONTROL_SOLO, WAR_CONTROL_AUTOMATIC };
  WarEvents nobody = { .capacity = 0 };
  ProbeAct act = { .setup = setup, .state = state, .events = &nobody };

  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    {
      gint32 *cells = probe_get (setup, state, WAR_TABLE_SEATS, seat);

      cells[WAR_SEAT_SIDE] = seat == 2;
      cells[WAR_SEAT_CONTROL] = (gint32) controls[seat];
    }

  place (setup, state, 0, PROBE_TYPE_SQUAD, 1, 5);
  place (setup, state, 0, PROBE_TYPE_SQUAD, 2, 5);
  place (setup, state, 0, PROBE_TYPE_GUN, 2, 6);
  place_formation (setup, state);
  place (setup, state, 1, PROBE_TYPE_SQUAD, 4, 5);
  place (setup, state, 2, PROBE_TYPE_SQUAD, 1, 2);
  place (setup, state, 2, PROBE_TYPE_SQUAD, 2, 2);
  place (setup, state, 2, PROBE_TYPE_SQUAD, 4, 2);
  place (setup, state, 2, PROBE_TYPE_SQUAD, 5, 2);
  place (setup, state, 2, PROBE_TYPE_GUN, 4, 1);
  probe_proceed (&act);
}

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  const ProbeOptions *options = setup->data;
  guint left_1 = probe_count_pieces (setup, state, 0);
  guint left_2 = probe_count_pieces (setup, state, 1);
  gint32 losses_1, losses_2;

  if (left_1 == 0 || left_2 == 0)
    return left_1 > 0 ? WAR_WINNER_SIDE_1 : left_2 > 0 ? WAR_WINNER_SIDE_2 : WAR_WINNER_DRAW;
  if (probe_get_round (setup, state) <= (gint32) options->round_limit)
    return WAR_WINNER_NONE;

  losses_1 = probe_peek (setup, state, WAR_TABLE_SIDES, 0)[PROBE_SIDE_LOSSES];
  losses_2 = probe_peek (setup, state, WAR_TABLE_SIDES, 1)[PROBE_SIDE_LOSSES];
  return losses_1 < losses_2   ? WAR_WINNER_SIDE_1
         : losses_2 < losses_1 ? WAR_WINNER_SIDE_2
                               : WAR_WINNER_DRAW;
}

/* The lowest of what the seat may do; the chart only where it has to. */
static gboolean
get_automatic (const WarSetup *setup, const WarState *state, gint seat, WarOrder *order)
{
  static const ProbeOrder kinds[] = { PROBE_ORDER_LAY,  PROBE_ORDER_COUNTER, PROBE_ORDER_CHART,
                                      PROBE_ORDER_FIRE, PROBE_ORDER_PASS,    PROBE_ORDER_DONE };
  WarOption options[64];
  guint n_options = probe_list (setup, state, seat, WAR_NONE, options, G_N_ELEMENTS (options));

  n_options = MIN (n_options, G_N_ELEMENTS (options));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < n_options; j++)
      {
        WarGenerator generator = war_generator_new (i, j);

        if (options[j].kind == kinds[i])
          return war_play_sample (setup, state, seat, &options[j], &generator, order);
      }

  return FALSE;
}

/* Wounds of enemies that are far away. */
static void
hide (const WarSetup *setup, WarState *view, gint seat)
{
  guint n_pieces = probe_count_rows (setup, WAR_TABLE_PIECES);
  gint side = probe_peek (setup, view, WAR_TABLE_SEATS, seat)[WAR_SEAT_SIDE];

  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 *piece = probe_get (setup, view, WAR_TABLE_PIECES, (gint) i);
      gboolean is_near = FALSE;

      if (piece[WAR_PIECE_SIDE] == side || piece[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;

      for (guint j = 0; j < n_pieces; j++)
        is_near |= probe_piece_is_on (setup, view, (gint) j)
                   && probe_peek (setup, view, WAR_TABLE_PIECES, (gint) j)[WAR_PIECE_SIDE] == side
                   && probe_hex_distance (probe_piece_get_hex (setup, view, (gint) i),
                                          probe_piece_get_hex (setup, view, (gint) j))
                        <= 3;
      if (!is_near)
        piece[PROBE_PIECE_WOUNDS] = WAR_UNKNOWN;
    }
}

static char *
find_piece_fault (const WarSetup *setup, const WarState *state, gint row)
{
  const gint32 *piece = probe_peek (setup, state, WAR_TABLE_PIECES, row);
  ProbeHex hex = probe_piece_get_hex (setup, state, row);

  if (!probe_hex_is_on (hex))
    return g_strdup_printf ("piece %d is off the ground", row);
  if (probe_find_barrier (setup, state, hex) != WAR_NONE)
    return g_strdup_printf ("piece %d is in a barrier", row);

  for (gint other = 0; other < row; other++)
    if (probe_piece_is_on (setup, state, other)
        && (piece[WAR_PIECE_FORMATION] == WAR_NONE
            || probe_peek (setup, state, WAR_TABLE_PIECES, other)[WAR_PIECE_FORMATION]
                 != piece[WAR_PIECE_FORMATION])
        && probe_hex_equal (probe_piece_get_hex (setup, state, other), hex))
      return g_strdup_printf ("pieces %d and %d are on one hex", other, row);

  if (piece[PROBE_PIECE_WOUNDS] > 1 || piece[PROBE_PIECE_SEAT] < 0
      || piece[PROBE_PIECE_SEAT] >= PROBE_N_SEATS || piece[WAR_PIECE_TYPE] < 0
      || piece[WAR_PIECE_TYPE] > PROBE_TYPE_BASE)
    return g_strdup_printf ("piece %d has too many wounds, or no seat or type", row);

  return NULL;
}

/* Whether the bases of the formation stand where its pose puts them. */
static char *
find_formation_fault (const WarSetup *setup, const WarState *state)
{
  const gint32 *formation = probe_peek (setup, state, WAR_TABLE_FORMATIONS, 0);
  guint n_bases = war_formation_count (setup, state, 0), rank = 0;

  if ((formation[WAR_FORMATION_IN_USE] != 0) != (n_bases > 0))
    return g_strdup ("a formation without bases, or the other way round");

  for (guint i = 0; i < probe_count_rows (setup, WAR_TABLE_PIECES); i++)
    {
      const gint32 *piece = probe_peek (setup, state, WAR_TABLE_PIECES, (gint) i);
      WarPosition centre;
      WarHeading heading;

      if (piece[WAR_PIECE_TYPE] != PROBE_TYPE_BASE || !probe_piece_is_on (setup, state, (gint) i))
        continue;

      war_formation_get_pose (formation, rank++, n_bases, PROBE_BASE_WIDTH, PROBE_BASE_DEPTH,
                              &centre, &heading);
      if (piece[WAR_PIECE_X] != centre.x || piece[WAR_PIECE_Y] != centre.y
          || piece[WAR_PIECE_HEADING] != heading)
        return g_strdup_printf ("base %u is not where its formation puts it", i);
    }

  return NULL;
}

/* Whether decisions are about what is there. */
static char *
find_decision_fault (const WarSetup *setup, const WarState *state, gint row)
{
  const gint32 *decision = probe_peek (setup, state, WAR_TABLE_DECISIONS, row);
  gint32 subject = decision[WAR_DECISION_SUBJECT];
  gboolean is_sound = TRUE;

  if (decision[WAR_DECISION_SEAT] == WAR_NONE)
    return NULL;

  if (decision[WAR_DECISION_KIND] == PROBE_DECISION_COUNTER)
    is_sound = subject >= 0 && subject < (gint32) probe_count_rows (setup, WAR_TABLE_PIECES)
               && probe_piece_is_on (setup, state, subject);
  else if (decision[WAR_DECISION_KIND] == PROBE_DECISION_LOSE)
    is_sound = subject == 0;
  else
    is_sound
      = decision[WAR_DECISION_KIND] >= 0 && decision[WAR_DECISION_KIND] <= PROBE_DECISION_CHART;

  return is_sound ? NULL : g_strdup_printf ("decision %d is about nothing", row);
}

static char *
find_fault (const WarSetup *setup, const WarState *state)
{
  gint32 phase = probe_get_phase (setup, state);
  guint32 must, may;

  if (phase < PROBE_PHASE_LAY || phase > PROBE_PHASE_CHART)
    return g_strdup ("no such phase");
  for (guint i = 0; i < probe_count_rows (setup, WAR_TABLE_DECISIONS); i++)
    {
      char *fault = find_decision_fault (setup, state, (gint) i);

      if (fault != NULL)
        return fault;
    }

  for (guint i = 0; i < probe_count_rows (setup, WAR_TABLE_PIECES); i++)
    if (probe_piece_is_on (setup, state, (gint) i))
      {
        char *fault = find_piece_fault (setup, state, (gint) i);

        if (fault != NULL)
          return fault;
      }

  war_decision_get_seats (setup, state, &must, &may);
  if ((get_winner (setup, state) == WAR_WINNER_NONE) != (must != 0))
    return g_strdup ("nobody has to decide, or somebody after the end");
  if (phase != PROBE_PHASE_FIRE && probe_count_rows (setup, WAR_TABLE_SEALED) > 0
      && probe_peek (setup, state, WAR_TABLE_SEALED, 0)[WAR_SEALED_SEAT] != WAR_NONE)
    return g_strdup ("a sealed order outlived its phase");

  return find_formation_fault (setup, state);
}

const WarPlay probe_play = {
  .orders = probe_orders,
  .events = events,
  .decisions = decisions,
  .phases = phases,
  .columns = {
    [WAR_TABLE_SIDES] = side_columns,
    [WAR_TABLE_SEATS] = seat_columns,
    [WAR_TABLE_PIECES] = piece_columns,
    [WAR_TABLE_FORMATIONS] = formation_columns,
    [WAR_TABLE_FEATURES] = feature_columns,
  },
  .prepare = prepare,
  .release = g_free,
  .begin = begin,
  .check = probe_check,
  .carry_out = probe_carry_out,
  .list = probe_list,
  .narrow = probe_narrow,
  .get_automatic = get_automatic,
  .hide = hide,
  .get_winner = get_winner,
  .show_piece = probe_show_piece,
  .foresee = probe_foresee,
  .find_fault = find_fault,
};

WarOperation *
probe_operation_new (gint rounds)
{
  static const WarSystem system = { .id = "probe", .name = "Probe", .play = &probe_play };
  g_autoptr (WarRules) rules = war_rules_new (&system);
  g_autoptr (WarBook) book = war_book_new (rules);
  WarOperation *operation = war_operation_new ("probe", "Probe", rules);

  operation->rounds = rounds;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = war_force_new ("Side", book);
  return operation;
}
