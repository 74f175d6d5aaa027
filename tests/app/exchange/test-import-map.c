/* test-import-map.c: maps of virtual tabletops become battlefields
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "app/exchange/import-map.h"
#include "desk/documents/field-document.h"

/* Of one pixel. */
#define PNG \
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+" \
  "M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/* A house with a closed door, a garden wall, and two lights. */
#define MAP \
  "{\"resolution\": {\"map_size\": {\"x\": 24, \"y\": 12}}, " \
  "\"line_of_sight\": [[{\"x\": 4, \"y\": 3}, {\"x\": 8, \"y\": 3}, {\"x\": 8, \"y\": 6}, " \
  "{\"x\": 4, \"y\": 3}], [{\"x\": 12, \"y\": 2}, {\"x\": 12, \"y\": 5}]], " \
  "\"portals\": [{\"bounds\": [{\"x\": 5, \"y\": 3}, {\"x\": 6, \"y\": 3}], \"closed\": true}], " \
  "\"lights\": [{}, {}], \"image\": \"" PNG "\"}"

/* Opens a file with this text, and waits for what comes of it. */
static gpointer
open_map (AppFixture *fixture, const char *text)
{
  g_autofree char *path = app_build_path (fixture, "Farm.dd2vtt");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gpointer dialog;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  return dialog;
}

/* The window says what is taken and what is not, and asks for the size of a square. */
static void
test_import (AppFixture *fixture, gconstpointer data)
{
  static const char *const words[]
    = { "1 wall", "1 building", "1 closed door", "The picture", "2 lights" };
  GtkWindow *dialog = open_map (fixture, MAP);
  DuckDocument *document;
  WarField *field;

  g_assert_true (DUCK_IS_IMPORT_MAP (dialog));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_true (app_shows_text (dialog, words[i]));
  g_assert_false (app_shows_text (dialog, "0 woods"));
  g_assert_true (app_shows_text (dialog, "The map has 24 × 12 squares"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (dialog, GTK_TYPE_SPIN_BUTTON)), 2);
  app_click (app_find (dialog, "create"));
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);

  document = duck_window_get_document (fixture->window);
  field = duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document));
  g_assert_cmpstr (field->name, ==, "Farm");
  g_assert_cmpint (field->width, ==, 48 * WAR_INCH);
  g_assert_cmpuint (field->features->len, ==, 3);

  /* It is unsaved, and its picture is where this field will still find it. */
  g_assert_null (duck_document_get_path (document));
  g_assert_true (duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Import Map");
  g_assert_true (g_path_is_absolute (field->background->path));
  g_assert_true (g_file_test (field->background->path, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpint (field->background->width, ==, field->width);
}

/* What is wrong with a map is said with its place, and nothing is opened. */
static void
test_damaged (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_map (fixture, "{\"resolution\": 5}");
  GtkWidget *detail;

  g_assert_true (duck_alert_is (dialog));
  detail = app_find_type (duck_alert_get_child (dialog), GTK_TYPE_LABEL);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (detail)), "$.resolution"));
  app_respond (fixture, "_Close");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
}

/* A map that is dropped onto the window is asked about too, whatever the letters of its suffix. */
static void
test_drop (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers
    = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  g_autofree char *path = app_build_path (fixture, "Mill.UVTT");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;
  GtkWindow *dialog;

  g_assert_true (g_file_set_contents (path, MAP, -1, NULL));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (&file, 1));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10., 10., &taken);
    }
  g_assert_true (taken);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (DUCK_IS_IMPORT_MAP (dialog));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_find (dialog, "name"))), ==, "Mill");
  gtk_window_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

static void
test_cancel (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_map (fixture, MAP);

  gtk_window_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
}

static void
add_tests (void)
{
  APP_ADD ("/import-map/import", test_import);
  APP_ADD ("/import-map/damaged", test_damaged);
  APP_ADD ("/import-map/drop", test_drop);
  APP_ADD ("/import-map/cancel", test_cancel);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
