/* moment.h: orders that changed a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/replay.h"

G_BEGIN_DECLS

/* What came of an order by which something was lost or won; where a round began amid it, what was
 * before that and what came after it are two. */
typedef struct
{
  guint n_orders; /* its own among them */
  guint first, n_events; /* of all events of the replay */
  gint killed[WAR_N_SIDES]; /* by it, by cost */
  guint n_fallen; /* who are gone since */
  guint n_scores; /* events that gave a side points, or an objective */
} TextMoment;

/* All of them, as they happened: the whole game is played for it. Free the array. */
GArray *text_moments_find (const WarSetup *setup, WarReplay *replay);

/* Who fell in it, and by what, in some sentences; what else was lost, if nobody did; and what was
 * won. Free it. */
char *text_moment_tell (const WarGame *game, WarReplay *replay, const TextMoment *moment);

/* What came of the order last that counts, and what led to it, or else its first event. Free it;
 * NULL: nothing is known. */
char *text_moment (const WarGame *game, WarReplay *replay, guint n_orders);

G_END_DECLS
