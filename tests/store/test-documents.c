/* test-documents.c: whole documents, read and written
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "engine/army/army-check.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/field-file.h"
#include "store/documents/links.h"
#include "store/documents/operation-file.h"

typedef struct
{
  StoreLibrary *library;
  char *folder; /* temporary */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->library = store_library_new (NULL);
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      /* A save leaves nothing beside the file. */
      g_assert_false (g_str_has_suffix (name, ".duckboard-save"));
      g_unlink (path);
    }

  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  store_library_free (fixture->library);
}

static char *
find_shipped (Fixture *fixture, const char *name)
{
  char *path = store_library_find_file (fixture->library, name);

  g_assert_nonnull (path);
  return path;
}

static WarArmy *
load_army (Fixture *fixture, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarArmy *army = store_army_load (fixture->library, path, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, "");
  return army;
}

static void
assert_is_file (GBytes *bytes, const char *path)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, length);
}

/* Every shipped file is written as it is read, byte for byte. */
static void
test_shipped_files_are_canonical (Fixture *fixture, gconstpointer data)
{
  static const char *const suffixes[] = { ".duckarmy", ".duckfield", ".duckop" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autoptr (GPtrArray) paths = store_library_list_shipped (fixture->library, suffixes[i]);

      g_assert_cmpuint (paths->len, >, 0);
      for (guint j = 0; j < paths->len; j++)
        {
          const char *path = g_ptr_array_index (paths, j);
          g_autoptr (StoreFaults) faults = store_faults_new (path);
          g_autoptr (GBytes) bytes = NULL;

          if (i == 0)
            {
              g_autoptr (WarArmy) army = load_army (fixture, path);

              bytes = store_army_to_bytes (army);
            }
          else if (i == 1)
            {
              g_autoptr (WarField) field = store_field_load (path, faults);

              g_assert_nonnull (field);
              bytes = store_field_to_bytes (field);
            }
          else
            {
              g_autoptr (WarOperation) operation
                = store_operation_load (fixture->library, path, faults);

              g_assert_nonnull (operation);
              bytes = store_operation_to_bytes (operation);
            }
          assert_is_file (bytes, path);
        }
    }
}

static void
test_shipped_books (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *id;
    guint n_types, n_limits;
  } books[] = {
    { "entente-in-arms", 15, 4 }, { "for-the-fatherland", 10, 4 }, { "british-brigades", 6, 3 },
    { "french-brigades", 6, 3 },  { "german-brigades", 6, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *name = g_strdup_printf ("books/%s.duckbook", books[i].id);
      g_autofree char *path = find_shipped (fixture, name);
      WarBook *book = store_library_get_book (fixture->library, books[i].id, &error);
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *digest = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (book->types->len, ==, books[i].n_types);
      g_assert_cmpuint (book->limits->len, ==, books[i].n_limits);

      bytes = store_book_to_bytes (book);
      assert_is_file (bytes, path);
      digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
      g_assert_cmpstr (book->digest, ==, digest);
    }
}

/* The example's limits instead of its own: what is read is written again, in the oldest version of
 * the format that knows it. */
static const struct
{
  const char *name, *limit, *version;
  WarLimit expected;
} limits[] = {
  { "share",
    "category=\"officer\" share=\"2\" of=\"10\"",
    "1.0",
    { WAR_LIMIT_AT_MOST, (char *) "officer", 2, 10 } },
  { "in-all",
    "category=\"officer\" share=\"2\"",
    "1.1",
    { WAR_LIMIT_AT_MOST, (char *) "officer", 2, 0 } },
  { "each-type", "share=\"3\"", "1.1", { WAR_LIMIT_AT_MOST, NULL, 3, 0 } },
  { "among",
    "category=\"emplacement\" share=\"1\" of=\"2\" among=\"infantry\"",
    "1.1",
    { WAR_LIMIT_AT_MOST, (char *) "emplacement", 1, 2, (char *) "infantry" } },
  { "at-least",
    "at=\"least\" category=\"officer\" share=\"1\"",
    "1.1",
    { WAR_LIMIT_AT_LEAST, (char *) "officer", 1, 0 } },
  { "at-least-among",
    "at=\"least\" category=\"officer\" share=\"2\" of=\"1\" among=\"cavalry\" "
    "clause=\"entrenched.E-20\"",
    "1.1",
    { WAR_LIMIT_AT_LEAST, (char *) "officer", 2, 1, (char *) "cavalry",
      (char *) "entrenched.E-20" } },
};

