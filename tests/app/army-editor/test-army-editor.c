/* test-army-editor.c: an army is put together with the widgets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "army-page.h"

#include "app/army-editor/army-editor.h"
#include "app/army-editor/army-state.h"
#include "app/army-editor/type-row.h"
#include "app/army-editor/unit-row.h"
#include "desk/documents/type-item.h"
#include "store/documents/army-file.h"
#include "text/army/problem.h"

static const char *
get_cost (DuckPage *page)
{
  GtkWidget *state = app_find_type (page, DUCK_TYPE_ARMY_STATE);

  return gtk_label_get_label (GTK_LABEL (app_find (state, "cost")));
}

static const char *
get_verdict (DuckPage *page)
{
  return gtk_label_get_label (GTK_LABEL (app_find (app_find (page, "remarks"), "heading")));
}

static void
test_add_undo_redo (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *bar = app_find (page, "bar");
  g_autofree char *sentence = NULL;

  g_assert_cmpstr (get_cost (page), ==, "665 of 665 points");
  g_assert_cmpstr (get_verdict (page), ==, "Legal army");
  g_assert_false (gtk_widget_has_css_class (bar, "over"));
  g_assert_false (app_action_is_enabled (fixture, "save"));

  app_click (app_find_button (page, "Add BEF Infantry"));
  g_assert_cmpuint (get_army (page)->units->len, ==, 14);
  g_assert_cmpstr (get_cost (page), ==, "705 of 665 points, 40 too many");
  g_assert_true (gtk_widget_has_css_class (bar, "over"));
  g_assert_true (gtk_widget_get_visible (app_find (page, "over")));
  g_assert_cmpstr (get_verdict (page), ==, "Not legal: 1 thing to mend");

  /* The sentence that says what would mend it is in the window. */
  GPtrArray *problems
    = duck_army_document_get_problems (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)));

  g_assert_cmpuint (problems->len, >=, 1);
  sentence = text_problem (g_ptr_array_index (problems, 0));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (app_shows_text (page, sentence));
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Add BEF Infantry");
  g_assert_true (app_action_is_enabled (fixture, "save"));

  app_activate (fixture, "win.undo");
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpstr (get_cost (page), ==, "665 of 665 points");
  g_assert_cmpstr (get_verdict (page), ==, "Legal army");
  g_assert_false (app_shows_text (page, sentence));
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo");
  g_assert_cmpstr (get_tooltip (fixture, "redo"), ==, "Redo Add BEF Infantry");
  g_assert_false (gtk_widget_is_sensitive (app_find (fixture->window, "undo")));
  g_assert_false (app_action_is_enabled (fixture, "save"));

  app_activate (fixture, "win.redo");
  g_assert_cmpstr (get_cost (page), ==, "705 of 665 points, 40 too many");
  g_assert_false (gtk_widget_is_sensitive (app_find (fixture->window, "redo")));
  app_activate (fixture, "win.undo");
}

/* With keys and pointer of the X server: the whole way from the key to the list. */
static void
test_keyboard (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *types = app_find (page, "types_view");
  GtkWidget *units = app_find (page, "units_view");

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (types, GTK_DIR_TAB_FORWARD);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_army (page)->units->len == 14);

  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 13);
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait_for (get_army (page)->units->len == 14);
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 13);
  app_press_key (GDK_KEY_y, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 14);

  /* The row of the added unit is selected: Delete takes it away, and again what takes its place. */
  gtk_widget_child_focus (units, GTK_DIR_TAB_FORWARD);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_army (page)->units->len == 6);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_army (page)->units->len == 3);

  app_press_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_wait_for (gtk_widget_get_focus_child (app_find (page, "search")) != NULL);
  app_press_key (GDK_KEY_Down, 0);
  app_wait_for (gtk_widget_get_focus_child (types) != NULL);
}

