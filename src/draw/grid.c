/* grid.c: tables of the rules on printed sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/grid-private.h"

#include <math.h>
#include <string.h>

#include "text/rule-words.h"

/* In units of the pen. */
#define LETTER 3.1
#define GAP 2.5

struct _DrawGrid
{
  guint n_columns;
  GPtrArray *cells; /* char, row by row; first what the columns are */
};

DrawGrid *
draw_grid_new (const WarRules *rules, guint table)
{
  const WarTableKind *kind = &rules->system->tables[table];
  guint n_rows, kept[WAR_MAX_STATS];
  const WarTableRow *rows = war_rules_get_table (rules, table, &n_rows);
  DrawGrid *grid;

  if (n_rows == 0)
    return NULL;

  grid = g_new0 (DrawGrid, 1);
  grid->cells = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; kind->columns[i].id != NULL; i++)
    {
      gboolean is_used = FALSE;

      for (guint row = 0; row < n_rows && !is_used; row++)
        {
          g_autofree char *value
            = text_rule_table_value (kind, i, rows[row].values[i], rules->system);

          is_used = !g_str_equal (value, "–");
        }
      if (!is_used)
        continue;
      kept[grid->n_columns++] = i;
      g_ptr_array_add (grid->cells,
                       g_strdup (text_rule_table_column (&kind->columns[i], rules->system)));
    }
  for (guint row = 0; row < n_rows; row++)
    for (guint i = 0; i < grid->n_columns; i++)
      g_ptr_array_add (grid->cells, text_rule_table_value (kind, kept[i], rows[row].values[kept[i]],
                                                           rules->system));
  return grid;
}

void
draw_grid_free (gpointer data)
{
  DrawGrid *grid = data;

  g_ptr_array_unref (grid->cells);
  g_free (grid);
}

guint
draw_grid_get_n_columns (const DrawGrid *grid)
{
  return grid->n_columns;
}

guint
draw_grid_get_n_rows (const DrawGrid *grid)
{
  return grid->cells->len / grid->n_columns;
}

static DrawLettering
get_lettering (const DrawPen *pen, guint row)
{
  return (DrawLettering){ .face = DRAW_FACE_TEXT, .size = LETTER * pen->unit, .bold = row == 0 };
}

/* What a cell takes in one line, or its widest word alone. */
static double
measure_cell (const DrawPen *pen, const DrawGrid *grid, guint row, guint column, gboolean is_word)
{
  DrawLettering lettering = get_lettering (pen, row);
  const char *cell = g_ptr_array_index (grid->cells, row * grid->n_columns + column);
  g_auto (GStrv) words = g_strsplit (cell, is_word ? " " : "\n", -1);
  double widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      double width, height;

      draw_lettering_measure (pen->cr, &lettering, words[i], &width, &height);
      widest = fmax (widest, width);
    }
  /* What it takes is a sum of rounded lengths. */
  return widest + 0.15 * pen->unit;
}

/* What each column takes: as much as its widest cell, and where there is less room than that, the
 * wide ones give some, but for their widest words. */
static void
find_widths (const DrawPen *pen, const DrawGrid *grid, double widths[])
{
  double room = pen->right - pen->left - GAP * pen->unit * (grid->n_columns - 1);
  double sum = 0, least_sum = 0, least[WAR_MAX_STATS];

  for (guint column = 0; column < grid->n_columns; column++)
    {
      widths[column] = least[column] = 0;
      for (guint row = 0; row < draw_grid_get_n_rows (grid); row++)
        {
          widths[column] = fmax (widths[column], measure_cell (pen, grid, row, column, FALSE));
          least[column] = fmax (least[column], measure_cell (pen, grid, row, column, TRUE));
        }
      sum += widths[column];
      least_sum += least[column];
    }
  if (sum <= room)
    return;

  for (guint column = 0; column < grid->n_columns; column++)
    if (least_sum >= room)
      widths[column] = least[column] * room / least_sum;
    else
      widths[column]
        = least[column] + (widths[column] - least[column]) * (room - least_sum) / (sum - least_sum);
}

double
draw_grid_row (const DrawPen *pen, const DrawGrid *grid, guint row, double y)
{
  double widths[WAR_MAX_STATS], x = pen->left, height = 0;

  find_widths (pen, grid, widths);
  for (guint column = 0; column < grid->n_columns; column++)
    {
      DrawLettering lettering = get_lettering (pen, row);
      const char *cell = g_ptr_array_index (grid->cells, row * grid->n_columns + column);

      lettering.width = widths[column];
      lettering = draw_pen_fit_words (pen, &lettering, cell);
      height = fmax (height, draw_pen_text (pen, &lettering, x, y + 0.5 * pen->unit, cell));
      x += widths[column] + GAP * pen->unit;
    }
  height += 1.0 * pen->unit;
  draw_pen_rule (pen, y + height, (row == 0 ? 0.25 : 0.1) * pen->unit);
  return height;
}
