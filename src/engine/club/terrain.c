/* terrain.c: what the board of a game of Trench Club comes to (club.2.9, club.M-20)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

static WarClubGround
get_ground (const WarClub *data, WarHex hex)
{
  const WarHexCell *cell = &data->board->cells[hex];

  switch ((WarHexTerrain) cell->terrain)
    {
    case WAR_HEX_FOREST:
      return cell->roads != 0 ? WAR_CLUB_GROUND_FOREST_ROAD : WAR_CLUB_GROUND_FOREST;
    case WAR_HEX_RIVER:
      return WAR_CLUB_GROUND_RIVER;
    case WAR_HEX_BRIDGE:
      return WAR_CLUB_GROUND_BRIDGE;
    case WAR_HEX_FORT:
      return WAR_CLUB_GROUND_FORT;
    case WAR_HEX_MEADOW:
    default:
      return cell->roads != 0 ? WAR_CLUB_GROUND_ROAD : WAR_CLUB_GROUND_MEADOW;
    }
}

/* Forts are closed but for two sides (club.2.9), which aircraft do not mind (club.M-15). */
static gboolean
is_closed (const WarHexCell *cell, guint direction)
{
  return cell->terrain == WAR_HEX_FORT && (cell->open >> direction & 1) == 0;
}

/* Half points of a step, or WAR_CLUB_WHOLE_MOVE; 0: there is none. */
static guint8
find_step (const WarClub *data, WarClubKind kind, WarHex from, guint direction)
{
  WarHex to = data->neighbours[from][direction];
  const WarHexCell *here = &data->board->cells[from];
  const WarClubCost *cost;

  if (to == WAR_HEX_NONE)
    return 0;

  cost = &data->costs[kind][get_ground (data, to)];
  if (!cost->is_open
      || (kind != WAR_CLUB_AIR
          && (is_closed (here, direction)
              || is_closed (&data->board->cells[to], war_club_turn_back (direction))))
      || (cost->is_along && (here->roads >> direction & 1) == 0))
    return 0;

  return cost->is_whole ? WAR_CLUB_WHOLE_MOVE : (guint8) cost->halves;
}

void
war_club_chart_ground (WarClub *data)
{
  for (WarHex hex = 0; hex < data->n_hexes; hex++)
    {
      gint row = (gint) war_hex_get_row (&data->hexes, hex);

      data->rows[hex] = (gint16) row;
      data->slants[hex] = (gint16) ((gint) war_hex_get_column (&data->hexes, hex) - row / 2);
      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
        data->neighbours[hex][d] = war_hex_get_neighbour (&data->hexes, hex, d);
      for (WarClubKind kind = 0; kind < WAR_CLUB_N_KINDS; kind++)
        {
          if (data->costs[kind][get_ground (data, hex)].is_open)
            data->stood_on[hex] |= (guint8) (1u << kind);
          for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
            data->steps[kind][hex][d] = find_step (data, kind, hex, d);
        }
    }
  for (guint fort = 0; fort < data->n_forts; fort++)
    {
      WarHex *entrances = data->fort_entrances[fort];

      data->n_fort_entrances[fort]
        = war_hex_board_get_entrances (data->board, data->forts[fort], entrances);
      for (guint i = 0; i < data->n_fort_entrances[fort]; i++)
        data->entrances[entrances[i]] |= 1u << fort;
    }
}
