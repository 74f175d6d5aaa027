/* position.c: a position of a game as an operation of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/position.h"

/* The row of the first piece in the formation of that one: units of several bases count once. */
static gboolean
is_first_of_unit (const WarSetup *setup, const WarState *state, guint row)
{
  gint formation
    = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row)[WAR_PIECE_FORMATION];

  for (guint i = 0; i < row && formation != WAR_NONE; i++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, i);

      if (cells[WAR_PIECE_FORMATION] == formation
          && (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
              || cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY))
        return FALSE;
    }
  return TRUE;
}

/* How many units of the type a side still has, on the field or yet to come. */
static gint
count_left (const WarSetup *setup, const WarState *state, gint side, const WarUnitType *type)
{
  gint n = 0;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row);
      WarShownPiece piece;

      war_play_show_piece (setup, state, row, &piece);
      if (piece.type != NULL && piece.side == side && g_str_equal (piece.type->id, type->id)
          && (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
              || cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY)
          && is_first_of_unit (setup, state, row))
        n++;
    }
  return n;
}

/* How many of them the entries before this one have taken. */
static gint
count_taken (const WarForce *taken, const WarUnitType *type)
{
  gint n = 0;

  for (guint i = 0; i < taken->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (taken->entries, i);

      if (g_str_equal (entry->type->id, type->id))
        n += entry->count;
    }
  return n;
}

/* Who has come is no reserve any more; of units alike, those that came last are lost first. */
static WarForce *
make_force (const WarSetup *setup, const WarState *state, gint side)
{
  const WarForce *force = setup->operation->forces[side];
  WarForce *left = war_force_copy_without_units (force);
  gint round = war_state_peek_row (setup->layout, state, WAR_TABLE_GAME, 0)[WAR_GAME_ROUND];

  for (guint i = 0; i < force->entries->len; i++)
    {
      WarForceEntry *entry = war_force_entry_copy (g_ptr_array_index (force->entries, i));
      gint n_left;

      n_left = count_left (setup, state, side, entry->type) - count_taken (left, entry->type);
      entry->count = MIN (entry->count, n_left);
      if (entry->arrives > 0 && round > 0)
        entry->arrives = MAX (entry->arrives - round + 1, 0);
      if (entry->arrives <= 1)
        {
          entry->arrives = 0;
          entry->edge = WAR_FIELD_EDGE_NONE;
          g_clear_pointer (&entry->zone, g_free);
        }
      if (entry->count > 0)
        g_ptr_array_add (left->entries, entry);
      else
        war_force_entry_free (entry);
    }
  return left;
}

/* It is played on as it was: what was as printed stays so. Only what is for several persons of a
 * side hangs on who plays. */
static void
fix_amendments (WarOperation *operation)
{
  const WarAmendment *amendments = operation->rules->system->amendments;
  WarAmendments off = war_operation_get_amendable (operation) & ~operation->amendments;

  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    if ((off >> i & 1) != 0 && !amendments[i].is_for_fellows)
      operation->fixed_off |= (WarAmendments) 1 << i;
}

WarOperation *
war_position_to_operation (const WarSetup *setup, const WarState *state, const char *name)
{
  g_return_val_if_fail (setup != NULL && setup->operation != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  g_autoptr (WarOperation) operation = war_operation_copy (setup->operation);
  const gint32 *game = war_state_peek_row (setup->layout, state, WAR_TABLE_GAME, 0);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autoptr (WarForce) force = make_force (setup, state, side);

      if (force->entries->len == 0)
        return NULL;
      war_force_free (operation->forces[side]);
      operation->forces[side] = g_steal_pointer (&force);
    }
  fix_amendments (operation);
  g_free (operation->name);
  operation->name = g_strdup (name);
  operation->rounds = MAX (operation->rounds - MAX (game[WAR_GAME_ROUND], 1) + 1, 1);
  if (game[WAR_GAME_SIDE] != WAR_NONE)
    {
      operation->first_side = game[WAR_GAME_SIDE] + 1;
      operation->first_chooser = 0;
    }
  return g_steal_pointer (&operation);
}
