/* token-sheet.h: what units are marked with and what lies on the table, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* Of each mark of the system as many tokens as there are units in the subject, or a dozen where
 * there is only a system. Of an operation also the objectives, where one wins by carrying one off,
 * the wounded where there are bearers, clouds where there is gas, and the corners of its zones.
 *
 * NULL: there is nothing to cut out. */
DrawSheets *draw_token_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
