/* shown.c: what stands on the field in a game of Trench Raider, and what belongs together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/supply.h"
#include "engine/raider/private.h"

static const WarTokenColumn tokens[] = {
  { WAR_TOKEN_PINNED, WAR_RAIDER_PIECE_PINNED },
};

void
war_raider_show_piece (const WarSetup *setup, const WarState *view, guint row, WarShownPiece *piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);

  if (row >= war_raider_count_units (setup))
    return;

  piece->type = war_raider_get_type (setup, view, row)->type;
  piece->side = war_raider_get_side (setup, row);
  piece->is_on_field = war_raider_stands (setup, view, row);
  if (!piece->is_on_field)
    return;

  piece->base = war_raider_get_base (setup, view, row);
  piece->left = 1;
  piece->tokens = war_shown_get_tokens (cells, tokens, G_N_ELEMENTS (tokens));
}

/* Gaps and fascines, and clouds of gas. */
gboolean
war_raider_show_marker (const WarSetup *setup, const WarState *view, guint row,
                        WarShownMarker *marker)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  WarBase gap;

  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return FALSE;
  if (row >= war_raider_get_data (setup)->first_cloud)
    {
      *marker = (WarShownMarker){
        .kind = WAR_MARKER_CLOUD,
        .side = cells[WAR_PIECE_SIDE],
        .centre = war_piece_get_position (cells),
        .carrier = WAR_NONE,
        .radius = war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2,
        .kills = TRUE,
      };
      return TRUE;
    }
  if (!war_raider_get_gap (setup, view, row, &gap))
    return FALSE;

  *marker = (WarShownMarker){
    .kind = WAR_MARKER_GAP,
    .centre = gap.centre,
    .heading = gap.heading,
    .carrier = WAR_NONE,
    .width = gap.width,
    .depth = gap.depth,
  };
  return TRUE;
}

/* What may still come, and what lies on the table. */
void
war_raider_list_supply (const WarSetup *setup, GArray *supply)
{
  WarSupply cloud = { .kind = WAR_SUPPLY_MARKER,
                      .count = 4,
                      .marker = { .kind = WAR_MARKER_CLOUD,
                                  .carrier = WAR_NONE,
                                  .radius = war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2,
                                  .kills = TRUE },
                      .seat = WAR_NONE };

  war_supply_add (supply, cloud);
}

/* It has nothing more to do in its side's moves. */
gboolean
war_raider_has_acted (const WarSetup *setup, const WarState *view, guint row)
{
  gint32 phase = war_setup_peek_game (setup, view)[WAR_GAME_PHASE];

  if (row >= war_raider_count_units (setup)
      || (phase != WAR_RAIDER_PHASE_MOVES && phase != WAR_RAIDER_PHASE_COUNTER_MOVES))
    return FALSE;

  return war_setup_peek_piece (setup, view, row)[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_DONE;
}

/* A leader and his men, as far as they may move (raider.6.7). */
guint
war_raider_list_bonds (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                       guint maximum)
{
  guint n = 0;

  if (row >= war_raider_count_units (setup) || !war_raider_stands (setup, view, row))
    return 0;

  for (guint i = 0; i < war_raider_count_units (setup) && n < maximum; i++)
    if (i != row && war_raider_stands (setup, view, i)
        && ((war_raider_get_leader (setup, view, row) == (gint) i
             && war_raider_is_led (setup, view, row))
            || (war_raider_get_leader (setup, view, i) == (gint) row
                && war_raider_is_led (setup, view, i))))
      rows[n++] = (gint) i;

  return n;
}

/* Men who have come to be placed, and belong to nobody yet (raider.R-19, raider.R-28). */
static gboolean
are_new (const WarSetup *setup, const WarState *view, guint a, guint b)
{
  return a != b && war_raider_get_side (setup, a) == war_raider_get_side (setup, b)
         && war_raider_is_man (setup, view, a)
         && war_raider_get_type (setup, view, a) == war_raider_get_type (setup, view, b)
         && war_setup_peek_piece (setup, view, a)[WAR_RAIDER_PIECE_REGIMENT] == WAR_NONE
         && war_setup_peek_piece (setup, view, b)[WAR_RAIDER_PIECE_REGIMENT] == WAR_NONE;
}

/* Whether both are still to be placed, for the same reason. */
static gboolean
come_together (const WarSetup *setup, const WarState *view, guint a, guint b)
{
  gint32 comes = war_setup_peek_piece (setup, view, a)[WAR_RAIDER_PIECE_COMES];

  return !war_raider_stands (setup, view, b) && comes != WAR_RAIDER_COMES_NOT
         && war_setup_peek_piece (setup, view, b)[WAR_RAIDER_PIECE_COMES] == comes
         && (war_raider_is_fellow (setup, view, a, b) || are_new (setup, view, a, b));
}

/* The regiment, or the elite (raider.R-10): who stands, or of those who are to be placed the others
 * (raider.R-28). */
guint
war_raider_list_fellows (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                         guint maximum)
{
  guint n = 0;

  if (row >= war_raider_count_units (setup))
    return 0;

  for (guint i = 0; i < war_raider_count_units (setup) && n < maximum; i++)
    if (war_raider_stands (setup, view, row)
          ? war_raider_stands (setup, view, i) && war_raider_is_fellow (setup, view, row, i)
          : come_together (setup, view, row, i))
      rows[n++] = (gint) i;

  return n;
}
