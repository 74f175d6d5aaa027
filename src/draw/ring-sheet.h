/* ring-sheet.h: circles around a point of the table, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* A circle for each number of the rules that says how large a ring is, or how far something reaches
 * around a point; one that no sheet has room for in parts, to be joined. NULL: there are none. */
DrawSheets *draw_ring_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
