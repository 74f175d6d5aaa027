/* tally.h: the dice of a game, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/tally.h"

G_BEGIN_DECLS

/* "61 of 118 dice had what they needed, 55.2 on average: a little luckier than others." Free
 * it. */
char *text_tally_luck (const WarTally *tally);

/* "124 dice with 6 sides, 3.61 on average (3.50 expected)". Free it. */
char *text_tally_kind (const WarTallyKind *kind);

/* "1: 20, 2: 18, 3: 25 …": how often each face came, for who does not see the bars. Free it. */
char *text_tally_counts (const WarTallyKind *kind);

G_END_DECLS
