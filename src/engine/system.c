/* system.c: the registry of rule systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/system.h"

#include "engine/assault/assault.h"
#include "engine/assault/danger.h"
#include "engine/club/club.h"
#include "engine/club/danger.h"
#include "engine/empires/danger.h"
#include "engine/empires/empires.h"
#include "engine/entrenched/danger.h"
#include "engine/entrenched/entrenched.h"
#include "engine/raider/danger.h"
#include "engine/raider/raider.h"

/* The one place that names every system. */
static const WarSystem *const systems[] = {
  &war_entrenched_system, &war_empires_system, &war_assault_system,
  &war_raider_system,     &war_club_system,
};

/* Of each, in that order. */
static const WarDangerRules *const danger_rules[G_N_ELEMENTS (systems)] = {
  &war_entrenched_danger_rules, &war_empires_danger_rules, &war_assault_danger_rules,
  &war_raider_danger_rules,     &war_club_danger_rules,
};

const WarSystem *
war_system_get (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (g_strcmp0 (systems[i]->id, id) == 0)
      return systems[i];

  return NULL;
}

const WarSystem *
war_system_get_nth (guint index)
{
  return index < G_N_ELEMENTS (systems) ? systems[index] : NULL;
}

const WarDangerRules *
war_system_get_danger_rules (const WarSystem *system)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (systems[i] == system)
      return danger_rules[i];

  return NULL;
}
