/* test-by-keyboard.c: an army is built and a field is drawn with keys alone
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "field-editor/field-page.h"

#include "app/army-editor/new-army.h"
#include "app/base/control-row.h"
#include "app/board/board.h"
#include "app/designer/designer-checks.h"
#include "desk/documents/army-document.h"
#include "engine/army/army-check.h"

/* What one types to find a unit type of the British Expeditionary Force, and how many there are, in
 * the order of the shipped army. */
static const struct
{
  const char *words;
  guint count;
} units[] = {
  { "bef officer", 1 }, { "bef infantry", 7 }, { "british cavalry", 3 },
  { "vickers", 1 },     { "2 inch", 1 },
};

static WarArmy *
get_army (DuckDocument *document)
{
  return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));
}

static void
type_text (const char *text)
{
  for (; *text != '\0'; text++)
    app_press_key (gdk_unicode_to_keyval ((guchar) *text), 0);
}

/* No window has as many that Tab comes to. */
#define MAX_STOPS 100

/* Goes on with Tab until the focus is in the widget. */
static void
tab_to (gpointer window, const char *id)
{
  GtkWidget *widget = app_find (window, id);
  GtkWidget *focus = gtk_window_get_focus (window);
  g_autoptr (GString) stops = g_string_new (NULL);
  guint n = 0;

  while (focus == NULL || (focus != widget && !gtk_widget_is_ancestor (focus, widget)))
    {
      GtkWidget *before = focus;

      if (n++ == MAX_STOPS)
        g_error ("No Tab leads to “%s”, but to:%s", id, stops->str);
      g_string_append_printf (stops, " %s", focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
      app_press_key (GDK_KEY_Tab, 0);
      app_wait_for ((focus = gtk_window_get_focus (window)) != before);
    }
}

static DuckDocument *
create_army (AppFixture *fixture)
{
  gpointer dialog;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_press_key (GDK_KEY_n, GDK_CONTROL_MASK);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (DUCK_IS_NEW_ARMY (dialog));
  app_wait_for (gtk_window_is_active (dialog));
  /* Tab goes by where things lie. GTK 4.18 finds nothing in a page that has not been laid out. */
  app_wait_for_paint (dialog);
  type_text ("Contemptibles");
  tab_to (dialog, "limit");
  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  type_text ("665");
  app_wait_for (
    g_str_equal (gtk_editable_get_text (GTK_EDITABLE (app_find (dialog, "limit"))), "665"));
  g_object_add_weak_pointer (dialog, &dialog);
  app_press_key (GDK_KEY_r, GDK_ALT_MASK);
  app_wait_for (dialog == NULL);
  return duck_window_get_document (fixture->window);
}

static void
add_units (AppFixture *fixture, DuckDocument *document)
{
  GtkEditable *search = GTK_EDITABLE (app_find (fixture->window, "search"));
  guint n = 0;

  app_focus_window (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      /* In place of what was looked for before. */
      app_press_key (GDK_KEY_f, GDK_CONTROL_MASK);
      type_text (units[i].words);
      app_wait_for (g_str_equal (gtk_editable_get_text (search), units[i].words));
      for (guint j = 0; j < units[i].count; j++)
        {
          app_press_key (GDK_KEY_Return, 0);
          n++;
          app_wait_for (get_army (document)->units->len == n);
        }
    }
}

/* The same units as those of the shipped army, for the same points. */
static void
assert_is_shipped (AppFixture *fixture, DuckDocument *document)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (DuckDocument) shipped = duck_document_open (library, path, faults);
  const WarArmy *army = get_army (document), *wanted = get_army (shipped);

  g_assert_cmpint (army->cost_limit, ==, wanted->cost_limit);
  g_assert_cmpstr (army->game_type, ==, wanted->game_type);
  g_assert_cmpuint (army->units->len, ==, wanted->units->len);
  for (guint i = 0; i < army->units->len; i++)
    g_assert_cmpstr (war_army_get_unit (army, i)->type->id, ==,
                     war_army_get_unit (wanted, i)->type->id);
  g_assert_cmpint (war_army_get_cost (army), ==, 665);
  g_assert_true (war_army_is_legal (army));
}

