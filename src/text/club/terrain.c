/* terrain.c: what terrain does in Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"

/* In the order of the choices of the only statistic: what a hex counts as (club.M-20). */
const char *
text_club_terrain_choice (guint stat, gint32 value)
{
  static const char *const hexes[]
    = { N_ ("Meadow"), N_ ("Road"), N_ ("Forest"), N_ ("River"), N_ ("Bridge"), N_ ("Fort") };

  return _ (hexes[value]);
}

char *
text_club_terrain (const gint32 *stats, const WarRules *rules)
{
  static const char *const hexes[]
    = { N_ ("a hex of meadow"), N_ ("a hex of road"),   N_ ("a hex of forest"),
        N_ ("a hex of river"),  N_ ("a hex of bridge"), N_ ("a fort") };

  return g_strdup (_ (hexes[stats[WAR_CLUB_TERRAIN_HEX]]));
}
