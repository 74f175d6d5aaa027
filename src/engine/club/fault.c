/* fault.c: what is impossible in a state of Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "engine/club/private.h"

static char *
check_game (const WarSetup *setup, const WarState *state)
{
  const WarClub *data = war_club_get_data (setup);
  const gint32 *cells = war_setup_peek_game (setup, state);
  gint32 phase = cells[WAR_GAME_PHASE];

  if (phase < WAR_CLUB_PHASE_DEAL || phase > WAR_CLUB_PHASE_MONEY)
    return g_strdup_printf ("game 0: phase is %d", phase);
  if ((cells[WAR_CLUB_GAME_FIRST] == WAR_NONE) != (phase == WAR_CLUB_PHASE_DEAL))
    return g_strdup_printf ("game 0: first-side is %d in phase %d", cells[WAR_CLUB_GAME_FIRST],
                            phase);
  if ((cells[WAR_GAME_ROUND] > 0) != (phase >= WAR_CLUB_PHASE_MOVES) || cells[WAR_GAME_ROUND] < 0
      || cells[WAR_GAME_ROUND] > WAR_OPERATION_MAX_ROUNDS)
    return g_strdup_printf ("game 0: round is %d in phase %d", cells[WAR_GAME_ROUND], phase);
  if (cells[WAR_CLUB_GAME_TURN] < 0 || cells[WAR_CLUB_GAME_TURN] >= (gint32) data->n_parties)
    return g_strdup_printf ("game 0: turn is %d", cells[WAR_CLUB_GAME_TURN]);

  return NULL;
}

static char *
check_seat (const WarSetup *setup, const WarState *state, gint seat)
{
  const WarClub *data = war_club_get_data (setup);
  const gint32 *cells = war_club_peek_seat (setup, state, seat);
  gboolean is_chart
    = data->chart_party != WAR_NONE && data->parties[data->chart_party].seats[0] == seat;

  if (cells[WAR_SEAT_SIDE] != data->seat_sides[seat])
    return g_strdup_printf ("seats %d: is of side %d", seat, cells[WAR_SEAT_SIDE]);
  if ((cells[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC) != is_chart)
    return g_strdup_printf ("seats %d: the chart plays, or does not", seat);
  if (cells[WAR_CLUB_SEAT_GAVE_UP] > war_setup_peek_game (setup, state)[WAR_GAME_ROUND] + 1
      || (is_chart && cells[WAR_CLUB_SEAT_GAVE_UP] != 0))
    return g_strdup_printf ("seats %d: gave-up is %d", seat, cells[WAR_CLUB_SEAT_GAVE_UP]);
  for (guint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    if (cells[WAR_CLUB_SEAT_TOKEN + i] != 0
        && war_hex_board_find_start (data->board, (guint) cells[WAR_CLUB_SEAT_TOKEN + i])
             == WAR_HEX_NONE)
      return g_strdup_printf ("seats %d: there is no start %d", seat,
                              cells[WAR_CLUB_SEAT_TOKEN + i]);

  return NULL;
}

/* Units --------------------------------------------------------------------------------------- */

static gboolean
is_hex (const WarClub *data, gint32 hex)
{
  return hex >= 0 && hex < (gint32) data->n_hexes;
}

static char *
check_place (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarClub *data = war_club_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (!is_hex (data, cells[WAR_PIECE_X])
      || !war_club_may_stand (data, war_club_get_type (setup, state, unit),
                              (WarHex) cells[WAR_PIECE_X]))
    return g_strdup_printf ("pieces %u: stands on hex %d", unit, cells[WAR_PIECE_X]);
  if (cells[WAR_CLUB_PIECE_DAMAGE] >= WAR_CLUB_MAX_DAMAGE)
    return g_strdup_printf ("pieces %u: stands with damage %d", unit, cells[WAR_CLUB_PIECE_DAMAGE]);
  for (guint i = 0; i < unit; i++)
    if (war_club_stands (setup, state, i)
        && war_club_get_hex (setup, state, i) == (WarHex) cells[WAR_PIECE_X])
      return g_strdup_printf ("pieces %u: stands where %u does", unit, i);

  return NULL;
}

/* Who is on a truck is away, while its load is being set down (club.M-22). */
static char *
check_load (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint32 truck = cells[WAR_CLUB_PIECE_TRUCK];

  if (truck == WAR_NONE)
    return NULL;
  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
             && (guint) truck < war_club_count_units (setup)
             && war_club_stands (setup, state, (guint) truck)
             && war_club_get_type (setup, state, (guint) truck)->carries
             && war_setup_peek_game (setup, state)[WAR_GAME_PHASE] == WAR_CLUB_PHASE_MOVES
           ? NULL
           : g_strdup_printf ("pieces %u: is on truck %d", unit, truck);
}

