/* table.h: rows of text in aligned columns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Cells are collected; then each column is as wide as its widest cell, with two blanks between. */
typedef struct _TextTable TextTable;

TextTable *text_table_new (guint n_columns);
void text_table_free (TextTable *table);

/* Numbers stand at the right of their column. */
void text_table_align_right (TextTable *table, guint column);

/* A row: a cell for each column; fewer are filled up with empty ones. Ends with NULL. */
void text_table_add_row (TextTable *table, ...) G_GNUC_NULL_TERMINATED;

/* The same: as many cells as there are columns. */
void text_table_add_cells (TextTable *table, const char *const *cells);

/* All rows as lines, each after so many blanks, without blanks at their ends. */
void text_table_append (const TextTable *table, GString *string, guint indent);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TextTable, text_table_free)

G_END_DECLS
