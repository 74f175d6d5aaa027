/* trials.h: what small changes of an operation have come to, for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/solo/series-json.h"
#include "engine/solo/trials.h"

G_BEGIN_DECLS

/* One line of JSON: the series without changes, then the changes, the fairest first. Free it. */
char *cli_trials_to_json (const TextSeries *series, const WarTrials *trials,
                          const WarOperation *operation);

G_END_DECLS