/* The buttons of a row count its units up and down; with the last one it goes. */
static void
test_stepper (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *row = get_row (page, 1);

  g_assert_cmpuint (count_in_row (page, 1), ==, 7);
  app_click (app_find (row, "more"));
  g_assert_cmpuint (count_in_row (page, 1), ==, 8);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_find (row, "count"))), ==, "8");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (app_find (row, "cost"))), ==, "320 points");
  app_click (app_find (row, "remove"));
  app_click (app_find (row, "remove"));
  g_assert_cmpuint (count_in_row (page, 1), ==, 6);
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Remove BEF Infantry");

  app_click (app_find (get_row (page, 0), "remove"));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (page)), ==, 4);
  g_assert_cmpuint (count_in_row (page, 0), ==, 6);

  /* Singly. */
  gtk_widget_activate_action (GTK_WIDGET (page), "army.merged", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (page)), ==, 11);
  gtk_widget_activate_action (GTK_WIDGET (page), "army.merged", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (page)), ==, 4);
}

/* F2, a name, Tab, a note, Enter; Escape leaves things as they were. */
static void
test_rename (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkStack *words = GTK_STACK (app_find (get_row (page, 0), "words"));

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (app_find (page, "units_view"), GTK_DIR_TAB_FORWARD);
  select_row (page, 0);
  app_press_key (GDK_KEY_F2, 0);
  app_wait_for (g_str_equal (gtk_stack_get_visible_child_name (words), "edited"));
  app_press_key (GDK_KEY_a, 0);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_b, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (g_strcmp0 (war_army_get_unit (get_army (page), 0)->name, "a") == 0);
  g_assert_cmpstr (war_army_get_unit (get_army (page), 0)->note, ==, "b");
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Rename BEF Officer");
  g_assert_true (app_shows_text (page, "a"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (words), ==, "shown");

  app_press_key (GDK_KEY_F2, 0);
  app_wait_for (g_str_equal (gtk_stack_get_visible_child_name (words), "edited"));
  /* There is room for a name, and for some words of a note: nearly all of the row. */
  app_wait_for_paint (GTK_WIDGET (words));
  for (guint i = 0; i < 2; i++)
    {
      gint width = gtk_widget_get_width (app_find (words, i == 0 ? "name_entry" : "note_entry"));

      g_assert_cmpint (width, >=, 240);
      g_assert_cmpint (4 * width, >=, 3 * gtk_widget_get_width (get_row (page, 0)));
    }
  app_press_key (GDK_KEY_c, 0);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (g_str_equal (gtk_stack_get_visible_child_name (words), "shown"));
  g_assert_cmpstr (war_army_get_unit (get_army (page), 0)->name, ==, "a");

  /* Delete again belongs to the list. */
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_army (page)->units->len == 12);
}

/* What is dropped on a row's lower half comes after it, with all that is selected. */
static void
test_drop (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  g_autoptr (DuckUnitItem) first = g_list_model_get_item (get_rows (page), 0);
  g_autoptr (DuckUnitItem) second = g_list_model_get_item (get_rows (page), 1);

  g_signal_emit_by_name (get_row (page, 0), "dropped", second, FALSE);
  g_assert_cmpstr (get_first_id (page), ==, "bef-infantry");
  g_signal_emit_by_name (get_row (page, 4), "dropped", first, TRUE);
  g_assert_cmpstr (get_first_id (page), ==, "bef-officer");
  g_assert_cmpuint (count_in_row (page, 4), ==, 7);
}

/* A type of the book comes where it is let go, and stays in the book; one step takes it back. */
static void
test_drop_type (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  DuckDocument *document = duck_page_get_document (page);
  GListModel *types = duck_army_document_get_types (DUCK_ARMY_DOCUMENT (document));
  g_autoptr (DuckTypeItem) item = g_list_model_get_item (types, 5);
  const char *id = duck_type_item_get_unit_type (item)->id;

  g_signal_emit_by_name (get_row (page, 0), "dropped", item, FALSE);
  g_assert_cmpuint (get_army (page)->units->len, ==, 14);
  g_assert_cmpstr (get_first_id (page), ==, id);
  app_activate (fixture, "win.undo");
  g_assert_cmpuint (get_army (page)->units->len, ==, 13);
  g_signal_emit_by_name (get_row (page, 0), "dropped", item, TRUE);
  g_assert_cmpstr (war_army_get_unit (get_army (page), 1)->type->id, ==, id);
}

