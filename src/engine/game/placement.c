/* placement.c: units put where somebody has seen them stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/placement.h"

#include <math.h>
#include <string.h>

#include "engine/game/formation.h"
#include "engine/game/starts.h"

#define APART 6 /* by which bases that touched are put apart, beyond the slack of overlaps */
#define ROUNDS 300 /* of putting apart */
#define FORM (6 * WAR_MILLIMETRE) /* bases of one unit that are so far off still stand in ranks */

/* A unit that was seen. */
typedef struct
{
  gint row; /* its first piece */
  guint n_rows; /* pieces that are left of it */
  GArray *bases; /* WarSeenBase */
  WarPosition at; /* of its base, or the middle of its front */
  WarHeading heading;
  gboolean is_column;
  gboolean is_out; /* it is not put there */
} Seen;

static void
clear_seen (gpointer data)
{
  g_array_unref (((Seen *) data)->bases);
}

gint
war_placement_find_row (const WarSetup *setup, const WarTagged *tagged)
{
  const WarStarts *starts = setup->play->starts;
  const WarForceEntry *entry
    = g_ptr_array_index (setup->operation->forces[tagged->side]->entries, tagged->entry);

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      guint n;

      if (starts->get_entry (setup, row, &n) == entry && n == tagged->nth)
        return (gint) row;
    }
  return WAR_NONE;
}

/* Gathering ----------------------------------------------------------------------------------- */

static gboolean
is_left (const WarSetup *setup, const WarState *state, guint row)
{
  gint32 presence = war_setup_peek_piece (setup, state, row)[WAR_PIECE_PRESENCE];

  return presence == WAR_PRESENCE_AWAY || presence == WAR_PRESENCE_ON_FIELD;
}

/* The bases of a unit that are left stand in rows one after the other. */
static guint
count_left (const WarSetup *setup, const WarState *state, guint row)
{
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows, n = 0;
  gint32 formation = war_setup_peek_piece (setup, state, row)[WAR_PIECE_FORMATION];

  if (setup->ranks == NULL)
    return is_left (setup, state, row) ? 1 : 0;
  for (guint i = row; i < n_rows; i++)
    {
      if (war_setup_peek_piece (setup, state, i)[WAR_PIECE_FORMATION] != formation)
        break;
      n += is_left (setup, state, i);
    }
  return n;
}

static GArray *
gather (const WarSetup *setup, const WarState *state, const GArray *seen)
{
  GArray *units = g_array_new (FALSE, TRUE, sizeof (Seen));

  g_array_set_clear_func (units, clear_seen);
  for (guint i = 0; i < seen->len; i++)
    {
      const WarSeenBase *base = &g_array_index (seen, WarSeenBase, i);
      gint row = war_placement_find_row (setup, &base->tagged);
      guint j = 0;

      if (row == WAR_NONE)
        continue;
      while (j < units->len && g_array_index (units, Seen, j).row != row)
        j++;
      if (j == units->len)
        {
          Seen unit = { .row = row,
                        .n_rows = count_left (setup, state, (guint) row),
                        .bases = g_array_new (FALSE, FALSE, sizeof (WarSeenBase)) };

          g_array_append_val (units, unit);
        }
      g_array_append_vals (g_array_index (units, Seen, j).bases, base, 1);
    }
  return units;
}

static void
leave_out (Seen *unit, WarPlacementFaultKind kind, gint other, GArray *faults)
{
  const WarPlacementFault fault = { .kind = kind,
                                    .row = unit->row,
                                    .n_seen = unit->bases->len,
                                    .n_bases = unit->n_rows,
                                    .other = other };

  unit->is_out = TRUE;
  g_array_append_val (faults, fault);
}

/* Shapes -------------------------------------------------------------------------------------- */

static double
get_radians (WarHeading heading)
{
  return heading * 2 * G_PI / WAR_HEADING_TURN;
}

/* How far the base is from the middle of all, to the right and forwards. */
static void
get_offset (const WarSeenBase *base, double x, double y, double turn, double *right,
            double *forward)
{
  double east = base->at.x - x, south = base->at.y - y;

  *right = east * cos (turn) + south * sin (turn);
  *forward = east * sin (turn) - south * cos (turn);
}

