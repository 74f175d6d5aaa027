/* starts.c: units of an operation that stand on the field when a game begins, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/starts.h"

#include "engine/game/formation.h"

const WarUnitStart *
war_starts_find (const WarSetup *setup, guint row)
{
  const WarStarts *starts = setup->play->starts;
  const WarForceEntry *entry;
  guint n = 0;

  if (starts == NULL)
    return NULL;

  entry = starts->get_entry (setup, row, &n);
  return entry != NULL ? war_force_entry_get_start (entry, n) : NULL;
}

gboolean
war_starts_is_placed (const WarSetup *setup, guint row)
{
  const WarUnitStart *start = war_starts_find (setup, row);

  return start != NULL && start->is_placed;
}

gboolean
war_starts_has_placed (const WarOperation *operation)
{
  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      if (war_force_entry_count_placed (g_ptr_array_index (operation->forces[side]->entries, i))
          > 0)
        return TRUE;

  return FALSE;
}

/* Putting ------------------------------------------------------------------------------------- */

static const WarUnitType *
get_type (const WarSetup *setup, guint row)
{
  guint n;

  return setup->play->starts->get_entry (setup, row, &n)->type;
}

void
war_starts_set_left (const WarSetup *setup, gint32 *piece, gint left)
{
  const WarStarts *starts = setup->play->starts;

  if (starts->left != 0 && !starts->counts_lost)
    piece[starts->left] = left;
}

void
war_starts_set_marks (const WarSetup *setup, gint32 *cells, guint marks)
{
  const WarStarts *starts = setup->play->starts;

  for (guint i = 0; i < starts->n_marks; i++)
    cells[starts->marks[i].column] = (marks >> starts->marks[i].token & 1) != 0;
}

static void
set_lost (const WarSetup *setup, gint32 *piece, guint row, const WarUnitStart *start)
{
  const WarStarts *starts = setup->play->starts;

  if (start->n_bases == 0)
    return;
  if (starts->left != 0 && starts->counts_lost)
    piece[starts->left]
      = war_unit_type_get_strength_of_base (get_type (setup, row), setup->operation->rules->system)
        - start->left[0];
  else
    war_starts_set_left (setup, piece, start->left[0]);
}

gboolean
war_starts_put (const WarSetup *setup, WarState *state, guint row)
{
  const WarUnitStart *start = war_starts_find (setup, row);
  const WarHexBoard *board = setup->operation->field->board;
  gint32 *piece = war_setup_get_piece (setup, state, row);

  if (start == NULL)
    return FALSE;

  set_lost (setup, piece, row, start);
  if (setup->play->starts->experience != 0)
    piece[setup->play->starts->experience] = start->experience;
  if (!start->is_placed)
    return FALSE;

  piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  if (board != NULL)
    piece[WAR_PIECE_X] = start->at.y * (gint32) board->n_columns + start->at.x;
  else
    war_piece_set_pose (piece, start->at, start->heading);
  war_starts_set_marks (setup, piece, start->marks);
  return TRUE;
}

/* Taking -------------------------------------------------------------------------------------- */

static gint
get_left (const WarSetup *setup, const WarState *view, guint row, const WarUnitType *type)
{
  const WarStarts *starts = setup->play->starts;
  gint whole = war_unit_type_get_strength_of_base (type, setup->operation->rules->system);
  gint32 cell;

  if (starts->left == 0)
    return whole;

  cell = war_setup_peek_piece (setup, view, row)[starts->left];
  return CLAMP (starts->counts_lost ? whole - cell : cell, 1, whole);
}

/* The pieces of the unit that are left: they follow on its first one. */
static guint
count_pieces (const WarSetup *setup, const WarState *view, guint row)
{
  gint32 formation = war_setup_peek_piece (setup, view, row)[WAR_PIECE_FORMATION];
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows, n = 1;

  if (setup->ranks == NULL)
    return 1;

  for (; row + n < n_rows && n < WAR_START_MAX_BASES; n++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, view, row + n);

      if (cells[WAR_PIECE_FORMATION] != formation || cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
        break;
    }
  return n;
}

static void
take_losses (const WarSetup *setup, const WarState *view, guint row, const WarUnitType *type,
             WarUnitStart *start)
{
  const WarSystem *system = setup->operation->rules->system;

  start->n_bases = count_pieces (setup, view, row);
  for (guint i = 0; i < start->n_bases; i++)
    start->left[i] = get_left (setup, view, row + i, type);
  if (war_unit_start_get_left (start, type, system)
      == war_unit_type_get_full_strength (type, system))
    start->n_bases = 0;
}