/* Control and C, V, X: units go between the lists of armies of one book, and as text elsewhere. */
static void
test_copy_units (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *other_path = app_build_shipped ("german-fourth-army.duckarmy");
  DuckPage *page = open_army (fixture), *other;
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (page));
  DuckDocument *document = duck_page_get_document (page);
  guint n_units;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (app_find (page, "units_view"), GTK_DIR_TAB_FORWARD);
  select_row (page, 1);
  app_press_key (GDK_KEY_c, GDK_CONTROL_MASK);
  app_wait_for (
    gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), G_TYPE_STRING));
  g_assert_true (gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard),
                                                        "application/vnd.duckboard.army+xml"));
  app_press_key (GDK_KEY_v, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 20);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Paste 7 × BEF Infantry");
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 13);

  select_row (page, 0);
  app_press_key (GDK_KEY_x, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len < 13);
  app_press_key (GDK_KEY_v, GDK_CONTROL_MASK);
  app_wait_for (get_army (page)->units->len == 13);
  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.undo");

  /* Of another book: nothing comes, and why is said. */
  other = app_open (fixture, other_path);
  n_units = get_army (other)->units->len;
  gtk_widget_activate_action (GTK_WIDGET (other), "army.paste-units", NULL);
  app_wait_for (app_shows_text (fixture->window, "“BEF Officer” is not in the book of this army"));
  g_assert_cmpuint (get_army (other)->units->len, ==, n_units);
}

/* One step each; the book's list is sorted without one. */
static void
test_sort (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  DuckDocument *document = duck_page_get_document (page);
  GtkSingleSelection *types = GTK_SINGLE_SELECTION (
    gtk_list_view_get_model (GTK_LIST_VIEW (app_find (page, "types_view"))));
  const WarArmy *army;

  gtk_widget_activate_action (GTK_WIDGET (page), "army.sort", "s", "cost");
  army = get_army (page);
  for (guint i = 1; i < army->units->len; i++)
    g_assert_cmpint (war_army_get_unit (army, i - 1)->type->cost, >=,
                     war_army_get_unit (army, i)->type->cost);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Sort by Points");
  gtk_widget_activate_action (GTK_WIDGET (page), "army.sort", "s", "name");
  army = get_army (page);
  for (guint i = 1; i < army->units->len; i++)
    g_assert_cmpint (g_utf8_collate (war_army_get_unit (army, i - 1)->type->name,
                                     war_army_get_unit (army, i)->type->name),
                     <=, 0);
  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.undo");
  g_assert_false (duck_document_get_modified (document));

  gtk_widget_activate_action (GTK_WIDGET (page), "army.sort-book", "s", "cost");
  for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (types)); i++)
    {
      g_autoptr (DuckTypeItem) before = g_list_model_get_item (G_LIST_MODEL (types), i - 1);
      g_autoptr (DuckTypeItem) after = g_list_model_get_item (G_LIST_MODEL (types), i);

      g_assert_cmpint (duck_type_item_get_unit_type (before)->cost, >=,
                       duck_type_item_get_unit_type (after)->cost);
    }
  g_assert_false (duck_document_get_modified (document));
}

/* entrenched.E-18: keys put units into waves; what is moved past a heading changes its wave. */
static void
test_waves (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (app_find (page, "units_view"), GTK_DIR_TAB_FORWARD);
  duck_army_document_set_game_type (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)),
                                    "attrition");
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (page)), ==, 9);
  g_assert_true (app_shows_text (page, "Wave 3"));
  g_assert_true (app_shows_text (page, "In No Wave Yet"));

  select_row (page, 5);
  app_press_key (GDK_KEY_3, GDK_CONTROL_MASK);
  app_wait_for (war_army_get_unit (get_army (page), 1)->wave == 3);
  g_assert_cmpuint (count_in_row (page, 3), ==, 7);
  app_press_key (GDK_KEY_Up, GDK_ALT_MASK);
  app_wait_for (war_army_get_unit (get_army (page), 6)->wave == 2);
  app_press_key (GDK_KEY_Down, GDK_ALT_MASK);
  app_wait_for (war_army_get_unit (get_army (page), 6)->wave == 3);

  /* What is added joins the selected unit. */
  gtk_widget_activate_action (GTK_WIDGET (page), "army.add", "s", "british-cavalry");
  g_assert_cmpint (war_army_get_unit (get_army (page), 13)->wave, ==, 3);
}

