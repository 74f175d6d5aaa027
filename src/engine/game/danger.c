/* danger.c: where a side could hit somebody in its next turn, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/danger.h"

#include <math.h>
#include <string.h>

/* Cells along the longer side of a field: an inch or less on most. */
#define N_CELLS 96

WarDangers *
war_dangers_new (void)
{
  WarDangers *dangers = g_new0 (WarDangers, 1);

  dangers->items = g_array_new (FALSE, FALSE, sizeof (WarDanger));
  dangers->hexes = g_byte_array_new ();
  return dangers;
}

static void
clear_grid (WarDangers *dangers)
{
  g_clear_pointer (&dangers->grid.counts, g_free);
  g_clear_pointer (&dangers->changes, g_free);
  dangers->grid = (WarDangerGrid){ 0 };
}

void
war_dangers_free (WarDangers *dangers)
{
  if (dangers == NULL)
    return;

  clear_grid (dangers);
  g_array_unref (dangers->items);
  g_byte_array_unref (dangers->hexes);
  g_free (dangers);
}

gboolean
war_dangers_begin (WarDangers *dangers, const WarDangerRules *rules, const WarSetup *setup,
                   gint side)
{
  g_return_val_if_fail (dangers != NULL && setup != NULL, FALSE);
  g_return_val_if_fail (side >= 0 && side < WAR_N_SIDES, FALSE);

  const WarField *field = setup->operation != NULL ? setup->operation->field : NULL;
  WarDangerGrid *grid = &dangers->grid;

  clear_grid (dangers);
  g_array_set_size (dangers->items, 0);
  g_byte_array_set_size (dangers->hexes, 0);
  dangers->next = 0;
  dangers->rules = rules;
  dangers->side = side;
  if (field == NULL || rules == NULL)
    return FALSE;

  if (field->board != NULL)
    {
      WarHexes hexes = war_field_get_hexes (field);

      grid->n_columns = war_hexes_get_n (&hexes);
      grid->n_rows = 1;
    }
  else
    {
      grid->cell = (MAX (field->width, field->depth) + N_CELLS - 1) / N_CELLS;
      grid->n_columns = (guint) ((field->width + grid->cell - 1) / grid->cell);
      grid->n_rows = (guint) ((field->depth + grid->cell - 1) / grid->cell);
    }
  grid->counts = g_new0 (guint16, grid->n_columns * grid->n_rows);
  dangers->changes = g_new0 (gint32, (grid->n_columns + 1) * grid->n_rows);
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * The grid. */

/* The cells of that row of them which the disc reaches: from the first on, before the last. */
static gboolean
find_cells (const WarDangerGrid *grid, const WarDanger *danger, guint row, guint *first,
            guint *last)
{
  gint64 top = (gint64) row * grid->cell, bottom = top + grid->cell;
  gint64 y = danger->centre.y < top      ? top - danger->centre.y
             : danger->centre.y > bottom ? danger->centre.y - bottom
                                         : 0;
  gint64 half, left, right;

  if (y > danger->reach)
    return FALSE;

  /* Rounded up: rather a cell too many. */
  half = (gint64) ceil (sqrt ((double) danger->reach * danger->reach - (double) y * (double) y));
  left = danger->centre.x - half;
  right = danger->centre.x + half;
  if (right < 0)
    return FALSE;
  *first = left <= 0 ? 0 : (guint) ((left - 1) / grid->cell);
  *last = (guint) MIN (right / grid->cell + 1, (gint64) grid->n_columns);
  return *first < *last;
}

static void
count_hexes (WarDangers *dangers, const WarDanger *danger)
{
  for (guint i = 0; i < dangers->grid.n_columns; i++)
    dangers->grid.counts[i]
      = (guint16) (dangers->grid.counts[i] + dangers->hexes->data[danger->first_hex + (gint) i]);
}

static void
count_cells (WarDangers *dangers, const WarDanger *danger)
{
  const WarDangerGrid *grid = &dangers->grid;

  for (guint row = 0; row < grid->n_rows; row++)
    {
      gint32 *changes = dangers->changes + row * (grid->n_columns + 1);
      guint first = 0, last = grid->n_columns;

      if (danger->reach < WAR_DANGER_ANYWHERE && !find_cells (grid, danger, row, &first, &last))
        continue;
      changes[first]++;
      changes[last]--;
    }
}

static void
finish_grid (WarDangers *dangers)
{
  WarDangerGrid *grid = &dangers->grid;

  for (guint row = 0; row < grid->n_rows; row++)
    {
      const gint32 *changes = dangers->changes + row * (grid->n_columns + 1);
      guint16 *counts = grid->counts + row * grid->n_columns;
      gint32 sum = 0;

      for (guint i = 0; i < grid->n_columns; i++)
        {
          sum += changes[i];
          counts[i] = (guint16) (counts[i] + sum);
          grid->most = MAX (grid->most, counts[i]);
        }
    }
}

/* ---------------------------------------------------------------------------------------------
 * Looking for them. */

gboolean
war_dangers_go_on (WarDangers *dangers, const WarSetup *setup, const WarState *view, gint64 budget)
{
  g_return_val_if_fail (dangers != NULL && setup != NULL && view != NULL, FALSE);
  g_return_val_if_fail (dangers->grid.counts != NULL, FALSE);

  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  gint64 end = g_get_monotonic_time () + budget;

  if (dangers->next >= n_rows)
    return TRUE;
  do
    {
      guint first = dangers->items->len;

      dangers->rules->list (setup, view, dangers->next++, dangers);
      for (guint i = first; i < dangers->items->len; i++)
        {
          const WarDanger *danger = &g_array_index (dangers->items, WarDanger, i);

          if (danger->first_hex != WAR_NONE)
            count_hexes (dangers, danger);
          else
            count_cells (dangers, danger);
        }
    }
  while (dangers->next < n_rows && g_get_monotonic_time () < end);
  if (dangers->next < n_rows)
    return FALSE;

  finish_grid (dangers);
  return TRUE;
}

gboolean
war_dangers_find (WarDangers *dangers, const WarDangerRules *rules, const WarSetup *setup,
                  const WarState *view, gint side)
{
  return war_dangers_begin (dangers, rules, setup, side)
         && war_dangers_go_on (dangers, setup, view, G_MAXINT32);
}

const WarDangerGrid *
war_dangers_get_grid (const WarDangers *dangers)
{
  g_return_val_if_fail (dangers != NULL, NULL);

  return &dangers->grid;
}

/* ---------------------------------------------------------------------------------------------
 * Questions. */

static gboolean
has_hex (const WarDangers *dangers, const WarSetup *setup, const WarDanger *danger,
         WarPosition position)
{
  WarHexes hexes = war_field_get_hexes (setup->operation->field);
  WarHex hex = war_hexes_pick (&hexes, position);

  return hex != WAR_HEX_NONE && dangers->hexes->data[danger->first_hex + (gint) hex] != 0;
}

gboolean
war_dangers_reach (const WarDangers *dangers, const WarSetup *setup, const WarDanger *danger,
                   WarPosition position)
{
  g_return_val_if_fail (dangers != NULL && setup != NULL && danger != NULL, FALSE);

  if (danger->first_hex != WAR_NONE)
    return has_hex (dangers, setup, danger, position);
  return danger->reach >= WAR_DANGER_ANYWHERE
         || war_position_distance (danger->centre, position) <= danger->reach;
}

gboolean
war_dangers_threaten (const WarDangers *dangers, const WarSetup *setup, const WarState *view,
                      const WarDanger *danger, gint row, const WarBase *base)
{
  g_return_val_if_fail (dangers != NULL && setup != NULL && view != NULL, FALSE);
  g_return_val_if_fail (danger != NULL && base != NULL, FALSE);

  if (dangers->rules->may_hit != NULL
      && !dangers->rules->may_hit (setup, view, danger, (guint) row))
    return FALSE;
  if (danger->first_hex != WAR_NONE)
    return has_hex (dangers, setup, danger, base->centre);
  return danger->reach >= WAR_DANGER_ANYWHERE
         || war_base_meets_disc (base, danger->centre, danger->reach);
}

/* Whether the second row is another base of the same unit, or the same. */
static gboolean
is_of_unit (const WarSetup *setup, const WarState *view, guint row, guint other)
{
  gint32 unit
    = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, row)[WAR_PIECE_FORMATION];

  return row == other
         || (setup->ranks != NULL && unit != WAR_NONE
             && war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES,
                                    other)[WAR_PIECE_FORMATION]
                  == unit);
}

