/* answer.h: what comes back for an order, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/foresight.h"

G_BEGIN_DECLS

/* "counter-fire first (Gewehr 98): −0.7; strikes back: −1.2 · 8 %": what may be done to the actor
 * because of it; NULL: nothing. Free it. */
char *text_answers (const WarSetup *setup, const WarState *view, const WarOrder *order,
                    const WarForesight *foresight);

G_END_DECLS
