/* test-book-editor.c: an army book is changed with the widgets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/army-editor/book-form.h"
#include "app/army-editor/limit-row.h"
#include "app/army-editor/type-form.h"
#include "app/base/stat-row.h"
#include "app/base/tooltip.h"
#include "desk/documents/book-document.h"
#include "engine/army/army.h"
#include "store/documents/book-file.h"

/* A book in the user's folder, as “Duplicate and Edit the Book” makes it. */
static DuckPage *
open_copy (AppFixture *fixture, char **path)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  const WarBook *book = store_library_get_book (library, "entente-in-arms", NULL);

  *path = duck_book_document_write_copy (library, book, NULL, NULL);
  g_assert_nonnull (*path);
  g_assert_true (g_str_has_suffix (*path, "entente-in-arms-own.duckbook"));
  return app_open (fixture, *path);
}

static DuckBookDocument *
get_document (DuckPage *page)
{
  return DUCK_BOOK_DOCUMENT (duck_page_get_document (page));
}

static const WarUnitType *
get_type (DuckPage *page, guint index)
{
  return g_ptr_array_index (duck_book_document_get_book (get_document (page))->types, index);
}

static GtkSpinButton *
find_spin_button (DuckPage *page)
{
  GtkWidget *row = app_find_type (app_find_type (page, DUCK_TYPE_TYPE_FORM), DUCK_TYPE_STAT_ROW);

  return GTK_SPIN_BUTTON (app_find_type (row, GTK_TYPE_SPIN_BUTTON));
}

/* The first number is the points: each change is live, one step, and shown in the list. */
static void
test_change (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  DuckDocument *document = duck_page_get_document (page);
  GtkSpinButton *cost = find_spin_button (page);
  const char *step = "Change Points of BEF Infantry";

  gtk_spin_button_set_value (cost, 41);
  gtk_spin_button_set_value (cost, 42);
  g_assert_cmpint (get_type (page, 0)->cost, ==, 42);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, step);
  g_assert_null (duck_book_document_get_faults (get_document (page)));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (app_shows_text (page, "42 points"));

  /* What is no number is none, and not the least one. */
  gtk_editable_set_text (GTK_EDITABLE (cost), "many");
  gtk_spin_button_update (cost);
  g_assert_cmpint (get_type (page, 0)->cost, ==, 42);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (cost)), ==, "42");
  app_wait_for (app_shows_text (fixture->window, "Only a number from 0 to 10000: it stays 42"));

  /* The widget that is being typed into is still the same. */
  g_assert_true (find_spin_button (page) == cost);
  app_activate (fixture, "win.undo");
  g_assert_cmpint (get_type (page, 0)->cost, ==, 40);
  g_assert_false (duck_document_get_modified (document));
  cost = find_spin_button (page);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (cost), ==, 40);

  /* What is refused is no step, and nothing to save. */
  gtk_editable_set_text (GTK_EDITABLE (cost), "99999");
  gtk_spin_button_update (cost);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (cost)), ==, "40");
  g_assert_false (duck_document_get_modified (document));
  g_assert_null (duck_document_get_undo_name (document));
  g_remove (path);
}

/* What is typed into a name is one step, though the name stands in the step; limits of two
 * categories are two. */
static void
test_typed (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  DuckDocument *document = duck_page_get_document (page);
  DuckBookDocument *book = get_document (page);
  GtkEditable *name
    = app_find_row (app_find_type (page, DUCK_TYPE_TYPE_FORM), ADW_TYPE_ENTRY_ROW, "Name", 0);

  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *typed = g_strndup ("Foo", i);

      gtk_editable_set_text (name, typed);
    }
  g_assert_cmpstr (get_type (page, 0)->name, ==, "Foo");
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Change Name of BEF Infantry");
  duck_book_document_set_limit (book, "officer", 3, 10);
  duck_book_document_set_limit (book, "cavalry", 4, 10);
  for (guint i = 0; i < 2; i++)
    {
      app_activate (fixture, "win.undo");
      g_assert_cmpstr (get_type (page, 0)->name, ==, "Foo");
    }
  app_activate (fixture, "win.undo");
  g_assert_cmpstr (get_type (page, 0)->name, ==, "BEF Infantry");
  g_assert_null (duck_document_get_undo_name (document));
  g_remove (path);
}