gboolean
war_dangers_threaten_unit (const WarDangers *dangers, const WarSetup *setup, const WarState *view,
                           const WarDanger *danger, gint row, const WarForesight *foresight)
{
  g_return_val_if_fail (setup != NULL && view != NULL, FALSE);

  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  for (guint i = (guint) row; i < n_rows && is_of_unit (setup, view, (guint) row, i); i++)
    {
      const WarForeseenPose *pose
        = foresight != NULL ? war_foresight_find_pose (foresight, (gint) i) : NULL;
      WarShownPiece piece;

      if (pose != NULL
            ? war_dangers_threaten (dangers, setup, view, danger, (gint) i, &pose->base)
            : war_play_show_piece (setup, view, i, &piece)
                && war_dangers_threaten (dangers, setup, view, danger, (gint) i, &piece.base))
        return TRUE;
    }
  return FALSE;
}

gboolean
war_dangers_threaten_any (const WarDangers *dangers, const WarSetup *setup, const WarState *view,
                          gint row)
{
  g_return_val_if_fail (dangers != NULL, FALSE);

  for (guint i = 0; i < dangers->items->len; i++)
    if (war_dangers_threaten_unit (dangers, setup, view,
                                   &g_array_index (dangers->items, WarDanger, i), row, NULL))
      return TRUE;
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * For systems. */

WarDanger *
war_dangers_add (WarDangers *dangers, guint row, WarDangerKind kind, const WarWeapon *weapon,
                 WarPosition centre, WarLength goes, WarLength reach)
{
  WarDanger danger = { .row = (gint) row,
                       .kind = kind,
                       .weapon = weapon,
                       .goes = goes,
                       .centre = centre,
                       .reach = MIN (reach, WAR_DANGER_ANYWHERE),
                       .first_hex = WAR_NONE };

  g_array_append_val (dangers->items, danger);
  return &g_array_index (dangers->items, WarDanger, dangers->items->len - 1);
}

WarDanger *
war_dangers_add_hexes (WarDangers *dangers, guint row, WarDangerKind kind, const WarWeapon *weapon,
                       gint goes, const guint8 *hexes, guint n_hexes)
{
  WarDanger *danger = war_dangers_add (dangers, row, kind, weapon, (WarPosition){ 0, 0 }, goes, 0);

  danger->first_hex = (gint) dangers->hexes->len;
  g_byte_array_append (dangers->hexes, hexes, n_hexes);
  return danger;
}
