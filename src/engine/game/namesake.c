/* namesake.c: how units of one name are told apart
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/namesake.h"

#include "engine/operation/operation.h"

typedef struct
{
  guint n_units[WAR_N_SIDES];
  guint first[WAR_N_SIDES]; /* has no number as long as it is alone */
} Name;

void
war_namesakes_count (const WarNamed *named, guint n)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  for (guint i = 0; i < n; i++)
    {
      Name *name = g_hash_table_lookup (found, named[i].name);
      gint side = named[i].side;

      if (name == NULL)
        {
          name = g_new0 (Name, 1);
          g_hash_table_insert (found, (gpointer) named[i].name, name);
        }
      if (name->n_units[side]++ == 0)
        name->first[side] = i;
      else
        named[name->first[side]].namesake->number = 1;
      named[i].namesake->number = name->n_units[side] > 1 ? name->n_units[side] : 0;
    }

  for (guint i = 0; i < n; i++)
    {
      const Name *name = g_hash_table_lookup (found, named[i].name);

      named[i].namesake->has_enemy = name->n_units[1 - named[i].side] > 0;
    }
}
