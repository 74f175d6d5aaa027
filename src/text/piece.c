/* piece.c: the units of a game as they are shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/piece.h"

#include <glib/gi18n-lib.h>

#include "text/play-private.h"
#include "text/state.h"

guint
text_piece_count (const WarSetup *setup)
{
  const TextPlay *play = text_play_get (setup);
  guint n = 0;
  gint side;

  while (play->get_unit (setup, n, &side) != NULL)
    n++;
  return n;
}

gboolean
text_piece_get (const WarSetup *setup, const WarState *state, guint row, TextPiece *piece)
{
  const TextPlay *play = text_play_get (setup);

  piece->type = play->get_unit (setup, row, &piece->side);
  if (piece->type == NULL || !play->get_base (setup, state, (gint) row, &piece->base))
    return FALSE;

  piece->lost = play->get_lost (setup, state, row);
  piece->tokens = play->get_tokens (setup, state, row);
  return TRUE;
}

gboolean
text_marker_get (const WarSetup *setup, const WarState *state, guint row, TextMarker *marker)
{
  return text_play_get (setup)->get_marker (setup, state, row, marker);
}

char *
text_piece_losses (const WarSetup *setup, const WarState *state, gint side)
{
  const TextPlay *play = text_play_get (setup);
  g_autoptr (GString) names = g_string_new (NULL);
  gint owner;

  for (guint row = 0; play->get_unit (setup, row, &owner) != NULL; row++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row);
      g_autofree char *name = NULL;

      if (owner != side || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE)
        continue;
      name = text_piece (setup, (gint) row);
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return names->len > 0 ? g_strdup_printf (_ ("Lost: %s."), names->str) : NULL;
}
