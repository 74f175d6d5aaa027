/* average.h: what the weapons of Trench Assault will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/assault/terms.h"
#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* All shots of a base at one of another type. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *shooter, *target;
  WarAssaultRow row; /* what the target is like */
  gboolean is_far;
  WarAmendments amendments;
} WarAssaultVolley;

/* 0: it does not fire, or not at such a target. */
guint war_assault_volley_count_shots (const WarAssaultVolley *volley);

/* The chances that it is pinned, and no more; and that it is killed. */
void war_assault_volley_get_chances (const WarAssaultVolley *volley, WarProbability *pinned,
                                     WarProbability *killed);

/* The same of so many shots, by the table of the rules. */
void war_assault_get_shot_chances (const WarRules *rules, guint n_shots, gboolean is_far,
                                   WarProbability *pinned, WarProbability *killed);

G_END_DECLS
