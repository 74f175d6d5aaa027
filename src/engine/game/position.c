/* position.c: a position of a game as an operation of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/position.h"

#include "engine/game/starts.h"
#include "engine/operation/tag.h"

/* Units that are left ------------------------------------------------------------------------- */

/* Units of several bases count once: by their first piece, which is there as long as they are. */
static gboolean
is_first_of_unit (const WarSetup *setup, const WarState *view, guint row)
{
  gint formation
    = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, row)[WAR_PIECE_FORMATION];

  return setup->ranks == NULL || row == 0
         || war_setup_peek_piece (setup, view, row - 1)[WAR_PIECE_FORMATION] != formation;
}

gboolean
war_position_is_left (const WarSetup *setup, const WarState *view, guint row)
{
  const WarStarts *starts = setup->play->starts;
  gint32 presence = war_setup_peek_piece (setup, view, row)[WAR_PIECE_PRESENCE];

  return (presence == WAR_PRESENCE_ON_FIELD || presence == WAR_PRESENCE_AWAY)
         && is_first_of_unit (setup, view, row)
         && (starts->is_kept == NULL || starts->is_kept (setup, view, row));
}

/* Waves -------------------------------------------------------------------------------------- */

static gint
get_wave (const WarSetup *setup, const WarState *view, guint row)
{
  guint column = setup->play->starts->wave;

  return column == 0 ? 0 : war_setup_peek_piece (setup, view, row)[column];
}

/* The last of the side's waves that stands on the field; 1: the first, or there are none. */
static gint
find_present_wave (const WarSetup *setup, const WarState *view, gint side)
{
  gint wave = 1;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      gint its = get_wave (setup, view, row);
      WarShownPiece piece;

      if (war_play_show_piece (setup, view, row, &piece) && piece.side == side)
        wave = MAX (wave, its);
    }
  return wave;
}

/* Entries ------------------------------------------------------------------------------------- */

/* What is to be made of the units of one force. */
typedef struct
{
  const WarSetup *setup;
  const WarState *view;
  gint round; /* of the game; at least 1 */
  gint wave; /* that has come last */
  gint side;
  WarForce *left;
  guint first; /* in it, of what has been made of the present entry */
} Making;

/* Who has come is no reserve any more, and of the first wave; for the others, rounds and waves
 * count from now on. */
static void
set_coming (const Making *making, WarForceEntry *entry, guint row, gboolean is_there)
{
  gint wave = get_wave (making->setup, making->view, row);

  if (wave != 0)
    entry->wave = MAX (wave - making->wave + 1, 1);
  if (!is_there && entry->arrives > 0)
    {
      entry->arrives = MAX (entry->arrives - making->round + 1, 1);
      return;
    }

  entry->is_drawn = entry->is_drawn && !is_there;
  entry->arrives = 0;
  entry->edge = WAR_FIELD_EDGE_NONE;
  g_clear_pointer (&entry->zone, g_free);
}

static gboolean
comes_alike (const WarForceEntry *a, const WarForceEntry *b)
{
  return a->wave == b->wave && a->arrives == b->arrives && a->is_drawn == b->is_drawn
         && g_strcmp0 (a->group, b->group) == 0;
}

/* Takes the entry, of one unit. Those that begin somehow stand before the others, and their tags
 * before theirs. */
static void
add_unit (Making *making, WarForceEntry *entry)
{
  for (guint i = making->first; i < making->left->entries->len; i++)
    {
      WarForceEntry *other = g_ptr_array_index (making->left->entries, i);

      if (other->type != entry->type || !comes_alike (other, entry)
          || other->count >= WAR_FORCE_MAX_COUNT)
        continue;
      if (entry->tags->len > 0 && other->tags->len == (guint) other->count)
        g_array_insert_vals (other->tags,
                             entry->starts->len > 0 ? other->starts->len : other->tags->len,
                             entry->tags->data, 1);
      for (guint j = 0; j < entry->starts->len; j++)
        g_ptr_array_add (other->starts, war_unit_start_copy (g_ptr_array_index (entry->starts, j)));
      other->count++;
      war_force_entry_free (entry);
      return;
    }

  g_ptr_array_add (making->left->entries, entry);
}

/* Without a name groups have numbers. */
static void
set_group (const Making *making, WarForceEntry *entry, guint row)
{
  const WarStarts *starts = making->setup->play->starts;
  gint group = starts->get_group != NULL && entry->group == NULL
                 ? starts->get_group (making->setup, row)
                 : 0;

  if (group > 0)
    entry->group = g_strdup_printf ("%d", group);
}

