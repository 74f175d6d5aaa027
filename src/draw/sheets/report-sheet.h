/* report-sheet.h: what many games of an operation came to, on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "engine/solo/series.h"
#include "text/solo/report.h"

G_BEGIN_DECLS

/* The report's sentences and tables, and a map of the operation's field for each side on which the
 * squares are darker where it lost more. Takes the report over. */
DrawSheets *draw_report_sheets_new (TextReport *report, WarOperation *operation,
                                    const WarSeriesTally *tally, const DrawSheetSetup *setup);

G_END_DECLS
