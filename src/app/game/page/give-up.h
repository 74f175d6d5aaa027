/* give-up.h: a person gives a game up
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/page/game-page.h"

G_BEGIN_DECLS

/* The action of the page that asks whether the game is given up, and does it: it is there where the
 * rules know of that, and allowed while who decides may. To be called after each change. */
void duck_give_up_offer (DuckGamePage *page);

G_END_DECLS
