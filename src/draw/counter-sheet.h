/* counter-sheet.h: counters of units and places, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* A counter for each base of each unit, as large as that from the middle of one cut line to that of
 * the next, with its sign, its front, its name, and the number that it has on other sheets; edge to
 * edge on as few sheets as possible, each with a test ruler. Those of side 1 have one line around
 * them, those of side 2 two. Of an operation also the places of the field that matter in the game.
 * Of the setup only the paper and the ink matter. Keeps a reference to what it is of.
 *
 * NULL: there is nothing to cut out. */
DrawSheets *draw_counter_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
