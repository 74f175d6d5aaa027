/* cut-layout.c: pieces in rows, for straight cuts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/cut-layout-private.h"

#include <string.h>

/* So many rows are tried on a sheet, in all orders that may be good. */
#define MOST_TRIALS 3000
#define MOST_ROWS 64

/* Rows of which less is filled are tried after all others, which go from the highest on. */
#define FULL 0.85

/* Pieces of one size; all lengths here include a gutter. */
typedef struct
{
  WarLength width, height;
  GArray *items; /* guint: their numbers */
  guint next; /* of items: those before it lie somewhere */
} Size;

/* Some of a size that lie below each other in a row, below others if they are in their column. */
typedef struct
{
  guint size;
  gboolean turned;
  guint n;
  gboolean is_below; /* the one before, in the same column, and no wider */
} Column;

typedef struct
{
  WarLength height;
  GArray *columns; /* Column */
  gint64 area, worth; /* of what is in them */
} Row;

typedef struct
{
  WarLength width, height; /* of a sheet */
  GArray *sizes; /* Size */
  GArray *sides; /* WarLength: each height that a row may have, the greatest first */
  gboolean is_mixed; /* columns may have pieces of several sizes, which takes more cuts */
  /* Of the sheet that is being filled. */
  guint *left; /* of each size, how many lie nowhere yet */
  guint n_left;
  Row rows[MOST_ROWS];
  guint n_rows;
  gint64 worth;
  guint n_trials;
  /* The best that was found for it. */
  GArray *best; /* Row */
  gint64 best_worth;
  WarLength best_end;
} Layout;

static Size *
get_size (const Layout *layout, guint i)
{
  return &g_array_index (layout->sizes, Size, i);
}

static WarLength
get_width (const Layout *layout, const Column *column)
{
  const Size *size = get_size (layout, column->size);

  return column->turned ? size->height : size->width;
}

static WarLength
get_height (const Layout *layout, const Column *column)
{
  const Size *size = get_size (layout, column->size);

  return column->turned ? size->width : size->height;
}

static void
clear_size (gpointer size)
{
  g_array_unref (((Size *) size)->items);
}

static void
clear_row (gpointer row)
{
  g_clear_pointer (&((Row *) row)->columns, g_array_unref);
}

static void
add_piece (Layout *layout, guint item, WarLength width, WarLength height)
{
  Size size = { .width = width, .height = height };
  guint i = 0;

  while (i < layout->sizes->len
         && (get_size (layout, i)->width != width || get_size (layout, i)->height != height))
    i++;
  if (i == layout->sizes->len)
    {
      size.items = g_array_new (FALSE, FALSE, sizeof (guint));
      g_array_append_val (layout->sizes, size);
    }
  g_array_append_val (get_size (layout, i)->items, item);
}

static gint
compare_sides (gconstpointer a, gconstpointer b)
{
  WarLength one = *(const WarLength *) a, other = *(const WarLength *) b;

  return (one < other) - (one > other);
}

static void
add_side (Layout *layout, WarLength side)
{
  for (guint i = 0; i < layout->sides->len; i++)
    if (g_array_index (layout->sides, WarLength, i) == side)
      return;
  g_array_append_val (layout->sides, side);
}

/* A row -------------------------------------------------------------------------------------- */

/* How good a column is beside others, the more the better: what is as high as the row comes first,
 * and what is widest of that; of lower ones what fills it best. */
static gint64
judge (const Layout *layout, const Column *column, WarLength height)
{
  WarLength own = get_height (layout, column) * (WarLength) column->n;

  return (own == height && column->n == 1 ? (gint64) 1 << 48 : (gint64) own << 24)
         + get_width (layout, column);
}

/* The best column of so many at most that has room in what is left of a row; FALSE: none. */
static gboolean
find_column (const Layout *layout, WarLength room, WarLength height, Column *found)
{
  gint64 best = 0;

  for (guint i = 0; i < layout->sizes->len; i++)
    for (gint turn = 0; turn <= 1; turn++)
      {
        Column column = { .size = i, .turned = turn != 0, .n = 1 };
        WarLength own = get_height (layout, &column);
        gint64 score;

        if (layout->left[i] == 0 || own > height || get_width (layout, &column) > room
            || (turn != 0 && get_size (layout, i)->width == get_size (layout, i)->height))
          continue;
        column.n = MIN ((guint) (height / own), layout->left[i]);
        score = judge (layout, &column, height);
        if (score > best)
          {
            best = score;
            *found = column;
          }
      }
  return best > 0;
}

