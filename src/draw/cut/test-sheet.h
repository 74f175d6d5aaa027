/* test-sheet.h: where a printer puts the back of a sheet
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"

G_BEGIN_DECLS

/* A sheet with scales on its front and crosses on its back, turned over the edge that the setup
 * names, or the long one; held against the light it shows how far the printer moves the back. What
 * the setup has of that already is taken back. */
DrawSheets *draw_test_sheets_new (const DrawSheetSetup *setup);

G_END_DECLS
