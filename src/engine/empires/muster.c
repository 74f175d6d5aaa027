/* muster.c: whether there is room for the units that a side of End of Empires 1914 places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static void
put (const WarSetup *setup, WarState *state, guint unit, WarPosition centre, WarHeading heading)
{
  WarBase whole = war_ranks_place_around (setup, state, unit, WAR_FORMATION_LINE, centre, heading);

  war_ranks_set_presence (setup, state, unit, WAR_PRESENCE_ON_FIELD);
  war_empires_set_whole (setup, state, unit, WAR_FORMATION_LINE, &whole);
}

/* One after the other, as whoever looks for room does. */
static void
muster_side (const WarSetup *setup, gint side, GArray *shortages)
{
  WarShortage shortage = { .side = side + 1 };
  g_autofree WarState *empty = war_setup_begin (setup, 0);
  g_autofree WarState *state = war_state_copy (empty);

  for (guint i = 0; i < setup->n_units; i++)
    {
      WarPosition centre;
      WarHeading heading;

      if (war_ranks_side (setup, i) != side || war_ranks_stands (setup, empty, i))
        continue;
      shortage.n_units++;
      if (war_empires_find_stand (setup, state, i, FALSE, &centre, &heading))
        {
          put (setup, state, i, centre, heading);
          shortage.n_placed++;
        }
      else if (shortage.type == NULL
               && !war_empires_find_stand (setup, empty, i, FALSE, &centre, &heading))
        shortage.type = war_empires_get_type (setup, i)->type;
    }

  if (shortage.n_placed < shortage.n_units)
    g_array_append_val (shortages, shortage);
}

void
war_empires_muster (const WarSetup *setup, GArray *shortages)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    muster_side (setup, side, shortages);
}