static void
test_types_and_traits (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  DuckDocument *document = duck_page_get_document (page);
  const WarBook *book = duck_book_document_get_book (get_document (page));
  guint n_types = book->types->len;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_click (app_find_button (page, "Add a Unit"));
  g_assert_cmpstr (get_type (page, 1)->id, ==, "new-unit");
  g_assert_cmpuint (get_type (page, 1)->weapons->len, ==, 0);
  g_assert_cmpuint (get_type (page, 1)->traits->len, ==, 0);
  g_assert_cmpstr (duck_book_document_get_faults (get_document (page)), ==, NULL);
  app_wait_for_paint (GTK_WIDGET (page));
  app_press_key (GDK_KEY_z, 0);
  app_wait_for (g_str_equal (get_type (page, 1)->name, "z"));
  app_click (app_find_button (page, "Duplicate the Unit"));
  g_assert_cmpstr (get_type (page, 2)->id, ==, "z");
  app_click (app_find_button (page, "Remove the Unit"));
  g_assert_cmpuint (duck_book_document_get_book (get_document (page))->types->len, ==, n_types + 1);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find (page, "book_button")), TRUE);
  app_click (app_find_button (page, "Add a Trait"));
  book = duck_book_document_get_book (get_document (page));
  g_assert_cmpuint (book->traits->len, ==, 1);
  g_assert_true (((const WarTrait *) g_ptr_array_index (book->traits, 0))->own);
  g_assert_null (duck_book_document_get_faults (get_document (page)));
  app_click (app_find_button (page, "Remove New Trait"));
  while (duck_document_undo (document))
    continue;
  g_assert_cmpuint (duck_book_document_get_book (get_document (page))->types->len, ==, n_types);
  g_remove (path);
}

static const WarWeapon *
get_last_weapon (DuckPage *page)
{
  const GPtrArray *weapons = get_type (page, 0)->weapons;

  return g_ptr_array_index (weapons, weapons->len - 1);
}

static GtkWidget *
get_focus (AppFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* A new weapon's or trait's row is open, and what is typed next is its name, not the unit's. */
static void
test_type_new_names (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  g_autofree char *name = g_strdup (get_type (page, 0)->name);
  guint n_weapons = get_type (page, 0)->weapons->len;
  GtkWidget *button;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_click (app_find_button (page, "Add a Weapon"));
  app_wait_for_paint (GTK_WIDGET (page));
  app_press_key (GDK_KEY_x, 0);
  app_wait_for (g_str_equal (get_last_weapon (page)->name, "x"));
  g_assert_cmpstr (get_type (page, 0)->name, ==, name);
  g_assert_cmpuint (get_type (page, 0)->weapons->len, ==, n_weapons + 1);

  /* The one before stands where it stood; its button has the focus. */
  button = app_find_button (page, "Remove x");
  gtk_widget_grab_focus (button);
  app_click (button);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (GTK_IS_BUTTON (get_focus (fixture)));
  g_assert_true (g_str_has_prefix (duck_tooltip_get (get_focus (fixture)), "Remove Bayonet"));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find (page, "book_button")), TRUE);
  app_click (app_find_button (page, "Add a Trait"));
  app_wait_for_paint (GTK_WIDGET (page));
  app_press_key (GDK_KEY_y, 0);
  app_wait_for (g_str_equal (((const WarTrait *) g_ptr_array_index (
                                duck_book_document_get_book (get_document (page))->traits, 0))
                               ->name,
                             "y"));
  g_assert_cmpstr (get_type (page, 0)->name, ==, name);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_remove (path);
}

