/* kept-rows.c: what stays of rows that are made anew: which are folded out, and the focus
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/kept-rows.h"

struct _DuckKeptRows
{
  GPtrArray *texts; /* what the rows said */
  GArray *unfolded; /* guint: those that were folded out */
  gint focused; /* the row that had the focus; −1: none */
  GArray *way; /* guint: of children, from that row to the focus; outwards */
};

char *
duck_kept_rows_dup_text (gpointer row)
{
  g_return_val_if_fail (ADW_IS_PREFERENCES_ROW (row), NULL);

  return g_strjoin ("\n", adw_preferences_row_get_title (row),
                    ADW_IS_EXPANDER_ROW (row) ? adw_expander_row_get_subtitle (row) : NULL, NULL);
}

static GPtrArray *
list_texts (GPtrArray *rows)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (texts, duck_kept_rows_dup_text (g_ptr_array_index (rows, i)));
  return texts;
}

guint
duck_kept_rows_follow (GPtrArray *before, GPtrArray *after, guint index, gboolean *is_gone)
{
  g_return_val_if_fail (before != NULL && after != NULL, index);
  g_return_val_if_fail (is_gone != NULL, index);

  guint shared = MIN (before->len, after->len), first = 0, last = 0;

  *is_gone = FALSE;
  while (first < shared
         && g_str_equal (g_ptr_array_index (before, first), g_ptr_array_index (after, first)))
    first++;
  while (last < shared - first
         && g_str_equal (g_ptr_array_index (before, before->len - last - 1),
                         g_ptr_array_index (after, after->len - last - 1)))
    last++;
  if (before->len == after->len || index < first)
    return index;
  if (index >= before->len - last)
    return index + after->len - before->len;

  *is_gone = TRUE;
  return MIN (index, MAX (after->len, 1) - 1);
}

/* The widgets from the focus up to the row, as children of their parents. */
static GArray *
find_way (GtkWidget *row, GtkWidget *focus)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (guint));

  for (GtkWidget *widget = focus; widget != row; widget = gtk_widget_get_parent (widget))
    {
      guint index = 0;

      for (GtkWidget *other = gtk_widget_get_prev_sibling (widget); other != NULL;
           other = gtk_widget_get_prev_sibling (other))
        index++;
      g_array_append_val (way, index);
    }
  return way;
}

/* As far as the way leads. */
static GtkWidget *
go (GtkWidget *row, const GArray *way)
{
  GtkWidget *widget = row;

  for (guint i = way->len; i > 0; i--)
    {
      GtkWidget *child = gtk_widget_get_first_child (widget);

      for (guint n = g_array_index (way, guint, i - 1); child != NULL && n > 0; n--)
        child = gtk_widget_get_next_sibling (child);
      if (child == NULL)
        break;
      widget = child;
    }
  return widget;
}

DuckKeptRows *
duck_kept_rows_new (GPtrArray *rows, GtkWidget *focus)
{
  g_return_val_if_fail (rows != NULL, NULL);

  DuckKeptRows *self = g_new0 (DuckKeptRows, 1);

  self->texts = list_texts (rows);
  self->unfolded = g_array_new (FALSE, FALSE, sizeof (guint));
  self->focused = -1;
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);

      if (ADW_IS_EXPANDER_ROW (row) && adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
        g_array_append_val (self->unfolded, i);
      if (focus == NULL || (focus != row && !gtk_widget_is_ancestor (focus, row)))
        continue;
      self->focused = (gint) i;
      self->way = find_way (row, focus);
      focus = NULL;
    }
  return self;
}

void
duck_kept_rows_free (DuckKeptRows *self)
{
  g_ptr_array_unref (self->texts);
  g_array_unref (self->unfolded);
  g_clear_pointer (&self->way, g_array_unref);
  g_free (self);
}

guint
duck_kept_rows_find (const DuckKeptRows *self, GPtrArray *rows, guint index, gboolean *is_gone)
{
  g_return_val_if_fail (self != NULL, index);
  g_return_val_if_fail (rows != NULL, index);

  g_autoptr (GPtrArray) texts = list_texts (rows);

  return duck_kept_rows_follow (self->texts, texts, index, is_gone);
}

void
duck_kept_rows_fold_out (const DuckKeptRows *self, GPtrArray *rows)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (rows != NULL);

  for (guint i = 0; i < self->unfolded->len; i++)
    {
      gboolean is_gone;
      guint index
        = duck_kept_rows_find (self, rows, g_array_index (self->unfolded, guint, i), &is_gone);

      if (!is_gone && index < rows->len)
        adw_expander_row_set_expanded (g_ptr_array_index (rows, index), TRUE);
    }
}

gboolean
duck_kept_rows_focus (const DuckKeptRows *self, GPtrArray *rows)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (rows != NULL, FALSE);

  GtkWidget *row, *widget;
  gboolean is_gone;

  if (self->focused < 0 || rows->len == 0)
    return FALSE;

  row = g_ptr_array_index (rows, duck_kept_rows_find (self, rows, (guint) self->focused, &is_gone));
  widget = is_gone ? row : go (row, self->way);
  /* Whoever goes on to type goes on at the end. */
  if (GTK_IS_TEXT (widget) && gtk_text_grab_focus_without_selecting (GTK_TEXT (widget)))
    gtk_editable_set_position (GTK_EDITABLE (widget), -1);
  else if (!gtk_widget_grab_focus (widget))
    gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
  return TRUE;
}
