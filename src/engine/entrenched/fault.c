/* fault.c: states of Entrenched! that cannot be
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/game/fault.h"

/* So much more than is possible counters may say: to be exact about that is not worth the while. */
#define SLACK 8

/* The game ------------------------------------------------------------------------------------- */

/* What counters of turns may say: as they go on by one with each turn, so does this. */
static gint32
get_most_turns (const gint32 *game)
{
  gboolean is_second
    = game[WAR_GAME_ROUND] > 0 && game[WAR_GAME_SIDE] != game[WAR_ENTRENCHED_GAME_FIRST];

  return 2 * game[WAR_GAME_ROUND] + is_second + SLACK;
}

/* The same for what is counted at the end of a turn, which may be the last. */
static gint32
get_most_ends (const gint32 *game)
{
  return get_most_turns (game) + (game[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE);
}

static char *
find_game_fault (const WarSetup *setup, const WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 last_unit = (gint32) war_entrenched_count_units (setup) - 1;
  const WarCellLimit limits[] = {
    { WAR_ENTRENCHED_GAME_TURN, 0, get_most_turns (game) },
    { WAR_ENTRENCHED_GAME_RUNNER, WAR_NONE, last_unit },
    { WAR_ENTRENCHED_GAME_CHARGER, WAR_NONE, last_unit },
    { WAR_ENTRENCHED_GAME_CHARGED, WAR_NONE, last_unit },
    { WAR_ENTRENCHED_GAME_REASON, WAR_NONE, (gint32) data->conditions->len - 1 },
  };
  gboolean is_setting_up = game[WAR_GAME_PHASE] == WAR_ENTRENCHED_PHASE_SETUP;
  char *fault;

  /* Other limits go by the round. */
  if (game[WAR_GAME_ROUND] > MAX (data->operation->rounds, 1)
      || (game[WAR_GAME_ROUND] > 0) == is_setting_up)
    return g_strdup_printf ("game 0: round is %d", game[WAR_GAME_ROUND]);

  fault = war_state_find_cell_fault (setup->layout, state, WAR_TABLE_GAME, 0, limits,
                                     G_N_ELEMENTS (limits));
  if (fault != NULL)
    return fault;
  if (game[WAR_GAME_PHASE] < 0 || game[WAR_GAME_PHASE] > WAR_ENTRENCHED_PHASE_MORALE
      || is_setting_up != (game[WAR_ENTRENCHED_GAME_STAGE] != WAR_ENTRENCHED_STAGE_OVER))
    return g_strdup_printf ("game 0: phase is %d at stage %d", game[WAR_GAME_PHASE],
                            game[WAR_ENTRENCHED_GAME_STAGE]);
  if ((game[WAR_ENTRENCHED_GAME_FIRST] == WAR_NONE)
      != (game[WAR_ENTRENCHED_GAME_STAGE] == WAR_ENTRENCHED_STAGE_FIRST))
    return g_strdup_printf ("game 0: first-side is %d", game[WAR_ENTRENCHED_GAME_FIRST]);
  if ((game[WAR_GAME_SIDE] == WAR_NONE)
      != (game[WAR_ENTRENCHED_GAME_STAGE] < WAR_ENTRENCHED_STAGE_PLACE))
    return g_strdup_printf ("game 0: side is %d", game[WAR_GAME_SIDE]);

  return NULL;
}

/* What can still be killed of the side: its units that are not gone. */
static gint32
get_cost_left (const WarSetup *setup, const WarState *state, gint side)
{
  gint32 cost = 0;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (war_entrenched_get_unit (setup, i)->side == side
        && war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE)
      cost += war_entrenched_get_type (setup, i)->type->cost;

  return cost;
}

static char *
find_side_fault (const WarSetup *setup, const WarState *state, guint side)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const gint32 *game = war_setup_peek_game (setup, state);
  const gint32 *seat = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, side);
  gboolean has_waves
    = data->has_attrition && game[WAR_ENTRENCHED_GAME_STAGE] >= WAR_ENTRENCHED_STAGE_WAVES;
  const WarCellLimit limits[] = {
    { WAR_ENTRENCHED_SIDE_TURNS, 0, get_most_turns (game) },
    { WAR_ENTRENCHED_SIDE_KILLED, 0, G_MAXINT32 - get_cost_left (setup, state, 1 - (gint) side) },
    { WAR_ENTRENCHED_SIDE_POINTS, 0, (gint32) data->n_markers * get_most_ends (game) },
    { WAR_ENTRENCHED_SIDE_HELD, 0, get_most_ends (game) },
    { WAR_ENTRENCHED_SIDE_WAVE, 0, has_waves ? WAR_ENTRENCHED_N_WAVES : 0 },
    { WAR_ENTRENCHED_SIDE_READY, 0, has_waves },
  };

  if (seat[WAR_SEAT_SIDE] != (gint32) side)
    return g_strdup_printf ("seats %u: side is %d", side, seat[WAR_SEAT_SIDE]);

  return war_state_find_cell_fault (setup->layout, state, WAR_TABLE_SIDES, side, limits,
                                    G_N_ELEMENTS (limits));
}

