/* fault.c: what is impossible in a state of Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* In which phases a decision may be open; a bit each. */
static const guint32 phases[WAR_RAIDER_N_DECISIONS] = {
  [WAR_RAIDER_DECIDE_SET_UP]
  = 1u << WAR_RAIDER_PHASE_GERMAN_SETUP | 1u << WAR_RAIDER_PHASE_FRENCH_SETUP,
  [WAR_RAIDER_DECIDE_GAS] = 1u << WAR_RAIDER_PHASE_GAS,
  [WAR_RAIDER_DECIDE_SHELLS]
  = 1u << WAR_RAIDER_PHASE_BOMBARDMENT | 1u << WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT,
  [WAR_RAIDER_DECIDE_MOVE] = 1u << WAR_RAIDER_PHASE_MOVES | 1u << WAR_RAIDER_PHASE_COUNTER_MOVES,
  [WAR_RAIDER_DECIDE_OPPORTUNITY]
  = 1u << WAR_RAIDER_PHASE_MOVES | 1u << WAR_RAIDER_PHASE_COUNTER_MOVES,
  [WAR_RAIDER_DECIDE_RETURN_FIRE]
  = 1u << WAR_RAIDER_PHASE_RETURN_FIRE | 1u << WAR_RAIDER_PHASE_COUNTER_FIRE,
  [WAR_RAIDER_DECIDE_WHO_FALLS]
  = 1u << WAR_RAIDER_PHASE_COMBAT | 1u << WAR_RAIDER_PHASE_COUNTER_COMBAT,
  [WAR_RAIDER_DECIDE_PUT_BACK] = 1u << WAR_RAIDER_PHASE_MORALE,
  [WAR_RAIDER_DECIDE_SERVE] = 1u << WAR_RAIDER_PHASE_REINFORCEMENTS,
  [WAR_RAIDER_DECIDE_TAKE] = 1u << WAR_RAIDER_PHASE_REINFORCEMENTS,
  [WAR_RAIDER_DECIDE_ARRIVE] = 1u << WAR_RAIDER_PHASE_MISFORTUNES
                               | 1u << WAR_RAIDER_PHASE_REINFORCEMENTS
                               | 1u << WAR_RAIDER_PHASE_NEW_UNITS,
  [WAR_RAIDER_DECIDE_RUN] = 1u << WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT,
  [WAR_RAIDER_DECIDE_INTERCEPT] = 1u << WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT,
  [WAR_RAIDER_DECIDE_MISFORTUNE] = 1u << WAR_RAIDER_PHASE_MISFORTUNES,
};

static gint
get_mover (gint32 phase)
{
  if (phase == WAR_RAIDER_PHASE_FRENCH_SETUP)
    return WAR_RAIDER_FRENCH;
  if (phase == WAR_RAIDER_PHASE_GERMAN_SETUP || phase >= WAR_RAIDER_PHASE_NEW_UNITS)
    return WAR_RAIDER_GERMAN;

  return phase < WAR_RAIDER_PHASE_BOMBARDMENT ? WAR_NONE : WAR_RAIDER_FRENCH;
}

