/* tally.h: which clauses of a system come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* How often each clause of the rules came into play, by what events, their dice and refusals say.
 * Free it. */
typedef struct _Tally Tally;

Tally *tally_new (WarRules *rules);
void tally_free (Tally *tally);
const WarRules *tally_get_rules (const Tally *tally);

/* Clauses by their ids, "empires.4.5"; one that there is not fails the test. */
void tally_count (Tally *tally, const char *clause);
void tally_count_events (Tally *tally, const WarEvents *events);

/* Changes something about an order that is allowed now: some clauses are only there to refuse what
 * comes of it. */
typedef void (*TallySpoiler) (const WarGame *game, WarOrder *order, WarGenerator *generator);

/* Counts the clauses that refuse it. */
void tally_count_refusals (Tally *tally, const WarGame *game, TallySpoiler spoil,
                           WarGenerator *generator);

guint tally_get_count (const Tally *tally, const char *clause);

/* Prints the count of the clause; FALSE: it came into play less often than that. */
gboolean tally_report (const Tally *tally, const char *clause, guint least);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Tally, tally_free)