/* The share of a level bar that is filled, as it is drawn. */
static double
get_filled (GtkWidget *trough)
{
  double width = 0;

  for (GtkWidget *block = gtk_widget_get_first_child (trough); block != NULL;
       block = gtk_widget_get_next_sibling (block))
    if (gtk_widget_has_css_class (block, "filled") && gtk_widget_get_visible (block))
      width += gtk_widget_get_width (block);
  return width / gtk_widget_get_width (trough);
}

static void
test_settings (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkSpinButton *limit = GTK_SPIN_BUTTON (app_find (page, "cost_limit"));
  GtkDropDown *game = GTK_DROP_DOWN (app_find (page, "game_type"));
  guint selected = gtk_drop_down_get_selected (game);

  g_assert_cmpint (gtk_spin_button_get_value_as_int (limit), ==, 665);
  gtk_spin_button_set_value (limit, 600);
  g_assert_cmpint (get_army (page)->cost_limit, ==, 600);
  g_assert_cmpstr (get_cost (page), ==, "665 of 600 points, 65 too many");
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Change Points Limit");

  /* The bar follows the limit, not only the units. */
  GtkWidget *bar = app_find (page, "bar");
  GtkWidget *trough = gtk_widget_get_first_child (bar);

  gtk_spin_button_set_value (limit, 1330);
  app_wait_for_paint (bar);
  g_assert_cmpfloat_with_epsilon (gtk_level_bar_get_value (GTK_LEVEL_BAR (bar)), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (get_filled (trough), 0.5, 0.03);
  gtk_spin_button_set_value (limit, 2660);
  app_wait_for_paint (bar);
  g_assert_cmpfloat_with_epsilon (get_filled (trough), 0.25, 0.03);
  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.undo");

  /* What is no number changes nothing. */
  gtk_editable_set_text (GTK_EDITABLE (limit), "abc");
  gtk_spin_button_update (limit);
  g_assert_cmpint (get_army (page)->cost_limit, ==, 600);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (limit)), ==, "600");
  gtk_editable_set_text (GTK_EDITABLE (limit), "");
  gtk_spin_button_update (limit);
  g_assert_cmpint (get_army (page)->cost_limit, ==, 600);
  gtk_editable_set_text (GTK_EDITABLE (limit), "999999");
  gtk_spin_button_update (limit);
  g_assert_cmpint (get_army (page)->cost_limit, ==, 600);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (limit)), ==, "600");
  app_wait_for (app_shows_text (fixture->window, "Only a number from 0 to 100000: it stays 600"));

  /* 0: no limit, and no bar. */
  gtk_spin_button_set_value (limit, 0);
  g_assert_cmpstr (get_cost (page), ==, "665 points");
  g_assert_false (gtk_widget_get_visible (app_find (page, "bar")));

  gtk_drop_down_set_selected (game, 0);
  g_assert_null (get_army (page)->game_type);
  app_activate (fixture, "win.undo");
  g_assert_cmpuint (gtk_drop_down_get_selected (game), ==, selected);
  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.undo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (limit), ==, 665);
  g_assert_false (duck_document_get_modified (duck_page_get_document (page)));
}

static void
test_name (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkEditable *name = GTK_EDITABLE (app_find_type (page, GTK_TYPE_ENTRY));
  AdwWindowTitle *title = ADW_WINDOW_TITLE (app_find (fixture->window, "title"));

  /* Letter by letter, and yet one step. */
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_grab_focus (GTK_WIDGET (name));
  app_press_key (GDK_KEY_m, 0);
  app_press_key (GDK_KEY_y, 0);
  app_press_key (GDK_KEY_s, 0);
  app_wait_for (g_str_equal (get_army (page)->name, "mys"));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "• mys");
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo Rename Army");

  /* No name is no name. */
  gtk_editable_set_text (name, "");
  g_assert_cmpstr (get_army (page)->name, ==, "mys");
  gtk_widget_grab_focus (app_find (page, "search"));
  app_wait_for (g_str_equal (gtk_editable_get_text (name), "mys"));

  app_activate (fixture, "win.undo");
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "British Expeditionary Force");
  g_assert_cmpstr (gtk_editable_get_text (name), ==, "British Expeditionary Force");
  g_assert_cmpstr (get_tooltip (fixture, "undo"), ==, "Undo");
}

