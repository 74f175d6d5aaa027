/* test-reader.c: every fault of a file is reported where it stands
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "store/disk/read-file.h"
#include "store/documents/army-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/xml/reader.h"

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define FIELD \
  HEAD "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"F\" width-mm100=\"60960\" " \
       "depth-mm100=\"30480\">\n"

/* What is said about the text of a field file, and that no field comes of it. */
static char *
get_field_faults (const char *text, gssize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  WarField *field = store_field_from_bytes (bytes, faults);

  g_assert_true ((field != NULL) == store_faults_is_empty (faults));
  g_clear_pointer (&field, war_field_unref);
  return store_faults_to_string (faults);
}

/* Texts, and the beginnings of the lines that they must give: one fault a line, in this order. */
static const struct
{
  const char *name;
  const char *text;
  const char *expected[5];
} cases[] = {
  { "well", FIELD "  <ground kind=\"free\"/>\n</field>\n", { NULL } },
  { "empty", "", { "f:1:1: this is not well-formed XML" } },
  { "not-xml", "Dear diary", { "f:1:1: this is not well-formed XML" } },
  { "truncated", FIELD "  <ground kind=\"free\"/>\n", { "f:4:1: this is not well-formed XML" } },
  { "wrong-namespace", HEAD "<field xmlns=\"urn:other\"/>", { "f:2:1: this is not a Duckboard" } },
  { "no-namespace", HEAD "<field/>", { "f:2:1: this is not a Duckboard file" } },
  { "other-document",
    HEAD "<army xmlns=\"urn:duckboard:1\" version=\"1.0\"/>",
    { "f:2:1: this file holds <army>, where <field> is expected" } },
  { "newer-version",
    HEAD "<field xmlns=\"urn:duckboard:1\" version=\"2.0\" name=\"F\" width-mm100=\"60960\" "
         "depth-mm100=\"30480\"><ground kind=\"free\"/></field>",
    { "f:2:41: version 2.0 of the format is not known" } },
  { "several-faults",
    FIELD "  <ground kind=\"square\"/>\n"
          "  <features>\n"
          "    <area id=\"A\" terrain=\"lava\" points-mm100=\"0,0 1,1 2,x\"/>\n"
          "    <tunnel/>\n"
          "  </features>\n</field>\n",
    { "f:3:17: <ground> has kind=\"square\", which must be one of: free, hex",
      "f:5:15: <area> has id=\"A\", which must be an id",
      "f:5:27: <area> has terrain=\"lava\", which must be one of: open, mud",
      "f:5:47: <area> has points-mm100=\"0,0 1,1 2,x\", which must be 2 to 2000 positions",
      "f:6:5: <tunnel> may not stand in <features>" } },
  { "missing-attributes",
    FIELD "  <ground/>\n  <points>\n    <point id=\"a\"/>\n  </points>\n</field>\n",
    { "f:3:3: <ground> lacks the attribute “kind”, which must be one of: free, hex",
      "f:5:5: <point> lacks the attribute “kind”",
      "f:5:5: <point> lacks the attribute “at-mm100”" } },
  { "wrong-order",
    FIELD "  <zones>\n    <zone id=\"z\" side=\"1\" points-mm100=\"0,0 9,0 9,9\"/>\n  </zones>\n"
          "  <ground kind=\"free\"/>\n</field>\n",
    { "f:3:3: <ground> is missing before <zones>", "f:6:3: <ground> stands too late" } },
  { "twice",
    FIELD "  <ground kind=\"free\"/>\n  <ground kind=\"hex\"/>\n</field>\n",
    { "f:4:3: there may be only 1 <ground> in <field>" } },
  { "missing-child", FIELD "</field>\n", { "f:2:1: <field> lacks <ground>" } },
  { "text",
    FIELD "  <ground kind=\"free\"/>\n  oops\n</field>\n",
    { "f:4:3: there may be no text in <field>" } },
  { "text-after-a-tag",
    FIELD "  <ground kind=\"free\"/>\n  <features>oops &amp; oops</features>\n</field>\n",
    { "f:4:13: there may be no text in <features>" } },
  { "too-many",
    FIELD
    "  <ground kind=\"free\"/>\n  <ground kind=\"free\"/>\n  <ground kind=\"x\"/>\n</field>\n",
    { "f:4:3: there may be only 1 <ground> in <field>" } },
  { "newer-version-first",
    HEAD "<field xmlns=\"urn:duckboard:1\" version=\"2.0\" title=\"F\"><hexes/></field>",
    { "f:2:41: version 2.0 of the format is not known" } },
  { "crossing-itself",
    FIELD "  <ground kind=\"free\"/>\n  <features>\n"
          "    <area id=\"a\" terrain=\"mud\" points-mm100=\"0,0 9,9 9,0 0,9\"/>\n"
          "    <area id=\"b\" terrain=\"mud\" points-mm100=\"0,0 0,0 9,0\"/>\n"
          "  </features>\n</field>\n",
    { "f:5:46: the edge from position 1 crosses or touches another edge",
      "f:6:46: position 1 stands twice" } },
  { "control-characters-are-not-shown",
    FIELD "  <ground kind=\"a&#10;f:1:1: fine\"/>\n</field>\n",
    { "f:3:17: <ground> has kind=\"a\ufffdf:1:1: fine\", which must be" } },
  { "places-of-copied-values",
    FIELD
    "  <ground a = 'kind=\"&amp;' xmlns:x='x' kind\n=\n\"é\" x:kind='é'/>\n  é &amp; a\n</field>\n",
    { "f:3:16: <ground> has no attribute “a”",
      "f:5:2: <ground> has kind=\"é\", which must be one of",
      "f:5:13: <ground> has no attribute “x:kind”", "f:6:3: there may be no text in <field>" } },
  { "one-fault-for-one-value",
    FIELD "  <ground kind=\"free\"/>\n  <points>\n    <point id=\"A\" kind=\"label\" "
          "at-mm100=\"1,1\"/>\n    <point id=\"A\" kind=\"label\" at-mm100=\"1,1\"/>\n  </points>\n"
          "</field>\n",
    { "f:5:16: <point> has id=\"A\"", "f:6:16: <point> has id=\"A\"" } },
  { "second-id",
    FIELD "  <ground kind=\"free\"/>\n  <points>\n    <point id=\"a\" kind=\"label\" "
          "at-mm100=\"1,1\"/>\n    <point id=\"a\" kind=\"label\" at-mm100=\"1,1\"/>\n  </points>\n"
          "</field>\n",
    { "f:6:16: there is another one with the id “a”" } },
  { "off-the-field",
    FIELD "  <ground kind=\"free\"/>\n  <points>\n    <point id=\"a\" kind=\"label\" "
          "at-mm100=\"60961,0\"/>\n  </points>\n</field>\n",
    { "f:5:42: the position 60961,0 is not on the field" } },
  { "two-corners",
    FIELD
    "  <ground kind=\"free\"/>\n  <features>\n"
    "    <area id=\"a\" terrain=\"mud\" points-mm100=\"0,0 1,1\"/>\n  </features>\n</field>\n",
    { "f:5:46: an area needs at least three positions" } },
  { "foreign-element",
    FIELD "  <ground kind=\"free\"/>\n  <x:points xmlns:x=\"urn:x\"/>\n</field>\n",
    { "f:4:3: <points> is in a foreign namespace" } },
  { "foreign-attribute",
    FIELD "  <ground xmlns:x=\"urn:x\" x:kind=\"free\" kind=\"free\"/>\n</field>\n",
    { "f:3:35: <ground> has no attribute “x:kind”" } },
  { "columns-are-characters",
    FIELD "  <ground kind=\"free\"/>\n  <points>\n    <point id=\"a\" kind=\"label\" "
          "name=\"Zillebeke–Hôtel\" at-mm100=\"x\"/>\n  </points>\n</field>\n",
    { "f:5:65: <point> has at-mm100=\"x\"" } },
  { "document-type",
    HEAD "<!DOCTYPE field>\n<field/>",
    { "f:2:1: a document type (<!DOCTYPE>) is not allowed" } },
  { "entity-bomb",
    HEAD
    "<!DOCTYPE f [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<field>&b;</field>",
    { "f:2:1: a document type (<!DOCTYPE>) is not allowed" } },
  { "external-entity",
    HEAD "<!DOCTYPE f [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<field>&x;</field>",
    { "f:2:1: a document type (<!DOCTYPE>) is not allowed" } },
  { "undefined-entity", FIELD "  <ground kind=\"&hex;\"/>\n</field>\n", { "f:3:" } },
  { "attribute-twice", FIELD "  <ground kind=\"free\" kind=\"hex\"/>\n</field>\n", { "f:3:" } },
};

