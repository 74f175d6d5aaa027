/* mines.c: the mines of Trench Club: where they lie, and who heeds them (club.8.11, club.M-29)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

/* Neither aircraft nor those who laid them. */
gboolean
war_club_heeds_mines (const WarSetup *setup, const WarState *state, guint unit)
{
  gint seat = war_club_get (setup, state, unit, WAR_CLUB_PIECE_NATION);

  return !war_club_is_air (setup, state, unit)
         && !war_club_get_party (setup, war_club_find_party (setup, seat))->is_chart;
}

gboolean
war_club_is_mined (const WarSetup *setup, const WarState *state, guint mine, WarHex hex)
{
  gint32 where = war_club_peek_feature (
    setup, state, war_club_get_data (setup)->n_forts + mine)[WAR_CLUB_FORT_MINE];

  return where != WAR_NONE && war_club_get_distance (setup, hex, (WarHex) where) <= 1;
}

gboolean
war_club_has_mines (const WarSetup *setup, const WarState *state)
{
  guint n_forts = war_club_get_data (setup)->n_forts;

  for (guint i = n_forts; i < n_forts + WAR_CLUB_MAX_MINES; i++)
    if (war_club_peek_feature (setup, state, i)[WAR_CLUB_FORT_MINE] != WAR_NONE)
      return TRUE;
  return FALSE;
}

guint
war_club_count_mines (const WarSetup *setup, const WarState *state, guint unit, WarHex hex)
{
  guint n = 0;

  for (guint i = 0; war_club_heeds_mines (setup, state, unit) && i < WAR_CLUB_MAX_MINES; i++)
    n += war_club_is_mined (setup, state, i, hex);
  return n;
}
