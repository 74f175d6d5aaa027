/* system.c: the registry of rule systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/entrenched.h"

/* The one place that names every system. */
static const WarSystem *const systems[] = {
  &war_entrenched_system,
};

/* The system with the id, or NULL. */
const WarSystem *
war_system_get (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (g_strcmp0 (systems[i]->id, id) == 0)
      return systems[i];

  return NULL;
}

/* All systems in the order in which they are shown; index 0 …, NULL after the last. */
const WarSystem *
war_system_get_nth (guint index)
{
  return index < G_N_ELEMENTS (systems) ? systems[index] : NULL;
}

WarAmendments
war_system_get_amendments (const WarSystem *system)
{
  WarAmendments amendments = 0;

  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    if (!system->amendments[i].of_campaigns)
      amendments |= (WarAmendments) 1 << i;

  return amendments;
}

gint
war_system_find_amendment (const WarSystem *system, const char *clause)
{
  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    {
      const char *id = system->amendments[i].clause;

      if (g_strcmp0 (id, clause) == 0 || g_strcmp0 (strchr (id, '.') + 1, clause) == 0)
        return (gint) i;
    }

  return WAR_NO_AMENDMENT;
}
