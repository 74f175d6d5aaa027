/* hex-check.c: ways over boards of hexes, whatever stands on them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/hex-check.h"

#include <string.h>

gboolean
war_hex_board_can_step (const WarHexBoard *board, WarHex from, guint direction, WarHexMover mover)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  WarHex to = war_hex_get_neighbour (&hexes, from, direction);
  guint opposite = (direction + WAR_HEX_N_DIRECTIONS / 2) % WAR_HEX_N_DIRECTIONS;
  const WarHexCell *own = &board->cells[from], *other;
  gboolean along;

  if (to == WAR_HEX_NONE)
    return FALSE;

  other = &board->cells[to];
  along = (own->roads >> direction & 1) != 0;
  if ((own->terrain == WAR_HEX_FORT && (own->open >> direction & 1) == 0)
      || (other->terrain == WAR_HEX_FORT && (other->open >> opposite & 1) == 0))
    return FALSE;

  switch ((WarHexTerrain) other->terrain)
    {
    case WAR_HEX_FOREST:
      return mover == WAR_HEX_ON_FOOT || along;
    case WAR_HEX_RIVER:
      return mover == WAR_HEX_ON_FOOT;
    case WAR_HEX_BRIDGE:
      return along;
    case WAR_HEX_MEADOW:
    case WAR_HEX_FORT:
    default:
      return TRUE;
    }
}

void
war_hex_board_find_reached (const WarHexBoard *board, WarHex from, WarHexMover mover,
                            gboolean *reached)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  guint n = war_hex_board_get_n (board), n_found = 1;
  g_autofree WarHex *found = g_new (WarHex, n);

  memset (reached, 0, sizeof *reached * n);
  reached[from] = TRUE;
  found[0] = from;
  for (guint i = 0; i < n_found; i++)
    {
      if (found[i] != from && board->cells[found[i]].terrain == WAR_HEX_FORT)
        continue;
      for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
        {
          WarHex to = war_hex_get_neighbour (&hexes, found[i], direction);

          if (to == WAR_HEX_NONE || reached[to]
              || !war_hex_board_can_step (board, found[i], direction, mover))
            continue;
          reached[to] = TRUE;
          found[n_found++] = to;
        }
    }
}
