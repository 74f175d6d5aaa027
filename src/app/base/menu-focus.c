/* menu-focus.c: the keyboard goes back when a menu closes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/menu-focus.h"

/* What had the focus last that was in no popover; of a window, weak. */
#define KEY_LAST "duck-menu-focus"

static void
weak_ref_free (gpointer weak)
{
  g_weak_ref_clear (weak);
  g_free (weak);
}

/* The outermost popover that the widget is in, or is; NULL: none. */
static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (GTK_IS_POPOVER (widget))
      found = widget;
  return found;
}

static void
give_back (GtkWindow *window)
{
  GWeakRef *weak = g_object_get_data (G_OBJECT (window), KEY_LAST);
  g_autoptr (GtkWidget) last = g_weak_ref_get (weak);

  if (last != NULL && gtk_widget_get_root (last) == GTK_ROOT (window)
      && gtk_widget_get_mapped (last) && gtk_widget_is_sensitive (last))
    gtk_window_set_focus (window, last);
  else
    gtk_window_set_focus (window, NULL);
}

/* Once GTK has done all that it does then. */
static gboolean
closed_idle_cb (gpointer popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_WINDOW (root) && focus != NULL && find_popover (focus) == popover
      && !gtk_widget_get_mapped (popover))
    give_back (GTK_WINDOW (root));
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, closed_idle_cb, g_object_ref (popover), g_object_unref);
}

static void
focus_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = find_popover (focus);

  if (popover != NULL)
    {
      g_signal_handlers_disconnect_by_func (popover, closed_cb, NULL);
      g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
    }
  else if (focus != NULL)
    g_weak_ref_set (g_object_get_data (G_OBJECT (window), KEY_LAST), focus);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window)
{
  GWeakRef *weak;

  if (g_object_get_data (G_OBJECT (window), KEY_LAST) != NULL)
    return;

  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, NULL);
  g_object_set_data_full (G_OBJECT (window), KEY_LAST, weak, weak_ref_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
}

void
duck_menu_focus_init (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}
