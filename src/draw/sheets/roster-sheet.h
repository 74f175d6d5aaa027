/* roster-sheet.h: an army's printed roster, and an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "engine/army/army.h"

G_BEGIN_DECLS

/* Like units together, with statistics, weapons, traits and boxes for what they lose; totals and
 * what is wrong with the army. As many pages as it takes. Keeps a reference to the army. */
DrawSheets *draw_roster_sheets_new (WarArmy *army, const DrawSheetSetup *setup);

/* What there is to choose from: each unit type with its cost, the limits, and what all traits do.
 * Keeps a reference to the book. */
DrawSheets *draw_book_sheets_new (WarBook *book, const DrawSheetSetup *setup);

/* In how many columns units of the system are set: as many as are wished for, if the paper has room
 * for them in that detail. */
guint draw_units_count_columns (const DrawSheetSetup *setup, const WarSystem *system);

G_END_DECLS
