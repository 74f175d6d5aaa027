/* battle.c: battles of Trench Club that are made of two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/club/private.h"

/* Forts and units alone decide (club.1.9): there are no conditions. */
WarOperation *
war_club_arrange_battle (const WarBattle *battle, WarBattleFault *fault)
{
  return war_battle_begin (battle, WAR_GROUND_HEX, fault);
}