static void
test_limit (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *path = find_shipped (fixture, "schemas/examples/example.duckbook");
  g_autofree char *text = NULL;
  g_autoptr (GRegex) regex = g_regex_new ("<limit [^>]*>", 0, 0, NULL);
  g_autofree char *limit = g_strdup_printf ("<limit %s/>", limits[row].limit);
  g_autofree char *version = g_strdup_printf (" version=\"%s\" id=", limits[row].version);
  g_autofree char *changed = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("b");
  g_autoptr (WarBook) book = NULL;
  const WarLimit *found;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_regex_replace_literal (regex, text, -1, 0, limit, 0, NULL);
  bytes = g_bytes_new (changed, strlen (changed));
  book = store_book_from_bytes (fixture->library, bytes, faults);
  g_assert_nonnull (book);
  found = g_ptr_array_index (book->limits, 0);
  g_assert_cmpint (found->kind, ==, limits[row].expected.kind);
  g_assert_cmpstr (found->category, ==, limits[row].expected.category);
  g_assert_cmpint (found->share, ==, limits[row].expected.share);
  g_assert_cmpint (found->of, ==, limits[row].expected.of);
  g_assert_cmpstr (found->among, ==, limits[row].expected.among);
  g_assert_cmpstr (found->clause, ==, limits[row].expected.clause);

  written = store_book_to_bytes (book);
  g_assert_nonnull (strstr (g_bytes_get_data (written, NULL), limit));
  g_assert_nonnull (strstr (g_bytes_get_data (written, NULL), version));
}

/* entrenched.10: the numbers of the published points table, by name. */
static void
test_points_table (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *book, *type;
    gint cost;
  } table[] = {
    { "entente-in-arms", "bef-infantry", 40 },
    { "entente-in-arms", "bef-officer", 50 },
    { "entente-in-arms", "british-cavalry", 70 },
    { "entente-in-arms", "mounted-bef-officer", 100 },
    { "entente-in-arms", "vickers-mg-team", 60 },
    { "entente-in-arms", "2-inch-mortar-team", 65 },
    { "entente-in-arms", "18-pounder-team", 90 },
    { "entente-in-arms", "clay-kickers", 60 },
    { "entente-in-arms", "flag-signaller", 40 },
    { "entente-in-arms", "french-infantry", 50 },
    { "entente-in-arms", "french-flag-bearer", 35 },
    { "entente-in-arms", "french-officer", 60 },
    { "entente-in-arms", "french-cavalry", 80 },
    { "entente-in-arms", "mounted-french-officer", 100 },
    { "entente-in-arms", "stretcher-bearers", 60 },
    { "for-the-fatherland", "german-infantry", 50 },
    { "for-the-fatherland", "german-officer", 60 },
    { "for-the-fatherland", "german-cavalry", 70 },
    { "for-the-fatherland", "german-mounted-officer", 100 },
    { "for-the-fatherland", "maschinengewehr-08-team", 55 },
    { "for-the-fatherland", "15-schwere-team", 80 },
    { "for-the-fatherland", "marksman", 60 },
    { "for-the-fatherland", "kleif-flame-trooper-team", 50 },
    { "for-the-fatherland", "gas-trooper-team", 60 },
    { "for-the-fatherland", "stretcher-bearers", 60 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      WarBook *book = store_library_get_book (fixture->library, table[i].book, NULL);
      const WarUnitType *type = war_book_find_type (book, table[i].type);

      g_assert_nonnull (type);
      g_assert_cmpint (type->cost, ==, table[i].cost);
      /* A unit with as much bravery as wounds would be dead before it tests. */
      g_assert_cmpint (type->stats[4], <, type->stats[0]);
    }
}

