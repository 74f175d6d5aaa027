/* piece.c: the units of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/piece.h"

#include <glib/gi18n-lib.h>

#include "text/play-private.h"
#include "text/state.h"

char *
text_piece_losses (const WarSetup *setup, const WarState *state, gint side)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row);
      g_autofree char *name = NULL;
      WarShownPiece piece;

      war_play_show_piece (setup, state, row, &piece);
      if (piece.type == NULL || piece.side != side
          || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE)
        continue;
      name = text_piece (setup, (gint) row);
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return names->len > 0 ? g_strdup_printf (_ ("Lost: %s."), names->str) : NULL;
}

char *
text_unit_name (const char *name, const WarNamesake *namesake, const char *side)
{
  GString *whole = g_string_new (name);

  if (namesake->number > 0)
    g_string_append_printf (whole, " %u", namesake->number);
  if (namesake->has_enemy)
    g_string_append_printf (whole, " (%s)", side);
  return g_string_free (whole, FALSE);
}

char *
text_piece_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  return text_play_get (setup)->condition (setup, state, piece);
}
