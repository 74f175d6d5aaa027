/* problem.h: sentences for what is wrong with an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army-check.h"

G_BEGIN_DECLS

/* What is wrong and what would mend it, in one or two whole sentences. Free the result. */
char *text_problem (const WarProblem *problem);

/* "3 of 3 allowed": where a limit stands in the army. */
char *text_limit (const WarLimit *limit, const WarArmy *army);

/* What a limit counts, for the beginning of a line: "cavalry". */
const char *text_limit_name (const WarLimit *limit, const WarRules *rules);

G_END_DECLS
