/* clauses.h: which clauses of Trench Assault come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* How often each clause came into play, by what events, their dice and refusals say. Free it. */
typedef struct _AssaultClauses AssaultClauses;

AssaultClauses *assault_clauses_new (const WarSetup *setup);
void assault_clauses_free (AssaultClauses *clauses);

void assault_clauses_count_events (AssaultClauses *clauses, const WarEvents *events);

/* Changes one thing about an order that is allowed now, and counts the clause that refuses it. */
void assault_clauses_count_refusal (AssaultClauses *clauses, const WarGame *game,
                                    WarGenerator *generator);

/* Prints the counts. How many of the clauses that games can say came into play less often. */
guint assault_clauses_report (const AssaultClauses *clauses, guint least);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AssaultClauses, assault_clauses_free)
