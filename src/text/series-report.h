/* series-report.h: all that many games say about an operation, as a report
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/stopping.h"

G_BEGIN_DECLS

typedef enum
{
  TEXT_REPORT_PLAIN,
  TEXT_REPORT_MARKDOWN,
  TEXT_REPORT_CSV, /* only its tables: a line for each cell, "table,row,column,value" */
} TextReportFormat;

/* Wins, who began, by what and when games ended, what was killed by round, what was lost of each
 * type and where. sentences: NULL-terminated, what is said before the tables. Free it. */
char *text_series_report (const WarSeriesTally *tally, const WarOperation *operation,
                          const char *const *sentences, TextReportFormat format);

G_END_DECLS
