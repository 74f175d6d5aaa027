/* report.h: sentences and tables of numbers, in formats for people and programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  TEXT_REPORT_PLAIN,
  TEXT_REPORT_MARKDOWN,
  TEXT_REPORT_CSV, /* only its tables: a line for each cell, "table,row,column,value" */
} TextReportFormat;

/* Columns of a table at most. */
#define TEXT_REPORT_MAX_COLUMNS 12

typedef struct
{
  char *title;
  GStrv heads; /* of all columns; the first is what a row is about */
  GPtrArray *rows; /* GStrv: its cells, as many as there are heads */
  gboolean is_field; /* its cells are squares of the field, which paper draws as a map */
  gboolean has_bars; /* the last column draws the one before with blocks: only plain text has it */
} TextReportTable;

typedef struct
{
  char *title;
  GPtrArray *sentences; /* char *: perhaps in several lines */
  GPtrArray *tables; /* TextReportTable */
} TextReport;

TextReport *text_report_new (const char *title);
void text_report_free (TextReport *report);

/* sentence: or NULL, which adds none. */
void text_report_add_sentence (TextReport *report, const char *sentence);

/* A table with n columns, to which rows are added. */
void text_report_begin_table (TextReport *report, const char *title, const char *const *heads,
                              guint n);
void text_report_add_row (TextReport *report, const char *const *cells);

/* Free it. */
char *text_report_write (const TextReport *report, TextReportFormat format);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TextReport, text_report_free)

G_END_DECLS