static void
test_search (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkListView *types = GTK_LIST_VIEW (app_find (page, "types_view"));
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (types));
  GtkEditable *search = GTK_EDITABLE (app_find (page, "search"));
  GtkStack *stack = GTK_STACK (app_find (page, "types_stack"));
  guint n_types = g_list_model_get_n_items (model);

  gtk_editable_set_text (search, "CAVALRY");
  app_wait_for (g_list_model_get_n_items (model) < n_types);
  g_assert_cmpuint (g_list_model_get_n_items (model), >=, 1);

  /* Enter adds the only one that is left. */
  gtk_editable_set_text (search, "Vickers");
  app_wait_for (g_list_model_get_n_items (model) == 1);
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (get_army (page)->units->len, ==, 14);
  g_assert_cmpstr (war_army_get_unit (get_army (page), 13)->type->id, ==, "vickers-mg-team");

  /* All words count, wherever they are. */
  gtk_editable_set_text (search, " mounted  OFF ");
  app_wait_for (g_list_model_get_n_items (model) == 2);
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (war_army_get_unit (get_army (page), 14)->type->name, ==, "Mounted BEF Officer");

  /* Enter adds the first of several, even if it comes before the list has followed. */
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (model), 0);
  gtk_editable_set_text (search, "");
  app_wait_for (g_list_model_get_n_items (model) == n_types);
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (model), n_types - 1);
  gtk_editable_set_text (search, "BEF");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model)), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (model), >, 1);
  g_assert_cmpuint (get_army (page)->units->len, ==, 16);

  gtk_editable_set_text (search, "zeppelin");
  app_wait_for (g_list_model_get_n_items (model) == 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "none");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (get_army (page)->units->len, ==, 16);
  gtk_editable_set_text (search, "");
  app_wait_for (g_list_model_get_n_items (model) == n_types);
  app_activate (fixture, "win.undo");
}

/* The buttons of rows are for the pointer: Tab goes past them, Enter and Delete do the same. */
static void
test_row_buttons (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkListView *types = GTK_LIST_VIEW (app_find (page, "types_view"));
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (types));
  GtkWidget *add = app_find_button (page, "Add British Cavalry");

  g_assert_false (gtk_widget_get_focusable (add));
  g_assert_false (gtk_widget_get_focusable (app_find (page, "remove")));
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 0);
  app_click (add);
  g_assert_cmpuint (get_army (page)->units->len, ==, 14);
  g_assert_cmpstr (
    duck_type_item_get_unit_type (gtk_single_selection_get_selected_item (selection))->id, ==,
    "british-cavalry");
}

/* Rows of the book that would break a rule say which. */
static void
test_marks (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *row = app_find_type (app_find (page, "types_view"), DUCK_TYPE_TYPE_ROW);
  GtkWidget *problem = app_find (row, "problem");
  g_autofree char *start = g_strdup_printf (
    "With one more %s: ", gtk_label_get_label (GTK_LABEL (app_find (row, "name"))));

  g_assert_true (gtk_widget_get_visible (problem));
  g_assert_nonnull (strstr (duck_tooltip_get (problem), "limit"));
  g_assert_true (g_str_has_prefix (duck_tooltip_get (problem), start));
  g_assert_false (gtk_widget_has_css_class (problem, "warning"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (page, "cost_limit")), 5000);
  g_assert_false (gtk_widget_get_visible (problem));
  app_activate (fixture, "win.undo");
  g_assert_true (gtk_widget_get_visible (problem));
}