/* A target is an enemy, who may have been destroyed since. */
static char *
check_target (const WarSetup *setup, const WarState *state, guint unit)
{
  gint32 target = war_club_get (setup, state, unit, WAR_CLUB_PIECE_TARGET);

  if (target == WAR_NONE)
    return NULL;
  return (guint) target < war_club_count_units (setup)
             && war_club_get_type (setup, state, (guint) target) != NULL
             && war_club_is_enemy (setup, state, unit, (guint) target)
             && war_club_find_gun (war_club_get_type (setup, state, unit),
                                   war_club_get_type (setup, state, (guint) target))
                  != NULL
           ? NULL
           : g_strdup_printf ("pieces %u: attacks %d", unit, target);
}

static char *
check_unit (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarClubUnit *its = war_club_get_unit (setup, unit);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint32 presence = cells[WAR_PIECE_PRESENCE];
  gboolean is_before = war_setup_peek_game (setup, state)[WAR_GAME_ROUND] == 0;
  char *fault = NULL;

  if (cells[WAR_PIECE_TYPE] != its->type || cells[WAR_CLUB_PIECE_NATION] != its->seat
      || cells[WAR_PIECE_SIDE] != war_club_get_data (setup)->seat_sides[its->seat])
    return g_strdup_printf ("pieces %u: is another unit", unit);
  if ((its->type == WAR_NONE && presence == WAR_PRESENCE_ON_FIELD)
      || (presence == WAR_PRESENCE_AWAY && !is_before && its->type != WAR_NONE
          && cells[WAR_CLUB_PIECE_TRUCK] == WAR_NONE))
    return g_strdup_printf ("pieces %u: presence is %d", unit, presence);
  if (cells[WAR_CLUB_PIECE_START] != WAR_NONE
      && !is_hex (war_club_get_data (setup), cells[WAR_CLUB_PIECE_START]))
    return g_strdup_printf ("pieces %u: was on hex %d", unit, cells[WAR_CLUB_PIECE_START]);

  if (presence == WAR_PRESENCE_ON_FIELD)
    fault = check_place (setup, state, unit);
  if (fault == NULL)
    fault = check_load (setup, state, unit);
  if (fault == NULL && presence == WAR_PRESENCE_ON_FIELD)
    fault = check_target (setup, state, unit);
  return fault;
}

/* Rows of flags, turrets and mines are shown for what stands in the features. */
static char *
check_mark (const WarSetup *setup, const WarState *state, guint row)
{
  gint32 presence = war_setup_peek_piece (setup, state, row)[WAR_PIECE_PRESENCE];

  return presence == WAR_PRESENCE_FREE
           ? NULL
           : g_strdup_printf ("pieces %u: is no unit, but presence is %d", row, presence);
}

static char *
check_feature (const WarSetup *setup, const WarState *state, guint row)
{
  const WarClub *data = war_club_get_data (setup);
  const gint32 *cells = war_club_peek_feature (setup, state, row);
  gboolean is_fort = row < data->n_forts;

  if (is_fort ? cells[WAR_CLUB_FORT_MINE] != WAR_NONE
              : cells[WAR_CLUB_FORT_HOLDER] != WAR_NONE || cells[WAR_CLUB_FORT_TURRET] != 0)
    return g_strdup_printf ("features %u: is a fort and a mine", row);
  if (!is_fort && cells[WAR_CLUB_FORT_MINE] != WAR_NONE
      && !is_hex (data, cells[WAR_CLUB_FORT_MINE]))
    return g_strdup_printf ("features %u: mine is %d", row, cells[WAR_CLUB_FORT_MINE]);
  if (cells[WAR_CLUB_FORT_TURRET] != 0 && cells[WAR_CLUB_FORT_HOLDER] == WAR_NONE)
    return g_strdup_printf ("features %u: a turret is nobody's", row);

  return NULL;
}

/* Decisions ------------------------------------------------------------------------------------ */

static gboolean
has_pending (const WarSetup *setup, const WarState *state, gint32 seat)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i)
        && war_club_get (setup, state, i, WAR_CLUB_PIECE_NATION) == seat
        && war_club_get (setup, state, i, WAR_CLUB_PIECE_TARGET) != WAR_NONE
        && war_club_get (setup, state, i, WAR_CLUB_PIECE_FOUGHT) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
has_load (const WarSetup *setup, const WarState *state, gint32 seat)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      gint32 truck = war_club_get (setup, state, i, WAR_CLUB_PIECE_TRUCK);

      if (truck != WAR_NONE
          && war_club_get (setup, state, (guint) truck, WAR_CLUB_PIECE_NATION) == seat)
        return TRUE;
    }

  return FALSE;
}