static void
test_case (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *found = get_field_faults (cases[row].text, -1);
  g_auto (GStrv) lines = g_strsplit (found, "\n", -1);
  guint n_expected = 0;

  for (; n_expected < G_N_ELEMENTS (cases[row].expected) && cases[row].expected[n_expected] != NULL;
       n_expected++)
    if (lines[n_expected] == NULL
        || !g_str_has_prefix (lines[n_expected], cases[row].expected[n_expected]))
      {
        g_test_message ("expected: %s\nfound all of: %s", cases[row].expected[n_expected], found);
        g_test_fail ();
        return;
      }

  /* No further faults: only what follows the last line break. */
  g_assert_true (g_strv_length (lines) <= n_expected + 1
                 && (lines[0] == NULL || lines[n_expected][0] == '\0'));
}

static void
test_not_utf8 (void)
{
  g_autofree char *latin = get_field_faults (FIELD "  <ground kind=\"\xe9\"/></field>", -1);
  g_autofree char *nul = get_field_faults ("<field>\0</field>", 16);

  g_assert_cmpstr (latin, ==, "f:3:17: this is not UTF-8 text\n");
  g_assert_cmpstr (nul, ==, "f:1:8: this is not UTF-8 text\n");
}

/* One NUL behind the bytes is no part of the document; one that a file ends with is. */
static void
test_nul_at_the_end (void)
{
  static const char text[] = FIELD "  <ground kind=\"free\"/>\n</field>\n";
  g_autofree char *counted = get_field_faults (text, sizeof text);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "f.duckfield", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autofree char *lines = NULL;

  g_assert_cmpstr (counted, ==, "");

  g_assert_true (g_file_set_contents (path, text, sizeof text, NULL));
  g_assert_null (store_field_load (path, faults));
  lines = store_faults_to_string (faults);
  g_assert_cmpstr (lines, ==, "f:5:1: this is not UTF-8 text\n");

  g_unlink (path);
  g_rmdir (folder);
}

