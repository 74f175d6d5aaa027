/* reference-sheet.h: rules to look up, on sheets of their own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* What one looks up while one plays: the order of the turn, what marks mean, terrain, numbers and
 * tables of the subject's system. */
DrawSheets *draw_reference_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

/* All of its rules, in their chapters; of an operation, which amendments hold in it. */
DrawSheets *draw_clause_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
