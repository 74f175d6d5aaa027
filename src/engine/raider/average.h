/* average.h: what the weapons of Trench Raider will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* All shots that a piece has with one weapon in its own moves, at one target. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *shooter, *target;
  guint weapon; /* of the shooter's */
  gboolean is_covered;
} WarRaiderVolley;

/* 0: it is not aimed, as shells and flames, or not at such a target (raider.R-1). */
guint war_raider_volley_count_shots (const WarRaiderVolley *volley);

/* The least die that hits. */
gint war_raider_volley_get_need (const WarRaiderVolley *volley);

/* The chance that so many shots kill it, after its saves (raider.R-29). */
WarProbability war_raider_volley_get_chance (const WarRaiderVolley *volley, guint n_shots);

G_END_DECLS
