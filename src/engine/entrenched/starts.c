/* starts.c: units of Entrenched! that stand on the field when a game begins, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/operation/swap.h"

static const WarForceEntry *
get_entry (const WarSetup *setup, guint row, guint *n)
{
  const WarForceUnit *unit;

  if (!war_entrenched_is_unit (setup, (gint) row))
    return NULL;

  unit = war_entrenched_get_unit (setup, row);
  *n = unit->nth;
  return unit->entry;
}

/* Casualties lie where an operation does not say that they do (entrenched.9.5). */
static gboolean
is_kept (const WarSetup *setup, const WarState *state, guint row)
{
  return war_entrenched_stands (setup, state, (gint) row)
         || war_entrenched_waits (war_setup_peek_piece (setup, state, row));
}

/* Who is not in a shelter is nowhere on it (entrenched.E-3); whoever goes may come to stand across
 * other walls. */
static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint row)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarBase base = war_entrenched_get_base (setup, state, row);

  if (war_setup_peek_piece (setup, state, row)[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE)
    return FALSE;

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_shelter && war_base_overlaps (&base, &data->features[i].shelter))
      return TRUE;

  return FALSE;
}

/* entrenched.E-1 */
static void
turn_field (const WarSetup *setup, const WarState *view, WarOperation *operation)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  if (war_setup_peek_game (setup, view)[WAR_ENTRENCHED_GAME_SWAPPED] != 0)
    war_operation_swap_zones (operation, data->zones[0], data->zones[1]);
}

static const WarTokenColumn marks[] = {
  { WAR_TOKEN_STUNNED, WAR_ENTRENCHED_PIECE_STUNNED },
  { WAR_TOKEN_SUPPRESSED, WAR_ENTRENCHED_PIECE_SUPPRESSED },
};

/* Marks last to the end of the first turn of the unit's side. */
const WarStarts war_entrenched_starts = {
  .get_entry = get_entry,
  .left = WAR_ENTRENCHED_PIECE_LEFT,
  .wave = WAR_ENTRENCHED_PIECE_WAVE,
  .marks = marks,
  .n_marks = G_N_ELEMENTS (marks),
  .is_kept = is_kept,
  .is_barred = is_barred,
  .turn_field = turn_field,
};
