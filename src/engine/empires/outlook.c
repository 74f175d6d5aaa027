/* outlook.c: what terrain does to sight in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/empires.h"
#include "engine/empires/tables.h"

/* empires.C-12: there is one kind of cover. */
static void
find_effect (const WarFeature *feature, const WarRules *rules, WarSightEffect *effect)
{
#define EFFECT(stat) war_feature_get_effect (feature, rules, WAR_EMPIRES_TERRAIN_##stat)
  *effect = war_outlook_make_effect (EFFECT (SIGHT), EFFECT (SIGHT_LIMIT), EFFECT (COVER) != 0,
                                     EFFECT (COVERS) != 0);
#undef EFFECT
}

static WarLength
get_cover_reach (const WarRules *rules)
{
  return rules->numbers[WAR_EMPIRES_COVER_REACH];
}

const WarSightSystem war_empires_sight = {
  .find_effect = find_effect,
  .get_cover_reach = get_cover_reach,
};
