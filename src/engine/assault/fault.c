/* fault.c: what is impossible in a state of Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* Of a die. */
#define SIDES 6

static char *
check_game (const WarSetup *setup, const WarState *state)
{
  const gint32 *cells = war_setup_peek_game (setup, state);
  gint32 phase = cells[WAR_GAME_PHASE];

  if (phase < WAR_ASSAULT_PHASE_DIVIDE || phase > WAR_ASSAULT_PHASE_UNPINNING)
    return g_strdup_printf ("game 0: phase is %d", phase);
  if ((cells[WAR_GAME_ROUND] == 0) != (phase <= WAR_ASSAULT_PHASE_ARRANGE))
    return g_strdup_printf ("game 0: phase is %d in turn %d", phase, cells[WAR_GAME_ROUND]);
  if (cells[WAR_GAME_ROUND] < 0 || cells[WAR_GAME_ROUND] > WAR_OPERATION_MAX_ROUNDS)
    return g_strdup_printf ("game 0: turn is %d", cells[WAR_GAME_ROUND]);

  return NULL;
}

static char *
check_seat (const WarSetup *setup, const WarState *state, gint seat)
{
  const WarAssault *data = war_assault_get_data (setup);
  const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat);
  gint side = seat == data->seat_of_defenders ? WAR_ASSAULT_DEFENDERS
              : seat == data->seat_of_umpire  ? WAR_NONE
                                              : WAR_ASSAULT_ATTACKERS;

  if (cells[WAR_SEAT_SIDE] != side)
    return g_strdup_printf ("seats %d: is of side %d", seat, cells[WAR_SEAT_SIDE]);
  if ((cells[WAR_SEAT_CONTROL] == WAR_CONTROL_MASTER) != (side == WAR_NONE))
    return g_strdup_printf ("seats %d: is an umpire, or is not", seat);

  return NULL;
}

/* A question is the one of its phase. */
static char *
check_decision (const WarSetup *setup, const WarState *state, guint row)
{
  static const gint kinds[] = {
    [WAR_ASSAULT_PHASE_DIVIDE] = WAR_ASSAULT_DECIDE_DIVIDE,
    [WAR_ASSAULT_PHASE_ARRANGE] = WAR_ASSAULT_DECIDE_ARRANGE,
    [WAR_ASSAULT_PHASE_SHELLS] = WAR_NONE,
    [WAR_ASSAULT_PHASE_FIRE] = WAR_ASSAULT_DECIDE_FIRE,
    [WAR_ASSAULT_PHASE_MORALE] = WAR_NONE,
    [WAR_ASSAULT_PHASE_ATTACKERS] = WAR_ASSAULT_DECIDE_MOVE,
    [WAR_ASSAULT_PHASE_DEFENDERS] = WAR_ASSAULT_DECIDE_MOVE,
    [WAR_ASSAULT_PHASE_HAND_TO_HAND] = WAR_NONE,
    [WAR_ASSAULT_PHASE_UNPINNING] = WAR_NONE,
  };
  gint32 phase = war_setup_peek_game (setup, state)[WAR_GAME_PHASE];
  const gint32 *decision = war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS, row);
  gint last = war_assault_get_data (setup)->seat_of_defenders;
  gint umpire = war_assault_get_data (setup)->seat_of_umpire;
  gboolean is_defenders;

  if (decision[WAR_DECISION_SEAT] == WAR_NONE)
    return NULL;
  if (decision[WAR_DECISION_SEAT] == umpire)
    return phase == WAR_ASSAULT_PHASE_DIVIDE && war_assault_may_set_gaps (setup)
               && decision[WAR_DECISION_KIND] == WAR_ASSAULT_DECIDE_GAPS
               && decision[WAR_DECISION_SUBJECT] == WAR_NONE && decision[WAR_DECISION_SECRET] == 0
             ? NULL
             : g_strdup_printf ("decisions %u: is no umpire's", row);
  if (decision[WAR_DECISION_KIND] != kinds[phase] || decision[WAR_DECISION_SUBJECT] != WAR_NONE)
    return g_strdup_printf ("decisions %u: kind is %d in phase %d", row,
                            decision[WAR_DECISION_KIND], phase);
  if ((decision[WAR_DECISION_SECRET] != 0) != (phase == WAR_ASSAULT_PHASE_FIRE))
    return g_strdup_printf ("decisions %u: is secret, or is not", row);

  is_defenders = phase == WAR_ASSAULT_PHASE_DIVIDE || phase == WAR_ASSAULT_PHASE_DEFENDERS;
  if (phase != WAR_ASSAULT_PHASE_FIRE && (decision[WAR_DECISION_SEAT] == last) != is_defenders)
    return g_strdup_printf ("decisions %u: seat is %d", row, decision[WAR_DECISION_SEAT]);

  return NULL;
}

