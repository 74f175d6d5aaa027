/* starts.c: units of Trench Raider that stand when a game begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

static const WarForceEntry *
get_entry (const WarSetup *setup, guint row, guint *n)
{
  const WarRaiderUnit *unit;

  if (row >= war_raider_count_units (setup))
    return NULL;

  unit = war_raider_get_unit (setup, row);
  *n = unit->nth;
  return g_ptr_array_index (setup->operation->forces[unit->side]->entries, unit->entry);
}

/* In a bunker only its garrison begins. */
static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint row)
{
  const WarRaiderType *type = war_raider_get_type (setup, state, row);
  WarBase base = war_raider_get_base (setup, state, row);

  return !war_raider_may_be_at (setup, state, war_raider_get_side (setup, row), type, &base);
}

static gint
get_group (const WarSetup *setup, guint row)
{
  return row < war_raider_count_units (setup) ? war_raider_get_unit (setup, row)->regiment + 1 : 0;
}

static const WarTokenColumn marks[] = { { WAR_TOKEN_PINNED, WAR_RAIDER_PIECE_PINNED } };

const WarStarts war_raider_starts = {
  .get_entry = get_entry,
  .marks = marks,
  .n_marks = G_N_ELEMENTS (marks),
  .get_group = get_group,
  .is_barred = is_barred,
};