/* Built, undone to the beginning, and done again. */
static void
test_army (AppFixture *fixture, gconstpointer data)
{
  DuckDocument *document = create_army (fixture);
  guint n_steps = 0;

  g_assert_cmpstr (duck_document_get_title (document), ==, "Contemptibles");
  g_assert_false (duck_document_get_modified (document));
  add_units (fixture, document);
  assert_is_shipped (fixture, document);

  /* In the search the key would undo what has been typed there. */
  gtk_widget_grab_focus (app_find (fixture->window, "units_view"));
  while (duck_document_get_undo_name (document) != NULL)
    {
      guint n_units = get_army (document)->units->len;

      app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
      app_wait_for (get_army (document)->units->len < n_units);
      n_steps++;
    }
  g_assert_cmpuint (n_steps, ==, 13);
  g_assert_cmpuint (get_army (document)->units->len, ==, 0);
  g_assert_false (duck_document_get_modified (document));
  g_assert_false (gtk_widget_is_sensitive (app_find (fixture->window, "undo")));

  while (duck_document_get_redo_name (document) != NULL)
    {
      guint n_units = get_army (document)->units->len;

      app_press_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
      app_wait_for (get_army (document)->units->len > n_units);
    }
  assert_is_shipped (fixture, document);
}

/* A terrain is searched for and drawn without a pointer, whatever the tool in the hand was. */
static void
test_field (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *board = GTK_WIDGET (editor.board);
  GtkWidget *search = app_find_type (app_find (editor.page, "palette"), GTK_TYPE_SEARCH_ENTRY);
  guint n_before = get_field (&editor)->features->len;

  gtk_widget_grab_focus (board);
  app_press_key (GDK_KEY_z, 0);
  app_press_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_wait_for (gtk_widget_is_ancestor (gtk_window_get_focus (window), search));
  type_text ("swamp");
  app_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (search)), "swamp"));
  if (data != NULL)
    {
      /* To the first that is found, though what was chosen before is not in sight. */
      app_press_key (GDK_KEY_Down, 0);
      app_wait_for (!gtk_widget_is_ancestor (gtk_window_get_focus (window), search));
    }
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (gtk_widget_has_focus (board));
  app_press_key (GDK_KEY_b, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  g_assert_cmpint (get_feature (&editor, n_before)->terrain, ==, WAR_TERRAIN_SWAMP);
}

/* Whether the focus is in the widget, or on it. */
static gboolean
is_focused (GtkWindow *window, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* From the map to what is to be looked at, to the designer and back, and the other way round. */
static void
test_operation_panes (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *const stops[]
    = { app_find_type (page, DUCK_TYPE_BOARD), app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS),
        app_find (page, "designer") };

  if (data != NULL)
    gtk_window_set_default_size (window, 683, 500);
  app_wait_for_paint (GTK_WIDGET (page));
  gtk_widget_grab_focus (stops[0]);
  for (guint i = 1; i <= 3; i++)
    {
      /* The pointer, and some seconds, let the focus go out of sight. */
      gtk_window_set_focus_visible (window, FALSE);
      app_press_key (GDK_KEY_F6, 0);
      app_wait_for (is_focused (window, stops[i % 3]));
      g_assert_true (gtk_window_get_focus_visible (window));
    }
  for (guint i = 3; i-- > 0;)
    {
      app_press_key (GDK_KEY_F6, GDK_SHIFT_MASK);
      app_wait_for (is_focused (window, stops[i]));
    }
}

