/* danger.h: where who could hit somebody in Trench Assault, and what answers an attack
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/danger.h"

G_BEGIN_DECLS

/* WarDanger.aim: of shots, of which there is no greatest range (assault.A-1, assault.6.6). */
enum
{
  WAR_ASSAULT_AIM_NEAR,
  WAR_ASSAULT_AIM_FAR,
};

extern const WarDangerRules war_assault_danger_rules;

G_END_DECLS
