/* table.c: rows of text in aligned columns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/table.h"

#include "text/words/layout-private.h"

struct _TextTable
{
  guint n_columns;
  guint32 right; /* bit n: column n is aligned at the right */
  GPtrArray *cells; /* char, row by row */
};

TextTable *
text_table_new (guint n_columns)
{
  TextTable *table = g_new0 (TextTable, 1);

  table->n_columns = n_columns;
  table->cells = g_ptr_array_new_with_free_func (g_free);
  return table;
}

void
text_table_free (TextTable *table)
{
  g_ptr_array_unref (table->cells);
  g_free (table);
}

void
text_table_align_right (TextTable *table, guint column)
{
  table->right |= 1u << column;
}

void
text_table_add_row (TextTable *table, ...)
{
  va_list cells;
  const char *cell;
  guint n_cells = 0;

  va_start (cells, table);
  for (; n_cells < table->n_columns && (cell = va_arg (cells, const char *)) != NULL; n_cells++)
    g_ptr_array_add (table->cells, g_strdup (cell));
  va_end (cells);

  for (; n_cells < table->n_columns; n_cells++)
    g_ptr_array_add (table->cells, g_strdup (""));
}

void
text_table_add_cells (TextTable *table, const char *const *cells)
{
  for (guint i = 0; i < table->n_columns; i++)
    g_ptr_array_add (table->cells, g_strdup (cells[i]));
}

static const char *
get_cell (const TextTable *table, guint row, guint column)
{
  return g_ptr_array_index (table->cells, row * table->n_columns + column);
}

static guint
get_width (const TextTable *table, guint column)
{
  guint width = 0;

  for (guint row = 0; row < table->cells->len / table->n_columns; row++)
    {
      guint n_columns = text_get_columns (get_cell (table, row, column));

      width = MAX (width, n_columns);
    }

  return width;
}

void
text_table_append (const TextTable *table, GString *string, guint indent)
{
  g_autofree guint *widths = g_new (guint, table->n_columns);

  for (guint column = 0; column < table->n_columns; column++)
    widths[column] = get_width (table, column);

  for (guint row = 0; row < table->cells->len / table->n_columns; row++)
    {
      guint start = (guint) string->len;

      g_string_append_printf (string, "%*s", (int) indent, "");
      for (guint column = 0; column < table->n_columns; column++)
        {
          const char *cell = get_cell (table, row, column);
          int blanks = (int) (widths[column] - text_get_columns (cell));

          /* A column in which nothing stands takes no room. */
          if (widths[column] == 0)
            continue;
          if ((table->right >> column & 1) != 0)
            g_string_append_printf (string, "%*s%s  ", blanks, "", cell);
          else
            g_string_append_printf (string, "%s%*s  ", cell, blanks, "");
        }

      while (string->len > start && string->str[string->len - 1] == ' ')
        g_string_truncate (string, string->len - 1);
      g_string_append_c (string, '\n');
    }
}
