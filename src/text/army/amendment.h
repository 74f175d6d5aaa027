/* amendment.h: what goes beyond or against the printed rules, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* "Amendments to the printed rules: E-5, E-27.", or that there are none. Free it. */
char *text_amendments (const WarRules *rules, WarAmendments amendments);

/* For each that is on a sentence with what it says; or one that says that all is as printed. Then
 * one for each that an operation fixes off. Empty for a system without amendments. Free it. */
GPtrArray *text_amendments_in_words (const WarRules *rules, WarAmendments amendments,
                                     WarAmendments fixed_off);

/* All that the rules have, and what is printed in their places, as lines. Free it. */
char *text_list_amendments (const WarRules *rules);

/* What a clause that is an amendment changes, and what is printed, or else is so without it, as a
 * sentence; NULL of another clause. Free it. */
char *text_describe_amendment (const WarRules *rules, const WarClause *clause);

/* What is so while it is off. Free it. */
char *text_describe_without (const WarRules *rules, const WarClause *clause);

/* Likewise, of one that an operation fixes off. Free it. */
char *text_describe_fixed_off (const WarRules *rules, const WarClause *clause);

/* Whether it takes nothing's place that is printed: people choose it by itself. */
gboolean text_amendment_is_choice (const WarRules *rules, const WarClause *clause);

G_END_DECLS
