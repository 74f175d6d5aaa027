/* clauses.h: which clauses of End of Empires 1914 come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "common/tally.h"

/* Changes one thing about an order that is allowed now. */
void empires_clauses_spoil (const WarGame *game, WarOrder *order, WarGenerator *generator);

/* Prints the counts. How many clauses that can come into play did less often than that. */
guint empires_clauses_report (const Tally *tally, const WarRules *rules, guint least);
