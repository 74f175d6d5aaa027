/* starts.c: units of Trench Club that stand on the board when a game begins, or are damaged
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

/* Who was bought, or turned up for a flag, is of no entry. */
static const WarForceEntry *
get_entry (const WarSetup *setup, guint row, guint *n)
{
  const WarClubUnit *unit;

  if (row >= war_club_count_units (setup))
    return NULL;

  unit = war_club_get_unit (setup, row);
  *n = unit->nth;
  return unit->entry;
}

static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint row)
{
  const WarClubType *type = war_club_get_type (setup, state, row);

  return type->is_turret /* club.M-13 */
         || !war_club_may_stand (war_club_get_data (setup), type,
                                 war_club_get_hex (setup, state, row));
}

const WarStarts war_club_starts = {
  .get_entry = get_entry,
  .left = WAR_CLUB_PIECE_DAMAGE,
  .counts_lost = TRUE,
  .experience = WAR_CLUB_PIECE_EXPERIENCE, /* common.G-8 */
  .is_barred = is_barred,
};
