/* refuse.c: says that something is not allowed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

gboolean
war_empires_is_free (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (cells[WAR_EMPIRES_UNIT_STATE_RETREAT] != 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_RETREATS, "empires.C-21", piece, 0);
  if (cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] != 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_UNFORMED, "empires.C-19", piece, 0);
  if (war_empires_is_in_contact (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_IN_CONTACT, "empires.C-19", piece, 0);

  return TRUE;
}
