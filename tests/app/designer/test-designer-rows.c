/* test-designer-rows.c: rows of the designer that are made anew, because others come or go
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "desk/documents/operation-document.h"

static DuckOperationDocument *
get_document (DuckPage *page)
{
  return DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
}

static GtkAdjustment *
get_scrolled (GtkWidget *section)
{
  return gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (app_find_type (section, GTK_TYPE_SCROLLED_WINDOW)));
}

/* The rows stay where they are when they are made anew below the focus: after a change from
 * elsewhere, and when it is undone. */
static void
test_place (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = get_document (page);
  GtkWidget *section = app_show_section (page, "forces");
  GtkAdjustment *adjustment;
  double place;

  app_wait_for_paint (section);
  /* A row below, which GTK scrolls to. */
  gtk_widget_child_focus (app_find_row (section, ADW_TYPE_EXPANDER_ROW, "German Infantry", 0),
                          GTK_DIR_TAB_FORWARD);
  app_wait_for (gtk_adjustment_get_value (get_scrolled (section)) > 100);
  app_wait_for_paint (section);
  place = gtk_adjustment_get_value (get_scrolled (section));
  /* What is on its way to the focus goes there bit by bit. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "German Infantry", 0);

      g_object_add_weak_pointer (G_OBJECT (row), (gpointer *) &row);
      if (i == 0)
        duck_operation_document_remove_entry (document, 1, 0);
      else
        duck_document_undo (DUCK_DOCUMENT (document));
      app_wait_for (row == NULL);
      for (guint frame = 0; frame < 20; frame++)
        app_wait_for_paint (section);
      adjustment = get_scrolled (section);
      g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), place, 2);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Rows that are made anew have the focus where it was, and do not jump. */
static void
test_rows_anew (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *section = app_show_section (page, "forces");
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *expander = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0);
  GtkWidget *scrolled, *row;
  GtkAdjustment *adjustment;

  /* A switch in a row that folds out: its row has the focus. */
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), TRUE);
  app_wait_for_paint (section);
  row = app_find_row (expander, ADW_TYPE_ACTION_ROW, "In Reserve", 0);
  gtk_widget_grab_focus (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  app_wait_for (app_has_row (section, ADW_TYPE_ACTION_ROW, "Round of Arrival", 0));
  row = app_find_row (section, ADW_TYPE_ACTION_ROW, "In Reserve", 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), row));

  /* The row that folds out, as after a click. */
  expander = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0);
  gtk_widget_child_focus (expander, GTK_DIR_TAB_FORWARD);
  gtk_switch_set_active (GTK_SWITCH (app_find_type (row, GTK_TYPE_SWITCH)), FALSE);
  app_wait_for (!app_has_row (section, ADW_TYPE_ACTION_ROW, "Round of Arrival", 0));
  expander = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), expander));

  scrolled = app_find_type (section, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment, 150);
  app_wait_for_paint (section);
  app_choose_in (section, "Add Units", 1, "German Cavalry");
  app_wait_for_paint (section);
  scrolled = app_find_type (section, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 150);
}

static guint
count_entries (DuckPage *page)
{
  return duck_operation_document_get_operation (get_document (page))->forces[0]->entries->len;
}

static double
get_height_of (GtkWidget *section, const char *title)
{
  GtkWidget *expander = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "Add Units", 0);
  GtkWidget *row = app_find_row (expander, ADW_TYPE_ACTION_ROW, title, 0);
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (row, section, &GRAPHENE_POINT_INIT (0, 0), &point));
  return (double) point.y;
}

/* Who adds one unit after another by clicks finds each row where it was, and reads there how many
 * such units there are. */
static void
test_rows_stay (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *section = app_show_section (page, "forces");
  double height;

  adw_expander_row_set_expanded (app_find_row (section, ADW_TYPE_EXPANDER_ROW, "Add Units", 0),
                                 TRUE);
  app_wait_for_paint (section);
  height = get_height_of (section, "BEF Officer");
  for (guint i = 0; i < 2; i++)
    {
      app_choose_in (section, "Add Units", 0, "BEF Infantry");
      app_wait_for (count_entries (page) == 1);
      app_wait_for (app_has_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0));
      app_wait_for_paint (section);
      g_assert_cmpfloat (get_height_of (section, "BEF Officer"), ==, height);
    }
  g_assert_true (app_shows_text (section, "40 points · 2 chosen"));
}

