/* test-print.c: printing, as far as it goes without a printer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "app/base/sheet-settings.h"
#include "desk/base/kind.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "pages.h"
#include "store/documents/army-file.h"

static void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* What a thread has done. */
static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

static DuckSheets *
lay_out (DuckDocument *document)
{
  g_autoptr (GAsyncResult) result = NULL;

  duck_sheets_lay_out (document, duck_settings_get_paper (), NULL, keep_result_cb, &result);
  return duck_sheets_lay_out_finish (wait_for (&result));
}

static gboolean
save (DuckSheets *sheets, const char *path, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  duck_sheets_save (sheets, path, NULL, keep_result_cb, &result);
  return duck_sheets_save_finish (wait_for (&result), error);
}

/* The pages of what GtkPrintOperation makes of a document; NULL: nothing here can read them. */
static GArray *
print (const char *name, guint *n_sheets)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) document = duck_document_open (library, path, faults);
  g_autoptr (GtkPrintOperation) operation = duck_print_new (document, NULL);
  g_autoptr (DuckSheets) sheets = lay_out (document);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *pdf = g_build_filename (folder, "print.pdf", NULL);
  GArray *pages;

  g_autofree char *usual = duck_kind_dup_usual_folder ();
  g_autofree char *suggested = duck_document_suggest_name (document, ".pdf");
  g_autofree char *basename = g_strconcat (
    gtk_print_settings_get (gtk_print_operation_get_print_settings (operation), "output-basename"),
    ".pdf", NULL);

  g_assert_cmpstr (basename, ==, suggested);
  g_assert_cmpstr (
    gtk_print_settings_get (gtk_print_operation_get_print_settings (operation), "output-dir"), ==,
    usual);
  gtk_print_operation_set_export_filename (operation, pdf);
  g_assert_cmpint (
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
    GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  *n_sheets = duck_sheets_get_n_pages (sheets);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, (gint) *n_sheets);

  pages = pages_read (pdf);
  g_assert_true (pages == NULL || pages->len == *n_sheets);
  g_assert_cmpint (g_remove (pdf), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);

  return pages;
}

static void
test_army (void)
{
  guint n_sheets;
  g_autoptr (GArray) pages = print ("scenarios/british-expeditionary-force.duckarmy", &n_sheets);

  g_assert_cmpuint (n_sheets, >=, 1);
  if (pages != NULL)
    g_assert_cmpfloat (g_array_index (pages, Page, 0).width, <,
                       g_array_index (pages, Page, 0).height);
}

static void
assert_a5 (GArray *pages)
{
  const Page *page = &g_array_index (pages, Page, 0);

  g_assert_cmpfloat_with_epsilon (page->width, 148 * 72 / 25.4, 0.5);
  g_assert_cmpfloat_with_epsilon (page->height, 210 * 72 / 25.4, 0.5);
}

/* The chosen paper is that of the print dialog and of PDF files. */
static void
test_paper (void)
{
  guint n_sheets;
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) document = duck_document_open (library, path, faults);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *pdf = g_build_filename (folder, "sheets.pdf", NULL);
  g_autoptr (DuckSheets) sheets = NULL;
  g_autoptr (GArray) printed = NULL, saved = NULL;
  g_autoptr (GError) error = NULL;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a5");
  printed = print ("scenarios/british-expeditionary-force.duckarmy", &n_sheets);
  sheets = lay_out (document);
  g_assert_true (save (sheets, pdf, &error));
  g_assert_no_error (error);
  saved = pages_read (pdf);
  if (printed != NULL && saved != NULL)
    {
      assert_a5 (printed);
      assert_a5 (saved);
    }
  g_assert_cmpint (g_remove (pdf), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);
}

/* An operation is printed upright, and a wide battlefield on paper that lies on its side. */
static void
test_orientation (void)
{
  static const char *const names[]
    = { "scenarios/langemarck.duckop", "scenarios/langemarck.duckfield" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint n_sheets;
      g_autoptr (GArray) pages = print (names[i], &n_sheets);
      const Page *page = pages != NULL ? &g_array_index (pages, Page, 0) : NULL;

      g_assert_true (page == NULL || (page->width > page->height) == (i == 1));
      g_assert_cmpuint (n_sheets, ==, i == 1 ? 1 : 3);
    }
}

