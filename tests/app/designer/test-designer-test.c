/* test-designer-test.c: an operation is tested, and mended, with the widgets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "app-fixture.h"
#include "app/designer/test-charts.h"
#include "app/designer/test-export.h"
#include "app/designer/test-report.h"
#include "desk/designer/test-run.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "names.h"

#define FIXED_NUMBER 4
#define RANDOM 2 /* among those who may play */

static DuckPage *
open_skirmish (AppFixture *fixture)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);

  return app_open (fixture, path);
}

static WarOperation *
get_operation (DuckPage *page)
{
  return duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)));
}

static void
choose (GtkWidget *test, const char *title, guint choice)
{
  adw_combo_row_set_selected (app_find_row (test, ADW_TYPE_COMBO_ROW, title, 0), choice);
}

/* The n-th label that shows a text with this in it; NULL: none does. */
static const char *
find_words (GtkWidget *root, const char *part)
{
  for (guint i = 0; i < app_count_type (root, GTK_TYPE_LABEL); i++)
    {
      GtkWidget *label = app_find_nth_type (root, GTK_TYPE_LABEL, i);
      const char *text = gtk_label_get_label (GTK_LABEL (label));

      if (gtk_widget_get_mapped (label) && strstr (text, part) != NULL)
        return text;
    }
  return NULL;
}

static void
set_games (GtkWidget *test, guint n)
{
  choose (test, "How Often", FIXED_NUMBER);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (test, GTK_TYPE_SPIN_BUTTON)), n);
}

static GtkWidget *
get_report (GtkWidget *test)
{
  return app_find_type (test, DUCK_TYPE_TEST_REPORT);
}

/* Games in the background, to their end: what came of them is told in words and pictures, and that
 * it is of another operation once that has changed. */
static void
test_test (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_skirmish (fixture);
  GtkWidget *test = app_show_section (page, "test");
  GtkWidget *start = app_find_labelled (test, "_Test It");
  GtkWidget *stop = app_find_labelled (test, "_Stop");
  GtkWidget *games = app_find_row (test, ADW_TYPE_ACTION_ROW, "Games", 0);

  g_assert_false (gtk_widget_get_visible (games));
  g_assert_false (gtk_widget_get_mapped (get_report (test)));
  set_games (test, 3);
  g_assert_true (gtk_widget_get_visible (games));
  app_click (start);
  g_assert_true (gtk_widget_get_visible (stop));
  g_assert_false (gtk_widget_get_visible (start));
  app_wait_for (gtk_widget_get_visible (start));
  g_assert_true (gtk_widget_get_mapped (get_report (test)));
  g_assert_nonnull (find_words (test, "of the games that somebody wins")
                      ? ""
                      : find_words (test, "These games do not show"));
  g_assert_nonnull (find_words (test, "3 games, each share with its 95"));
  g_assert_nonnull (find_words (test, " took "));
  g_assert_nonnull (find_words (test, "Losses by Unit Type: "));
  g_assert_false (gtk_widget_get_visible (app_find_labelled (test, "_Go On")));

  duck_operation_document_set_rounds (DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)), 4);
  g_assert_true (app_shows_text (test, "The operation has changed since it was tested."));

  /* Closing the tab ends the games too. */
  set_games (test, 100000);
  app_click (start);
}

/* It stops by itself once shares are known well enough, after a number of games that is fixed. */
static void
test_by_itself (AppFixture *fixture, gconstpointer data)
{
  const WarStopping looks = war_stopping_new (0.1);
  DuckPage *page = open_skirmish (fixture);
  GtkWidget *test = app_show_section (page, "test");
  GtkWidget *start = app_find_labelled (test, "_Test It");
  const char *words;
  gboolean is_look = FALSE;

  choose (test, "How Often", 0);
  app_click (start);
  app_wait_for (gtk_widget_get_visible (start));
  words = find_words (test, "Stopped by itself after ");
  g_assert_nonnull (words);
  for (guint i = 0; i < WAR_N_LOOKS; i++)
    {
      g_autofree char *begin = g_strdup_printf ("Stopped by itself after %u games", looks.games[i]);

      is_look |= g_str_has_prefix (words, begin);
    }
  g_assert_true (is_look);
}