/* Large pieces are worth more than as much of small ones, which find room anywhere later. */
static gint64
get_worth (WarLength width, WarLength height)
{
  return (gint64) width * height * MAX (width, height);
}

/* Takes it from what is left. */
static void
add_column (Layout *layout, Row *row, const Column *column)
{
  WarLength width = get_width (layout, column), height = get_height (layout, column);

  g_array_append_vals (row->columns, column, 1);
  layout->left[column->size] -= column->n;
  layout->n_left -= column->n;
  row->area += (gint64) width * height * column->n;
  row->worth += get_worth (width, height) * column->n;
}

static void
fill_row (Layout *layout, Row *row)
{
  WarLength room = layout->width;
  Column column;

  row->columns = g_array_new (FALSE, FALSE, sizeof (Column));
  row->area = row->worth = 0;
  while (find_column (layout, room, row->height, &column))
    {
      WarLength width = get_width (layout, &column);
      WarLength below = row->height - get_height (layout, &column) * (WarLength) column.n;

      add_column (layout, row, &column);
      while (layout->is_mixed && find_column (layout, width, below, &column))
        {
          column.is_below = TRUE;
          add_column (layout, row, &column);
          below -= get_height (layout, &column) * (WarLength) column.n;
        }
      room -= width;
    }
}

static void
take_back (Layout *layout, Row *row)
{
  for (guint i = 0; i < row->columns->len; i++)
    {
      const Column *column = &g_array_index (row->columns, Column, i);

      layout->left[column->size] += column->n;
      layout->n_left += column->n;
    }
  clear_row (row);
}

/* A sheet ------------------------------------------------------------------------------------ */

/* All that is left on as little of the sheet as possible, or else as much as possible. */
static void
keep_if_better (Layout *layout, WarLength end)
{
  if (layout->n_rows == 0 || layout->worth < layout->best_worth
      || (layout->worth == layout->best_worth && end >= layout->best_end))
    return;

  layout->best_worth = layout->worth;
  layout->best_end = end;
  g_array_set_size (layout->best, 0);
  for (guint i = 0; i < layout->n_rows; i++)
    {
      Row row = { layout->rows[i].height, g_array_ref (layout->rows[i].columns) };

      g_array_append_val (layout->best, row);
    }
}

/* A row that might come next. */
typedef struct
{
  guint side;
  double share; /* of it that is filled */
} Candidate;

static gint
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;

  gboolean is_full = one->share >= FULL, is_other_full = other->share >= FULL;

  if (is_full != is_other_full)
    return is_full ? -1 : 1;
  if (!is_full && one->share != other->share)
    return one->share < other->share ? 1 : -1;
  return (one->side > other->side) - (one->side < other->side);
}

