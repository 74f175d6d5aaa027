/* moment.h: orders that changed a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/replay.h"

G_BEGIN_DECLS

/* An order by which something was lost or won. */
typedef struct
{
  guint n_orders; /* its own among them */
  gint killed[WAR_N_SIDES]; /* by it, by cost */
  guint n_fallen; /* who are gone since */
  guint n_scores; /* events that gave a side points, or an objective */
} TextMoment;

/* All of them, as they were given: the whole game is played for it. Free the array. */
GArray *text_moments_find (const WarSetup *setup, WarReplay *replay);

/* What came of the order last that counts, and what led to it, or else its first event. Free it;
 * NULL: nothing is known. */
char *text_moment (const WarGame *game, WarReplay *replay, guint n_orders);

G_END_DECLS