/* Stopped by hand one can go on, until it is over. */
static void
test_stopped (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_skirmish (fixture);
  GtkWidget *test = app_show_section (page, "test");
  GtkWidget *start = app_find_labelled (test, "_Test It");
  GtkWidget *stop = app_find_labelled (test, "_Stop");
  GtkWidget *go_on = app_find_labelled (test, "_Go On");

  set_games (test, 100000);
  app_click (start);
  app_wait_for (gtk_widget_get_mapped (get_report (test)));
  app_click (stop);
  app_wait_for (gtk_widget_get_visible (start));
  g_assert_true (gtk_widget_get_visible (go_on));
  g_assert_nonnull (find_words (test, "Stopped by hand"));

  app_click (go_on);
  g_assert_true (gtk_widget_get_visible (stop));
  g_assert_true (gtk_widget_get_mapped (get_report (test)));
  app_click (stop);
  app_wait_for (gtk_widget_get_visible (start));
  g_assert_true (gtk_widget_get_visible (go_on));

  /* Of what has changed there is nothing to go on with. */
  duck_operation_document_set_rounds (DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)), 4);
  g_assert_false (gtk_widget_get_visible (go_on));
}

/* Commanders that differ may change sides, and are compared then. */
static void
test_commanders (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_skirmish (fixture);
  GtkWidget *test = app_show_section (page, "test");
  GtkWidget *start = app_find_labelled (test, "_Test It");
  GtkWidget *changes = app_find_type (test, GTK_TYPE_SWITCH);
  g_autofree char *second = g_strdup_printf ("Who Plays %s", get_operation (page)->forces[1]->name);

  g_assert_false (gtk_widget_is_sensitive (changes));
  /* Those that look ahead can play it too. */
  g_assert_cmpuint (g_list_model_get_n_items (
                      adw_combo_row_get_model (app_find_row (test, ADW_TYPE_COMBO_ROW, second, 0))),
                    ==, 5);
  choose (test, second, RANDOM);
  g_assert_true (gtk_widget_is_sensitive (changes));
  gtk_switch_set_active (GTK_SWITCH (changes), TRUE);
  set_games (test, 4);
  app_click (start);
  app_wait_for (gtk_widget_get_visible (start));
  g_assert_true (app_shows_text (test, "Wins of the Commanders"));
}

/* Changes are tried, and one press takes one over: the operation is another, until it is undone. */
static void
test_changes (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_skirmish (fixture);
  DuckDocument *document = duck_page_get_document (page);
  GtkWidget *test = app_show_section (page, "test");
  GtkWidget *start = app_find_labelled (test, "_Test It");
  GtkWidget *try = app_find_labelled (test, "Try _Changes");
  WarOperation *before = get_operation (page);

  set_games (test, 12);
  app_click (try);
  g_assert_false (gtk_widget_is_sensitive (start));
  app_wait_for (gtk_widget_get_visible (try));
  g_assert_true (gtk_widget_is_sensitive (start));
  g_assert_nonnull (find_words (test, "Each change was played 3 times, and the fairest ones 12"));
  g_assert_nonnull (find_words (test, " instead of "));

  g_assert_true (gtk_widget_is_sensitive (app_find_labelled (test, "Take Over")));
  app_click (app_find_labelled (test, "Take Over"));
  g_assert_true (get_operation (page) != before);
  g_assert_nonnull (find_words (test, "The operation has changed since these changes were tried."));
  g_assert_false (gtk_widget_is_sensitive (app_find_labelled (test, "Take Over")));
  g_assert_true (g_str_has_prefix (duck_document_get_undo_name (document), "Take Over “"));

  duck_document_undo (document);
  g_assert_true (get_operation (page) == before);
  g_assert_true (gtk_widget_is_sensitive (app_find_labelled (test, "Take Over")));
}

