/* grid.c: tables of the rules on printed sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/grid-private.h"

#include <math.h>
#include <string.h>

#include "text/words/rule-words.h"

/* In units of the pen. */
#define LETTER 3.1
#define GAP 2.5

struct _DrawGrid
{
  guint n_columns;
  GPtrArray *cells; /* char, row by row; first what the columns are */
};

/* Tables that are looked up by two words ------------------------------------------------------- */

/* One with so many rows at least becomes a square of the two, if so many of its cells are empty at
 * most. */
#define LEAST_CROSSED 12
#define EMPTY 0.55

/* The different values of a column, in the order in which they come. */
static GArray *
list_values (const WarTableRow *rows, guint n_rows, guint column)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint32));

  for (guint row = 0; row < n_rows; row++)
    {
      gboolean is_known = FALSE;

      for (guint i = 0; i < values->len; i++)
        is_known |= g_array_index (values, gint32, i) == rows[row].values[column];
      if (!is_known)
        g_array_append_val (values, rows[row].values[column]);
    }
  return values;
}

/* All that a row says beside its keys: "2 (Only Along)". */
static char *
dup_crossing (const WarTableKind *kind, const WarTableRow *row, const WarSystem *system)
{
  GString *text = g_string_new (NULL);

  for (guint i = kind->n_keys; kind->columns[i].id != NULL; i++)
    {
      g_autofree char *value = text_rule_table_value (kind, i, row->values[i], system);
      const char *column = text_rule_table_column (&kind->columns[i], system);

      if (g_str_equal (value, "–"))
        continue;
      if (kind->columns[i].kind != WAR_STAT_CHOICE)
        g_string_append (text, value);
      else
        g_string_append_printf (text, text->len > 0 ? " (%s)" : "%s", column);
    }
  return g_string_free (text, FALSE);
}

/* NULL: it is no such table. */
static DrawGrid *
new_crossed (const WarTableKind *kind, const WarTableRow *rows, guint n_rows,
             const WarSystem *system)
{
  g_autoptr (GArray) down = NULL, across = NULL;
  DrawGrid *grid;

  if (kind->n_keys != 2 || n_rows < LEAST_CROSSED || kind->columns[0].kind != WAR_STAT_CHOICE
      || kind->columns[1].kind != WAR_STAT_CHOICE || kind->columns[2].id == NULL)
    return NULL;
  down = list_values (rows, n_rows, 0);
  across = list_values (rows, n_rows, 1);
  if (across->len + 1 > WAR_MAX_STATS || n_rows < down->len * across->len * EMPTY)
    return NULL;

  grid = g_new0 (DrawGrid, 1);
  grid->n_columns = across->len + 1;
  grid->cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (grid->cells, g_strdup (text_rule_table_column (&kind->columns[2], system)));
  for (guint i = 0; i < across->len; i++)
    g_ptr_array_add (grid->cells,
                     text_rule_table_value (kind, 1, g_array_index (across, gint32, i), system));
  for (guint i = 0; i < down->len; i++)
    {
      g_ptr_array_add (grid->cells,
                       text_rule_table_value (kind, 0, g_array_index (down, gint32, i), system));
      for (guint j = 0; j < across->len; j++)
        {
          char *text = NULL;

          for (guint row = 0; row < n_rows && text == NULL; row++)
            if (rows[row].values[0] == g_array_index (down, gint32, i)
                && rows[row].values[1] == g_array_index (across, gint32, j))
              text = dup_crossing (kind, &rows[row], system);
          g_ptr_array_add (grid->cells, text != NULL ? text : g_strdup ("–"));
        }
    }
  return grid;
}

/* The rows of the table that count for anything in the operation, or NULL, as they are in it. */
static GArray *
list_rows (const WarRules *rules, guint table, const WarOperation *operation)
{
  const WarSystem *system = rules->system;
  GArray *kept = g_array_new (FALSE, FALSE, sizeof (WarTableRow));
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, table, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    {
      WarTableRow row = rows[i];

      if (operation == NULL || system->amend_row == NULL
          || system->amend_row (table, operation->amendments, &row))
        g_array_append_val (kept, row);
    }
  return kept;
}

DrawGrid *
draw_grid_new (const WarRules *rules, guint table, const WarOperation *operation)
{
  const WarTableKind *kind = &rules->system->tables[table];
  g_autoptr (GArray) list = list_rows (rules, table, operation);
  const WarTableRow *rows = (const WarTableRow *) (gpointer) list->data;
  guint n_rows = list->len, kept[WAR_MAX_STATS];
  DrawGrid *grid;

  if (n_rows == 0)
    return NULL;
  grid = new_crossed (kind, rows, n_rows, rules->system);
  if (grid != NULL)
    return grid;

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
