/* average.c: what the weapons of Trench Raider will do on average (raider.R-1, raider.R-29)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/average.h"

#include "engine/raider/tables.h"

#define SIDES 6

static const WarWeapon *
get_weapon (const WarRaiderVolley *volley)
{
  return g_ptr_array_index (volley->shooter->weapons, volley->weapon);
}

static gboolean
is_vehicle (const WarRules *rules, const WarUnitType *type)
{
  return (type->categories & war_rules_get_category_mask (rules, "vehicle")) != 0;
}

guint
war_raider_volley_count_shots (const WarRaiderVolley *volley)
{
  const WarWeapon *weapon = get_weapon (volley);
  const gint32 *stats = weapon->stats;

  if (stats[WAR_RAIDER_WEAPON_RANGE] == 0 || stats[WAR_RAIDER_WEAPON_HIT] == 0
      || war_trait_uses_has (weapon->traits, "grenade")
      || war_trait_uses_has (weapon->traits, "thrown")
      || (is_vehicle (volley->rules, volley->target)
          && !war_trait_uses_has (weapon->traits, "destroys-bunkers")))
    return 0;

  return (guint) (MAX (stats[WAR_RAIDER_WEAPON_NUMBER], 1) * stats[WAR_RAIDER_WEAPON_SHOTS]);
}

gint
war_raider_volley_get_need (const WarRaiderVolley *volley)
{
  const gint32 *stats = get_weapon (volley)->stats;

  return volley->is_covered && stats[WAR_RAIDER_WEAPON_COVER_HIT] > 0
           ? stats[WAR_RAIDER_WEAPON_COVER_HIT]
           : stats[WAR_RAIDER_WEAPON_HIT];
}

/* Ways in which a die is at least so much. */
static guint64
count_faces (gint need)
{
  return (guint64) CLAMP (SIDES + 1 - need, 0, SIDES);
}

WarProbability
war_raider_volley_get_chance (const WarRaiderVolley *volley, guint n_shots)
{
  gint save = volley->target->stats[WAR_RAIDER_UNIT_SAVE];
  guint64 hits = count_faces (war_raider_volley_get_need (volley));
  guint64 fails = save > 0 ? SIDES - count_faces (save) : SIDES;
  WarProbability lives = WAR_PROBABILITY_ONE;

  for (guint i = 0; i < n_shots; i++)
    lives = lives * (SIDES * SIDES - hits * fails) / (SIDES * SIDES);

  return WAR_PROBABILITY_ONE - lives;
}
