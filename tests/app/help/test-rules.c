/* test-rules.c: the rules, beside what one does
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/help/rules-window.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/system.h"

/* The window of the rules, and its rows. */
typedef struct
{
  GtkWindow *window;
  GtkListBox *list;
} Reference;

static Reference
wait_for_rules (AppFixture *fixture)
{
  Reference reference;

  app_wait_for (DUCK_IS_RULES_WINDOW (app_get_dialog (fixture)));
  reference.window = app_get_dialog (fixture);
  reference.list = GTK_LIST_BOX (app_find (reference.window, "list"));
  return reference;
}

static void
close_rules (AppFixture *fixture, Reference *reference)
{
  gpointer window = reference->window;

  g_object_add_weak_pointer (window, &window);
  gtk_window_close (window);
  app_wait_for (window == NULL);
}

static const char *
get_name (GtkListBoxRow *row)
{
  return gtk_label_get_text (GTK_LABEL (app_find_nth_type (row, GTK_TYPE_LABEL, 0)));
}

static guint
count_rows (Reference *reference, gboolean seen)
{
  GtkListBoxRow *row;
  guint n = 0;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (reference->list, i)) != NULL; i++)
    n += !seen || gtk_widget_get_child_visible (GTK_WIDGET (row));
  return n;
}

/* The row is chosen, and all of it can be seen. */
static void
assert_is_shown (Reference *reference, const char *name)
{
  GtkWidget *scroller = app_find (reference->window, "scroller");
  GtkListBoxRow *row;
  graphene_rect_t bounds;

  app_wait_for ((row = gtk_list_box_get_selected_row (reference->list)) != NULL);
  g_assert_cmpstr (get_name (row), ==, name);
  app_wait_for (gtk_window_get_focus (reference->window) == GTK_WIDGET (row));
  app_wait_for_paint (GTK_WIDGET (row));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row), scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

/* Each system has all of its clauses there, its terrain, and who wrote it. */
static void
test_all_systems (AppFixture *fixture, gconstpointer data)
{
  const WarSystem *system;
  Reference reference;

  app_activate (fixture, "win.rules");
  reference = wait_for_rules (fixture);
  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      const WarRules *rules = store_library_get_rules (
        duck_application_get_library (fixture->application), system->id, NULL);
      const char *credit;

      gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (reference.window, "systems")), i);
      credit = gtk_label_get_text (GTK_LABEL (app_find (reference.window, "credit")));
      g_assert_nonnull (strstr (credit, system->credit));
      g_assert_cmpuint (count_rows (&reference, FALSE), >=, rules->clauses->len + WAR_N_TERRAINS);
      for (guint j = 0; j < rules->clauses->len; j++)
        {
          const WarClause *clause = g_ptr_array_index (rules->clauses, j);

          g_assert_nonnull (war_rules_find_chapter (rules, clause->id));
          g_assert_cmpstr (get_name (gtk_list_box_get_row_at_index (reference.list, (gint) j)), ==,
                           strchr (clause->id, '.') + 1);
        }
    }
  close_rules (fixture, &reference);
}

/* With nothing open it is the system that was chosen last; one that is not known was not. */
static void
test_last_system (AppFixture *fixture, gconstpointer data)
{
  static const char *const ids[][2] = { { "empires", "empires" }, { "gone", "entrenched" } };
  GSettings *settings = duck_settings_get ();

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      Reference reference;
      GtkDropDown *systems;

      g_settings_set_string (settings, DUCK_SETTING_SYSTEM, ids[i][0]);
      app_activate (fixture, "win.rules");
      reference = wait_for_rules (fixture);
      systems = GTK_DROP_DOWN (app_find (reference.window, "systems"));
      g_assert_cmpstr (war_system_get_nth (gtk_drop_down_get_selected (systems))->id, ==,
                       ids[i][1]);
      close_rules (fixture, &reference);
    }
  g_settings_reset (settings, DUCK_SETTING_SYSTEM);
}

