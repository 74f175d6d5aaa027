/* clauses.h: which clauses of Entrenched! a game carries out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "common/games.h"

/* How often each clause of the rules came into play. Free it. */
typedef struct _Clauses Clauses;

Clauses *clauses_new (WarRules *rules);
void clauses_free (Clauses *clauses);

/* Counts the clauses that an order carried out: those that its events name, and those that show in
 * what the events say. Every event names one. */
void clauses_count (Clauses *clauses, const WarGame *game, const WarEvents *events);

/* Tries an order beside one that is allowed now, and counts the clause that refuses it: most
 * clauses are only there to do that. */
void clauses_count_refusal (Clauses *clauses, const WarGame *game, WarGenerator *generator);

/* Prints the counts. How many of the clauses that can come into play in this battle did not; of
 * those that cannot, none may. */
guint clauses_report (const Clauses *clauses, GamesBattle battle);

/* Prints the counts of all battles together. Of the clauses that can come into play in some of
 * them, how many did less often than that for each of those. */
guint clauses_report_all (Clauses *const battles[GAMES_N_BATTLES], guint least);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Clauses, clauses_free)