/* Giant tags, nesting and texts are refused, not swallowed. */
static void
test_giants (void)
{
  g_autoptr (GString) attributes = g_string_new (FIELD "<ground");
  g_autoptr (GString) nesting = g_string_new (FIELD);
  g_autoptr (GString) name = g_string_new (HEAD "<field name=\"");
  g_autoptr (GString) namespaces = g_string_new (FIELD);

  for (guint i = 0; i < 60000; i++)
    {
      g_string_append_printf (attributes, " a%u=\"\"", i);
      g_string_append (nesting, "<ground>");
      g_string_append (name, "0123456789");
      g_string_append_printf (namespaces, "<oops xmlns:a%u=\"a\"/>", i);
    }

  g_autofree char *attribute_faults = get_field_faults (attributes->str, -1);
  g_autofree char *nesting_faults = get_field_faults (nesting->str, -1);
  g_autofree char *name_faults = get_field_faults (name->str, -1);
  g_autofree char *namespace_faults = get_field_faults (namespaces->str, -1);

  g_assert_cmpstr (attribute_faults, ==, "f:3:1: a start tag has more than 100 attributes\n");
  g_assert_cmpstr (name_faults, ==, "f:2:1: a start tag is longer than 64 KiB\n");
  g_assert_nonnull (strstr (nesting_faults, "not well-formed XML"));
  g_assert_nonnull (strstr (namespace_faults, ": there are more than 64 namespaces up to here\n"));
}