/* Favourites and what is owned are kept, shown in the book, and can limit the list. */
static void
test_collection (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkListView *types = GTK_LIST_VIEW (app_find (page, "types_view"));
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (types));
  guint n_types = g_list_model_get_n_items (model);
  DuckPage *other;

  app_click (app_find_button (page, "Add British Cavalry to Favourites"));
  g_assert_nonnull (app_find_button (page, "Remove British Cavalry from Favourites"));
  gtk_widget_activate_action (GTK_WIDGET (page), "army.only-favourites", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "army.only-favourites", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, n_types);

  /* The card's number is about the selected type. */
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (model), 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (app_find (page, "card"), "owned")), 6);
  g_assert_true (app_shows_text (page, "7 of 6 owned"));
  gtk_widget_activate_action (GTK_WIDGET (page), "army.only-owned", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 1);
  app_click (app_find (get_row (page, 1), "remove"));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (app_shows_text (page, "6 of 6 owned"));

  /* Another army of the same book shows the same. */
  g_autofree char *path = app_build_shipped ("french-twentieth-corps.duckarmy");

  other = app_open (fixture, path);
  g_assert_true (app_shows_text (other, "0 of 6 owned"));
  app_click (app_find_button (other, "Remove British Cavalry from Favourites"));
  gtk_widget_activate_action (GTK_WIDGET (other), "army.own", "(si)", "bef-infantry", 0);
  g_assert_false (app_shows_text (other, "0 of 6 owned"));
  duck_document_undo (duck_page_get_document (page));
}

/* What costs more than is left is left out, and comes back with the points. */
static void
test_only_fitting (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkListView *types = GTK_LIST_VIEW (app_find (page, "types_view"));
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (types));

  gtk_widget_activate_action (GTK_WIDGET (page), "army.only-fitting", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 0);
  app_click (app_find (get_row (page, 0), "remove"));
  g_assert_cmpuint (g_list_model_get_n_items (model), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (DuckTypeItem) item = g_list_model_get_item (model, i);

      g_assert_cmpint (duck_type_item_get_unit_type (item)->cost, <=, 50);
    }
  duck_document_undo (duck_page_get_document (page));
}

/* The card is about what was selected last, in the book or in the army. */
static void
test_card (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkWidget *card = app_find (page, "card");
  GtkLabel *name = GTK_LABEL (app_find (card, "name"));
  GtkListView *types = GTK_LIST_VIEW (app_find (page, "types_view"));
  const guint officer = 0;

  g_assert_cmpstr (gtk_label_get_label (name), ==, "BEF Infantry");
  g_assert_true (app_shows_text (card, "Range 10″ · Hit 4+ · Dice DPW"));
  g_assert_true (app_shows_text (card, "DPW: as many dice as the unit has wounds left"));
  /* Four dice at 4+ that a save of 4+ halves do not destroy the six wounds of German Infantry. */
  g_assert_true (app_shows_text (card, "1.00, 0\u00a0%"));

  duck_army_document_set_units_words (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)), &officer,
                                      1, "Smith", "Leads");
  select_row (page, 0);
  g_assert_cmpstr (gtk_label_get_label (name), ==, "Smith");
  g_assert_true (app_shows_text (card, "Leads"));
  g_assert_true (app_shows_text (card, "Command 6″"));

  /* The trait's clause stands behind its word. */
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (types)), 4);
  g_assert_cmpstr (gtk_label_get_label (name), ==, "Vickers MG Team");
  g_assert_false (app_shows_text (card, "DPW: as many dice as the unit has wounds left"));
  g_assert_true (app_shows_text (card, "Suppressing"));
  g_assert_nonnull (app_find (card, "target"));
}

static void
text_read_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* The roster goes to the clipboard, for oneself and for the opponent. */
static void
test_copy (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (page));
  g_autofree char *full = NULL, *bare = NULL;

  gtk_widget_activate_action (GTK_WIDGET (page), "army.copy", "(uu)", 1, 0);
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, &full);
  app_wait_for (full != NULL);
  g_assert_true (
    g_str_has_prefix (full, "British Expeditionary Force, 665 of 665 points: 1 × BEF Officer"));

  gtk_widget_activate_action (GTK_WIDGET (page), "army.copy", "(uu)", 4, 1);
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, &bare);
  app_wait_for (bare != NULL);
  g_assert_true (g_str_has_prefix (bare, "<h1>British Expeditionary Force</h1>"));
  g_assert_null (strstr (bare, "665"));
  app_wait_for (app_shows_text (fixture->window, "Roster without costs, waves and notes copied"));
}

