/* outlook.c: what terrain does to sight in Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/outlook.h"

#include "engine/raider/raider.h"
#include "engine/raider/tables.h"

/* raider.R-9: there is one kind of cover. */
static void
find_effect (const WarFeature *feature, const WarRules *rules, WarSightEffect *effect)
{
#define EFFECT(stat) war_feature_get_effect (feature, rules, WAR_RAIDER_TERRAIN_##stat)
  gboolean covers = EFFECT (COVER) != 0;

  *effect = (WarSightEffect){
    .blocks = (guint8) EFFECT (SIGHT),
    .covers = !covers                ? WAR_COVERS_NOT
              : EFFECT (COVERS) == 0 ? WAR_COVERS_INSIDE
                                     : WAR_COVERS_BEHIND,
    .limit = EFFECT (SIGHT_LIMIT),
    .cover = covers ? 1 : 0,
  };
#undef EFFECT
}

static WarLength
get_cover_reach (const WarRules *rules)
{
  return rules->numbers[WAR_RAIDER_COVER_REACH];
}

const WarSightSystem war_raider_sight = {
  .find_effect = find_effect,
  .get_cover_reach = get_cover_reach,
};
