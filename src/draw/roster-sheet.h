/* roster-sheet.h: an army's printed roster, and an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "engine/army/army.h"

G_BEGIN_DECLS

/* One line per different unit, with picture, statistics, weapons and traits; totals and what is
 * wrong with the army. As many pages as it takes. Keeps a reference to the army.
 * left_out: of composition and traits, as below; 0: nothing. */
DrawSheets *draw_roster_sheets_new (WarArmy *army, DrawPaper paper, DrawInk ink, guint left_out);

/* What there is to choose from: each unit type with its cost, the limits, and what all traits do.
 * Keeps a reference to the book. */
DrawSheets *draw_book_sheets_new (WarBook *book, DrawPaper paper, DrawInk ink, guint left_out);

G_END_DECLS
