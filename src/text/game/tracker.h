/* tracker.h: games for figures on a real table, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/tracker/tracker.h"

G_BEGIN_DECLS

/* The name of a side, as given or as a number; lent. */
const char *text_tracker_side (const WarTracker *tracker, gint side);

/* A unit by its name: "BEF Infantry 2". Free it. */
char *text_tracked (const WarTracker *tracker, guint index);

/* "BEF Infantry · Movement 4″ · Save 4+", the type where the unit has a name of its own, then its
 * weapons in a line of their own, if it has any. Free it. */
char *text_tracked_abilities (const WarTracker *tracker, guint index);

/* "3 of 4 left · stunned": how a unit is. Free it. */
char *text_tracked_condition (const WarTracker *tracker, guint index);

/* "Movement", "Turn": what is done in a step; lent. */
const char *text_tracker_phase (const WarTrackerStep *step);

/* "Round 3 of 8 · Entente · Movement". Free it. */
char *text_tracker_situation (const WarTracker *tracker);

/* What is to be remembered in the step: its clauses, a line each; empty if there are none. Free
 * it. */
char *text_tracker_reminders (const WarTracker *tracker);

/* The whole of it: situation, points and units of both sides, notes. Free it. */
char *text_tracker (const WarTracker *tracker);

G_END_DECLS