/* From the map to the inspector, to what is drawn with and back, and the other way round. */
static void
test_field_panes (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *palette = app_find (editor.page, "palette");
  GtkWidget *inspector = app_find (editor.page, "inspector");

  if (data != NULL)
    gtk_window_set_default_size (window, 683, 500);
  app_wait_for_paint (GTK_WIDGET (editor.page));
  gtk_widget_grab_focus (GTK_WIDGET (editor.board));
  for (guint i = 0; i < 2; i++)
    {
      GdkModifierType modifiers = i == 0 ? 0 : GDK_SHIFT_MASK;

      app_press_key (GDK_KEY_F6, modifiers);
      app_wait_for (
        gtk_widget_is_ancestor (gtk_window_get_focus (window), i == 0 ? inspector : palette));
      app_press_key (GDK_KEY_F6, modifiers);
      app_wait_for (
        gtk_widget_is_ancestor (gtk_window_get_focus (window), i == 0 ? palette : inspector));
      app_press_key (GDK_KEY_F6, modifiers);
      app_wait_for (gtk_widget_has_focus (GTK_WIDGET (editor.board)));
    }
}

/* From the sentences below an army that is too dear to the card, back to the army, and to the book;
 * where there is no room for all panes too. */
static void
test_army_panes (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "a.duckarmy");
  DuckPage *page = app_open (fixture, path);
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *remarks = app_find (page, "remarks");
  GtkWidget *lines = app_find (remarks, "lines");
  GtkWidget *panes[3];

  g_object_get (app_find (page, "panes"), "start", &panes[0], "main", &panes[1], "end", &panes[2],
                NULL);
  duck_army_document_set_cost_limit (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)), 10);
  if (data != NULL)
    gtk_window_set_default_size (window, 683, 500);
  app_wait_for_paint (GTK_WIDGET (page));
  for (gint step = 1; step >= -1; step -= 2)
    {
      const GdkModifierType modifiers = step > 0 ? 0 : GDK_SHIFT_MASK;

      app_wait_for (gtk_widget_child_focus (lines, GTK_DIR_TAB_FORWARD)
                    || is_focused (window, lines));
      for (gint i = 1; i <= 3; i++)
        {
          app_press_key (GDK_KEY_F6, modifiers);
          app_wait_for (is_focused (window, panes[(1 + 3 + i * step) % 3]));
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    g_object_unref (panes[i]);
  duck_document_save (duck_page_get_document (page), path, NULL);
}

static char *
build_path (const char *name)
{
  return g_str_has_suffix (name, ".duckbook") ? app_build_data (name) : app_build_shipped (name);
}

/* The list, not the name above it: who types a number means how many, and not another name. */
static void
test_into_panes (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "a.duckarmy");
  DuckPage *page = app_open (fixture, path);
  DuckArmyDocument *document = DUCK_ARMY_DOCUMENT (duck_page_get_document (page));
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *main_pane;

  g_object_get (app_find (page, "panes"), "main", &main_pane, NULL);
  app_focus_window (fixture);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (is_focused (window, app_find (page, "search")));
  app_press_key (GDK_KEY_F6, 0);
  app_wait_for (is_focused (window, app_find (page, "units_view")));

  /* Where the list is empty, what there is. */
  while (duck_army_document_get_army (document)->units->len > 0)
    duck_army_document_remove_units (document, (const guint[]){ 0 }, 1);
  app_wait_for (!gtk_widget_get_mapped (app_find (page, "units_view")));
  gtk_widget_grab_focus (app_find (page, "search"));
  app_press_key (GDK_KEY_F6, 0);
  app_wait_for (is_focused (window, main_pane));
  g_object_unref (main_pane);
  duck_document_save (duck_page_get_document (page), path, NULL);
}

/* Where pages begin, and the dialog to print: at what one does there, and by a key that does no
 * harm. */
static void
test_beginnings (AppFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *id;
  } pages[] = {
    { "books/for-the-fatherland.duckbook", "types_view" },
    { "hooge.duckfield", "board" },
    { "langemarck.duckop", "board" },
    { "german-fourth-army.duckarmy", "search" },
  };
  gpointer dialog;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = build_path (pages[i].name);
      DuckPage *page = app_open (fixture, path);

      app_wait_for_paint (GTK_WIDGET (page));
      g_assert_true (is_focused (GTK_WINDOW (fixture->window), app_find (page, pages[i].id)));
    }

  app_activate (fixture, "win.print");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_wait_for (gtk_window_is_active (dialog));
  g_assert_true (gtk_window_get_focus (dialog) == app_find_labelled (dialog, "_Print…"));
  g_assert_true (gtk_window_get_focus (dialog) == gtk_window_get_default_widget (dialog));
  gtk_window_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

