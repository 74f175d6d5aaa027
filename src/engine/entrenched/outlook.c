/* outlook.c: what terrain does to sight in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/outlook.h"

#include "engine/entrenched/private.h"

/* entrenched.5.7, entrenched.E-7 */
void
war_entrenched_find_sight_effect (const WarFeature *feature, const WarRules *rules,
                                  WarSightEffect *effect)
{
#define EFFECT(stat) war_feature_get_effect (feature, rules, WAR_ENTRENCHED_TERRAIN_##stat)
  gint32 cover = EFFECT (COVER);

  /* Cover that adds nothing is none. */
  if (cover != WAR_ENTRENCHED_COVER_NONE)
    cover = rules->numbers[WAR_ENTRENCHED_LIGHT_COVER + cover - 1];
  *effect
    = war_outlook_make_effect (EFFECT (SIGHT), EFFECT (SIGHT_LIMIT), cover, EFFECT (COVERS) != 0);
#undef EFFECT
}

static WarLength
get_cover_reach (const WarRules *rules)
{
  return rules->numbers[WAR_ENTRENCHED_COVER_REACH];
}

const WarSightSystem war_entrenched_sight = {
  .find_effect = war_entrenched_find_sight_effect,
  .get_cover_reach = get_cover_reach,
};