static void
test_save_and_reload (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "army.duckarmy");
  DuckPage *page = app_open (fixture, path);
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = NULL;

  app_click (app_find_button (page, "Add British Cavalry"));
  app_activate (fixture, "win.save");
  g_assert_false (duck_document_get_modified (duck_page_get_document (page)));
  g_assert_false (app_action_is_enabled (fixture, "save"));

  army = store_army_load (library, path, faults);
  g_assert_nonnull (army);

  g_autoptr (GBytes) saved = store_army_to_bytes (army);
  g_autoptr (GBytes) shown = store_army_to_bytes (get_army (page));

  g_assert_true (g_bytes_equal (saved, shown));
  g_assert_cmpuint (army->units->len, ==, 14);
}

/* The list is empty, and then so long that its problems are scrolled. */
static void
test_extremes (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  GtkStack *stack = GTK_STACK (app_find (page, "units_stack"));

  while (get_army (page)->units->len > 0)
    gtk_widget_activate_action (GTK_WIDGET (page), "army.remove", "u", 0);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "none");
  g_assert_false (g_str_equal (get_verdict (page), "Legal army"));
  g_assert_cmpuint (app_count_type (app_find (app_find (page, "remarks"), "lines"), GTK_TYPE_LABEL),
                    ==, 1);

  for (guint i = 0; i < 60; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "army.add", "s", "british-cavalry");
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (get_army (page)->units->len, ==, 60);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "units");
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_assert_cmpstr (get_verdict (page), ==, "Legal army");
}

/* Pictures and buttons have names, or say that they need none. */
static void
test_accessible (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);

  gtk_test_accessible_assert_role (app_find (page, "picture"), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_test_accessible_assert_property (app_find_button (page, "Add BEF Infantry"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Add BEF Infantry");
  gtk_test_accessible_assert_property (app_find_button (page, "Remove BEF Officer"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove BEF Officer");
  gtk_test_accessible_assert_property (app_find (page, "cost_limit"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Points Limit");
}

/* How many are owned: what is no such number changes nothing, and the reason is said. */
static void
test_owned_number (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_army (fixture);
  gpointer owned = app_find (app_find (page, "card"), "owned");

  gtk_editable_set_text (owned, "2000");
  gtk_spin_button_update (owned);
  app_wait_for (app_shows_text (fixture->window, "Only a number from 0 to 999: it stays 0"));
  g_assert_cmpstr (gtk_editable_get_text (owned), ==, "0");
  gtk_editable_set_text (owned, "many");
  gtk_spin_button_update (owned);
  g_assert_cmpstr (gtk_editable_get_text (owned), ==, "0");
}

static void
add_tests (void)
{
  APP_ADD ("/army-editor/add-undo-redo", test_add_undo_redo);
  APP_ADD ("/army-editor/keyboard", test_keyboard);
  APP_ADD ("/army-editor/stepper", test_stepper);
  APP_ADD ("/army-editor/rename", test_rename);
  APP_ADD ("/army-editor/drop", test_drop);
  APP_ADD ("/army-editor/drop-type", test_drop_type);
  APP_ADD ("/army-editor/copy-units", test_copy_units);
  APP_ADD ("/army-editor/sort", test_sort);
  APP_ADD ("/army-editor/entrenched.E-18/waves", test_waves);
  APP_ADD ("/army-editor/settings", test_settings);
  APP_ADD ("/army-editor/name", test_name);
  APP_ADD ("/army-editor/search", test_search);
  APP_ADD ("/army-editor/row-buttons", test_row_buttons);
  APP_ADD ("/army-editor/marks", test_marks);
  APP_ADD ("/army-editor/collection", test_collection);
  APP_ADD ("/army-editor/owned-number", test_owned_number);
  APP_ADD ("/army-editor/only-fitting", test_only_fitting);
  APP_ADD ("/army-editor/card", test_card);
  APP_ADD ("/army-editor/copy", test_copy);
  APP_ADD ("/army-editor/save-and-reload", test_save_and_reload);
  APP_ADD ("/army-editor/extremes", test_extremes);
  APP_ADD ("/army-editor/accessible", test_accessible);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
