/* test-menus.c: the keyboard after a menu has closed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

/* The label of what the item of a menu opens, or does; by the label that is shown. */
static GtkWidget *
find_item (GtkWidget *widget, const char *label)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), label)
      && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_item (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
press_item (GtkWidget *popover, const char *label)
{
  GtkWidget *item = NULL;

  app_wait_for ((item = find_item (popover, label)) != NULL);
  app_wait_for_paint (item);
  app_move_pointer (item, gtk_widget_get_width (item) / 2., gtk_widget_get_height (item) / 2.);
  app_press_button (1);
  app_release_button (1);
}

/* Whether whoever has the focus is there to take keys. */
static gboolean
takes_keys (AppFixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus == NULL || gtk_widget_get_mapped (focus);
}

/* A submenu is looked into, and left by Escape: keys go on, and to where they went before. */
static void
test_submenu (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");
  GtkMenuButton *button;
  GtkWidget *popover;
  GtkWidget *search;

  app_open (fixture, path);
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  button = GTK_MENU_BUTTON (app_find (fixture->window, "menu"));
  search = app_find (fixture->window, "search");
  gtk_widget_grab_focus (search);
  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  app_wait_for (gtk_widget_get_mapped (popover));
  press_item (popover, "Export");
  app_wait_for (find_item (popover, "As PDF…") != NULL);
  app_wait_for (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), popover));
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (!gtk_widget_get_mapped (popover));
  app_wait_for (takes_keys (fixture));

  app_press_key (GDK_KEY_n, GDK_CONTROL_MASK);
  app_wait_for (app_get_dialog (fixture) != NULL);
}

static void
add_tests (void)
{
  APP_ADD ("/menus/submenu", test_submenu);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