static gboolean
can_scroll (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

/* No Tab leads to where nothing is to be done, which nobody would see there. */
static void
test_stops (AppFixture *fixture, gconstpointer data)
{
  static const char *const names[]
    = { "books/for-the-fatherland.duckbook", "hooge.duckfield", "langemarck.duckop",
        "german-fourth-army.duckarmy", "blood-of-ypres.duckcampaign" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = build_path (names[i]);
      DuckPage *page = app_open (fixture, path);
      GtkWindow *window = GTK_WINDOW (fixture->window);
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      GtkWidget *focus;

      app_wait_for_paint (GTK_WIDGET (page));
      while (g_hash_table_add (seen, (focus = gtk_window_get_focus (window))))
        {
          if (GTK_IS_SCROLLED_WINDOW (focus))
            g_assert_true (
              can_scroll (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (focus)))
              || can_scroll (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (focus))));
          gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
        }
      g_assert_cmpuint (g_hash_table_size (seen), >, 5);
    }
}

/* How many Tabs it takes to leave the row with the number, and to come back, typing one there. */
static void
check_number (GtkWindow *window, GtkWidget *row, guint n_controls)
{
  GtkWidget *focus;

  gtk_widget_grab_focus (row);
  app_wait_for (gtk_widget_is_ancestor (gtk_window_get_focus (window), row));
  for (guint i = 0; i < 2 * n_controls; i++)
    {
      focus = gtk_window_get_focus (window);
      app_press_key (GDK_KEY_Tab, i < n_controls ? 0 : GDK_SHIFT_MASK);
      app_wait_for (gtk_window_get_focus (window) != focus);
      g_assert_true (gtk_window_get_focus (window) != row);
      g_assert_cmpint (gtk_widget_is_ancestor (gtk_window_get_focus (window), row), ==,
                       i + 1 != n_controls);
    }
  focus = gtk_window_get_focus (window);
  g_assert_true (GTK_IS_TEXT (focus));
  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_press_key (GDK_KEY_9, 0);
  app_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (focus)), "9"));
}

/* One Tab for each number, on pages and in dialogs: the row around it is no stop. */
static void
test_numbers (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  GtkStack *sections = GTK_STACK (app_find (page, "sections"));
  gpointer dialog;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_stack_set_visible_child_name (sections, "play");
  app_wait_for_paint (GTK_WIDGET (page));
  check_number (
    GTK_WINDOW (fixture->window),
    app_find_row (gtk_stack_get_visible_child (sections), DUCK_TYPE_CONTROL_ROW, "Round Limit", 0),
    1);

  app_activate (fixture, "app.new-army");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_wait_for (gtk_window_is_active (dialog));
  app_wait_for_paint (dialog);
  check_number (dialog, app_find (dialog, "limit_row"), 1);
  gtk_window_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* In the usual window, and in half a laptop's screen. */
#define ADD_BOTH(path, test) \
  g_test_add (path, AppFixture, NULL, app_set_up, test, app_tear_down); \
  g_test_add (path "/narrow", AppFixture, "", app_set_up, test, app_tear_down)

static void
add_tests (void)
{
  APP_ADD ("/by-keyboard/army", test_army);
  APP_ADD ("/by-keyboard/field", test_field);
  g_test_add ("/by-keyboard/field/down", AppFixture, "", app_set_up, test_field, app_tear_down);
  ADD_BOTH ("/by-keyboard/army-panes", test_army_panes);
  ADD_BOTH ("/by-keyboard/field-panes", test_field_panes);
  ADD_BOTH ("/by-keyboard/operation-panes", test_operation_panes);
  APP_ADD ("/by-keyboard/numbers", test_numbers);
  APP_ADD ("/by-keyboard/into-panes", test_into_panes);
  APP_ADD ("/by-keyboard/beginnings", test_beginnings);
  APP_ADD ("/by-keyboard/stops", test_stops);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