/* A map that finds no room below the text has a page of its own, which lies as the field does. */
static void
test_turned_page (void)
{
  guint n_sheets;
  g_autoptr (GArray) pages = NULL;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a4");
  pages = print ("scenarios/langemarck.duckop", &n_sheets);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);

  g_assert_cmpuint (n_sheets, >, 1);
  for (guint i = 0; pages != NULL && i < n_sheets; i++)
    {
      const Page *page = &g_array_index (pages, Page, i);

      g_assert_cmpint (page->width > page->height, ==, i + 1 == n_sheets);
    }
}

/* A campaign has a sheet of its own, and those of its operations. */
static void
test_campaign (void)
{
  guint n_sheets;
  g_autoptr (GArray) pages = print ("scenarios/blood-of-ypres.duckcampaign", &n_sheets);

  g_assert_cmpuint (n_sheets, ==, 7);
  g_assert_true (pages == NULL || pages->len == n_sheets);
}

/* Each sheet becomes a file of its own; what is there already is not replaced unseen. */
static void
test_files (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *file = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (file);
  g_autoptr (DuckDocument) document = duck_document_open (library, file, faults);
  g_autoptr (DuckSheets) sheets = lay_out (document);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  static const char *const suffixes[] = { ".svg", ".png" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat ("sheets", suffixes[i], NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (save (sheets, path, &error));
      g_assert_no_error (error);
      g_assert_false (save (sheets, path, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      for (guint page = 1; page <= duck_sheets_get_n_pages (sheets); page++)
        {
          g_autofree char *own = g_strdup_printf ("%s/sheets-%u%s", folder, page, suffixes[i]);

          g_assert_cmpint (g_remove (own), ==, 0);
        }
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Of what is cut out a file for machines has the lines; where nothing is, it is said. */
static void
test_cuts (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *file = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (file);
  g_autoptr (DuckDocument) document = duck_document_open (library, file, faults);
  GSettings *settings = duck_settings_get_sheets (".duckop");
  g_autoptr (DuckSheets) none = lay_out (document);
  g_autoptr (DuckSheets) sheets = NULL;
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "cuts.dxf", NULL), *own = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (save (none, path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&error);

  g_settings_set_boolean (settings, "counters", TRUE);
  sheets = lay_out (document);
  g_settings_reset (settings, "counters");
  g_assert_true (save (sheets, path, &error));
  g_assert_no_error (error);
  own = g_strdup_printf ("%s/cuts-%u.dxf", folder, duck_sheets_get_n_pages (sheets));
  g_assert_true (g_file_get_contents (own, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "POLYLINE\n8\nCUT\n"));
  g_assert_cmpint (g_remove (own), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* As many units as an army may have, each with a name of its own. */
static DuckDocument *
new_large (StoreLibrary *library)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  const WarUnit *like = g_ptr_array_index (army->units, 0);

  for (guint i = army->units->len; i < WAR_ARMY_MAX_UNITS; i++)
    {
      g_autofree char *name = g_strdup_printf ("The %u. section", i);

      g_ptr_array_add (army->units, war_unit_new (like->type, name, NULL));
    }
  return DUCK_DOCUMENT (duck_army_document_new (library, NULL, army));
}

static gboolean
count_cb (gpointer n_turns)
{
  ++*(guint *) n_turns;
  return G_SOURCE_CONTINUE;
}

/* GTK asks whether the pages are there. */
static gboolean
count_questions_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values,
                    gpointer n_questions)
{
  ++*(guint *) n_questions;
  return TRUE;
}

/* The window is drawn, and does what it is told, while sheets are laid out, drawn and written: what
 * has little priority in the main loop has its turn, and a print operation waits in it. */
static void
test_goes_on (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (DuckDocument) document = new_large (library);
  g_autoptr (GtkPrintOperation) operation = duck_print_new (document, NULL);
  g_autoptr (DuckSheets) sheets = NULL;
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *pdf = g_build_filename (folder, "print.pdf", NULL);
  guint n_turns = 0, n_questions = 0, source, signal;
  gulong hook;

  source = g_idle_add (count_cb, &n_turns);
  sheets = lay_out (document);
  g_assert_cmpuint (n_turns, >, 0);

  n_turns = 0;
  g_assert_true (save (sheets, pdf, NULL));
  g_assert_cmpuint (n_turns, >, 0);

  g_source_remove (source);
  signal = g_signal_lookup ("paginate", GTK_TYPE_PRINT_OPERATION);
  hook = g_signal_add_emission_hook (signal, 0, count_questions_cb, &n_questions, NULL);
  gtk_print_operation_set_export_filename (operation, pdf);
  g_assert_cmpint (
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL), ==,
    GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==,
                   (gint) duck_sheets_get_n_pages (sheets));
  g_assert_cmpuint (n_questions, >, 1);
  g_signal_remove_emission_hook (signal, hook);

  g_assert_cmpint (g_remove (pdf), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Saves until two sheets are there, then cancels. FALSE: on a busy machine all were, by then. */
static gboolean
save_in_part (DuckSheets *sheets, const char *path, GError **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;

  duck_sheets_save (sheets, path, cancellable, keep_result_cb, &result);
  while (result == NULL)
    {
      if (duck_sheets_get_n_saved (sheets) >= 2)
        g_cancellable_cancel (cancellable);
      g_main_context_iteration (NULL, FALSE);
    }
  return !duck_sheets_save_finish (result, error);
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

/* Broken off amid the sheets there is no file, nor half of one, nor some of several. */
static void
test_cancel (void)
{
  static const char *const names[] = { "sheets.pdf", "sheets.svg" };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (DuckDocument) document = new_large (library);
  g_autoptr (DuckSheets) sheets = lay_out (document);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autoptr (GError) error = NULL;
      gboolean broken_off = FALSE;

      for (guint n_tries = 0; !broken_off && n_tries < 50; n_tries++)
        {
          broken_off = save_in_part (sheets, path, &error);
          if (!broken_off)
            remove_files (folder);
        }
      g_assert_true (broken_off);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpuint (duck_sheets_get_n_saved (sheets), <, duck_sheets_get_n_pages (sheets));
      g_assert_cmpint (g_rmdir (folder), ==, 0);
    }
}

/* A sheet that cannot be written leaves none of those before it, and what else is in the folder. */
static void
test_half_way (void)
{
  static const char *const suffixes[] = { ".svg", ".png" };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *file = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (file);
  g_autoptr (DuckDocument) document = duck_document_open (library, file, faults);
  g_autoptr (DuckSheets) sheets = lay_out (document);

  g_assert_cmpuint (duck_sheets_get_n_pages (sheets), >, 1);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
      g_autofree char *path = g_strdup_printf ("%s/sheets%s", folder, suffixes[i]);
      g_autofree char *first = g_strdup_printf ("%s/sheets-1%s", folder, suffixes[i]);
      g_autofree char *second = g_strdup_printf ("%s/sheets-2%s", folder, suffixes[i]);
      g_autofree char *before = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, "before", -1, NULL));
      /* It leads nowhere, so that it is neither there nor can be written. */
      g_assert_cmpint (symlink ("nowhere/nothing", second), ==, 0);
      g_assert_false (save (sheets, path, &error));
      g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
      g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
      g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
      g_assert_cmpstr (before, ==, "before");
      remove_files (folder);
      g_assert_cmpint (g_rmdir (folder), ==, 0);
    }
}

/* A single sheet that cannot be written leaves the file that it was to replace. */
static void
test_not_replaced (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *file
    = store_library_find_file (library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (file);
  g_autoptr (DuckDocument) document = duck_document_open (library, file, faults);
  g_autoptr (DuckSheets) sheets = lay_out (document);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.svg", NULL);
  g_autofree char *inside = g_build_filename (path, "before", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (duck_sheets_get_n_pages (sheets), ==, 1);
  /* Nobody, not even root, replaces a folder that has something in it by a file. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (inside, "before", -1, NULL));
  g_assert_false (save (sheets, path, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_true (g_file_test (inside, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_remove (inside), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/print/army", test_army);
  g_test_add_func ("/print/campaign", test_campaign);
  g_test_add_func ("/print/orientation", test_orientation);
  g_test_add_func ("/print/turned-page", test_turned_page);
  g_test_add_func ("/print/paper", test_paper);
  g_test_add_func ("/print/files", test_files);
  g_test_add_func ("/print/cuts", test_cuts);
  g_test_add_func ("/print/goes-on", test_goes_on);
  g_test_add_func ("/print/cancel", test_cancel);
  g_test_add_func ("/print/half-way", test_half_way);
  g_test_add_func ("/print/not-replaced", test_not_replaced);

  return g_test_run ();
}
