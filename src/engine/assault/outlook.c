/* outlook.c: what terrain does to sight in Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/outlook.h"

#include "engine/assault/assault.h"
#include "engine/assault/tables.h"

/* Who is in a trench or a gun pit has the third row of the table of shots (assault.A-23): the only
 * cover that there is. */
static void
find_effect (const WarFeature *feature, const WarRules *rules, WarSightEffect *effect)
{
#define EFFECT(stat) war_feature_get_effect (feature, rules, WAR_ASSAULT_TERRAIN_##stat)
  *effect
    = war_outlook_make_effect (EFFECT (SIGHT), EFFECT (SIGHT_LIMIT), EFFECT (COVERED) != 0, FALSE);
#undef EFFECT
}

/* Nothing covers from outside. */
static WarLength
get_cover_reach (const WarRules *rules)
{
  return 0;
}

const WarSightSystem war_assault_sight = {
  .find_effect = find_effect,
  .get_cover_reach = get_cover_reach,
};
