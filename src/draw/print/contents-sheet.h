/* contents-sheet.h: what lies in a run of sheets, on a page in front
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* Puts a page in front of the sheets that says what lies on which of them, what to do with it, and
 * what else the table needs; apart: and that what is cut out lies behind a booklet of them. Takes
 * the sheets over; its own name is that of the first of them. */
DrawSheets *draw_contents_sheets_new (DrawSheets *sheets, const DrawSubject *subject,
                                      const DrawSheetSetup *setup, gboolean apart);

G_END_DECLS
