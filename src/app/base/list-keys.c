/* list-keys.c: how keys go through lists
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/list-keys.h"

#include <adwaita.h>

/* The row of the list that has the focus, or has what has it; or NULL. */
static GtkWidget *
get_focused_row (GtkWidget *list)
{
  GtkRoot *root = gtk_widget_get_root (list);
  GtkWidget *row = root != NULL ? gtk_root_get_focus (root) : NULL;

  while (row != NULL && gtk_widget_get_parent (row) != list)
    row = gtk_widget_get_parent (row);
  return row;
}

static gboolean
leave_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state,
          gpointer data)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  gboolean back = keyval == GDK_KEY_ISO_Left_Tab || (state & GDK_SHIFT_MASK) != 0;
  GtkDirectionType direction = back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  GtkWidget *row;

  if ((keyval != GDK_KEY_Tab && keyval != GDK_KEY_KP_Tab && keyval != GDK_KEY_ISO_Left_Tab)
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || (row = get_focused_row (list)) == NULL)
    return GDK_EVENT_PROPAGATE;
  if (gtk_widget_child_focus (row, direction))
    return GDK_EVENT_STOP;

  /* What cannot have the focus is passed by. */
  gtk_widget_set_can_focus (list, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (list)), direction);
  gtk_widget_set_can_focus (list, TRUE);
  return GDK_EVENT_STOP;
}

void
duck_list_leave_by_tab (gpointer list)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list) || GTK_IS_LIST_BASE (list));

  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (leave_cb), NULL);
  gtk_widget_add_controller (list, keys);
}

/* ---------------------------------------------------------------------------------------------
 * Drop-down lists and rows. */

static GtkWidget *
find_list (GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *list = find_list (child);

      if (list != NULL)
        return list;
    }
  return NULL;
}

static gboolean
begin_cb (gpointer popover)
{
  GtkWidget *list = gtk_widget_get_mapped (popover) ? find_list (popover) : NULL;
  GtkWidget *row = list != NULL ? gtk_widget_get_first_child (list) : NULL;

  while (row != NULL && (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) == 0)
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL)
    gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

/* A choice may be as long as a name of a document with a few words before it. */
#define CHOICE_WIDTH 60 /* characters */

/* libadwaita cuts what can be chosen in a row after 20 characters, so that copies of two books, or
 * two sizes of a field, look alike. */
static void
show_choice (GtkWidget *label)
{
  if (gtk_label_get_ellipsize (GTK_LABEL (label)) != PANGO_ELLIPSIZE_NONE
      && gtk_label_get_max_width_chars (GTK_LABEL (label)) < CHOICE_WIDTH
      && gtk_widget_get_ancestor (label, GTK_TYPE_POPOVER) != NULL
      && gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW) != NULL)
    gtk_label_set_max_width_chars (GTK_LABEL (label), CHOICE_WIDTH);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkWidget *parent = GTK_IS_POPOVER (widget) ? gtk_widget_get_parent (widget) : NULL;

  if (GTK_IS_LIST_BOX_ROW (widget))
    gtk_widget_set_receives_default (widget, TRUE);
  else if (GTK_IS_LABEL (widget))
    show_choice (widget);

  /* Once GTK has given the focus to the first. */
  if (parent != NULL
      && (GTK_IS_DROP_DOWN (parent)
          || gtk_widget_get_ancestor (parent, ADW_TYPE_COMBO_ROW) != NULL))
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, begin_cb, g_object_ref (widget), g_object_unref);
  return G_SOURCE_CONTINUE;
}

void
duck_list_keys_init (void)
{
  static gboolean done;
  /* Signals are there once their class is. */
  g_autoptr (GTypeClass) klass G_GNUC_UNUSED = g_type_class_ref (GTK_TYPE_WIDGET);

  if (done)
    return;
  done = TRUE;
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * What scrolls. */

static gboolean (*focus_of_gtk) (GtkWidget *widget, GtkDirectionType direction);

/* GTK says that a scrolled window has taken the focus, also where it cannot. */
static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focused;

  if (!focus_of_gtk (widget, direction))
    return FALSE;

  focused = root != NULL ? gtk_root_get_focus (root) : NULL;
  return focused != NULL && (focused == widget || gtk_widget_is_ancestor (focused, widget));
}

void
duck_scroll_keys_init (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);

  if (klass->focus == focus)
    return;
  focus_of_gtk = klass->focus;
  klass->focus = focus;
}

/* ---------------------------------------------------------------------------------------------
 * Searching. */

void
duck_list_search (gpointer search)
{
  g_return_if_fail (GTK_IS_EDITABLE (search));

  gtk_widget_grab_focus (search);
  gtk_editable_select_region (search, 0, -1);
}
