/* referee.h: watches games of Trench Raider, and knows the rules by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"
#include "engine/operation/operation.h"

/* A second opinion, written from the rules and not from the engine, whose numbers are its own. Of
 * what each roll comes to it says what dice and circumstances must have led to; of what a state
 * knows, what no order may have changed. It ends the program if a clause is not kept. The
 * operation has all amendments but, perhaps, R-19's. */
typedef struct
{
  const WarSetup *setup;
  guint n_rolls[64]; /* by the kinds of events: how many were looked at */
} RaiderReferee;

/* What came of one order of the game; before: how it stood. */
void raider_referee_watch (RaiderReferee *referee, const WarState *before, const WarGame *game,
                           const WarEvents *events);
