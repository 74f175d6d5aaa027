/* ground.c: the hexes of the probe, and what stands on them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-private.h"

static const ProbeHex directions[]
  = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 } };

static const ProbeHex feature_hexes[] = { { 2, 3 }, { 4, 3 }, { 3, 3 } };

gboolean
probe_hex_is_on (ProbeHex hex)
{
  return hex.q >= 0 && hex.q < PROBE_SIZE && hex.r >= 0 && hex.r < PROBE_SIZE;
}

guint
probe_hex_to_number (ProbeHex hex)
{
  return (guint) (hex.r * PROBE_SIZE + hex.q);
}

ProbeHex
probe_hex_step (ProbeHex hex, gint heading, gint distance)
{
  return (ProbeHex){ hex.q + distance * directions[heading].q,
                     hex.r + distance * directions[heading].r };
}

gint
probe_hex_distance (ProbeHex a, ProbeHex b)
{
  gint dq = a.q - b.q, dr = a.r - b.r;

  return (ABS (dq) + ABS (dr) + ABS (dq + dr)) / 2;
}

gboolean
probe_hex_equal (ProbeHex a, ProbeHex b)
{
  return a.q == b.q && a.r == b.r;
}

const gint32 *
probe_peek (const WarSetup *setup, const WarState *state, WarTable table, gint row)
{
  return war_state_peek_row (setup->layout, state, table, (guint) row);
}

gint32 *
probe_get (const WarSetup *setup, WarState *state, WarTable table, gint row)
{
  return war_state_get_row (setup->layout, state, table, (guint) row);
}

guint
probe_count_rows (const WarSetup *setup, WarTable table)
{
  return setup->layout->tables[table].n_rows;
}

gint32
probe_get_round (const WarSetup *setup, const WarState *state)
{
  return probe_peek (setup, state, WAR_TABLE_GAME, 0)[WAR_GAME_ROUND];
}

gint32
probe_get_phase (const WarSetup *setup, const WarState *state)
{
  return probe_peek (setup, state, WAR_TABLE_GAME, 0)[WAR_GAME_PHASE];
}

gboolean
probe_piece_is_on (const WarSetup *setup, const WarState *state, gint piece)
{
  return probe_peek (setup, state, WAR_TABLE_PIECES, piece)[WAR_PIECE_PRESENCE]
         == WAR_PRESENCE_ON_FIELD;
}

ProbeHex
probe_piece_get_hex (const WarSetup *setup, const WarState *state, gint piece)
{
  const gint32 *cells = probe_peek (setup, state, WAR_TABLE_PIECES, piece);

  if (cells[WAR_PIECE_FORMATION] == WAR_NONE)
    return (ProbeHex){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };

  cells = probe_peek (setup, state, WAR_TABLE_FORMATIONS, cells[WAR_PIECE_FORMATION]);
  return (ProbeHex){ cells[PROBE_FORMATION_Q], cells[PROBE_FORMATION_R] };
}

gint
probe_piece_get_range (const gint32 *piece)
{
  return piece[WAR_PIECE_TYPE] == PROBE_TYPE_GUN ? 3 : 2;
}

gint
probe_find_piece (const WarSetup *setup, const WarState *state, ProbeHex hex)
{
  for (guint i = 0; i < probe_count_rows (setup, WAR_TABLE_PIECES); i++)
    if (probe_piece_is_on (setup, state, (gint) i)
        && probe_hex_equal (probe_piece_get_hex (setup, state, (gint) i), hex))
      return (gint) i;

  return WAR_NONE;
}

ProbeHex
probe_feature_get_hex (gint feature)
{
  return feature_hexes[feature];
}

gint
probe_find_barrier (const WarSetup *setup, const WarState *state, ProbeHex hex)
{
  for (gint i = 0; i < PROBE_FEATURE_MINE; i++)
    {
      const gint32 *feature = probe_peek (setup, state, WAR_TABLE_FEATURES, i);

      if (probe_hex_equal (feature_hexes[i], hex) && feature[WAR_FEATURE_GONE] == 0
          && feature[PROBE_FEATURE_GAPPED] == 0)
        return i;
    }

  return WAR_NONE;
}

guint
probe_count_pieces (const WarSetup *setup, const WarState *state, gint side)
{
  guint count = 0;

  for (guint i = 0; i < probe_count_rows (setup, WAR_TABLE_PIECES); i++)
    count += probe_piece_is_on (setup, state, (gint) i)
             && probe_peek (setup, state, WAR_TABLE_PIECES, (gint) i)[WAR_PIECE_SIDE] == side;

  return count;
}

gint32
probe_get_home (gint side)
{
  return side == 0 ? PROBE_SIZE - 1 : 0;
}
