/* clauses.h: which clauses of End of Empires 1914 come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* How often each clause of the rules came into play. Free it. */
typedef struct _EmpiresClauses EmpiresClauses;

EmpiresClauses *empires_clauses_new (const WarSetup *setup);
void empires_clauses_free (EmpiresClauses *clauses);

/* The clause without the name of its system: "4.5". */
void empires_clauses_count (EmpiresClauses *clauses, const char *clause);

/* Counts the clauses that the events name. */
void empires_clauses_count_events (EmpiresClauses *clauses, const WarEvents *events);

/* Changes one thing about an order that is allowed now, and counts the clause that refuses it: some
 * clauses are only there to do that. */
void empires_clauses_count_refusal (EmpiresClauses *clauses, const WarGame *game,
                                    WarGenerator *generator);

/* Prints the counts. How many clauses that can come into play did less often than that. */
guint empires_clauses_report (const EmpiresClauses *clauses, guint least);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EmpiresClauses, empires_clauses_free)
