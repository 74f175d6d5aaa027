/* operation-sheet.h: an operation on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* Title, date and place, prologue, forces with all that their units have, how it is played and won,
 * special rules, the steps of a turn, what the terrain and the traits do, and the map: on the last
 * of these pages where it is not too small there, else on one of its own, which may lie the other
 * way round. Keeps a reference to the operation. routine: how a round of its system goes; it is
 * only read; or NULL. */
DrawSheets *draw_operation_sheets_new (WarOperation *operation, const WarRoutine *routine,
                                       const DrawSheetSetup *setup);

/* The same of a game: the boxes of what is lost are crossed, and it says how the game stands. */
DrawSheets *draw_game_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
