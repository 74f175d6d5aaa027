/* shown-body.c: the bases of one unit, as one shape
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/shown-body.h"

#include <math.h>

/* Of the rectangle: what bases that stand together fill. */
#define FILLED 0.9

static gint32
get_formation (const WarSetup *setup, const WarState *view, guint row)
{
  return war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, row)[WAR_PIECE_FORMATION];
}

guint
war_play_show_body (const WarSetup *setup, const WarState *view, guint row,
                    WarShownPiece pieces[WAR_BODY_MAX_PIECES])
{
  gint32 formation = get_formation (setup, view, row);
  guint n_pieces = 1;
  WarShownPiece other;

  if (!war_play_show_piece (setup, view, row, &pieces[0]))
    return 0;
  if (formation == WAR_NONE)
    return 1;

  for (guint i = 0; i < row; i++)
    if (get_formation (setup, view, i) == formation && war_play_show_piece (setup, view, i, &other))
      return 0;
  for (guint i = row + 1; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    if (n_pieces < WAR_BODY_MAX_PIECES && get_formation (setup, view, i) == formation
        && war_play_show_piece (setup, view, i, &other))
      pieces[n_pieces++] = other;

  return n_pieces;
}

/* Lengths across and along the heading of the first. */
typedef struct
{
  double left, right, front, rear;
} Extent;

static void
extend (Extent *extent, const WarBase *base, WarPosition origin, double turn)
{
  double x = base->centre.x - origin.x, y = base->centre.y - origin.y;
  double across = x * cos (turn) + y * sin (turn), along = y * cos (turn) - x * sin (turn);

  extent->left = fmin (extent->left, across - base->width / 2.0);
  extent->right = fmax (extent->right, across + base->width / 2.0);
  extent->front = fmin (extent->front, along - base->depth / 2.0);
  extent->rear = fmax (extent->rear, along + base->depth / 2.0);
}

gboolean
war_body_enclose (const WarShownPiece *pieces, guint n_pieces, WarBase *whole)
{
  g_return_val_if_fail (n_pieces > 0, FALSE);

  const WarBase *first = &pieces[0].base;
  double turn = first->heading * 2 * G_PI / WAR_HEADING_TURN, filled = 0, across, along;
  Extent extent = { G_MAXDOUBLE, -G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE };

  for (guint i = 0; i < n_pieces; i++)
    {
      if (pieces[i].base.heading != first->heading)
        return FALSE;
      extend (&extent, &pieces[i].base, first->centre, turn);
      filled += (double) pieces[i].base.width * pieces[i].base.depth;
    }
  if (filled < FILLED * (extent.right - extent.left) * (extent.rear - extent.front))
    return FALSE;

  across = (extent.left + extent.right) / 2;
  along = (extent.front + extent.rear) / 2;
  *whole = war_base_place (
    (WarPosition){ first->centre.x + (WarLength) lround (across * cos (turn) - along * sin (turn)),
                   first->centre.y
                     + (WarLength) lround (across * sin (turn) + along * cos (turn)) },
    first->heading, 2 * (WarLength) lround ((extent.right - extent.left) / 2),
    2 * (WarLength) lround ((extent.rear - extent.front) / 2));
  return TRUE;
}
