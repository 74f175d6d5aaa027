/* battle.c: battles of Trench Assault that are made of two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/battle.h"

#include "engine/assault/private.h"

/* The field has to have its trenches; who wins is said by the rules (assault.A-7). */
WarOperation *
war_assault_arrange_battle (const WarBattle *battle, WarBattleFault *fault)
{
  return war_battle_begin (battle, WAR_GROUND_FREE, fault);
}
