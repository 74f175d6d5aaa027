/* system.c: the registry of rule systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/system.h"

#include "engine/assault/assault.h"
#include "engine/club/club.h"
#include "engine/club/private.h"
#include "engine/empires/empires.h"
#include "engine/entrenched/entrenched.h"
#include "engine/raider/raider.h"

/* The one place that names every system. */
static const struct
{
  const WarSystem *system;
  guint die_sides;
} systems[] = {
  { &war_entrenched_system, 6 }, { &war_empires_system, 6 },           { &war_assault_system, 6 },
  { &war_raider_system, 6 },     { &war_club_system, WAR_CLUB_SIDES },
};

const WarSystem *
war_system_get (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (g_strcmp0 (systems[i].system->id, id) == 0)
      return systems[i].system;

  return NULL;
}

const WarSystem *
war_system_get_nth (guint index)
{
  return index < G_N_ELEMENTS (systems) ? systems[index].system : NULL;
}

guint
war_system_get_die_sides (const WarSystem *system)
{
  g_return_val_if_fail (system != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (systems[i].system == system)
      return systems[i].die_sides;
  g_return_val_if_reached (0);
}
