/* explain.h: why a solo commander gives an order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* What a commander has had to choose from. */
typedef struct
{
  guint n_ideas; /* orders that were worth considering */
  gint32 worth; /* of the one that was given, in hundredths of cost */
  gboolean has_next;
  WarOrder next; /* the best of the others that is not worth more */
  gint32 next_worth;
  gboolean is_afraid;
  WarOrder braver; /* what it would have given but for fear of losses */
} WarExplanation;

/* Thinks about the view once more, in the posture in which the order was given. FALSE: the order is
 * none that a commander would consider there, or the system has nothing to think with. */
gboolean war_solo_explain (const WarSetup *setup, const WarState *view, const WarPosture *posture,
                           const WarOrder *order, WarExplanation *explanation);

G_END_DECLS
