/* counter-sheet.h: counters of units and places, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* A counter for each unit, as large as its base from the middle of one cut line to that of the
 * next, with its sign, its front, its name, and the number that it has on other sheets; edge to
 * edge on as few sheets as possible, each with a test ruler. Those of side 1 have one line around
 * them, those of side 2 two. Of the setup only the paper and the ink matter. Keeps a reference to
 * what it is of.
 *
 * NULL: there is nothing to cut out. */
DrawSheets *draw_army_counter_sheets_new (WarArmy *army, const DrawSheetSetup *setup);

/* The forces of both sides, and the places of the field that matter in the game. */
DrawSheets *draw_operation_counter_sheets_new (WarOperation *operation,
                                               const DrawSheetSetup *setup);

G_END_DECLS
