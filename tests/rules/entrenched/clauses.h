/* clauses.h: which clauses of Entrenched! a game carries out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "common/games.h"
#include "common/tally.h"

/* Counts the clauses that an order carried out: those that its events name, and those that show in
 * what the events say. Every event names one. */
void clauses_count (Tally *tally, const WarGame *game, const WarEvents *events);

/* Changes one thing about an order: most clauses are only there to refuse what comes of it. */
void clauses_spoil (const WarGame *game, WarOrder *order, WarGenerator *generator);

/* Prints the counts. How many of the clauses that can come into play in this battle did not; of
 * those that cannot, none may. */
guint clauses_report (const Tally *tally, GamesBattle battle);

/* Prints the counts of all battles together. Of the clauses that can come into play in some of
 * them, how many did less often than that for each of those. */
guint clauses_report_all (Tally *const battles[GAMES_N_BATTLES], guint least);
