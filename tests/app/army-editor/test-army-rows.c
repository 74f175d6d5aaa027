/* test-army-rows.c: the rows of an army, by pointer and by keys, and where the keyboard is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "army-page.h"

#include <glib/gstdio.h>

#include "app/army-editor/army-editor.h"
#include "app/army-editor/type-row.h"
#include "app/army-editor/unit-row.h"
#include "app/base/newer.h"

static gboolean
has_focus (AppFixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Ctrl+N and Enter: what is typed next is looked for in the book. */
static void
test_first_focus (AppFixture *fixture, gconstpointer data)
{
  gpointer dialog;
  DuckPage *page;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_press_key (GDK_KEY_n, GDK_CONTROL_MASK);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_wait_for (gtk_window_is_active (dialog));
  app_press_key (GDK_KEY_a, 0);
  g_object_add_weak_pointer (dialog, &dialog);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (dialog == NULL);
  app_focus_window (fixture);
  page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_ARMY_EDITOR));
  g_assert_cmpstr (get_army (page)->name, ==, "a");
  /* Where there are no units yet, none is said to be allowed. */
  g_assert_false (app_shows_text (page, "Cavalry: 0 of 0 allowed"));
  g_assert_cmpuint (app_count_type (app_find (page, "lines"), GTK_TYPE_LABEL), ==, 1);
  app_press_key (GDK_KEY_v, 0);
  app_wait_for (
    g_str_equal (gtk_editable_get_text (GTK_EDITABLE (app_find (page, "search"))), "v"));
}