/* With Tab from number to number, typing in each: the row around it takes no focus. */
static void
test_by_keys (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkSpinButton *cost = find_spin_button (page);
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (cost), DUCK_TYPE_STAT_ROW);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for_paint (GTK_WIDGET (page));
  gtk_widget_grab_focus (row);
  app_wait_for (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (cost)));
  app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (!gtk_widget_is_ancestor (get_focus (fixture), row));
  app_press_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  app_wait_for (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (cost)));
  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_press_key (GDK_KEY_4, 0);
  app_press_key (GDK_KEY_5, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_type (page, 0)->cost == 45);
  g_remove (path);
}

/* Letters in a number change nothing, and that is said: they are no 1. */
static void
test_letters (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM);
  GtkWidget *row = app_find_row (form, DUCK_TYPE_STAT_ROW, "Wounds", 0);
  GtkSpinButton *wounds = GTK_SPIN_BUTTON (app_find_type (row, GTK_TYPE_SPIN_BUTTON));
  double before = gtk_spin_button_get_value (wounds);
  g_autofree char *said = g_strdup_printf ("Only a number from 1 to 6: it stays %.0f", before);

  g_assert_cmpfloat (before, >, 1);
  for (guint i = 0; i < 2; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (wounds), i == 0 ? "four" : "4x");
      gtk_spin_button_update (wounds);
      g_assert_cmpfloat (gtk_spin_button_get_value (wounds), ==, before);
    }
  g_assert_false (duck_document_get_modified (duck_page_get_document (page)));
  app_wait_for (app_shows_text (fixture->window, said));
  g_remove (path);
}

/* A trait with a number gets a row for it; the focus stays at the trait, open rows stay open. */
/* Tab goes on from the list to the unit's form, past the sentences, in which there is nothing for
 * the keys, and back. */
static void
test_tab_passes_by (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *list = app_find (page, "types_view");
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for_paint (GTK_WIDGET (page));
  gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), list));
  app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (gtk_widget_is_ancestor (get_focus (fixture), form));
  app_press_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  app_wait_for (gtk_widget_is_ancestor (get_focus (fixture), list));
  g_remove (path);
}

static void
test_focus_stays (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM);
  AdwExpanderRow *weapon = ADW_EXPANDER_ROW (app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, 0));
  GtkWidget *row, *button;
  guint n_rows = app_count_type (form, DUCK_TYPE_STAT_ROW);

  adw_expander_row_set_expanded (weapon, TRUE);
  row = app_find_row (form, ADW_TYPE_ACTION_ROW, "Command", 0);
  button = app_find_type (row, GTK_TYPE_SWITCH);
  gtk_widget_grab_focus (button);
  gtk_widget_activate (button);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (app_count_type (form, DUCK_TYPE_STAT_ROW), !=, n_rows);
  g_assert_true (GTK_IS_SWITCH (get_focus (fixture)));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (
                     gtk_widget_get_ancestor (get_focus (fixture), ADW_TYPE_ACTION_ROW))),
                   ==, "Command");
  g_assert_true (adw_expander_row_get_expanded (
    ADW_EXPANDER_ROW (app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, 0))));
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_remove (path);
}

static gboolean
is_in_sight (GtkWidget *widget, GtkWidget *form)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, form, &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (form);
}

/* A new weapon is in sight, and so is the one after one that is removed. */
static void
test_place_stays (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM), *row;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for_paint (form);
  for (guint i = 0; i < 6; i++)
    app_click (app_find_button (page, "Add a Weapon"));
  row = app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, 7);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  app_wait_for (is_in_sight (app_find_row (row, ADW_TYPE_ENTRY_ROW, "Name", 0), form)
                && gtk_widget_is_ancestor (get_focus (fixture),
                                           app_find_row (row, ADW_TYPE_ENTRY_ROW, "Name", 0)));

  /* Its heading says what is typed. */
  app_press_key (GDK_KEY_x, 0);
  app_wait_for (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "x "));
  app_click (app_find_button (row, "Remove x"));
  app_wait_for (is_in_sight (app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, 6), form));
  g_assert_cmpuint (app_count_type (form, ADW_TYPE_EXPANDER_ROW), ==, 8 - 1);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_remove (path);
}

