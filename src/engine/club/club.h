/* club.h: the rule system Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"

G_BEGIN_DECLS

extern const WarSystem war_club_system;
extern const WarPlay war_club_play;

/* club.M-33: with the type of game. */
void war_club_check_army (const WarArmy *army, GPtrArray *problems);

/* battle.c */
WarOperation *war_club_arrange_battle (const WarBattle *battle, WarBattleFault *fault);

G_END_DECLS
