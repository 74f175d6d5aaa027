/* average.h: what the weapons of Entrenched! will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/attack.h"
#include "engine/game/play.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

/* Attacks in numbers, for units of a game as they are now. Nobody asks whether the attack is
 * allowed; pieces are units that stand, weapons those of orders. */
WarAttack war_entrenched_get_shot (const WarSetup *setup, const WarState *state, guint piece,
                                   guint weapon, guint target);
WarAttack war_entrenched_get_shell (const WarSetup *setup, const WarState *state, guint piece,
                                    guint weapon, WarPosition point, guint target);
WarAttack war_entrenched_get_blow (const WarSetup *setup, const WarState *state, guint piece,
                                   guint weapon, guint target, WarEdge edge);

/* What comes of them. */
WarAttackAverage war_entrenched_average_shot (const WarSetup *setup, const WarState *state,
                                              guint piece, guint weapon, guint target);
WarAttackAverage war_entrenched_average_shell (const WarSetup *setup, const WarState *state,
                                               guint piece, guint weapon, WarPosition point,
                                               guint target);

/* A strike at that edge of the target, in a melee that goes on or after a charge, and what is
 * struck back with, or WAR_NONE. */
void war_entrenched_average_fight (const WarSetup *setup, const WarState *state, guint piece,
                                   guint weapon, guint target, WarEdge edge, gint back_weapon,
                                   WarAttackAverage *own, WarAttackAverage *targets);

G_END_DECLS
