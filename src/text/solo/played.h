/* played.h: games that somebody has played to their end, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/played.h"

G_BEGIN_DECLS

/* "7 games: 4 won, 2 lost, 1 drawn"; of several kinds "and 1 between persons". Free it. */
char *text_played_sum (const WarPlayedSum *sum);

/* Who commanded the other side: "Lieutenant (program)", "Persons on both sides". */
const char *text_played_opponent (const char *id);

G_END_DECLS
