/* test-battlescribe.c: rosters, catalogues and game systems for other list builders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "store/disk/zip.h"
#include "store/documents/book-file.h"
#include "store/documents/library.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/foreign-xml.h"

/* tests/store/battlescribe/ has files as they are written. What they say is known to other
 * programs: with BATTLESCRIBE_WRITE=1 they are written anew. */

/* ---------------------------------------------------------------------------------------------
 * Writing. */

static void
add_rifles (WarRoster *roster)
{
  WarRosterUnit *unit = war_roster_add_unit (roster, "rifles", "Rifles", 3);
  WarRosterRow *row = war_roster_add_row (unit->rows, "unit", "Unit", "Rifles");

  unit->own_name = g_strdup ("“First” <Section> & Co");
  unit->note = g_strdup ("Behind the hedge");
  war_roster_row_add_cell (row, "movement", "M", "4″");
  war_roster_row_add_cell (row, "wounds", "W", "6");
  row = war_roster_add_row (unit->rows, "weapon", "Weapon", "Rifle");
  war_roster_row_add_cell (row, "range", "Range", "10″");
  war_roster_add_term (unit->rules, "steady", "Steady", "It stays.");
  war_roster_add_term (unit->categories, "infantry", "Infantry", NULL);
  war_roster_add_term (unit->categories, "officers", "Officers", NULL);
  war_roster_add_cost (unit->costs, "pts", "pts", 40);
  war_roster_add_cost (unit->costs, "pts", "pts", 2.5);
}

/* What is the same as of the rifles has the same ids. */
static void
add_gun (WarRoster *roster)
{
  WarRosterUnit *unit = war_roster_add_unit (roster, "gun", "Gun", 1);
  WarRosterRow *row = war_roster_add_row (unit->rows, "weapon", "Weapon", "Rifle");

  war_roster_row_add_cell (row, "range", "Range", "10″");
  row = war_roster_add_row (unit->rows, "weapon", "Weapon", "Rifle");
  war_roster_row_add_cell (row, "range", "Range", "12″");
  war_roster_add_term (unit->rules, "steady", "Steady", "It stays.");
  war_roster_add_term (unit->rules, "slow", "Slow", NULL);
  war_roster_add_term (unit->categories, "infantry", "Infantry", NULL);
  war_roster_add_cost (unit->costs, "pts", "pts", 90);
}

static WarRoster *
new_roster (void)
{
  WarRoster *roster = war_roster_new ();
  WarRosterForce *force = war_roster_add_force (roster, "ours", "Our Book");

  roster->name = g_strdup ("Our Army");
  roster->system_id = g_strdup ("entrenched");
  roster->system = g_strdup ("Entrenched! 1914–1915");
  force->revision = 7;
  force->kind_id = g_strdup ("assault");
  force->kind = g_strdup ("Assault");
  war_roster_add_cost (roster->costs, "pts", "pts", 132.5);
  war_roster_add_cost (roster->limits, "pts", "pts", 150);
  add_rifles (roster);
  add_gun (roster);
  return roster;
}

