/* shown.c: what stands on the board in a game of Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

static WarPosition
get_centre (const WarSetup *setup, gint32 hex)
{
  return war_hex_get_centre (&war_club_get_data (setup)->hexes, (WarHex) hex);
}

static guint
get_tokens (const WarSetup *setup, const gint32 *cells)
{
  static const WarToken grades[]
    = { WAR_TOKEN_FIRST_GRADE, WAR_TOKEN_SECOND_GRADE, WAR_TOKEN_THIRD_GRADE };
  gint grade = war_club_get_grade (setup, cells[WAR_CLUB_PIECE_EXPERIENCE]);
  guint tokens = 0;

  if (grade > 0)
    tokens |= 1u << grades[MIN (grade, (gint) G_N_ELEMENTS (grades)) - 1];
  if (cells[WAR_CLUB_PIECE_FOUGHT] != 0)
    tokens |= 1u << WAR_TOKEN_INACTIVE;
  return tokens;
}

/* Units stand upright on their hexes. */
void
war_club_show_piece (const WarSetup *setup, const WarState *view, guint row, WarShownPiece *piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  const WarClubUnit *unit;
  const WarUnitType *type;

  if (row >= war_club_count_units (setup) || war_club_get_unit (setup, row)->type == WAR_NONE)
    return;

  unit = war_club_get_unit (setup, row);
  type = war_club_get_nth_type (setup, (guint) unit->type)->type;
  piece->type = type;
  piece->side = war_club_get_data (setup)->seat_sides[unit->seat];
  piece->is_on_field = cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD;
  if (!piece->is_on_field)
    return;

  piece->base = war_base_place (get_centre (setup, cells[WAR_PIECE_X]), 0, type->base_width,
                                type->base_depth);
  piece->lost = cells[WAR_CLUB_PIECE_DAMAGE];
  piece->left = WAR_CLUB_MAX_DAMAGE - piece->lost;
  piece->tokens = get_tokens (setup, cells);
}

/* Declared, and not resolved yet (club.2.4). */
gint
war_club_find_aim (const WarSetup *setup, const WarState *view, guint row)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  gint target = row < war_club_count_units (setup) && war_club_stands (setup, view, row)
                    && cells[WAR_CLUB_PIECE_FOUGHT] == 0
                  ? cells[WAR_CLUB_PIECE_TARGET]
                  : WAR_NONE;

  return target != WAR_NONE && war_club_stands (setup, view, (guint) target) ? target : WAR_NONE;
}

/* It is in an army, or has a target: what is left is to change that. */
gboolean
war_club_has_acted (const WarSetup *setup, const WarState *view, guint row)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  gint32 phase = war_setup_peek_game (setup, view)[WAR_GAME_PHASE];

  if (row >= war_club_count_units (setup))
    return FALSE;
  if (phase == WAR_CLUB_PHASE_ARMIES)
    return cells[WAR_CLUB_PIECE_ARMY] != WAR_NONE;
  return phase == WAR_CLUB_PHASE_ATTACKS && cells[WAR_CLUB_PIECE_TARGET] != WAR_NONE;
}

/* Who is turned up, and with it its start and all that belong to it. */
static gboolean
is_up (const WarSetup *setup, const WarState *state, gint party, gint32 army)
{
  const gint32 *lead
    = war_club_peek_seat (setup, state, war_club_get_party (setup, party)->seats[0]);

  return army >= 0
         && ((lead[WAR_CLUB_SEAT_UP] >> army & 1) != 0
             || (war_setup_peek_game (setup, state)[WAR_CLUB_GAME_ARMY] == army
                 && war_club_get_acting_party (setup, state) == party));
}

/* club.M-31: hidden is what has not been turned up, and the bag. */
gboolean
war_club_is_revealed (const WarSetup *setup, const WarState *state, WarTable table, guint row,
                      guint column)
{
  const gint32 *cells;

  if (table == WAR_TABLE_SEATS)
    return is_up (setup, state, war_club_find_party (setup, (gint) row),
                  (gint32) column - WAR_CLUB_SEAT_TOKEN);
  if (table != WAR_TABLE_PIECES)
    return FALSE;
  if (row >= war_club_count_units (setup)) /* flags, turrets and mines stand in the open */
    return TRUE;

  cells = war_setup_peek_piece (setup, state, row);
  return cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY
         || is_up (setup, state, war_club_find_party (setup, cells[WAR_CLUB_PIECE_NATION]),
                   cells[WAR_CLUB_PIECE_ARMY]);
}

/* Rows after the units: the forts, by their places, their turrets, then the mines. */
WarClubMark
war_club_find_mark (const WarSetup *setup, guint row, guint *place)
{
  const WarClub *data = war_club_get_data (setup);

  *place = row;
  if (row < data->n_rows)
    return WAR_CLUB_MARK_NONE;
  *place = row - data->n_rows;
  if (*place < data->n_forts)
    return WAR_CLUB_MARK_FLAG;
  *place -= data->n_forts;
  if (*place < data->n_forts)
    return WAR_CLUB_MARK_TURRET;
  *place -= data->n_forts;
  return WAR_CLUB_MARK_MINE;
}

gboolean
war_club_show_marker (const WarSetup *setup, const WarState *view, guint row,
                      WarShownMarker *marker)
{
  static const WarMarkerKind kinds[] = {
    [WAR_CLUB_MARK_FLAG] = WAR_MARKER_FLAG,
    [WAR_CLUB_MARK_TURRET] = WAR_MARKER_TURRET,
    [WAR_CLUB_MARK_MINE] = WAR_MARKER_MINE,
  };
  const WarClub *data = war_club_get_data (setup);
  guint place;
  WarClubMark mark = war_club_find_mark (setup, row, &place);
  gint32 hex;

  if (mark == WAR_CLUB_MARK_NONE)
    return FALSE;

  *marker = (WarShownMarker){ .kind = kinds[mark], .carrier = WAR_NONE };
  if (mark == WAR_CLUB_MARK_MINE)
    {
      hex = war_club_peek_feature (setup, view, data->n_forts + place)[WAR_CLUB_FORT_MINE];
      marker->side = data->chart_party == WAR_NONE ? 1 : data->parties[data->chart_party].side;
    }
  else
    {
      const gint32 *fort = war_club_peek_feature (setup, view, place);

      hex = fort[WAR_CLUB_FORT_HOLDER] == WAR_NONE
                || (mark == WAR_CLUB_MARK_TURRET && fort[WAR_CLUB_FORT_TURRET] == 0)
              ? WAR_NONE
              : data->forts[place];
      marker->side = war_club_get_holder_side (setup, view, place);
    }
  if (hex == WAR_NONE)
    return FALSE;

  marker->centre = get_centre (setup, hex);
  if (mark == WAR_CLUB_MARK_FLAG)
    {
      /* At the left, so that one sees who is inside. */
      marker->centre.x -= data->hexes.half_width * 4 / 5;
      marker->centre.y -= data->hexes.half_width / 5;
    }
  return TRUE;
}