/* A name from the file is shown as far as it tells something. */
static void
test_long_names_are_cut (void)
{
  g_autofree char *name = g_strnfill (1000, 'n');
  g_autofree char *text = g_strdup_printf (FIELD "  <ground %s=\"\" kind=\"free\"/>\n  <%s/>\n"
                                                 "</field>\n",
                                           name, name);
  g_autofree char *faults = get_field_faults (text, -1);

  name[60] = '\0';
  {
    g_autofree char *expected = g_strdup_printf ("f:3:1013: <ground> has no attribute “%s…”\n"
                                                 "f:4:3: <%s…> may not stand in <field>\n",
                                                 name, name);

    g_assert_cmpstr (faults, ==, expected);
  }
}

/* Faults have their places though they are found in another order. */
static void
test_places_out_of_order (void)
{
  g_autofree char *faults = get_field_faults (FIELD "  <é/><oops/>\n  <x/>\n</field>\n", -1);

  g_assert_cmpstr (faults, ==,
                   "f:3:3: <é> may not stand in <field>\n"
                   "f:3:7: <oops> may not stand in <field>\n"
                   "f:4:3: <x> may not stand in <field>\n"
                   "f:2:1: <field> lacks <ground>\n");
}

/* Quotes in comments, instructions and sections are no quotes of tags. */
static void
test_quotes_outside_tags (void)
{
  GString *text = g_string_new (FIELD "<!-- don't <?really ?> --><?say \"?>");
  g_autofree char *faults = NULL;

  for (guint i = 0; i < 70000; i++)
    g_string_append_c (text, ' ');
  g_string_append (text, "<ground kind=\"free\"/></field>");

  faults = get_field_faults (text->str, -1);
  g_assert_cmpstr (faults, ==, "");
  g_string_free (text, TRUE);
}

static void
test_fault_count_is_capped (void)
{
  GString *text = g_string_new (FIELD "<ground kind=\"free\"/><features>");
  g_autofree char *found = NULL;

  for (guint i = 0; i < STORE_FAULTS_MAX + 7; i++)
    g_string_append (text, "<oops/>");
  g_string_append (text, "</features></field>");

  found = get_field_faults (text->str, -1);
  g_assert_true (g_str_has_suffix (found, "\nf: and 7 more faults\n"));
  g_string_free (text, TRUE);
}

/* Behind the first fault the others are looked for, but not without end. */
static void
test_gives_up (void)
{
  GString *text = g_string_new (FIELD "<ground kind=\"free\"/><features>\n<oops/>\n");
  g_autofree char *found = NULL;

  for (guint i = 0; i < 1024 * 1024; i++)
    g_string_append_c (text, '\n');
  g_string_append (text, "<oops/></features></field>");

  found = get_field_faults (text->str, -1);
  g_assert_cmpstr (found, ==,
                   "f:4:1: <oops> may not stand in <features>\n"
                   "f:1048581:1: what comes from here on was not looked at\n");
  g_string_free (text, TRUE);
}

static void
test_gives_up_on_many (void)
{
  GString *text = g_string_new (FIELD "<ground kind=\"free\"/><features>");
  g_autofree char *found = NULL;

  while (text->len < 2 * 1024 * 1024)
    g_string_append (text, "<oops/>");
  g_string_append (text, "</features></field>");

  found = get_field_faults (text->str, -1);
  g_assert_nonnull (strstr (found, ": what comes from here on was not looked at\nf: and "));
  g_string_free (text, TRUE);
}

