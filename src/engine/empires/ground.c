/* ground.c: what terrain does to units of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

WarSightScene
war_empires_make_scene (const WarSetup *setup)
{
  const WarEmpires *data = war_empires_get_data (setup);

  return (WarSightScene){
    .ground = data->ground,
    .scratch = war_empires_get_memo (setup)->scratch,
    .effects = data->effects,
    .cover_reach = data->rules->numbers[WAR_EMPIRES_COVER_REACH],
  };
}

gint
war_empires_find_bar (const WarSetup *setup, WarEmpiresGait gait, const WarBase *base)
{
  return war_footing_find_bar (&war_empires_get_data (setup)->footing,
                               war_empires_get_memo (setup)->scratch, gait, base);
}

/* Who is on a road is not touched by what it crosses (empires.C-12). */
gboolean
war_empires_meets_obstacle (const WarSetup *setup, const WarBase *base)
{
  return war_footing_meets_obstacle (&war_empires_get_data (setup)->footing,
                                     war_empires_get_memo (setup)->scratch, base);
}

gboolean
war_empires_is_in_cover (const WarSetup *setup, const WarBase *base)
{
  const WarEmpires *data = war_empires_get_data (setup);

  for (guint i = 0; i < data->footing.n_features; i++)
    {
      const WarSightEffect *effect = &data->effects[i];

      if (effect->covers == WAR_COVERS_INSIDE
            ? war_ground_feature_has (data->ground, i, base->centre)
            : effect->covers == WAR_COVERS_BEHIND
                && war_ground_feature_is_within (data->ground, i, base->corners, WAR_N_EDGES,
                                                 data->rules->numbers[WAR_EMPIRES_COVER_REACH]))
        return TRUE;
    }

  return FALSE;
}
