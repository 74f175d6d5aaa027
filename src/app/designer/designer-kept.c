/* designer-kept.c: what stays when rows are made anew: which are folded out, and the focus
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-kept.h"

#include "app/base/kept-rows.h"

/* A row that folds out, one of a list: of a side's units, of conditions. */
typedef struct
{
  DuckDesignerField field; /* index: its place in the list */
  char *text; /* what it said */
  gboolean expanded;
} Row;

typedef struct
{
  DuckDesignerField field;
  gint row; /* the one that it is in; −1: none */
} Focused;

struct _DuckDesignerKept
{
  GArray *rows; /* Row */
  GArray *focused; /* Focused: from the inmost outwards */
};

static void
row_clear (gpointer row)
{
  g_free (((Row *) row)->text);
}

static GArray *
list_rows (GPtrArray *fields)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));

  g_array_set_clear_func (rows, row_clear);
  for (guint i = 0; i < fields->len; i++)
    {
      const DuckDesignerField *field = g_ptr_array_index (fields, i);
      Row row = { .field = *field };

      if (!ADW_IS_EXPANDER_ROW (field->widget))
        continue;
      row.text = duck_kept_rows_dup_text (field->widget);
      row.expanded = adw_expander_row_get_expanded (ADW_EXPANDER_ROW (field->widget));
      g_array_append_val (rows, row);
    }
  return rows;
}

static gboolean
is_of_list (const DuckDesignerField *one, const DuckDesignerField *other)
{
  return one->apply == other->apply && one->show == other->show && one->side == other->side;
}

static gboolean
is_same (const DuckDesignerField *one, const DuckDesignerField *other)
{
  return is_of_list (one, other) && one->index == other->index;
}

/* What the rows of the list say, lent. */
static GPtrArray *
list_texts (const GArray *rows, const DuckDesignerField *list)
{
  GPtrArray *texts = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      if (is_of_list (&row->field, list))
        g_ptr_array_add (texts, row->text);
    }
  return texts;
}

static guint
follow (const DuckDesignerField *row, const GArray *before, const GArray *after, gboolean *is_gone)
{
  g_autoptr (GPtrArray) old = list_texts (before, row), new = list_texts (after, row);

  return duck_kept_rows_follow (old, new, row->index, is_gone);
}

/* ---------------------------------------------------------------------------------------------
 * What is kept. */

/* The row around a switch may have the focus in its place; with a row that is folded out it is a
 * part of it. */
static gboolean
has_focus (const DuckDesignerField *field, GtkWidget *focus)
{
  if (!GTK_IS_WIDGET (field->widget))
    return FALSE;

  return focus == field->widget || gtk_widget_is_ancestor (focus, field->widget)
         || (ADW_IS_ACTION_ROW (focus)
             && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (focus)) == field->widget);
}

/* The row that the widget is, or is in; −1: none. */
static gint
find_row (const GArray *rows, GtkWidget *widget)
{
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_array_index (rows, Row, i).field.widget;

      if (widget == row || gtk_widget_is_ancestor (widget, row))
        return (gint) i;
    }
  return -1;
}

DuckDesignerKept *
duck_designer_kept_new (GPtrArray *fields, GtkWidget *focus)
{
  g_return_val_if_fail (fields != NULL, NULL);

  DuckDesignerKept *self = g_new (DuckDesignerKept, 1);

  self->rows = list_rows (fields);
  self->focused = g_array_new (FALSE, FALSE, sizeof (Focused));
  for (guint i = fields->len; focus != NULL && i-- > 0;)
    {
      const DuckDesignerField *field = g_ptr_array_index (fields, i);

      if (has_focus (field, focus))
        {
          const Focused focused = { *field, find_row (self->rows, field->widget) };

          g_array_append_val (self->focused, focused);
        }
    }
  return self;
}

void
duck_designer_kept_free (DuckDesignerKept *self)
{
  g_array_unref (self->rows);
  g_array_unref (self->focused);
  g_free (self);
}

/* ---------------------------------------------------------------------------------------------
 * In new rows. */

static const DuckDesignerField *
find_same (GPtrArray *fields, const DuckDesignerField *wanted)
{
  for (guint i = 0; i < fields->len; i++)
    if (is_same (g_ptr_array_index (fields, i), wanted))
      return g_ptr_array_index (fields, i);
  return NULL;
}

void
duck_designer_kept_fold_out (DuckDesignerKept *self, GPtrArray *fields)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (fields != NULL);

  g_autoptr (GArray) rows = list_rows (fields);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      DuckDesignerField wanted = row->field;
      const DuckDesignerField *field;
      gboolean is_gone;

      wanted.index = follow (&row->field, self->rows, rows, &is_gone);
      field = find_same (fields, &wanted);
      if (row->expanded && !is_gone && field != NULL)
        adw_expander_row_set_expanded (ADW_EXPANDER_ROW (field->widget), TRUE);
    }
}

void
duck_designer_kept_focus (DuckDesignerKept *self, GPtrArray *fields)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (fields != NULL);

  g_autoptr (GArray) rows = list_rows (fields);

  for (guint i = 0; i < self->focused->len; i++)
    {
      const Focused *focused = &g_array_index (self->focused, Focused, i);
      DuckDesignerField wanted = focused->field;
      const DuckDesignerField *field;
      gboolean is_gone;

      if (focused->row >= 0)
        {
          const DuckDesignerField *row = &g_array_index (self->rows, Row, focused->row).field;

          wanted.index += follow (row, self->rows, rows, &is_gone) - row->index;
        }
      field = find_same (fields, &wanted);
      /* Rows that fold out do not take it themselves. */
      if (field != NULL
          && (gtk_widget_grab_focus (field->widget)
              || gtk_widget_child_focus (field->widget, GTK_DIR_TAB_FORWARD)))
        return;
    }
}