/* “Duplicate and Edit the Book” opens another tab from a menu of the page; back on it keys work. */
static void
test_focus_comes_back (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkMenuButton *menu = GTK_MENU_BUTTON (app_find (page, "army_menu_button"));
  AdwTabView *tabs = ADW_TAB_VIEW (app_find (fixture->window, "tabs"));

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_menu_button_popup (menu);
  app_wait_for (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
  app_press_key (GDK_KEY_Up, 0);
  app_wait_for (has_focus (fixture, GTK_WIDGET (gtk_menu_button_get_popover (menu))));
  app_press_key (GDK_KEY_Return, 0);
  app_respond (fixture, "_Keep the Old Book");
  app_wait_for (adw_tab_view_get_n_pages (tabs) == 2);

  GtkWidget *book = adw_tab_page_get_child (adw_tab_view_get_selected_page (tabs));
  g_autofree char *path
    = g_strdup (duck_document_get_path (duck_page_get_document (DUCK_PAGE (book))));

  app_wait_for_paint (book);
  g_assert_true (has_focus (fixture, book));
  adw_tab_view_set_selected_page (tabs, adw_tab_view_get_nth_page (tabs, 0));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (has_focus (fixture, GTK_WIDGET (page)));
  app_focus_window (fixture);
  app_press_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_wait_for (has_focus (fixture, app_find (page, "search")));
  g_remove (path);
}

/* A button that adds a unit is grey, and its tooltip says why; or neither. */
static void
assert_full (GtkWidget *button, gboolean full)
{
  g_assert_cmpint (gtk_widget_is_sensitive (button), ==, !full);
  g_assert_cmpint (g_str_equal (duck_tooltip_get (button),
                                "No more can be added: an army can have at most 1000 units."),
                   ==, full);
}

/* The number of units is typed: by a click on it, or beginning with a digit. */
static void
test_count (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *count = app_find (get_row (page, 1), "count");

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_move_pointer (count, 8, 8);
  app_press_button (1);
  app_release_button (1);
  app_wait_for (gtk_widget_get_focus_child (count) != NULL);
  app_press_key (GDK_KEY_6, 0);
  app_press_key (GDK_KEY_0, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (count_in_row (page, 1) == 60);
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Make It 60 × BEF Infantry");

  /* The row has the focus again. */
  app_press_key (GDK_KEY_3, 0);
  app_wait_for (gtk_widget_get_focus_child (count) != NULL);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (count_in_row (page, 1) == 3);
  g_assert_cmpuint (get_army (page)->units->len, ==, 9);

  /* What is no number changes nothing, and says so. */
  app_press_key (GDK_KEY_9, 0);
  app_press_key (GDK_KEY_x, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (app_shows_text (
    fixture->window, "Type a number from 0 to 994: an army can have at most 1000 units"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count)), ==, "3");
  g_assert_cmpuint (count_in_row (page, 1), ==, 3);
  app_press_key (GDK_KEY_9, 0);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (gtk_widget_get_focus_child (count) == NULL);
  g_assert_cmpuint (count_in_row (page, 1), ==, 3);

  app_press_key (GDK_KEY_0, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_army (page)->units->len == 6);
  duck_document_undo (duck_page_get_document (page));

  /* With as many as there can be the button is grey, and the reason is said. */
  gtk_widget_activate_action (
    GTK_WIDGET (page), "army.set-count", "(@aus)",
    g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, (const guint[]){ 0 }, 1, sizeof (guint)),
    "992");
  g_assert_cmpuint (get_army (page)->units->len, ==, WAR_ARMY_MAX_UNITS);
  g_assert_true (
    app_shows_text (page, "No more can be added: an army can have at most 1000 units."));
  assert_full (app_find (get_row (page, 1), "more"), TRUE);
  assert_full (app_find (app_find_type (page, DUCK_TYPE_TYPE_ROW), "add"), TRUE);
  duck_document_undo (duck_page_get_document (page));
  assert_full (app_find (get_row (page, 1), "more"), FALSE);
  assert_full (app_find (app_find_type (page, DUCK_TYPE_TYPE_ROW), "add"), FALSE);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
}

/* Plus and minus count the chosen row; when its last unit goes, the next row is chosen. */
static void
test_plus_minus (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkListView *units = GTK_LIST_VIEW (app_find (page, "units_view"));
  GtkSelectionModel *selection = gtk_list_view_get_model (units);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (GTK_WIDGET (units), GTK_DIR_TAB_FORWARD);
  select_row (page, 0);
  app_press_key (GDK_KEY_plus, 0);
  app_wait_for (count_in_row (page, 0) == 2);
  app_press_key (GDK_KEY_minus, 0);
  app_wait_for (count_in_row (page, 0) == 1);
  app_press_key (GDK_KEY_minus, 0);
  app_wait_for (count_in_row (page, 0) == 7);
  g_assert_true (gtk_selection_model_is_selected (selection, 0));
  app_press_key (GDK_KEY_minus, 0);
  app_wait_for (count_in_row (page, 0) == 6);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
}

/* Alt with the arrows moves rows, Ctrl+D doubles them; the moved row stays selected. */
static void
test_move_by_keys (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (app_find (page, "units_view"), GTK_DIR_TAB_FORWARD);
  select_row (page, 2);
  app_press_key (GDK_KEY_Up, GDK_ALT_MASK);
  app_press_key (GDK_KEY_Up, GDK_ALT_MASK);
  app_wait_for (g_str_equal (get_first_id (page), "british-cavalry"));
  app_press_key (GDK_KEY_Up, GDK_ALT_MASK);
  app_press_key (GDK_KEY_Down, GDK_ALT_MASK);
  app_wait_for (g_str_equal (get_first_id (page), "bef-officer"));
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Move 3 × British Cavalry");

  app_press_key (GDK_KEY_d, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 16);
  g_assert_cmpuint (count_in_row (page, 1), ==, 6);
}

/* The row that has the focus, or NULL. */
static GtkWidget *
get_focused_row (AppFixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL ? gtk_widget_get_first_child (focus) : NULL;
}

/* After a row has moved the focus is where the selection is: the arrow keys go on from there. */
static void
test_focus_moves_along (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkListView *units = GTK_LIST_VIEW (app_find (page, "units_view"));
  GtkSelectionModel *selection = gtk_list_view_get_model (units);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_grab_focus (gtk_widget_get_parent (get_row (page, 3)));
  select_row (page, 3);
  app_press_key (GDK_KEY_Up, GDK_ALT_MASK);
  app_wait_for (gtk_selection_model_is_selected (selection, 2));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (get_focused_row (fixture) == get_row (page, 2));
  app_press_key (GDK_KEY_Down, 0);
  app_wait_for (gtk_selection_model_is_selected (selection, 3));

  /* entrenched.E-18: into another wave too. */
  duck_army_document_set_game_type (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)),
                                    "attrition");
  app_wait_for_paint (GTK_WIDGET (page));
  gtk_widget_grab_focus (gtk_widget_get_parent (get_row (page, 6)));
  select_row (page, 6);
  app_press_key (GDK_KEY_1, GDK_CONTROL_MASK);
  app_wait_for (gtk_selection_model_is_selected (selection, 1));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (get_focused_row (fixture) == get_row (page, 1));
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
}

/* The rows stay where they are while what is said of the army changes. */
static void
test_rows_stay (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *list = app_find (page, "units_view");
  GtkWidget *more = app_find (get_row (page, 0), "more");
  double x, y, x_before, y_before;
  int height = gtk_widget_get_height (gtk_widget_get_parent (list));

  g_assert_true (app_shows_text (page, "Miners: 0 of 1 allowed"));
  duck_widget_find_point (more, GTK_WIDGET (page), 0, 0, &x_before, &y_before);
  for (guint i = 0; i < 8; i++)
    {
      app_click (more);
      app_wait_for_paint (GTK_WIDGET (page));
      duck_widget_find_point (more, GTK_WIDGET (page), 0, 0, &x, &y);
      g_assert_cmpfloat (y, ==, y_before);
      g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (list)), ==, height);
    }

  /* Something is wrong, so what is right is one line. */
  g_assert_false (app_shows_text (page, "Miners: 0 of 1 allowed"));
  g_assert_true (app_shows_text (page, "Cavalry: 3 of 6 allowed · Emplacements: 2 of 4 allowed · "
                                       "Miners: 0 of 2 allowed"));
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
}