/* Units ---------------------------------------------------------------------------------------- */

/* Whether the unit can fare like this: only in attrition somebody who is away, from the placing on,
 * does not just wait to be placed. */
static gboolean
may_fare (const WarSetup *setup, const WarState *state, const gint32 *cells)
{
  gint32 stage = war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_STAGE];

  if (cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_FIT)
    return TRUE;
  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY
      || !war_entrenched_get_data (setup)->has_attrition)
    return FALSE;

  return stage == WAR_ENTRENCHED_STAGE_OVER
         || (stage == WAR_ENTRENCHED_STAGE_PLACE
             && cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_WAITING);
}

/* Who stands, or may come, has wounds left. */
static gboolean
may_have_wounds (const gint32 *cells)
{
  return cells[WAR_ENTRENCHED_PIECE_LEFT] > 0 || cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE
         || war_entrenched_is_wounded (cells);
}

static char *
find_unit_fault (const WarSetup *setup, const WarState *state, guint piece)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarForceUnit *unit = war_entrenched_get_unit (setup, piece);
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  const gint32 *game = war_setup_peek_game (setup, state);
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 last_unit = (gint32) war_entrenched_count_units (setup) - 1;
  const WarCellLimit limits[] = {
    { WAR_ENTRENCHED_PIECE_KIND, WAR_ENTRENCHED_UNIT, WAR_ENTRENCHED_UNIT },
    { WAR_ENTRENCHED_PIECE_LEFT, 0, type->wounds },
    { WAR_ENTRENCHED_PIECE_LOST, 0, type->wounds },
    { WAR_ENTRENCHED_PIECE_HIT_BACK, 0, (gint32) type->n_weapons + 1 },
    { WAR_ENTRENCHED_PIECE_STRUCK, 0, (gint32) type->n_weapons + 1 },
    { WAR_ENTRENCHED_PIECE_STRUCK_ROUND, 0, game[WAR_GAME_ROUND] },
    { WAR_ENTRENCHED_PIECE_STRUCK_BEFORE, 0, game[WAR_GAME_ROUND] },
    { WAR_ENTRENCHED_PIECE_COUNTERED, 0, (1 << type->n_weapons) - 1 },
    { WAR_ENTRENCHED_PIECE_ENGAGED, WAR_NONE, last_unit },
    { WAR_ENTRENCHED_PIECE_ZONE_TURNS, 0, get_most_ends (game) },
    { WAR_ENTRENCHED_PIECE_WAVE, 0, data->has_attrition ? WAR_ENTRENCHED_N_WAVES : 0 },
    { WAR_ENTRENCHED_PIECE_LOAD, WAR_NONE, (gint32) data->first_cloud - 1 },
    { WAR_ENTRENCHED_PIECE_CARRIER, WAR_NONE, last_unit },
    { WAR_ENTRENCHED_PIECE_BORN, 0, 0 },
    { WAR_ENTRENCHED_PIECE_KILLS, 0, 0 },
  };
  char *fault = war_state_find_cell_fault (setup->layout, state, WAR_TABLE_PIECES, piece, limits,
                                           G_N_ELEMENTS (limits));

  if (fault != NULL)
    return fault;
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE || cells[WAR_PIECE_TYPE] != (gint32) unit->type
      || cells[WAR_PIECE_SIDE] != unit->side)
    return g_strdup_printf ("pieces %u: not the unit of the operation", piece);
  if (cells[WAR_ENTRENCHED_PIECE_LEFT] + cells[WAR_ENTRENCHED_PIECE_LOST] > type->wounds)
    return g_strdup_printf ("pieces %u: has had more wounds than it can have", piece);
  if (!may_fare (setup, state, cells) || !may_have_wounds (cells))
    return g_strdup_printf ("pieces %u: is there %d, fares like %d, has %d wounds left", piece,
                            cells[WAR_PIECE_PRESENCE], cells[WAR_ENTRENCHED_PIECE_HEALTH],
                            cells[WAR_ENTRENCHED_PIECE_LEFT]);
  if (!war_field_has_position (data->field, war_piece_get_position (cells)))
    return g_strdup_printf ("pieces %u: is not on the field", piece);
  if (unit->arrives > game[WAR_GAME_ROUND] && !war_entrenched_is_reserve (setup, state, piece))
    return g_strdup_printf ("pieces %u: has come before round %d", piece, unit->arrives);

  return NULL;
}

