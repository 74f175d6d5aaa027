/* operation-sheet.h: an operation on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Title, date and place, prologue, forces, how it is played and won, special rules, and the map: on
 * the last of these pages where it is not too small there, else on one of its own, which may lie
 * the other way round. Keeps a reference to the operation. left_out: the map, or 0. */
DrawSheets *draw_operation_sheets_new (WarOperation *operation, DrawPaper paper, DrawInk ink,
                                       guint left_out);

G_END_DECLS
