/* test-web-page.c: documents in web pages
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/web-page.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "store/documents/army-file.h"
#include "store/documents/operation-file.h"

static StoreLibrary *library;
static char *folder;

static char *
write_page (const char *text, gssize length)
{
  char *path = g_build_filename (folder, "page.html", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

/* As the program writes it, with something before and after. */
static char *
dup_page (const char *link)
{
  return g_strdup_printf ("<!DOCTYPE html><p>%s</p><a id=\"" STORE_WEB_PAGE_ID
                          "\" href=\"%s\" download=\"a.duckarmy\">Save</a></html>",
                          "&lt;a id=&quot;" STORE_WEB_PAGE_ID "&quot;", link);
}

static GBytes *
load_shipped (const char *name)
{
  g_autofree char *path = store_library_find_file (library, name);
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  return g_bytes_new_take (text, length);
}

/* NULL: the page has a document; else what is said of it begins so. */
static void
assert_says (const char *page, gssize length, const char *begin)
{
  g_autofree char *path = write_page (page, length);
  g_autoptr (StoreFaults) faults = store_faults_new ("page");
  const char *suffix = NULL;
  g_autoptr (GBytes) bytes = store_web_page_load (path, &suffix, faults);
  g_autofree char *words = store_faults_to_string (faults);

  g_assert_true ((bytes != NULL) == (begin == NULL));
  if (begin != NULL && !g_str_has_prefix (words, begin))
    g_error ("said “%s”, not “%s”", words, begin);
}

/* To the last byte, whatever is in it. */
static void
test_there_and_back (void)
{
  static const char *const suffixes[]
    = { ".duckarmy", ".duckfield", ".duckop", ".duckgame", ".ducktable" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    for (gsize length = 0; length < 70; length += 1 + length / 3)
      {
        char random[70];
        g_autoptr (StoreFaults) faults = store_faults_new ("page");
        g_autoptr (GBytes) bytes = NULL, back = NULL;
        g_autofree char *link = NULL, *page = NULL, *path = NULL;
        const char *suffix = NULL;

        for (gsize j = 0; j < length; j++)
          random[j] = (char) g_test_rand_int_range (0, 256);
        bytes = g_bytes_new (random, length);
        link = store_web_page_to_link (bytes, suffixes[i]);
        page = dup_page (link);
        path = write_page (page, -1);
        back = store_web_page_load (path, &suffix, faults);
        g_assert_nonnull (back);
        g_assert_true (g_bytes_equal (bytes, back));
        g_assert_cmpstr (suffix, ==, suffixes[i]);
      }
}

/* Books are found by their ids, and come in no page. */
static void
test_book (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new ("book", 4);

  g_assert_null (store_web_page_to_link (bytes, ".duckbook"));
}

/* What reads a file of a kind reads a page with one in it. */
static void
test_documents (void)
{
  g_autoptr (GBytes) bytes = load_shipped ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *link = store_web_page_to_link (bytes, ".duckarmy");
  g_autofree char *page = dup_page (link);
  g_autofree char *path = write_page (page, -1);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreFaults) other = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  g_autoptr (GBytes) again = NULL;

  g_assert_nonnull (army);
  again = store_army_to_bytes (army);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_null (store_operation_load (library, path, other));
}

/* The field that an operation links to is not looked for beside the page. */
static void
test_link (void)
{
  g_autoptr (GBytes) bytes = load_shipped ("scenarios/hooge.duckop");
  g_autoptr (GBytes) field = load_shipped ("scenarios/hooge.duckfield");
  g_autofree char *beside = g_build_filename (folder, "hooge.duckfield", NULL);
  g_autofree char *link = store_web_page_to_link (bytes, ".duckop");
  g_autofree char *page = dup_page (link);
  g_autofree char *path = write_page (page, -1);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  g_assert_nonnull (
    g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "field-link"));
  g_assert_true (g_file_set_contents (beside, g_bytes_get_data (field, NULL),
                                      (gssize) g_bytes_get_size (field), NULL));
  g_assert_null (store_operation_load (library, path, faults));
  g_unlink (beside);
}

/* Nothing of a page is taken that is not as it was put there. */
static void
test_damaged (void)
{
  g_autoptr (GBytes) bytes = load_shipped ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *link = store_web_page_to_link (bytes, ".duckarmy");
  g_autofree char *page = dup_page (link);
  g_autofree char *two = g_strconcat (page, page, NULL);
  g_autofree char *kind
    = dup_page ("data:application/vnd.duckboard.book+xml;sha256=00;base64,AA==");
  gsize length = strlen (page), at = (gsize) (strstr (page, ";base64,") - page) + 100;
  g_autofree char *edited = g_strdup (page), *sum = g_strdup (page);

  assert_says (page, -1, NULL);
  edited[at] = edited[at] == 'A' ? 'B' : 'A';
  assert_says (edited, -1, "page: the document in the page was changed");
  at -= 110;
  sum[at] = sum[at] == '0' ? '1' : '0';
  assert_says (sum, -1, "page: the document in the page was changed");
  assert_says (two, -1, "page: there is more than one document");
  assert_says (kind, -1, "page: the page has a document of a kind");
  assert_says ("<p>Hello</p>", -1, "page: there is no document of Duckboard’s");
  assert_says ("", 0, "page: there is no document of Duckboard’s");
  for (gsize cut = 0; cut < length; cut += 1 + cut / 10)
    if (cut < (gsize) (strstr (page, "\" download") - page))
      assert_says (page, (gssize) cut, "page: ");
  page[at + 20] = '\0';
  assert_says (page, (gssize) length, "page: ");
}

