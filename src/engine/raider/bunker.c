/* bunker.c: bunkers of Trench Raider and who is in them (raider.7, raider.R-26)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

gint
war_raider_get_bunker_index (const WarSetup *setup, gint feature)
{
  return feature == WAR_NONE ? WAR_NONE : war_raider_get_feature (setup, (guint) feature)->bunker;
}

/* Neither destroyed nor captured. */
gboolean
war_raider_is_whole (const WarSetup *setup, const WarState *state, guint bunker)
{
  const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_FEATURES,
                                            war_raider_get_bunker (setup, bunker)->feature);

  return cells[WAR_RAIDER_FEATURE_DESTROYED] == 0 && cells[WAR_RAIDER_FEATURE_CAPTURED] == 0;
}

/* How many there are; the first of them. */
guint
war_raider_list_garrison (const WarSetup *setup, const WarState *state, guint bunker, guint *units,
                          guint maximum)
{
  gint32 feature = (gint32) war_raider_get_bunker (setup, bunker)->feature;
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_BUNKER] == feature)
      {
        if (n < maximum)
          units[n] = i;
        n++;
      }

  return n;
}

/* WAR_NONE: nobody is in it. */
gint
war_raider_find_first_inside (const WarSetup *setup, const WarState *state, guint bunker,
                              gboolean soldiers_first)
{
  gint32 feature = (gint32) war_raider_get_bunker (setup, bunker)->feature;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_BUNKER] == feature)
      {
        if (!soldiers_first || war_raider_get_type (setup, state, i)->branch == WAR_RAIDER_SOLDIER)
          return (gint) i;
        if (found == WAR_NONE)
          found = (gint) i;
      }

  return found;
}

/* Each covers a quarter round from its centre: 0 to where it is turned, then clockwise. */
gint
war_raider_find_bunker_side (const WarSetup *setup, guint bunker, WarPosition position)
{
  const WarRaiderBunker *found = war_raider_get_bunker (setup, bunker);
  gint32 turn
    = war_heading_get_turn (found->heading, war_heading_towards (found->centre, position));

  return ((turn + WAR_HEADING_TURN + WAR_HEADING_TURN / 8) / (WAR_HEADING_TURN / 4))
         % WAR_RAIDER_N_BUNKER_SIDES;
}

WarLength
war_raider_get_bunker_distance (const WarSetup *setup, guint bunker, const WarBase *base)
{
  const WarRaiderBunker *found = war_raider_get_bunker (setup, bunker);

  return war_polygons_distance (found->corners, found->n_corners, base->corners, WAR_N_EDGES);
}