/* Who is in a shelter has its place, and contacts are between enemies: of those that stand. */
static char *
find_contact_fault (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 inside = cells[WAR_ENTRENCHED_PIECE_INSIDE], engaged = cells[WAR_ENTRENCHED_PIECE_ENGAGED];
  gboolean stands = war_entrenched_stands (setup, state, (gint) piece);

  if (inside != WAR_NONE
      && (!stands || !war_entrenched_get_data (setup)->features[inside].is_shelter
          || !war_entrenched_get_type (setup, piece)->may_shelter))
    return g_strdup_printf ("pieces %u: is in what does not shelter it", piece);
  if (engaged != WAR_NONE && (!stands || !war_entrenched_is_enemy (setup, state, piece, engaged)))
    return g_strdup_printf ("pieces %u: is in contact with %d", piece, engaged);

  return NULL;
}

/* Loads and carriers know each other; only who stands carries something, and only bearers
 * casualties. */
static char *
find_load_fault (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece), *other;
  gint32 load = cells[WAR_ENTRENCHED_PIECE_LOAD], carrier = cells[WAR_ENTRENCHED_PIECE_CARRIER];
  gboolean is_casualty = war_entrenched_is_unit (setup, (gint) piece);

  if (carrier != WAR_NONE
      && war_setup_peek_piece (setup, state, (guint) carrier)[WAR_ENTRENCHED_PIECE_LOAD]
           != (gint32) piece)
    return g_strdup_printf ("pieces %u: %d, which carries it, does not know it", piece, carrier);
  if (is_casualty
      && (carrier != WAR_NONE) != (cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_CARRIED))
    return g_strdup_printf ("pieces %u: is carried by %d", piece, carrier);
  if (load == WAR_NONE)
    return NULL;

  other = war_setup_peek_piece (setup, state, (guint) load);
  if (other[WAR_ENTRENCHED_PIECE_CARRIER] != (gint32) piece)
    return g_strdup_printf ("pieces %u: carries %d, which does not know it", piece, load);
  if (!war_entrenched_stands (setup, state, (gint) piece))
    return g_strdup_printf ("pieces %u: carries %d, and is not there", piece, load);
  if (war_entrenched_is_unit (setup, load)
        ? !war_entrenched_get_type (setup, piece)->is_bearer
            || other[WAR_PIECE_SIDE] != cells[WAR_PIECE_SIDE]
        : other[WAR_ENTRENCHED_PIECE_KIND] != WAR_ENTRENCHED_OBJECTIVE
            || other[WAR_PIECE_SIDE] == cells[WAR_PIECE_SIDE])
    return g_strdup_printf ("pieces %u: cannot carry %d", piece, load);

  return NULL;
}

