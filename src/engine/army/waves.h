/* waves.h: what is in the waves in which an army comes, and whether they are in order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"

G_BEGIN_DECLS

/* What is in the waves of a side, from 1; those that are in none yet are in wave 0. */
typedef struct
{
  guint n_units[WAR_ARMY_MAX_WAVES + 1];
  gint cost[WAR_ARMY_MAX_WAVES + 1];
  guint n_all;
  gint all; /* their cost */
} WarWaves;

void war_waves_add (WarWaves *waves, gint wave, gint cost);

/* Whether a wave lacks what it should have. With fewer units than waves the last ones stay empty. A
 * wave of one unit may cost more than half: one that is so dear has to be in some wave. */
gboolean war_waves_is_empty (const WarWaves *waves, guint wave);
gboolean war_waves_is_costly (const WarWaves *waves, guint wave);

G_END_DECLS
