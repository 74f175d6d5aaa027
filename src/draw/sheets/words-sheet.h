/* words-sheet.h: a roster of another program on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "engine/army/roster.h"

G_BEGIN_DECLS

/* What the roster says of each unit, and its rules, each once. Takes the roster over. */
DrawSheets *draw_words_sheets_new (WarRoster *roster, const DrawSheetSetup *setup);

G_END_DECLS
