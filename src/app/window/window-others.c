/* window-others.c: several windows, of which each has documents of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-private.h"

#include "store/disk/name.h"

GPtrArray *
duck_window_list_windows (DuckWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GPtrArray *windows = g_ptr_array_new ();

  g_ptr_array_add (windows, self);
  for (GList *l = application != NULL ? gtk_application_get_windows (application) : NULL; l != NULL;
       l = l->next)
    if (l->data != self && DUCK_IS_WINDOW (l->data))
      g_ptr_array_add (windows, l->data);
  return windows;
}

GPtrArray *
duck_window_list_documents (DuckShell *shell)
{
  g_autoptr (GPtrArray) windows = duck_window_list_windows (DUCK_WINDOW (shell));
  GPtrArray *documents = g_ptr_array_new ();

  for (guint i = 0; i < windows->len; i++)
    {
      AdwTabView *tabs = ((DuckWindow *) g_ptr_array_index (windows, i))->tabs;

      for (gint j = 0; j < adw_tab_view_get_n_pages (tabs); j++)
        {
          AdwTabPage *tab = adw_tab_view_get_nth_page (tabs, j);

          g_ptr_array_add (documents,
                           duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab))));
        }
    }
  return documents;
}

DuckWindow *
duck_window_find_tab (DuckWindow *self, GFile *file, AdwTabPage **found)
{
  g_autoptr (GPtrArray) windows = duck_window_list_windows (self);
  g_autofree char *wanted = g_file_get_path (file);

  *found = NULL;
  for (guint i = 0; i < windows->len; i++)
    {
      DuckWindow *window = g_ptr_array_index (windows, i);

      for (gint j = 0; j < adw_tab_view_get_n_pages (window->tabs); j++)
        {
          AdwTabPage *tab = adw_tab_view_get_nth_page (window->tabs, j);
          DuckPage *page = DUCK_PAGE (adw_tab_page_get_child (tab));
          const char *path = duck_document_get_path (duck_page_get_document (page));

          /* A link to it, or through a linked folder, is the same file. */
          if (path == NULL || wanted == NULL || !store_is_same_file (wanted, path))
            continue;
          *found = tab;
          return window;
        }
    }
  return NULL;
}

static DuckWindow *
new_window (DuckWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  DuckWindow *window = DUCK_WINDOW (duck_window_new (application, self->library));

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
detach (DuckWindow *self, AdwTabPage *tab)
{
  adw_tab_view_transfer_page (self->tabs, tab, new_window (self)->tabs, 0);
}

/* ---------------------------------------------------------------------------------------------
 * A tab that is dragged out of its bar. */

/* GTK would have it wait for somebody who takes it, and where nobody does, as on a desktop of X,
 * its document would be lost: so that drag ends where the bar does, and this one goes on. */
static void
tab_dragged_cb (DuckWindow *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y)
      && !gtk_widget_contains (self->tab_bar, x + dx, y + dy))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Let go well away from the bar, and not just beside it. */
static void
tab_dropped_cb (DuckWindow *self, double dx, double dy, GtkGestureDrag *drag)
{
  int height = gtk_widget_get_height (self->tab_bar);
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));
  double x, y;

  if (gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) != GTK_EVENT_SEQUENCE_CLAIMED
      || !gtk_gesture_drag_get_start_point (drag, &x, &y) || tab == NULL
      || duck_window_get_n_documents (self) < 2)
    return;
  y += dy;
  if (y < -2 * height || y > 3 * height)
    detach (self, tab);
}

void
duck_window_follow_tabs (DuckWindow *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (tab_dragged_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (tab_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->tab_bar, GTK_EVENT_CONTROLLER (drag));
}

/* ---------------------------------------------------------------------------------------------
 * The menu of a tab. */

/* The tab whose menu is open; else the one that is shown. */
static AdwTabPage *
get_tab (DuckWindow *self)
{
  if (self->menu_tab != NULL)
    return self->menu_tab;
  return self->page != NULL ? adw_tab_view_get_selected_page (self->tabs) : NULL;
}

void
duck_window_setup_menu_cb (DuckWindow *self, AdwTabPage *tab)
{
  self->menu_tab = tab;
}

static void
detach_tab_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  AdwTabPage *tab = get_tab (self);

  if (tab != NULL)
    detach (self, tab);
}

static void
close_tab_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  AdwTabPage *tab = get_tab (self);

  if (tab != NULL)
    adw_tab_view_close_page (self->tabs, tab);
  else
    gtk_window_close (GTK_WINDOW (self));
}

void
duck_window_add_tab_actions (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "close-tab", .activate = close_tab_action },
    { .name = "detach-tab", .activate = detach_tab_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