/* Whether the question is one of its phase, and there is what it is about. */
static gboolean
is_asked (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  gint32 kind = decision[WAR_DECISION_KIND], seat = decision[WAR_DECISION_SEAT];
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 phase = game[WAR_GAME_PHASE];
  gint party = war_club_find_party (setup, seat);

  if (kind != WAR_CLUB_DECIDE_DEAL && kind != WAR_CLUB_DECIDE_ARMIES
      && war_club_get_acting_party (setup, state) != party)
    return FALSE;

  switch ((WarClubDecision) kind)
    {
    case WAR_CLUB_DECIDE_DEAL:
      return phase == WAR_CLUB_PHASE_DEAL;
    case WAR_CLUB_DECIDE_ARMIES:
      return phase == WAR_CLUB_PHASE_ARMIES;
    case WAR_CLUB_DECIDE_PLACE:
      return phase == WAR_CLUB_PHASE_PLACING;
    case WAR_CLUB_DECIDE_TURN_UP:
      return phase == WAR_CLUB_PHASE_PLACING
             && war_club_peek_seat (setup, state, seat)[WAR_CLUB_SEAT_UP]
                  != (1 << WAR_CLUB_N_ARMIES) - 1;
    case WAR_CLUB_DECIDE_MOVE:
    case WAR_CLUB_DECIDE_ROLL:
      return phase == WAR_CLUB_PHASE_MOVES;
    case WAR_CLUB_DECIDE_SET_DOWN:
      return phase == WAR_CLUB_PHASE_MOVES && has_load (setup, state, seat);
    case WAR_CLUB_DECIDE_WORK_ROW:
      return phase == WAR_CLUB_PHASE_MOVES && game[WAR_CLUB_GAME_COLUMN] > 0
             && game[WAR_CLUB_GAME_ROW] < WAR_CLUB_N_ROWS;
    case WAR_CLUB_DECIDE_ATTACK:
    case WAR_CLUB_DECIDE_NAME_TARGETS:
      return phase == WAR_CLUB_PHASE_ATTACKS;
    case WAR_CLUB_DECIDE_FIGHT:
    case WAR_CLUB_DECIDE_RESOLVE:
      return phase == WAR_CLUB_PHASE_FIGHTS && has_pending (setup, state, seat);
    case WAR_CLUB_DECIDE_MONEY:
    case WAR_CLUB_DECIDE_SPEND:
      return phase == WAR_CLUB_PHASE_MONEY;
    case WAR_CLUB_DECIDE_AGREE:
      {
        WarClubWish wish = war_club_get_wish (setup, decision);

        return phase == WAR_CLUB_PHASE_MONEY && war_club_may_wish (setup, state, &wish);
      }
    default:
      return FALSE;
    }
}

/* Questions that only the chart answers; dealing is the first seat's, where there is none. */
static gboolean
is_of_chart (gint32 kind)
{
  return kind == WAR_CLUB_DECIDE_TURN_UP
         || (kind >= WAR_CLUB_DECIDE_ROLL && kind <= WAR_CLUB_DECIDE_SPEND);
}

static char *
check_decision (const WarSetup *setup, const WarState *state, guint row)
{
  const gint32 *decision = war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS, row);
  gint32 kind = decision[WAR_DECISION_KIND], seat = decision[WAR_DECISION_SEAT];

  if (seat == WAR_NONE)
    return NULL;
  if ((decision[WAR_DECISION_SUBJECT] != WAR_NONE && kind != WAR_CLUB_DECIDE_AGREE)
      || (kind != WAR_CLUB_DECIDE_DEAL
          && is_of_chart (kind)
               != war_club_get_party (setup, war_club_find_party (setup, seat))->is_chart)
      || !is_asked (setup, state, decision))
    return g_strdup_printf ("decisions %u: kind is %d, seat is %d", row, kind, seat);

  return NULL;
}

char *
war_club_find_fault (const WarSetup *setup, const WarState *state)
{
  const WarClub *data = war_club_get_data (setup);
  guint n_pieces = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  char *fault = check_game (setup, state);

  for (guint i = 0; fault == NULL && i < data->n_seats; i++)
    fault = check_seat (setup, state, (gint) i);
  for (guint i = 0; fault == NULL && i < data->n_rows; i++)
    fault = check_unit (setup, state, i);
  for (guint i = data->n_rows; fault == NULL && i < n_pieces; i++)
    fault = check_mark (setup, state, i);
  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_FEATURES].n_rows; i++)
    fault = check_feature (setup, state, i);
  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_DECISIONS].n_rows; i++)
    fault = check_decision (setup, state, i);

  return fault;
}
