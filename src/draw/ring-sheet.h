/* ring-sheet.h: circles around a point of the table, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* Whether there is any of that. */
gboolean draw_ring_sheets_has (const DrawSubject *subject);

/* A circle for each number of the rules that says how large a ring is, or how far something reaches
 * around a point; one that no sheet has room for in parts, to be joined; and a
 * compass for who throws for a direction on a board of hexes. NULL: there are none. */
DrawSheets *draw_ring_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