/* Whether the n bases stand in their places of a row, `step` from each other, each in one. */
static gboolean
is_row (const double *along, const double *across, guint n, double step)
{
  guint taken = 0;

  for (guint i = 0; i < n; i++)
    {
      double place = along[i] / step + (n - 1) / 2.0, nearest = round (place);

      if (fabs (across[i]) > FORM || fabs (place - nearest) * step > FORM || nearest < 0
          || nearest >= n || (taken >> (guint) nearest & 1) != 0)
        return FALSE;
      taken |= 1u << (guint) nearest;
    }
  return TRUE;
}

/* The pose of the unit from those of its bases; FALSE: they are in no shape that it may have. */
static gboolean
find_shape (Seen *unit, const WarUnitType *type)
{
  guint n = unit->bases->len;
  double right[WAR_START_MAX_BASES], forward[WAR_START_MAX_BASES];
  double sine = 0, cosine = 0, x = 0, y = 0, turn, ahead;

  if (n > WAR_START_MAX_BASES)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const WarSeenBase *base = &g_array_index (unit->bases, WarSeenBase, i);

      sine += sin (get_radians (base->heading));
      cosine += cos (get_radians (base->heading));
      x += (double) base->at.x / n;
      y += (double) base->at.y / n;
    }
  turn = atan2 (sine, cosine);
  for (guint i = 0; i < n; i++)
    get_offset (&g_array_index (unit->bases, WarSeenBase, i), x, y, turn, &right[i], &forward[i]);

  if (is_row (right, forward, n, type->base_width))
    ahead = type->base_depth / 2.0;
  else if (is_row (forward, right, n, type->base_depth))
    {
      unit->is_column = TRUE;
      ahead = type->base_depth * n / 2.0;
    }
  else
    return FALSE;
  unit->heading
    = (WarHeading) ((gint) round (turn / (2 * G_PI) * WAR_HEADING_TURN) & (WAR_HEADING_TURN - 1));
  unit->at = (WarPosition){ (WarLength) round (x + ahead * sin (turn)),
                            (WarLength) round (y - ahead * cos (turn)) };
  return TRUE;
}

static void
find_pose (const WarSetup *setup, const WarState *state, Seen *unit, GArray *faults)
{
  const WarSeenBase *base = &g_array_index (unit->bases, WarSeenBase, 0);
  WarShownPiece piece;

  war_play_show_piece (setup, state, (guint) unit->row, &piece);
  unit->at = base->at;
  unit->heading = base->heading;
  if (unit->n_rows == 0)
    leave_out (unit, WAR_PLACEMENT_LOST, WAR_NONE, faults);
  else if (unit->bases->len != unit->n_rows)
    leave_out (unit, WAR_PLACEMENT_INCOMPLETE, WAR_NONE, faults);
  else if (setup->ranks != NULL && !find_shape (unit, piece.type))
    leave_out (unit, WAR_PLACEMENT_SCATTERED, WAR_NONE, faults);
}

/* Putting ------------------------------------------------------------------------------------- */

static void
put (const WarSetup *setup, WarState *state, const Seen *unit)
{
  const WarField *field = setup->operation->field;
  gint32 *first = war_setup_get_piece (setup, state, (guint) unit->row);
  gint32 *cells;
  WarShownPiece piece;

  for (guint i = 0; i < unit->n_rows; i++)
    war_setup_get_piece (setup, state, (guint) unit->row + i)[WAR_PIECE_PRESENCE]
      = WAR_PRESENCE_ON_FIELD;
  if (field->board != NULL)
    {
      WarHexes hexes = war_field_get_hexes (field);

      first[WAR_PIECE_X] = (gint32) war_hexes_pick (&hexes, unit->at);
      return;
    }
  if (setup->ranks == NULL)
    {
      war_piece_set_pose (first, unit->at, unit->heading);
      return;
    }

  war_play_show_piece (setup, state, (guint) unit->row, &piece);
  cells = war_setup_get_formation (setup, state, (guint) first[WAR_PIECE_FORMATION]);
  cells[WAR_FORMATION_X] = unit->at.x;
  cells[WAR_FORMATION_Y] = unit->at.y;
  cells[WAR_FORMATION_HEADING] = unit->heading;
  cells[WAR_FORMATION_SHAPE] = unit->is_column ? WAR_FORMATION_COLUMN : WAR_FORMATION_LINE;
  war_formation_place (setup, state, (guint) first[WAR_PIECE_FORMATION],
                       piece.type->base_width & ~1, piece.type->base_depth & ~1);
}

