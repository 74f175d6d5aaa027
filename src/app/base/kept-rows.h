/* kept-rows.h: what stays of rows that are made anew: which are folded out, and the focus
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct _DuckKeptRows DuckKeptRows;

/* Of rows (AdwPreferencesRow) that are there. focus: the widget that has it; NULL: none in them. */
DuckKeptRows *duck_kept_rows_new (GPtrArray *rows, GtkWidget *focus);
void duck_kept_rows_free (DuckKeptRows *self);

/* Where what a row stood for stands among those that there are now. As long as there are as many,
 * each is where it was. is_gone: it is no more; what stands in its place. */
guint duck_kept_rows_find (const DuckKeptRows *self, GPtrArray *rows, guint index,
                           gboolean *is_gone);

/* Folds out those that stand for what was folded out, where they stand now. */
void duck_kept_rows_fold_out (const DuckKeptRows *self, GPtrArray *rows);

/* The row in which the focus was, or the one in its place, has it where it was in the row. FALSE:
 * it was in none, or there are none now. */
gboolean duck_kept_rows_focus (const DuckKeptRows *self, GPtrArray *rows);

/* The same by what the rows said before (char) and say now, as they are told apart. */
char *duck_kept_rows_dup_text (gpointer row);
guint duck_kept_rows_follow (GPtrArray *before, GPtrArray *after, guint index, gboolean *is_gone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckKeptRows, duck_kept_rows_free)

G_END_DECLS
