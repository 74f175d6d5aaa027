/* test-print-dialog.c: the page of the print dialog that says what is printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/base/sheet-settings.h"
#include "app/exchange/print.h"
#include "desk/base/settings.h"

/* As many pages as come out of the printer, once. */
static gint
print (AppFixture *fixture, GtkPrintOperation *operation)
{
  g_autofree char *pdf = app_build_path (fixture, "print.pdf");
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_export_filename (operation, pdf);
  g_assert_cmpint (
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
    GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  return gtk_print_operation_get_n_pages_to_print (operation);
}

static DuckDocument *
open_shipped (AppFixture *fixture, const char *name)
{
  g_autofree char *path = app_build_shipped (name);

  return duck_page_get_document (app_open_unpainted (fixture, path));
}

/* What the dialog shows of ours; it is in a window of the test's. */
static GtkWidget *
show_choices (GtkPrintOperation *operation)
{
  GtkWidget *window = gtk_window_new (), *choices = NULL;

  g_signal_emit_by_name (operation, "create-custom-widget", &choices);
  g_assert_nonnull (choices);
  gtk_window_set_child (GTK_WINDOW (window), choices);
  gtk_window_present (GTK_WINDOW (window));
  app_wait_for_paint (choices);
  return choices;
}

static void
flip (GtkWidget *choices, const char *title)
{
  adw_action_row_activate (app_find_row (choices, ADW_TYPE_ACTION_ROW, title, 0));
}

/* The dialog's button is pressed: it goes away, and printing begins. Of the settings it has left
 * those that its own rows show. Nothing may shrink on the way to the printer. */
static void
apply (GtkPrintOperation *operation, GtkWidget *choices)
{
  g_autoptr (GtkPrintSettings) settings
    = gtk_print_settings_copy (gtk_print_operation_get_print_settings (operation));

  g_assert_cmpstr (gtk_print_settings_get (settings, "cups-print-scaling"), ==, "none");
  gtk_print_settings_unset (settings, "cups-print-scaling");
  gtk_print_operation_set_print_settings (operation, settings);
  g_signal_emit_by_name (operation, "custom-widget-apply", choices);
  g_assert_cmpstr (gtk_print_settings_get (gtk_print_operation_get_print_settings (operation),
                                           "cups-print-scaling"),
                   ==, "none");
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (choices)));
}

static void
test_operation (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GtkPrintOperation) whole = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GtkPrintOperation) again = NULL;
  DuckDocument *document;
  GtkWidget *choices;
  gint n_pages;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a4");
  document = open_shipped (fixture, "langemarck.duckop");
  whole = duck_print_new (document, NULL);
  n_pages = print (fixture, whole);
  g_assert_cmpint (n_pages, >, 1);

  /* Without the map on its page. */
  operation = duck_print_new (document, NULL);
  choices = show_choices (operation);
  g_assert_false (app_has_row (choices, ADW_TYPE_ACTION_ROW, "Composition", 0));
  flip (choices, "Map");
  g_assert_true (g_settings_get_boolean (duck_settings_get_sheets (".duckop"), "map"));
  apply (operation, choices);
  g_assert_cmpint (print (fixture, operation), ==, n_pages - 1);

  /* Remembered. */
  again = duck_print_new (document, NULL);
  choices = show_choices (again);
  flip (choices, "Map");
  flip (choices, "Templates");
  flip (choices, "Counters");
  adw_combo_row_set_selected (app_find_row (choices, ADW_TYPE_COMBO_ROW, "Ink", 0), DRAW_INK_BLACK);
  apply (again, choices);
  /* Each has a sheet of its own. */
  g_assert_cmpint (print (fixture, again), ==, n_pages + 2);
  g_assert_cmpint (duck_settings_get_ink (), ==, DRAW_INK_BLACK);

  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_INK);
  g_settings_reset (duck_settings_get_sheets (".duckop"), "map");
  g_settings_reset (duck_settings_get_sheets (".duckop"), "templates");
  g_settings_reset (duck_settings_get_sheets (".duckop"), "counters");
}

