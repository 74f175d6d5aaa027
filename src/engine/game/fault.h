/* fault.h: what the cells of a state may not say
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/state.h"

G_BEGIN_DECLS

/* What a cell may say in one game, or in one row: less than its column lets it say in any. */
typedef struct
{
  guint column;
  gint32 minimum, maximum; /* inclusive */
} WarCellLimit;

/* A sentence for programmers about the first cell of the row that is beyond its limit, or NULL:
 * free it. */
char *war_state_find_cell_fault (const WarLayout *layout, const WarState *state, WarTable table,
                                 guint row, const WarCellLimit *limits, guint n_limits);

G_END_DECLS