/* From the book's own form a click on the unit leads back, and the headings follow the names. */
static void
test_book_form (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkListView *view = GTK_LIST_VIEW (app_find (page, "types_view"));
  GtkSingleSelection *types = GTK_SINGLE_SELECTION (gtk_list_view_get_model (view));
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (app_find (page, "book_button"));
  GtkWidget *row;

  gtk_single_selection_set_selected (types, 2);
  g_assert_true (app_has_row (page, ADW_TYPE_ACTION_ROW, "Infantry", 0));
  gtk_toggle_button_set_active (button, TRUE);
  g_assert_true (app_has_row (page, ADW_TYPE_ACTION_ROW, "Infantry", 0));
  g_assert_cmpuint (gtk_single_selection_get_selected (types), ==, GTK_INVALID_LIST_POSITION);
  g_assert_false (g_action_group_get_action_enabled (duck_page_get_actions (page), "remove-type"));
  app_click (app_find_button (page, "Add a Trait"));
  row = app_find_row (page, ADW_TYPE_EXPANDER_ROW, "New Trait", 0);
  gtk_editable_set_text (app_find_row (row, ADW_TYPE_ENTRY_ROW, "Name", 0), "Stubborn");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Stubborn");
  gtk_editable_set_text (app_find_row (row, ADW_TYPE_ENTRY_ROW, "Text", 0), "Never runs.");
  g_assert_cmpuint (gtk_single_selection_get_selected (types), ==, GTK_INVALID_LIST_POSITION);

  gtk_single_selection_set_selected (types, 2);
  g_assert_false (gtk_toggle_button_get_active (button));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (app_shows_text (page, "Never runs. (Not enforced.)"));

  /* The button leads back too. */
  gtk_toggle_button_set_active (button, TRUE);
  gtk_toggle_button_set_active (button, FALSE);
  g_assert_cmpuint (gtk_single_selection_get_selected (types), ==, 2);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_remove (path);
}

/* A trait's row that is unfolded, and what has the focus in it, stay through undo, wherever it
 * stands by then. What is done to units makes no row of the book's form anew. */
static void
test_book_rows (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_BOOK_FORM), *share;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find (page, "book_button")), TRUE);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row;

      app_click (app_find_button (page, "Add a Trait"));
      row = app_find_row (form, ADW_TYPE_EXPANDER_ROW, "New Trait", 0);
      gtk_editable_set_text (app_find_row (row, ADW_TYPE_ENTRY_ROW, "Name", 0),
                             i == 0 ? "Brave" : "Calm");
    }
  adw_expander_row_set_expanded (app_find_row (form, ADW_TYPE_EXPANDER_ROW, "Brave", 0), FALSE);
  duck_book_document_remove_trait (get_document (page), 0);
  for (guint i = 0; i < 2; i++)
    {
      AdwExpanderRow *row = app_find_row (form, ADW_TYPE_EXPANDER_ROW, "Calm", 0);
      GtkWidget *name = app_find_row (row, ADW_TYPE_ENTRY_ROW, "Name", 0);

      g_assert_true (adw_expander_row_get_expanded (row));
      g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), name));
      if (i == 0)
        app_activate (fixture, "win.undo");
    }
  g_assert_false (
    adw_expander_row_get_expanded (app_find_row (form, ADW_TYPE_EXPANDER_ROW, "Brave", 0)));

  share = app_find_row (form, ADW_TYPE_ACTION_ROW, "Infantry", 0);
  duck_book_document_remove_type (get_document (page), 0);
  g_assert_true (app_find_row (form, ADW_TYPE_ACTION_ROW, "Infantry", 0) == share);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), form));
  g_remove (path);
}

