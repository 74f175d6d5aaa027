/* danger.h: where who could hit somebody in Trench Club, and what answers an attack
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/danger.h"

G_BEGIN_DECLS

extern const WarDangerRules war_club_danger_rules;

G_END_DECLS
