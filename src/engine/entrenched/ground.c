/* ground.c: sight and cover on the ground of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

WarSightScene
war_entrenched_get_scene (const WarSetup *setup)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  /* Bases do not block sight (entrenched.E-7). */
  return (WarSightScene){
    .ground = data->ground,
    .scratch = data->scratch,
    .effects = data->effects,
    .cover_reach = data->rules->numbers[WAR_ENTRENCHED_COVER_REACH],
  };
}

/* entrenched.5.7, entrenched.5.8, G-4 */
gint
war_entrenched_get_cover (const WarSetup *setup, const WarState *state, guint piece,
                          const WarBase *firer, const WarEntrenchedWeapon *weapon)
{
  WarSightScene scene = war_entrenched_get_scene (setup);
  WarBase base = war_entrenched_get_base (setup, state, piece);
  gint32 inside = war_entrenched_peek (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];
  gint cover;

  if (weapon->negates_cover)
    return 0;

  /* Whoever is in a shelter has its cover, wherever the middle of its base may be (E-25). */
  cover = war_sight_look (&scene, firer, &base).cover;
  if (inside != WAR_NONE)
    cover = MAX (cover, scene.effects[inside].cover);

  return cover;
}
