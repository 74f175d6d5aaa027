/* shown.c: what stands on the field in a game of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* It has moved, or may do nothing but lie down: few would. */
gboolean
war_empires_has_acted (const WarSetup *setup, const WarState *view, guint row)
{
  const WarOrderKind *kinds = setup->play->orders;
  gint32 phase = war_setup_peek_game (setup, view)[WAR_GAME_PHASE];
  guint unit = war_ranks_find_unit (setup, row);
  gint side = war_ranks_side (setup, unit);

  if (phase == WAR_EMPIRES_PHASE_MELEE)
    return war_setup_peek_game (setup, view)[WAR_EMPIRES_GAME_STAGE] <= WAR_EMPIRES_STAGE_BRACE_B;
  if (phase != WAR_EMPIRES_PHASE_A_MOVES && phase != WAR_EMPIRES_PHASE_B_MOVES)
    return FALSE;

  for (guint i = 0; i < WAR_EMPIRES_N_ORDERS; i++)
    if (i != WAR_EMPIRES_ORDER_LIE && kinds[i].actor == WAR_TABLE_PIECES
        && (kinds[i].rule->decisions & 1u << WAR_EMPIRES_DECIDE_MOVE) != 0
        && (kinds[i].rule->may == NULL || kinds[i].rule->may (setup, view, i, side, unit, NULL)))
      return FALSE;
  return TRUE;
}

static const WarTokenColumn tokens[] = {
  { WAR_TOKEN_PINNED, WAR_EMPIRES_UNIT_STATE_PINNED },
  { WAR_TOKEN_PRONE, WAR_EMPIRES_UNIT_STATE_PRONE },
  { WAR_TOKEN_FELL_BACK, WAR_EMPIRES_UNIT_STATE_RETREAT },
  { WAR_TOKEN_TOWED, WAR_EMPIRES_UNIT_STATE_LIMBERED },
  { WAR_TOKEN_DISMOUNTED, WAR_EMPIRES_UNIT_STATE_DISMOUNTED },
};

/* Each base by itself; what the unit is marked with lies at its first one. */
void
war_empires_show_piece (const WarSetup *setup, const WarState *view, guint row,
                        WarShownPiece *piece)
{
  guint unit = war_ranks_find_unit (setup, row);
  const gint32 *cells = war_setup_peek_piece (setup, view, row);

  piece->type = war_empires_get_type (setup, unit)->type;
  piece->side = war_ranks_side (setup, unit);
  piece->is_on_field = cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD;
  if (!piece->is_on_field)
    return;

  piece->base = war_ranks_get_base (setup, view, row);
  piece->left = cells[WAR_EMPIRES_PIECE_FIGURES];
  piece->lost = war_empires_get_type (setup, unit)->figures - piece->left;
  if (row != war_ranks_first (setup, unit))
    return;

  cells = war_setup_peek_formation (setup, view, unit);
  piece->tokens = war_shown_get_tokens (cells, tokens, G_N_ELEMENTS (tokens));
  if (cells[WAR_EMPIRES_UNIT_STATE_LOAD] != WAR_NONE)
    piece->tokens |= 1u << WAR_TOKEN_LADEN;
}