/* As it was. */
static void
put_back (const WarSetup *setup, WarState *state, const WarState *before, const Seen *unit)
{
  gint32 formation = war_setup_peek_piece (setup, before, (guint) unit->row)[WAR_PIECE_FORMATION];

  for (guint i = 0; i < unit->n_rows; i++)
    memcpy (war_setup_get_piece (setup, state, (guint) unit->row + i),
            war_setup_peek_piece (setup, before, (guint) unit->row + i),
            setup->layout->tables[WAR_TABLE_PIECES].n_columns * sizeof (gint32));
  if (setup->ranks != NULL)
    memcpy (war_setup_get_formation (setup, state, (guint) formation),
            war_setup_peek_formation (setup, before, (guint) formation),
            setup->layout->tables[WAR_TABLE_FORMATIONS].n_columns * sizeof (gint32));
}

/* Apart --------------------------------------------------------------------------------------- */

/* How deep two bases reach into each other along the heading, and whether the second is that way or
 * the other. */
static double
get_depth (const WarBase *a, const WarBase *b, double turn, double *way)
{
  const WarBase *bases[] = { a, b };
  double east = sin (turn), south = -cos (turn), reach = 0, apart;

  for (guint i = 0; i < 2; i++)
    {
      double own = get_radians (bases[i]->heading) - turn;

      reach += (fabs (cos (own)) * bases[i]->depth + fabs (sin (own)) * bases[i]->width) / 2;
    }
  apart
    = (double) (b->centre.x - a->centre.x) * east + (double) (b->centre.y - a->centre.y) * south;
  *way = apart < 0 ? -1 : 1;
  return reach - fabs (apart);
}

/* Half of the shortest way on which the second base leaves the first, which goes the other half,
 * unless it is at an edge: then some more steps are needed. FALSE: it is in it too deep for two
 * that touch, or not at all. */
static gboolean
find_push (const WarBase *a, const WarBase *b, double *east, double *south)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < 4; i++)
    {
      double turn = get_radians (i < 2 ? a->heading : b->heading) + (i & 1) * G_PI / 2, way;
      double depth = get_depth (a, b, turn, &way);

      if (depth >= least)
        continue;
      least = depth;
      *east = way * sin (turn) * (depth / 2 + APART);
      *south = way * -cos (turn) * (depth / 2 + APART);
    }
  return least > 0 && least <= WAR_PLACEMENT_SLACK;
}

static gboolean
may_share (const WarSetup *setup, gint row, gint other)
{
  const WarStarts *starts = setup->play->starts;

  return starts->may_share != NULL && starts->may_share (setup, (guint) row, (guint) other);
}

/* The base in which a base of the unit stands, of another one; WAR_NONE. */
static gint
find_under (const WarSetup *setup, const WarState *state, const Seen *unit, guint piece,
            WarBase *under)
{
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gboolean is_hex = setup->operation->field->board != NULL;
  WarShownPiece own, other;

  if (!war_play_show_piece (setup, state, piece, &own))
    return WAR_NONE;
  for (guint i = 0; i < n_rows; i++)
    {
      const gint32 *its = war_setup_peek_piece (setup, state, i);

      if ((i >= (guint) unit->row && i < (guint) unit->row + unit->n_rows)
          || !war_play_show_piece (setup, state, i, &other) || other.type == NULL
          || may_share (setup, unit->row, (gint) i))
        continue;
      if (is_hex ? its[WAR_PIECE_X] == cells[WAR_PIECE_X]
                 : war_base_overlaps (&own.base, &other.base))
        {
          *under = other.base;
          return (gint) i;
        }
    }
  return WAR_NONE;
}

/* How far the base reaches over an edge of the field. */
static WarPosition
get_beyond (const WarField *field, const WarBase *base)
{
  WarPosition beyond = { 0, 0 };

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = base->corners[i];

      if (corner.x < 0)
        beyond.x = MIN (beyond.x, corner.x);
      else if (corner.x > field->width)
        beyond.x = MAX (beyond.x, corner.x - field->width);
      if (corner.y < 0)
        beyond.y = MIN (beyond.y, corner.y);
      else if (corner.y > field->depth)
        beyond.y = MAX (beyond.y, corner.y - field->depth);
    }
  return beyond;
}

