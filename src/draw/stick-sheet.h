/* stick-sheet.h: sticks to measure with, and arcs of fire, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* A stick for each length that the rules have, with what it is for; parts of a long one, to be
 * joined, for all ranges and moves of the subject's units; and a sector for each arc of their
 * weapons. NULL: the system has no lengths. */
DrawSheets *draw_stick_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

/* FALSE: its distances are counted, as on hexes. */
gboolean draw_stick_sheets_has (const WarSystem *system);

G_END_DECLS