/* A folder, or a device without an end, is no document. */
static void
test_not_a_file (void)
{
  static const char *const paths[] = { "/", "/dev/zero" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new (paths[i]);

      g_assert_null (store_field_load (paths[i], faults));
      g_assert_true (faults->unreadable);
    }
}

/* Nor is what is larger than any document, which is not read. */
static void
test_too_large (void)
{
  g_autofree char *path = NULL;
  int descriptor = g_file_open_tmp ("large-XXXXXX.duckfield", &path, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  g_assert_cmpint (ftruncate (descriptor, STORE_FILE_MAX + 1), ==, 0);
  close (descriptor);
  g_assert_null (store_field_load (path, faults));
  g_assert_true (faults->unreadable);
  g_unlink (path);
}

static void
test_missing_file (void)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("nowhere");

  g_assert_null (store_field_load ("/nonexistent/a.duckfield", faults));
  g_assert_true (faults->unreadable);
  g_assert_cmpuint (faults->items->len, ==, 1);
}

/* A shipped file with its text replaced in one place. */
static GBytes *
get_damaged (const StoreLibrary *library, const char *name, const char *original,
             const char *replacement)
{
  g_autofree char *path = store_library_find_file (library, name);
  g_autofree char *text = NULL;
  GString *damaged;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (path);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, original));

  damaged = g_string_new (text);
  g_string_replace (damaged, original, replacement, 1);
  return g_string_free_to_bytes (damaged);
}

static const struct
{
  const char *original, *replacement, *expected;
} army_cases[] = {
  { "system=\"entrenched\"", "system=\"chess\"", "there is no rule system “chess”" },
  { "game-type=\"assault\"", "game-type=\"tennis\"", "the rules know no game type “tennis”" },
  { "<unit type=\"bef-officer\"/>", "<unit type=\"tank\"/>", "there is no unit type “tank” in" },
  { "categories=\"officer\"", "categories=\"navy\"", "the rules know no category “navy”" },
  { "wounds=\"3\"", "wounds=\"7\"", "wounds=\"7\", which must be a whole number from 1 to 6" },
  { "wounds=\"3\"", "", "<statistics> lacks the attribute “wounds”" },
  { "<book id=", "<book id=\"a\" revision=\"1\"/><book id=",
    "an army of Entrenched! 1914–1915 may have only 1 book" },
  { "<used>", "<used><traits/>", "<traits> may not stand in <used>" },
  { "trait=\"command\"", "trait=\"flying\"", "there is no trait “flying” in the rules" },
  { "trait=\"command\" length-mm100=\"15240\"", "trait=\"command\"",
    "the trait “command” has one parameter, which is: length" },
  { "hit=\"4\"", "aim=\"4\"", "<weapon> has no attribute “aim”" },
  { "dice=\"2\"", "dice=\"many\"", "dice=\"many\", which must be “DPW” or a whole number" },
};

static void
test_army_case (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (GBytes) bytes = get_damaged (library, "scenarios/british-expeditionary-force.duckarmy",
                                          army_cases[row].original, army_cases[row].replacement);
  g_autoptr (StoreFaults) faults = store_faults_new ("a");
  WarArmy *army = store_army_from_bytes (library, bytes, faults);
  g_autofree char *found = store_faults_to_string (faults);

  g_assert_null (army);
  if (strstr (found, army_cases[row].expected) == NULL)
    g_error ("expected “%s” in:\n%s", army_cases[row].expected, found);
  g_assert_cmpuint (((StoreFault *) g_ptr_array_index (faults->items, 0))->line, >, 1);
}

