/* map-index.c: which rectangles touch a rectangle, without looking at all of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

#define CELLS_MAX 64 /* along a side */

/* What touches more cells is not in them, but compared each time. */
#define FEW_CELLS 64

typedef struct
{
  guint id;
  DrawRect rect;
} DrawEntry;

struct _DrawIndex
{
  DrawRect bounds;
  guint columns, rows;
  GArray **cells; /* DrawEntry; NULL: nothing is there */
  GArray *wide; /* DrawEntry: those that touch many cells */
};

/* For about so many rectangles, most of them within the bounds. */
DrawIndex *
draw_index_new (DrawRect bounds, guint n)
{
  DrawIndex *index = g_new0 (DrawIndex, 1);
  guint side = (guint) fmin (fmax (sqrt (n), 1), CELLS_MAX);

  index->bounds = bounds;
  index->columns = index->rows = side;
  index->cells = g_new0 (GArray *, side * side);
  index->wide = g_array_new (FALSE, FALSE, sizeof (DrawEntry));

  return index;
}

void
draw_index_free (DrawIndex *index)
{
  for (guint i = 0; i < index->columns * index->rows; i++)
    g_clear_pointer (&index->cells[i], g_array_unref);
  g_free (index->cells);
  g_array_unref (index->wide);
  g_free (index);
}

static guint
draw_index_get_cell (double at, double from, double to, guint n)
{
  return (guint) CLAMP ((at - from) / MAX (to - from, 1e-9) * n, 0, n - 1);
}

/* The cells that the rectangle touches; what lies outside the bounds counts to the outer ones. */
static void
draw_index_get_span (const DrawIndex *index, DrawRect rect, guint span[4])
{
  const DrawRect *bounds = &index->bounds;

  span[0] = draw_index_get_cell (rect.left, bounds->left, bounds->right, index->columns);
  span[1] = draw_index_get_cell (rect.right, bounds->left, bounds->right, index->columns);
  span[2] = draw_index_get_cell (rect.top, bounds->top, bounds->bottom, index->rows);
  span[3] = draw_index_get_cell (rect.bottom, bounds->top, bounds->bottom, index->rows);
}

void
draw_index_add (DrawIndex *index, guint id, DrawRect rect)
{
  DrawEntry entry = { id, rect };
  guint span[4];

  draw_index_get_span (index, rect, span);
  if ((span[1] - span[0] + 1) * (span[3] - span[2] + 1) > FEW_CELLS)
    {
      g_array_append_val (index->wide, entry);
      return;
    }

  for (guint row = span[2]; row <= span[3]; row++)
    for (guint column = span[0]; column <= span[1]; column++)
      {
        GArray **cell = &index->cells[row * index->columns + column];

        if (*cell == NULL)
          *cell = g_array_new (FALSE, FALSE, sizeof (DrawEntry));
        g_array_append_val (*cell, entry);
      }
}

gboolean
draw_rect_touches (DrawRect a, DrawRect b)
{
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/* As draw_index_find(), of the wide ones. */
static gboolean
draw_index_find_wide (const DrawIndex *index, DrawRect rect, GArray *ids)
{
  for (guint i = 0; i < index->wide->len; i++)
    {
      const DrawEntry *entry = &g_array_index (index->wide, DrawEntry, i);

      if (!draw_rect_touches (entry->rect, rect))
        continue;
      if (ids == NULL)
        return TRUE;
      g_array_append_val (ids, entry->id);
    }

  return FALSE;
}

/* Appends the ids of those that touch the rectangle, each once, in no order; with NULL it only says
 * whether there is one. */
gboolean
draw_index_find (const DrawIndex *index, DrawRect rect, GArray *ids)
{
  guint span[4];

  if (draw_index_find_wide (index, rect, ids))
    return TRUE;

  draw_index_get_span (index, rect, span);
  for (guint row = span[2]; row <= span[3]; row++)
    for (guint column = span[0]; column <= span[1]; column++)
      {
        const GArray *cell = index->cells[row * index->columns + column];

        for (guint i = 0; cell != NULL && i < cell->len; i++)
          {
            const DrawEntry *entry = &g_array_index (cell, DrawEntry, i);
            guint own[4];

            if (!draw_rect_touches (entry->rect, rect))
              continue;
            if (ids == NULL)
              return TRUE;

            /* It is in many cells: the first one that both touch tells of it. */
            draw_index_get_span (index, entry->rect, own);
            if (row == MAX (own[2], span[2]) && column == MAX (own[0], span[0]))
              g_array_append_val (ids, entry->id);
          }
      }

  return FALSE;
}
