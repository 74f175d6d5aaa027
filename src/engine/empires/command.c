/* command.c: chains of command (empires.3.1, empires.C-2)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

void
war_empires_begin_commands (WarContext *context, gint side)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    {
      gint32 *cells = war_setup_get_formation (context->setup, context->state, i);
      guint first = war_ranks_first (context->setup, i);

      if (cells[WAR_FORMATION_SIDE] != side)
        continue;
      cells[WAR_EMPIRES_UNIT_STATE_COMMAND] = WAR_EMPIRES_COMMAND_NONE;
      cells[WAR_EMPIRES_UNIT_STATE_LAY_DOWN] = 0;
      for (guint j = 0; j < war_empires_get_type (context->setup, i)->n_bases; j++)
        {
          gint32 *piece = war_context_get_piece (context, first + j);

          piece[WAR_EMPIRES_PIECE_START_X] = piece[WAR_PIECE_X];
          piece[WAR_EMPIRES_PIECE_START_Y] = piece[WAR_PIECE_Y];
          piece[WAR_EMPIRES_PIECE_START_HEADING] = piece[WAR_PIECE_HEADING];
        }
    }
}

/* Where the unit was when the step began; nobody is lost in it. */
static guint
get_start_bases (const WarSetup *setup, const WarState *state, guint unit,
                 WarBase bases[WAR_EMPIRES_MAX_BASES])
{
  guint first = war_ranks_first (setup, unit);
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  for (guint i = 0; i < n_bases; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, first + i);

      bases[i] = war_base_place (
        (WarPosition){ cells[WAR_EMPIRES_PIECE_START_X], cells[WAR_EMPIRES_PIECE_START_Y] },
        (WarHeading) cells[WAR_EMPIRES_PIECE_START_HEADING], setup->ranks[unit].width,
        setup->ranks[unit].depth);
    }

  return n_bases;
}

static gboolean
began_within (const WarSetup *setup, const WarState *state, guint a, guint b, WarLength reach)
{
  WarBase one[WAR_EMPIRES_MAX_BASES], other[WAR_EMPIRES_MAX_BASES];
  guint n_one = get_start_bases (setup, state, a, one);
  guint n_other = get_start_bases (setup, state, b, other);

  for (guint i = 0; i < n_one; i++)
    for (guint j = 0; j < n_other; j++)
      if (war_base_is_within (&one[i], &other[j], reach))
        return TRUE;

  return FALSE;
}

/* A commander leads whoever is near; else who has had the same order this step may pass it on, and
 * was in command itself, so that chains begin at a commander. */
static gboolean
may_pass_on (const WarSetup *setup, const WarState *state, guint from, guint to,
             WarEmpiresCommand command)
{
  WarLength own = war_empires_get_type (setup, from)->command;
  WarLength reach = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_COMMAND_REACH];

  if (from == to || war_ranks_is_enemy (setup, from, to) || !war_ranks_stands (setup, state, from))
    return FALSE;
  if (own > 0 && began_within (setup, state, to, from, own))
    return TRUE;

  return !war_empires_is_commander (setup, from)
         && war_setup_peek_formation (setup, state, from)[WAR_EMPIRES_UNIT_STATE_COMMAND]
              == (gint32) command
         && began_within (setup, state, to, from, reach);
}

gboolean
war_empires_is_in_command (const WarSetup *setup, const WarState *state, guint unit,
                           WarEmpiresCommand command)
{
  if (war_empires_is_commander (setup, unit))
    return TRUE;

  for (guint i = 0; i < setup->n_units; i++)
    if (may_pass_on (setup, state, i, unit, command))
      return TRUE;

  return FALSE;
}

/* Whether the one leads the other, or may pass on the order that it has had; who forms up, or
 * retreats, does so by itself (empires.C-2). */
static gboolean
leads (const WarSetup *setup, const WarState *view, guint from, guint to)
{
  gint32 command = war_setup_peek_formation (setup, view, from)[WAR_EMPIRES_UNIT_STATE_COMMAND];

  return !war_empires_is_commander (setup, to) && command != WAR_EMPIRES_COMMAND_FORM_UP
         && war_setup_peek_formation (setup, view, to)[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0
         && (command != WAR_EMPIRES_COMMAND_NONE || war_empires_is_commander (setup, from))
         && may_pass_on (setup, view, from, to, (WarEmpiresCommand) command);
}

/* Only while the side moves: then it is known where everybody was when the step began. */
guint
war_empires_list_bonds (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                        guint maximum)
{
  guint unit = war_ranks_find_unit (setup, row), n_rows = 0;
  const gint32 *game = war_setup_peek_game (setup, view);

  if (!war_ranks_stands (setup, view, unit)
      || (game[WAR_GAME_PHASE] != WAR_EMPIRES_PHASE_A_MOVES
          && game[WAR_GAME_PHASE] != WAR_EMPIRES_PHASE_B_MOVES)
      || game[WAR_GAME_SIDE] != war_ranks_side (setup, unit))
    return 0;

  for (guint i = 0; i < setup->n_units && n_rows < maximum; i++)
    if (war_ranks_stands (setup, view, i)
        && (leads (setup, view, unit, i) || leads (setup, view, i, unit)))
      rows[n_rows++] = (gint) war_ranks_first (setup, i);

  return n_rows;
}
