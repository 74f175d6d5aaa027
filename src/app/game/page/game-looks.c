/* game-looks.c: where each person of a game has looked on the map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-looks.h"

static gint
find_first_seat (DuckGameDocument *document, gint seat)
{
  gint first = 0;

  while (!duck_game_document_is_same_person (document, first, seat))
    first++;
  return first;
}

void
duck_game_looks_change (DuckGameLooks *self, DuckGameDocument *document, DuckBoard *board,
                        gint from, gint to)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (from >= 0 && from < WAR_MAX_SEATS);
  g_return_if_fail (to >= 0 && to < WAR_MAX_SEATS);

  gint before = find_first_seat (document, from), now = find_first_seat (document, to);

  self->looks[before] = duck_board_get_look (board);
  self->is_known[before] = TRUE;
  duck_board_set_look (board, self->is_known[now] ? &self->looks[now] : NULL);
}