/* A weapon that is unfolded, and has the focus, stays so when one before it goes and comes back. */
static void
test_weapon_rows (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM);
  AdwExpanderRow *bayonet = ADW_EXPANDER_ROW (app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, 1));
  g_autofree char *title = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (bayonet)));

  adw_expander_row_set_expanded (bayonet, TRUE);
  app_click (app_find_button (page, "Remove Lee-Enfield"));
  gtk_widget_child_focus (app_find_row (form, ADW_TYPE_EXPANDER_ROW, title, 0),
                          GTK_DIR_TAB_FORWARD);
  app_activate (fixture, "win.undo");
  bayonet = app_find_row (form, ADW_TYPE_EXPANDER_ROW, title, 0);
  g_assert_true (adw_expander_row_get_expanded (bayonet));
  g_assert_false (adw_expander_row_get_expanded (
    ADW_EXPANDER_ROW (app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, 0))));
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (bayonet)));
  g_remove (path);
}

static const WarLimit *
get_last_limit (DuckPage *page)
{
  const GPtrArray *limits = duck_book_document_get_book (get_document (page))->limits;

  return g_ptr_array_index (limits, limits->len - 1);
}

static void
choose (GtkWidget *row, const char *title, guint selected)
{
  AdwComboRow *combo = app_find_row (row, ADW_TYPE_COMBO_ROW, title, 0);

  adw_combo_row_set_selected (combo, selected);
}

/* Limits of other kinds are made by choices, of which none makes a book that cannot be saved. */
static void
test_other_limits (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  guint n_limits = duck_book_document_get_book (get_document (page))->limits->len;
  GtkWidget *row;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find (page, "book_button")), TRUE);
  app_click (app_find_button (page, "Add a Limit"));
  row = app_find_type (page, DUCK_TYPE_LIMIT_ROW);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "at most 2");
  g_assert_null (get_last_limit (page)->category);

  /* At least: of a category alone, and one or more. */
  choose (row, "Kind of Limit", WAR_LIMIT_AT_LEAST);
  g_assert_cmpint (get_last_limit (page)->kind, ==, WAR_LIMIT_AT_MOST);
  choose (row, "What Is Counted", 2);
  choose (row, "Kind of Limit", WAR_LIMIT_AT_LEAST);
  g_assert_cmpstr (get_last_limit (page)->category, ==, "officer");
  g_assert_cmpint (get_last_limit (page)->kind, ==, WAR_LIMIT_AT_LEAST);
  choose (row, "Measured By", 2);
  g_assert_cmpstr (get_last_limit (page)->among, ==, "infantry");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Officers");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "at least 2 for every 1 infantry");
  g_assert_null (duck_book_document_get_faults (get_document (page)));

  /* It is not measured by itself, and of all units it is no more than all. */
  choose (row, "Measured By", 3);
  g_assert_null (get_last_limit (page)->among);
  g_assert_cmpint (get_last_limit (page)->of, ==, 3);
  g_assert_null (duck_book_document_get_faults (get_document (page)));

  /* At most a share of all units takes the place of the one that the book has. */
  choose (row, "Kind of Limit", WAR_LIMIT_AT_MOST);
  app_wait_for (app_count_type (page, DUCK_TYPE_LIMIT_ROW) == 0);
  g_assert_cmpuint (duck_book_document_get_book (get_document (page))->limits->len, ==, n_limits);
  g_assert_cmpint (get_last_limit (page)->share, ==, 2);
  g_assert_cmpint (get_last_limit (page)->of, ==, 3);

  app_click (app_find_button (page, "Add a Limit"));
  app_click (app_find_button (page, "Remove the Limit of units of one type"));
  g_assert_cmpuint (app_count_type (page, DUCK_TYPE_LIMIT_ROW), ==, 0);
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_remove (path);
}