/* FALSE: a base is not where the shape of its formation would have it. */
static gboolean
take_formation (const WarSetup *setup, const WarState *view, guint row, const WarUnitType *type,
                WarUnitStart *start)
{
  gint32 formation = war_setup_peek_piece (setup, view, row)[WAR_PIECE_FORMATION];
  const gint32 *cells = war_setup_peek_formation (setup, view, (guint) formation);
  guint n_bases = count_pieces (setup, view, row);

  for (guint i = 0; i < n_bases; i++)
    {
      const gint32 *piece = war_setup_peek_piece (setup, view, row + i);
      WarPosition centre;
      WarHeading heading;

      war_formation_get_pose (cells, i, n_bases, type->base_width & ~1, type->base_depth & ~1,
                              &centre, &heading);
      if (ABS (centre.x - piece[WAR_PIECE_X]) > WAR_BASE_SLACK
          || ABS (centre.y - piece[WAR_PIECE_Y]) > WAR_BASE_SLACK
          || heading != piece[WAR_PIECE_HEADING])
        return FALSE;
    }

  start->is_column = cells[WAR_FORMATION_SHAPE] == WAR_FORMATION_COLUMN;
  start->at = (WarPosition){ cells[WAR_FORMATION_X], cells[WAR_FORMATION_Y] };
  start->heading = (WarHeading) cells[WAR_FORMATION_HEADING];
  return TRUE;
}

static gboolean
take_place (const WarSetup *setup, const WarState *view, guint row, const WarShownPiece *piece,
            WarUnitStart *start)
{
  const WarHexBoard *board = setup->operation->field->board;
  gint32 hex = war_setup_peek_piece (setup, view, row)[WAR_PIECE_X];

  if (setup->ranks != NULL)
    return take_formation (setup, view, row, piece->type, start);

  start->at = piece->base.centre;
  start->heading = piece->base.heading;
  if (board != NULL)
    {
      start->at = (WarPosition){ hex % (gint32) board->n_columns, hex / (gint32) board->n_columns };
      start->heading = 0;
    }
  return TRUE;
}

void
war_starts_take (const WarSetup *setup, const WarState *view, guint row, WarUnitStart *start)
{
  WarShownPiece piece;

  *start = (WarUnitStart){ 0 };
  war_play_show_piece (setup, view, row, &piece);
  take_losses (setup, view, row, piece.type, start);
  if (setup->play->starts->experience != 0)
    {
      gint32 earned = war_setup_peek_piece (setup, view, row)[setup->play->starts->experience];

      start->experience = CLAMP (earned, 0, WAR_START_MAX_EXPERIENCE);
    }
  start->is_placed = piece.is_on_field && take_place (setup, view, row, &piece, start);
  if (start->is_placed)
    start->marks = piece.tokens & setup->operation->rules->system->start_marks;
}

/* Checking ------------------------------------------------------------------------------------ */

static void
add_fault (const WarOperation *operation, WarSetupFaultKind kind, gint side,
           const WarForceEntry *entry, guint n, GArray *faults)
{
  WarSetupFault fault = { .kind = kind, .side = side, .limit = (gint) n + 1, .type = entry->type };

  g_ptr_array_find (operation->forces[side - 1]->entries, entry, &fault.entry);
  g_array_append_val (faults, fault);
}

static void
check_entry (const WarOperation *operation, gint side, const WarForceEntry *entry, GArray *faults)
{
  for (guint i = 0; i < entry->starts->len; i++)
    {
      const WarUnitStart *start = war_force_entry_get_start (entry, i);

      if (operation->field != NULL && !war_unit_start_is_on (start, operation->field))
        add_fault (operation, WAR_SETUP_START_OUTSIDE, side, entry, i, faults);
      if (!war_unit_start_is_possible (start, entry->type, operation->rules->system))
        add_fault (operation, WAR_SETUP_START_LOSSES, side, entry, i, faults);
    }
}

void
war_starts_check_forces (const WarOperation *operation, GArray *faults)
{
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side - 1]->entries->len; i++)
      check_entry (operation, side, g_ptr_array_index (operation->forces[side - 1]->entries, i),
                   faults);
}