static char *
check_game (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 phase = game[WAR_GAME_PHASE];

  if (phase < 0 || phase >= WAR_RAIDER_N_PHASES)
    return g_strdup_printf ("game 0: phase is %d", phase);
  if ((game[WAR_GAME_ROUND] == 0) != (phase <= WAR_RAIDER_PHASE_FRENCH_SETUP)
      || game[WAR_GAME_ROUND] < 0 || game[WAR_GAME_ROUND] > WAR_OPERATION_MAX_ROUNDS)
    return g_strdup_printf ("game 0: turn is %d in phase %d", game[WAR_GAME_ROUND], phase);
  if (game[WAR_GAME_SIDE] != get_mover (phase))
    return g_strdup_printf ("game 0: side is %d in phase %d", game[WAR_GAME_SIDE], phase);
  if ((game[WAR_RAIDER_GAME_RUN] != WAR_RAIDER_RUN_NONE) && game[WAR_RAIDER_GAME_PLANE] == WAR_NONE)
    return g_strdup ("game 0: a run without an aeroplane");
  if (game[WAR_RAIDER_GAME_RUN] == WAR_RAIDER_RUN_BOMBS
      && game[WAR_RAIDER_GAME_RUN_TARGET] == WAR_NONE)
    return g_strdup ("game 0: a bomb without a target");
  if (game[WAR_RAIDER_GAME_GUN] != WAR_NONE
      && (guint) game[WAR_RAIDER_GAME_GUN] >= war_raider_count_units (setup))
    return g_strdup_printf ("game 0: gun is %d", game[WAR_RAIDER_GAME_GUN]);
  if (game[WAR_RAIDER_GAME_PLANE] != WAR_NONE
      && ((guint) game[WAR_RAIDER_GAME_PLANE] >= war_raider_count_units (setup)
          || war_raider_get_type (setup, state, (guint) game[WAR_RAIDER_GAME_PLANE])->branch
               != WAR_RAIDER_AEROPLANE))
    return g_strdup_printf ("game 0: plane is %d", game[WAR_RAIDER_GAME_PLANE]);

  return NULL;
}

static char *
check_seat (const WarSetup *setup, const WarState *state, gint seat)
{
  const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat);
  gint side = seat == WAR_RAIDER_MASTER ? WAR_NONE : seat;

  if (cells[WAR_SEAT_SIDE] != side)
    return g_strdup_printf ("seats %d: is of side %d", seat, cells[WAR_SEAT_SIDE]);
  if ((cells[WAR_SEAT_CONTROL] == WAR_CONTROL_MASTER) != (side == WAR_NONE))
    return g_strdup_printf ("seats %d: is a game master, or is not", seat);

  return NULL;
}

static char *
check_decision (const WarSetup *setup, const WarState *state, guint row)
{
  gint32 phase = war_setup_peek_game (setup, state)[WAR_GAME_PHASE];
  const gint32 *decision = war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS, row);
  gint32 kind = decision[WAR_DECISION_KIND];

  if (decision[WAR_DECISION_SEAT] == WAR_NONE)
    return NULL;
  if (kind < 0 || kind >= WAR_RAIDER_N_DECISIONS || (phases[kind] >> phase & 1) == 0
      || decision[WAR_DECISION_SUBJECT] != WAR_NONE || decision[WAR_DECISION_SECRET] != 0
      || decision[WAR_DECISION_MUST] == 0
      || (decision[WAR_DECISION_SEAT] == WAR_RAIDER_MASTER)
           != (kind == WAR_RAIDER_DECIDE_MISFORTUNE))
    return g_strdup_printf ("decisions %u: kind is %d in phase %d", row, kind, phase);

  return NULL;
}

static char *
check_regiment (const WarSetup *setup, const WarState *state, guint row)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, row);
  gint32 leader = cells[WAR_RAIDER_REGIMENT_LEADER];

  if (leader != WAR_NONE
      && ((guint) leader >= war_raider_count_units (setup)
          || war_raider_get_type (setup, state, (guint) leader)->branch != WAR_RAIDER_LEADER
          || war_raider_get_side (setup, (guint) leader) != cells[WAR_FORMATION_SIDE]))
    return g_strdup_printf ("formations %u: leader is %d", row, leader);

  return NULL;
}

