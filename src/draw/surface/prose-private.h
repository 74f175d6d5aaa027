/* prose-private.h: paragraphs on a printed sheet, line by line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/flow-private.h"

G_BEGIN_DECLS

/* Appends a block of the kind for each line of a prologue's paragraphs in translation, set to the
 * width; columns break so that no line of a paragraph stands alone. What is added to layouts, which
 * owns PangoLayout, has to outlive the blocks. */
void draw_prose_append (DrawFlow *flow, guint kind, const char *prologue, double width,
                        GPtrArray *layouts);

/* Sets such a block. */
double draw_prose_line (const DrawPen *pen, const DrawBlock *block, double y);

G_END_DECLS