/* Bases that are seen to touch are seen to reach into each other a little, and over the edge at
 * which they stand: the unit steps out of the first such place. TRUE: it has moved. */
static gboolean
step_out (const WarSetup *setup, WarState *state, Seen *unit)
{
  for (guint i = 0; i < unit->n_rows; i++)
    {
      guint piece = (guint) unit->row + i;
      double east = 0, south = 0;
      WarShownPiece own;
      WarPosition beyond;
      WarBase under;

      war_play_show_piece (setup, state, piece, &own);
      beyond = get_beyond (setup->operation->field, &own.base);
      if ((beyond.x != 0 || beyond.y != 0) && ABS (beyond.x) <= WAR_PLACEMENT_SLACK
          && ABS (beyond.y) <= WAR_PLACEMENT_SLACK)
        {
          east = -beyond.x;
          south = -beyond.y;
        }
      else if (find_under (setup, state, unit, piece, &under) == WAR_NONE
               || !find_push (&under, &own.base, &east, &south))
        continue;

      unit->at.x += (WarLength) round (east);
      unit->at.y += (WarLength) round (south);
      put (setup, state, unit);
      return TRUE;
    }
  return FALSE;
}

static void
put_apart (const WarSetup *setup, WarState *state, GArray *units)
{
  gboolean has_moved = setup->operation->field->board == NULL;

  for (guint round = 0; round < ROUNDS && has_moved; round++)
    {
      has_moved = FALSE;
      for (guint i = 0; i < units->len; i++)
        {
          Seen *unit = &g_array_index (units, Seen, i);

          has_moved |= !unit->is_out && step_out (setup, state, unit);
        }
    }
}

/* FALSE after adding a fault: it cannot stand there. */
static gboolean
check (const WarSetup *setup, const WarState *state, Seen *unit, GArray *faults)
{
  const WarStarts *starts = setup->play->starts;
  const WarField *field = setup->operation->field;
  WarLength slack = setup->ranks != NULL ? WAR_BASE_SLACK : 0;

  for (guint i = 0; i < unit->n_rows; i++)
    {
      guint piece = (guint) unit->row + i;
      WarPosition beyond = { 0, 0 };
      WarShownPiece own;
      WarBase under;
      gint other;

      war_play_show_piece (setup, state, piece, &own);
      if (field->board == NULL)
        beyond = get_beyond (field, &own.base);
      other = find_under (setup, state, unit, piece, &under);
      if (ABS (beyond.x) > slack || ABS (beyond.y) > slack)
        leave_out (unit, WAR_PLACEMENT_OUTSIDE, WAR_NONE, faults);
      else if (starts->is_barred != NULL && starts->is_barred (setup, state, piece))
        leave_out (unit, WAR_PLACEMENT_BARRED, WAR_NONE, faults);
      else if (other != WAR_NONE)
        leave_out (unit, WAR_PLACEMENT_TAKEN, other, faults);
      if (unit->is_out)
        return FALSE;
    }
  return TRUE;
}

void
war_placement_put (const WarSetup *setup, WarState *state, const GArray *seen, gboolean *is_put,
                   GArray *faults)
{
  g_return_if_fail (setup != NULL && setup->play->starts != NULL);
  g_return_if_fail (state != NULL && seen != NULL && is_put != NULL && faults != NULL);

  g_autofree WarState *before = war_state_copy (state);
  g_autoptr (GArray) units = gather (setup, state, seen);

  for (guint i = 0; i < units->len; i++)
    {
      Seen *unit = &g_array_index (units, Seen, i);

      find_pose (setup, state, unit, faults);
      if (!unit->is_out && !war_field_has_position (setup->operation->field, unit->at))
        leave_out (unit, WAR_PLACEMENT_OUTSIDE, WAR_NONE, faults);
      if (!unit->is_out)
        put (setup, state, unit);
    }
  put_apart (setup, state, units);
  for (guint i = 0; i < units->len; i++)
    {
      Seen *unit = &g_array_index (units, Seen, i);

      if (unit->is_out)
        continue;
      if (check (setup, state, unit, faults))
        is_put[unit->row] = TRUE;
      else
        put_back (setup, state, before, unit);
    }
}