static GArray *
list_candidates (Layout *layout, guint first, WarLength room)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = first; i < layout->sides->len; i++)
    {
      Row row = { .height = g_array_index (layout->sides, WarLength, i) };
      Candidate candidate = { .side = i };

      if (row.height > room)
        continue;
      fill_row (layout, &row);
      candidate.share = (double) row.area / ((double) layout->width * (double) row.height);
      take_back (layout, &row);
      if (candidate.share > 0)
        g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

/* Rows become lower from above to below: those that are filled well are tried first. */
static void
fill_rest (Layout *layout, guint first, WarLength end)
{
  WarLength room = layout->height - end;
  g_autoptr (GArray) candidates = NULL;

  keep_if_better (layout, end);
  if (layout->n_left == 0 || layout->n_rows == MOST_ROWS || layout->n_trials >= MOST_TRIALS)
    return;

  candidates = list_candidates (layout, first, room);
  for (guint i = 0; i < candidates->len; i++)
    {
      guint side = g_array_index (candidates, Candidate, i).side;
      Row *row = &layout->rows[layout->n_rows];

      row->height = g_array_index (layout->sides, WarLength, side);
      fill_row (layout, row);
      layout->worth += row->worth;
      layout->n_rows++;
      layout->n_trials++;
      fill_rest (layout, side, end + row->height);
      layout->n_rows--;
      layout->worth -= row->worth;
      take_back (layout, row);
    }
}

/* Has the pieces lie where the best rows have them. */
static void
put (Layout *layout, guint sheet, GArray *pieces, GArray *rows, WarLength gutter)
{
  WarLength y = 0;

  for (guint i = 0; i < layout->best->len; i++)
    {
      const Row *row = &g_array_index (layout->best, Row, i);
      const DrawCutRow own = { sheet, y, row->height - gutter };
      WarLength x = 0, next = 0, below = 0;

      for (guint j = 0; j < row->columns->len; j++)
        {
          const Column *column = &g_array_index (row->columns, Column, j);
          Size *size = get_size (layout, column->size);

          if (!column->is_below)
            {
              x = next;
              next += get_width (layout, column);
              below = 0;
            }
          for (guint k = 0; k < column->n; k++)
            {
              guint item = g_array_index (size->items, guint, size->next++);
              DrawCutPiece *piece = &g_array_index (pieces, DrawCutPiece, item);

              piece->sheet = sheet;
              piece->x = x;
              piece->y = y + below;
              piece->turned = column->turned;
              below += get_height (layout, column);
            }
          layout->left[column->size] -= column->n;
          layout->n_left -= column->n;
        }
      g_array_append_val (rows, own);
      y += row->height;
    }
}

/* All over again; returns how many. */
static guint
fill_sheets (Layout *layout, GArray *pieces, GArray *rows, WarLength gutter)
{
  guint n_sheets = 0;

  layout->n_left = 0;
  for (guint i = 0; i < layout->sizes->len; i++)
    {
      layout->left[i] = get_size (layout, i)->items->len;
      layout->n_left += layout->left[i];
      get_size (layout, i)->next = 0;
    }
  g_array_set_size (rows, 0);
  for (; layout->n_left > 0; n_sheets++)
    {
      layout->best_worth = 0;
      layout->best_end = layout->height + 1;
      layout->n_trials = 0;
      fill_rest (layout, 0, 0);
      put (layout, n_sheets, pieces, rows, gutter);
    }
  return n_sheets;
}

guint
draw_cut_layout (GArray *pieces, GArray *rows, WarLength room_width, WarLength room_height,
                 WarLength gutter)
{
  Layout layout = {
    .width = room_width + gutter,
    .height = room_height + gutter,
    .sizes = g_array_new (FALSE, FALSE, sizeof (Size)),
    .sides = g_array_new (FALSE, FALSE, sizeof (WarLength)),
    .best = g_array_new (FALSE, TRUE, sizeof (Row)),
  };
  guint n_sheets, n_mixed;

  g_array_set_clear_func (layout.sizes, clear_size);
  g_array_set_clear_func (layout.best, clear_row);
  for (guint i = 0; i < pieces->len; i++)
    {
      const DrawCutPiece *piece = &g_array_index (pieces, DrawCutPiece, i);

      add_piece (&layout, i, piece->width + gutter, piece->height + gutter);
      add_side (&layout, piece->width + gutter);
      add_side (&layout, piece->height + gutter);
    }
  g_array_sort (layout.sides, compare_sides);
  layout.left = g_new (guint, MAX (layout.sizes->len, 1));

  /* More cuts only where they save paper. */
  layout.is_mixed = TRUE;
  n_mixed = fill_sheets (&layout, pieces, rows, gutter);
  layout.is_mixed = FALSE;
  n_sheets = fill_sheets (&layout, pieces, rows, gutter);
  if (n_mixed < n_sheets)
    {
      layout.is_mixed = TRUE;
      n_sheets = fill_sheets (&layout, pieces, rows, gutter);
    }

  g_free (layout.left);
  g_array_unref (layout.best);
  g_array_unref (layout.sides);
  g_array_unref (layout.sizes);
  return n_sheets;
}
