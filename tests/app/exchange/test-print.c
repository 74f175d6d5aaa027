/* test-print.c: printing, as far as it goes without a printer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print.h"

#include <glib/gstdio.h>

#include "app/base/kind.h"
#include "app/base/settings.h"
#include "pages.h"

/* The pages of what GtkPrintOperation makes of a document; NULL: nothing here can read them. */
static GArray *
print (const char *name, guint *n_sheets)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) document = duck_document_open (library, path, faults);
  g_autoptr (GtkPrintOperation) operation = duck_print_new (document);
  const DrawSheetSetup setup = duck_settings_get_sheet_setup (duck_print_get_settings (document),
                                                              duck_settings_get_paper ());
  g_autoptr (DrawSheets) sheets = duck_document_new_sheets (document, &setup);
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
  *n_sheets = draw_sheets_get_n_pages (sheets);
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
  g_autoptr (DrawSheets) sheets = NULL;
  g_autoptr (GArray) printed = NULL, saved = NULL;
  g_autoptr (GError) error = NULL;
  DrawSheetSetup setup;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a5");
  printed = print ("scenarios/british-expeditionary-force.duckarmy", &n_sheets);
  setup = duck_settings_get_sheet_setup (duck_print_get_settings (document),
                                         duck_settings_get_paper ());
  sheets = duck_document_new_sheets (document, &setup);
  g_assert_true (duck_print_save (sheets, pdf, &error));
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
  g_autoptr (DrawSheets) sheets = duck_print_new_sheets (document, draw_paper_a4);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  static const char *const suffixes[] = { ".svg", ".png" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat ("sheets", suffixes[i], NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (duck_print_save (sheets, path, &error));
      g_assert_no_error (error);
      g_assert_false (duck_print_save (sheets, path, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      for (guint page = 1; page <= draw_sheets_get_n_pages (sheets); page++)
        {
          g_autofree char *own = g_strdup_printf ("%s/sheets-%u%s", folder, page, suffixes[i]);

          g_assert_cmpint (g_remove (own), ==, 0);
        }
    }
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

  return g_test_run ();
}
