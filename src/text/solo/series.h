/* series.h: what many games of an operation say about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/stopping.h"

G_BEGIN_DECLS

/* "Entente: 52 wins of 200, 26 % (95 % interval: 20 % to 33 %).": side: 1 or 2. Free it. */
char *text_series_wins (const WarSeriesTally *tally, const WarOperation *operation, gint side);

/* How many draws, how long the games were and what was lost in them, in sentences. Free it. */
char *text_series_means (const WarSeriesTally *tally, const WarOperation *operation);

/* By which of the operation's conditions games were decided, the most frequent first: a line each,
 * "43 %: Entente win when …"; NULL where its rules alone decide, or nothing has been. Free it. */
char *text_series_endings (const WarSeriesTally *tally, const WarOperation *operation);

/* "They took 4 to 12 rounds, half of them 6 to 9."; NULL: none has come to an end. Free it. */
char *text_series_lengths (const WarSeriesTally *tally);

/* "Who had the first turn won 108 of 200, 54 % (95 % interval: 47 % to 61 %): Entente 59 of 100,
 * Central Powers 49 of 100."; NULL where nobody has turns. Free it. */
char *text_series_first (const WarSeriesTally *tally, const WarOperation *operation);

/* What would remain of either side's wins with average dice; NULL: nothing is known of that. Free
 * it. */
char *text_series_average_dice (const WarSeriesTally *tally, const WarOperation *operation);

/* How much of who wins goes with luck, and what luck is; likewise. */
char *text_series_luck (const WarSeriesTally *tally);

/* "Much better dice": what the first side has in games of a band of luck. */
const char *text_series_band (guint band);

/* How often each commander won, by his name, where they changed sides; NULL: they did not. Free
 * it. */
char *text_series_changed (const WarSeriesTally *tally, const char *first, const char *second);

/* Why there were so many games, and what its intervals are; NULL: their number was fixed. Free
 * it. */
char *text_series_looks (const WarSeriesTally *tally, const WarStopping *looks);

/* Which sides had armies at random, as they bring one; NULL if none had. Free it. */
char *text_series_armies (const WarOperation *operation);

G_END_DECLS