/* The card stays with its unit when that is renamed, when it is undone, and when others come. */
static void
test_card_follows (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *card = app_find (page, "card");
  GtkLabel *name = GTK_LABEL (app_find (card, "name"));
  GtkListView *units = GTK_LIST_VIEW (app_find (page, "units_view"));
  GtkSelectionModel *selection = gtk_list_view_get_model (units);
  const guint second = 1;

  select_row (page, 1);
  g_assert_cmpstr (gtk_label_get_label (name), ==, "BEF Infantry");
  gtk_widget_activate_action (
    GTK_WIDGET (page), "army.set-words", "(@auss)",
    g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, &second, 1, sizeof second), "Old Bill", "");
  g_assert_cmpstr (gtk_label_get_label (name), ==, "Old Bill");
  g_assert_cmpuint (count_in_row (page, 1), ==, 1);
  g_assert_true (gtk_selection_model_is_selected (selection, 1));
  app_activate (fixture, "win.undo");
  g_assert_cmpstr (gtk_label_get_label (name), ==, "BEF Infantry");

  /* Filters that follow the army choose nothing. */
  select_row (page, 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "army.only-fitting", NULL);
  app_click (app_find (get_row (page, 2), "remove"));
  g_assert_cmpstr (gtk_label_get_label (name), ==, "British Cavalry");
  gtk_widget_activate_action (GTK_WIDGET (page), "army.only-fitting", NULL);

  /* What the selected row says, the card says. */
  for (guint i = 0; i < 5; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), "army.surprise", NULL);
      if (gtk_selection_model_is_selected (selection, 2))
        {
          g_autoptr (DuckUnitItem) item = g_list_model_get_item (get_rows (page), 2);

          g_assert_cmpstr (gtk_label_get_label (name), ==,
                           duck_unit_item_get_unit (item)->type->name);
        }
    }
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
}

/* Of like units in one row one alone gets a name; it has a row of its own then. */
static void
test_name_one (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkStack *words = GTK_STACK (app_find (get_row (page, 1), "words"));
  guint n_rows = g_list_model_get_n_items (get_rows (page));

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  g_assert_cmpuint (count_in_row (page, 1), ==, 7);
  gtk_widget_child_focus (app_find (page, "units_view"), GTK_DIR_TAB_FORWARD);
  select_row (page, 1);
  app_press_key (GDK_KEY_F2, 0);
  app_wait_for (g_str_equal (gtk_stack_get_visible_child_name (words), "edited"));
  g_assert_cmpstr (gtk_check_button_get_label (GTK_CHECK_BUTTON (app_find (words, "only_one"))), ==,
                   "Only One of the 7");
  app_press_key (GDK_KEY_a, 0);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_space, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (g_list_model_get_n_items (get_rows (page)) == n_rows + 1);
  g_assert_cmpuint (count_in_row (page, 1), ==, 6);
  g_assert_cmpuint (count_in_row (page, 2), ==, 1);
  app_wait_for (app_shows_text (page, "a"));

  /* By the pointer, which leaves what was typed where it was. */
  app_wait_for_paint (GTK_WIDGET (page));
  select_row (page, 1);
  words = GTK_STACK (app_find (get_row (page, 1), "words"));
  gtk_widget_activate_action (GTK_WIDGET (page), "army.rename", NULL);
  app_wait_for_paint (GTK_WIDGET (words));
  app_press_key (GDK_KEY_b, 0);
  app_move_pointer (app_find (words, "only_one"), 10, 10);
  app_press_button (1);
  app_release_button (1);
  app_wait_for (gtk_check_button_get_active (GTK_CHECK_BUTTON (app_find (words, "only_one"))));
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (g_list_model_get_n_items (get_rows (page)) == n_rows + 2);
  g_assert_cmpuint (count_in_row (page, 1), ==, 5);

  /* Where a row has one there is nothing to choose. */
  app_wait_for_paint (GTK_WIDGET (page));
  select_row (page, 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "army.rename", NULL);
  g_assert_false (gtk_widget_get_visible (app_find (get_row (page, 2), "only_one")));
}

static void
add_tests (void)
{
  APP_ADD ("/army-rows/first-focus", test_first_focus);
  APP_ADD ("/army-rows/focus-comes-back", test_focus_comes_back);
  APP_ADD ("/army-rows/name-one", test_name_one);
  APP_ADD ("/army-rows/count", test_count);
  APP_ADD ("/army-rows/plus-minus", test_plus_minus);
  APP_ADD ("/army-rows/focus-moves-along", test_focus_moves_along);
  APP_ADD ("/army-rows/rows-stay", test_rows_stay);
  APP_ADD ("/army-rows/move-by-keys", test_move_by_keys);
  APP_ADD ("/army-rows/card-follows", test_card_follows);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
