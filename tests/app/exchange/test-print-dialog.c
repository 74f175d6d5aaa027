/* test-print-dialog.c: the page of the print dialog that says what is printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/base/settings.h"
#include "app/exchange/print.h"

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

  return duck_page_get_document (app_open (fixture, path));
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

/* The dialog's button is pressed: it goes away, and printing begins. */
static void
apply (GtkPrintOperation *operation, GtkWidget *choices)
{
  g_signal_emit_by_name (operation, "custom-widget-apply", choices);
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

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "letter");
  document = open_shipped (fixture, "hooge.duckop");
  whole = duck_print_new (document);
  g_assert_cmpint (print (fixture, whole), ==, 2);

  /* Without the map on its page. */
  operation = duck_print_new (document);
  choices = show_choices (operation);
  g_assert_false (app_has_row (choices, ADW_TYPE_ACTION_ROW, "Traits", 0));
  flip (choices, "Map");
  g_assert_true (g_settings_get_boolean (duck_settings_get (), DUCK_SETTING_PRINT_MAP));
  apply (operation, choices);
  g_assert_cmpint (print (fixture, operation), ==, 1);

  /* Remembered. */
  again = duck_print_new (document);
  choices = show_choices (again);
  flip (choices, "Map");
  flip (choices, "Templates");
  adw_combo_row_set_selected (app_find_row (choices, ADW_TYPE_COMBO_ROW, "Ink", 0), DRAW_INK_BLACK);
  apply (again, choices);
  g_assert_cmpint (print (fixture, again), ==, 3);
  g_assert_cmpint (duck_settings_get_ink (), ==, DRAW_INK_BLACK);

  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_INK);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PRINT_MAP);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PRINT_TEMPLATES);
}

/* The roster alone is shorter. */
static void
test_army (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GtkPrintOperation) whole = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  DuckDocument *document;
  GtkWidget *choices;
  gint n_pages;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a5");
  document = open_shipped (fixture, "british-expeditionary-force.duckarmy");
  whole = duck_print_new (document);
  n_pages = print (fixture, whole);
  operation = duck_print_new (document);
  choices = show_choices (operation);
  g_assert_false (app_has_row (choices, ADW_TYPE_ACTION_ROW, "Map", 0));
  flip (choices, "Composition");
  flip (choices, "Traits");
  apply (operation, choices);
  g_assert_cmpint (print (fixture, operation), <, n_pages);

  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PRINT_COMPOSITION);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PRINT_TRAITS);
}

static GtkWindow *
find_print_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        return window;
    }
  return NULL;
}

/* The page is there, and what is cancelled is not remembered. */
static void
test_dialog (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;

  open_shipped (fixture, "langemarck.duckop");
  app_activate (fixture, "win.print");
  app_wait_for (find_print_dialog () != NULL);
  dialog = find_print_dialog ();
  app_wait_for_paint (GTK_WIDGET (dialog));
  g_assert_true (app_shows_text (dialog, "What Is Printed"));
  flip (GTK_WIDGET (dialog), "Map");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  app_wait_for (find_print_dialog () == NULL);
  g_assert_true (g_settings_get_boolean (duck_settings_get (), DUCK_SETTING_PRINT_MAP));
}

static void
add_tests (void)
{
  APP_ADD ("/print-dialog/operation", test_operation);
  APP_ADD ("/print-dialog/army", test_army);
  APP_ADD ("/print-dialog/dialog", test_dialog);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
