/* starts.c: units of Trench Assault that stand when a game begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

static gboolean
is_runner (const WarSetup *setup, guint row)
{
  const WarAssault *data = war_assault_get_data (setup);

  return row >= data->first_runner && row < data->first_runner + data->n_runners;
}

/* Runners are made when they are sent (assault.A-26). */
static const WarForceEntry *
get_entry (const WarSetup *setup, guint row, guint *n)
{
  const WarAssaultUnit *unit;

  if (row >= war_assault_count_units (setup) || is_runner (setup, row))
    return NULL;

  unit = war_assault_get_unit (setup, row);
  *n = unit->nth;
  return g_ptr_array_index (setup->operation->forces[unit->side]->entries, unit->entry);
}

static gboolean
is_kept (const WarSetup *setup, const WarState *state, guint row)
{
  return !is_runner (setup, row);
}

static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint row)
{
  return war_assault_find_bar (setup, war_assault_get_type (setup, row)->branch,
                               war_assault_get_centre (setup, state, row))
         != WAR_NONE;
}

/* Companies stay those of the game, whoever has been lost of them. */
static gint
get_group (const WarSetup *setup, guint row)
{
  const WarAssaultUnit *unit = war_assault_get_unit (setup, row);

  return unit->side == WAR_ASSAULT_ATTACKERS ? unit->company + 1 : 0;
}

static const WarTokenColumn marks[] = { { WAR_TOKEN_PINNED, WAR_ASSAULT_PIECE_PINNED } };

/* A base is lost as a whole. */
const WarStarts war_assault_starts = {
  .get_entry = get_entry,
  .marks = marks,
  .n_marks = G_N_ELEMENTS (marks),
  .get_group = get_group,
  .is_kept = is_kept,
  .is_barred = is_barred,
};