static void
assert_as_file (GBytes *bytes, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store", "battlescribe", name, NULL);
  const char *text = g_bytes_get_data (bytes, NULL);
  g_autofree char *expected = NULL;

  if (g_getenv ("BATTLESCRIBE_WRITE") != NULL)
    g_assert_true (g_file_set_contents (path, text, (gssize) g_bytes_get_size (bytes), NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpmem (text, g_bytes_get_size (bytes), expected, strlen (expected));
}

static void
test_roster (void)
{
  g_autoptr (WarRoster) roster = new_roster ();
  g_autoptr (GBytes) bytes = store_battlescribe_roster_to_bytes (roster);

  assert_as_file (bytes, "roster.ros");
}

/* Each id is what others take for one, and different things of a file have different ones. */
static void
test_ids (void)
{
  g_autoptr (WarRoster) roster = new_roster ();
  g_autoptr (GBytes) bytes = store_battlescribe_roster_to_bytes (roster);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GRegex) each = g_regex_new (" id=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  g_regex_match (each, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL), n++)
    {
      char *id = g_match_info_fetch (match, 1);

      g_assert_true (g_regex_match_simple ("^[0-9a-f]{4}(-[0-9a-f]{4}){3}$", id, 0, 0));
      g_hash_table_add (ids, id);
    }
  /* The rifle of both units, and their being steady, are the same. */
  g_assert_cmpuint (g_hash_table_size (ids), ==, n - 2);
}

/* The example, with limits of each kind: at least, of all units, of each type, and one by another
 * category. */
static WarBook *
load_book (StoreLibrary *library)
{
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckbook");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *example = NULL;
  g_autoptr (GBytes) bytes = NULL;
  WarBook *book;

  g_assert_true (g_file_get_contents (path, &example, NULL, NULL));
  g_string_assign (text, example);
  g_string_replace (text, "<limits>",
                    "<limits><limit at=\"least\" category=\"infantry\" share=\"1\"/>"
                    "<limit share=\"4\"/>"
                    "<limit category=\"infantry\" share=\"1\" of=\"3\" among=\"officer\"/>",
                    1);
  bytes = g_bytes_new (text->str, text->len);
  book = store_book_from_bytes (library, bytes, faults);
  g_assert_nonnull (book);
  return book;
}

/* A book's limits are those that can be counted by; the others are said to be lost. */
static void
test_book (void)
{
  StoreLibrary *library = store_library_new (NULL);
  g_autoptr (WarBook) book = load_book (library);
  g_autoptr (WarRoster) words = new_roster ();
  g_autoptr (GBytes) catalogue = NULL, system = NULL;
  WarRosterForce *force;

  force = g_ptr_array_index (words->forces, 0);
  g_free (force->book_id);
  force->book_id = g_strdup (book->id);
  catalogue = store_battlescribe_catalogue_to_bytes (words, book);
  system = store_battlescribe_system_to_bytes (words, book);
  g_assert_cmpuint (store_battlescribe_count_lost_limits (book), ==, 1);
  assert_as_file (catalogue, "book.cat");
  assert_as_file (system, "system.gst");
  store_library_free (library);
}

/* ---------------------------------------------------------------------------------------------
 * Reading. */

static WarRoster *
read_text (const char *text, const char *expected_faults)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (StoreFaults) faults = store_faults_new ("r");
  WarRoster *roster = store_battlescribe_roster_from_bytes (bytes, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, expected_faults);
  g_assert_true ((roster == NULL) == (*expected_faults != '\0'));
  return roster;
}

/* What has been written is read as it was, and packed in an archive too. */
static void
test_read_back (void)
{
  static const char *const names[] = { "army.ros", "Army.ROSZ" };
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autoptr (WarRoster) roster = new_roster ();
  g_autoptr (GBytes) bytes = store_battlescribe_roster_to_bytes (roster);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autoptr (GBytes) packed = store_battlescribe_pack (bytes, path, NULL);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarRoster) read = NULL;
      const WarRosterUnit *unit, *gun;
      const WarRosterForce *force;

      if (packed == NULL)
        {
          g_assert_false (store_zip_is_supported ());
          continue;
        }
      g_assert_true (g_bytes_equal (packed, bytes) == (i == 0));
      g_assert_true (g_file_set_contents (path, g_bytes_get_data (packed, NULL),
                                          (gssize) g_bytes_get_size (packed), NULL));
      read = store_battlescribe_roster_load (path, faults);
      g_assert_nonnull (read);
      g_assert_cmpstr (read->name, ==, roster->name);
      g_assert_cmpstr (read->system_id, ==, "duckboard-entrenched");
      g_assert_cmpstr (read->system, ==, roster->system);
      g_assert_cmpuint (read->forces->len, ==, 1);
      force = g_ptr_array_index (read->forces, 0);
      g_assert_cmpstr (force->book_id, ==, "ours");
      g_assert_cmpstr (force->book, ==, "Our Book");
      g_assert_cmpuint (force->revision, ==, 7);
      g_assert_cmpstr (force->kind, ==, "Assault");
      g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (read->costs, 0))->value, ==, 132.5);
      g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (read->limits, 0))->value, ==, 150);
      g_assert_cmpuint (read->units->len, ==, 2);
      unit = g_ptr_array_index (read->units, 0);
      gun = g_ptr_array_index (read->units, 1);
      g_assert_cmpstr (unit->own_name, ==, "“First” <Section> & Co");
      g_assert_cmpstr (unit->note, ==, "Behind the hedge");
      g_assert_cmpuint (unit->count, ==, 3);
      g_assert_cmpuint (unit->rows->len, ==, 2);
      g_assert_cmpuint (unit->categories->len, ==, 2);
      g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (unit->costs, 0))->value, ==, 42.5);
      g_assert_cmpstr (((WarRosterTerm *) g_ptr_array_index (unit->rules, 0))->text, ==,
                       "It stays.");
      g_assert_null (gun->own_name);
      g_assert_null (gun->note);
      g_assert_cmpuint (gun->rules->len, ==, 2);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#define FORCE_BEGIN "<roster name=\"R\"><forces><force name=\"F\" catalogueName=\"C\"><selections>"