/* entrenched.9: what is recommended for each game type. */
static void
test_game_types (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *id, *clause;
    gint rounds_minimum, rounds_maximum, rounds_usual, cost_minimum, cost_maximum;
  } table[] = {
    { "assault", "entrenched.9.1", 10, 16, 13, 300, 2000 },
    { "control", "entrenched.9.2", 14, 18, 16, 600, 1600 },
    { "capture", "entrenched.9.3", 10, 18, 18, 600, 2000 },
    { "attrition", "entrenched.9.4", 12, 24, 24, 900, 3000 },
  };
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);

  g_assert_cmpuint (rules->game_types->len, ==, G_N_ELEMENTS (table));
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const WarGameType *game_type = war_rules_find_game_type (rules, table[i].id);

      g_assert_nonnull (game_type);
      g_assert_cmpstr (game_type->clause, ==, table[i].clause);
      g_assert_cmpint (game_type->rounds_minimum, ==, table[i].rounds_minimum);
      g_assert_cmpint (game_type->rounds_maximum, ==, table[i].rounds_maximum);
      g_assert_cmpint (game_type->rounds_usual, ==, table[i].rounds_usual);
      g_assert_cmpint (game_type->cost_minimum, ==, table[i].cost_minimum);
      g_assert_cmpint (game_type->cost_maximum, ==, table[i].cost_maximum);
    }
}

/* The books are what they were when their revision was given: whoever changes a number of theirs
 * gives them another revision, and says why. */
static void
test_book_digests (Fixture *fixture, gconstpointer data)
{
  WarBook *entente = store_library_get_book (fixture->library, "entente-in-arms", NULL);
  WarBook *central = store_library_get_book (fixture->library, "for-the-fatherland", NULL);

  g_assert_cmpint (entente->revision, ==, 2);
  g_assert_cmpstr (entente->digest, ==,
                   "1f78f2784f32392d037726b98c0cbc7c441bdb52a29b34d8667668d2af754eb9");
  g_assert_cmpint (central->revision, ==, 2);
  g_assert_cmpstr (central->digest, ==,
                   "af8447f0ad7fc4964fd5567c4bad9e9e12fdd770e278af97e2a6083480a12ee3");
}

static void
test_shipped_armies_are_legal (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    gint cost;
  } armies[] = {
    { "scenarios/british-expeditionary-force.duckarmy", 665 },
    { "scenarios/french-twentieth-corps.duckarmy", 1000 },
    { "scenarios/german-fifteenth-corps.duckarmy", 1000 },
    { "scenarios/german-fourth-army.duckarmy", 660 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autofree char *path = find_shipped (fixture, armies[i].name);
      g_autoptr (WarArmy) army = load_army (fixture, path);
      g_autoptr (GPtrArray) problems = war_army_check (army);

      g_assert_cmpint (war_army_get_cost (army), ==, armies[i].cost);
      g_assert_cmpint (army->cost_limit, ==, armies[i].cost);
      g_assert_cmpuint (problems->len, ==, 0);
    }
}

/* An army with an ally is of version 1.1, and comes back with both books; one whose ally's book is
 * missing stands on its copies, and is written as it was. */
static void
test_allied_army (Fixture *fixture, gconstpointer data)
{
  WarBook *own = store_library_get_book (fixture->library, "club-french", NULL);
  WarBook *other = store_library_get_book (fixture->library, "club-british", NULL);
  WarUnitType *type = war_book_find_type (other, "club-british-tank");
  g_autoptr (WarArmy) alone = war_army_new ("Both", own);
  g_autoptr (WarArmy) allied = war_army_set_ally (alone, 1, other);
  g_autoptr (WarUnit) unit = war_unit_new (type, NULL, NULL);
  g_autoptr (WarArmy) army = war_army_insert_unit (allied, 0, unit);
  g_autoptr (GBytes) bytes = store_army_to_bytes (army), again = NULL, lost = NULL, kept = NULL;
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (StoreFaults) faults = store_faults_new ("army");
  g_autoptr (WarArmy) read = store_army_from_bytes (fixture->library, bytes, faults);
  g_autoptr (WarArmy) lacking = NULL;
  g_autoptr (GPtrArray) problems = NULL, paths = NULL;

  g_assert_nonnull (strstr (text, "version=\"1.1\""));
  g_assert_nonnull (read);
  g_assert_true (war_army_get_unit (read, 0)->type == type);
  again = store_army_to_bytes (read);
  g_assert_true (g_bytes_equal (bytes, again));
  paths = store_army_list_links (read);
  g_assert_cmpuint (paths->len, ==, 2);

  g_string_replace (changed, "<book id=\"club-british\"", "<book id=\"club-gone\"", 0);
  lost = g_bytes_new (changed->str, changed->len);
  lacking = store_army_from_bytes (fixture->library, lost, faults);
  g_assert_nonnull (lacking);
  problems = war_army_check (lacking);
  g_assert_cmpint (((WarProblem *) problems->pdata[problems->len - 1])->kind, ==,
                   WAR_PROBLEM_BOOK_MISSING);
  kept = store_army_to_bytes (lacking);
  g_assert_true (g_bytes_equal (lost, kept));
}