/* What is possible and hardly meant is said; a name that is taken away comes back. */
static void
test_odd (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM), *name;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  g_assert_true (app_shows_text (page, "Nothing is wrong with the book"));
  app_click (app_find_button (page, "Add a Unit"));
  g_assert_false (app_shows_text (page, "Nothing is wrong with the book"));
  g_assert_true (app_shows_text (page, "“New Unit” costs nothing."));
  g_assert_true (app_shows_text (page, "“New Unit” cannot move: its movement is 0."));
  g_assert_true (
    app_shows_text (page, "“New Unit” has no weapon, and no trait to make up for that."));
  app_wait_for (app_shows_text (fixture->window, "Begins with the categories, symbol, base "
                                                 "and cloth of “BEF Infantry”"));

  name = app_find_row (form, ADW_TYPE_ENTRY_ROW, "Name", 0);
  app_wait_for (gtk_widget_is_ancestor (get_focus (fixture), name));
  app_press_key (GDK_KEY_BackSpace, 0);
  app_wait_for (*gtk_editable_get_text (GTK_EDITABLE (name)) == '\0');
  g_assert_cmpstr (get_type (page, 1)->name, ==, "New Unit");
  app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (name)), "New Unit"));
  app_wait_for (app_shows_text (fixture->window, "A name is needed: it stays “New Unit”"));
  while (duck_document_undo (duck_page_get_document (page)))
    continue;
  g_remove (path);
}

/* A weapon is offered what may be on one, and a unit what it may have; a 0 says what it is. */
static void
test_offers (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  GtkWidget *form = app_find_type (page, DUCK_TYPE_TYPE_FORM);
  GtkWidget *weapon = app_find_type (form, ADW_TYPE_EXPANDER_ROW);
  AdwActionRow *uses;

  for (guint i = 0; i < 2; i++)
    adw_expander_row_set_expanded (
      ADW_EXPANDER_ROW (app_find_nth_type (form, ADW_TYPE_EXPANDER_ROW, i)), TRUE);
  g_assert_true (app_has_row (weapon, ADW_TYPE_ACTION_ROW, "Suppressing", 0));
  g_assert_false (app_has_row (weapon, ADW_TYPE_ACTION_ROW, "Command", 0));
  g_assert_true (app_has_row (form, ADW_TYPE_ACTION_ROW, "Command", 0));
  /* Of its two weapons, not of itself. */
  g_assert_true (app_has_row (form, ADW_TYPE_ACTION_ROW, "Suppressing", 1));
  g_assert_false (app_has_row (form, ADW_TYPE_ACTION_ROW, "Suppressing", 2));
  uses = app_find_row (weapon, DUCK_TYPE_STAT_ROW, "Uses", 0);
  g_assert_cmpstr (adw_action_row_get_subtitle (uses), ==, "0 is as often as wished");
  uses = app_find_row (weapon, DUCK_TYPE_STAT_ROW, "Template", 0);
  g_assert_cmpstr (adw_action_row_get_subtitle (uses), ==, "0 is none");
  uses = app_find_row (weapon, DUCK_TYPE_STAT_ROW, "Dice", 0);
  g_assert_cmpstr (adw_action_row_get_subtitle (uses), ==,
                   "DPW: as many dice as the unit has wounds left");
  g_remove (path);
}

/* A save is another revision, and the library gives out what it says. */
static void
test_save (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  DuckPage *page = open_copy (fixture, &path);
  StoreLibrary *library = duck_application_get_library (fixture->application);
  const WarBook *book = store_library_get_book (library, "entente-in-arms-own", NULL);

  g_assert_cmpint (book->revision, ==, 1);
  gtk_spin_button_set_value (find_spin_button (page), 45);
  app_activate (fixture, "win.save");
  g_assert_false (duck_document_get_modified (duck_page_get_document (page)));

  book = store_library_get_book (library, "entente-in-arms-own", NULL);
  g_assert_cmpint (book->revision, ==, 2);
  g_assert_cmpint (((const WarUnitType *) g_ptr_array_index (book->types, 0))->cost, ==, 45);
  g_remove (path);
}

