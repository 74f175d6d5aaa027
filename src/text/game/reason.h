/* reason.h: why a commander gives an order, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* "It expects 1.3 wounds, destroyed 4 %; worth 12.0 points to it, the next best 9.5 (Fire …)": by
 * the view and the posture in which one of the program's commanders gives the order; NULL: there
 * was no choice, or nobody would have thought of it. It thinks as long as the quick commander does.
 * Free it. */
char *text_reason (const WarSetup *setup, const WarState *view, const WarPosture *posture,
                   const WarOrder *order);

G_END_DECLS
