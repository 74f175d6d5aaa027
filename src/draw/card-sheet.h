/* card-sheet.h: unit cards, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* A card of the setup's size for each unit, with all about it, what its traits do, and boxes for
 * what it loses. NULL: there are no units. */
DrawSheets *draw_card_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
