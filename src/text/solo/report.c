/* report.c: sentences and tables of numbers, in formats for people and programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/report.h"

#include <string.h>

#include "text/words/table.h"

/* ---------------------------------------------------------------------------------------------
 * What is in it. */

static void
table_free (gpointer data)
{
  TextReportTable *table = data;

  g_free (table->title);
  g_strfreev (table->heads);
  g_ptr_array_unref (table->rows);
  g_free (table);
}

TextReport *
text_report_new (const char *title)
{
  TextReport *report = g_new0 (TextReport, 1);

  report->title = g_strdup (title);
  report->sentences = g_ptr_array_new_with_free_func (g_free);
  report->tables = g_ptr_array_new_with_free_func (table_free);
  return report;
}

void
text_report_free (TextReport *report)
{
  g_return_if_fail (report != NULL);

  g_free (report->title);
  g_ptr_array_unref (report->sentences);
  g_ptr_array_unref (report->tables);
  g_free (report);
}

void
text_report_add_sentence (TextReport *report, const char *sentence)
{
  g_return_if_fail (report != NULL);

  if (sentence != NULL)
    g_ptr_array_add (report->sentences, g_strdup (sentence));
}

static GStrv
dup_cells (const char *const *cells, guint n)
{
  GStrv copies = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    copies[i] = g_strdup (cells[i]);
  return copies;
}

void
text_report_begin_table (TextReport *report, const char *title, const char *const *heads, guint n)
{
  g_return_if_fail (report != NULL && title != NULL && heads != NULL);
  g_return_if_fail (n >= 1 && n <= TEXT_REPORT_MAX_COLUMNS);

  TextReportTable *table = g_new0 (TextReportTable, 1);

  table->title = g_strdup (title);
  table->heads = dup_cells (heads, n);
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_ptr_array_add (report->tables, table);
}

void
text_report_add_row (TextReport *report, const char *const *cells)
{
  g_return_if_fail (report != NULL && report->tables->len > 0 && cells != NULL);

  TextReportTable *table = g_ptr_array_index (report->tables, report->tables->len - 1);

  g_ptr_array_add (table->rows, dup_cells (cells, g_strv_length (table->heads)));
}

/* ---------------------------------------------------------------------------------------------
 * How it is written. */

static void
append_markdown (GString *text, const char *cell)
{
  for (const char *c = cell; *c != '\0'; c++)
    if (strchr ("\\`*_{}[]<>#|~", *c) != NULL)
      g_string_append_printf (text, "\\%c", *c);
    else
      g_string_append_c (text, *c == '\n' ? ' ' : *c);
}

/* As RFC 4180 has it. What begins like a formula is none to a spreadsheet. */
static void
append_csv (GString *text, const char *cell)
{
  const char *guard
    = strchr ("=+-@\t\r", cell[0]) != NULL && cell[0] != '\0' && !g_ascii_isdigit (cell[1]) ? "'"
                                                                                            : "";
  g_auto (GStrv) parts = g_strsplit (cell, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);

  if (strpbrk (cell, "\",\r\n") != NULL || guard[0] != '\0')
    g_string_append_printf (text, "\"%s%s\"", guard, doubled);
  else
    g_string_append (text, cell);
}

static void
append_plain_table (GString *text, const TextReportTable *table)
{
  guint n = g_strv_length (table->heads);
  g_autoptr (TextTable) rows = text_table_new (n);

  for (guint i = 1; i < n; i++)
    text_table_align_right (rows, i);
  text_table_add_cells (rows, (const char *const *) table->heads);
  for (guint i = 0; i < table->rows->len; i++)
    text_table_add_cells (rows, g_ptr_array_index (table->rows, i));
  g_string_append_printf (text, "\n%s\n", table->title);
  text_table_append (rows, text, 2);
}

static void
append_markdown_row (GString *text, char *const *cells, guint n)
{
  g_string_append_c (text, '|');
  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (text, ' ');
      append_markdown (text, cells[i]);
      g_string_append (text, " |");
    }
  g_string_append_c (text, '\n');
}

/* Columns but for that of bars. */
static guint
count_columns (const TextReportTable *table)
{
  return g_strv_length (table->heads) - (table->has_bars ? 1 : 0);
}

static void
append_markdown_table (GString *text, const TextReportTable *table)
{
  guint n = count_columns (table);

  g_string_append (text, "\n## ");
  append_markdown (text, table->title);
  g_string_append (text, "\n\n");
  append_markdown_row (text, table->heads, n);
  g_string_append (text, "| --- |");
  for (guint i = 1; i < n; i++)
    g_string_append (text, " ---: |");
  g_string_append_c (text, '\n');
  for (guint i = 0; i < table->rows->len; i++)
    append_markdown_row (text, g_ptr_array_index (table->rows, i), n);
}

static void
append_csv_table (GString *text, const TextReportTable *table)
{
  guint n = count_columns (table);

  for (guint i = 0; i < table->rows->len; i++)
    {
      char *const *cells = g_ptr_array_index (table->rows, i);

      for (guint j = 1; j < n; j++)
        {
          append_csv (text, table->title);
          g_string_append_c (text, ',');
          append_csv (text, cells[0]);
          g_string_append_c (text, ',');
          append_csv (text, table->heads[j]);
          g_string_append_c (text, ',');
          append_csv (text, cells[j]);
          g_string_append (text, "\r\n");
        }
    }
}

static void
append_sentences (GString *text, const TextReport *report, TextReportFormat format)
{
  if (format == TEXT_REPORT_CSV)
    {
      g_string_append (text, "table,row,column,value\r\n");
      return;
    }
  if (format == TEXT_REPORT_MARKDOWN)
    {
      g_string_append (text, "# ");
      append_markdown (text, report->title);
      g_string_append (text, "\n\n");
    }
  else
    g_string_append_printf (text, "%s\n", report->title);

  for (guint i = 0; i < report->sentences->len; i++)
    {
      const char *sentence = g_ptr_array_index (report->sentences, i);
      g_auto (GStrv) lines = g_strsplit (sentence, "\n", -1);

      if (format == TEXT_REPORT_PLAIN)
        g_string_append_printf (text, "%s\n", sentence);
      for (guint j = 0; format == TEXT_REPORT_MARKDOWN && lines[j] != NULL; j++)
        {
          g_string_append (text, "- ");
          append_markdown (text, lines[j]);
          g_string_append_c (text, '\n');
        }
    }
}

char *
text_report_write (const TextReport *report, TextReportFormat format)
{
  g_return_val_if_fail (report != NULL, NULL);

  GString *text = g_string_new (NULL);

  append_sentences (text, report, format);
  for (guint i = 0; i < report->tables->len; i++)
    {
      const TextReportTable *table = g_ptr_array_index (report->tables, i);

      if (format == TEXT_REPORT_CSV)
        append_csv_table (text, table);
      else if (format == TEXT_REPORT_MARKDOWN)
        append_markdown_table (text, table);
      else
        append_plain_table (text, table);
    }
  return g_string_free (text, FALSE);
}
