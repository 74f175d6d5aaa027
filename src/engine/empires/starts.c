/* starts.c: units of End of Empires 1914 that stand when a game begins, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static const WarForceEntry *
get_entry (const WarSetup *setup, guint row, guint *n)
{
  const WarForceUnit *unit = war_empires_get_unit (setup, war_ranks_find_unit (setup, row));

  *n = unit->nth;
  return unit->entry;
}

void
war_empires_begin_so (const WarSetup *setup, WarState *state, guint unit)
{
  guint first = war_ranks_first (setup, unit);
  const WarUnitStart *start = war_starts_find (setup, first);

  if (start == NULL)
    return;

  for (guint i = 0; start->n_bases > 0 && i < war_empires_get_type (setup, unit)->n_bases; i++)
    war_starts_set_left (setup, war_setup_get_piece (setup, state, first + i),
                         i < start->n_bases ? start->left[i] : 0);
  war_ranks_begin_so (setup, state, unit, start);
  if (start->is_placed)
    war_starts_set_marks (setup, war_setup_get_formation (setup, state, unit), start->marks);
}

/* empires.C-26 */
static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint row)
{
  WarBase base = war_ranks_get_base (setup, state, row);

  return war_empires_find_bar (
           setup, war_empires_get_gait (setup, state, war_ranks_find_unit (setup, row)), &base)
         != WAR_NONE;
}

/* Friends may stand on a commander, who bars nobody's way (empires.C-18). */
static gboolean
may_share (const WarSetup *setup, guint row, guint other)
{
  return war_empires_is_commander (setup, war_ranks_find_unit (setup, row))
         || war_empires_is_commander (setup, war_ranks_find_unit (setup, other));
}

static const WarTokenColumn marks[] = {
  { WAR_TOKEN_PINNED, WAR_EMPIRES_UNIT_STATE_PINNED },
  { WAR_TOKEN_PRONE, WAR_EMPIRES_UNIT_STATE_PRONE },
  { WAR_TOKEN_TOWED, WAR_EMPIRES_UNIT_STATE_LIMBERED },
  { WAR_TOKEN_DISMOUNTED, WAR_EMPIRES_UNIT_STATE_DISMOUNTED },
};

const WarStarts war_empires_starts = {
  .get_entry = get_entry,
  .left = WAR_EMPIRES_PIECE_FIGURES,
  .marks = marks,
  .n_marks = G_N_ELEMENTS (marks),
  .is_barred = is_barred,
  .may_share = may_share,
};
