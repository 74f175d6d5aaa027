/* test-catalog.c: PDFs say their language, their parts, and that they are printed at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/map/picture.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/surface/catalog-private.h"
#include "fixture.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"

/* What a program prints of the file; NULL: it is not installed, and the test is skipped. */
static char *
ask (GBytes *pdf, const char *const *arguments)
{
  g_autoptr (GBytes) output = fixture_run_on_bytes (pdf, arguments);

  if (output == NULL)
    {
      g_test_skip_printf ("%s is not installed", arguments[0]);
      return NULL;
    }
  return g_strndup (g_bytes_get_data (output, NULL), g_bytes_get_size (output));
}

static void
assert_contains (const char *text, const char *part)
{
  if (text != NULL && strstr (text, part) == NULL)
    g_error ("“%s” is missing in:\n%s", part, text);
}

/* What a reader takes for the catalog: of several in a file the last one. */
static char *
read_catalog (GBytes *pdf)
{
  const char *const arguments[] = { "qpdf", "--show-object=trailer", "FILE", NULL };
  g_autofree char *trailer = ask (pdf, arguments), *object = NULL;
  const char *root = trailer != NULL ? strstr (trailer, "/Root ") : NULL;
  const char *show[] = { "qpdf", NULL, "FILE", NULL };

  if (trailer == NULL)
    return NULL;
  g_assert_nonnull (root);
  object = g_strdup_printf ("--show-object=%d", atoi (root + strlen ("/Root ")));
  show[1] = object;
  return ask (pdf, show);
}

static void
assert_amended (GBytes *pdf)
{
  const char *const check[] = { "qpdf", "--check", "FILE", NULL };
  g_autofree char *catalog = read_catalog (pdf), *checked = ask (pdf, check);

  assert_contains (catalog, "/Type /Catalog");
  assert_contains (catalog, "/Lang (en)");
  assert_contains (catalog, "/ViewerPreferences << /PrintScaling /None >>");
  assert_contains (checked, "No syntax or stream encoding errors");
}

static DrawSheets *
make_sheets (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) shipped = store_operation_load (library, path, faults);
  g_autoptr (WarOperation) operation = war_operation_copy (shipped);

  g_free (operation->name);
  operation->name = g_strdup ("An Office of Fifty Waffles");

  return draw_operation_sheets_new (
    operation, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4, .left_out = DRAW_SHEET_REFERENCE });
}

/* A reader finds the parts, and knows the language; a printer keeps the size. */
static void
test_sheets (void)
{
  const char *const info[] = { "pdfinfo", "FILE", NULL };
  const char *const outline[] = { "pdftohtml", "-xml", "-i", "-stdout", "FILE", NULL };
  g_autoptr (DrawSheets) sheets = make_sheets ();
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  g_autofree char *catalog = NULL, *told = NULL, *parts = NULL;

  g_assert_nonnull (pdf);
  assert_amended (pdf);
  catalog = read_catalog (pdf);
  assert_contains (catalog, "/Outlines ");
  told = ask (pdf, info);
  assert_contains (told, "Title:           An Office of Fifty Waffles\n");
  assert_contains (told, "Author:          Duckboard\n");
  parts = ask (pdf, outline);
  assert_contains (parts, "<item page=\"1\">An Office of Fifty Waffles</item>");
  assert_contains (parts, "<item page=\"2\">Terrain</item>");
  assert_contains (parts, "<item page=\"2\">Map</item>");
}

static void
test_picture (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/langemarck.duckfield");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = store_field_load (path, faults);
  g_autoptr (GBytes) pdf = draw_map_to_picture (
    field, &(DrawPicture){ .format = DRAW_FORMAT_PDF, .paper = &draw_paper_a4 }, NULL);

  g_assert_nonnull (pdf);
  assert_amended (pdf);
}

/* Letters that are printed as one are read and searched as what they are. */
static void
test_ligatures (void)
{
  const char *const arguments[] = { "pdftotext", "FILE", "-", NULL };
  g_autoptr (DrawSheets) sheets = make_sheets ();
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  g_autofree char *text = ask (pdf, arguments);

  assert_contains (text, "An Office of Fifty Waffles");
}

/* What cannot be said in a file of another form is not left out without a word, and the file stays
 * what it was. */
static void
test_unknown (void)
{
  static const char *const files[]
    = { "", "%PDF-1.7\n", "%PDF-1.7\nstartxref\n9\n%%EOF\n", "%PDF-1.7\nstartxref\n999999\n%%EOF\n",
        "%PDF-1.7\n1 0 obj\n<< /Type /XRef\n   /Size 1\n   /W [1 2 2]\n"
        "   /Root 1 0 R\n   /Info 1 0 R"
        "\n>>\nstream\nnone\nendstream\nendobj\nstartxref\n9\n%%EOF\n" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GByteArray) pdf = g_byte_array_new ();
      g_autoptr (GError) error = NULL;

      g_byte_array_append (pdf, (const guint8 *) files[i], (guint) strlen (files[i]));
      g_assert_false (draw_catalog_amend (pdf, &error));
      g_assert_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_CONTENT);
      assert_contains (error->message, cairo_version_string ());
      g_assert_cmpmem (pdf->data, pdf->len, files[i], strlen (files[i]));
    }
}

/* Whatever byte at the end of what cairo wrote is another one: it is amended, or it is said that it
 * is not. */
static void
test_damaged (void)
{
  g_autoptr (DrawSheets) sheets = make_sheets ();
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  const guint8 *bytes = g_bytes_get_data (pdf, NULL);
  guint length = 0, n_refused = 0;

  while (length < g_bytes_get_size (pdf) && memcmp (bytes + length, "%%EOF\n", 6) != 0)
    length++;
  length += 6;
  g_assert_cmpuint (length, <, g_bytes_get_size (pdf));

  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (GByteArray) copy = g_byte_array_new ();
      g_autoptr (GError) error = NULL;
      guint from_end = (guint) g_test_rand_int_range (0, 1500);

      g_byte_array_append (copy, bytes, length);
      copy->data[length - 1 - from_end] = (guint8) g_test_rand_int_range (0, 256);
      if (!draw_catalog_amend (copy, &error))
        {
          g_assert_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_CONTENT);
          n_refused++;
        }
    }
  g_assert_cmpuint (n_refused, <, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/catalog/sheets", test_sheets);
  g_test_add_func ("/draw/catalog/picture", test_picture);
  g_test_add_func ("/draw/catalog/ligatures", test_ligatures);
  g_test_add_func ("/draw/catalog/unknown", test_unknown);
  g_test_add_func ("/draw/catalog/damaged", test_damaged);

  return g_test_run ();
}
