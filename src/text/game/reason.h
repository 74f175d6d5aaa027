/* reason.h: why a commander gives an order, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* "Why: 1.3 wounds, destroyed 4 %; next best: …; for fear of losses not: …": by the view and the
 * posture in which one of the program's commanders gives the order; NULL: there was no choice, or
 * nobody would have thought of it. It thinks as long as the quick commander does, twice. Free
 * it. */
char *text_reason (const WarSetup *setup, const WarState *view, const WarPosture *posture,
                   const WarOrder *order);

/* How it means to fight this turn, by how many of the battles that it has played on in its mind,
 * and for whom it feared most in them; NULL: it has not looked ahead. Free it. */
char *text_plan (const WarSetup *setup, const WarPosture *posture, const WarReckoning *reckoning);

G_END_DECLS