/* A book of the program's that is changed and saved becomes another, by a name that can be told
 * from its own where books are chosen. */
static void
test_save_shipped (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = app_build_data ("books/for-the-fatherland.duckbook");
  g_autofree char *path = store_library_build_book_path ("for-the-fatherland-own");
  g_autofree char *folder = g_path_get_dirname (path);
  StoreLibrary *library = duck_application_get_library (fixture->application);
  DuckPage *page = app_open (fixture, shipped);
  g_autoptr (GError) error = NULL;

  gtk_spin_button_set_value (find_spin_button (page), 45);
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (duck_document_save (duck_page_get_document (page), path, &error));
  g_assert_no_error (error);
  g_assert_false (duck_document_get_modified (duck_page_get_document (page)));
  g_assert_cmpstr (duck_document_get_title (duck_page_get_document (page)), ==,
                   "For the Fatherland (Copy)");
  g_assert_cmpstr (store_library_get_book (library, "for-the-fatherland-own", NULL)->name, ==,
                   "For the Fatherland (Copy)");

  /* From then on its name is what the user says. */
  duck_book_document_set_name (get_document (page), "For the Fatherland");
  g_assert_true (duck_document_save (duck_page_get_document (page), path, &error));
  g_assert_cmpstr (store_library_get_book (library, "for-the-fatherland-own", NULL)->name, ==,
                   "For the Fatherland");
  g_remove (path);
}

static const char *
get_shown_book (DuckPage *page)
{
  return gtk_label_get_label (GTK_LABEL (app_find (page, "book_name")));
}

