/* advice.h: what a commander would do, and what would have been better, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/advice.h"
#include "engine/solo/hindsight.h"

G_BEGIN_DECLS

/* The n-th order that is advised: the order, a sentence; then on a line of its own how its battles
 * went and why. Free it. */
char *text_advised (const WarSetup *setup, const WarState *view, const WarAdvice *advice, guint n);

/* What was given, what would have been better, and how sure that is: some sentences. Free it. */
char *text_hindsight (const WarSetup *setup, const WarPastDecision *decision,
                      const WarHindsight *hindsight);

G_END_DECLS
