/* ground.c: sight and cover on the ground of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

WarSightScene
war_entrenched_make_scene (const WarEntrenched *data, WarGroundScratch *scratch)
{
  /* Bases do not block sight (entrenched.E-7). */
  return (WarSightScene){
    .ground = data->ground,
    .scratch = scratch,
    .effects = data->effects,
    .cover_reach = data->rules->numbers[WAR_ENTRENCHED_COVER_REACH],
  };
}

WarSightScene
war_entrenched_get_scene (const WarSetup *setup)
{
  return war_entrenched_make_scene (war_entrenched_get_data (setup),
                                    war_entrenched_get_memo (setup)->scratch);
}

WarPassageScene
war_entrenched_get_passage_scene (const WarSetup *setup)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  return (WarPassageScene){
    .ground = data->ground,
    .scratch = war_entrenched_get_memo (setup)->scratch,
    .effects = data->passages,
    .terrains = data->passage_terrains,
    .crossings = data->crossing_terrains,
  };
}

WarSight
war_entrenched_look (const WarSetup *setup, const WarBase *firer, const WarBase *target)
{
  const WarSightScene scene = war_entrenched_get_scene (setup);

  return war_looks_look (&war_entrenched_get_memo (setup)->looks, &scene, firer, target);
}

/* entrenched.5.7, entrenched.5.8, G-4 */
gint
war_entrenched_get_cover (const WarSetup *setup, const WarState *state, guint piece,
                          const WarBase *firer, const WarEntrenchedWeapon *weapon, gint *feature)
{
  const WarSightEffect *effects = war_entrenched_get_data (setup)->effects;
  WarBase base = war_entrenched_get_base (setup, state, piece);
  gint32 inside = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];
  WarSight sight = { 0 };

  if (!weapon->negates_cover)
    sight = war_entrenched_look (setup, firer, &base);

  /* Whoever is in a shelter has its cover, wherever the middle of its base may be (E-25). */
  if (!weapon->negates_cover && inside != WAR_NONE && effects[inside].cover > sight.cover)
    {
      sight.cover = effects[inside].cover;
      sight.cover_feature = inside;
    }
  if (feature != NULL)
    *feature = sight.cover > 0 ? sight.cover_feature : WAR_NONE;

  return sight.cover;
}