/* They are found by words and by number, by keys alone. */
static void
test_search (AppFixture *fixture, gconstpointer data)
{
  Reference reference;
  guint n_all;

  app_activate (fixture, "win.rules");
  reference = wait_for_rules (fixture);
  n_all = count_rows (&reference, TRUE);
  app_wait_for_paint (GTK_WIDGET (reference.window));
  for (const char *c = "base gas"; *c != '\0'; c++)
    app_press_key ((guint) *c, 0);
  app_wait_for (count_rows (&reference, TRUE) < n_all);
  g_assert_cmpuint (count_rows (&reference, TRUE), >, 0);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (count_rows (&reference, TRUE) == n_all);
  for (const char *c = "7.12"; *c != '\0'; c++)
    app_press_key (*c == '.' ? GDK_KEY_period : (guint) *c, 0);
  app_wait_for (count_rows (&reference, TRUE) == 1);
  app_press_key (GDK_KEY_Return, 0);
  assert_is_shown (&reference, "7.12");
  close_rules (fixture, &reference);
}

/* A clause is shown by its id and by its number; the window stays, and can be worked beside. */
static void
test_show_clause (AppFixture *fixture, gconstpointer data)
{
  const char *const clauses[][2]
    = { { "entrenched.7.2", "7.2" }, { "common.G-3", "G-3" }, { "E-20", "E-20" } };
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  Reference reference;

  app_open (fixture, path);
  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-clause", "s",
                                  clauses[i][0]);
      reference = wait_for_rules (fixture);
      assert_is_shown (&reference, clauses[i][1]);
      g_assert_false (gtk_window_get_modal (reference.window));
    }
  close_rules (fixture, &reference);
}

/* Whether an amendment counts in the game that is open is said. */
static void
test_amendments (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_data ("schemas/examples/example.duckgame");
  DuckPage *page = app_open (fixture, path);
  const WarSetup *setup
    = duck_game_document_get_game (DUCK_GAME_DOCUMENT (duck_page_get_document (page)))->setup;
  const WarSystem *system = setup->operation->rules->system;
  Reference reference;

  for (guint i = 0; system->amendments[i].clause != NULL; i++)
    {
      GtkListBoxRow *row;
      gboolean is_used;

      gtk_widget_activate_action (GTK_WIDGET (page), "game.show-clause", "s",
                                  system->amendments[i].clause);
      reference = wait_for_rules (fixture);
      row = gtk_list_box_get_selected_row (reference.list);
      is_used
        = app_count_type (row, GTK_TYPE_LABEL) == 3
          && strstr (gtk_label_get_text (GTK_LABEL (app_find_nth_type (row, GTK_TYPE_LABEL, 2))),
                     "It is in use here.")
               != NULL;
      g_assert_true (is_used == ((setup->amendments >> i & 1) != 0));
    }
  close_rules (fixture, &reference);
}

/* What is wrong with an army leads to its rule, by keys alone. */
static void
test_link (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "mine.duckarmy");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *remarks = app_find (page, "remarks");
  GtkWidget *label = NULL;
  Reference reference;

  for (guint i = 0; i < 4; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "army.add", "s", "british-cavalry");
  for (guint i = 0; label == NULL; i++)
    {
      GtkWidget *some = app_find_nth_type (remarks, GTK_TYPE_LABEL, i);

      if (strstr (gtk_label_get_label (GTK_LABEL (some)), "<a href=\"entrenched.10.") != NULL)
        label = some;
    }
  app_wait_for_paint (label);
  app_focus_window (fixture);
  gtk_widget_grab_focus (label);
  app_press_key (GDK_KEY_Return, 0);
  reference = wait_for_rules (fixture);
  g_assert_true (
    g_str_has_prefix (get_name (gtk_list_box_get_selected_row (reference.list)), "10."));
  close_rules (fixture, &reference);
}

static void
add_tests (void)
{
  APP_ADD ("/rules/all-systems", test_all_systems);
  APP_ADD ("/rules/last-system", test_last_system);
  APP_ADD ("/rules/search", test_search);
  APP_ADD ("/rules/show-clause", test_show_clause);
  APP_ADD ("/rules/amendments", test_amendments);
  APP_ADD ("/rules/link", test_link);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
