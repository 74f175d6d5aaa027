/* shown.c: what stands and lies on the field in a game of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

static const WarTokenColumn tokens[] = {
  { WAR_TOKEN_INACTIVE, WAR_ENTRENCHED_PIECE_INACTIVE },
  { WAR_TOKEN_STUNNED, WAR_ENTRENCHED_PIECE_STUNNED },
  { WAR_TOKEN_SUPPRESSED, WAR_ENTRENCHED_PIECE_SUPPRESSED },
  { WAR_TOKEN_FELL_BACK, WAR_ENTRENCHED_PIECE_FELL_BACK },
};

/* What a unit that is wounded is, if it is anywhere (entrenched.9.5, entrenched.9.6). */
static gboolean
get_wounded (const WarSetup *setup, const WarState *view, guint row, WarShownMarker *marker)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  gint32 health = cells[WAR_ENTRENCHED_PIECE_HEALTH];

  if (health != WAR_ENTRENCHED_LYING && health != WAR_ENTRENCHED_CARRIED)
    return FALSE;

  marker->kind = WAR_MARKER_WOUNDED;
  marker->type = war_entrenched_get_type (setup, row)->type;
  return TRUE;
}

static void
get_cloud (const WarSetup *setup, const gint32 *cells, WarShownMarker *marker)
{
  marker->kind = WAR_MARKER_CLOUD;
  marker->kills = cells[WAR_ENTRENCHED_PIECE_KILLS] != 0;
  marker->radius = war_entrenched_get_radius (setup, (guint) cells[WAR_PIECE_TYPE]);
}

void
war_entrenched_show_piece (const WarSetup *setup, const WarState *view, guint row,
                           WarShownPiece *piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);

  if (!war_entrenched_is_unit (setup, (gint) row))
    return;

  piece->type = war_entrenched_get_type (setup, row)->type;
  piece->side = war_entrenched_get_unit (setup, row)->side;
  piece->is_on_field = war_entrenched_stands (setup, view, (gint) row);
  if (!piece->is_on_field)
    return;

  piece->base = war_entrenched_get_base (setup, view, row);
  piece->left = cells[WAR_ENTRENCHED_PIECE_LEFT];
  piece->lost = war_entrenched_get_type (setup, row)->wounds - piece->left;
  piece->tokens = war_shown_get_tokens (cells, tokens, G_N_ELEMENTS (tokens));
}

/* Who is charged, until that has been fought out: counter-fire comes before it (7.4). */
gint
war_entrenched_find_charged (const WarSetup *setup, const WarState *view, guint row)
{
  const gint32 *game = war_setup_peek_game (setup, view);

  return game[WAR_ENTRENCHED_GAME_CHARGER] == (gint32) row ? game[WAR_ENTRENCHED_GAME_CHARGED]
                                                           : WAR_NONE;
}

gboolean
war_entrenched_show_marker (const WarSetup *setup, const WarState *view, guint row,
                            WarShownMarker *marker)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);

  *marker = (WarShownMarker){
    .side = cells[WAR_PIECE_SIDE],
    .centre = war_piece_get_position (cells),
    .heading = cells[WAR_PIECE_HEADING],
    .carrier = cells[WAR_ENTRENCHED_PIECE_CARRIER],
  };
  if (war_entrenched_is_unit (setup, (gint) row))
    {
      if (!get_wounded (setup, view, row, marker))
        return FALSE;
    }
  else if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return FALSE;
  else if (cells[WAR_ENTRENCHED_PIECE_KIND] == WAR_ENTRENCHED_OBJECTIVE)
    marker->kind = WAR_MARKER_OBJECTIVE;
  else if (cells[WAR_ENTRENCHED_PIECE_KIND] == WAR_ENTRENCHED_CLOUD)
    get_cloud (setup, cells, marker);
  else
    return FALSE; /* control points are drawn with the field, and stay where they are */

  if (marker->carrier != WAR_NONE)
    marker->centre = war_entrenched_get_base (setup, view, (guint) marker->carrier).centre;
  return TRUE;
}
