/* test-print.c: printing, as far as it goes without a printer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print.h"

#include <glib/gstdio.h>

#include "app/base/kind.h"
#include "app/base/settings.h"

/* The pages of what GtkPrintOperation makes of a document, as boxes in points. */
static char *
dup_page_boxes (const char *name, guint *n_sheets)
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
  g_autofree char *text = NULL;
  gsize length;

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

  g_file_get_contents (pdf, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (text, "%PDF"));
  g_assert_cmpint (g_remove (pdf), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);

  /* cairo writes the pages' dictionaries uncompressed. */
  for (gsize i = 0; i < length; i++)
    if (text[i] == '\0')
      text[i] = ' ';

  GString *boxes = g_string_new (NULL);

  for (const char *box = text; (box = strstr (box, "/MediaBox [")) != NULL; box++)
    {
      g_string_append_len (boxes, box, (gssize) strcspn (box, "]") + 1);
      g_string_append_c (boxes, '\n');
    }
  g_assert_cmpuint (boxes->len, >, 0);
  return g_string_free (boxes, FALSE);
}

static void
test_army (void)
{
  guint n_sheets;
  g_autofree char *box
    = dup_page_boxes ("scenarios/british-expeditionary-force.duckarmy", &n_sheets);
  double width, height;

  g_assert_cmpint (sscanf (box, "/MediaBox [ 0 0 %lf %lf", &width, &height), ==, 2);
  g_assert_cmpfloat (width, <, height);
  g_assert_cmpuint (n_sheets, >=, 1);
}

/* The chosen paper is that of the print dialog and of PDF files. */
static void
test_paper (void)
{
  guint n_sheets;
  g_autofree char *box = NULL;
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) document = duck_document_open (library, path, faults);
  g_autoptr (DrawSheets) sheets = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const char *pdf_box = NULL;
  DrawSheetSetup setup;
  double width, height;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a5");
  box = dup_page_boxes ("scenarios/british-expeditionary-force.duckarmy", &n_sheets);
  g_assert_cmpint (sscanf (box, "/MediaBox [ 0 0 %lf %lf", &width, &height), ==, 2);
  g_assert_cmpfloat_with_epsilon (width, 148 * 72 / 25.4, 0.5);
  g_assert_cmpfloat_with_epsilon (height, 210 * 72 / 25.4, 0.5);

  setup = duck_settings_get_sheet_setup (duck_print_get_settings (document),
                                         duck_settings_get_paper ());
  sheets = duck_document_new_sheets (document, &setup);
  pdf = draw_sheets_to_pdf (sheets, &error);
  g_assert_no_error (error);
  text = g_strndup (g_bytes_get_data (pdf, NULL), g_bytes_get_size (pdf));
  for (gsize i = 0; i < g_bytes_get_size (pdf); i++)
    text[i] = ((const char *) g_bytes_get_data (pdf, NULL))[i] ?: ' ';
  pdf_box = strstr (text, "/MediaBox [");
  g_assert_nonnull (pdf_box);
  g_assert_cmpint (sscanf (pdf_box, "/MediaBox [ 0 0 %lf %lf", &width, &height), ==, 2);
  g_assert_cmpfloat_with_epsilon (width, 148 * 72 / 25.4, 0.5);
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
      g_autofree char *box = dup_page_boxes (names[i], &n_sheets);
      double width, height;

      g_assert_cmpint (sscanf (box, "/MediaBox [ 0 0 %lf %lf", &width, &height), ==, 2);
      g_assert_cmpint (width > height, ==, i == 1);
      g_assert_cmpuint (n_sheets, ==, i == 1 ? 1 : 3);
    }
}

/* A map that finds no room below the text has a page of its own, which lies as the field does. */
static void
test_turned_page (void)
{
  guint n_sheets;
  g_autofree char *boxes = NULL;
  g_auto (GStrv) lines = NULL;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_PAPER, "a4");
  boxes = dup_page_boxes ("scenarios/langemarck.duckop", &n_sheets);
  g_settings_reset (duck_settings_get (), DUCK_SETTING_PAPER);

  g_assert_cmpuint (n_sheets, >, 1);
  lines = g_strsplit (boxes, "\n", -1);
  for (guint i = 0; i < n_sheets; i++)
    {
      double width, height;

      g_assert_cmpint (sscanf (lines[i], "/MediaBox [ 0 0 %lf %lf", &width, &height), ==, 2);
      g_assert_cmpint (width > height, ==, i + 1 == n_sheets);
    }
}

/* A campaign has a sheet of its own, and those of its operations. */
static void
test_campaign (void)
{
  guint n_sheets;
  g_autofree char *box = dup_page_boxes ("scenarios/blood-of-ypres.duckcampaign", &n_sheets);

  g_assert_nonnull (box);
  g_assert_cmpuint (n_sheets, ==, 7);
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