/* Bases on the field are on it, and do not overlap. */
static char *
find_place_fault (const WarSetup *setup, const WarState *state, guint piece)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarBase base;
  gint other;

  if (!war_entrenched_stands (setup, state, (gint) piece))
    return NULL;

  base = war_entrenched_get_base (setup, state, piece);
  if (!war_base_is_on_field (&base, data->field->width, data->field->depth))
    return g_strdup_printf ("pieces %u: is not on the field", piece);

  other = war_entrenched_find_under (setup, state, (gint) piece, &base);
  if (other != WAR_NONE)
    return g_strdup_printf ("pieces %u: overlaps %d", piece, other);

  return NULL;
}

/* Markers and clouds --------------------------------------------------------------------------- */

/* Markers are what they were at the beginning, but that objectives are carried about. */
static char *
find_marker_fault (const WarSetup *setup, const WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  g_autofree WarState *begun = war_setup_begin (setup, 0);

  if (war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_SWAPPED] != 0)
    war_conditions_swap_pieces (data->conditions, setup, begun, data->zones);

  for (guint i = data->first_marker; i < data->first_cloud; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      gint32 *expected = war_setup_get_piece (setup, begun, i);
      gint32 carrier = cells[WAR_ENTRENCHED_PIECE_CARRIER];

      if (expected[WAR_ENTRENCHED_PIECE_KIND] == WAR_ENTRENCHED_OBJECTIVE
          && war_field_has_position (data->field, war_piece_get_position (cells))
          && (carrier == WAR_NONE || war_entrenched_is_unit (setup, carrier)))
        {
          war_piece_set_position (expected, war_piece_get_position (cells));
          expected[WAR_ENTRENCHED_PIECE_CARRIER] = carrier;
        }
      if (memcmp (cells, expected,
                  setup->layout->tables[WAR_TABLE_PIECES].n_columns * sizeof (gint32))
          != 0)
        return g_strdup_printf ("pieces %u: not the point of the operation", i);
    }

  return NULL;
}

static char *
find_cloud_fault (const WarSetup *setup, const WarState *state, guint piece)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  const WarCellLimit limits[] = {
    { WAR_ENTRENCHED_PIECE_KIND, WAR_ENTRENCHED_CLOUD, WAR_ENTRENCHED_CLOUD },
    { WAR_ENTRENCHED_PIECE_ENGAGED, WAR_NONE, WAR_NONE },
    { WAR_ENTRENCHED_PIECE_INSIDE, WAR_NONE, WAR_NONE },
    { WAR_ENTRENCHED_PIECE_LOAD, WAR_NONE, WAR_NONE },
    { WAR_ENTRENCHED_PIECE_CARRIER, WAR_NONE, WAR_NONE },
  };

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
    return NULL;
  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD || cells[WAR_PIECE_TYPE] < 1
      || cells[WAR_PIECE_TYPE] > 2
      || !war_field_has_position (data->field, war_piece_get_position (cells)))
    return g_strdup_printf ("pieces %u: not a cloud", piece);

  return war_state_find_cell_fault (setup->layout, state, WAR_TABLE_PIECES, piece, limits,
                                    G_N_ELEMENTS (limits));
}

/* Decisions ------------------------------------------------------------------------------------ */

