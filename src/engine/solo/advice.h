/* advice.h: what a commander would do in somebody's place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

#define WAR_ADVICE_MAX 3

/* An order, and what came of battles that went on with it in the mind: the same dice for all. */
typedef struct
{
  WarOrder order;
  guint n_played; /* 0: none could be, as not all is known, or the system's commander cannot */
  guint n_won, n_drawn;
} WarAdvised;

typedef struct
{
  WarPosture posture; /* in which the commander weighs them */
  guint n_items;
  WarAdvised items[WAR_ADVICE_MAX]; /* first what the steady commander would do, then what it
                                     * thinks next best, rather of other units or another kind */
} WarAdvice;

/* By the seat's view alone, and by a stream that the seed begins: the same advice whenever it is
 * asked for. FALSE: nobody knows what to do. haste: or NULL. */
gboolean war_advice_find (const WarSetup *setup, const WarState *view, gint seat, guint64 seed,
                          WarHaste *haste, WarAdvice *advice);

/* The mind of the commander that is asked, before it thinks. */
WarMind war_advice_get_mind (guint64 seed);

G_END_DECLS
