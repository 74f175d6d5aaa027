/* entrenched.h: the rule system Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

extern const WarSystem war_entrenched_system;
extern const WarPlay war_entrenched_play;

/* Facts 10 and rulings E-18, E-20, E-21. */
void war_entrenched_check_army (const WarArmy *army, GPtrArray *problems);
guint war_entrenched_count_waves (const WarArmy *army);

/* Battles of the four game types: in the waves that the armies say (E-18), with the zones, control
 * points and objectives that the field lacks (E-1, E-17), won as 9.1 to 9.4 say. */
WarOperation *war_entrenched_arrange_battle (const WarBattle *battle, WarBattleFault *fault);

G_END_DECLS
