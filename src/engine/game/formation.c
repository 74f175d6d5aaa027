/* formation.c: pieces that stand in ranks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/formation.h"

void
war_formation_get_pose (const gint32 *formation, guint rank, guint n_bases, WarLength width,
                        WarLength depth, WarPosition *centre, WarHeading *heading)
{
  WarPosition front = { formation[WAR_FORMATION_X], formation[WAR_FORMATION_Y] };
  WarLength right = 0, forward = -depth / 2;

  if (formation[WAR_FORMATION_SHAPE] == WAR_FORMATION_COLUMN)
    forward -= (WarLength) rank * depth;
  else
    right = (2 * (WarLength) rank + 1 - (WarLength) n_bases) * width / 2;

  *heading = (WarHeading) formation[WAR_FORMATION_HEADING];
  *centre = war_position_offset (front, *heading, right, forward);
}

static gboolean
is_in (const gint32 *piece, guint formation)
{
  return piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
         && piece[WAR_PIECE_FORMATION] == (gint32) formation;
}

guint
war_formation_count (const WarSetup *setup, const WarState *state, guint formation)
{
  guint count = 0;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    count += is_in (war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, i), formation);

  return count;
}

/* How many pieces of the formation stand before the given one: lower ranks, then lower rows. */
static guint
count_before (const WarSetup *setup, const WarState *state, guint formation, guint row)
{
  gint32 rank = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row)[WAR_PIECE_RANK];
  guint count = 0;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      const gint32 *piece = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, i);

      if (is_in (piece, formation)
          && (piece[WAR_PIECE_RANK] < rank || (piece[WAR_PIECE_RANK] == rank && i < row)))
        count++;
    }

  return count;
}

void
war_formation_place (const WarSetup *setup, WarState *state, guint formation, WarLength width,
                     WarLength depth)
{
  const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_FORMATIONS, formation);
  guint n_bases = war_formation_count (setup, state, formation);

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      gint32 *piece = war_state_get_row (setup->layout, state, WAR_TABLE_PIECES, i);
      WarPosition centre;
      WarHeading heading;
      guint rank;

      if (!is_in (piece, formation))
        continue;

      rank = count_before (setup, state, formation, i);
      war_formation_get_pose (cells, rank, n_bases, width, depth, &centre, &heading);
      war_piece_set_pose (piece, centre, heading);
    }
}