/* entrenched.11.1: forces and their cost, how each side wins, the size of the field. */
static void
test_langemarck (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = find_shipped (fixture, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (fixture->library, path, faults);
  guint n_buildings = 0, n_fords = 0, n_bridges = 0;

  g_assert_nonnull (operation);
  g_assert_cmpint (operation->rounds, ==, 12);
  g_assert_cmpint (operation->field->width, ==, 24 * WAR_INCH);
  g_assert_cmpint (operation->field->depth, ==, 12 * WAR_INCH);
  g_assert_cmpint (war_force_get_cost (operation->forces[0]), ==, 665);
  g_assert_cmpint (war_force_get_cost (operation->forces[1]), ==, 635);
  g_assert_cmpuint (war_force_count_units (operation->forces[0]), ==, 12);
  g_assert_cmpuint (war_force_count_units (operation->forces[1]), ==, 10);
  g_assert_cmpuint (operation->conditions->len, ==, 4);

  for (guint i = 0; i < operation->field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (operation->field->features, i);

      n_buildings += feature->terrain == WAR_TERRAIN_BUILDING;
      n_fords += feature->terrain == WAR_TERRAIN_FORD;
      n_bridges += feature->terrain == WAR_TERRAIN_BRIDGE;
    }
  g_assert_cmpuint (n_buildings, >=, 5);
  g_assert_cmpuint (n_fords, ==, 2);
  g_assert_cmpuint (n_bridges, ==, 1);
}

static void
test_save_and_load (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped
    = find_shipped (fixture, "scenarios/british-expeditionary-force.duckarmy");
  g_autofree char *path = g_build_filename (fixture->folder, "own.duckarmy", NULL);
  g_autoptr (WarArmy) army = load_army (fixture, shipped);
  g_autoptr (WarUnit) unit
    = war_unit_new (war_book_find_type (army->book, "clay-kickers"), "Moles <&> “Co.”",
                    "Under\u00a0Hill 60: \"quietly\" & 'slowly'");
  g_autoptr (WarArmy) edited = war_army_insert_unit (army, 0, unit);
  g_autoptr (GError) error = NULL;
  g_autoptr (WarArmy) loaded = NULL;

  store_army_save (fixture->library, edited, path, &error);
  g_assert_no_error (error);

  loaded = load_army (fixture, path);
  g_assert_cmpuint (loaded->units->len, ==, edited->units->len);
  g_assert_cmpstr (war_army_get_unit (loaded, 0)->name, ==, unit->name);
  g_assert_cmpstr (war_army_get_unit (loaded, 0)->note, ==, unit->note);
  g_assert_true (war_army_get_unit (loaded, 0)->type == unit->type);
  g_assert_cmpstr (loaded->game_type, ==, "assault");
  g_assert_cmpstr (loaded->book_digest, ==, army->book->digest);
}

/* What could not be read back is not written: a control character has no place in XML. */
static void
test_unreadable_is_not_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped
    = find_shipped (fixture, "scenarios/british-expeditionary-force.duckarmy");
  g_autofree char *path = g_build_filename (fixture->folder, "own.duckarmy", NULL);
  g_autoptr (WarArmy) army = load_army (fixture, shipped);
  g_autoptr (WarArmy) renamed = war_army_set_name (army, "Bell \a");
  g_autoptr (GError) error = NULL;

  store_army_save (fixture->library, army, path, &error);
  g_assert_no_error (error);

  g_assert_false (store_army_save (fixture->library, renamed, path, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  {
    g_autoptr (WarArmy) old = load_army (fixture, path);

    g_assert_cmpstr (old->name, ==, army->name);
  }
}

/* An army stands on its own copies when its book is gone: nothing is dropped, and it saves as it
 * was. */
static void
test_army_without_its_book (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped
    = find_shipped (fixture, "scenarios/british-expeditionary-force.duckarmy");
  g_autofree char *text = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("lost");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  GString *lost;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  lost = g_string_new (text);
  g_assert_cmpuint (g_string_replace (lost, "entente-in-arms", "lost-book", 0), ==, 1);
  bytes = g_string_free_to_bytes (lost);

  army = store_army_from_bytes (fixture->library, bytes, faults);
  g_assert_nonnull (army);
  g_assert_null (army->book);
  g_assert_cmpint (war_army_get_cost (army), ==, 665);

  problems = war_army_check (army);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpint (((WarProblem *) g_ptr_array_index (problems, 0))->kind, ==,
                   WAR_PROBLEM_BOOK_MISSING);

  again = store_army_to_bytes (army);
  g_assert_true (g_bytes_equal (bytes, again));
}

/* An army keeps a type as it was chosen when the book has another price now, and says so. */
static void
test_army_of_a_changed_book (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped
    = find_shipped (fixture, "scenarios/british-expeditionary-force.duckarmy");
  g_autofree char *text = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("old");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  GString *old;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  old = g_string_new (text);
  g_assert_cmpuint (g_string_replace (old, "name=\"BEF Infantry\" cost=\"40\"",
                                      "name=\"BEF Infantry\" cost=\"38\"", 0),
                    ==, 1);
  bytes = g_string_free_to_bytes (old);

  army = store_army_from_bytes (fixture->library, bytes, faults);
  g_assert_nonnull (army);
  g_assert_cmpint (war_army_get_cost (army), ==, 665 - 7 * 2);

  problems = war_army_check (army);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpint (((WarProblem *) g_ptr_array_index (problems, 0))->kind, ==,
                   WAR_PROBLEM_TYPE_CHANGED);

  again = store_army_to_bytes (army);
  g_assert_true (g_bytes_equal (bytes, again));
}

/* The shipped army with each pair's first text replaced by its second; the pairs end with NULL. */
static WarArmy *
load_altered (Fixture *fixture, ...)
{
  g_autofree char *shipped
    = find_shipped (fixture, "scenarios/british-expeditionary-force.duckarmy");
  g_autofree char *text = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("altered");
  g_autoptr (GBytes) bytes = NULL;
  GString *altered;
  const char *original;
  WarArmy *army;
  va_list arguments;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  altered = g_string_new (text);
  va_start (arguments, fixture);
  while ((original = va_arg (arguments, const char *)) != NULL)
    g_assert_cmpuint (g_string_replace (altered, original, va_arg (arguments, const char *), 1), ==,
                      1);
  va_end (arguments);

  bytes = g_string_free_to_bytes (altered);
  army = store_army_from_bytes (fixture->library, bytes, faults);
  g_assert_true (store_faults_is_empty (faults));
  return army;
}

static void
assert_saves (Fixture *fixture, const WarArmy *army)
{
  g_autofree char *path = g_build_filename (fixture->folder, "own.duckarmy", NULL);
  g_autoptr (GBytes) bytes = store_army_to_bytes (army);
  g_autoptr (GError) error = NULL;

  store_army_save (fixture->library, army, path, &error);
  g_assert_no_error (error);
  assert_is_file (bytes, path);
}

#define OLD_PRICE "name=\"BEF Infantry\" cost=\"40\"", "name=\"BEF Infantry\" cost=\"38\""
#define OLD_REVISION "revision=\"2\" sha256=\"", "revision=\"1\" sha256=\""

/* Adding the book's present entry brings all units of that name up to date, and the army saves. */
static void
test_changed_type_added_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = load_altered (fixture, OLD_PRICE, OLD_REVISION, NULL);
  g_autoptr (WarUnit) unit
    = war_unit_new (war_book_find_type (army->book, "bef-infantry"), NULL, NULL);
  g_autoptr (WarArmy) edited = war_army_insert_unit (army, 0, unit);
  g_autoptr (GPtrArray) problems = war_army_check (edited);

  assert_saves (fixture, army);
  g_assert_cmpint (war_army_get_cost (edited), ==, 665 + 40);
  for (guint i = 0; i < problems->len; i++)
    g_assert_cmpint (((WarProblem *) g_ptr_array_index (problems, i))->kind, !=,
                     WAR_PROBLEM_TYPE_CHANGED);
  assert_saves (fixture, edited);
}

/* So does an army that has lost what differed. */
static void
test_changed_type_removed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = load_altered (fixture, OLD_PRICE, OLD_REVISION, NULL);

  for (guint i = army->units->len; i > 0; i--)
    if (g_str_equal (war_army_get_unit (army, i - 1)->type->id, "bef-infantry"))
      {
        guint index = i - 1;
        WarArmy *smaller = war_army_remove_units (army, &index, 1);

        war_army_unref (army);
        army = smaller;
      }

  g_assert_cmpint (war_army_get_cost (army), ==, 665 - 7 * 40);
  assert_saves (fixture, army);
}

