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

static void
duck_control_row_class_init (DuckControlRowClass *klass)
{
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
