/* booklet.h: two pages on each side of a sheet, to fold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"

G_BEGIN_DECLS

/* The setup with half of the paper, upright: what the pages of a booklet are laid out for. */
DrawSheetSetup draw_booklet_get_setup (const DrawSheetSetup *setup);

/* The pages two by two, so that the sheets, printed on both sides and turned over the short edge,
 * are folded into a booklet. Takes the pages over, which are of half of the paper. */
DrawSheets *draw_booklet_new (DrawSheets *pages, DrawPaper paper);

G_END_DECLS