/* A book of one's own with a trait of its own: the army keeps the trait's words, says when the book
 * has others now, and can always be saved. */
static void
test_own_traits (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = find_shipped (fixture, "books/entente-in-arms.duckbook");
  g_autofree char *books = g_build_filename (fixture->folder, "books", NULL);
  g_autofree char *path = g_build_filename (books, "my-book.duckbook", NULL);
  g_autofree char *data_path
    = g_strjoin (":", fixture->folder, g_getenv ("DUCKBOARD_DATA_PATH"), NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("own");
  g_autoptr (GError) error = NULL;
  GString *book;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  book = g_string_new (text);
  g_string_replace (book, "id=\"entente-in-arms\"", "id=\"my-book\"", 1);
  g_string_replace (book, "  <types>\n",
                    "  <traits>\n    <trait id=\"stubborn\" name=\"Stubborn\">Never runs.</trait>\n"
                    "  </traits>\n  <types>\n",
                    1);
  g_string_replace (book, "dice=\"DPW\"/>\n    </type>",
                    "dice=\"DPW\"/>\n      <has trait=\"stubborn\"/>\n    </type>", 1);
  g_assert_cmpint (g_mkdir (books, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, book->str, -1, NULL));

  {
    g_autoptr (StoreLibrary) library = store_library_new (data_path);
    WarBook *own = store_library_get_book (library, "my-book", &error);
    g_autoptr (WarArmy) army = NULL;
    g_autoptr (WarArmy) filled = NULL;
    g_autoptr (WarUnit) unit = NULL;

    g_assert_no_error (error);
    army = war_army_new ("Mine", own);
    unit = war_unit_new (war_book_find_type (own, "bef-infantry"), NULL, NULL);
    filled = war_army_insert_unit (army, 0, unit);
    bytes = store_army_to_bytes (filled);
    g_assert_true (war_unit_type_has_trait (unit->type, "stubborn"));
  }

  g_string_replace (book, "Never runs.", "Always runs.", 1);
  g_assert_true (g_file_set_contents (path, book->str, -1, NULL));
  g_string_free (book, TRUE);

  {
    g_autoptr (StoreLibrary) library = store_library_new (data_path);
    g_autoptr (WarArmy) army = store_army_from_bytes (library, bytes, faults);
    g_autoptr (GPtrArray) problems = NULL;
    const WarTraitUse *use;

    g_assert_nonnull (army);
    problems = war_army_check (army);
    g_assert_cmpuint (problems->len, ==, 1);
    g_assert_cmpint (((WarProblem *) g_ptr_array_index (problems, 0))->kind, ==,
                     WAR_PROBLEM_TYPE_CHANGED);
    use = &g_array_index (war_army_get_unit (army, 0)->type->traits, WarTraitUse, 0);
    g_assert_cmpstr (use->trait->text, ==, "Never runs.");

    again = store_army_to_bytes (army);
    g_assert_true (g_bytes_equal (bytes, again));
  }

  g_unlink (path);
  g_rmdir (books);
}

/* A book is found by its file's name, and says itself who it is: the two must agree, or saving an
 * operation would quietly name another book. */
static void
test_book_under_another_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = find_shipped (fixture, "books/entente-in-arms.duckbook");
  g_autofree char *books = g_build_filename (fixture->folder, "books", NULL);
  g_autofree char *path = g_build_filename (books, "my-book.duckbook", NULL);
  g_autofree char *data_path
    = g_strjoin (":", fixture->folder, g_getenv ("DUCKBOARD_DATA_PATH"), NULL);
  g_autofree char *text = NULL;
  g_autoptr (StoreLibrary) library = store_library_new (data_path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  g_assert_cmpint (g_mkdir (books, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  g_assert_null (store_library_get_book (library, "my-book", &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_INVALID);
  g_assert_nonnull (strstr (error->message, "entente-in-arms"));

  g_unlink (path);
  g_rmdir (books);
}

/* Where the link would lead nowhere, or elsewhere, the field goes into the file. */
static void
test_operation_takes_its_field_along (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = find_shipped (fixture, "scenarios/langemarck.duckop");
  g_autofree char *path = g_build_filename (fixture->folder, "own.duckop", NULL);
  g_autofree char *linked = g_build_filename (fixture->folder, "langemarck.duckfield", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (fixture->library, shipped, faults);
  g_autoptr (WarOperation) moved = NULL;
  g_autoptr (WarOperation) beside = NULL;
  g_autoptr (GBytes) field = store_field_to_bytes (operation->field);
  g_autoptr (GBytes) moved_field = NULL;
  g_autoptr (GError) error = NULL;

  store_operation_save (fixture->library, operation, path, &error);
  g_assert_no_error (error);
  moved = store_operation_load (fixture->library, path, faults);
  g_assert_nonnull (moved);
  g_assert_null (moved->field_link);
  moved_field = store_field_to_bytes (moved->field);
  g_assert_true (g_bytes_equal (field, moved_field));

  store_field_save (operation->field, linked, &error);
  g_assert_no_error (error);
  store_operation_save (fixture->library, operation, path, &error);
  g_assert_no_error (error);
  beside = store_operation_load (fixture->library, path, faults);
  g_assert_nonnull (beside);
  g_assert_cmpstr (beside->field_link, ==, "langemarck.duckfield");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *limit = g_strdup_printf ("/store/documents/limit/%s", limits[i].name);

      g_test_add (limit, Fixture, GUINT_TO_POINTER (i), set_up, test_limit, tear_down);
    }
  ADD ("/store/documents/shipped-files-are-canonical", test_shipped_files_are_canonical);
  ADD ("/store/documents/shipped-books", test_shipped_books);
  ADD ("/store/documents/entrenched.10/points-table", test_points_table);
  ADD ("/store/documents/entrenched.9/game-types", test_game_types);
  ADD ("/store/documents/book-digests", test_book_digests);
  ADD ("/store/documents/allied-army", test_allied_army);
  ADD ("/store/documents/entrenched.10/shipped-armies-are-legal", test_shipped_armies_are_legal);
  ADD ("/store/documents/entrenched.11.1/langemarck", test_langemarck);
  ADD ("/store/documents/save-and-load", test_save_and_load);
  ADD ("/store/documents/unreadable-is-not-saved", test_unreadable_is_not_saved);
  ADD ("/store/documents/army-without-its-book", test_army_without_its_book);
  ADD ("/store/documents/army-of-a-changed-book", test_army_of_a_changed_book);
  ADD ("/store/documents/changed-type-added-again", test_changed_type_added_again);
  ADD ("/store/documents/changed-type-removed", test_changed_type_removed);
  ADD ("/store/documents/own-traits", test_own_traits);
  ADD ("/store/documents/book-under-another-name", test_book_under_another_name);
  ADD ("/store/documents/operation-takes-its-field-along", test_operation_takes_its_field_along);
  return g_test_run ();
}
