/* muster.c: whether there is room for those who come onto the field of Entrenched! together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Whether they come at the same time and to the same place. */
static gboolean
come_together (const WarSetup *setup, guint a, guint b)
{
  const WarForceUnit *one = war_entrenched_get_unit (setup, a);
  const WarForceUnit *other = war_entrenched_get_unit (setup, b);

  return !war_starts_is_placed (setup, b) && war_force_units_come_together (one, other)
         && (one->wave == other->wave || !war_entrenched_get_data (setup)->has_attrition);
}

static gboolean
is_first_of_group (const WarSetup *setup, guint piece)
{
  for (guint i = 0; i < piece; i++)
    if (come_together (setup, i, piece))
      return FALSE;

  return TRUE;
}

/* Puts the group of the piece onto an empty field, as whoever looks for room does (E-1, E-30). */
static void
muster_group (const WarSetup *setup, guint piece, GArray *shortages)
{
  const WarForceUnit *unit = war_entrenched_get_unit (setup, piece);
  WarShortage shortage = { .side = unit->side + 1, .round = unit->arrives };
  g_autofree WarState *empty = war_setup_begin (setup, 0);
  g_autoptr (GArray) obstacles = NULL;
  const WarStandScene scene
    = war_entrenched_make_stand_scene (setup, empty, piece, FALSE, &obstacles);
  WarStandNewcomer newcomers[WAR_ENTRENCHED_MAX_UNITS];
  const GArray *types = war_entrenched_get_data (setup)->types;
  gint misfit;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (come_together (setup, piece, i))
      {
        WarBase base = war_entrenched_place_base (setup, i, (WarPosition){ 0, 0 }, 0);

        newcomers[shortage.n_units++]
          = (WarStandNewcomer){ base.width, base.depth, war_entrenched_get_unit (setup, i)->type };
      }

  shortage.n_placed
    = (gint) war_stand_muster (&scene, newcomers, (guint) shortage.n_units, &misfit);
  if (misfit != WAR_NONE)
    shortage.type = g_array_index (types, WarEntrenchedType, newcomers[misfit].kind).type;
  if (shortage.n_placed < shortage.n_units)
    g_array_append_val (shortages, shortage);
}

/* Who is to choose waves can choose them so that there is room. */
void
war_entrenched_muster (const WarSetup *setup, GArray *shortages)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (!war_starts_is_placed (setup, i) && is_first_of_group (setup, i)
        && (!data->has_attrition || war_entrenched_get_unit (setup, i)->wave != 0
            || war_entrenched_get_unit (setup, i)->arrives != 0))
      muster_group (setup, i, shortages);
}