static AdwExpanderRow *
find_nth (GtkWidget *section, guint n)
{
  return ADW_EXPANDER_ROW (app_find_nth_type (section, ADW_TYPE_EXPANDER_ROW, n));
}

static AdwExpanderRow *
find_unit (GtkWidget *section, const char *type)
{
  return app_find_row (section, ADW_TYPE_EXPANDER_ROW, type, 0);
}

/* What is folded out, and what has the focus, stays so when units before it in the list go and come
 * back; with what is removed it goes. */
static void
test_followed (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *section = app_show_section (page, "forces");
  GtkWindow *window = GTK_WINDOW (fixture->window);

  adw_expander_row_set_expanded (find_unit (section, "BEF Officer"), TRUE);
  app_wait_for_paint (section);
  gtk_widget_child_focus (GTK_WIDGET (find_unit (section, "BEF Officer")), GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < 3; i++)
    {
      gboolean any = i == 1;

      if (i == 0)
        duck_operation_document_remove_entry (get_document (page), 1, 0);
      else
        app_activate (fixture, i == 1 ? "win.undo" : "win.redo");
      app_wait_for (app_has_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0) == any);
      g_assert_true (adw_expander_row_get_expanded (find_unit (section, "BEF Officer")));
      g_assert_false (adw_expander_row_get_expanded (find_unit (section, "British Cavalry")));
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                             GTK_WIDGET (find_unit (section, "BEF Officer"))));
    }

  duck_operation_document_remove_entry (get_document (page), 1, 0);
  app_wait_for (!app_has_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Officer", 0));
  g_assert_false (adw_expander_row_get_expanded (find_unit (section, "British Cavalry")));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         GTK_WIDGET (find_unit (section, "British Cavalry"))));
}

static void
remove_unit (AppFixture *fixture, GtkWidget *section, const char *type)
{
  g_autofree char *name = g_strdup_printf ("Remove %s", type);
  GtkWidget *button = app_find_button (section, name);

  gtk_widget_grab_focus (button);
  app_click (button);
  app_wait_for (!app_has_row (section, ADW_TYPE_EXPANDER_ROW, type, 0));
}

/* Who removes the last unit of a list is at the last that is left. */
static void
test_last_removed (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *section = app_show_section (page, "forces");

  app_choose_in (section, "Add Units", 0, "BEF Infantry");
  app_choose_in (section, "Add Units", 0, "BEF Officer");
  app_wait_for (app_has_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Officer", 0));
  remove_unit (fixture, section, "BEF Officer");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (find_unit (section, "BEF Infantry"))));
}

/* Conditions, likewise. */
static void
test_conditions (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *section = app_show_section (page, "victory");
  AdwExpanderRow *row = find_nth (section, 1);
  g_autofree char *title = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  adw_expander_row_set_expanded (row, TRUE);
  g_object_add_weak_pointer (G_OBJECT (row), (gpointer *) &row);
  duck_operation_document_remove_condition (get_document (page), 0);
  app_wait_for (row == NULL);
  row = find_nth (section, 0);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, title);
  g_assert_true (adw_expander_row_get_expanded (row));
  g_assert_false (adw_expander_row_get_expanded (find_nth (section, 1)));
}

/* Rows with a choice say beneath their title which it is, from the first look on. */
static void
test_choices_said (AppFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *section, *title, *choice;
  } rows[] = { { "forces", "Army Book", "Entente In Arms" },
               { "forces", "Units", "A Fixed List" },
               { "play", "First Player", "The dice decide" },
               { "play", "Game Type", "None" } };
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = app_find_row (app_show_section (page, rows[i].section), ADW_TYPE_COMBO_ROW,
                                     rows[i].title, 0);

      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, rows[i].choice);
    }
}

static void
add_tests (void)
{
  APP_ADD ("/designer-rows/choices-said", test_choices_said);
  APP_ADD ("/designer-rows/place", test_place);
  APP_ADD ("/designer-rows/stay", test_rows_stay);
  APP_ADD ("/designer-rows/anew", test_rows_anew);
  APP_ADD ("/designer-rows/followed", test_followed);
  APP_ADD ("/designer-rows/last-removed", test_last_removed);
  APP_ADD ("/designer-rows/conditions", test_conditions);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
