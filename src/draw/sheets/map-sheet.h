/* map-sheet.h: a map on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "engine/field/field.h"

G_BEGIN_DECLS

/* One page with the field in its map border, as large as the paper allows, which is turned as the
 * field lies. Free the result. */
DrawSheets *draw_map_sheets_new (const char *title, WarField *field, DrawPaper paper, DrawInk ink);

G_END_DECLS