#define FORCE_END "</selections></force></forces></roster>"
#define IN_FORCE(content) FORCE_BEGIN content FORCE_END

/* As others write it: models in units, upgrades beside them, hidden things, costs of all levels,
 * cells in several lines. */
static void
test_others (void)
{
  g_autoptr (WarRoster) roster = read_text (
    IN_FORCE (
      "<selection name=\"Detachment\" type=\"upgrade\"><costs><cost name=\"pts\" typeId=\"p\" "
      "value=\"5\"/></costs></selection>"
      "<selection name=\"Squad\" type=\"unit\" number=\"\" customName=\"\">"
      "<customNotes>ours</customNotes><costs><cost name=\"pts\" typeId=\"p\" value=\"10\"/></costs>"
      "<profiles><profile name=\"A\" typeName=\"T\" hidden=\"true\"/>"
      "<profile name=\"B\" typeName=\"T\"><characteristics><characteristic name=\"M\" "
      "typeId=\"m\">\n 4\n  inches </characteristic><characteristic name=\"W\"/>"
      "</characteristics></profile></profiles>"
      "<selections><selection name=\"Man\" type=\"model\"><customNotes>his</customNotes>"
      "<profiles><profile name=\"B\" typeName=\"T\"/></profiles>"
      "<costs><cost name=\"pts\" typeId=\"p\" value=\"2.5\"/></costs></selection></selections>"
      "<rules><rule name=\"R\"><description>first</description></rule><rule name=\"R\">"
      "<description>second</description></rule><rule name=\"S\" hidden=\"true\"/></rules>"
      "</selection>"
      "<selection name=\"Hero\" type=\"model\" number=\"2\"/>"),
    "");
  const WarRosterUnit *detachment = g_ptr_array_index (roster->units, 0);
  const WarRosterUnit *squad = g_ptr_array_index (roster->units, 1);
  const WarRosterUnit *hero;
  const WarRosterForce *force = g_ptr_array_index (roster->forces, 0);
  const WarRosterRow *row = g_ptr_array_index (squad->rows, 0);

  g_assert_cmpuint (roster->units->len, ==, 3);
  hero = g_ptr_array_index (roster->units, 2);
  g_assert_cmpstr (detachment->name, ==, "Detachment");
  g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (detachment->costs, 0))->value, ==, 5);
  g_assert_cmpstr (force->kind, ==, "F");
  g_assert_cmpstr (force->kind_id, ==, "");
  g_assert_cmpstr (squad->name, ==, "Squad");
  g_assert_cmpuint (squad->count, ==, 1);
  g_assert_null (squad->own_name);
  g_assert_cmpstr (squad->note, ==, "ours\nMan: his");
  g_assert_cmpuint (squad->parts->len, ==, 1);
  g_assert_cmpstr (((WarRosterPart *) g_ptr_array_index (squad->parts, 0))->name, ==, "Man");
  g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (squad->costs, 0))->value, ==, 12.5);
  g_assert_cmpuint (squad->rows->len, ==, 1);
  g_assert_cmpuint (row->cells->len, ==, 2);
  g_assert_cmpstr (g_array_index (row->cells, WarRosterCell, 0).value, ==, "4 inches");
  g_assert_cmpstr (g_array_index (row->cells, WarRosterCell, 1).value, ==, "–");
  g_assert_cmpuint (squad->rules->len, ==, 2);
  g_assert_cmpstr (((WarRosterTerm *) g_ptr_array_index (squad->rules, 0))->text, ==, "first");
  g_assert_cmpstr (hero->name, ==, "Hero");
  g_assert_cmpuint (hero->count, ==, 2);
}

