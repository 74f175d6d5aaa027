/* shown.c: what stands on the field in a game, as it is shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/shown.h"

guint
war_shown_get_tokens (const gint32 *cells, const WarTokenColumn *columns, guint n_columns)
{
  guint tokens = 0;

  for (guint i = 0; i < n_columns; i++)
    if (cells[columns[i].column] != 0)
      tokens |= 1u << columns[i].token;

  return tokens;
}