static WarEntrenchedDecision
get_decision (const WarSetup *setup, const gint32 *game)
{
  static const WarEntrenchedDecision stages[] = {
    [WAR_ENTRENCHED_STAGE_FIRST] = WAR_ENTRENCHED_DECIDE_FIRST,
    [WAR_ENTRENCHED_STAGE_EDGE] = WAR_ENTRENCHED_DECIDE_EDGE,
    [WAR_ENTRENCHED_STAGE_WAVES] = WAR_ENTRENCHED_DECIDE_WAVES,
    [WAR_ENTRENCHED_STAGE_PLACE] = WAR_ENTRENCHED_DECIDE_PLACE,
  };
  static const WarEntrenchedDecision phases[] = {
    [WAR_ENTRENCHED_PHASE_RESPONSE] = WAR_ENTRENCHED_DECIDE_RESPOND,
    [WAR_ENTRENCHED_PHASE_MOVEMENT] = WAR_ENTRENCHED_DECIDE_ACT,
    [WAR_ENTRENCHED_PHASE_RANGED] = WAR_ENTRENCHED_DECIDE_ACT,
    [WAR_ENTRENCHED_PHASE_MELEE] = WAR_ENTRENCHED_DECIDE_ACT,
    [WAR_ENTRENCHED_PHASE_MORALE] = WAR_ENTRENCHED_DECIDE_MORALE,
  };
  gint32 stage = game[WAR_ENTRENCHED_GAME_STAGE];

  if (game[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_SETUP)
    return phases[game[WAR_GAME_PHASE]];

  return stage == WAR_ENTRENCHED_STAGE_FIRST
             && war_entrenched_get_data (setup)->operation->first_chooser == 0
           ? WAR_ENTRENCHED_DECIDE_ROLL_OFF
           : stages[stage];
}

/* Whether the seat is to decide what the stage or the phase asks. */
static gboolean
is_asked (const WarSetup *setup, const WarState *state, gint seat)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint chooser = war_entrenched_get_data (setup)->operation->first_chooser;

  switch ((WarEntrenchedStage) game[WAR_ENTRENCHED_GAME_STAGE])
    {
    case WAR_ENTRENCHED_STAGE_FIRST:
      return seat == MAX (chooser - 1, 0);
    case WAR_ENTRENCHED_STAGE_EDGE:
      return seat == 1 - game[WAR_ENTRENCHED_GAME_FIRST];
    case WAR_ENTRENCHED_STAGE_WAVES:
      return war_setup_peek_side (setup, state, seat)[WAR_ENTRENCHED_SIDE_READY] == 0;
    case WAR_ENTRENCHED_STAGE_PLACE:
    case WAR_ENTRENCHED_STAGE_OVER:
    default:
      return seat == game[WAR_GAME_SIDE];
    }
}

static gboolean
is_interruption (gint32 kind)
{
  return kind == WAR_ENTRENCHED_DECIDE_COUNTER_FIRE || kind == WAR_ENTRENCHED_DECIDE_STRIKE
         || kind == WAR_ENTRENCHED_DECIDE_STRIKE_BACK;
}

/* Whether a charge under way is one that began; who charges stood alone. */
static gboolean
is_charge (const WarSetup *setup, const WarState *state, gint32 charger, gint32 charged)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  return game[WAR_ENTRENCHED_GAME_CHARGED] == charged
         && game[WAR_ENTRENCHED_GAME_CHARGER] == charger
         && !war_entrenched_is_in_contact (setup, state, (guint) charger)
         && war_entrenched_get_owner (setup, state, (guint) charger) == game[WAR_GAME_SIDE]
         && war_entrenched_may_choose_blade (setup, state, game[WAR_GAME_SIDE], (guint) charger,
                                             game[WAR_ENTRENCHED_GAME_WEAPON], NULL);
}

/* Whether a question in the middle of a fight is about two enemies that fight; the seat that is
 * asked is the first one's. */
