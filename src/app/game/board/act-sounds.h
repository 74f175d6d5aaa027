/* act-sounds.h: what orders sound like
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/acts.h"

G_BEGIN_DECLS

/* Plays what is heard of the acts (WarAct), of each kind among them once, if sounds are wanted. */
void duck_act_sounds_play (const GArray *acts);

G_END_DECLS
