/* shown.c: what stands on the field in a game of Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/assault/leg.h"
#include "engine/assault/private.h"

static const WarTokenColumn tokens[] = {
  { WAR_TOKEN_PINNED, WAR_ASSAULT_PIECE_PINNED },
  { WAR_TOKEN_INACTIVE, WAR_ASSAULT_PIECE_STUCK },
};

void
war_assault_show_piece (const WarSetup *setup, const WarState *view, guint row,
                        WarShownPiece *piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);

  if (row >= war_assault_count_units (setup))
    return;

  piece->type = war_assault_get_type (setup, row)->type;
  piece->side = war_assault_get_unit (setup, row)->side;
  piece->is_on_field = war_assault_stands (setup, view, row);
  if (!piece->is_on_field)
    return;

  piece->base = war_assault_get_base (setup, view, row);
  piece->left = 1;
  piece->tokens = war_shown_get_tokens (cells, tokens, G_N_ELEMENTS (tokens));
  if (war_assault_get_morale (setup, view, row) == WAR_ASSAULT_NERVOUS)
    piece->tokens |= 1u << WAR_TOKEN_SUPPRESSED;
  else if (war_assault_get_morale (setup, view, row) == WAR_ASSAULT_DEMORALISED)
    piece->tokens |= 1u << WAR_TOKEN_FELL_BACK;
}

/* Ways are tried in so many directions. */
#define N_TRIED 64

/* Whether there is a leg for it that is worth going: not one of less than a millimetre. */
static gboolean
has_leg (const WarSetup *setup, const WarState *view, guint unit)
{
  for (guint i = 0; i < N_TRIED; i++)
    {
      WarAssaultLeg leg;
      WarDomain distances;

      war_assault_plan_leg (setup, view, unit, (WarHeading) (i * WAR_HEADING_TURN / N_TRIED), &leg);
      war_assault_leg_get_distances (&leg, &distances);
      if (distances.n_ranges > 0
          && distances.ranges[distances.n_ranges - 1].maximum >= WAR_MILLIMETRE)
        return TRUE;
    }

  return FALSE;
}

/* It goes no farther in this step: what is left is to turn, and to write. An officer who has not
 * gone may still want to send a runner. */
gboolean
war_assault_has_acted (const WarSetup *setup, const WarState *view, guint row)
{
  gint32 phase = war_setup_peek_game (setup, view)[WAR_GAME_PHASE];

  if (row >= war_assault_count_units (setup)
      || (phase != WAR_ASSAULT_PHASE_ATTACKERS && phase != WAR_ASSAULT_PHASE_DEFENDERS))
    return FALSE;
  if (war_assault_may_move (setup, view, row, NULL) && has_leg (setup, view, row))
    return FALSE;
  return war_setup_peek_piece (setup, view, row)[WAR_ASSAULT_PIECE_LEGS] > 0
         || !war_assault_may_send (setup, view, row, NULL);
}

/* Gaps in wire, from the step on in which they were made (assault.A-16). */
gboolean
war_assault_show_marker (const WarSetup *setup, const WarState *view, guint row,
                         WarShownMarker *marker)
{
  WarBase gap;

  if (!war_assault_get_gap (setup, view, row, &gap))
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

/* A company and its officer; the headquarters helps whoever it reaches (assault.10.2). */
guint
war_assault_list_bonds (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                        guint maximum)
{
  guint n_rows = 0;

  if (row >= war_assault_count_units (setup) || !war_assault_stands (setup, view, row))
    return 0;

  for (guint i = 0; i < war_assault_count_units (setup) && n_rows < maximum; i++)
    {
      WarLength own = war_assault_get_type (setup, row)->rallies;
      WarLength other = war_assault_get_type (setup, i)->rallies;
      WarLength reach = MAX (own, other);

      if (i != row && reach >= 0 && !war_assault_is_enemy (setup, row, i)
          && war_assault_stands (setup, view, i)
          && war_assault_get_unit (setup, i)->company == war_assault_get_unit (setup, row)->company
          && war_assault_is_within (setup, view, row, i, reach))
        rows[n_rows++] = (gint) i;
    }

  return n_rows;
}

/* The company, however far its officer is. */
guint
war_assault_list_fellows (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                          guint maximum)
{
  gint company
    = row < war_assault_count_units (setup) ? war_assault_get_unit (setup, row)->company : WAR_NONE;
  guint n_rows = 0;

  for (guint i = 0; company != WAR_NONE && i < war_assault_count_units (setup); i++)
    if (i != row && n_rows < maximum && war_assault_get_unit (setup, i)->company == company
        && war_assault_stands (setup, view, i))
      rows[n_rows++] = (gint) i;

  return n_rows;
}

/* What a runner carries to whom only the seat knows that has sent him (assault.A-8). */
static void
hide_notes (const WarSetup *setup, WarState *view, gint seat)
{
  const WarAssault *data = war_assault_get_data (setup);

  for (guint i = data->first_runner; i < data->first_runner + data->n_runners; i++)
    if (war_assault_get_unit (setup, i)->seat != seat)
      {
        gint32 *cells = war_setup_get_piece (setup, view, i);

        cells[WAR_ASSAULT_PIECE_NOTE] = WAR_UNKNOWN;
        cells[WAR_ASSAULT_PIECE_ADDRESSEE] = WAR_UNKNOWN;
      }
}

/* How many orders of fire another seat has sealed is as secret as what they say (assault.A-1): they
 * are not there at all, and nobody counts orders. */
void
war_assault_hide (const WarSetup *setup, WarState *view, gint seat)
{
  const WarTableLayout *table = &setup->layout->tables[WAR_TABLE_SEALED];
  guint n_own = 0;

  war_setup_get_game (setup, view)[WAR_GAME_ORDER] = 0;
  hide_notes (setup, view, seat);
  for (guint i = 0; i < table->n_rows; i++)
    {
      gint32 *cells = war_state_get_row (setup->layout, view, WAR_TABLE_SEALED, i);
      gint32 *own = war_state_get_row (setup->layout, view, WAR_TABLE_SEALED, n_own);

      if (cells[WAR_SEALED_SEAT] == seat && n_own++ != i)
        memcpy (own, cells, table->n_columns * sizeof (gint32));
    }
  for (guint i = n_own; i < table->n_rows; i++)
    memcpy (war_state_get_row (setup->layout, view, WAR_TABLE_SEALED, i), table->initials,
            table->n_columns * sizeof (gint32));
}