/* Bases of units in ranks are rounded one by one, and may reach so much over the edge of what they
 * are part of. */
#define ROUNDING 10

static gboolean
is_outside (const WarSetup *setup, const WarBase *base)
{
  const WarField *field = setup->operation->field;
  WarLength slack = setup->ranks != NULL ? WAR_BASE_SLACK : 0;

  if (field->board != NULL)
    return FALSE;
  for (guint i = 0; i < WAR_N_EDGES; i++)
    if (base->corners[i].x < -slack || base->corners[i].y < -slack
        || base->corners[i].x > field->width + slack || base->corners[i].y > field->depth + slack)
      return TRUE;

  return FALSE;
}

static gboolean
are_of_one_unit (const WarSetup *setup, const WarState *state, guint row, guint other)
{
  return setup->ranks != NULL
         && war_setup_peek_piece (setup, state, row)[WAR_PIECE_FORMATION]
              == war_setup_peek_piece (setup, state, other)[WAR_PIECE_FORMATION];
}

static gboolean
overlap (const WarSetup *setup, const WarState *state, guint row, const WarBase *base, guint other,
         const WarBase *other_base)
{
  WarBase inner = *base;

  if (setup->operation->field->board != NULL)
    return war_setup_peek_piece (setup, state, row)[WAR_PIECE_X]
           == war_setup_peek_piece (setup, state, other)[WAR_PIECE_X];
  if (setup->ranks != NULL)
    inner = war_base_place (base->centre, base->heading, MAX (base->width - ROUNDING, WAR_BASE_MIN),
                            MAX (base->depth - ROUNDING, WAR_BASE_MIN));
  return war_base_overlaps (&inner, other_base);
}

/* The row of a piece before it on which this one stands, WAR_NONE: on none. */
static gint
find_under (const WarSetup *setup, const WarState *state, guint row, const WarBase *base)
{
  const WarStarts *starts = setup->play->starts;

  for (guint i = 0; i < row; i++)
    {
      WarShownPiece other;

      if (war_play_show_piece (setup, state, i, &other) && !are_of_one_unit (setup, state, row, i)
          && (starts->may_share == NULL || !starts->may_share (setup, row, i))
          && overlap (setup, state, row, base, i, &other.base))
        return (gint) i;
    }

  return WAR_NONE;
}

static void
check_piece (const WarSetup *setup, const WarState *state, guint row, GArray *faults)
{
  const WarStarts *starts = setup->play->starts;
  const WarForceEntry *entry;
  WarShownPiece piece;
  gint under;
  guint n;

  if (!war_play_show_piece (setup, state, row, &piece) || !war_starts_is_placed (setup, row))
    return;

  entry = starts->get_entry (setup, row, &n);
  under = find_under (setup, state, row, &piece.base);
  if (is_outside (setup, &piece.base))
    add_fault (setup->operation, WAR_SETUP_START_OUTSIDE, piece.side + 1, entry, n, faults);
  else if (starts->is_barred != NULL && starts->is_barred (setup, state, row))
    add_fault (setup->operation, WAR_SETUP_START_BARRED, piece.side + 1, entry, n, faults);
  else if (under != WAR_NONE)
    {
      WarShownPiece other;

      war_play_show_piece (setup, state, (guint) under, &other);
      add_fault (setup->operation, WAR_SETUP_START_TAKEN, piece.side + 1, entry, n, faults);
      g_array_index (faults, WarSetupFault, faults->len - 1).other = other.type;
    }
}

/* What else no game may be like, its system alone knows. */
static void
check_state (const WarSetup *setup, const WarState *state, GArray *faults)
{
  g_autofree char *fault = war_play_find_fault (setup, state);

  if (fault != NULL)
    {
      const WarSetupFault impossible = { .kind = WAR_SETUP_START_IMPOSSIBLE };

      g_debug ("the operation begins with what cannot be: %s", fault);
      g_array_append_val (faults, impossible);
    }
}

void
war_starts_check_places (const WarSetup *setup, GArray *faults)
{
  guint n_before = faults->len;
  g_autofree WarState *state = NULL;

  if (setup->play->starts == NULL || !war_starts_has_placed (setup->operation))
    return;

  state = war_setup_begin (setup, 0);
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    check_piece (setup, state, i, faults);
  if (faults->len == n_before)
    check_state (setup, state, faults);
}