/* The report in each kind of file. */
static void
test_export (AppFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *suffix, *begin, *part;
  } rows[] = {
    { "txt", NULL, "\nWhat Changes Do\n" },
    { "md", "# ", "\n## Wins\n\n| Side | wins |" },
    { "csv", "table,row,column,value\r\n", "\r\nWhen games ended," },
    { "json", "{\"duckboard\":\"series\",",
      "\"1\":\"quick\",\"2\":\"random\",\"change-sides\":true" },
    { "pdf", "%PDF-", NULL },
  };
  DuckPage *page = open_skirmish (fixture);
  StoreLibrary *library = duck_shell_get_library (DUCK_SHELL (fixture->window));
  WarSeriesPlan plan = {
    .n_games = 4,
    .n_threads = 1,
    .seed = 5,
    .commanders = { war_quick_command, war_random_command },
    .changes_sides = TRUE,
  };
  DuckTestResult result = {
    .operation = get_operation (page),
    .commanders = { "quick", "random" },
    .seed = 5,
    .changes_sides = TRUE,
  };
  g_auto (WarTrials) trials = { 0 };
  const DrawSheetSetup setup = { .paper = draw_paper_a4 };
  g_autoptr (GArray) variants = war_variants_list (result.operation);
  WarSetupFault fault;

  g_array_set_size (variants, 2);
  g_assert_true (war_trials_play (result.operation, &plan, variants, NULL, NULL, &trials, &fault));
  result.tally = trials.before;
  result.trials = &trials;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes
        = duck_test_export_to_bytes (&result, library, rows[i].suffix, &setup, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      if (rows[i].begin != NULL)
        g_assert_true (g_str_has_prefix (text, rows[i].begin));
      if (rows[i].part != NULL)
        g_assert_nonnull (strstr (text, rows[i].part));
    }
}

/* Menu, pictures and buttons have names for who does not see them. */
static void
test_names (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_skirmish (fixture);
  GtkWidget *test = app_show_section (page, "test");
  GtkWidget *start = app_find_labelled (test, "_Test It");
  GtkWidget *report = get_report (test);

  set_games (test, 2);
  app_click (start);
  app_wait_for (gtk_widget_get_visible (start));
  for (guint i = 0; i < app_count_type (report, GTK_TYPE_DRAWING_AREA); i++)
    {
      GtkWidget *area = app_find_nth_type (report, GTK_TYPE_DRAWING_AREA, i);

      if (gtk_widget_get_mapped (area))
        gtk_test_accessible_assert_role (area, GTK_ACCESSIBLE_ROLE_IMG);
    }
}

/* A run that is let go while it plays never calls again. */
static void
count_cb (DuckTestRun *run, gboolean is_over, gpointer data)
{
  guint *n = data;

  ++*n;
}

static void
test_freed (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = open_skirmish (fixture);
  DuckTestPlan plan = {
    .plan = { .n_games = 2, .seed = 1, .commanders = { war_quick_command, war_quick_command } },
  };
  guint n_freed = 0, n = 0;
  DuckTestRun *run = duck_test_run_new (get_operation (page), &plan, NULL, count_cb, &n_freed);
  DuckTestRun *other;

  duck_test_run_free (run);
  other = duck_test_run_new (get_operation (page), &plan, NULL, count_cb, &n);
  app_wait_for (duck_test_run_get_tally (other)->look == 0
                && duck_test_run_get_tally (other)->n_games == 2);
  g_assert_cmpuint (n_freed, ==, 0);
  g_assert_cmpuint (n, >, 0);
  duck_test_run_free (other);
}

static void
add_tests (void)
{
  APP_ADD ("/designer/test/test", test_test);
  APP_ADD ("/designer/test/by-itself", test_by_itself);
  APP_ADD ("/designer/test/stopped", test_stopped);
  APP_ADD ("/designer/test/commanders", test_commanders);
  APP_ADD ("/designer/test/changes", test_changes);
  APP_ADD ("/designer/test/export", test_export);
  APP_ADD ("/designer/test/names", test_names);
  APP_ADD ("/designer/test/freed", test_freed);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
