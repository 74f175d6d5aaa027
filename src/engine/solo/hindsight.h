/* hindsight.h: what would have been better than an order that was given
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/replay.h"
#include "engine/solo/series.h"

G_BEGIN_DECLS

/* A decision of a game that is over, as its seat knew it then. */
typedef struct
{
  guint n_orders; /* that had been given before */
  WarOrder given;
  WarState *view;
} WarPastDecision;

/* The decision that led to what the side lost by order n, counted from 1: its last order that was
 * given to one of those who were gone by it; else its last before it, or that order itself. FALSE:
 * there is none. Free its view. */
gboolean war_hindsight_find_decision (const WarGame *game, WarReplay *replay, guint n, gint side,
                                      WarPastDecision *decision);

/* How often the side wins with what was given, and with what would have been better: of so many
 * battles each that were played on from there with the same dice. */
typedef struct
{
  WarOrder better;
  guint n_played, n_won, n_better_won; /* a draw is none */
  WarInterval interval, better_interval; /* of the chances, at 95 % */
} WarHindsight;

/* Tries what the quick commander would have thought of as well. What is found was chosen by other
 * battles than those that are counted, and is told only if those make it sure that it is better, by
 * the battles that one of the two won and the other did not. FALSE: nothing is. haste: or NULL. */
gboolean war_hindsight_find (const WarSetup *setup, const WarPastDecision *decision, guint64 seed,
                             WarHaste *haste, WarHindsight *hindsight);

G_END_DECLS
