/* trials.h: what small changes of an operation do, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/trials.h"
#include "text/solo/report.h"

G_BEGIN_DECLS

/* "Entente go first", "14 rounds instead of 12": the change, to stand as a title. The operation is
 * that without it. Free it. */
char *text_trial_title (const WarVariant *variant, const WarOperation *operation);

/* "Entente win 52 % instead of 64 %: 5 to 19 points less.": of whoever is better off without it.
 * Free it. */
char *text_trial_effect (const WarTrials *trials, const WarTrial *trial,
                         const WarOperation *operation);

/* Which change mends it best, or that none does for certain: a sentence. Free it. */
char *text_trials_remedy (const WarTrials *trials, const WarOperation *operation);

/* How the changes were tried and what their intervals are: sentences. Free it. */
char *text_trials_method (const WarTrials *trials);

/* A table of all changes, the fairest first. */
void text_trials_add_table (const WarTrials *trials, const WarOperation *operation,
                            TextReport *report);

G_END_DECLS
