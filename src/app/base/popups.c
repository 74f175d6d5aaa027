/* popups.c: windows and popovers that are made for one look
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/popups.h"

#include <adwaita.h>

/* Once what was pressed in it has been done, and not within its own signal. */
static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* Shows it at the place of the widget, with which it goes, or when it is closed. */
static void
show_at (GtkWidget *popover, GtkWidget *widget, const GdkRectangle *place)
{
  gtk_widget_set_parent (popover, widget);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  /* The widget may go before that, or before what is closed is gone. */
  g_signal_connect_object (widget, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

GtkWidget *
duck_popover_show (GtkWidget *widget, const GdkRectangle *place, GtkWidget *content,
                   GtkPositionType position)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (place != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (content), NULL);

  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), content);
  gtk_popover_set_position (GTK_POPOVER (popover), position);
  show_at (popover, widget, place);
  return popover;
}

GtkWidget *
duck_menu_show_at (GtkWidget *widget, GMenuModel *menu, double x, double y)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);

  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);

  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  show_at (popover, widget, &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  return popover;
}

static void
widget_destroyed_cb (GtkWindow *window)
{
  gtk_window_destroy (window);
}

/* What lies beneath, as if it were in front. */
static gboolean
save_cb (GtkWidget *window, GVariant *arguments, gpointer widget)
{
  return gtk_widget_activate_action (widget, "win.save", NULL);
}

GtkWidget *
duck_side_window_new (GtkWidget *widget, const char *title, GtkWidget *content, int width,
                      int height)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (content), NULL);

  GtkWidget *window = adw_window_new ();
  GtkWidget *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkShortcut *escape = gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                                          gtk_named_action_new ("window.close"));
  GtkShortcut *save = gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>s"),
                                        gtk_callback_action_new (save_cb, widget, NULL));
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), save);
  gtk_widget_add_controller (window, keys);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (widget)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (whole), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (whole), scroller);
  adw_window_set_content (ADW_WINDOW (window), whole);
  g_signal_connect_object (widget, "destroy", G_CALLBACK (widget_destroyed_cb), window,
                           G_CONNECT_SWAPPED);
  return window;
}