/* Sealed orders are of the step in which they are given, and of bases of their seats. */
static char *
check_sealed (const WarSetup *setup, const WarState *state, guint row)
{
  const gint32 *sealed = war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, row);
  gint32 target = sealed[WAR_SEALED_TARGETS];
  guint n_units = war_assault_count_units (setup);

  if (sealed[WAR_SEALED_SEAT] == WAR_NONE)
    return NULL;
  if (war_setup_peek_game (setup, state)[WAR_GAME_PHASE] != WAR_ASSAULT_PHASE_FIRE)
    return g_strdup_printf ("sealed %u: not in the fire step", row);
  if (sealed[WAR_SEALED_KIND] != WAR_ASSAULT_ORDER_FIRE || sealed[WAR_SEALED_N_TARGETS] != 1
      || (guint) sealed[WAR_SEALED_ACTOR] >= n_units || (guint) target >= n_units
      || !war_assault_is_enemy (setup, (guint) sealed[WAR_SEALED_ACTOR], (guint) target)
      || war_assault_get_unit (setup, (guint) sealed[WAR_SEALED_ACTOR])->seat
           != sealed[WAR_SEALED_SEAT]
      || sealed[WAR_SEALED_ARGUMENTS] < 1 || sealed[WAR_SEALED_ARGUMENTS] > 20)
    return g_strdup_printf ("sealed %u: is no fire", row);

  return NULL;
}

/* Only a bunker lets men out, and its entrance is blocked for a die of turns (assault.A-18). */
static gboolean
is_bunker (const WarSetup *setup, gint32 feature)
{
  const WarAssault *data = war_assault_get_data (setup);

  for (guint i = 0; i < data->bunkers->len; i++)
    if ((gint32) g_array_index (data->bunkers, WarAssaultBunker, i).feature == feature)
      return TRUE;

  return FALSE;
}

static char *
check_feature (const WarSetup *setup, const WarState *state, guint feature)
{
  gint32 opens = war_state_peek_row (setup->layout, state, WAR_TABLE_FEATURES,
                                     feature)[WAR_ASSAULT_FEATURE_OPENS];

  if (opens == 0 || (opens >= 1 && opens <= 1 + SIDES && is_bunker (setup, (gint32) feature)))
    return NULL;

  return g_strdup_printf ("features %u: opens in turn %d", feature, opens);
}

/* Bases --------------------------------------------------------------------------------------- */

/* A note has somebody to whom it goes, and only runners have any. In a view both may be unknown. */
static gboolean
has_right_note (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarAssault *data = war_assault_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint32 note = cells[WAR_ASSAULT_PIECE_NOTE], addressee = cells[WAR_ASSAULT_PIECE_ADDRESSEE];
  WarAssaultBranch branch;

  if (note == 0 && addressee == WAR_NONE)
    return TRUE;
  if (note == WAR_UNKNOWN || addressee == WAR_UNKNOWN)
    return note == addressee;
  if (unit < data->first_runner || unit >= data->first_runner + data->n_runners || note <= 0
      || addressee < 0 || (guint) addressee >= war_assault_count_units (setup)
      || war_assault_is_enemy (setup, unit, (guint) addressee))
    return FALSE;

  branch = war_assault_get_type (setup, (guint) addressee)->branch;
  return branch == WAR_ASSAULT_OFFICER || branch == WAR_ASSAULT_HEADQUARTERS;
}

