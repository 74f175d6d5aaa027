/* posture.c: how boldly a solo commander fights for a turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/posture.h"

const WarPosture war_posture_usual = { WAR_POSTURE_USUAL, WAR_POSTURE_USUAL };