/* The roster alone is shorter. */
static void
test_army (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GtkPrintOperation) whole = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  GSettings *settings = duck_settings_get_sheets (".duckarmy");
  DuckDocument *document;
  GtkWidget *choices;
  DrawSheetSetup setup;
  gint n_pages;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a5");
  document = open_shipped (fixture, "british-expeditionary-force.duckarmy");
  whole = duck_print_new (document, NULL);
  n_pages = print (fixture, whole);
  operation = duck_print_new (document, NULL);
  choices = show_choices (operation);
  g_assert_false (app_has_row (choices, ADW_TYPE_ACTION_ROW, "Map", 0));
  flip (choices, "Composition");
  flip (choices, "Traits");
  adw_combo_row_set_selected (app_find_row (choices, ADW_TYPE_COMBO_ROW, "Units", 0),
                              DRAW_DETAIL_COMPACT);
  adw_combo_row_set_selected (app_find_row (choices, ADW_TYPE_COMBO_ROW, "Columns", 0), 1);
  flip (choices, "Landscape");
  apply (operation, choices);
  g_assert_cmpint (print (fixture, operation), <, n_pages);
  setup = duck_settings_get_sheet_setup (settings, draw_paper_a5);
  g_assert_cmpint (setup.detail, ==, DRAW_DETAIL_COMPACT);
  g_assert_cmpuint (setup.columns, ==, 1);
  g_assert_cmpfloat (setup.paper.width, >, setup.paper.height);
  g_assert_cmpuint (setup.left_out, ==,
                    DRAW_SHEET_COMPOSITION | DRAW_SHEET_TRAITS | draw_sheet_get_extras ());

  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);
  g_settings_reset (settings, "composition");
  g_settings_reset (settings, "traits");
  g_settings_reset (settings, DUCK_SHEET_SETTING_DETAIL);
  g_settings_reset (settings, DUCK_SHEET_SETTING_COLUMNS);
  g_settings_reset (settings, DUCK_SHEET_SETTING_LANDSCAPE);
}

static void
reset_parts (void)
{
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    g_settings_reset (duck_settings_get_sheets (".duckop"), option->id);
}

static GtkWindow *
find_window (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type))
        return window;
    }
  return NULL;
}

static gboolean
shows_second_of_more (GtkWindow *window, guint than)
{
  for (guint n = than + 1; n < 100; n++)
    {
      g_autofree char *text = g_strdup_printf ("Sheet 2 of %u", n);

      if (app_shows_text (window, text))
        return TRUE;
    }
  return FALSE;
}

/* The page is there, and what is cancelled is not remembered. */
static void
test_dialog (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *window, *dialog;

  open_shipped (fixture, "langemarck.duckop");
  app_activate (fixture, "win.print");
  app_wait_for ((window = find_window ("DuckPrintWindow")) != NULL);
  app_wait_for_paint (GTK_WIDGET (window));

  /* What is chosen is shown at once. */
  app_wait_for (app_shows_text (window, "Sheet 1 of 3"));
  gtk_widget_activate_action (GTK_WIDGET (window), "print.turn-page", "i", 1);
  g_assert_true (app_shows_text (window, "Sheet 2 of 3"));
  flip (GTK_WIDGET (window), "Map");
  app_wait_for (app_shows_text (window, "Sheet 2 of 2"));
  gtk_widget_activate_action (GTK_WIDGET (window), "print.whole-evening", NULL);
  app_wait_for (shows_second_of_more (window, 15));
  gtk_widget_activate_action (GTK_WIDGET (window), "print.print", NULL);
  app_wait_for (find_window ("GtkPrintUnixDialog") != NULL);
  dialog = find_window ("GtkPrintUnixDialog");
  app_wait_for_paint (GTK_WIDGET (dialog));
  g_assert_true (app_shows_text (dialog, "What Is Printed"));
  flip (GTK_WIDGET (dialog), "Map");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  app_wait_for (find_window ("GtkPrintUnixDialog") == NULL);
  g_assert_true (g_settings_get_boolean (duck_settings_get_sheets (".duckop"), "map"));
  reset_parts ();
}