/* A unit as it is now, of an entry that is like this one; takes it. tag: its number; −1: none. */
static void
make_unit (Making *making, WarForceEntry *entry, guint row, gint tag)
{
  WarUnitStart *start = war_unit_start_new ();

  set_group (making, entry, row);
  war_force_entry_set_count (entry, 1);
  g_ptr_array_set_size (entry->starts, 0);
  g_array_set_size (entry->tags, 0);
  if (tag >= 0)
    g_array_append_val (entry->tags, tag);
  war_starts_take (making->setup, making->view, row, start);
  set_coming (making, entry, row,
              war_setup_peek_piece (making->setup, making->view, row)[WAR_PIECE_PRESENCE]
                == WAR_PRESENCE_ON_FIELD);
  if (war_unit_start_is_empty (start))
    war_unit_start_free (start);
  else
    g_ptr_array_add (entry->starts, start);
  add_unit (making, entry);
}

static gint
get_tag (const Making *making, guint index, guint n)
{
  return war_tag_get_id (making->setup->operation, &(WarTagged){ making->side, index, n, 0 });
}

static WarForceEntry *
copy_with_tags (const Making *making, guint index)
{
  WarForceEntry *copy = war_force_entry_copy (
    g_ptr_array_index (making->setup->operation->forces[making->side]->entries, index));

  g_array_set_size (copy->tags, 0);
  for (guint i = 0; i < (guint) copy->count && get_tag (making, index, i) >= 0; i++)
    {
      guint tag = (guint) get_tag (making, index, i);

      g_array_append_val (copy->tags, tag);
    }
  return copy;
}

/* What the system gives no pieces to is there as it was: it cannot be lost. */
static void
make_entry (Making *making, guint index)
{
  const WarForceEntry *entry
    = g_ptr_array_index (making->setup->operation->forces[making->side]->entries, index);
  const WarSetup *setup = making->setup;
  gboolean has_pieces = FALSE;

  making->first = making->left->entries->len;
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      guint n;

      if (setup->play->starts->get_entry (setup, row, &n) != entry)
        continue;
      has_pieces = TRUE;
      if (war_position_is_left (setup, making->view, row))
        make_unit (making, war_force_entry_copy (entry), row, get_tag (making, index, n));
    }
  if (!has_pieces)
    g_ptr_array_add (making->left->entries, copy_with_tags (making, index));
}

/* Who came in the course of the game stands behind the others. */
static void
make_newcomers (Making *making)
{
  const WarSetup *setup = making->setup;

  making->first = making->left->entries->len;
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;
      guint n;

      if (setup->play->starts->get_entry (setup, row, &n) == NULL
          && war_play_show_piece (setup, making->view, row, &piece) && piece.side == making->side
          && war_position_is_left (setup, making->view, row))
        make_unit (making, war_force_entry_new ((WarUnitType *) piece.type, 1), row, -1);
    }
}

static WarForce *
make_force (const WarSetup *setup, const WarState *view, gint side)
{
  const WarForce *force = setup->operation->forces[side];
  gint round = war_setup_peek_game (setup, view)[WAR_GAME_ROUND];
  Making making = {
    .setup = setup,
    .view = view,
    .round = MAX (round, 1),
    .wave = find_present_wave (setup, view, side),
    .side = side,
    .left = war_force_copy_without_units (force),
  };

  for (guint i = 0; i < force->entries->len; i++)
    make_entry (&making, i);
  make_newcomers (&making);
  return making.left;
}

/* FALSE: a side has nobody of whom the system knows. */
static gboolean
has_anybody (const WarSetup *setup, const WarState *view, gint side)
{
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      war_play_show_piece (setup, view, row, &piece);
      if (piece.type != NULL && piece.side == side && war_position_is_left (setup, view, row))
        return TRUE;
    }
  return FALSE;
}

/* The operation ------------------------------------------------------------------------------- */

/* It is played on as it was: what was as printed stays so. Only what is for several persons of a
 * side hangs on who plays. */
static void
fix_amendments (WarOperation *operation)
{
  operation->fixed_off |= war_operation_get_amendable (operation) & ~operation->amendments
                          & ~war_system_get_for_fellows (operation->rules->system);
}

WarOperation *
war_position_to_operation (const WarSetup *setup, const WarState *view, const char *name)
{
  g_return_val_if_fail (setup != NULL && setup->operation != NULL, NULL);
  g_return_val_if_fail (setup->play->starts != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  g_autoptr (WarOperation) operation = war_operation_copy (setup->operation);
  const gint32 *game = war_setup_peek_game (setup, view);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      if (!has_anybody (setup, view, side))
        return NULL;
      war_force_free (operation->forces[side]);
      operation->forces[side] = make_force (setup, view, side);
    }
  war_tags_forget_usual (operation);
  fix_amendments (operation);
  g_free (operation->name);
  operation->name = g_strdup (name);
  operation->rounds = MAX (operation->rounds - MAX (game[WAR_GAME_ROUND], 1) + 1, 1);
  if (game[WAR_GAME_SIDE] != WAR_NONE)
    {
      operation->first_side = game[WAR_GAME_SIDE] + 1;
      operation->first_chooser = 0;
    }
  if (setup->play->starts->turn_field != NULL)
    setup->play->starts->turn_field (setup, view, operation);
  return g_steal_pointer (&operation);
}
