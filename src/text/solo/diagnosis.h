/* diagnosis.h: what is the matter with an operation, in a sentence or two
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/stopping.h"

G_BEGIN_DECLS

/* "The side that begins wins 64 % of the games that somebody wins (58 % to 69 %): …", "Entente win
 * 72 % …: they always have the first turn."; or that the games show nothing. Free it. */
char *text_series_diagnosis (const WarSeriesTally *tally, const WarOperation *operation);

G_END_DECLS
