/* booklet.h: two pages on each side of a sheet, to fold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"

G_BEGIN_DECLS

/* Half of the paper, upright: what the pages of a booklet are laid out for. */
DrawPaper draw_booklet_get_page (DrawPaper paper);

/* The pages two by two, so that the sheets, printed on both sides and turned over the short edge,
 * are folded into a booklet. Takes the pages over, which are of half of the paper. */
DrawSheets *draw_booklet_new (DrawSheets *pages, DrawPaper paper);

G_END_DECLS
