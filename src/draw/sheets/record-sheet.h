/* record-sheet.h: sheets on which players write down how it went
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* Of an operation its rounds and how it ended; of a campaign its operations, with the results that
 * there are. NULL: the subject is neither. */
DrawSheets *draw_record_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
