/* game-places.c: where everything stands in a game, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-places.h"

#include <glib/gi18n-lib.h>

#include "text/game/state.h"
#include "text/words/place.h"

/* Adds "BEF Infantry 2 (lies wounded): 3″ across, 4″ down". what: or NULL. */
static void
describe_place (GString *text, const WarSetup *setup, guint row, const char *what,
                WarPosition position)
{
  g_autofree char *name = text_piece (setup, (gint) row);
  g_autofree char *place = text_position (position, setup->operation->rules->system->length_unit);

  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", name);
  if (what != NULL)
    g_string_append_printf (text, " (%s)", what);
  g_string_append_printf (text, ": %s", place);
}

char *
duck_game_places_describe (const WarSetup *setup, const WarState *state)
{
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  g_autoptr (GString) text = g_string_new (NULL);
  WarShownPiece piece;
  WarShownMarker marker;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_piece (setup, state, row, &piece))
      describe_place (text, setup, row, NULL, piece.base.centre);
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_marker (setup, state, row, &marker) && marker.carrier == WAR_NONE)
      describe_place (text, setup, row,
                      marker.kind == WAR_MARKER_WOUNDED ? _ ("lies wounded") : NULL, marker.centre);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
duck_game_places_reveal (DuckBoard *board, const WarSetup *setup, const WarState *state, gint piece)
{
  g_return_if_fail (DUCK_IS_BOARD (board));

  WarShownPiece shown;
  double reach;

  if (!war_play_show_piece (setup, state, (guint) piece, &shown))
    return;
  reach = (shown.base.width + shown.base.depth) / (double) WAR_MILLIMETRE;
  duck_board_reveal (
    board, &GRAPHENE_RECT_INIT ((float) (shown.base.centre.x / (double) WAR_MILLIMETRE - reach / 2),
                                (float) (shown.base.centre.y / (double) WAR_MILLIMETRE - reach / 2),
                                (float) reach, (float) reach));
}
