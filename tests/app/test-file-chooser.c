/* test-file-chooser.c: files that are chosen in GTK's dialogs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/army-document.h"
#include "store/army-file.h"

static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* GTK's question whether to replace a file, or NULL. */
static GtkWindow *
find_question (GtkWindow *chooser)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_MESSAGE_DIALOG (window) && gtk_window_get_transient_for (window) == chooser)
        return window;
    }
  return NULL;
}

static gboolean
has_chosen (GtkFileChooser *chooser, GFile *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);

  return chosen != NULL && g_file_equal (chosen, file);
}

/* Chooses a file in the dialog that is open, as soon as it has read its folder. */
static void
choose (AppFixture *fixture, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *chooser;

  app_wait_for ((chooser = find_chooser ()) != NULL);
  if (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (chooser)) == GTK_FILE_CHOOSER_ACTION_SAVE)
    {
      g_autofree char *name = g_file_get_basename (file);

      /* The folder is what the program has set; GTK takes it ill if one changes it meanwhile. */
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
    }
  else
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  app_wait_for (has_chosen (GTK_FILE_CHOOSER (chooser), file));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  app_wait_for (find_chooser () == NULL || find_question (chooser) != NULL);
  if (find_chooser () != NULL)
    gtk_dialog_response (GTK_DIALOG (find_question (chooser)), GTK_RESPONSE_ACCEPT);
  app_wait_for (find_chooser () == NULL);
}

static void
cancel (AppFixture *fixture)
{
  GtkWindow *chooser;

  app_wait_for ((chooser = find_chooser ()) != NULL);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  app_wait_for (find_chooser () == NULL);
}

static DuckPage *
open_shipped (AppFixture *fixture)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");

  return app_open (fixture, path);
}

static void
test_open (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "open", NULL);
  choose (fixture, path);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==, path);

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "open", NULL);
  cancel (fixture);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
}

/* What comes with the program is saved elsewhere, and stays what it was. */
static void
test_save_shipped (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *before = app_read (shipped);
  g_autofree char *path = app_build_path (fixture, "mine.duckarmy");
  g_autofree char *bare = app_build_path (fixture, "mine");
  g_autofree char *after = NULL;
  DuckPage *page = open_shipped (fixture);
  DuckDocument *document = duck_page_get_document (page);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = NULL;

  app_click (app_find_button (page, "Add BEF Officer"));
  app_activate (fixture, "win.save");
  cancel (fixture);
  g_assert_true (duck_document_get_modified (document));

  /* The suffix comes by itself. */
  app_activate (fixture, "win.save");
  choose (fixture, bare);
  app_wait_for (!duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, path);
  army = store_army_load (duck_application_get_library (fixture->application), path, faults);
  g_assert_nonnull (army);
  g_assert_cmpuint (army->units->len, ==, 14);
  after = app_read (shipped);
  g_assert_cmpstr (after, ==, before);

  /* From now on it is a file like any other. */
  app_click (app_find_button (page, "Add BEF Officer"));
  app_activate (fixture, "win.save");
  g_assert_false (duck_document_get_modified (document));
}

/* Saving over what another tab shows would lose one of the two. */
static void
test_save_over_open (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");
  g_autofree char *before = app_read (path);
  g_autofree char *after = NULL;
  GtkWindow *dialog;

  app_open (fixture, path);
  open_shipped (fixture);
  app_activate (fixture, "win.save-as");
  choose (fixture, path);

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  gtk_window_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
  after = app_read (path);
  g_assert_cmpstr (after, ==, before);
}

static void export(AppFixture *fixture, const char *shipped, const char *wanted)
{
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *path = app_build_path (fixture, "export.pdf");
  g_autofree char *start = NULL, *text = NULL, *program = g_find_program_in_path ("pdftotext");
  g_autoptr (GError) error = NULL;

  app_open (fixture, from);
  app_activate (fixture, "win.export-pdf");
  choose (fixture, path);
  start = app_read (path);
  g_assert_true (g_str_has_prefix (start, "%PDF"));

  if (program == NULL)
    {
      g_test_message ("pdftotext is missing: the text of the PDF is not looked at");
      return;
    }

  const char *command[] = { program, path, "-", NULL };

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &text, NULL, NULL,
                &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, wanted));
}

static void
test_export_army (AppFixture *fixture, gconstpointer data)
{
  export(fixture, "british-expeditionary-force.duckarmy", "British Expeditionary Force");
}

static void
test_export_operation (AppFixture *fixture, gconstpointer data)
{
  export(fixture, "langemarck.duckop", "Scale of inches");
}

static void
add_tests (void)
{
  APP_ADD ("/file-chooser/open", test_open);
  APP_ADD ("/file-chooser/save-shipped", test_save_shipped);
  APP_ADD ("/file-chooser/save-over-open", test_save_over_open);
  APP_ADD ("/file-chooser/export-army", test_export_army);
  APP_ADD ("/file-chooser/export-operation", test_export_operation);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