/* What is chosen for armies is chosen for them alone, also while another window shows it. */
static void
test_kinds (AppFixture *fixture, gconstpointer data)
{
  GSettings *armies = duck_settings_get_sheets (".duckarmy");
  GtkWindow *window;

  open_shipped (fixture, "british-expeditionary-force.duckarmy");
  app_activate (fixture, "win.print");
  app_wait_for ((window = find_window ("DuckPrintWindow")) != NULL);
  adw_combo_row_set_selected (app_find_row (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, "Columns", 0),
                              3);
  app_wait_for (app_shows_text (window, "The paper has room for 2 columns of units"));
  adw_combo_row_set_selected (app_find_row (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, "Units", 0),
                              DRAW_DETAIL_LINE);
  flip (GTK_WIDGET (window), "Costs");
  flip (GTK_WIDGET (window), "Landscape");
  g_assert_false (g_settings_get_boolean (armies, "costs"));
  gtk_window_destroy (window);

  open_shipped (fixture, "langemarck.duckop");
  app_activate (fixture, "win.print");
  app_wait_for ((window = find_window ("DuckPrintWindow")) != NULL);
  g_assert_cmpuint (
    adw_combo_row_get_selected (app_find_row (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, "Units", 0)),
    ==, DRAW_DETAIL_FULL);
  app_wait_for (app_shows_text (window, "Sheet 1 of 3"));
  g_assert_true (g_settings_get_boolean (duck_settings_get_sheets (".duckop"), "costs"));
  gtk_window_destroy (window);

  g_settings_reset (armies, DUCK_SHEET_SETTING_DETAIL);
  g_settings_reset (armies, DUCK_SHEET_SETTING_COLUMNS);
  g_settings_reset (armies, DUCK_SHEET_SETTING_LANDSCAPE);
  g_settings_reset (armies, "costs");
}

/* What is cut out is told beside its choices: how many sheets of which card, before anything is
 * printed. The printer is told to turn them over. */
static void
test_cutting (AppFixture *fixture, gconstpointer data)
{
  DuckDocument *document = open_shipped (fixture, "hooge.duckop");
  GtkWindow *window;

  app_activate (fixture, "win.print");
  app_wait_for ((window = find_window ("DuckPrintWindow")) != NULL);
  app_wait_for (
    app_shows_text (window, "Nothing yet: choose counters, cards or other pieces above"));
  flip (GTK_WIDGET (window), "Counters");
  app_wait_for (
    app_shows_text (window, "Counters: 1 sheet of thick card · 28 pieces · 63 straight cuts"));
  adw_combo_row_set_selected (app_find_row (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, "Backs", 0),
                              DRAW_BACKS_SHORT_EDGE);
  app_wait_for (app_shows_text (
    window,
    "Counters: 1 sheet of thick card, printed on both sides · 28 pieces · 63 straight cuts"));
  gtk_window_destroy (window);
  {
    g_autoptr (GtkPrintOperation) operation = duck_print_new (document, NULL);

    g_assert_cmpint (
      gtk_print_settings_get_duplex (gtk_print_operation_get_print_settings (operation)), ==,
      GTK_PRINT_DUPLEX_VERTICAL);
  }
  g_settings_reset (duck_settings_get (), DUCK_SETTING_BACKS);
  reset_parts ();
}

static void
add_tests (void)
{
  APP_ADD ("/print-dialog/cutting", test_cutting);
  APP_ADD ("/print-dialog/operation", test_operation);
  APP_ADD ("/print-dialog/army", test_army);
  APP_ADD ("/print-dialog/dialog", test_dialog);
  APP_ADD ("/print-dialog/kinds", test_kinds);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