static char *
check_piece (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarField *field = war_assault_get_data (setup)->field;
  const WarAssaultUnit *its = war_assault_get_unit (setup, unit);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint32 presence = cells[WAR_PIECE_PRESENCE];
  WarBase base;
  gint taken;

  if (presence == WAR_PRESENCE_FREE || cells[WAR_PIECE_SIDE] != its->side
      || cells[WAR_PIECE_TYPE] != (gint32) its->type || cells[WAR_PIECE_FORMATION] != WAR_NONE
      || cells[WAR_ASSAULT_PIECE_GAP] != WAR_NONE)
    return g_strdup_printf ("pieces %u: is not its unit", unit);
  if ((presence == WAR_PRESENCE_GONE) != (cells[WAR_ASSAULT_PIECE_LOSS] != WAR_ASSAULT_LOSS_NONE))
    return g_strdup_printf ("pieces %u: is gone, or lost", unit);
  if (cells[WAR_ASSAULT_PIECE_BUNKER] != WAR_NONE
      && (its->side != WAR_ASSAULT_DEFENDERS
          || !is_bunker (setup, cells[WAR_ASSAULT_PIECE_BUNKER])))
    return g_strdup_printf ("pieces %u: is in a bunker", unit);
  if (!has_right_note (setup, state, unit))
    return g_strdup_printf ("pieces %u: carries no such note", unit);
  if (presence != WAR_PRESENCE_ON_FIELD)
    return NULL;

  base = war_assault_get_base (setup, state, unit);
  if (!war_base_is_on_field (&base, field->width, field->depth))
    return g_strdup_printf ("pieces %u: is not on the field", unit);
  taken = war_assault_find_taken (setup, state, unit, &base);
  return taken == WAR_NONE ? NULL : g_strdup_printf ("pieces %u: stands on piece %d", unit, taken);
}

static char *
check_gap (const WarSetup *setup, const WarState *state, guint row)
{
  const WarAssault *data = war_assault_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, row);
  gint32 feature = cells[WAR_ASSAULT_PIECE_GAP];

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
    return NULL;

  /* The wire holds, an umpire says. */
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
      && war_setup_peek_game (setup, state)[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_DIVIDE)
    return feature == WAR_NONE ? NULL : g_strdup_printf ("pieces %u: is a gap, or not", row);
  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD || feature == WAR_NONE
      || !data->is_wire[feature] || cells[WAR_ASSAULT_PIECE_WIDTH] < WAR_BASE_MIN
      || cells[WAR_ASSAULT_PIECE_WIDTH] % 2 != 0)
    return g_strdup_printf ("pieces %u: is no gap", row);

  return NULL;
}

char *
war_assault_find_fault (const WarSetup *setup, const WarState *state)
{
  const WarAssault *data = war_assault_get_data (setup);
  char *fault = check_game (setup, state);

  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    fault = check_seat (setup, state, (gint) i);
  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_DECISIONS].n_rows; i++)
    fault = check_decision (setup, state, i);
  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_SEALED].n_rows; i++)
    fault = check_sealed (setup, state, i);
  for (guint i = 0; fault == NULL && i < data->n_features; i++)
    fault = check_feature (setup, state, i);
  for (guint i = 0; fault == NULL && i < war_assault_count_units (setup); i++)
    fault = check_piece (setup, state, i);
  for (guint i = 0; fault == NULL && i < data->n_gaps; i++)
    fault = check_gap (setup, state, data->units->len + i);

  return fault;
}
