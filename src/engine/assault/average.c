/* average.c: what the weapons of Trench Assault will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/average.h"

#include "engine/assault/tables.h"

#define SIDES 6

/* Of so many the ways fit in 64 bits. */
#define MAX_EXACT_SHOTS 12

/* assault.6.5; a tank is no target of small arms with its amendment (assault.A-22). */
guint
war_assault_volley_count_shots (const WarAssaultVolley *volley)
{
  const WarWeapon *weapon;

  if (volley->shooter->weapons->len == 0
      || ((volley->amendments >> WAR_ASSAULT_AMENDMENT_TANKS & 1) != 0
          && war_unit_type_has_trait (volley->target, "armoured")))
    return 0;

  weapon = g_ptr_array_index (volley->shooter->weapons, 0);
  return (guint) MAX (weapon->stats[WAR_ASSAULT_WEAPON_MOVING + volley->row], 0);
}

/* Faces of a die that do less than that (assault.6.6). */
static guint64
count_below (const WarRules *rules, gboolean is_far, WarAssaultEffect effect)
{
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_ASSAULT_TABLE_SHOT, &n_rows);
  guint64 n = SIDES;

  for (guint i = 0; i < n_rows; i++)
    n -= rows[i].values[is_far ? WAR_ASSAULT_SHOT_FAR : WAR_ASSAULT_SHOT_NEAR] >= (gint32) effect;

  return n;
}

/* That at least one of so many shots does that or more. */
static WarProbability
get_chance (const WarRules *rules, guint n_shots, gboolean is_far, WarAssaultEffect effect)
{
  guint64 below = count_below (rules, is_far, effect), misses = 1, ways = 1;
  WarProbability chance;

  for (guint i = 0; i < MIN (n_shots, MAX_EXACT_SHOTS); i++)
    {
      misses *= below;
      ways *= SIDES;
    }
  chance = (ways - misses) * WAR_PROBABILITY_ONE / ways;
  for (guint i = MAX_EXACT_SHOTS; i < n_shots; i++)
    chance = WAR_PROBABILITY_ONE - (WAR_PROBABILITY_ONE - chance) * below / SIDES;
  return chance;
}

void
war_assault_get_shot_chances (const WarRules *rules, guint n_shots, gboolean is_far,
                              WarProbability *pinned, WarProbability *killed)
{
  *killed = get_chance (rules, n_shots, is_far, WAR_ASSAULT_KILLS);
  *pinned = get_chance (rules, n_shots, is_far, WAR_ASSAULT_PINS) - *killed;
}

void
war_assault_volley_get_chances (const WarAssaultVolley *volley, WarProbability *pinned,
                                WarProbability *killed)
{
  war_assault_get_shot_chances (volley->rules, war_assault_volley_count_shots (volley),
                                volley->is_far, pinned, killed);
}
