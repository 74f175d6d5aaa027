/* fault.c: what the cells of a state may not say
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/fault.h"

char *
war_state_find_cell_fault (const WarLayout *layout, const WarState *state, WarTable table,
                           guint row, const WarCellLimit *limits, guint n_limits)
{
  const gint32 *cells = war_state_peek_row (layout, state, table, row);

  for (guint i = 0; i < n_limits; i++)
    if (cells[limits[i].column] < limits[i].minimum || cells[limits[i].column] > limits[i].maximum)
      return g_strdup_printf ("%s %u: %s is %d", war_table_get_name (table), row,
                              layout->tables[table].columns[limits[i].column]->name,
                              cells[limits[i].column]);

  return NULL;
}