static const struct
{
  const char *original, *replacement, *expected;
} operation_cases[] = {
  { "name=\"Entente\"", "name=\"Entente\" cost-limit=\"500\"",
    "a force with a “cost-limit” may not have <take>" },
  { "<field-link", "<special-rules><p> </p></special-rules><field-link",
    "a paragraph may not be empty" },
  { "kind=\"limit\" winner=\"1\"", "kind=\"limit\" winner=\"1\" count=\"3\"",
    "a condition of kind “limit” may not have the attribute “count”" },
  { "place=\"entente-zone\" count=\"2\"", "place=\"entente-zone\"",
    "a condition of kind “hold-zone” needs the attribute “count”" },
  { "href=\"langemarck.duckfield\"", "href=\"../langemarck.duckfield\"",
    "must be a path below this document’s folder" },
  { "href=\"langemarck.duckfield\"", "href=\"gone.duckfield\"", "the field cannot be opened" },
  { "type=\"bef-infantry\"", "type=\"tank\"", "there is no unit type “tank” in the book" },
  { "book=\"entente-in-arms\"", "book=\"gone\"", "there is no army book “gone”" },
  { "<p>", "<p> </p><p>", "a paragraph may not be empty" },
  { "count=\"5\"", "count=\"100\"/><take type=\"bef-officer\" count=\"100000\"", "from 1 to 100" },
  { "<field-link href=\"langemarck.duckfield\"/>",
    "<field name=\"F\" width-mm100=\"60960\" depth-mm100=\"30480\"><ground kind=\"free\"/></field>"
    "<field-link href=\"langemarck.duckfield\"/>",
    "there may be <field-link> or <field>, not both" },
  { "<field-link href=\"langemarck.duckfield\"/>",
    "<field-link href=\"langemarck.duckfield\"/><field-link href=\"langemarck.duckfield\"/>",
    "there may be only 1 <field-link> in <operation>" },
  { "side=\"2\"", "side=\"1\"", "side 1 has a force already" },
  { "winner=\"1\"", "winner=\"3\"", "winner=\"3\", which must be a whole number from 1 to 2" },
};

static void
test_operation_case (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *field = store_library_find_file (library, "scenarios/langemarck.duckfield");
  g_autofree char *folder = g_path_get_dirname (field);
  g_autoptr (GBytes) bytes
    = get_damaged (library, "scenarios/langemarck.duckop", operation_cases[row].original,
                   operation_cases[row].replacement);
  g_autoptr (StoreFaults) faults = store_faults_new ("o");
  WarOperation *operation = store_operation_from_bytes (library, bytes, folder, faults);
  g_autofree char *found = store_faults_to_string (faults);

  g_assert_null (operation);
  if (strstr (found, operation_cases[row].expected) == NULL)
    g_error ("expected “%s” in:\n%s", operation_cases[row].expected, found);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/reader/field/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (army_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/reader/army/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_army_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (operation_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/reader/operation/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_operation_case);
    }
  g_test_add_func ("/store/reader/not-utf8", test_not_utf8);
  g_test_add_func ("/store/reader/nul-at-the-end", test_nul_at_the_end);
  g_test_add_func ("/store/reader/giants", test_giants);
  g_test_add_func ("/store/reader/long-names-are-cut", test_long_names_are_cut);
  g_test_add_func ("/store/reader/places-out-of-order", test_places_out_of_order);
  g_test_add_func ("/store/reader/quotes-outside-tags", test_quotes_outside_tags);
  g_test_add_func ("/store/reader/fault-count-is-capped", test_fault_count_is_capped);
  g_test_add_func ("/store/reader/gives-up", test_gives_up);
  g_test_add_func ("/store/reader/gives-up-on-many", test_gives_up_on_many);
  g_test_add_func ("/store/reader/not-a-file", test_not_a_file);
  g_test_add_func ("/store/reader/missing-file", test_missing_file);
  g_test_add_func ("/store/reader/too-large", test_too_large);
  return g_test_run ();
}
