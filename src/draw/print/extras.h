/* extras.h: what may stand behind sheets, or in front of them, on pages of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheet-options.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* The sheets of such a part, of those that stand behind others; NULL: there is nothing of it. They
 * keep references to what they are of. */
DrawSheets *draw_extra_sheets_new (DrawSheetPart part, const DrawSubject *subject,
                                   const DrawSheetSetup *setup);

/* Has those behind the sheets, in their order, that the setup does not leave out, and the contents
 * in front. Takes the sheets over and returns all. offered: the parts that may be there at all. */
DrawSheets *draw_extras_add (DrawSheets *sheets, guint offered, const DrawSubject *subject,
                             const DrawSheetSetup *setup);

/* Folds the pages, to which those behind them were added for a booklet, and has what is cut out,
 * which is no part of one, behind it on whole sheets of the setup's paper. Takes the pages over. */
DrawSheets *draw_extras_fold (DrawSheets *pages, guint offered, const DrawSubject *subject,
                              const DrawSheetSetup *whole);

G_END_DECLS
