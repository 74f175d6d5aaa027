/* clauses.h: which clauses of Trench Assault come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "common/tally.h"

/* Changes one thing about an order that is allowed now. */
void assault_clauses_spoil (const WarGame *game, WarOrder *order, WarGenerator *generator);

/* Prints the counts. How many of the clauses that games can say came into play less often. */
guint assault_clauses_report (const Tally *tally, guint least);