static char *
check_piece (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarRaider *data = war_raider_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint32 presence = cells[WAR_PIECE_PRESENCE];
  const WarRaiderType *type;
  WarBase base;
  gint taken;

  if (presence == WAR_PRESENCE_FREE || cells[WAR_PIECE_SIDE] != war_raider_get_side (setup, unit)
      || (guint) cells[WAR_PIECE_TYPE] >= data->types->len
      || cells[WAR_RAIDER_PIECE_GAP] != WAR_NONE)
    return g_strdup_printf ("pieces %u: is not its unit", unit);
  type = war_raider_get_type (setup, state, unit);
  if ((guint) cells[WAR_PIECE_TYPE] != war_raider_get_unit (setup, unit)->type
      && type->branch != WAR_RAIDER_LEADER)
    return g_strdup_printf ("pieces %u: is of another type", unit);
  if (cells[WAR_RAIDER_PIECE_REGIMENT] != WAR_NONE
      && (guint) cells[WAR_RAIDER_PIECE_REGIMENT] >= data->n_regiments)
    return g_strdup_printf ("pieces %u: is in regiment %d", unit, cells[WAR_RAIDER_PIECE_REGIMENT]);
  if ((presence == WAR_PRESENCE_GONE) != (cells[WAR_RAIDER_PIECE_LOSS] != WAR_RAIDER_LOSS_NONE))
    return g_strdup_printf ("pieces %u: is gone, or lost", unit);
  if (cells[WAR_RAIDER_PIECE_BUNKER] != WAR_NONE
      && (war_raider_get_bunker_index (setup, cells[WAR_RAIDER_PIECE_BUNKER]) == WAR_NONE
          || presence != WAR_PRESENCE_AWAY || !war_raider_is_man_branch (type->branch)))
    return g_strdup_printf ("pieces %u: is in a bunker", unit);
  if (cells[WAR_RAIDER_PIECE_FIGHT] > 0 && presence != WAR_PRESENCE_ON_FIELD)
    return g_strdup_printf ("pieces %u: fights", unit);
  if (presence != WAR_PRESENCE_ON_FIELD)
    return NULL;

  if (type->branch == WAR_RAIDER_AEROPLANE)
    return g_strdup_printf ("pieces %u: has no place on the field", unit);
  if (!war_raider_is_vehicle_branch (type->branch) && cells[WAR_PIECE_HEADING] != 0)
    return g_strdup_printf ("pieces %u: is turned", unit);
  base = war_raider_get_base (setup, state, unit);
  if (!war_base_is_on_field (&base, data->field->width, data->field->depth))
    return g_strdup_printf ("pieces %u: is not on the field", unit);
  taken = war_raider_find_taken (setup, state, unit, &base, FALSE);
  return taken == WAR_NONE ? NULL : g_strdup_printf ("pieces %u: stands on piece %d", unit, taken);
}

static char *
check_gap (const WarSetup *setup, const WarState *state, guint row)
{
  const WarRaider *data = war_raider_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, row);
  gint32 feature = cells[WAR_RAIDER_PIECE_GAP];

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
    return NULL;
  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return g_strdup_printf ("pieces %u: is no marker", row);
  if (row >= data->first_cloud)
    return war_field_has_position (data->field, war_piece_get_position (cells))
             ? NULL
             : g_strdup_printf ("pieces %u: is not on the field", row);
  if (feature == WAR_NONE
      || (!data->features[feature].is_wire && !data->features[feature].is_trench)
      || cells[WAR_RAIDER_PIECE_WIDTH] < WAR_BASE_MIN || cells[WAR_RAIDER_PIECE_WIDTH] % 2 != 0)
    return g_strdup_printf ("pieces %u: is no gap", row);

  return NULL;
}

char *
war_raider_find_fault (const WarSetup *setup, const WarState *state)
{
  const WarRaider *data = war_raider_get_data (setup);
  guint n_pieces = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  char *fault = NULL;

  for (guint i = 0; fault == NULL && i < data->units->len; i++)
    fault = check_piece (setup, state, i);
  for (guint i = data->first_gap; fault == NULL && i < n_pieces; i++)
    fault = check_gap (setup, state, i);
  if (fault == NULL)
    fault = check_game (setup, state);
  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    fault = check_seat (setup, state, (gint) i);
  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_DECISIONS].n_rows; i++)
    fault = check_decision (setup, state, i);
  for (guint i = 0; fault == NULL && i < data->n_regiments; i++)
    fault = check_regiment (setup, state, i);

  return fault;
}