static gboolean
is_about_fight (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  gint32 piece = decision[WAR_DECISION_SUBJECT], enemy = decision[WAR_DECISION_ARGUMENT];

  if (decision[WAR_DECISION_LEVEL] != 1
      || war_setup_peek_game (setup, state)[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_MELEE
      || !war_entrenched_stands (setup, state, piece)
      || !war_entrenched_is_enemy (setup, state, (guint) piece, enemy)
      || war_entrenched_get_owner (setup, state, (guint) piece) != decision[WAR_DECISION_SEAT])
    return FALSE;
  if (decision[WAR_DECISION_KIND] == WAR_ENTRENCHED_DECIDE_COUNTER_FIRE)
    return is_charge (setup, state, enemy, piece);

  return war_entrenched_touches (setup, state, (guint) piece, (guint) enemy);
}

/* What the phase asks is open, and at most one question in the middle of a fight. */
static char *
find_decision_fault (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gboolean is_over = game[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE;
  gboolean has_charge = game[WAR_ENTRENCHED_GAME_CHARGER] != WAR_NONE;
  gboolean is_open[WAR_N_SIDES] = { FALSE };
  guint n_interruptions = 0;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_DECISIONS].n_rows; i++)
    {
      const gint32 *decision = war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS, i);
      gint32 seat = decision[WAR_DECISION_SEAT], kind = decision[WAR_DECISION_KIND];

      if (seat == WAR_NONE)
        continue;
      if (decision[WAR_DECISION_MUST] == 0 || decision[WAR_DECISION_SECRET] != 0
          || decision[WAR_DECISION_NUMBER] > WAR_N_SIDES + decision[WAR_DECISION_LEVEL])
        return g_strdup_printf ("decisions %u: is an offer, or secret, or has another number", i);
      if (is_interruption (kind))
        {
          if (!is_about_fight (setup, state, decision) || n_interruptions++ > 0)
            return g_strdup_printf ("decisions %u: is about no fight", i);
          if (kind == WAR_ENTRENCHED_DECIDE_COUNTER_FIRE)
            has_charge = FALSE;
          continue;
        }
      if (kind != (gint32) get_decision (setup, game) || !is_asked (setup, state, seat)
          || is_open[seat] || decision[WAR_DECISION_SUBJECT] != WAR_NONE
          || decision[WAR_DECISION_LEVEL] != 0)
        return g_strdup_printf ("decisions %u: is not what is to be decided", i);
      is_open[seat] = TRUE;
    }

  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    if (is_open[seat] != (!is_over && is_asked (setup, state, seat)))
      return g_strdup_printf ("decisions: seat %d is asked, or is not", seat);
  if (n_interruptions > 0 && is_over)
    return g_strdup ("decisions: something is asked after the end");

  return has_charge ? g_strdup ("a charge is under way, and nobody is asked") : NULL;
}

/* A runner can go on (E-2), and whoever has to place a unit before the first turn has one. */
static char *
find_turn_fault (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 runner = game[WAR_ENTRENCHED_GAME_RUNNER];

  if (runner != WAR_NONE
      && (game[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_MOVEMENT
          || !war_entrenched_stands (setup, state, runner)
          || war_entrenched_get_owner (setup, state, (guint) runner) != game[WAR_GAME_SIDE]
          || !war_entrenched_may_move (setup, state, 0, game[WAR_GAME_SIDE], (guint) runner, NULL)))
    return g_strdup_printf ("game 0: runner is %d, who cannot run", runner);
  if (game[WAR_ENTRENCHED_GAME_STAGE] == WAR_ENTRENCHED_STAGE_PLACE
      && !war_entrenched_has_unit_to_place (setup, state, game[WAR_GAME_SIDE]))
    return g_strdup_printf ("game 0: side %d has no unit to place", game[WAR_GAME_SIDE]);

  return NULL;
}

char *
war_entrenched_find_fault (const WarSetup *setup, const WarState *state)
{
  static char *(*const finders[]) (const WarSetup *setup, const WarState *state, guint piece) = {
    find_unit_fault,
    find_contact_fault,
    find_load_fault,
    find_place_fault,
  };
  const WarEntrenched *data = war_entrenched_get_data (setup);
  char *fault = find_game_fault (setup, state);

  for (guint i = 0; i < WAR_N_SIDES && fault == NULL; i++)
    fault = find_side_fault (setup, state, i);
  if (fault == NULL)
    fault = find_marker_fault (setup, state);
  for (guint i = data->first_cloud; i < data->n_pieces && fault == NULL; i++)
    fault = find_cloud_fault (setup, state, i);
  for (guint i = 0; i < G_N_ELEMENTS (finders); i++)
    for (guint piece = 0; piece < war_entrenched_count_units (setup) && fault == NULL; piece++)
      fault = finders[i](setup, state, piece);
  for (guint i = data->first_marker; i < data->first_cloud && fault == NULL; i++)
    fault = find_load_fault (setup, state, i);
  if (fault == NULL)
    fault = find_turn_fault (setup, state);

  return fault != NULL ? fault : find_decision_fault (setup, state);
}