/* What programs make of a page that they write anew: it stays the same document. */
static void
test_rewritten (void)
{
  static const char *const forms[] = {
    "<a download=\"a.duckarmy\" href=\"%s\" id=\"" STORE_WEB_PAGE_ID "\">Save</a>",
    "<a id='" STORE_WEB_PAGE_ID "' href='%s' download='a.duckarmy'>Save</a>",
    "<a\r\n  id = " STORE_WEB_PAGE_ID "\r\n  href =\r\n\"%s\"\r\n>Save</a>",
    "<A HREF=%s ID=\"" STORE_WEB_PAGE_ID "\">Save</A>",
    "<a title=\"1 > 0\" href=\"%s\"/>",
    "<p title=\"<a href='%s'>\"><a href=\"%s\">Save</a>",
    "<!-- <a href=\"%s\"> --><a href=\"%s\">Save</a>",
    "<title><a href=\"%s\"></title><a href=\"%s\">Save</a>",
    "<style>a</styl<a href=\"%s\"></STYLE ><a href=\"%s\">Save</a>",
    "<abbr href=\"%s\">Save</abbr><a href=\"%s\">Save</a>",
    "1 < 2 <> <= </a><a name=\"x\" href=\"#x\"><a href=\"%s\">Save</a>",
  };
  g_autoptr (GBytes) bytes = load_shipped ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *link = store_web_page_to_link (bytes, ".duckarmy");
  g_autoptr (GString) broken = g_string_new (NULL), escaped = g_string_new (link);
  g_autoptr (GString) numbered = g_string_new (link);

  for (gsize i = 0; i < strlen (link); i += 76)
    g_string_append_printf (broken, "%.76s\n  ", link + i);
  g_string_replace (escaped, "+", "%2B", 0);
  g_string_replace (escaped, "=", "%3d", 0);
  g_string_replace (numbered, "+", "&#43;", 0);
  g_string_replace (numbered, "/", "&#x2F;", 0);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      GString *page = g_string_new (forms[i]);

      g_string_replace (page, "%s", link, 0);
      g_test_message ("%s", forms[i]);
      assert_says (page->str, -1, NULL);
      g_string_free (page, TRUE);
    }
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *page = dup_page (i == 0   ? broken->str
                                        : i == 1 ? escaped->str
                                                 : numbered->str);

      assert_says (page, -1, NULL);
    }
}

/* Packed, as a server sends it, or in the letters of another system. */
static void
test_packed (void)
{
  g_autoptr (GBytes) bytes = load_shipped ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *link = store_web_page_to_link (bytes, ".duckarmy");
  g_autofree char *page = dup_page (link), *wide = NULL;
  g_autoptr (GZlibCompressor) gzip = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1);
  g_autofree char *packed = g_malloc (strlen (page) + 100);
  gsize length, n_read;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_converter_convert (G_CONVERTER (gzip), page, strlen (page), packed,
                                        strlen (page) + 100, G_CONVERTER_INPUT_AT_END, &n_read,
                                        &length, &error),
                   ==, G_CONVERTER_FINISHED);
  assert_says (packed, (gssize) length, NULL);
  assert_says (packed, (gssize) length / 2, "page: this is compressed by gzip, and damaged");
  wide = g_convert (page, -1, "UTF-16LE", "UTF-8", NULL, &length, &error);
  g_assert_no_error (error);
  assert_says (wide, (gssize) length, NULL);
}

/* A page may have what a file may. */
static void
test_large (void)
{
  gsize length = 17 * 1024 * 1024;
  g_autofree char *large = g_malloc (length);

  memset (large, ' ', length);
  assert_says (large, (gssize) length, "page: is larger than 16");
}

int
main (int argc, char **argv)
{
  int status;
  g_autofree char *path = NULL;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  folder = g_dir_make_tmp ("web-page-XXXXXX", NULL);
  g_test_add_func ("/web-page/there-and-back", test_there_and_back);
  g_test_add_func ("/web-page/book", test_book);
  g_test_add_func ("/web-page/documents", test_documents);
  g_test_add_func ("/web-page/link", test_link);
  g_test_add_func ("/web-page/damaged", test_damaged);
  g_test_add_func ("/web-page/rewritten", test_rewritten);
  g_test_add_func ("/web-page/packed", test_packed);
  g_test_add_func ("/web-page/large", test_large);
  status = g_test_run ();
  path = g_build_filename (folder, "page.html", NULL);
  g_unlink (path);
  g_rmdir (folder);
  g_free (folder);
  store_library_free (library);
  return status;
}
