/* refusal.h: why an order is refused, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Why the order is refused in this state, and what is possible instead. Free it. */
char *text_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                    const WarRefusal *refusal);

G_END_DECLS
