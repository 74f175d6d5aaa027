/* ruler-private.h: a ruler that says whether a sheet was printed at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"

G_BEGIN_DECLS

#define DRAW_RULER_ABOVE 7.8 /* millimetres above its line, with the numbers */
#define DRAW_RULER_BELOW 8.7
#define DRAW_RULER_WIDTH 120.0 /* with the words behind it */

/* 100 mm above and 4″ below one line, which begins at x. */
void draw_ruler (cairo_t *cr, DrawInk ink, double x, double y);

G_END_DECLS
