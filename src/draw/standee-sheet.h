/* standee-sheet.h: stand-up paper soldiers, to cut out and fold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* A strip for each base of the subject's units: front, back, the base at its true size, and a tab
 * that is glued under it; packed, with what tells sides apart as on counters. NULL: there are no
 * units. */
DrawSheets *draw_standee_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
