/* control-row.c: a row in which a number is typed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/control-row.h"

G_DEFINE_TYPE (DuckControlRow, duck_control_row, ADW_TYPE_ACTION_ROW)

static gboolean
duck_control_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)), direction);
}

static gboolean
duck_control_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)),
                                 GTK_DIR_TAB_FORWARD);
}

/* Newer versions of libadwaita draw the focus of a row's number around the row. */
static void
state_flags_cb (GtkWidget *row, GtkStateFlags before, GtkWidget *number)
{
  if ((gtk_widget_get_state_flags (number) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    gtk_widget_add_css_class (row, "focused");
  else
    gtk_widget_remove_css_class (row, "focused");
}

/* All numbers in it, of which there may be two. */
static void
set_up_numbers (GtkWidget *row, GtkWidget *widget)
{
  if (GTK_IS_SPIN_BUTTON (widget))
    {
      gtk_widget_add_css_class (row, "spin");
      gtk_editable_set_alignment (GTK_EDITABLE (widget), 1);
      g_signal_connect_object (widget, "state-flags-changed", G_CALLBACK (state_flags_cb), row,
                               G_CONNECT_SWAPPED);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_up_numbers (row, child);
}

/* What is in the row is known by now, also where a .ui file has put it there. Numbers look as in
 * AdwSpinRow, where libadwaita has that, and still take lengths. */
static void
duck_control_row_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (duck_control_row_parent_class)->root (widget);
  if (!gtk_widget_has_css_class (widget, "spin"))
    set_up_numbers (widget, widget);
}

static void
duck_control_row_class_init (DuckControlRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->root = duck_control_row_root;
  GTK_WIDGET_CLASS (klass)->focus = duck_control_row_focus;
  GTK_WIDGET_CLASS (klass)->grab_focus = duck_control_row_grab_focus;
}

static void
duck_control_row_init (DuckControlRow *self)
{
}

GtkWidget *
duck_control_row_new (const char *title, GtkWidget *control)
{
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (control), NULL);

  DuckControlRow *self = g_object_new (DUCK_TYPE_CONTROL_ROW, "title", title, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  duck_control_row_add (self, control);
  return GTK_WIDGET (self);
}

void
duck_control_row_add (DuckControlRow *self, GtkWidget *control)
{
  g_return_if_fail (DUCK_IS_CONTROL_ROW (self));
  g_return_if_fail (GTK_IS_WIDGET (control));

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), control);
}