static gboolean
has_label (GMenuModel *menu, const char *label)
{
  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *own = NULL;
      const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &own)
          && g_str_equal (own, label))
        return TRUE;
      for (guint j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr (GMenuModel) within = g_menu_model_get_item_link (menu, i, links[j]);

          if (within != NULL && has_label (within, label))
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether the menu of the army offers a book of the name once it is open. */
static gboolean
offers_book (DuckPage *page, const char *name)
{
  gpointer button = app_find (page, "army_menu_button");
  gboolean offered;

  gtk_menu_button_popup (button);
  app_wait_for (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
  offered = has_label (gtk_menu_button_get_menu_model (button), name);
  gtk_menu_button_popdown (button);
  return offered;
}

static gboolean
is_enabled (DuckPage *page, const char *action)
{
  return g_action_group_get_action_enabled (duck_page_get_actions (page), action);
}

/* An army takes a copy of its book, or the enemy's; copies have names that can be told apart. */
static void
test_of_army (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL, *second = NULL;
  g_autofree char *army_path = app_build_shipped ("british-expeditionary-force.duckarmy");
  StoreLibrary *library = duck_application_get_library (fixture->application);
  DuckPage *page = open_copy (fixture, &first);
  DuckDocument *document;
  gint cost;

  g_assert_cmpstr (duck_document_get_title (duck_page_get_document (page)), ==,
                   "Entente In Arms (Copy)");
  second = duck_book_document_write_copy (
    library, store_library_get_book (library, "entente-in-arms", NULL), NULL, NULL);
  page = app_open (fixture, second);
  g_assert_cmpstr (duck_document_get_title (duck_page_get_document (page)), ==,
                   "Entente In Arms (Copy 2)");
  gtk_spin_button_set_value (find_spin_button (page), 45);
  app_activate (fixture, "win.save");

  page = app_open (fixture, army_path);
  document = duck_page_get_document (page);
  cost = war_army_get_cost (duck_document_get_value (document));
  g_assert_true (offers_book (page, "Entente In Arms (Copy 2)"));
  g_assert_true (offers_book (page, "Entente In Arms (Copy)"));
  g_assert_true (is_enabled (page, "copy-book"));
  g_assert_false (is_enabled (page, "edit-book"));
  gtk_widget_activate_action (GTK_WIDGET (page), "army.book", "s", "entente-in-arms-own-2");
  g_assert_false (is_enabled (page, "copy-book"));
  g_assert_true (is_enabled (page, "edit-book"));
  g_assert_cmpstr (get_shown_book (page), ==, "Entente In Arms (Copy 2)");
  g_assert_cmpint (war_army_get_cost (duck_document_get_value (document)), ==, cost + 7 * 5);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Change Army Book");

  gtk_widget_activate_action (GTK_WIDGET (page), "army.book", "s", "for-the-fatherland");
  g_assert_cmpstr (get_shown_book (page), ==, "For the Fatherland");
  g_assert_cmpint (war_army_get_cost (duck_document_get_value (document)), ==, cost + 7 * 5);
  g_assert_true (app_shows_text (page, "German Infantry"));
  g_assert_true (duck_document_go (document, -2));
  g_assert_cmpstr (get_shown_book (page), ==, "Entente In Arms");
  g_assert_cmpint (war_army_get_cost (duck_document_get_value (document)), ==, cost);

  /* One's own is changed itself. */
  gtk_widget_activate_action (GTK_WIDGET (page), "army.book", "s", "entente-in-arms-own-2");
  gtk_widget_activate_action (GTK_WIDGET (page), "army.edit-book", NULL);
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==, second);
  g_assert_true (duck_document_go (document, -1));
  g_remove (first);
  g_remove (second);
}

/* Whoever duplicates an army's book to edit it is asked whether the army is to be made from the
 * copy; it can also stay, or nothing happens. */
static void
test_copy_of_army (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army_path = app_build_shipped ("british-expeditionary-force.duckarmy");
  DuckPage *page = app_open (fixture, army_path);
  DuckDocument *document = duck_page_get_document (page), *book;
  const WarArmy *army;

  gtk_widget_activate_action (GTK_WIDGET (page), "army.copy-book", NULL);
  app_respond (fixture, "_Cancel");
  g_assert_true (duck_window_get_document (fixture->window) == document);

  gtk_widget_activate_action (GTK_WIDGET (page), "army.copy-book", NULL);
  app_respond (fixture, "_Use the Copy");
  app_wait_for (duck_window_get_document (fixture->window) != document);
  book = duck_window_get_document (fixture->window);
  army = duck_document_get_value (document);
  g_assert_cmpstr (army->book_id, ==, "entente-in-arms-own");
  g_assert_cmpstr (duck_document_get_title (book), ==, "Entente In Arms (Copy)");
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Change Army Book");
  g_assert_true (duck_document_go (document, -1));
  g_remove (duck_document_get_path (book));
}

static void
add_tests (void)
{
  APP_ADD ("/book-editor/change", test_change);
  APP_ADD ("/book-editor/typed", test_typed);
  APP_ADD ("/book-editor/types-and-traits", test_types_and_traits);
  APP_ADD ("/book-editor/type-new-names", test_type_new_names);
  APP_ADD ("/book-editor/by-keys", test_by_keys);
  APP_ADD ("/book-editor/letters", test_letters);
  APP_ADD ("/book-editor/tab-passes-by", test_tab_passes_by);
  APP_ADD ("/book-editor/focus-stays", test_focus_stays);
  APP_ADD ("/book-editor/place-stays", test_place_stays);
  APP_ADD ("/book-editor/book-form", test_book_form);
  APP_ADD ("/book-editor/book-rows", test_book_rows);
  APP_ADD ("/book-editor/weapon-rows", test_weapon_rows);
  APP_ADD ("/book-editor/other-limits", test_other_limits);
  APP_ADD ("/book-editor/odd", test_odd);
  APP_ADD ("/book-editor/offers", test_offers);
  APP_ADD ("/book-editor/save", test_save);
  APP_ADD ("/book-editor/save-shipped", test_save_shipped);
  APP_ADD ("/book-editor/of-army", test_of_army);
  APP_ADD ("/book-editor/copy-of-army", test_copy_of_army);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
