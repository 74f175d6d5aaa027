/* series-report.h: all that many games say about an operation, as a report
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/stopping.h"
#include "text/solo/report.h"

G_BEGIN_DECLS

/* The sentences: what one should know first, then wins, lengths, who began, amendments, armies.
 * commanders: their ids. looks: by which it has stopped by itself; or NULL. */
void text_series_report_add_sentences (TextReport *report, const WarSeriesTally *tally,
                                       const WarOperation *operation,
                                       const char *const commanders[WAR_N_SIDES],
                                       const WarStopping *looks);

/* The tables: wins, who began, by what and when games ended, what was killed by round, what was
 * lost of each type and where. */
void text_series_report_add_tables (TextReport *report, const WarSeriesTally *tally,
                                    const WarOperation *operation);

G_END_DECLS
