/* series.h: what many games of an operation say about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/series.h"

G_BEGIN_DECLS

/* "Entente: 52 wins of 200, 26 % (95 % interval: 20 % to 33 %).": side: 1 or 2. Free it. */
char *text_series_wins (const WarSeriesTally *tally, const WarOperation *operation, gint side);

/* How many draws, how long the games were and what was lost in them, in sentences. Free it. */
char *text_series_means (const WarSeriesTally *tally, const WarOperation *operation);

/* Whether one side is better off, as far as one can say: a sentence. Free it. */
char *text_series_verdict (const WarSeriesTally *tally, const WarOperation *operation);

/* Which sides had armies at random, as they bring one; NULL if none had. Free it. */
char *text_series_armies (const WarOperation *operation);

G_END_DECLS
