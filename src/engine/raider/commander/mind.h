/* mind.h: what the files of Trench Raider's solo commander share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/ideas.h"
#include "engine/raider/private.h"

G_BEGIN_DECLS

typedef struct
{
  const WarSetup *setup;
  const WarRaider *data;
  const WarState *view;
  gint side;
  const WarPosture *posture;
  WarIdeas ideas;
} WarRaiderMind;

/* Each adds what is worth considering; TRUE: something is. */
gboolean war_raider_think_of_fire (WarRaiderMind *mind); /* shots.c */
gboolean war_raider_think_of_opportunity (WarRaiderMind *mind);
void war_raider_think_of_shells (WarRaiderMind *mind);
void war_raider_think_of_gas (WarRaiderMind *mind);
void war_raider_think_of_run (WarRaiderMind *mind);
gboolean war_raider_think_of_lobs (WarRaiderMind *mind);
gboolean war_raider_think_of_moves (WarRaiderMind *mind); /* march.c */

/* Of one piece: close.c. */
gboolean war_raider_think_of_grenade (WarRaiderMind *mind, guint unit);
gboolean war_raider_think_of_flame (WarRaiderMind *mind, guint unit);
gboolean war_raider_think_of_charge (WarRaiderMind *mind, guint unit);
gboolean war_raider_think_of_bunker (WarRaiderMind *mind, guint unit);

G_END_DECLS
