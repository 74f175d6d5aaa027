/* clause-link.h: sentences whose numbers of clauses lead to the rules
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* The action of the window that shows a clause; its parameter is the clause's id. */
#define DUCK_CLAUSE_ACTION "win.show-clause"

/* The label says the text, in which each number of a clause of the rules is a link to it: "[7.2]",
 * "(Rule 10.2)", "(E-23)". */
void duck_clause_link_set_text (GtkLabel *label, const char *text, const WarRules *rules);

/* "Suppressed" and its "[E-9]": a sentence with the clause behind it; NULL: it has none. Free
 * it. */
char *duck_clause_link_cite (const char *sentence, const char *clause);

/* The clause of the rules that is meant by an id, "entrenched.7.2", or by a number, "7.2"; NULL:
 * there is none. */
const WarClause *duck_clause_link_find (const WarRules *rules, const char *clause);

G_END_DECLS