/* What is no roster, or says no number where one must be, is refused with its place. */
static void
test_refused (void)
{
  static const char *const counts[] = { "-6", "nine", "2.5", "99999999999999999999" };

  read_text ("<catalogue/>", "r:1:11: this begins with <catalogue>, and is no roster\n");
  read_text (
    IN_FORCE ("<selection name=\"S\" type=\"unit\"><costs><cost value=\"1,5\"/></costs>"
              "</selection>"),
    "r:1:128: “value” of <cost> is no number; mend it, or have the other program write the "
    "roster anew\n");
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *selection
        = g_strdup_printf ("<selection name=\"S\" type=\"unit\" number=\"%s\"/>", counts[i]);
      g_autofree char *text = g_strconcat (FORCE_BEGIN, selection, FORCE_END, NULL);
      g_autofree char *fault
        = g_strdup_printf ("r:1:%zu: “number” of <selection> must be a whole number from 0 to "
                           "1000000; mend it, or have the other program write the roster anew\n",
                           113 + strlen (counts[i]));

      read_text (text, fault);
    }
}

/* Elements within elements, so many that a reader could run out of stack. */
static void
test_deep (void)
{
  g_autoptr (GString) text = g_string_new ("<roster>");

  for (guint i = 0; i < STORE_FOREIGN_MAX_DEPTH; i++)
    g_string_append (text, "<a>");
  read_text (text->str, "r:1:200: elements lie more than 64 deep in each other\n");
}

/* Each name that is new is looked for among all others, so there are not too many. */
static void
test_names (void)
{
  GString *text = g_string_new ("<roster>");
  g_autoptr (StoreFaults) faults = store_faults_new ("r");
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *lines = NULL;

  for (guint i = 0; i < 2 * 10000; i++)
    g_string_append_printf (text, "<a xmlns:n%u='n'/>", i);
  bytes = g_string_free_to_bytes (text);
  g_assert_null (store_battlescribe_roster_from_bytes (bytes, faults));
  lines = store_faults_to_string (faults);
  g_assert_true (
    g_str_has_suffix (lines, ": elements and attributes have more than 10000 names\n"));
}

static void
test_kinds (void)
{
  static const struct
  {
    const char *path;
    StoreBattlescribeKind kind;
    gboolean zipped;
  } kinds[] = {
    { "a/b.ros", STORE_BATTLESCRIBE_ROSTER, FALSE },
    { "B.RosZ", STORE_BATTLESCRIBE_ROSTER, TRUE },
    { "b.cat", STORE_BATTLESCRIBE_CATALOGUE, FALSE },
    { "b.catz", STORE_BATTLESCRIBE_CATALOGUE, TRUE },
    { "b.gst", STORE_BATTLESCRIBE_SYSTEM, FALSE },
    { "b.gstz", STORE_BATTLESCRIBE_SYSTEM, TRUE },
    { "b.roster", STORE_BATTLESCRIBE_NONE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gboolean zipped = FALSE;

      g_assert_cmpint (store_battlescribe_get_kind (kinds[i].path, &zipped), ==, kinds[i].kind);
      g_assert_cmpint (zipped, ==, kinds[i].zipped);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/battlescribe/roster", test_roster);
  g_test_add_func ("/battlescribe/ids", test_ids);
  g_test_add_func ("/battlescribe/book", test_book);
  g_test_add_func ("/battlescribe/read-back", test_read_back);
  g_test_add_func ("/battlescribe/others", test_others);
  g_test_add_func ("/battlescribe/refused", test_refused);
  g_test_add_func ("/battlescribe/deep", test_deep);
  g_test_add_func ("/battlescribe/names", test_names);
  g_test_add_func ("/battlescribe/kinds", test_kinds);

  return g_test_run ();
}
