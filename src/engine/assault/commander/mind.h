/* mind.h: what the files of the solo commander of Trench Assault share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/private.h"
#include "engine/game/ideas.h"

G_BEGIN_DECLS

typedef struct
{
  const WarSetup *setup;
  const WarAssault *data;
  const WarState *view;
  gint seat, side;
  const WarPosture *posture;
  WarIdeas ideas;
} WarAssaultMind;

/* fire.c */
void war_assault_think_of_fire (WarAssaultMind *mind);

/* attack.c, defend.c */
void war_assault_think_of_attack (WarAssaultMind *mind);
void war_assault_think_of_defence (WarAssaultMind *mind);

/* way.c: the leg of a unit that brings it nearest to a goal, of those in a few headings; what
 * it gains in hundredths of a millimetre. */
gboolean war_assault_find_leg (const WarAssaultMind *mind, guint unit, WarPosition goal,
                               WarOrder *order, WarLength *gain);

/* Its own bases in the trench, and where the nearest enemy in it is; WAR_NONE: none. */
gint war_assault_find_nearest_enemy (const WarAssaultMind *mind, guint unit, gint trench);

G_END_DECLS
